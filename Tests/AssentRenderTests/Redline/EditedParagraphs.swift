import AssentRender

/// Paragraphs in which somebody makes the changes that an amendment tells, with the words before them and
/// nothing else.
struct EditedParagraphs {
  let paragraphs: [String]
  let quoted: QuotedText
  /// Where each paragraph begins in ``quoted``.
  let starts: [Int]
  private(set) var edits: [(range: Range<Int>, new: String)] = []
  private(set) var replaced: [Int: [String]] = [:]
  private(set) var inserted: [Int: [String]] = [:]

  init(_ paragraphs: [String]) {
    self.paragraphs = paragraphs
    quoted = QuotedText(paragraphs.map { $0 + "\n" }.joined())
    var (starts, offset): ([Int], Int) = ([], 0)
    for paragraph in paragraphs {
      starts.append(offset)
      offset += paragraph.unicodeScalars.count + 1
    }
    self.starts = starts
  }

  /// - Parameters:
  ///   - heading: the paragraph that is the heading.
  ///   - opening: the paragraph behind which stands what is inserted first.
  mutating func apply(_ provision: Amendment.Provision, heading: Int?, opening: Int) {
    switch provision {
    case .words(let change, _):
      if let old = change.old {
        edits.append((range(old), change.new))
      } else if let anchor = change.anchor {
        let at = change.isBefore ? range(anchor).lowerBound : range(anchor).upperBound
        edits.append((at..<at, change.new))
      }
    case .paragraph(let opening, let new, _): replaced[paragraph(opening)] = new
    case .insertion(let new, let after, _):
      inserted[after.map(paragraph) ?? opening, default: []] += new
    case .heading(_, let new): if let heading { replaced[heading] = [new] }
    default: break
    }
  }

  /// Puts other words in a place, unless those there are told already.
  mutating func edit(_ range: Range<Int>, _ new: String) {
    let isTold = edits.contains {
      $0.range.overlaps(range) || $0.range.contains(range.lowerBound)
    }
    if !isTold { edits.append((range, new)) }
  }

  /// Each paragraph with the words that take its place, and without what is inserted behind it.
  var made: [[String]] {
    var scalars = Array(paragraphs.map { $0 + "\n" }.joined().unicodeScalars)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(edit.range, with: edit.new.unicodeScalars)
    }
    let lines = String(String.UnicodeScalarView(scalars))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return paragraphs.indices.map { replaced[$0] ?? [lines[$0]] }
  }

  private func range(_ quotation: Quotation) -> Range<Int> {
    let at = quoted.offsets(of: quotation.text)[(quotation.occurrence ?? 1) - 1]
    return at..<at + quotation.text.unicodeScalars.count
  }

  private func paragraph(_ opening: Quotation) -> Int {
    let alike = quoted.offsets(of: opening.text).filter(starts.contains)
    return starts.firstIndex(of: alike[(opening.occurrence ?? 1) - 1]) ?? 0
  }
}
