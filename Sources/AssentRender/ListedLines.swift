import AssentLicense
import AssentMarkup

extension LegalDocument {
  /// Keeps lines apart that are written as a list without being one in Markdown.
  ///
  /// Where lines of a paragraph begin with `(a)` and `(b)`, `1.1` and `1.2`, or `•`, the line ends
  /// before them become line breaks, in every form; the words stay the same. It takes two marks in
  /// a row, so that a line which happens to begin with `(b)` stays in its sentence. Documentation
  /// is left as it is.
  package mutating func breakListedLines() {
    guard kind.isAgreement else { return }
    let breaks = ListedLines(markup).breaks
    guard !breaks.isEmpty else { return }
    var nodes = markup.nodes
    for index in breaks { nodes[index].kind = .hardBreak }
    markup = Document(
      source: markup.source, frontMatter: markup.frontMatter, extensions: markup.extensions,
      nodes: nodes, text: markup.text, diagnostics: markup.diagnostics)
  }
}

/// Finds the line ends of paragraphs that stand before the items of a list.
private struct ListedLines {
  /// Indices of soft breaks, in order.
  private(set) var breaks: [Int] = []

  init(_ document: Document) {
    document.text.withUnsafeBufferPointer { text in
      document.nodes.withUnsafeBufferPointer { nodes in
        var index = 0
        while index < nodes.count {
          guard nodes[index].kind == .paragraph else {
            index += 1
            continue
          }
          read(nodes, text, paragraph: index)
          index = Int(nodes[index].end)
        }
      }
    }
  }

  private mutating func read(
    _ nodes: UnsafeBufferPointer<Node>, _ text: UnsafeBufferPointer<UInt8>, paragraph: Int
  ) {
    let end = Int(nodes[paragraph].end)
    // The mark of the line before, and the break before that line, if it is yet to be counted.
    var previous = LineMark(nodes, text, paragraph + 1, end)
    var waiting: Int?
    var index = paragraph + 1
    while index < end {
      defer { index = Int(nodes[index].end) }
      guard nodes[index].kind == .softBreak, let mark = LineMark(nodes, text, index + 1, end)
      else { continue }
      if mark == .bullet {
        breaks.append(index)
        waiting = nil
      } else if let before = previous, mark.follows(before) {
        if let waiting { breaks.append(waiting) }
        breaks.append(index)
        waiting = nil
      } else {
        waiting = index
      }
      previous = mark
    }
  }
}

/// What a line begins with that makes it an item: `(a)`, `b)`, `(iv)`, `2.1`, `①`, `•`.
private enum LineMark: Equatable {
  case bullet
  /// A mark with its place in the order, for a letter also that as a Roman numeral, and the
  /// characters around it.
  case numbered(ordinal: Int, roman: Int?, form: String)

  /// The mark that the inlines among `nodes[start..<end]` begin with.
  init?(
    _ nodes: UnsafeBufferPointer<Node>, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var head: [UInt8] = []
    var index = start
    while index < end, head.count < Self.longest {
      switch nodes[index].kind {
      case .text: head += text[nodes[index].literal.range].prefix(Self.longest)
      case .strong, .emphasis: break
      default: index = end
      }
      index += 1
    }
    self.init(head[...])
  }

  /// In bytes.
  private static let longest = 24

