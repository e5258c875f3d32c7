import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unfinishedSentence = Rule(
    id: .unfinishedSentence, group: .text, severity: .warning,
    summary: "A paragraph breaks off in the middle of a sentence, or ends without a full stop.",
    rationale:
      "Words may be lost, and what is lost may be a condition. A text is looked at whose other "
      + "paragraphs end with a mark.",
    accepts: [
      prose + "You may:\n\n- copy it;\n- sell it\n\nThe licensor\n\nActs in good faith.\n",
      prose + "Acme Ltd., Main Street 5, Springfield. Phone and fax are the same number 555 1234\n",
      "A text without marks at all its paragraphs. It goes on\n\nand on and on in its own way\n",
    ],
    rejects: [
      prose
        + "The licensee pays the fee. The fee is due when the licensor asks for it in ⟪writing⟫\n",
      prose
        + "The license ends where the licensee breaks any of the conditions that this ⟪agreement⟫\n\n"
        + "states for the use of the Software and of all its parts.\n",
    ]
  ) { subject, findings in
    for (place, isBroken) in subject.unfinishedSentences {
      findings.report(
        isBroken
          ? "the sentence goes on in the next paragraph"
          : "the last sentence of the paragraph has no end",
        atBytes: subject.bytes(of: place),
        help: isBroken
          ? "remove the empty line, or say what is missing"
          : "add a full stop, or what is missing")
    }
  }

  /// Paragraphs that end as paragraphs do.
  private static let prose = String(
    repeating: "The licensor grants the licensee the right to use the Software as it is now.\n\n",
    count: 9)
}

extension LintSubject {
  /// The last words of paragraphs that break off, and whether the next one goes on.
  fileprivate var unfinishedSentences: [(ProseScan.Place, Bool)] {
    let nodes = document.markup.nodes
    var ended = 0
    var candidates: [(ParagraphEnd, Bool)] = []
    var index = 1
    var previous: ParagraphEnd?
    while index < nodes.count {
      defer { index = Int(nodes[index].end) }
      guard nodes[index].kind == .paragraph else {
        if let end = previous, end.isProse, nodes[index].kind != .thematicBreak, !isText(index) {
          // A heading closes a paragraph; a list or a table may go on with it.
          if case .heading = nodes[index].kind { candidates.append((end, false)) }
        }
        previous = nil
        continue
      }
      let beginning = ParagraphBeginning(document.markup, index)
      if let end = previous {
        if end.isLong, beginning.isSmall, beginning.isLong {
          candidates.append((end, true))
        } else if end.isProse, !beginning.isSmall {
          candidates.append((end, false))
        }
      }
      previous = nil
      switch ParagraphEnd.read(document.markup, index) {
      case .ended: ended += 1
      case .open(let end): previous = end
      case .unknown: break
      }
    }
    if let end = previous, end.isProse { candidates.append((end, false)) }
    guard ended >= 5, ended >= 8 * candidates.count else { return [] }
    return candidates.map { ($0.0.place, $0.1) }
  }

  private func isText(_ index: Int) -> Bool { document.markup.nodes[index].kind == .paragraph }
}

/// How a paragraph begins.
private struct ParagraphBeginning {
  var isSmall = false
  var isLong = false

  init(_ document: Document, _ index: Int) {
    guard index + 1 < document.nodes.count, document.nodes[index + 1].kind == .text else { return }
    let text = document.bytes(document.nodes[index + 1].literal)
    let word = text.prefix { $0 != 0x20 }
    isLong = text.count >= 40
    isSmall =
      word.count >= 2
      && word.allSatisfy { $0 &- 0x61 < 26 || $0 >= 0x80 }
      && String(decoding: word, as: UTF8.self).unicodeScalars.first?.properties.isLowercase == true
  }
}

/// A paragraph that ends in a word, without a mark.
private struct ParagraphEnd {
  enum Reading {
    case ended
    case open(ParagraphEnd)
    case unknown
  }

  var place: ProseScan.Place
  /// Whether it has more words than a label.
  var isLong: Bool
  /// Whether it holds a sentence that has ended, and a good part of another one.
  var isProse: Bool

  static func read(_ document: Document, _ index: Int) -> Reading {
    let nodes = document.nodes
    let range = index + 1..<Int(nodes[index].end)
    var length = 0
    var last = index
    for inner in range where nodes[inner].kind == .text {
      length += Int(nodes[inner].literal.count)
      last = inner
    }
    guard length >= 70 else { return .unknown }
    var text = document.bytes(nodes[last].literal)
    while text.last == 0x20 { text.removeLast() }
    guard let end = text.last else { return .unknown }
    if isMark(text) { return .ended }
    // What ends in a link, in bold or in code has another reason to stop there.
    guard Int(nodes[last].parent) == index, last == range.upperBound - 1,
      (end | 0x20) &- 0x61 < 26 || (0x80..<0xC0).contains(end) && isLetter(text)
    else { return .unknown }
    let word = text.suffix(while: { $0 != 0x20 })
    guard !word.contains(where: { $0 == 0x2E || $0 == 0x2F || $0 == 0x40 || $0 == 0x3A }) else {
      return .unknown
    }
    let place = ProseScan.Place(
      node: Int32(last), start: Int32(word.startIndex - text.startIndex), count: Int32(word.count))
    let sentence = text.suffix(while: { $0 != 0x2E && $0 != 0x3B })
    let isBroken = range.contains { nodes[$0].kind == .hardBreak }
    let isProse =
      sentence.startIndex > text.startIndex + 20 && sentence.count >= 30 && sentence.first == 0x20
      && !isBroken && sentence.dropFirst().first.map { $0 &- 0x41 < 26 || $0 >= 0x80 } == true
      && !sentence.contains { $0 &- 0x30 < 10 || $0 == 0x3A }
      && sentence.split(separator: 0x20).count >= 6
    return .open(
      ParagraphEnd(place: place, isLong: text.count >= 60 && !isBroken, isProse: isProse))
  }

  private static func isLetter(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last?.properties.isAlphabetic
      == true
  }

  private static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last < 0x80 { return asciiMarks.contains(last) }
    return String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last.map(marks.contains)
      ?? false
  }

  private static let marks = ".:;!?…。：；！？．\"”»’')]）」』“".unicodeScalars
  private static let asciiMarks = marks.filter(\.isASCII).map { UInt8(ascii: $0) }
}
