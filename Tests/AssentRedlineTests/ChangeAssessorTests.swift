import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRedline
import Foundation
import TestSupport
import Testing

/// Sentences in two forms, with the least and the most that their change may be called.
@Suite struct ChangeAssessorTests {
  typealias ChangeClass = Manifest.ChangeClass

  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var least: ChangeClass
    var most: ChangeClass
    var old: String
    var new: String

    var testDescription: String { "\(language): \(old) → \(new)" }
  }

  static let rows: [Row] = {
    let file = PackageFolder.root.appending(
      path: "Tests/AssentRedlineTests/Judgements/changes.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let least = ChangeClass(rawValue: fields[1]),
        let most = ChangeClass(rawValue: fields[2])
      else { return nil }
      return Row(
        language: fields[0], least: least, most: most,
        old: unescaped(fields[3]), new: unescaped(fields[4]))
    }
  }()

  /// The text of a field: `\n` is a line end, `\u{200B}` a character that nobody would see here.
  static func unescaped(_ field: String) -> String {
    field.replacing("\\n", with: "\n").replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
  }

  static func legal(_ text: String, language: String = "en") -> LegalDocument {
    let source = SourceFile(path: "terms.md", bytes: Array(text.utf8))
    return LegalDocument(
      interpreting: Document(parsing: source), path: "terms.md", defaultLanguage: language)
  }

  /// A whole agreement around a sentence.
  static func agreement(_ sentence: String) -> String {
    "# Garden\n\n## 1. First\n\nTulips here.\n\n## 2. Second\n\n\(sentence)\n\n## 3. Third\n\nRoses there.\n"
  }

  static func assessment(_ old: String, _ new: String, language: String = "en")
    -> ChangeAssessment
  {
    ChangeAssessor.assessment(
      of: legal(old, language: language), to: legal(new, language: language))
  }

  @Test(arguments: [
    ("en", "June", "August"), ("de", "Juni", "August"), ("fr", "juin", "août"),
    ("es", "junio", "agosto"), ("it", "giugno", "agosto"), ("pt", "junho", "agosto"),
    ("nl", "juni", "augustus"), ("pl", "czerwiec", "sierpień"), ("ru", "июнь", "август"),
    ("uk", "червень", "серпень"), ("cs", "červen", "srpen"), ("sv", "juni", "augusti"),
    ("da", "juni", "august"), ("nb", "juni", "desember"), ("fi", "kesäkuu", "elokuu"),
    ("hu", "június", "augusztus"), ("ro", "iunie", "august"), ("vi", "tháng sáu", "tháng tám"),
    ("tr", "haziran", "ağustos"), ("el", "Ιούνιος", "Αύγουστος"), ("id", "Juni", "Agustus"),
    ("he", "יוני", "אוגוסט"), ("ar", "كانون الثاني", "نيسان"), ("hi", "जून", "अगस्त"),
    ("th", "มิถุนายน", "สิงหาคม"), ("tl", "Hunyo", "Agosto"), ("fil", "Hunyo", "Agosto"),
    ("sv", "måndag", "fredag"), ("fi", "maanantai", "perjantai"), ("cs", "pondělí", "pátek"),
    ("hu", "hétfő", "péntek"), ("el", "Δευτέρα", "Παρασκευή"), ("id", "Senin", "Jumat"),
  ])
  func `a dash between two months or days is an amount`(
    language: String, first: String, last: String
  ) {
    let found = Self.assessment(
      Self.agreement("Tulips: \(first) – \(last)."), Self.agreement("Tulips: \(first), \(last)."),
      language: language)
    #expect(found.signals.contains { $0.kind == .amount }, "\(found.signals)")
  }

  @Test func `the table has rows of all languages`() {
    #expect(Self.rows.count >= 150)
    let languages = [
      "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "zh", "ko", "ar", "he",
    ]
    #expect(Set(Self.rows.map(\.language)).isSuperset(of: languages))
  }

  @Test(arguments: rows)
  func `a change is called no less than it is, and no more than it may be`(_ row: Row) {
    for (old, new) in [(row.old, row.new), (row.new, row.old)] {
      let found = Self.assessment(
        Self.agreement(old), Self.agreement(new), language: row.language)
      let told = found.signals.map { "\($0.kind.rawValue) '\($0.old)' → '\($0.new)'" }
      #expect(found.changeClass >= row.least, "\(row.testDescription): \(told)")
      #expect(found.changeClass <= row.most, "\(row.testDescription): \(told)")
      #expect(found.signals.isEmpty == (found.changeClass < .obligations))
    }
  }
}
