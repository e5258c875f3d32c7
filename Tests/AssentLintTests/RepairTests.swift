import AssentDiagnostics
import AssentLint
import AssentMarkup
import Testing

/// Texts whose every character has a byte for all of its UTF-8 in the encodings tried.
private let texts = [
  "The licensor’s “Software” — café, naïve, Ærø, Größe, España; § 5 applies… © 2025\n",
  "Die Lizenz gilt für „Software“ und Änderungen – Straße, Übermaß, größer als 5 €.\n",
  "La licence couvre l’œuvre «\u{A0}logiciel\u{A0}» ; où, ça, être, Noël, garçon.\n",
  "→ Settings ✅ done ⚠ careful ★ rated 😊 thanks │ box │ └── end\n",
  "Лицензия распространяется на программу и документацию.\n",
  "Η άδεια καλύπτει το λογισμικό.\n",
  "L’accès (à la page) est libre à tous, été comme hiver.\n",
  "Tiếng Việt: giấy phép này áp dụng cho phần mềm.\n",
]

/// What a program shows that reads the UTF-8 of `text` as `encoding`, with undefined bytes kept as
/// C1 controls.
private func misread(_ text: String, as high: [UInt32]) -> String {
  var view = String.UnicodeScalarView()
  for byte in text.utf8 {
    let value = byte < 0x80 ? UInt32(byte) : high[Int(byte) - 0x80]
    if let scalar = Unicode.Scalar(value) { view.append(scalar) }
  }
  return String(view)
}

private let windows1252: [UInt32] = {
  let c1 = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
  return c1.unicodeScalars.map(\.value) + Array(0xA0...0xFF)
}()

@Suite struct RepairTests {
  @Test(arguments: texts)
  func `a text misread once or twice is repaired to the byte`(text: String) {
    var damaged = text
    for _ in 1...2 {
      damaged = misread(damaged, as: windows1252)
      let bytes = Array("# Title\n\n\(damaged)".utf8)
      let fixes = lint(bytes).of(.mojibake).compactMap(\.fix)
      let fixed = FixIt.apply(fixes, to: bytes)
      #expect(String(decoding: fixed, as: UTF8.self).utf8.elementsEqual("# Title\n\n\(text)".utf8))
    }
  }

  @Test(arguments: texts)
  func `a text misread as Latin-1 is repaired to the byte`(text: String) {
    let bytes = Array(misread(text, as: Array(0x80...0xFF)).utf8)
    let fixes = lint(bytes).of(.mojibake).compactMap(\.fix)
    let fixed = FixIt.apply(fixes, to: bytes)
    #expect(String(decoding: fixed, as: UTF8.self).utf8.elementsEqual(text.utf8))
  }

  @Test func `misread lines are repaired, however many have the same damage`() throws {
    let bytes = Array("# T\n\nThe licensorâ€™s a.\n\nThe licensorâ€™s b.\n".utf8)
    let fixes = lint(bytes).of(.mojibake).compactMap(\.fix)
    #expect(fixes.allSatisfy { $0.reach == .damage })
    #expect(!fixes.isEmpty)
    let text = String(decoding: FixIt.apply(fixes, to: bytes), as: UTF8.self)
    #expect(text == "# T\n\nThe licensor’s a.\n\nThe licensor’s b.\n")
  }

  @Test func `a heading is not lifted above one that it stood below`() {
    let inverted = lint("# A\n\n#### B\n\n### C\n").of(.skippedHeadingLevel)
    #expect(inverted.count == 1 && inverted.allSatisfy { $0.fix == nil })
    let clear = lint("# A\n\n#### B\n\n## C\n").of(.skippedHeadingLevel)
    #expect(clear.count == 1 && clear.allSatisfy { $0.fix != nil })
  }

  @Test func `a link with a port is left to its author`() {
    let links = lint("[a](http://example.net:8080/x) [b](http://example.org/)\n").of(.insecureLink)
    #expect(links.map { $0.fix == nil } == [true, false])
  }

  @Test(arguments: texts)
  func `the text itself is left alone`(text: String) {
    #expect(lint(text).of(.mojibake).map(\.message).isEmpty)
    #expect(lint(text).of(.lossyMojibake).map(\.message).isEmpty)
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a fix changes no word`(id: RuleID) throws {
    // What was misread is repaired to what was written.
    guard id != .mojibake else { return }
    let rule = try #require(Rule.all.first { $0.id == id })
    for text in rule.rejects {
      let example = Example(text)
      let fixes = lint(example.bytes, path: rule.examplePath).of(id).compactMap(\.fix)
      let fixed = FixIt.apply(fixes, to: example.bytes)
      #expect(words(fixed) == words(example.bytes), "\(text.debugDescription)")
    }
  }

  /// What a reader sees, without white space; of code blocks, which may be drawings, letters and
  /// digits alone. Two spellings of one letter are the same.
  private func words(_ bytes: [UInt8]) -> String {
    let document = Document(parsing: SourceFile(path: "words.md", bytes: bytes))
    var words = String.UnicodeScalarView()
    for node in document.nodes {
      let text = document.string(node.literal).unicodeScalars
      switch node.kind {
      case .htmlBlock, .htmlInline: continue
      case .codeBlock: words += text.filter { $0.properties.isAlphabetic || $0.value &- 0x30 < 10 }
      default: words += text.filter { !$0.properties.isWhitespace }
      }
    }
    return String(words)
  }
}
