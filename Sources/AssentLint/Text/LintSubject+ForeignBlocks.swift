import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Lines with which other dialects of Markdown begin a block, and which are words of a paragraph here.
extension LintSubject {
  /// Their byte offsets, without the spaces around them.
  var foreignBlocks: [Range<Int>] {
    let nodes = document.markup.nodes
    return nodes.indices.compactMap { index in
      guard nodes[index].kind == .paragraph, index + 1 < nodes.count, nodes[index + 1].kind == .text
      else { return nil }
      let text = document.markup.bytes(nodes[index + 1].literal)
      let isQuoted = nodes[Int(nodes[index].parent)].kind == .blockQuote
      guard Self.beginsForeignBlock(text, isQuoted: isQuoted) else { return nil }
      let start = source.bytes(of: nodes[index].range).lowerBound
      var end = source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
      while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
      return start..<end
    }
  }

  /// - Parameter isQuoted: whether the paragraph is one of a quotation.
  private static func beginsForeignBlock(_ text: ArraySlice<UInt8>, isQuoted: Bool) -> Bool {
    guard let first = text.first else { return false }
    func begins(_ signs: String) -> Bool {
      guard text.starts(with: signs.utf8) else { return false }
      let next = text.dropFirst(signs.utf8.count).first ?? 0
      return (next | 0x20) &- 0x61 < 26
    }
    switch first {
    // MkDocs
    case UInt8(ascii: "!"): return begins("!!! ")
    case UInt8(ascii: "?"): return begins("??? ") || begins("???+ ")
    case UInt8(ascii: "="): return text.starts(with: "=== \"".utf8)
    // Docusaurus and Pandoc
    case UInt8(ascii: ":"):
      return begins(":::") || begins("::: ") || text.starts(with: "::: {".utf8)
        || text.starts(with: ":::{".utf8)
    // GitHub
    case UInt8(ascii: "["): return isQuoted && isAlert(text)
    // MDX
    case UInt8(ascii: "i"): return text.starts(with: "import ".utf8) && namesModule(text)
    case UInt8(ascii: "e"):
      return text.starts(with: "export const ".utf8) || text.starts(with: "export default ".utf8)
    default: return false
    }
  }

  /// `[!NOTE]`
  private static func isAlert(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "[!".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let name = text[..<end].dropFirst(2)
    return (3...12).contains(name.count) && name.allSatisfy { $0 &- 0x41 < 26 || $0 &- 0x61 < 26 }
  }

  /// `import Fees from "./fees.mdx"`
  private static func namesModule(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: 0x20)
    guard let from = words.firstIndex(where: { $0.elementsEqual("from".utf8) }),
      from + 1 < words.count,
      let quote = words[from + 1].first, "\"'“‘".utf8.contains(quote) || quote >= 0xE2
    else { return false }
    // A sentence has more words between.
    return from <= 6 && words.count == from + 2
  }
}
