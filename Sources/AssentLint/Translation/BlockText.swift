import AssentLicense
import AssentMarkup

/// The words of one block as one run of bytes, with the way back to the nodes they are from.
///
/// Code, raw HTML and addresses that are written out are blanked, because they are no prose.
struct BlockText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// ``bytes`` in lower case, byte by byte the same place.
  private(set) var lowered: [UInt8] = []
  private var pieces: [(start: Int, node: Int, count: Int)] = []

  init(_ document: Document, nodes: Range<Int>) {
    for index in nodes {
      let node = document.nodes[index]
      switch node.kind {
      case .text:
        pieces.append((bytes.count, index, Int(node.literal.count)))
        bytes += document.text[node.literal.range]
      case .code, .softBreak, .hardBreak, .htmlInline, .tableCell, .image:
        bytes.append(0x20)
      default: break
      }
    }
    blankAddresses()
    lowered = Self.lowercased(bytes)
  }

  /// Where a range of the bytes stands in its document.
  func place(of range: Range<Int>) -> ProseScan.Place? {
    guard let piece = pieces.last(where: { $0.start <= range.lowerBound }) else { return nil }
    let start = range.lowerBound - piece.start
    guard start < piece.count else { return nil }
    return ProseScan.Place(
      node: Int32(truncatingIfNeeded: piece.node), start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: min(range.count, piece.count - start)))
  }

  /// Blanks `https://…`, `www.…` and `name@host`.
  private mutating func blankAddresses() {
    var index = 0
    while index < bytes.count {
      guard bytes[index] != 0x20 else {
        index += 1
        continue
      }
      var end = index
      var isAddress = false
      while end < bytes.count, bytes[end] != 0x20 {
        if bytes[end] == UInt8(ascii: "@") { isAddress = true }
        if bytes[end] == UInt8(ascii: ":"), bytes[end...].starts(with: "://".utf8) {
          isAddress = true
        }
        end += 1
      }
      if isAddress || bytes[index..<end].starts(with: "www.".utf8) {
        for offset in index..<end { bytes[offset] = 0x20 }
      }
      index = end
    }
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        out.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
        continue
      }
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: bytes.count)
      let lower = Unicode.Scalar(Scalars.lowercased(scalar)).map { Array(String($0).utf8) } ?? []
      out += lower.count == count ? lower[...] : bytes[index..<index + count]
      index += count
    }
    return out
  }
}

extension BlockText {
  /// How many words of a block stand in quotation marks, or are bold or slanted.
  func markedWords(in document: Document, of node: Int) -> Int {
    let emphasized = document.nodes[node..<Int(document.nodes[node].end)].count {
      $0.kind == .strong || $0.kind == .emphasis
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return emphasized + text.unicodeScalars.count { Self.marks.contains($0.value) }
  }

  /// Quotation marks of all languages that have any.
  private static let marks: Set<UInt32> = [
    0x22, 0xAB, 0xBB, 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0x201A, 0x2039, 0x203A, 0x300C,
    0x300D, 0x300E, 0x300F, 0x5F4, 0x5F3, 0x27, 0x300A, 0x300B,
  ]
}
