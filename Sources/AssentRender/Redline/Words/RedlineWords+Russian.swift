import AssentManifest

extension RedlineWords {
  static let russian: TableText = """
    title | Изменения: % → %
    list | Изменения по пунктам
    clause | Пункт
    change | Изменение
    words | Что изменилось
    unchanged | Пункты без изменений: %
    more | и ещё %
    section | Пункт %
    opening | До первого пункта
    passage | Отрывок: %
    data | Паспорт документа
    added | добавлен
    removed | исключён
    split | разделён
    joined | объединён
    moved | перемещён
    renumbered | перенумерован
    changed | изменён
    formerly | ранее %
    movedFromTo | Перемещён: % → %
    movedWithin | Перемещён в пределах: %
    movedAfter | ранее после: %, теперь после: %
    movedToFirst | ранее после: %, теперь в начале
    movedFromFirst | ранее в начале, теперь после: %
    dividedInto | Разделён: % → %
    joinedFrom | Объединены: % → %
    wordCount | Слова: %
    insertedMark | вставлено:
    deletedMark | удалено:
    endMark | конец
    addedParagraph | Добавлено:
    removedParagraph | Удалено:
    breakAdded | Новый абзац
    breakRemoved | Конец абзаца удалён
    same | Абзацы без изменений: %
    old | Прежний текст
    new | Новый текст
    inOld | в прежнем тексте
    inNew | в новом тексте
    noWords | Слова те же.
    identical | Оба текста одинаковы.
    term | определённый термин
    amount | число
    date | дата
    link-target | адрес ссылки
    reference | отсылка
    punctuation | пунктуация
    spelling | написание
    markup | разметка
    """
}
