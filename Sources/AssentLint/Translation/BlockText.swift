import AssentLicense
import AssentMarkup

/// The words of one block as one run of bytes, with the way back to the nodes they are from.
///
/// Code, raw HTML and addresses that are written out are blanked, because they are no prose.
struct BlockText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// ``bytes`` in lower case, byte by byte the same place.
  private(set) var lowered: [UInt8] = []
  private var pieces = TextPieces()

  init(_ document: Document, nodes: Range<Int>) {
    for index in nodes {
      let node = document.nodes[index]
      switch node.kind {
      case .text:
        pieces.append(index, at: bytes.count, count: Int(node.literal.count))
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
  func place(of range: Range<Int>) -> ProseScan.Place? { pieces.place(of: range) }

  /// Where a place in a text node stands in the bytes; `nil` for a node of another block.
  func offset(of place: ProseScan.Place) -> Int? { pieces.offset(of: place) }

  /// Blanks `https://…`, `www.…` and `name@host`, and nothing that stands beside them without a space.
  private mutating func blankAddresses() {
    var index = 0
    while index < bytes.count {
      guard Self.isAddressByte(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      var isAddress = bytes[start...].starts(with: "www.".utf8)
      while index < bytes.count {
        if isAddress, let count = Self.addressLetter(bytes[index]) {
          index += count
          continue
        }
        guard Self.isAddressByte(bytes[index]) else { break }
        if bytes[index] == UInt8(ascii: "@") { isAddress = true }
        if bytes[index] == UInt8(ascii: ":"), bytes[index...].starts(with: "://".utf8) {
          isAddress = true
        }
        index += 1
      }
      index = min(index, bytes.count)
      guard isAddress else { continue }
      for offset in start..<index { bytes[offset] = 0x20 }
    }
  }

  /// The bytes of a letter that addresses of RFC 3987 have, where it begins with this one. Chinese,
  /// Japanese and Korean letters are none: these scripts write on behind an address without a space.
  private static func addressLetter(_ byte: UInt8) -> Int? {
    switch byte {
    case 0xC3...0xDF: 2
    case 0xE0...0xE1: 3
    default: nil
    }
  }

  /// Whether a byte may begin an address: those of RFC 3986, which are ASCII.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F: false
    case 0x80...0xFF: false
    default: true
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
      + parentheses
  }

  /// How many words stand in parentheses, as in `(Terms)`; `thirty (30) days` has none.
  private var parentheses: Int {
    var count = 0
    for index in bytes.indices {
      let isWide = bytes[index] == 0xEF && bytes[index...].starts(with: [0xEF, 0xBC, 0x88])
      guard bytes[index] == UInt8(ascii: "(") || isWide else { continue }
      let start = index + (isWide ? 3 : 1)
      guard start < bytes.count else { continue }
      let (scalar, _) = Scalars.scalar(in: bytes, at: start, end: bytes.count)
      if Scalars.digit(scalar) == nil, scalar != 0x20 { count += 1 }
    }
    return count
  }

  /// Quotation marks of all languages that have any.
  private static let marks: Set<UInt32> = [
    0x22, 0xAB, 0xBB, 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0x201A, 0x2039, 0x203A, 0x300C,
    0x300D, 0x300E, 0x300F, 0x5F4, 0x5F3, 0x27, 0x300A, 0x300B,
  ]
}
