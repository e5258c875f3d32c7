import AssentDiagnostics
import AssentMarkup
import AssentRender
import Testing

/// Rules that hold for every document.
struct PlainTextRuleTests {
  @Test(arguments: [20, 40, 72, 80, 100])
  func `no line is wider than the width, save verbatim text`(width: Int) {
    let renderer = PlainTextRenderer(options: .init(width: width))
    for (name, document) in PlainTextSamples.documents {
      let verbatim = verbatimLines(document)
      let lines = renderer.render(document).bytes.split(
        separator: 0x0A, omittingEmptySubsequences: false)
      for line in lines where displayColumns(of: line) > width {
        let text = String(decoding: line, as: UTF8.self)
        let isExempt = verbatim.contains { text.hasSuffix($0) }
        #expect(isExempt, "\(name): \(text)")
      }
    }
  }

  @Test func `an address that fits a line is never wider than the page with its number`() {
    let address = "https://example.org/" + String(repeating: "a", count: 50)
    let page = PlainTextSamples.document(
      "See [this](\(address)) and [that](https://example.org/b).\n")
    let text = PlainTextRenderer(options: .init(width: 72)).render(page).bytes
    #expect(
      String(decoding: text, as: UTF8.self).hasSuffix(
        "\n[1]\n\(address)\n[2] https://example.org/b\n"))
  }

  @Test(arguments: [20, 72], [false, true])
  func `no line ends with a space, and the text ends with one newline`(width: Int, hasPages: Bool) {
    let options = PlainTextRenderer.Options(
      width: width, pages: hasPages ? .init(title: "A title") : nil)
    for (name, document) in PlainTextSamples.documents {
      let bytes = PlainTextRenderer(options: options).render(document).bytes
      guard !bytes.isEmpty else { continue }
      #expect(!bytes.contains(0x20, before: 0x0A), "\(name)")
      #expect(bytes.last == 0x0A && bytes.dropLast().last != 0x0A, "\(name)")
    }
  }

  @Test func `the words are the literals without white space, whatever the layout`() {
    for (name, document) in PlainTextSamples.documents {
      let expected = words(of: document)
      for width in [20, 72, 200] {
        let rendered = PlainTextRenderer(options: .init(width: width)).render(document)
        #expect(rendered.words.words(in: document.text) == expected, "\(name) at \(width)")
      }
      let color = PlainTextRenderer(options: .init(usesColor: true)).render(document)
      #expect(color.words.words(in: document.text) == expected, "\(name) in color")
    }
  }

  @Test func `color changes no character`() {
    for (name, document) in PlainTextSamples.documents {
      let plain = PlainTextRenderer().render(document).bytes
      let color = PlainTextRenderer(options: .init(usesColor: true)).render(document).bytes
      #expect(withoutEscapes(color) == plain, "\(name)")
    }
  }

  @Test func `a page has 58 lines at most, its header first, and no heading last`() {
    let options = PlainTextRenderer.Options(pages: .init(title: "Title", version: "2.1"))
    for (name, document) in PlainTextSamples.documents {
      let bytes = PlainTextRenderer(options: options).render(document).bytes
      let pages = bytes.split(separator: 0x0C)
      for (index, page) in pages.enumerated() {
        let lines = String(decoding: page, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false
        ).dropLast()
        #expect(lines.count <= 58, "\(name), page \(index + 1)")
        #expect(lines.first?.hasPrefix("Title, version 2.1  ") == true)
        #expect(lines.first?.hasSuffix("page \(index + 1) of \(pages.count)") == true)
        let isUnderline = lines.last?.allSatisfy { "═╌".contains($0) } == true
        #expect(!isUnderline, "\(name), page \(index + 1)")
      }
    }
  }

  /// Every line of verbatim text, as it comes out but for its indent.
  private func verbatimLines(_ document: Document) -> Set<String> {
    var lines: Set<String> = []
    for node in document.nodes {
      guard case .codeBlock = node.kind else { continue }
      for line in document.string(node.literal).split(separator: "\n") {
        var line = line
        while line.last == " " || line.last == "\t" { line.removeLast() }
        lines.insert(String(line.split(separator: "\t").last ?? line))
      }
    }
    return lines
  }

  private func words(of document: Document) -> [UInt8] {
    var words = ""
    for node in document.nodes {
      switch node.kind {
      case .text, .code, .codeBlock: words += document.string(node.literal)
      default: break
      }
    }
    let scalars = words.unicodeScalars.filter { !$0.properties.isWhitespace }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  private func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "[") {
        while bytes[index] != UInt8(ascii: "m") { index += 1 }
        index += 1
      } else {
        index += 1
        while bytes[index] != 0x1B { index += 1 }
        index += 2
      }
    }
    return result
  }
}

extension [UInt8] {
  fileprivate func contains(_ first: UInt8, before second: UInt8) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}
