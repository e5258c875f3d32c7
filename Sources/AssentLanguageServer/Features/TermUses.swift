import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Where a document uses the terms that it defines, in source order.
///
/// A use is the name as a whole word, in its own case, in words that a reader sees: not in code, in
/// addresses or in comments. Where one name is part of another, the longer one counts.
struct TermUses: Sendable {
  struct Use: Hashable, Sendable {
    var name: String
    /// In bytes of the file.
    var range: Range<Int>
    /// Whether it is the name itself, not its plural.
    var isExact: Bool
  }

  private(set) var uses: [Use] = []
  /// Indices of the terms with a name.
  private(set) var definitions: [String: [Int]] = [:]

  /// More names than this are not looked for.
  private static let mostNames = 2000

  private let bytes: [UInt8]
  private var names = NameTree()

  init(_ text: CheckedText) {
    let document = text.document
    bytes = text.source.bytes
    for (index, term) in document.terms.enumerated() {
      definitions[term.name, default: []].append(index)
    }
    for name in definitions.keys.sorted().prefix(Self.mostNames) { names.add(name) }
    guard !names.isEmpty else { return }
    let markup = document.markup
    for index in markup.nodes.indices {
      switch markup.nodes[index].kind {
      case .paragraph, .heading, .tableCell:
        for part in Self.shownParts(of: index, in: markup) { find(in: part) }
      default: continue
      }
    }
    addDefinitions(of: document, in: text)
  }

  /// What defines a term is a use of it, wherever it stands.
  private mutating func addDefinitions(of document: LegalDocument, in text: CheckedText) {
    let known = Set(uses.map(\.range))
    let missing = document.terms.compactMap { term -> Use? in
      let range = text.source.bytes(of: term.range)
      guard !known.contains(range), bytes[range].elementsEqual(term.name.utf8) else { return nil }
      return Use(name: term.name, range: range, isExact: true)
    }
    guard !missing.isEmpty else { return }
    // Of uses that overlap, the definition counts. Both rows are in source order.
    var next = missing[...]
    uses.removeAll { use in
      while let first = next.first, first.range.upperBound <= use.range.lowerBound {
        next.removeFirst()
      }
      return next.first?.range.overlaps(use.range) ?? false
    }
    uses = (uses + missing).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The use that a place is in or at the end of.
  func use(at offset: Int) -> Use? {
    uses.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  // MARK: Finding

  private mutating func find(in range: Range<Int>) {
    var index = range.lowerBound
    var isInWord = false
    while index < range.upperBound {
      let (value, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
      let letter = Letter(value)
      if letter == .alone || (letter == .ofWord && !isInWord),
        let use = use(beginningAt: index, before: range.upperBound)
      {
        uses.append(use)
        index = use.range.upperBound
        isInWord = false
        continue
      }
      isInWord = letter == .ofWord
      index += count
    }
  }

  /// The longest name that begins at a place and ends where a word does.
  private func use(beginningAt start: Int, before end: Int) -> Use? {
    var walk = NameTree.Walk()
    var index = start
    var found: Use?
    while index < end {
      let isSpace = bytes[index] <= 0x20
      guard names.advance(&walk, by: isSpace ? 0x20 : bytes[index]) else { break }
      index += 1
      while isSpace, index < end, bytes[index] <= 0x20 { index += 1 }
      guard let name = names.name(at: walk), let match = wordEnd(at: index, before: end) else {
        continue
      }
      found = Use(name: name, range: start..<match.end, isExact: match.isExact)
    }
    return found
  }

  /// Where the word ends that a name has reached the end of; `nil` where it is part of another word.
  private func wordEnd(at index: Int, before end: Int) -> (end: Int, isExact: Bool)? {
    var last = index - 1
    while last > 0, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    let letter = Letter(Scalars.scalar(in: bytes, at: last, end: index).value)
    guard letter == .ofWord, !isWordEnd(index, end) else { return (index, true) }
    for plural in ["s", "es"] where bytes[index..<end].starts(with: plural.utf8) {
      if isWordEnd(index + plural.utf8.count, end) { return (index + plural.utf8.count, false) }
    }
    return nil
  }

  private func isWordEnd(_ index: Int, _ end: Int) -> Bool {
    guard index < end else { return true }
    return Letter(Scalars.scalar(in: bytes, at: index, end: end).value) != .ofWord
  }

  // MARK: What is shown

  /// The parts of a block that hold words, without code, comments and the addresses of links.
  private static func shownParts(of block: Int, in markup: Document) -> [Range<Int>] {
    let node = markup.nodes[block]
    let whole = markup.source.bytes(of: node.range)
    var hidden: [Range<Int>] = []
    for index in block + 1..<max(block + 1, Int(node.end)) {
      let inline = markup.nodes[index]
      let range = markup.source.bytes(of: inline.range)
      switch inline.kind {
      case .code, .htmlInline, .footnoteReference: hidden.append(range)
      case .link, .image:
        let end = markup.nodes[index + 1..<Int(inline.end)].last.map {
          markup.source.bytes(of: $0.range).upperBound
        }
        hidden.append(min(end ?? range.lowerBound, range.upperBound)..<range.upperBound)
      default: continue
      }
    }
    var parts: [Range<Int>] = []
    var start = whole.lowerBound
    for range in hidden.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > start { parts.append(start..<min(range.lowerBound, whole.upperBound)) }
      start = max(start, range.upperBound)
    }
    if start < whole.upperBound { parts.append(start..<whole.upperBound) }
    return parts
  }

  /// What a character is for the limits of words.
  private enum Letter {
    /// Part of a word: a letter, a mark or a digit.
    case ofWord
    /// A letter of a script that puts no spaces between words.
    case alone
    case none

    init(_ value: UInt32) {
      switch value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .ofWord
      case 0..<0x80: self = .none
      case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x323AF:
        self = .alone
      default:
        guard let properties = Unicode.Scalar(value)?.properties else {
          self = .none
          return
        }
        let isMark =
          switch properties.generalCategory {
          case .nonspacingMark, .spacingMark: true
          default: false
          }
        self = properties.isAlphabetic || isMark || properties.numericType != nil ? .ofWord : .none
      }
    }
  }
}
