import AssentLicense
import AssentMarkup

/// The words of the prose of a document, in lower case, as rules about spelling look at them.
///
/// Code, addresses and names with digits are no words. Scripts that do not part words have none.
struct WordTable: Sendable {
  struct Word: Sendable {
    var place: ProseScan.Place
    /// Where its bytes begin in the text of the document.
    var start: Int32
    /// The number of its letters.
    var count: Int32
    /// ``WordHash`` of the letters.
    var hash: UInt64
    var form: Form
    /// Whether nothing but white space parts it from the word before.
    var followsWord: Bool
    /// Whether a hyphen or an apostrophe touches it.
    var isJoined: Bool
  }

  enum Form: UInt8, Sendable {
    case small
    /// A capital, and small letters.
    case title
    case capitals
    /// A capital behind a small letter, as in names of products.
    case mixed
  }

  let words: [Word]
  private let text: [UInt8]

  init(_ document: Document) {
    var words: [Word] = []
    words.reserveCapacity(document.text.count / 6)
    // Letters and what parts them take two bytes at least.
    let most = document.nodes.reduce(0) { max($0, Int($1.literal.count)) } / 2 + 1
    document.text.withUnsafeBufferPointer { text in
      Self.nameBytes.withUnsafeBufferPointer { nameBytes in
        withUnsafeTemporaryAllocation(of: Word.self, capacity: most) { found in
          var follows = false
          for (index, node) in document.nodes.enumerated() {
            switch node.kind {
            case .text:
              let count = Self.read(
                TextBytes(node.literal.range, of: text), from: node.literal.start,
                node: Int32(index), nameBytes, &follows, to: found)
              words.append(contentsOf: found[..<count])
            case .softBreak, .emphasis, .strong: break
            default: follows = false
            }
          }
        }
      }
    }
    self.words = words
    text = document.text
  }

  /// Appends the letters of a word, in lower case, to `letters`.
  func appendLetters(of word: Word, to letters: inout [UInt32]) {
    var index = Int(word.start)
    let end = index + Int(word.place.count)
    if word.place.count == word.count {
      letters.append(contentsOf: text[index..<end].lazy.map { UInt32($0 | 0x20) })
      return
    }
    while index < end {
      let (scalar, width) = Scalars.scalar(in: text, at: index, end: end)
      letters.append(scalar < 0x80 ? scalar | 0x20 : Scalars.lowercased(scalar))
      index += width
    }
  }

