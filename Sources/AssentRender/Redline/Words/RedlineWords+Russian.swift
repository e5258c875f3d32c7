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
    signal.modal | обязанность или право
    signal.negation | отрицание
    signal.exception | исключение
    signal.scope | объём
    signal.discretion | усмотрение
    signal.amount | сумма
    signal.duration | срок или дата
    signal.party | сторона
    signal.governing-law | применимое право
    signal.liability | ответственность
    signal.warranty | гарантия
    signal.termination | прекращение
    signal.data | данные
    signal.definition | определение
    signal.reference-target | цель ссылки
    signal.list-item | элемент списка
    signal.clause | пункт
    signal.name | имя
    signal.order | порядок
    signal.statement | утверждение
    signal.binding-sentence | обязывающее предложение
    signal.resource | файл
    signal.binding-language | обязывающий язык
    signal.unknown-language | неизвестный язык
    signal.deleted | исключено: «%»
    signal.inserted | вставлено: «%»
    signal.becomes | «%» заменено на «%»
    signal.otherDefinition | «%» определяется иначе
    signal.otherTarget | «%» больше не означает тот же пункт
    signal.otherOrder | слова «%» стоят в другом порядке
    signal.otherContents | «%» имеет другое содержание
    signal.elsewhere | перемещено: «%»
    signal.notJudged | не оценено: «%»
    """
}