  private init?(_ head: ArraySlice<UInt8>) {
    guard let first = head.first else { return nil }
    // Most lines begin with a letter of a word.
    if first | 0x20 >= 0x61, first | 0x20 <= 0x7A {
      guard let next = head.first(where: { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }),
        next == UInt8(ascii: ".") || next == UInt8(ascii: ")")
      else { return nil }
    }
    let scalars = Array(String(decoding: head, as: UTF8.self).unicodeScalars)
    guard
      let space = scalars.firstIndex(where: {
        $0.isASCII
          ? $0 == " " || (0x09...0x0D).contains($0.value) : $0.properties.isWhitespace
      })
    else { return nil }
    let mark = scalars[..<space]
    guard space + 1 < scalars.count, let first = mark.first else { return nil }
    if mark.count == 1 {
      if "•‣◦▪●○–—·".unicodeScalars.contains(first) {
        self = .bullet
        return
      }
      if (0x2460...0x2473).contains(first.value) {
        self = .numbered(ordinal: Int(first.value) - 0x245F, roman: nil, form: "①")
        return
      }
      return nil
    }
    guard let (core, form) = Self.parts(of: mark) else { return nil }
    guard let (ordinal, roman, kind) = Self.ordinal(of: core) else { return nil }
    self = .numbered(ordinal: ordinal, roman: roman, form: form + kind)
  }

  /// What stands between the signs of a mark, and the signs: `(a)`, `a)`, `a.`, `2.1`.
  private static func parts(
    of mark: ArraySlice<Unicode.Scalar>
  ) -> (core: ArraySlice<Unicode.Scalar>, form: String)? {
    guard let first = mark.first, let last = mark.last else { return nil }
    if (first == "(" && last == ")") || (first == "（" && last == "）") {
      return (mark.dropFirst().dropLast(), "()")
    }
    if last == ")" || last == "）" { return (mark.dropLast(), ")") }
    if last == "." { return (mark.dropLast(), ".") }
    return mark.contains(".") ? (mark, "") : nil
  }

  /// The place of a mark in its order, and what is the same for all marks of that order.
  private static func ordinal(
    of core: ArraySlice<Unicode.Scalar>
  ) -> (ordinal: Int, roman: Int?, kind: String)? {
    guard let last = core.last, core.count <= 12 else { return nil }
    if let point = core.lastIndex(of: ".") {
      guard core[..<point].allSatisfy({ $0.properties.numericType == .decimal || $0 == "." }),
        let number = number(core[(point + 1)...])
      else { return nil }
      var kind = "1."
      for scalar in core[..<point] { kind.unicodeScalars.append(scalar) }
      return (number, nil, kind)
    }
    if let number = number(core) { return (number, nil, "1") }
    let isCapital = core.allSatisfy { (0x41...0x5A).contains($0.value) }
    guard isCapital || core.allSatisfy({ (0x61...0x7A).contains($0.value) }) else {
      // Letters of other scripts have their own orders; one letter counts as the next of any.
      return core.count == 1 && last.properties.isAlphabetic ? (0, nil, "letter") : nil
    }
    let letters = String(decoding: core.map { UInt8($0.value | 0x20) }, as: UTF8.self)
    let letter = core.count == 1 ? Int(last.value | 0x20) - 0x60 : nil
    let roman = Self.roman[letters]
    guard letter != nil || roman != nil else { return nil }
    return (letter ?? -1, roman, isCapital ? "A" : "a")
  }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> Int? {
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    var number = 0
    for digit in digits {
      guard digit.properties.numericType == .decimal,
        let value = digit.properties.numericValue
      else { return nil }
      number = number * 10 + Int(value)
    }
    return number
  }

  /// The Roman numerals that number items.
  private static let roman: [String: Int] = {
    let tens = ["", "x", "xx", "xxx"]
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    var table: [String: Int] = [:]
    for (ten, before) in tens.enumerated() {
      for (one, after) in ones.enumerated() where ten + one > 0 {
        table[before + after] = 10 * ten + one
      }
    }
    return table
  }()

  /// Whether this is the mark of the item after one with the mark `previous`.
  func follows(_ previous: LineMark) -> Bool {
    guard case .numbered(let ordinal, let roman, let form) = self,
      case .numbered(let ordinalBefore, let romanBefore, let formBefore) = previous,
      form == formBefore
    else { return self == previous }
    if ordinal == 0, ordinalBefore == 0 { return true }
    if ordinal > 0, ordinalBefore > 0, ordinal == ordinalBefore + 1 { return true }
    guard let roman, let romanBefore else { return false }
    return roman == romanBefore + 1
  }
}
