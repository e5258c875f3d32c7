import AssentDiagnostics
import AssentMarkup

/// What is attached to a document in the same file: `Exhibit A`, `Anlage 2`, `附件一`.
struct Attachments {
  /// The number of each clause that is an attachment.
  private(set) var clauses: [Int: [String]] = [:]
  /// The blocks that begin with the name of an attachment.
  private(set) var blocks: Set<Int> = []
  private var byNumber: [[String]: Int] = [:]
  private var named: Set<[String]> = []

  init(_ document: Document, _ clauses: [Clause]) {
    var byNode: [Int: Int] = [:]
    for (index, clause) in clauses.enumerated() where clause.form != .listItem {
      byNode[clause.node] = index
    }
    for (node, value) in document.nodes.enumerated() {
      switch value.kind {
      case .heading: break
      case .paragraph where byNode[node] != nil || value.parent == 0: break
      default: continue
      }
      guard let number = Self.number(document, document.byteRange(of: value), isHeading: value.kind)
      else {
        continue
      }
      blocks.insert(node)
      let key = number.map { $0.lowercased() }
      named.insert(key)
      guard let clause = byNode[node] else { continue }
      self.clauses[clause] = number
      if byNumber[key] == nil { byNumber[key] = clause }
    }
  }

  /// The attachment with a number.
  func clause(_ number: [String]) -> Int? {
    let key = number.map { $0.lowercased() }
    return byNumber[key] ?? byNumber[Array(key.prefix(1))]
  }

  /// Whether a line names the attachment, though no clause does.
  func isNamed(_ number: [String]) -> Bool { named.contains(number.map { $0.lowercased() }) }

  /// The word for something attached that a clause begins with: `Annex`.
  static func name(of clause: Clause, in document: Document) -> String? {
    let range = document.byteRange(of: document.nodes[clause.node])
    let bytes = document.source.bytes
    let limit = min(range.upperBound, range.lowerBound + 120)
    var start = range.lowerBound
    while start < limit, isBeforeName(bytes[start]) { start += 1 }
    guard start < limit,
      let name = ReferenceNames.name(in: bytes, at: start, end: limit), name.rank == .attachment
    else { return nil }
    return String(decoding: bytes[start..<name.end], as: UTF8.self)
  }

  private static func isBeforeName(_ byte: UInt8) -> Bool {
    isASCIISpace(byte) || [UInt8](arrayLiteral: 0x23, 0x2A, 0x5F, 0x3E, 0x5B).contains(byte)
  }

  private static func number(
    _ document: Document, _ range: Range<Int>, isHeading: Node.Kind
  ) -> [String]? {
    let bytes = document.source.bytes
    var start = range.lowerBound
    let limit = min(range.upperBound, start + 120)
    while start < limit, Array("#*_> \t[".utf8).contains(bytes[start]) { start += 1 }
    guard start < limit,
      let name = ReferenceNames.name(in: bytes, at: start, end: limit), name.rank == .attachment
    else { return nil }
    var cursor = name.end
    while cursor < limit, Array(" .\t".utf8).contains(bytes[cursor]) { cursor += 1 }
    for marker in ["č.", "nr", "Nr.", "No.", "№", "n.", "nº"]
    where bytes[cursor..<limit].starts(with: marker.utf8) {
      cursor += marker.utf8.count
      while cursor < limit, bytes[cursor] == 0x20 || bytes[cursor] == UInt8(ascii: ".") {
        cursor += 1
      }
    }
    guard let number = NumberPath(bytes, cursor, before: limit, hasClosing: bytes[start] >= 0xE3)
    else {
      return nil
    }
    if case .paragraph = isHeading {
      // `Exhibit A lists the fees` is a sentence.
      var end = number.end
      while end < limit, Array(" *".utf8).contains(bytes[end]) { end += 1 }
      let isAlone =
        end == range.upperBound || Array(":.-\n\\".utf8).contains(bytes[end]) || bytes[end] >= 0xE2
      guard isAlone else { return nil }
    }
    return number.parts
  }
}
