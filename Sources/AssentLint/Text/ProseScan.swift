import AssentDiagnostics
import AssentMarkup

/// What the rules about words and their punctuation look at, found in one walk over a tree.
///
/// Code, raw HTML and link destinations are not prose.
struct ProseScan: Sendable {
  /// A place in the literal of a text node.
  struct Place: Hashable, Sendable {
    var node: Int32
    /// Byte offset in the literal.
    var start: Int32
    var count: Int32
  }

  /// A bracket or a quotation mark.
  struct Mark: Hashable, Sendable {
    enum Form: UInt8, Sendable {
      case straightQuote
      /// `“`
      case highLeftQuote
      /// `”`
      case highRightQuote
      /// `„`
      case lowQuote
      /// `«`
      case leftGuillemet
      /// `»`
      case rightGuillemet
      case openParenthesis
      case closeParenthesis
      case openBracket
      case closeBracket
      /// `「` and `『`
      case openCorner
      case openWhiteCorner
      /// `」` and `』`
      case closeCorner
      case closeWhiteCorner
    }

    var form: Form
    var place: Place
    /// Whether a space, or nothing, stands before and after it.
    var isFreeBefore: Bool
    var isFreeAfter: Bool
    var byteBefore: UInt8
  }

  /// A space too many or too few beside punctuation.
  struct MisplacedSpace: Hashable, Sendable {
    enum Fault: Hashable, Sendable {
      /// Before a comma or a full stop.
      case before
      /// On one inner side of a parenthesis.
      case inside
      /// None behind a comma or a full stop.
      case missing
    }

    var fault: Fault
    var place: Place
  }

  /// The marks of one paragraph, heading or cell, and where it stands.
  struct Block: Sendable {
    var node: Int
    /// The number of headings before it, so that blocks of one section have the same.
    var section: Int
    var marks: Range<Int>
  }

  /// Apostrophes of one kind between letters.
  struct Apostrophes: Sendable {
    var count = 0
    var first: Place?
  }

  /// Blocks that have any marks, in source order.
  private(set) var blocks: [Block] = []
  private(set) var marks: [Mark] = []
  /// The second of two equal words.
  private(set) var doubledWords: [Place] = []
  /// `TODO`, `example.com` and their kin, wherever they stand.
  var placeholders: [Place] = []
  /// Runs of underscores, which are lines to fill in.
  private(set) var blanks: [Place] = []
  /// Signs of Markdown, of attributes or of HTML that reached the text: `**`, `](`, `{:`, `&nbsp;`.
  private(set) var shownMarkup: [Place] = []
  /// Spaces before a comma or a full stop, inside of one side of a parenthesis, and commas and full
  /// stops with none behind.
  private(set) var misplacedSpaces: [MisplacedSpace] = []
  /// `,,`, `..` and their kin.
  private(set) var doubledPunctuation: [Place] = []
  /// Where numbers begin that a space, or nothing, stands before; their length is 0.
  private(set) var numbers: [Place] = []
  /// `'` and `’` between letters.
  private(set) var straightApostrophes = Apostrophes()
  private(set) var curlyApostrophes = Apostrophes()
  /// The indices of text nodes with a digit of ASCII.
  private(set) var textsWithDigits: [Int] = []

  /// Whether a parenthesis is open, and its place where a space follows it.
  private var isOpen = false
  private var opening: Place?

  /// The indices of all headings, and of all raw HTML.
  private(set) var headings: [Int] = []
  private(set) var html: [Int] = []

  init(_ document: Document) {
    document.text.withUnsafeBufferPointer { text in
      document.nodes.withUnsafeBufferPointer { nodes in
        Self.classes.withUnsafeBufferPointer { classes in
          withUnsafeTemporaryAllocation(of: Int32.self, capacity: text.count + 1) {
            scan(nodes, text, classes, $0)
          }
        }
      }
    }
  }

  private mutating func scan(
    _ nodes: UnsafeBufferPointer<Node>, _ text: UnsafeBufferPointer<UInt8>,
    _ classes: UnsafeBufferPointer<UInt8>, _ offsets: UnsafeMutableBufferPointer<Int32>
  ) {
    var section = 0
    var block = -1
    var firstMark = 0
    // The text node before a line break, the last word of which may be repeated after it.
    var lineBefore = -1
    var previous = -1
    for index in nodes.indices {
      switch nodes[index].kind {
      case .heading, .paragraph, .tableCell:
        close(block, section, &firstMark)
        if case .heading = nodes[index].kind {
          section += 1
          headings.append(index)
        }
        block = index
        previous = -1
        lineBefore = -1
      case .text:
        let literal = UnsafeBufferPointer(rebasing: text[nodes[index].literal.range])
        scan(literal, node: Int32(truncatingIfNeeded: index), classes, offsets)
        if lineBefore >= 0 {
          compareAcrossLines(
            UnsafeBufferPointer(rebasing: text[nodes[lineBefore].literal.range]), literal,
            node: Int32(truncatingIfNeeded: index))
        }
        lineBefore = -1
        previous = index
      case .softBreak:
        lineBefore = previous
        previous = -1
      case .htmlBlock, .htmlInline:
        html.append(index)
        lineBefore = -1
        previous = -1
      default:
        lineBefore = -1
        previous = -1
      }
    }
    close(block, section, &firstMark)
  }

