import AssentManifest
import AssentMarkup

/// Cuts the words of a block into tokens.
struct WordReader {
  /// Whether what is added stands in ~~deleted~~ words.
  var isStruck = false
  /// Whether what is added stands in a link to a place in the same text.
  var isContents = false
  /// The words of the block so far.
  var buffer: [UInt8] = []
  /// Elements of raw HTML that hide or strike their content, outermost first.
  var hidingElements: [(name: [UInt8], depth: Int)] = []

  private var segments: [Segment] = []
  private var items: [Item] = []
  let splitsElisions: Bool

  private struct Segment {
    var end: Int
    var isStruck: Bool
    var isContents: Bool
  }

  /// What is one token, whatever its characters are.
  private struct Item {
    var range: Range<Int>
    var kind: AssessedText.Token.Kind
  }

  init(language: String) {
    splitsElisions = ["fr", "it", "ca", "oc"].contains(language)
  }

  var hiddenElements: Int { hidingElements.count }

  // MARK: Adding

  mutating func begin() {
    buffer.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if Self.mayCompose(bytes) {
      buffer += NormalizationFormC.normalized(Array(bytes))
    } else {
      buffer += bytes
    }
    endSegment()
  }

  mutating func addSpace() {
    buffer.append(0x20)
    endSegment()
  }

  /// The border of two cells: a word that moves to another column says something else.
  mutating func addBorder() {
    addSpace()
    addItem(Array("|".utf8), .tag)
    addSpace()
  }

  /// A reference to a footnote.
  mutating func addNote() {
    addItem(Array("*".utf8), .punctuation)
  }

  mutating func addItem(_ bytes: [UInt8], _ kind: AssessedText.Token.Kind) {
    let start = buffer.count
    buffer += bytes
    items.append(Item(range: start..<buffer.count, kind: kind))
    endSegment()
  }

  private mutating func endSegment() {
    let struck = isStruck || !hidingElements.isEmpty
    if let last = segments.indices.last, segments[last].isStruck == struck,
      segments[last].isContents == isContents
    {
      segments[last].end = buffer.count
    } else {
      segments.append(Segment(end: buffer.count, isStruck: struck, isContents: isContents))
    }
  }

  /// Whether text may hold letters and marks that form C joins.
  private static func mayCompose(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] >= 0xCC {
        switch bytes[index] {
        case 0xCC, 0xCD: return true
        case 0xD9 where index + 1 < bytes.count && (0x93...0x95).contains(bytes[index + 1]):
          return true
        case 0xE1 where index + 1 < bytes.count && (0x84...0x87).contains(bytes[index + 1]):
          return true
        case 0xE3
        where index + 2 < bytes.count && bytes[index + 1] == 0x82
          && (0x99...0x9A).contains(bytes[index + 2]):
          return true
        default: continue
        }
      }
      return false
    }
  }

  // MARK: Cutting

  /// Cuts what was added and ends the block.
  mutating func end(block: Int, _ text: inout AssessedText) {
    let first = text.tokens.count
    let base = text.exact.count
    text.exact += buffer
    var cutter = TokenCutter(splitsElisions: splitsElisions, base: base)
    buffer.withUnsafeBufferPointer { bytes in
      var start = 0
      for item in items {
        cutter.cut(bytes, start..<item.range.lowerBound, &text)
        cutter.add(item.kind, bytes, item.range, &text)
        start = item.range.upperBound
      }
      cutter.cut(bytes, start..<bytes.count, &text)
    }
    // A line end at the end, so that what follows in `exact` is never joined to it.
    text.exact.append(0x0A)
    if segments.contains(where: { $0.isStruck || $0.isContents }) {
      markSegments(first, base, &text)
    }
    text.blocks[block].tokens = first..<text.tokens.count
    let firstSentence = text.sentences.count
    var start = first
    for index in cutter.sentenceStarts + [text.tokens.count] where index > start {
      for token in start..<index {
        text.tokens[token].sentence = Int32(truncatingIfNeeded: text.sentences.count)
      }
      text.sentences.append(AssessedText.Sentence(tokens: start..<index, block: block))
      start = index
    }
    text.blocks[block].sentences = firstSentence..<text.sentences.count
  }

  private func markSegments(_ first: Int, _ base: Int, _ text: inout AssessedText) {
    var segment = 0
    for index in first..<text.tokens.count {
      let start = Int(text.tokens[index].start) - base
      while segment < segments.count - 1, segments[segment].end <= start { segment += 1 }
      text.tokens[index].isStruck = segments[segment].isStruck
      text.tokens[index].isContents = segments[segment].isContents
    }
  }

  /// The keys of the words of a short text, as they are before blocks are marked.
  func keys(of text: String) -> [UInt64] {
    var scratch = AssessedText()
    scratch.exact = NormalizationFormC.normalized(Array(text.utf8))
    var cutter = TokenCutter(splitsElisions: splitsElisions, base: 0)
    let bytes = scratch.exact
    bytes.withUnsafeBufferPointer { cutter.cut($0, 0..<$0.count, &scratch) }
    return scratch.tokens.map(\.key)
  }
}
