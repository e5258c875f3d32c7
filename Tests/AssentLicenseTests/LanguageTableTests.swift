import AssentLicense
import Foundation
import TestSupport
import Testing

/// What a table says of a language holds wherever its words are asked for.
@Suite struct LanguageTableTests {
  private static let clauses = "## 2. B\n\nText.\n\n## 3. C\n\nText.\n"

  @Test(arguments: [
    ("Section", "January"), ("Section", "of August"), ("Ziffer", "Januar"), ("§", "März"),
    ("l’article", "janvier"), ("l’article", "mars"), ("l’article", "août"),
    ("el artículo", "de enero de"), ("l’articolo", "gennaio"), ("o artigo", "de fevereiro de"),
    ("artikel", "maart"), ("artykuł", "stycznia"), ("статья", "января"), ("стаття", "січня"),
    ("článek", "ledna"), ("kapitel", "mars"), ("afsnit", "marts"), ("kapittel", "desember"),
    ("artikla", "tammikuuta"), ("fejezet", "január"), ("articolul", "ianuarie"),
    ("Điều", "tháng 1 năm"), ("madde", "ağustos"), ("άρθρο", "σεπτεμβρίου"), ("pasal", "Agustus"),
    ("סעיף", "בינואר"), ("المادة", "يناير"), ("Section", "जनवरी"), ("Section", "มกราคม"),
    ("Section", "Hunyo"), ("Section", "May"), ("article", "mai"),
  ]) func `a day behind the number of a clause is no clause`(name: String, month: String) {
    let document = interpret(
      "# T\n\n## 1. A\n\nSee \(name) 1, 30 \(month) 2026.\n\n\(Self.clauses)")
    #expect(document.references.map(\.number) == ["1"])
  }

  @Test func `a word that may be a month is none without a year`() {
    let document = interpret("# T\n\n## 1. A\n\nSections 2 and 3 may end.\n\n\(Self.clauses)")
    #expect(document.references.map(\.number) == ["2", "3"])
  }

  /// The words of a table of the program that name a clause where it begins.
  private static func names(behind isBehind: Bool) throws -> [String] {
    let path = "Sources/AssentLicense/References/ReferenceNames.swift"
    let text = try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
    let table = try #require(
      text.split(separator: "TableText = ").dropFirst(isBehind ? 2 : 1).first)
    return table.split(separator: "\n").flatMap { row -> [String] in
      let fields = row.split(separator: "|")
      guard fields[0].trimmingPrefix(/\s*/) == "clause " else { return [] }
      return fields[1].split(separator: ";").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " *"))
      }
    }
  }

  @Test(arguments: [false, true])
  func `each word for a clause gives a heading its number`(isBehind: Bool) throws {
    let names = try Self.names(behind: isBehind)
    #expect(names.count > (isBehind ? 10 : 100))
    for name in names {
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let heading = isBehind ? "7. \(name) Garden" : "\(capital) 7. Garden"
      let clause = interpret("# T\n\n## \(heading)\n\nText.\n").clauses.first
      #expect(clause?.number == "7" && clause?.title == "Garden", "\(heading)")
    }
  }

  @Test(arguments: ["Sections 7. Garden", "Artikler 7. Have", "Články 7. A", "7. Bent on it"])
  func `a word for several clauses, or none, gives none`(heading: String) {
    let clause = interpret("# T\n\n## \(heading)\n\nText.\n").clauses.first
    #expect(clause?.number != "7" || clause?.title == "Bent on it")
  }

  @Test(arguments: [("## 第三節 A", "三"), ("## 第一千条 A", "一千"), ("## 第2編 A", "2"), ("## 第1条目的", "1")])
  func `a heading in Han has its number`(heading: String, number: String) {
    #expect(interpret("# T\n\n\(heading)\n\nText.\n").clauses.first?.number == number)
  }

  @Test(arguments: [
    "GitHub", "GitLab", "PayPal", "McDonald", "YouTube", "LinkedIn", "WhatsApp", "TikTok", "OpenAI",
    "JetBrains", "MongoDB", "MySQL", "FedEx", "eBay", "DeepL", "SoundCloud", "HubSpot", "DocuSign",
    "SpaceX", "UK customers",
  ]) func `the name of a firm behind a comma is no law`(firm: String) {
    for sentence in [
      "As stated in Section 99, \(firm) may end it", "If you use \(firm), Section 99 holds",
    ] {
      let document = interpret("# T\n\n## 1. A\n\n\(sentence).\n\n\(Self.clauses)")
      #expect(document.references.map(\.number) == ["99"], "\(sentence)")
    }
  }

  @Test(arguments: [
    "§ 2 UrhG", "§ 2 TzBfG", "§ 2 GewO", "Section 2 of the McCarran", "Article 2, GDPR", "UrhG § 2",
    "Section 2 CCPA",
  ]) func `the short name of a law tells it`(mention: String) {
    let document = interpret("# T\n\n## 1. A\n\nSee \(mention).\n\n\(Self.clauses)")
    #expect(document.references == [])
  }
}
