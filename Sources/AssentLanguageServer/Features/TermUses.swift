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
  /// The names by the first word of each, or by their first letter where words have no spaces; longer
  /// ones first.
  private var names: [String: [[UInt8]]] = [:]

  init(_ text: CheckedText) {
    let document = text.document
    bytes = text.source.bytes
    for (index, term) in document.terms.enumerated() {
      definitions[term.name, default: []].append(index)
    }
    for name in definitions.keys.sorted().prefix(Self.mostNames) {
      let name = Array(name.utf8)
      guard let key = Self.key(in: name, at: 0, end: name.count) else { continue }
      names[key, default: []].append(name)
    }
    names = names.mapValues { $0.sorted { $0.count > $1.count } }
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

  private func use(beginningAt start: Int, before end: Int) -> Use? {
    guard let key = Self.key(in: bytes, at: start, end: end) else { return nil }
    var candidates = names[key] ?? []
    if let singular = Self.singulars(key).lazy.compactMap({ names[$0] }).first {
      candidates += singular
    }
    for name in candidates {
      guard let match = match(of: name, at: start, before: end) else { continue }
      return Use(
        name: String(decoding: name, as: UTF8.self), range: start..<match.end,
        isExact: match.isExact)
    }
    return nil
  }

  /// Where a name ends that begins at a place, white space in it being any.
  private func match(
    of name: [UInt8], at start: Int, before end: Int
  ) -> (end: Int, isExact: Bool)? {
    var index = start
    var position = 0
    while position < name.count {
      if name[position] <= 0x20 {
        guard index < end, bytes[index] <= 0x20 else { return nil }
        while position < name.count, name[position] <= 0x20 { position += 1 }
        while index < end, bytes[index] <= 0x20 { index += 1 }
        continue
      }
      guard index < end, bytes[index] == name[position] else { return nil }
      index += 1
      position += 1
    }
    var last = name.count - 1
    while last > 0, name[last] & 0xC0 == 0x80 { last -= 1 }
    let lastLetter = Letter(Scalars.scalar(in: name, at: last, end: name.count).value)
    guard lastLetter == .ofWord, !isWordEnd(index, end) else { return (index, true) }
    for plural in ["s", "es"] where bytes[index..<end].starts(with: plural.utf8) {
      if isWordEnd(index + plural.utf8.count, end) { return (index + plural.utf8.count, false) }
    }
    return nil
  }

  private func isWordEnd(_ index: Int, _ end: Int) -> Bool {
    guard index < end else { return true }
    return Letter(Scalars.scalar(in: bytes, at: index, end: end).value) != .ofWord
  }

  /// What a name is looked up by: its first word, or its first letter where words have no spaces.
  private static func key(in bytes: [UInt8], at start: Int, end: Int) -> String? {
    var index = start
    while index < end {
      let (value, count) = Scalars.scalar(in: bytes, at: index, end: end)
      let letter = Letter(value)
      if index == start, letter != .ofWord {
        return String(decoding: bytes[start..<start + count], as: UTF8.self)
      }
      guard letter == .ofWord else { break }
      index += count
    }
    guard index > start else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func singulars(_ word: String) -> [String] {
    guard word.utf8.last == UInt8(ascii: "s"), word.utf8.count > 2 else { return [] }
    return [String(word.dropLast())] + (word.hasSuffix("es") ? [String(word.dropLast(2))] : [])
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
