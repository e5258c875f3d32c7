import AssentDiagnostics
import AssentLint
import TestSupport
import Testing

/// An original and translations of it that say the same, and what is found in them once a word is
/// changed.
@Suite struct TranslationTests {
  static let original = """
    # Terms of Lantern

    Version 2.1, effective March 1, 2026.

    ## 1. Account

    You need an account ("Account") from the age of 16.

    - Choose a password of 12 characters.
    - Tell us within three (3) days when it is lost.

    ## 2. Payment

    ### 2.1 Price

    A year costs €1,000.50, and 30 % less for schools. See section 3 and
    [the list](https://lantern.example/en/prices).

    ### 2.2 Delay

    Whoever pays more than thirty days late owes 5.5 % a year; below 2,500 dollars we waive it.

    ## 3. End

    Either side may end these terms with 90 days' notice.

    We delete your data 24 months later, at the latest on December 31, 2030.
    """

  static let german = """
    # Bedingungen von Lantern

    Version 2.1, gültig ab 1. März 2026.

    ## 1. Konto

    Sie brauchen ein Konto („Konto“) und müssen mindestens 16 Jahre alt sein.

    - Wählen Sie ein Passwort mit 12 Zeichen.
    - Melden Sie uns binnen drei Tagen, wenn es verloren ging.

    ## 2. Bezahlung

    ### 2.1 Preis

    Ein Jahr kostet 1.000,50 €, für Schulen 30% weniger. Siehe Abschnitt 3 und
    [die Liste](https://lantern.example/de/prices).

    ### 2.2 Verzug

    Wer mehr als 30 Tage zu spät zahlt, schuldet 5,5 Prozent im Jahr; unter 2500 Dollar verzichten wir darauf.

    ## 3. Ende

    Jede Seite kann diese Bedingungen mit einer Frist von neunzig Tagen beenden.

    Ihre Daten löschen wir zwei Jahre danach, spätestens am 31.12.2030.
    """

  static let japanese = """
    # Lantern 利用規約

    バージョン 2.1、2026年3月1日発効。

    ## 第1条 アカウント

    ご利用には１６歳以上であることとアカウント（以下「アカウント」といいます）が必要です。

    - 12文字のパスワードを設定してください。
    - 紛失したときは３日以内にお知らせください。

    ## 第2条 支払い

    ### 2.1 料金

    年間料金は1,000.50ユーロ、学校は30％引きです。第3条と[料金表](https://lantern.example/ja/prices)をご覧ください。

    ### 2.2 遅延

    支払いが三十日を超えて遅れた方は年5.5％を支払います。2,500ドル未満は免除します。

    ## 第3条 終了

    いずれの当事者も90日前の通知により本規約を終了できます。

    お客様のデータはその24か月後、遅くとも2030年12月31日に削除します。
    """

  static let arabic = """
    # شروط لانترن

    الإصدار ٢.١، ساري المفعول اعتبارا من ١ مارس ٢٠٢٦.

    ## 1. الحساب

    تحتاج إلى حساب («الحساب») وأن يكون عمرك ١٦ عاما على الأقل.

    - اختر كلمة مرور من ١٢ حرفا.
    - أخبرنا خلال ثلاثة أيام عند فقدانها.

    ## 2. الدفع

    ### 2.1 السعر

    تبلغ تكلفة السنة ١٬٠٠٠٫٥٠ يورو، وأقل بنسبة ٣٠٪ للمدارس. انظر القسم 3 و[القائمة](https://lantern.example/ar/prices).

    ### 2.2 التأخير

    من يتأخر في الدفع أكثر من ٣٠ يوما يدين بنسبة ٥٫٥٪ سنويا؛ ونتنازل عنها دون ٢٬٥٠٠ دولار.

    ## 3. الإنهاء

    يجوز لأي طرف إنهاء هذه الشروط بإشعار مدته ٩٠ يوما.

    نحذف بياناتك بعد ذلك بـ ٢٤ شهرا، وفي موعد أقصاه ٣١ ديسمبر ٢٠٣٠.
    """

  static let french = """
    # Conditions de Lantern

    Version 2.1, en vigueur le 1er mars 2026.

    ## 1. Compte

    Il vous faut un compte (« Compte ») et avoir au moins 16 ans.

    - Choisissez un mot de passe de 12 caractères.
    - Prévenez-nous sous trois jours s'il est perdu.

    ## 2. Paiement

    ### 2.1 Prix

    Une année coûte 1 000,50 €, et 30 % de moins pour les écoles. Voir l'article 3 et
    [la liste](https://lantern.example/fr/prices).

    ### 2.2 Retard

    Qui paie avec plus de trente jours de retard doit 5,5 % par an ; nous y renonçons en dessous de 2 500 dollars.

    ## 3. Fin

    Chaque partie peut mettre fin aux conditions avec un préavis de quatre-vingt-dix jours.

    Nous effaçons vos données 24 mois plus tard, au plus tard le 31 décembre 2030.
    """

