import AssentLicense

/// The words of a page's frame in the language of the page.
package struct FrameLabels: Sendable {
  /// The language that the words are in: one of those there are words for here.
  package let language: String
  /// The words by their names in templates.
  package let words: [String: String]

  private init(_ language: String, _ words: [String]) {
    self.language = language
    self.words = Dictionary(uniqueKeysWithValues: zip(Self.names, words))
  }

  /// The words for a language tag; English where the language has none here.
  package static func labels(for tag: String) -> FrameLabels {
    all[LanguageTag.language(of: tag)] ?? english
  }

  package subscript(name: String) -> String { words[name] ?? "" }

  package static let names = [
    "contents", "version", "effective", "published", "updated", "digest", "words", "plainText",
    "json", "skip", "copyLink", "copied", "licenseSummary", "permissions", "conditions",
    "limitations", "notLegalText", "agreements", "documents", "print", "verify", "minutes", "by",
    "license", "eula", "terms", "privacy", "other", "table", "diagram", "anchor",
    "code", "source", "wideDiagram",
  ]

  private static let english = FrameLabels("en", englishWords)

  private static let all: [String: FrameLabels] = Dictionary(
    uniqueKeysWithValues: translations.map { ($0.key, FrameLabels($0.key, $0.value)) })

  private static let englishWords = [
    "Contents", "Version", "Effective", "Published", "Last updated", "Digest of the words",
    "Words", "Plain text", "JSON", "Skip to text", "Copy link", "Link copied", "License summary",
    "Permitted", "Required", "Limits", "This summary is not part of the agreement.",
    "Agreements", "Documents", "Print", "How to check this page", "min read", "by", "License",
    "End-user license agreement", "Terms of service", "Privacy policy", "Document", "Table",
    "Diagram", "Link to this section", "Code", "Source",
    "The drawing is % columns wide. It is whole on the web page, and in text of that width.",
  ]

  private static let translations: [String: [String]] = [
    "ar": [
      "المحتويات", "الإصدار", "تاريخ السريان", "تاريخ النشر", "آخر تحديث", "بصمة الكلمات",
      "الكلمات", "نص عادي", "JSON", "انتقل إلى النص", "انسخ الرابط", "نُسخ الرابط",
      "ملخص الترخيص", "مسموح", "مطلوب", "القيود", "هذا الملخص ليس جزءًا من الاتفاقية.",
      "الاتفاقيات", "المستندات", "طباعة", "كيفية التحقق من هذه الصفحة", "دقيقة للقراءة", "من",
      "الترخيص", "اتفاقية ترخيص المستخدم النهائي", "شروط الخدمة", "سياسة الخصوصية", "مستند",
      "جدول", "رسم تخطيطي", "رابط إلى هذا القسم", "شيفرة", "المصدر",
      "عرض الرسم % عمودًا. يظهر كاملًا في صفحة الويب وفي نص بهذا العرض.",
    ],
    "de": [
      "Inhalt", "Version", "Gültig ab", "Veröffentlicht", "Zuletzt geändert",
      "Prüfsumme der Wörter", "Wörter", "Nur Text", "JSON", "Zum Text springen", "Link kopieren",
      "Link kopiert", "Lizenz im Überblick", "Erlaubt", "Bedingungen", "Einschränkungen",
      "Dieser Überblick ist nicht Teil der Vereinbarung.", "Vereinbarungen", "Dokumente",
      "Drucken", "Diese Seite prüfen", "Min. Lesezeit", "von", "Lizenz",
      "Endbenutzer-Lizenzvertrag", "Nutzungsbedingungen", "Datenschutzerklärung", "Dokument",
      "Tabelle", "Diagramm", "Link zu diesem Abschnitt", "Code", "Quelltext",
      "Die Zeichnung ist % Spalten breit. Ganz zeigen sie die Webseite und Text dieser Breite.",
    ],
    "es": [
      "Contenido", "Versión", "En vigor desde", "Publicado", "Última actualización",
      "Huella de las palabras", "Palabras", "Texto sin formato", "JSON", "Ir al texto",
      "Copiar enlace", "Enlace copiado", "Resumen de la licencia", "Permitido", "Condiciones",
      "Límites", "Este resumen no forma parte del acuerdo.", "Acuerdos", "Documentos",
      "Imprimir", "Cómo comprobar esta página", "min de lectura", "de", "Licencia",
      "Contrato de licencia de usuario final", "Condiciones del servicio",
      "Política de privacidad", "Documento", "Tabla", "Diagrama", "Enlace a esta sección",
      "Código", "Texto de origen",
      "El dibujo tiene % columnas de ancho. Se ve entero en la página web y en texto de ese ancho.",
    ],
    "fr": [
      "Sommaire", "Version", "En vigueur le", "Publié le", "Dernière mise à jour",
      "Empreinte des mots", "Mots", "Texte brut", "JSON", "Aller au texte", "Copier le lien",
      "Lien copié", "Résumé de la licence", "Permis", "Conditions", "Limites",
      "Ce résumé ne fait pas partie du contrat.", "Contrats", "Documents", "Imprimer",
      "Vérifier cette page", "min de lecture", "par", "Licence",
      "Contrat de licence utilisateur final", "Conditions d’utilisation",
      "Politique de confidentialité", "Document", "Tableau", "Diagramme",
      "Lien vers cette section", "Code", "Texte source",
      "Le dessin a % colonnes de large. Il est entier sur la page web et dans un texte de cette largeur.",
    ],
    "it": [
      "Indice", "Versione", "In vigore dal", "Pubblicato", "Ultimo aggiornamento",
      "Impronta delle parole", "Parole", "Testo semplice", "JSON", "Vai al testo",
      "Copia collegamento", "Collegamento copiato", "Riepilogo della licenza", "Consentito",
      "Condizioni", "Limiti", "Questo riepilogo non fa parte del contratto.", "Contratti",
      "Documenti", "Stampa", "Come verificare questa pagina", "min di lettura", "di", "Licenza",
      "Contratto di licenza per l’utente finale", "Condizioni di servizio",
      "Informativa sulla privacy", "Documento", "Tabella", "Diagramma",
      "Collegamento a questa sezione", "Codice", "Testo sorgente",
      "Il disegno è largo % colonne. È intero nella pagina web e in un testo di quella larghezza.",
    ],
    "ja": [
      "目次", "版", "発効日", "公開日", "最終更新日", "本文のダイジェスト", "語数", "テキスト",
      "JSON", "本文へ移動", "リンクをコピー", "コピーしました", "ライセンスの概要", "許可",
      "条件", "制限", "この概要は契約の一部ではありません。", "契約", "文書", "印刷",
      "このページの確認方法", "分で読めます", "発行者", "ライセンス", "使用許諾契約",
      "利用規約", "プライバシーポリシー", "文書", "表", "図", "この節へのリンク", "コード", "原文",
      "図の幅は%桁です。ウェブページか、その幅のテキストで全体を見られます。",
    ],
    "pl": [
      "Spis treści", "Wersja", "Obowiązuje od", "Opublikowano", "Ostatnia aktualizacja",
      "Skrót słów", "Słowa", "Zwykły tekst", "JSON", "Przejdź do tekstu", "Kopiuj odnośnik",
      "Skopiowano odnośnik", "Streszczenie licencji", "Dozwolone", "Warunki", "Ograniczenia",
      "To streszczenie nie jest częścią umowy.", "Umowy", "Dokumenty", "Drukuj",
      "Jak sprawdzić tę stronę", "min czytania", "–", "Licencja",
      "Umowa licencyjna użytkownika końcowego", "Warunki korzystania z usługi",
      "Polityka prywatności", "Dokument", "Tabela", "Diagram", "Odnośnik do tej sekcji", "Kod",
      "Tekst źródłowy",
      "Rysunek ma szerokość % kolumn. W całości jest na stronie i w tekście o tej szerokości.",
    ],
    "ru": [
      "Содержание", "Версия", "Вступает в силу", "Опубликовано", "Последнее обновление",
      "Контрольная сумма слов", "Слова", "Простой текст", "JSON", "Перейти к тексту",
      "Копировать ссылку", "Ссылка скопирована", "Кратко о лицензии", "Разрешено", "Условия",
      "Ограничения", "Это описание не является частью соглашения.", "Соглашения",
      "Документы", "Печать", "Как проверить эту страницу", "мин чтения", "–", "Лицензия",
      "Лицензионное соглашение с конечным пользователем", "Условия использования",
      "Политика конфиденциальности", "Документ", "Таблица", "Схема", "Ссылка на этот раздел",
      "Код", "Исходный текст",
      "Ширина рисунка — % столбцов. Целиком он виден на веб-странице и в тексте такой ширины.",
    ],
  ]
}