  private mutating func close(_ node: Int, _ section: Int, _ firstMark: inout Int) {
    if marks.count > firstMark {
      blocks.append(Block(node: node, section: section, marks: firstMark..<marks.count))
    }
    firstMark = marks.count
    isOpen = false
  }

  /// By byte: 1 for spaces, and where a mark or a placeholder may stand; 2 for digits.
  private static let classes: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in " \"'()[],.TFMXx_{$%&*\u{C2}\u{E2}\u{E3}\u{EF}".unicodeScalars {
      classes[Int(byte.value)] = 1
    }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { classes[Int(byte)] = 2 }
    return classes
  }()

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, node: Int32, _ classes: UnsafeBufferPointer<UInt8>,
    _ offsets: UnsafeMutableBufferPointer<Int32>
  ) {
    // Where words end cannot be foreseen, so the offsets are collected without a branch.
    var found = 0
    var seen: UInt8 = 0
    for index in bytes.indices {
      offsets[found] = Int32(truncatingIfNeeded: index)
      let byteClass = classes[Int(bytes[index])]
      found &+= Int(byteClass & 1)
      seen |= byteClass
    }
    if seen & 2 != 0 { textsWithDigits.append(Int(node)) }
    var wordStart = 0
    noteNumber(bytes, 0, node)
    for number in 0..<found {
      let index = Int(offsets[number])
      switch bytes[index] {
      case 0x20:
        compareWords(bytes, wordStart, index, node)
        wordStart = index + 1
        noteNumber(bytes, wordStart, node)
        if index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: ",") || bytes[index + 1] == UInt8(ascii: ".")
        {
          noteSpace(bytes, index, node)
        }
      case UInt8(ascii: ","), UInt8(ascii: "."):
        notePoint(bytes, index, node)
        noteNobody(bytes, index, node)
      case UInt8(ascii: "'"): Self.noteApostrophe(bytes, index, 1, node, &straightApostrophes)
      case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "x"):
        notePlaceholder(bytes, index, node)
      case UInt8(ascii: "X"), UInt8(ascii: "M"), UInt8(ascii: "_"), UInt8(ascii: "{"),
        UInt8(ascii: "$"), UInt8(ascii: "%"):
        if let count = FieldReader.field(in: bytes, at: index) {
          placeholders.append(Self.place(node, index, count))
        } else if let count = FieldReader.blank(in: bytes, at: index) {
          blanks.append(Self.place(node, index, count))
        } else if let count = FieldReader.attributes(in: bytes, at: index) {
          shownMarkup.append(Self.place(node, index, count))
        }
      case UInt8(ascii: "&"), UInt8(ascii: "*"):
        if let count = FieldReader.markup(in: bytes, at: index) {
          shownMarkup.append(Self.place(node, index, count))
        }
      default: noteMark(bytes, index, node)
      }
    }
  }

  /// Notes the word after the space at `space` when it repeats the one before it.
  @inline(__always)
  private mutating func compareWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ space: Int, _ node: Int32
  ) {
    let length = space - start
    guard length > 0, space + length < bytes.count,
      Self.isSame(bytes[start], bytes[space + 1])
    else {
      if length == 5, bytes[space - 1] == UInt8(ascii: "m") { noteLoremIpsum(bytes, start, node) }
      return
    }
    let end = space + 1 + length
    guard end == bytes.count || !Self.isInWord(bytes[end]) else { return }
    for offset in 0..<length {
      let byte = bytes[space + 1 + offset]
      guard byte &- 0x61 < 26 || byte >= 0x80 || offset == 0 && byte &- 0x41 < 26,
        offset == 0 || byte == bytes[start + offset]
      else { return }
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), end + 1 < bytes.count,
      Self.isInWord(bytes[end + 1])
    {
      return
    }
    doubledWords.append(Self.place(node, space + 1, length))
  }

  /// Whether two words may begin with these bytes and be the same; of the first, a letter of ASCII
  /// may be a capital.
  @inline(__always)
  private static func isSame(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second || (first | 0x20 == second && first < 0x80)
  }

  @inline(__always)
  private mutating func noteNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    guard index < bytes.count, bytes[index] &- 0x30 < 10 else { return }
    numbers.append(Self.place(node, index, 0))
  }

  private mutating func compareAcrossLines(
    _ above: UnsafeBufferPointer<UInt8>, _ below: UnsafeBufferPointer<UInt8>, node: Int32
  ) {
    var start = above.count
    while start > 0, above[start - 1] != 0x20 { start -= 1 }
    let length = above.count - start
    guard length > 0, length <= below.count, Self.isSame(above[start], below[0]),
      length == below.count || !Self.isInWord(below[length])
    else { return }
    for offset in 0..<length {
      let byte = below[offset]
      guard byte &- 0x61 < 26 || byte >= 0x80, offset == 0 || byte == above[start + offset] else {
        return
      }
    }
    doubledWords.append(Self.place(node, 0, length))
  }

  private mutating func noteMark(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    var length = 1
    let form: Mark.Form
    switch bytes[index] {
    case UInt8(ascii: "\""): form = .straightQuote
    case UInt8(ascii: "("):
      form = .openParenthesis
      opening = PunctuationReader.isPadded(bytes, behind: index) ? Self.place(node, index, 2) : nil
      isOpen = true
    case UInt8(ascii: ")"):
      form = .closeParenthesis
      let isPadded = PunctuationReader.isPadded(bytes, before: index)
      if isOpen, let opening, !isPadded {
        misplacedSpaces.append(MisplacedSpace(fault: .inside, place: opening))
      } else if isOpen, opening == nil, isPadded {
        misplacedSpaces.append(
          MisplacedSpace(fault: .inside, place: Self.place(node, index - 1, 2)))
      }
      isOpen = false
    case UInt8(ascii: "["):
      form = .openBracket
      if let count = FieldReader.footnote(in: bytes, at: index) {
        shownMarkup.append(Self.place(node, index, count))
      }
    case UInt8(ascii: "]"):
      form = .closeBracket
      if let count = FieldReader.brokenLink(in: bytes, at: index) {
        shownMarkup.append(Self.place(node, index, count))
      }
    case 0xC2:
      length = 2
      guard index + 1 < bytes.count else { return }
      switch bytes[index + 1] {
      case 0xAB: form = .leftGuillemet
      case 0xBB: form = .rightGuillemet
      default: return
      }
    case 0xEF:
      // The parentheses of Chinese and Japanese pair with those of ASCII.
      length = 3
      guard index + 2 < bytes.count, bytes[index + 1] == 0xBC else { return }
      switch bytes[index + 2] {
      case 0x88: form = .openParenthesis
      case 0x89: form = .closeParenthesis
      default: return
      }
    case 0xE3:
      length = 3
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return }
      switch bytes[index + 2] {
      case 0x8C: form = .openCorner
      case 0x8D: form = .closeCorner
      case 0x8E: form = .openWhiteCorner
      case 0x8F: form = .closeWhiteCorner
      case 0x87, 0x90:
        if let count = FieldReader.field(in: bytes, at: index) {
          placeholders.append(Self.place(node, index, count))
        }
        return
      default: return
      }
    default:
      length = 3
      guard index + 2 < bytes.count else { return }
      if bytes[index + 1] == 0x97, let count = FieldReader.field(in: bytes, at: index) {
        placeholders.append(Self.place(node, index, count))
      }
      guard bytes[index + 1] == 0x80 else { return }
      switch bytes[index + 2] {
      case 0x99:
        Self.noteApostrophe(bytes, index, 3, node, &curlyApostrophes)
        return
      case 0x9C: form = .highLeftQuote
      case 0x9D: form = .highRightQuote
      case 0x9E, 0x9F: form = .lowQuote
      default: return
      }
    }
    let end = index + length
    marks.append(
      Mark(
        form: form, place: Self.place(node, index, length),
        isFreeBefore: index == 0 || Self.isSpace(bytes[index - 1]),
        isFreeAfter: end == bytes.count || Self.isSpace(bytes[end]),
        byteBefore: index == 0 ? 0x20 : bytes[index - 1]))
  }

  private static func noteApostrophe(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int, _ node: Int32,
    _ apostrophes: inout Apostrophes
  ) {
    let end = index + length
    guard index > 0, end < bytes.count, isLetter(bytes[index - 1]), isLetter(bytes[end]),
      // Marks behind a word of Korean quote it.
      bytes[end] < 0xE0
    else { return }
    apostrophes.count += 1
    if apostrophes.first == nil { apostrophes.first = place(node, index, length) }
  }

  /// Notes the space at `index` before a comma or a full stop.
  private mutating func noteSpace(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    guard PunctuationReader.isSpaceTooMany(bytes, index) else { return }
    misplacedSpaces.append(
      MisplacedSpace(fault: .before, place: Self.place(node, index, 2)))
  }

  /// Notes the comma or full stop at `index` where it stands twice, or touches the next word.
  @inline(__always)
  private mutating func notePoint(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    guard index + 1 < bytes.count, bytes[index + 1] != 0x20, index > 0 else { return }
    if let count = PunctuationReader.doubled(bytes, index) {
      doubledPunctuation.append(Self.place(node, index, count))
    } else if PunctuationReader.isSpaceMissing(bytes, index) {
      misplacedSpaces.append(
        MisplacedSpace(fault: .missing, place: Self.place(node, index, 1)))
    }
  }

  static func place(_ node: Int32, _ start: Int, _ count: Int) -> Place {
    Place(
      node: node, start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: count))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }

  /// Whether a byte goes on a word: letters, digits, hyphen, apostrophe, all but ASCII.
  static func isInWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_")
  }
}
