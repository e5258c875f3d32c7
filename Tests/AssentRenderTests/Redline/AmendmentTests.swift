import AssentRedline
import AssentRender
import Foundation
import Testing

/// A change as sentences: whoever applies them has the new words.
@Suite struct AmendmentTests {
  @Test func `the sentences of an amendment make the new clause of the old one`() {
    var count = 0
    for (old, new) in RedlineTextPairs.made + RedlineTextPairs.histories {
      let redline = RedlineTextPairs.redline(old, new)
      for change in redline.clauses where change.old.count == 1 && change.new.count == 1 {
        guard !change.isPassage else { continue }
        var one = redline
        one.clauses = [change]
        let amendment = Amendment(one, new: RedlineTextPairs.document(new))
        let made = Self.apply(amendment.provisions, to: change)
        #expect(made.map(Self.squeezed) == change.newTexts.map(Self.squeezed))
        count += amendment.provisions.count
      }
    }
    #expect(count > 60)
  }

  /// What somebody does who has the old paragraphs and the sentences, and nothing else.
  private static func apply(
    _ provisions: [Amendment.Provision], to change: ClauseChange
  ) -> [String] {
    let old = change.paragraphs(of: .deleted)
    let paragraphs = old.map(\.words)
    let isHeading = old.map(\.isHeading)
    let whole = QuotedText(paragraphs.map { $0 + "\n" }.joined())
    var starts: [Int] = []
    var offset = 0
    for paragraph in paragraphs {
      starts.append(offset)
      offset += paragraph.unicodeScalars.count + 1
    }
    var edits: [(range: Range<Int>, new: String)] = []
    var replaced: [Int: [String]] = [:]
    var inserted: [Int: [String]] = [:]
    func place(_ quotation: Quotation) -> Range<Int> {
      let offsets = whole.offsets(of: quotation.text)
      let at = offsets[(quotation.occurrence ?? 1) - 1]
      return at..<(at + quotation.text.unicodeScalars.count)
    }
    func paragraph(_ opening: Quotation) -> Int {
      let alike = whole.offsets(of: opening.text).filter(starts.contains)
      return starts.firstIndex(of: alike[(opening.occurrence ?? 1) - 1]) ?? 0
    }
    for provision in provisions {
      switch provision {
      case .words(let amendment, _):
        if let old = amendment.old {
          edits.append((place(old), amendment.new))
        } else if let anchor = amendment.anchor {
          let range = place(anchor)
          let at = amendment.isBefore ? range.lowerBound : range.upperBound
          edits.append((at..<at, " " + amendment.new + " "))
        }
      case .paragraph(let opening, let new, _): replaced[paragraph(opening)] = new
      case .insertion(let new, let after, _):
        inserted[after.map(paragraph) ?? -1, default: []] += new
      case .heading(_, let new):
        if let index = isHeading.firstIndex(of: true) { replaced[index] = [new] }
      case .clauses(_, let new): return new
      case .number(let old, let new):
        guard let index = isHeading.firstIndex(of: true), replaced[index] == nil else { continue }
        let number = old.number ?? ""
        guard let range = paragraphs[index].range(of: number) else { continue }
        replaced[index] = [paragraphs[index].replacingCharacters(in: range, with: new.number ?? "")]
      case .linkTarget, .move, .newClauses, .passage: break
      }
    }
    var scalars = Array(paragraphs.map { $0 + "\n" }.joined().unicodeScalars)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(edit.range, with: edit.new.unicodeScalars)
    }
    let lines = String(String.UnicodeScalarView(scalars))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // What is put first stands after the heading.
    let headings = isHeading.prefix { $0 }.count
    var out: [String] = []
    for index in paragraphs.indices {
      if index == headings { out += inserted[-1] ?? [] }
      out += replaced[index] ?? [lines[index]]
      out += inserted[index] ?? []
    }
    if headings >= paragraphs.count { out += inserted[-1] ?? [] }
    return out.filter { !$0.isEmpty }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: ["en", "de", "fr"])
  func `an amendment is its golden`(language: String) throws {
    var redline = RedlineSamples.everything
    redline.to.language = language
    let amendment = Amendment(redline, new: RedlineTextPairs.document("# Terms\n"))
    let bytes = AmendmentText(amendment).render()
    let file = RedlineSamples.folder.appending(path: "amendment.\(language).txt")
    if RedlineSamples.isRecording { try Data(bytes).write(to: file) }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `words that occur more than once are told apart`() {
    let old = "# Terms\n\n## 1. Pay\n\nWithin thirty days, or thirty days, pay.\n"
    let new = "# Terms\n\n## 1. Pay\n\nWithin thirty days, or ninety days, pay.\n"
    let amendment = Amendment(
      RedlineTextPairs.redline(old, new), new: RedlineTextPairs.document(new))
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("In Section 1, “or thirty” is replaced by “or ninety”."), "\(text)")
  }

  @Test func `clauses of one number are named with what they stand in`() {
    let old =
      "# Terms\n\n## A. Keys\n\n### 4. Pay\n\nPay on Monday.\n\n## B. Locks\n\n### 4. End\n\nIt ends in May.\n"
    let new = old.replacing("Monday", with: "Friday")
    let amendment = Amendment(
      RedlineTextPairs.redline(old, new), new: RedlineTextPairs.document(new))
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("In Section 4 (under "), "\(text)")
    #expect(text.contains("A)"), "\(text)")
  }
}