  static func findings(_ translation: String, _ language: String) -> [Diagnostic] {
    lint(Array(translation.utf8), path: "terms.\(language).md", original: original)
      .of(.localeStructureDiffers)
  }

  /// Numbers of one block that have no counterpart, some counterpart, and one of another kind.
  @Test(arguments: [
    (30_000, "", 50_000, ""), (30_000, "", 31_000, ""), (30_000, " days", 50_000, " %"),
    (30_000, " days", 30_000, " Monate"), (30_000, " days", 50_000, ""),
  ])
  func `numbers of a block four times as long take four times the work`(
    first: Int, unit: String, second: Int, other: String
  ) {
    func numbers(_ count: Int, _ first: Int, _ unit: String) -> String {
      "# A\n\n" + (0..<count).map { "\(first + $0)\(unit)" }.joined(separator: ", ") + "\n"
    }
    let isProportional = ProcessorTime.isProportional(to: 2_000) { count in
      _ = lint(
        Array(numbers(count, second, other).utf8), path: "terms.de.md",
        original: numbers(count, first, unit))
    }
    #expect(isProportional)
  }

  @Test(arguments: [
    ("de", german), ("ja", japanese), ("ar", arabic), ("fr", french),
  ])
  func `a good translation has no findings`(language: String, text: String) {
    #expect(Self.findings(text, language).map(\.message) == [])
  }

  /// What is changed in a translation, and a part of the message about it.
  static let mutations: [(language: String, old: String, new: String, said: String)] = [
    ("de", "1.000,50 €", "1.050,00 €", "'1.050,00 €' is '€1,000.50' in"),
    ("de", "1.000,50 €", "1.000,50 Dollar", "'1.000,50 Dollar' is '€1,000.50' in"),
    ("de", "30% weniger", "20% weniger", "'20%' is '30 %' in"),
    ("de", "30 Tage", "60 Tage", "'60 Tage'"),
    ("de", "31.12.2030", "31.12.2031", "'31.12.2031' is 'December 31, 2030' in"),
    ("de", "Abschnitt 3", "Abschnitt 4", "'4'"),
    (
      "de", " Siehe Abschnitt 3 und\n[die Liste](https://lantern.example/de/prices).", "",
      "link to 'https://lantern.example/en/prices' of"
    ),
    ("de", "### 2.2 Verzug", "### 2.3 Verzug", "has number 2.3; in"),
    ("de", "### 2.2 Verzug", "## 2.2 Verzug", "has level 2; in"),
    (
      "de", "## 3. Ende", "## Gerichtsstand\n\nEs gilt deutsches Recht.\n\n## 3. Ende",
      "heading 'Gerichtsstand' is not in"
    ),
    (
      "de", "## 3. Ende\n\nJede",
      "## 1. Konto\n\nSie brauchen ein Konto und müssen 16 sein.\n\n## 3. Ende\n\nJede",
      "stands here twice"
    ),
    (
      "de", "- Melden Sie uns binnen drei Tagen, wenn es verloren ging.\n", "",
      "item 'Tell us within three (3) days when it is …' of"
    ),
    (
      "de", "Jede Seite kann diese Bedingungen mit einer Frist von neunzig Tagen beenden.\n\n", "",
      "paragraph 'Either side may end these terms with 90 …' of"
    ),
    ("de", "(„Konto“) ", "", "term 'Account'"),
    ("ja", "1,000.50ユーロ", "1,500.00ユーロ", "'1,500.00ユーロ'"),
    ("ja", "90日前", "90か月前", "'90か月' is '90 days' in"),
    ("ja", "１６歳", "１８歳", "'１８歳'"),
    ("ja", "第3条と", "第2条と", "'2'"),
    ("ja", "2030年12月31日", "2030年12月1日", "'2030年12月1日' is 'December 31, 2030'"),
    ("ar", "٣٠ يوما", "٦٠ يوما", "'٦٠ يوما' is not in"),
    ("ar", "١٬٠٠٠٫٥٠", "١٬٥٠٠٫٥٠", "'١٬٥٠٠٫٥٠ يورو' is '€1,000.50'"),
    ("fr", "1 000,50 €", "10 000,50 €", "'10 000,50 €' is '€1,000.50'"),
    ("fr", "2 500 dollars", "25 000 dollars", "'25 000 dollars' is '2,500 dollars'"),
    ("fr", "24 mois", "24 semaines", "'24 semaines' is '24 months'"),
  ]

