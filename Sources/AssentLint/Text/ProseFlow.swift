import AssentLicense
import AssentMarkup

/// The words of one block as they are read, over the ends of lines and marks of emphasis, with where each of them stands.
///
/// A line end is a space; code, pictures, marks of footnotes and forced line ends are a `|`, over which no date is read.
struct ProseFlow {
  /// The words, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var pieces = TextPieces()
  private let document: Document

  /// - Parameter block: the index of a paragraph, heading or cell.
  init(_ document: Document, block: Int) {
    self.document = document
    for index in block..<Int(document.nodes[block].end) {
      switch document.nodes[index].kind {
      case .text:
        let literal = document.bytes(document.nodes[index].literal)
        pieces.append(index, at: bytes.count, count: literal.count)
        bytes += literal
      case .softBreak: bytes.append(0x20)
      case .emphasis, .strong, .link: break
      default: bytes.append(UInt8(ascii: "|"))
      }
    }
  }

  /// The offset of a place in the text of one of the nodes.
  func offset(of place: ProseScan.Place) -> Int? { pieces.offset(of: place) }

  /// Where words stand in the file, in bytes; they begin and end in text.
  func sourceBytes(of range: Range<Int>) -> Range<Int> {
    let last = range.upperBound - 1..<range.upperBound
    guard let first = pieces.place(of: range), let end = pieces.place(of: last) else {
      return 0..<0
    }
    let start = document.bytes(of: first)
    if first.node == end.node { return start }
    return start.lowerBound..<max(start.upperBound, document.bytes(of: end).upperBound)
  }

  func string(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension LintSubject {
  /// Whether the language writes dates without spaces around them: `2026年3月1日から`.
  var joinsDates: Bool {
    ["ja", "zh", "ko"].contains(LanguageTag.language(of: document.language))
  }

  /// The blocks with a digit, in order.
  var blocksWithDigits: [Int] {
    var blocks: [Int] = []
    for index in prose.textsWithDigits {
      let own = document.markup.block(around: index)
      if own != blocks.last { blocks.append(own) }
    }
    return blocks
  }

  /// Goes through the blocks with a digit, with the words of each.
  func forEachBlockWithDigits(_ body: (ProseFlow) -> Void) {
    for block in blocksWithDigits { body(ProseFlow(document.markup, block: block)) }
  }

  /// Goes through the numbers that are a year or hold one, with the words around each of them.
  ///
  /// - Parameters:
  ///   - before: how many bytes before a number are looked at; behind it there are 40.
  ///   - body: takes the words of the block, the window around the number and where in them it begins; gives where what
  ///     it looked at ends, so that numbers before that are not looked at again.
  func forEachYear(
    before: Int, _ body: (_ flow: ProseFlow, _ window: Range<Int>, _ number: Int) -> Int?
  ) {
    var (block, end) = (-1, 0)
    var flow: ProseFlow?
    for year in yearNumbers {
      let own = document.markup.block(around: Int(year.node))
      if own != block {
        (block, end) = (own, 0)
        flow = ProseFlow(document.markup, block: own)
      }
      guard let flow, let number = flow.offset(of: year), number >= end else { continue }
      let window = max(0, number - before)..<min(flow.bytes.count, number + 40)
      end = body(flow, window, number) ?? end
    }
  }
}
