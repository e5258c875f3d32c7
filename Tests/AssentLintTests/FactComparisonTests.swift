import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup
import TestSupport
import Testing

/// What documents say of each other's facts, in the languages that are known.
@Suite struct FactComparisonTests {
  private static func document(_ path: String, _ text: String) -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: SourceFile(path: path, text: text)), path: path)
  }

  /// The rules of what is said otherwise in `start.md`.
  private static func found(_ text: String, _ others: [String: String]) -> [RuleID] {
    let start = document("start.md", text)
    let comparison = FactComparison(
      [FactSheet(of: start)] + others.map { FactSheet(of: document($0.key, $0.value)) })
    let subject = LintSubject(start, drifts: comparison.drifts["start.md"] ?? [])
    return Linter(rules: Rule.all.filter { $0.group == .documents || $0.id == .countDrift })
      .findings(in: subject).map(\.rule)
  }

  private static let agreements = [
    "license.md":
      "---\nversion: 2.0\nspdx: CC-BY-4.0\n---\n# License\n\n## 1. A\n\nx\n\n## 2. B\n\nx\n\n"
      + "## 3. C\n\nx\n",
    "terms.md": "---\nversion: 2.0\n---\n# Terms of Use\n\nText.\n",
    "privacy.md": "---\nversion: 2.0\n---\n# Privacy\n\nText.\n",
    "other.md": "---\nlanguage: en\n---\n# Other\n\nMust scroll to at least 95 %.\n",
    "more.md": "---\nlanguage: en\n---\n# More\n\nMust scroll to at least 95 %.\n",
  ]

  /// A line, and the line that says otherwise.
  static let lines: [(language: String, right: String, wrong: String, rule: RuleID)] = [
    ("de", "Lizenzversion: 2.0", "Lizenzversion: 1.0", .versionDrift),
    (
      "de", "**Aktuelle Version der Lizenz**: 2.0", "**Aktuelle Version der Lizenz**: 1.0",
      .versionDrift
    ),
    (
      "de", "Man muss mindestens 95 % scrollen.", "Man muss mindestens 90 % scrollen.",
      .thresholdDrift
    ),
    (
      "de", "Diese App steht unter der Lizenz CC BY 4.0.",
      "Diese App steht unter der Lizenz CC BY 3.0.", .licenseNameDrift
    ),
    ("de", "Die Lizenz hat 3 Abschnitte.", "Die Lizenz hat 12 Abschnitte.", .countDrift),
    ("fr", "Version de la licence : 2.0", "Version de la licence : 1.0", .versionDrift),
    (
      "fr", "Il faut faire défiler au moins 95 % du texte.",
      "Il faut faire défiler au moins 90 % du texte.", .thresholdDrift
    ),
    (
      "fr", "Cette application est sous licence CC BY 4.0.",
      "Cette application est sous licence MIT.", .licenseNameDrift
    ),
    ("es", "Versión de la licencia: 2.0", "Versión de la licencia: 1.0", .versionDrift),
    (
      "es", "Hay que desplazarse al menos el 95 %.", "Hay que desplazarse al menos el 80 %.",
      .thresholdDrift
    ),
    ("it", "Versione della licenza: 2.0", "Versione della licenza: 1.0", .versionDrift),
    ("it", "La licenza ha 3 articoli.", "La licenza ha 9 articoli.", .countDrift),
    ("pt", "Versão dos termos de uso: 2.0", "Versão dos termos de uso: 1.0", .versionDrift),
    ("nl", "Licentieversie: 2.0", "Licentieversie: 1.0", .versionDrift),
    ("nl", "Versie van het privacybeleid: 2.0", "Versie van het privacybeleid: 1.0", .versionDrift),
    ("pl", "Wersja licencji: 2.0", "Wersja licencji: 1.0", .versionDrift),
    ("ru", "Версия лицензии: 2.0", "Версия лицензии: 1.0", .versionDrift),
    ("ja", "利用規約のバージョン：2.0", "利用規約のバージョン：1.0", .versionDrift),
    ("ja", "95％以上スクロールする必要があります。", "90％以上スクロールする必要があります。", .thresholdDrift),
    ("zh-Hans", "许可协议版本：2.0", "许可协议版本：1.0", .versionDrift),
    ("zh-Hans", "必须滚动至少95%。", "必须滚动至少90%。", .thresholdDrift),
    ("ko", "이용약관 버전: 2.0", "이용약관 버전: 1.0", .versionDrift),
    ("en", "The license has 3 sections.", "The license has 15 major sections.", .countDrift),
  ]

  @Test(arguments: lines.indices)
  func `a line that says otherwise is found, and one that does not is not`(index: Int) {
    let line = Self.lines[index]
    let head = "---\nlanguage: \(line.language)\n---\n# Start\n\n"
    #expect(Self.found(head + line.right + "\n", Self.agreements) == [], "\(line.right)")
    #expect(Self.found(head + line.wrong + "\n", Self.agreements) == [line.rule], "\(line.wrong)")
    let drawing = "```\n│ \(line.wrong) │\n```\n"
    #expect(Self.found(head + drawing, Self.agreements) == [line.rule], "\(drawing)")
  }

  /// Lines that state nothing of the agreements.
  static let silent = [
    ("de", "Bei alter Lizenzversion: 1.0 wird neu gefragt, wenn sie gilt."),
    ("de", "Version der Schrift: 1.0"),
    ("de", "Siehe Lizenz § 12 Abschnitte."), ("fr", "Version de l'API : 1.0"),
    ("es", "Versión anterior de la licencia: 1.0"), ("ja", "ライセンス第12条の条件"),
    ("zh-Hans", "许可协议第12条"), ("ko", "이전 이용약관 버전: 1.0"), ("pl", "Wersja systemu: 1.0"),
    ("ru", "Версия программы: 1.0"), ("en", "See sections 2 and 12 of the license."),
    ("en", "The license and 12 chapters of code"),
    ("de", "Diese App lädt Bilder unter der Lizenz von Flickr."),
  ]

  @Test(arguments: silent.indices)
  func `a line that states nothing is left alone`(index: Int) {
    let (language, line) = Self.silent[index]
    let text = "---\nlanguage: \(language)\n---\n# Start\n\n\(line)\n"
    #expect(Self.found(text, Self.agreements) == [], "\(line)")
  }

  static let companies: [(own: String, other: String)] = [
    ("Example Works, Inc.", "Example Works LLC"), ("Beispiel GmbH", "Beispiel AG"),
    ("Exemple SAS", "Exemple SARL"), ("Przykład Sp. z o.o.", "Przykład S.A."),
    ("株式会社サンプル", "合同会社サンプル"), ("示例有限公司", "示例股份有限公司"), ("예시 주식회사", "예시 유한회사"),
  ]

  @Test(arguments: companies.indices)
  func `a company has one form in all documents`(index: Int) {
    let (own, other) = Self.companies[index]
    let license = [
      "license.md":
        "---\nlicensor: \(own)\n---\n# License\n\n\(own) grants it. \(own) may end it.\n"
    ]
    #expect(Self.found("# Start\n\nMade by \(own)\n", license) == [])
    #expect(Self.found("# Start\n\nMade by \(other)\n", license) == [.companyNameDrift], "\(other)")
    #expect(Self.found("# Start\n\nMade by \(other) and \(own)\n", license) == [])
  }

  @Test func `a company that is only mentioned is no fact`() {
    let text = "# License\n\nPayments are handled by Example Works, Inc. for your card.\n"
    let other = "# Start\n\nHosted by Example Works LLC\n"
    #expect(Self.found(other, ["license.md": text]) == [])
    let stated = "# License\n\nThis is offered by Example Works, Inc. (\"we\").\n"
    #expect(Self.found(other, ["license.md": stated]) == [.companyNameDrift])
  }

  @Test func `documents are compared in time that grows with their number`() {
    let sheets = [400, 1_600].reduce(into: [Int: [FactSheet]]()) { sheets, count in
      sheets[count] = [
        FactSheet(of: Self.document("license.md", Self.agreements["license.md"] ?? ""))
      ]
      for number in 0..<count {
        let document = Self.document("a\(number).md", "# A\n\nThe license has 9 sections.\n")
        sheets[count]?.append(FactSheet(of: document))
      }
    }
    #expect(FactComparison(sheets[400] ?? []).drifts.count == 400)
    let isProportional = ProcessorTime.isProportional(to: 400) { count in
      for _ in 0..<4 { _ = FactComparison(sheets[count] ?? []).drifts.count }
    }
    #expect(isProportional)
  }
}