  @Test(arguments: mutations)
  func `a change in a translation is found`(
    language: String, old: String, new: String, said: String
  ) throws {
    let text = try #require(
      ["de": Self.german, "ja": Self.japanese, "ar": Self.arabic, "fr": Self.french][language])
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    let messages = Self.findings(changed, language).map(\.message)
    #expect(messages.contains { $0.contains(said) }, "\(messages)")
  }

  /// Pairs that say the same: the original, the translation and its language.
  static let alike: [(String, String, String)] = [
    (
      "Fees are USD 50, see https://x.example/c.html now.",
      "料金は50米ドルです。https://x.example/c.htmlをご覧ください。", "ja"
    ),
    ("Write to a@x.example within 40 days.", "请在40天内写信至a@x.example。", "zh-Hans"),
    ("This is version 1.2, of May.", "1.2 版，五月。", "zh-Hans"),
    ("The form is version 1.4 of it.", "Az űrlap a v1.4 változat.", "hu"),
    ("It ends after 45 days.", "તે ૪૫ દિવસ પછી સમાપ્ત થાય છે.", "gu"),
    ("It ends after 45 days.", "𑘝𑘹 𑙔𑙕 𑘟𑘰𑘯𑘽", "mr-Modi"),
    ("These terms (\"Terms\") bind you.", "Deze voorwaarden (Voorwaarden) binden u.", "nl"),
    ("These terms (\"Terms\") bind you.", "この規約（以下、本規約）に従うものとします。", "ja"),
    (
      "See https://x.example/wiki/Law for it.", "См. https://x.example/wiki/Закон_50 об этом.", "ru"
    ),
  ]

  @Test(arguments: alike)
  func `what a translation writes in its own way is the same`(
    original: String, text: String, language: String
  ) {
    let found = lint(
      Array("# A\n\n\(text)\n".utf8), path: "terms.\(language).md",
      original: "# A\n\n\(original)\n")
    #expect(found.of(.localeStructureDiffers).map(\.message) == [])
  }

  @Test(arguments: [
    "version = \"1/4\"\naliases = [\"/version/1/44/de\"]",
    "version = \"1/4\"\n\n# Pages that were here before\n\n[params]\nwords = \"Terms and 42 more\"\n\n",
  ])
  func `front matter of TOML is no paragraph`(lines: String) {
    let found = lint(
      Array("# A\n\nDas ist der ganze Text, mehr nicht.\n".utf8), path: "terms.de.md",
      original: "+++\n\(lines)\n+++\n\n# A\n\n"
        + "This is the whole text, and no more.\n")
    #expect(found.of(.localeStructureDiffers).map(\.message) == [])
  }

  @Test func `two amounts that changed places are found`() {
    let text = Self.german.replacing("12 Zeichen", with: "§").replacing(
      "16 Jahre", with: "12 Jahre"
    )
    .replacing("§", with: "16 Zeichen")
    #expect(!Self.findings(text, "de").isEmpty)
  }

  @Test(arguments: [
    "## 1. Konto", "## 2. Bezahlung", "### 2.1 Preis", "### 2.2 Verzug", "## 3. Ende",
  ])
  func `a section that is missing is found and named`(heading: String) throws {
    let sections = Self.german.split(separator: "\n#", omittingEmptySubsequences: false)
    let kept = sections.filter { !("#" + $0).hasPrefix(heading) }
    #expect(kept.count == sections.count - 1)
    let findings = Self.findings(kept.joined(separator: "\n#"), "de")
    #expect(findings.contains { $0.message.contains("has no counterpart here") })
    #expect(findings.allSatisfy { $0.notes.first?.file == "license.md" })
  }

  @Test func `a paragraph left in the original's language is found`() {
    let text = Self.german.replacing(
      "Jede Seite kann diese Bedingungen mit einer Frist von neunzig Tagen beenden.",
      with: "Either side may end these terms with 90 days' notice.")
    let found = lint(Array(text.utf8), path: "terms.de.md", original: Self.original)
    #expect(found.of(.untranslatedBlock).count == 1)
    #expect(found.of(.localeStructureDiffers).isEmpty)
  }

  @Test func `texts of one language are no translations of each other's words`() {
    let found = lint(
      Array(Self.original.utf8), path: "terms.en-GB.md", original: Self.original)
    #expect(found.of(.untranslatedBlock).isEmpty)
    #expect(found.of(.localeStructureDiffers).isEmpty)
  }

  @Test func `a translation of another version is compared no further`() {
    let text = "---\nversion: 3.0\n---\n# Bedingungen\n\nKurz.\n"
    let original = "---\nversion: 2.1\n---\n" + Self.original
    let found = lint(Array(text.utf8), path: "terms.de.md", original: original)
    #expect(found.of(.localeStructureDiffers).isEmpty)
  }
}