  /// The first four letters of a word, in lower case.
  func beginning(of word: Word) -> String {
    var bytes: [UInt8] = []
    if word.place.count == word.count {
      bytes = text[Int(word.start)...].prefix(min(4, Int(word.count))).map { $0 | 0x20 }
    } else {
      var letters: [UInt32] = []
      appendLetters(of: word, to: &letters)
      for letter in letters.prefix(4) { Scalars.append(letter, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of a text node, with what stands behind them.
  private struct TextBytes {
    let bytes: UnsafeBufferPointer<UInt8>
    /// How many bytes may be read from the first on.
    private let readable: Int

    init(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
      bytes = UnsafeBufferPointer(rebasing: text[range])
      readable = text.count - range.lowerBound
    }

    /// Eight bytes from `index` on; those behind the node are 0.
    @inline(__always)
    func eight(at index: Int) -> UInt64 {
      let rest = bytes.count &- index
      if index &+ 8 > readable {
        return (0..<min(rest, 8)).reduce(0) { $0 | UInt64(bytes[index + $1]) << UInt64(8 * $1) }
      }
      let word = UnsafeRawBufferPointer(bytes).baseAddress.map {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      }
      return (word ?? 0) & (rest < 8 ? 1 << UInt64(8 &* rest) &- 1 : ~0)
    }
  }

  /// The letters of a word that was read.
  private struct Letters {
    var end: Int
    var hash: UInt64
    var capitals = 0
    /// Bytes that are no first byte of a letter.
    var continuations = 0

    /// The letters of ASCII from `index` on, eight at a time.
    @inline(__always)
    init(ofASCII text: TextBytes, from index: Int) {
      let (cases, lows, highs) = (WordHash.eight(0x20), WordHash.eight(0x7F), WordHash.eight(0x80))
      end = index
      hash = WordHash.start
      var length = 8
      while length == 8 {
        let word = text.eight(at: end)
        let small = word | cases
        let low = small & lows
        let (fromA, behindZ) = (low &+ WordHash.eight(0x1F), low &+ WordHash.eight(0x05))
        // The high bit of each byte that is no letter.
        let others = (~fromA | behindZ | word) & highs
        length = others.trailingZeroBitCount / 8
        if length == 0 { return }
        let mask: UInt64 = length == 8 ? ~0 : 1 << UInt64(8 &* length) &- 1
        capitals &+= (~word & cases & mask).nonzeroBitCount
        hash = WordHash.adding(small & mask, to: hash)
        end &+= length
      }
    }

    /// The letters from `index` on.
    init(of bytes: UnsafeBufferPointer<UInt8>, from index: Int) {
      end = index
      var hash = WordHash()
      while end < bytes.count {
        let (scalar, width) = Scalars.scalar(in: bytes, at: end, end: bytes.count)
        guard scalar < 0x80 ? (scalar | 0x20) &- 0x61 < 26 : isLetter(scalar) else { break }
        let small = scalar < 0x80 ? scalar | 0x20 : Scalars.lowercased(scalar)
        if small != scalar { capitals += 1 }
        hash.add(small)
        continuations += width - 1
        end += width
      }
      self.hash = hash.value
    }
  }

  /// Writes the words of a text node, whose bytes begin at `start` in the text of the document; returns how many.
  private static func read(
    _ text: TextBytes, from start: Int32, node: Int32,
    _ nameBytes: UnsafeBufferPointer<Bool>, _ follows: inout Bool,
    to words: UnsafeMutableBufferPointer<Word>
  ) -> Int {
    let bytes = text.bytes
    var found = 0
    var index = 0
    while index < bytes.count {
      let begin = index
      var letters = Letters(ofASCII: text, from: begin)
      if letters.end < bytes.count, mayBeginLetter(bytes[letters.end]) {
        letters = Letters(of: bytes, from: begin)
      }
      index = letters.end
      guard index > begin else {
        index += step(bytes, index, &follows)
        continue
      }
      let before = begin == 0 ? 0x20 : bytes[begin - 1]
      let after = index == bytes.count ? 0x20 : bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      guard !nameBytes[Int(before)], !nameBytes[Int(after)],
        before != UInt8(ascii: "."), !isAttribute(bytes, begin),
        after != UInt8(ascii: ".") || !nameBytes[Int(next)]
      else {
        follows = false
        continue
      }
      let count = index &- begin &- letters.continuations
      let capitals = letters.capitals
      let form: Form =
        capitals == 0
        ? .small
        : capitals == count && count > 1
          ? .capitals : capitals == 1 && isCapital(bytes, begin) ? .title : .mixed
      words.initializeElement(
        at: found,
        to: Word(
          place: ProseScan.Place(
            node: node, start: Int32(truncatingIfNeeded: begin),
            count: Int32(truncatingIfNeeded: index - begin)),
          start: start &+ Int32(truncatingIfNeeded: begin),
          count: Int32(truncatingIfNeeded: count), hash: letters.hash, form: form,
          followsWord: follows,
          isJoined: joins(before) || joins(after)
            || after == 0xE2 && next == 0x80 && index + 2 < bytes.count && bytes[index + 2] == 0x99)
      )
      found &+= 1
      follows = true
      if after == 0x20 { index += 1 }
    }
    return found
  }

  /// Steps over what is no letter, and returns its bytes.
  private static func step(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ follows: inout Bool
  ) -> Int {
    if bytes[index] != 0x20, bytes[index] != 0x09 { follows = false }
    return bytes[index] < 0x80
      ? 1 : Scalars.scalar(in: bytes, at: index, end: bytes.count).count
  }

  /// Whether a letter beyond ASCII may begin with a byte: not marks and signs, U+0080 to U+00BF and
  /// U+2000 to U+2FFF.
  @inline(__always)
  private static func mayBeginLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 && byte != 0xC2 && byte != 0xE2
  }

  /// Whether the letter at `index` is a capital.
  private static func isCapital(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if bytes[index] < 0x80 { return bytes[index] < 0x61 }
    let scalar = Scalars.scalar(in: bytes, at: index, end: bytes.count).value
    return Scalars.lowercased(scalar) != scalar
  }

  /// Whether a letter beyond ASCII is of a script that parts words: Latin, Greek, Cyrillic, Hangul.
  @inline(__always)
  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0x24F: scalar != 0xD7 && scalar != 0xF7
    case 0x370...0x377, 0x386...0x52F, 0x1E00...0x1FFC, 0xAC00...0xD7A3: true
    // Marks that are set on a letter are a part of it.
    case 0x300...0x36F: true
    default: false
    }
  }

  /// For each byte whether it makes a name, a number or an address of the letters beside it.
  private static let nameBytes: [Bool] = {
    var bytes = [Bool](repeating: false, count: 256)
    for byte in "_@/\\#{}=&$%~+".utf8 { bytes[Int(byte)] = true }
    for range: ClosedRange<UInt8> in [0x30...0x39, 0x41...0x5A, 0x61...0x7A] {
      for byte in range { bytes[Int(byte)] = true }
    }
    return bytes
  }()

  /// Whether a word is the value of an attribute that the text shows: `{ id="scope" }`.
  private static func isAttribute(_ bytes: UnsafeBufferPointer<UInt8>, _ begin: Int) -> Bool {
    begin > 1 && bytes[begin - 1] == UInt8(ascii: "\"") && bytes[begin - 2] == UInt8(ascii: "=")
  }

  private static func joins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
  }
}
