extension FrameWords {
  static let russian = FrameWords(
    labels: """
      contents | Содержание
      version | Версия
      effective | Вступает в силу
      published | Опубликовано
      updated | Последнее обновление
      digest | Контрольная сумма слов
      words | Слова
      plainText | Простой текст
      json | JSON
      skip | Перейти к тексту
      copyLink | Копировать ссылку
      copied | Ссылка скопирована
      licenseSummary | Кратко о лицензии
      permissions | Разрешено
      conditions | Условия
      limitations | Ограничения
      notLegalText | Это описание не является частью соглашения.
      agreements | Соглашения
      documents | Документы
      print | Печать
      verify | Как проверить эту страницу
      minutes | мин чтения
      by | –
      license | Лицензия
      eula | Лицензионное соглашение с конечным пользователем
      terms | Условия использования
      privacy | Политика конфиденциальности
      other | Документ
      table | Таблица
      diagram | Схема
      anchor | Ссылка на этот раздел
      code | Код
      source | Исходный текст
      wideDiagram | Ширина рисунка — % столбцов. Целиком он виден на веб-странице и в тексте такой ширины.
      linkTo | Ссылка: %
      backTo | Вернуться к сноске %
      scrollHint | Шире страницы: прокрутите вбок
      languages | Языки
      translation | Это перевод. Преимущественную силу имеет текст: %
      history | История версий
      versions | Версии
      versionsOf | Версии: %
      status | Статус
      until | До
      change | Изменение
      material | Существенное
      editorial | Редакционное
      initial | Первая версия
      materialNote | Согласие запрашивается снова.
      editorialNote | Согласие повторно не запрашивается.
      changeIdentical | Текст тот же
      changeMarkup | Ничего не изменилось, кроме оформления
      changeTypography | Ничего не изменилось, кроме регистра букв, кавычек, тире и пробелов
      changeLinkTarget | Ничего не изменилось, кроме адресов ссылок
      changeDateLine | Ничего не изменилось, кроме даты или версии, указанной в тексте
      changePunctuation | Ничего не изменилось, кроме пунктуации
      changeWording | Изменена формулировка, без признаков иных прав или обязанностей
      changeObligations | Могли измениться права или обязанности
      statusCurrent | Действует
      statusUpcoming | Предстоящая
      statusSuperseded | Заменена
      statusWithdrawn | Отозвана
      statusDraft | Проект
      inForceSince | Действует с %.
      takesEffect | Вступает в силу %.
      replacedFrom | Её заменит версия %. Дата: %.
      untilThen | До этого действует версия %.
      wasInForce | Действовала с % до %.
      replacedIt | Её заменила версия %.
      neverInForce | Она не вступала в силу.
      withdrawnOn | Отозвана %.
      reason | Причина
      nowInForce | Действует версия %.
      noneInForce | Ни одна версия не действует.
      draftNote | Этот проект не выпущен и не действует.
      graceUntil | Принявшие прежнюю версию могут принять эту до %.
      upcomingVersion | Версия % вступает в силу %.
      dayStart | Дни начинаются в 00:00 UTC.
      asOf | По состоянию на %.
      dayTime | %, %
      changesFrom | Изменения с версии %
      changesTo | Изменения до версии %
      changesFromTo | Изменения с % до %
      before | До изменения
      after | После изменения
      feed | Лента новых версий
      clauseHistory | Изменения по пунктам
      clauseAdded | добавлен
      clauseRemoved | удалён
      clauseSplit | разделён
      clauseJoined | объединён
      clauseMoved | перемещён
      clauseRenumbered | перенумерован
      clauseChanged | изменён
      changedIn | Изменён в %
      publisher | Издатель
      contact | Контакты
      address | Адрес
      pageOf | страница % из %
      permalink | Адрес этой версии
      """,
    phrases: """
      commercial | Коммерческое использование
      share | Копирование и передача
      change | Изменение и переработка
      private | Личное использование
      patent | Использование патентов участников
      bundle | Объединение с другими программами и продажа целого
      link | Связывание с программами под другими лицензиями
      notice | Сохранять уведомления об авторских правах и лицензии
      source-notice | Сохранять уведомления в исходном коде; двоичным файлам они не нужны
      credit | Указать автора и дать ссылку на лицензию
      mark-changes | Указать, что изменено
      notice-file | Передать файл NOTICE
      source | Предоставить исходный код
      network-source | Предоставить исходный код пользователям по сети
      same | Передавать изменения под той же лицензией
      same-file | Оставить изменённые файлы под той же лицензией
      same-library | Оставить библиотеку и её изменения под той же лицензией
      relink | Дать пользователям заменить библиотеку в составе целого
      name | Не использовать зарезервированные имена для изменённых версий
      not-alone | Не продавать шрифт отдельно
      no-locks | Не добавлять технических ограничений и иных условий
      misrepresent | Не выдавать себя за автора оригинала
      no-warranty | Без гарантий
      no-liability | Авторы не несут ответственности
      no-trademark | Нет прав на товарные знаки
      no-patent | Нет прав на патенты
      no-endorsement | Имена авторов нельзя использовать для рекламы
      no-privacy | Нет отказа от прав других лиц на частную жизнь и изображение
      non-commercial | Без коммерческого использования
      no-changes | Без распространения изменённых версий
      indemnify | Коммерческие распространители отвечают за других участников
      """)
}
