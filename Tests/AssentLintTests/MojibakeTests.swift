import AssentDiagnostics
import AssentLint
import Foundation
import Testing

/// The document with 48 damaged lines, where it is at hand.
private let onboarding: [UInt8]? = {
  let file = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../shared/seeds/003-onboarding-flow.md").standardizedFileURL
  return (try? Data(contentsOf: file)).map(Array.init)
}()

@Suite struct MojibakeTests {
  @Test(
    arguments: [
      ("It’s", "Itâ€™s"),
      ("→", "â†’"),
      ("✅ done", "âœ… done"),
      ("🔒", "ğŸ”’"),
      ("💳", "ğŸ’³"),
      ("😊", "ðŸ˜Š"),
      ("café", "cafÃ©"),
      ("voilà la", "voilÃ\u{A0} la"),
      ("É", "Ã‰"),
      ("RÔLE", "RÃ”LE"),
      ("Österreich", "Ã–sterreich"),
      ("§ 5", "Â§ 5"),
      ("© 2025", "Â© 2025"),
      ("a\u{A0}b", "aÂ\u{A0}b"),
      ("│ box └──", "â”‚ box â””â”€â”€"),
      ("привет", "Ð¿Ñ€Ð¸Ð²ÐµÑ‚"),
      ("привет", "РїСЂРёРІРµС‚"),
      ("слово — дело", "СЃР»РѕРІРѕ вЂ” РґРµР»Рѕ"),
      ("zażółć", "zaĹĽĂłĹ‚Ä‡"),
      ("ελληνικά", "ÎµÎ»Î»Î·Î½Î¹ÎºÎ¬"),
      ("Việt", "Viá»‡t"),
      ("și țară", "È™i È›arÄƒ"),
      ("日本", "æ—¥æœ¬"),
      ("’", "â\u{80}\u{99}"),
      ("“it”", "â\u{80}\u{9C}itâ\u{80}\u{9D}"),
      ("’", "Ã¢â‚¬â„¢"),
      ("é", "ÃƒÂ©"),
    ])
  func `misread UTF-8 is read back exactly`(meant: String, damaged: String) throws {
    let bytes = Array("Text \(damaged) text\n".utf8)
    let findings = lint(bytes)
    #expect(findings.of(.mojibake).count == 1)
    #expect(findings.of(.lossyMojibake).isEmpty)
    let fix = try #require(findings.of(.mojibake).first?.fix)
    let fixed = String(decoding: FixIt.apply([fix], to: bytes), as: UTF8.self)
    #expect(fixed.utf8.elementsEqual("Text \(meant) text\n".utf8))
  }

  @Test(
    arguments: [
      ("←", "â†"), ("”", "wordâ€"), ("🔐", "ğŸ”"), ("📝", "ğŸ“"), ("⚙\u{FE0F}", "âš™ï¸"),
      ("⚠\u{FE0F}", "âš\u{A0}ï¸"), ("”", "wordâ€\u{FFFD}"),
    ])
  func `with a byte lost, the likeliest guess comes first and nothing is fixed`(
    meant: String, damaged: String
  ) throws {
    let findings = lint("Text \(damaged) text\n")
    #expect(findings.of(.mojibake).isEmpty)
    #expect(findings.of(.replacementCharacter).isEmpty)
    let finding = try #require(findings.of(.lossyMojibake).first)
    #expect(finding.fix == nil)
    let help = try #require(finding.help)
    let guess = try #require(help.split(separator: "'").dropFirst().first)
    #expect(guess == meant)
  }

  @Test(
    arguments: [
      "NÃO É PERMITIDO: “SÃO JOÃO”, “IRMÔ", "“CAFÉ” et « qualité\u{A0}», l’été…»",
      "„Spaß“ »Maß« Ä“",
      "Він і Рік, діє, надії, Її", "«РФ» ВСЁ… В\u{A0}Google в «Доме»", "Ăştia, Úžasný, Łódź, część",
      "Hâlâ “Leylâ”…, ağ Ş", "está»… “AÑO”", "Viết bằng tiếng Việt", "Größe §\u{A0}5 ° ± ²",
      "e\u{301} a\u{308}", "日本語、中文「한국어」", "ÀÁÂÃÄÅ ÈÉÊË", "français – «\u{A0}où\u{A0}»",
    ])
  func `text as people write it is not taken for damage`(text: String) {
    let findings = lint("\(text)\n")
    #expect(findings.of(.mojibake).map(\.message).isEmpty)
    #expect(findings.of(.lossyMojibake).map(\.message).isEmpty)
  }

  @Test(.enabled(if: onboarding != nil))
  func `the damage of a real document is found at its lines`() throws {
    let bytes = try #require(onboarding)
    let findings = lint(bytes, path: "flows/onboarding.md")
    let lost = findings.of(.lossyMojibake)
    #expect(lost.compactMap { $0.range?.start.line } == [19, 47, 48, 49, 85])
    #expect(lost.allSatisfy { $0.fix == nil })
    let exact = findings.of(.mojibake)
    let isDamaged = { (line: ArraySlice<UInt8>) in line.contains { $0 >= 0x80 } }
    let source = SourceFile(path: "x", bytes: bytes)
    let damaged = (1...source.lineCount).filter { isDamaged(source.line($0)) }
    #expect(damaged.count == 48)
    // Each misreading is one finding; its repair is that of every line.
    #expect(exact.compactMap { $0.range?.start.line } == [10, 50])
    let edits = exact.compactMap(\.fix).flatMap(\.edits)
    let mended = Set(edits.map { source.location(ofByte: $0.range.lowerBound).line })
    #expect(mended.sorted() == damaged.filter { ![19, 47, 48, 49, 85].contains($0) })
    let fixed = FixIt.apply(exact.compactMap(\.fix), to: bytes)
    let left = lint(fixed, path: "flows/onboarding.md")
    #expect(left.of(.mojibake).isEmpty)
    #expect(left.of(.lossyMojibake).count == 5)
    let text = String(decoding: fixed, as: UTF8.self)
    #expect(text.contains("1. Opens app → Sees welcome screen"))
    #expect(text.contains("🔒 **Sign in with Apple**"))
    #expect(text.contains("- 💳 **Subscription**"))
    #expect(text.contains("    ↓\n"))
  }
}
