import AssentManifest
import Testing

@testable import AssentGate

/// The tables of the languages: complete, with the same values, one verb in statement and button.
@Suite struct GateWordsTests {
  static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "he", "ar", "ja", "ko", "zh-Hans",
    "zh-Hant",
  ]

  /// What an app is called.
  static let apps = [
    "applic", "aplica", "aplikac", "прилож", "программ", "アプリ", "앱", "应用", "應用", "יישום", "التطبيق",
    "起動", "启动", "啟動", "démarrage", "arranque", "avvio", "запуск",
  ]

  @Test func `a gate speaks fifteen languages`() {
    #expect(GateWords.all.map(\.language) == Self.languages)
    #expect(GateWords.all.filter(\.isRightToLeft).map(\.language) == ["he", "ar"])
  }

  @Test(arguments: GateWords.all)
  func `a language has words of its own for every phrase, with all values`(_ words: GateWords) {
    let values = ["\u{1}", "\u{2}", "\u{3}"]
    for phrase in GatePhrase.allCases {
      let text = words.text(phrase, values[0], values[1], values[2])
      let english = GateWords.english.text(phrase, values[0], values[1], values[2])
      for value in values {
        #expect(text.contains(value) == english.contains(value), "\(words.language) \(phrase)")
      }
      #expect(text != phrase.rawValue && !text.isEmpty, "\(words.language) \(phrase)")
      #expect(!text.contains("%1") && !text.contains("%2") && !text.contains("%3"))
    }
    #expect(words.language == "en" || words.untranslated.isEmpty, "\(words.untranslated)")
  }

  @Test(arguments: GateWords.all)
  func `three sorts of yes have three verbs`(_ words: GateWords) {
    let statements: [GatePhrase] = [
      .agreementStatement, .acknowledgementStatement, .consentStatement,
    ]
    let buttons: [GatePhrase] = [.agreementAccept, .acknowledgementAccept, .consentAccept]
    for phrases in [statements, buttons] {
      #expect(Set(phrases.map { words.text($0, "T", "1") }).count == 3, "\(words.language)")
    }
  }

  /// What is said of every kind of yes, with the words of each language that are those of one kind alone.
  @Test(arguments: [
    ("en", ["accept", "agree", "consent"]), ("de", ["annehm", "angenommen", "stimm", "willig"]),
    ("nl", ["aanvaard", "akkoord", "toestemming"]), ("fr", ["accept", "consent"]),
    ("it", ["accett", "consens"]), ("es", ["acept", "consent"]), ("pt", ["aceit", "consent"]),
    ("pl", ["akcept", "zgod"]), ("ru", ["приня", "согла"]), ("ja", ["受け入れ", "承諾", "同意"]),
    ("ko", ["수락", "승낙", "동의"]), ("zh-Hans", ["接受", "许可", "同意"]),
    ("zh-Hant", ["接受", "許可", "同意"]), ("ar", ["قبل", "قبول", "وافق"]),
    ("he", ["קיבל", "לקבל", "הסכ"]),
  ])
  func `nobody is told to have accepted what they read or consented to`(
    _ language: String, _ stems: [String]
  ) throws {
    let words = try #require(GateWords.all.first { $0.language == language })
    let ofAll: [GatePhrase] = [
      .declineQuestion, .comparedOld, .countsUntil, .migratedCounts, .askFirst, .askChanged,
      .askRenewal,
      .askWithdrawn, .askDamaged, .wasDeclined, .wasWithdrawn, .tooYoung, .guardianNeeded,
      .noticeTextChanged, .unavailable, .notStoredAskedAgain, .notStoredNotCounted,
    ]
    for phrase in ofAll {
      let text = words.text(phrase, "1", "2", "3").lowercased()
      for stem in stems { #expect(!text.contains(stem), "\(phrase): \(text)") }
    }
    #expect(words.text(.wasWithdrawn, "1", "2") != words.text(.wasDeclined, "1", "2"))
  }

  @Test(arguments: GateWords.all)
  func `a page of the web speaks of a page, with all values, and has no words of a terminal`(
    _ words: GateWords
  ) throws {
    let phrases = try #require(words.json["phrases"])
    for phrase in GatePhrase.ofPages {
      let text = try #require(phrases[phrase.rawValue]?.string)
      let app = words.text(phrase)
      for value in ["%1", "%2", "%3"] {
        #expect(text.contains(value) == app.contains(value), "\(words.language) \(phrase)")
      }
      #expect(!"{|}".contains { text.contains($0) || app.contains($0) }, "\(text)")
    }
    // A page is neither an app nor started.
    let ofPages: [GatePhrase] = [
      .refusedOlder, .refusedUnverified, .refusedRevoked, .refusedTooNew, .refusedForm,
      .refusedOtherProduct, .refusedUnreadable, .notStoredAskedAgain, .migratedCounts, .about,
    ]
    for phrase in ofPages {
      let text = try #require(phrases[phrase.rawValue]?.string).lowercased()
      let letters = text.split { !$0.isLetter }
      #expect(!letters.contains("app"), "\(text)")
      for name in Self.apps { #expect(!text.contains(name), "\(text)") }
    }
    #expect(phrases["plainCommands"] == nil && phrases["keys"] == nil)
    #expect(words.text(.refusedTooNew) != phrases["refusedTooNew"]?.string)
  }

  @Test(arguments: GateWords.all)
  func `a title stands between quotation marks in every sentence`(_ words: GateWords) {
    let title = words.text(.askFirst, "%1", "2")
    guard let place = title.firstRange(of: "%1") else { return }
    let marks = title[..<place.lowerBound].last { !$0.isWhitespace }
    for phrase in GatePhrase.allCases {
      let english = GateWords.english.text(phrase)
      guard english.contains("“%1”") else { continue }
      let text = words.text(phrase)
      guard let found = text.firstRange(of: "%1") else { continue }
      #expect(
        text[..<found.lowerBound].last { !$0.isWhitespace } == marks, "\(words.language): \(text)")
    }
  }

  @Test(arguments: GateWords.all)
  func `a language is found by its own tag`(_ words: GateWords) {
    #expect(GateWords.best(for: [words.language]) == words)
  }

  @Test func `the language is chosen as texts are`() {
    for (ranges, language) in [
      (["de-AT"], "de"), (["zh-TW"], "zh-Hant"), (["zh-CN"], "zh-Hans"), (["iw"], "he"),
      (["pt-BR"], "pt"), (["xx", "fr-CA"], "fr"), (["xx"], "en"), ([], "en"),
    ] {
      #expect(GateWords.best(for: ranges).language == language, "\(ranges)")
    }
  }
}
