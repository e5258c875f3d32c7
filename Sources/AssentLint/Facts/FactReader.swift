import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Reads what a document says of agreements: in prose, in code and in drawings, line by line.
///
/// It takes a statement only where its words leave no other reading: a line that tells of older and newer
/// versions, of an example or of a condition states nothing.
struct FactReader {
  private(set) var facts: [StatedFact] = []
  private let source: SourceFile

  /// Further facts of one document are not read.
  private static let limit = 500
  /// Longer lines are no statements.
  private static let longestLine = 1_000

  init(_ document: LegalDocument) {
    source = document.markup.source
    let start = document.markup.frontMatter?.content.upperBound ?? 0
    readLines(from: start)
    readIdentifiers(in: document.markup)
  }

  private mutating func readLines(from start: Int) {
    let bytes = source.bytes
    var position = start
    // One of these stands in each line that states something: "version", "scroll", "bottom", "license".
    while position + 6 < bytes.count, facts.count < Self.limit {
      guard let hit = Self.next(in: bytes, from: position) else { break }
      let number = source.location(ofByte: hit).line
      let line = source.line(number)
      position = line.endIndex + 1
      guard line.count <= Self.longestLine, line.startIndex >= start,
        let text = String(validating: line, as: UTF8.self)
      else { continue }
      read(FactLine(text, offset: line.startIndex))
    }
  }

  /// The next place with "rsion", "croll", "ottom" or "cens".
  private static func next(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      let last = bytes.count - 5
      while index < last {
        switch bytes[index] {
        case UInt8(ascii: "r"):
          if bytes[index + 1] == UInt8(ascii: "s"), bytes[index + 2] == UInt8(ascii: "i"),
            bytes[index + 3] == UInt8(ascii: "o")
          {
            return index
          }
        case UInt8(ascii: "c"):
          if bytes[index + 1] == UInt8(ascii: "r"), bytes[index + 2] == UInt8(ascii: "o"),
            bytes[index + 3] == UInt8(ascii: "l")
          {
            return index
          }
          if bytes[index + 1] == UInt8(ascii: "e"), bytes[index + 2] == UInt8(ascii: "n"),
            bytes[index + 3] == UInt8(ascii: "s") || bytes[index + 3] == UInt8(ascii: "c")
          {
            return index
          }
        case UInt8(ascii: "o"):
          if bytes[index + 1] == UInt8(ascii: "t"), bytes[index + 2] == UInt8(ascii: "t"),
            bytes[index + 3] == UInt8(ascii: "o")
          {
            return index
          }
        default: break
        }
        index += 1
      }
      return nil
    }
  }

  private mutating func read(_ line: FactLine) {
    guard !line.isComment else { return }
    if !line.isHypothetical { facts += line.versions }
    facts += line.thresholds
    facts += line.licenses
  }

  // MARK: Identifiers

  private mutating func readIdentifiers(in document: Document) {
    for node in document.nodes {
      switch node.kind {
      case .code, .codeBlock: break
      default: continue
      }
      let range = source.bytes(of: node.range)
      var index = range.lowerBound
      while index < range.upperBound, facts.count < Self.limit {
        guard Self.isLetter(source.bytes[index]) else {
          index += 1
          continue
        }
        var end = index
        while end < range.upperBound, Self.isWord(source.bytes[end]) { end += 1 }
        if end - index >= 12, end - index <= 60 {
          let name = String(decoding: source.bytes[index..<end], as: UTF8.self)
          if IdentifierParts(name) != nil {
            facts.append(
              StatedFact(
                topic: .identifier, value: name.lowercased(), written: name, range: index..<end))
          }
        }
        index = end
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  // MARK: Forms

  /// A version as it is compared: `1.0` of `v1.0.0`.
  static func version(_ text: String) -> String {
    var text = text.hasPrefix("v") || text.hasPrefix("V") ? String(text.dropFirst()) : text
    while text.hasSuffix(".0"), text.split(separator: ".").count > 2 { text.removeLast(2) }
    return text.contains(".") ? text : text + ".0"
  }
}
