import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Synchronization

/// The words of the paragraphs as they are shown, without code and addresses; found when first asked
/// for.
final class ProseWords: Sendable {
  struct Word: Sendable {
    enum Form: Sendable {
      case capital
      case small
      /// With a capital inside.
      case mixed
    }

    var range: Range<Int>
    /// Index of the paragraph.
    var block: Int
    var form: Form
    /// Whether it is the first of its paragraph.
    var isFirst: Bool
    /// Whether a mark that ends a sentence or opens something stands before it.
    var isBehindStop: Bool
    /// Whether the next word has a capital, too, so that both are one name.
    var isBeforeCapital = false
  }

  private let found = Mutex<[Word]?>(nil)
  private let roles = Mutex<RoleUses?>(nil)

  /// The words, in the order of the text.
  func all(in document: LegalDocument) -> [Word] {
    found.withLock { found in
      if let found { return found }
      let words = Self.read(document.markup)
      found = words
      return words
    }
  }

  /// The words that name the sides of an agreement.
  func roles(in document: LegalDocument) -> RoleUses {
    roles.withLock { roles in
      if let roles { return roles }
      let uses = RoleUses(document, words: self)
      roles = uses
      return uses
    }
  }

  private static func read(_ document: Document) -> [Word] {
    document.source.bytes.withUnsafeBufferPointer { read(document, $0) }
  }

  private static func read(_ document: Document, _ bytes: UnsafeBufferPointer<UInt8>) -> [Word] {
    var words: [Word] = []
    // A word of prose has some six bytes with the space behind it.
    words.reserveCapacity(bytes.count / 6)
    var block = 0
    var blockEnd = 0
    var isFirst = true
    var isStop = true
    // Nodes that the parser found in text have the range of the text: each byte is looked at once.
    var end = 0
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .paragraph:
        block = index
        blockEnd = Int(node.end)
        isFirst = true
        isStop = true
      case .code, .htmlInline, .hardBreak:
        isStop = true
      case .text where index < blockEnd:
        let range = document.source.bytes(of: node.range)
        var position = max(range.lowerBound, end)
        end = max(end, range.upperBound)
        while position < range.upperBound {
          let byte = bytes[position]
          guard (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 && byte < 0xE2 else {
            if !isPassed(byte) { isStop = true }
            position += 1
            continue
          }
          let start = position
          var form = isCapital(bytes, position) ? Word.Form.capital : .small
          while position < range.upperBound,
            (bytes[position] | 0x20) &- 0x61 < 26
              || (bytes[position] >= 0x80 && bytes[position] < 0xE2 && bytes[position] != 0xC2)
          {
            if position > start, bytes[position] &- 0x41 < 26 { form = .mixed }
            position += 1
          }
          if let last = words.indices.last, !isStop, !isFirst, form != .small,
            bytes[words[last].range.upperBound..<start].allSatisfy({
              $0 == 0x20 || $0 == 0x0A || $0 == UInt8(ascii: "*")
            })
          {
            words[last].isBeforeCapital = true
          }
          words.append(
            Word(
              range: start..<position, block: block, form: form, isFirst: isFirst,
              isBehindStop: isStop))
          isFirst = false
          isStop = false
        }
      default: break
      }
    }
    return words
  }

  /// Whether a byte is of a space, the no-break space among them, or is a comma.
  private static func isPassed(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x2C || byte == 0xC2 || byte == 0xA0
  }

  /// Whether the letter at `index` is a capital of the Latin, Greek or Cyrillic script.
  private static func isCapital(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let first = bytes[index]
    if first < 0x80 { return first &- 0x41 < 26 }
    guard index + 1 < bytes.count else { return false }
    let second = bytes[index + 1]
    switch first {
    case 0xC3: return second <= 0x9E
    case 0xC4, 0xC5:
      let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
      let isOddCapital = (0x139...0x148).contains(scalar) || (0x179...0x17E).contains(scalar)
      return scalar % 2 == (isOddCapital ? 1 : 0)
    case 0xC8: return second % 2 == 0
    case 0xCE: return second <= 0xAB
    case 0xD0: return second <= 0xAF
    case 0xD2: return second % 2 == 0
    default: return false
    }
  }
}
