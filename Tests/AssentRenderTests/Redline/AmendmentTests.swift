import AssentRedline
import AssentRender
import Foundation
import Testing

/// A change as sentences: whoever applies them has the new words.
@Suite struct AmendmentTests {
  static func amendment(_ old: String, _ new: String) -> Amendment {
    Amendment(
      RedlineTextPairs.redline(old, new), old: RedlineTextPairs.document(old),
      new: RedlineTextPairs.document(new))
  }

  @Test func `the sentences of an amendment make the new clause of the old one`() {
    var count = 0
    for (old, new) in RedlineTextPairs.made + RedlineTextPairs.histories {
      let redline = RedlineTextPairs.redline(old, new)
      for change in redline.clauses where change.old.count == 1 && change.new.count == 1 {
        guard !change.isPassage else { continue }
        // Front matter is told by one sentence for all.
        var change = change
        change.blocks.removeAll { $0.form == .metadata }
        var one = redline
        one.clauses = [change]
        let amendment = Amendment(
          one, old: RedlineTextPairs.document(old), new: RedlineTextPairs.document(new))
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
    let isHeading = old.map(\.isHeading)
    let heading = isHeading.firstIndex(of: true)
    var text = EditedParagraphs(old.map(\.words))
    var number: (range: Range<String.Index>, new: String)?
    for provision in provisions {
      text.apply(provision, heading: heading, opening: -1)
      switch provision {
      case .clauses(_, let new): return new
      case .numbers(let changes, _):
        guard let change = changes.first, let heading else { continue }
        number = text.paragraphs[heading].range(of: change.old.number ?? "").map {
          ($0, change.new.number ?? "")
        }
      default: break
      }
    }
    // Mentions take the new numbers of what they mention.
    var block = 0
    for index in text.paragraphs.indices where text.replaced[index] == nil {
      while block < change.blocks.count, old[index].blocks.lowerBound > block { block += 1 }
      guard old[index].blocks.count == 1 else { continue }
      for mention in mentions(change.blocks[block], at: text.starts[index]) {
        text.edit(mention.range, mention.new)
      }
    }
    var made = text.made
    if let heading, let number, text.replaced[heading] == nil {
      made[heading] = [
        text.paragraphs[heading].replacingCharacters(in: number.range, with: number.new)
      ]
    }
    // What is put first stands after the heading.
    let headings = isHeading.prefix { $0 }.count
    var out: [String] = []
    for index in made.indices {
      if index == headings { out += text.inserted[-1] ?? [] }
      out += made[index] + (text.inserted[index] ?? [])
    }
    if headings >= made.count { out += text.inserted[-1] ?? [] }
    return out.filter { !$0.isEmpty }
  }

  /// The mentions in a block that follow a new number, where they stand in the old words.
  private static func mentions(
    _ block: BlockChange, at start: Int
  ) -> [(range: Range<Int>, new: String)] {
    var found: [(range: Range<Int>, new: String)] = []
    var at = start
    if case .listItem(let marker, _) = block.form, !marker.isEmpty {
      at += marker.unicodeScalars.count + 1
    }
    for run in block.runs where run.sort != .markup && run.sort != .linkTarget {
      let count = run.text.unicodeScalars.count
      if run.sort == .reference, run.kind == .deleted { found.append((at..<at + count, "")) }
      if run.sort == .reference, run.kind == .inserted, let last = found.indices.last {
        found[last].new = run.text
      }
      if run.kind != .inserted { at += count }
    }
    return found.filter { !$0.new.isEmpty }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: ["en", "de", "fr"])
  func `an amendment is its golden`(language: String) throws {
    var redline = RedlineSamples.everything
    redline.to.language = language
    let amendment = Amendment(
      redline, old: RedlineTextPairs.document("# Terms\n"),
      new: RedlineTextPairs.document("# Terms\n"))
    let bytes = AmendmentText(amendment).render()
    let file = RedlineSamples.folder.appending(path: "amendment.\(language).txt")
    if RedlineSamples.isRecording { try Data(bytes).write(to: file) }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `words that occur more than once are told apart`() {
    let old = "# Terms\n\n## 1. Pay\n\nWithin thirty days, or thirty days, pay.\n"
    let new = "# Terms\n\n## 1. Pay\n\nWithin thirty days, or ninety days, pay.\n"
    let amendment = Self.amendment(old, new)
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("In Section 1, “or thirty” is replaced by “or ninety”."), "\(text)")
  }

  @Test func `clauses of one number are named with what they stand in`() {
    let old =
      "# Terms\n\n## A. Keys\n\n### 4. Pay\n\nPay on Monday.\n\n## B. Locks\n\n### 4. End\n\nIt ends in May.\n"
    let new = old.replacing("Monday", with: "Friday")
    let amendment = Self.amendment(old, new)
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("In Section 4 of Section A, "), "\(text)")
  }

  @Test func `a renumbering is told once, and what is moved by the clause of its level`() {
    let old = """
      ---
      version: 1.0
      ---
      # Terms

      ## 1. Keys

      1.1 You keep the key.

      ## 2. Rain

      2.1 We walk in rain.

      ## 3. Sun

      3.1 We rest, as Section 2.1 says.

      """
    let new = old.replacing("1.0", with: "1.1").replacing("## 2.", with: "## 3.")
      .replacing("## 3. Sun", with: "## 4. Sun").replacing("3.1 We", with: "4.1 We")
      .replacing("2.1", with: "3.1")
      .replacing("## 3. Rain", with: "## 2. Snow\n\n2.1 We ski.\n\n## 3. Rain")
    let amendment = Self.amendment(old, new)
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("After Section 1, the following is inserted:"), "\(text)")
    #expect(
      text.contains(
        "follows: Section 2 becomes Section 3; Section 3 becomes Section 4. The sections"),
      "\(text)")
    #expect(text.contains("Where sections are mentioned"), "\(text)")
    #expect(!text.contains("“"), "\(text)")
    #expect(amendment.provisions.count == 2)
    #expect(amendment.metadata.map(\.old) == ["version: 1.0"])
    #expect(text.contains("   > - version: 1.0\n   > + version: 1.1\n"), "\(text)")
  }

  @Test(arguments: [
    // The first clause is mentioned still, by the number that the second one has now.
    ("Clause 1 stays in force. Clause 2 ends.", "Clause 1 stays in force. Clause 3 ends.", false),
    ("Clause 1 stays in force. Clause 2 ends.", "Clause 2 stays in force. Clause 3 ends.", true),
    ("All of it stays in force.", "All of it stays in force.", false),
  ])
  func `that mentions take new numbers is said where all of them do`(
    _ before: String, _ after: String, _ isSaid: Bool
  ) {
    let old = "# Orchard Terms\n\n1. Pick ripe pears.\n2. Close the gate.\n\n\(before)\n"
    let new = "# Orchard Terms\n\n2. Pick ripe pears.\n3. Close the gate.\n\n\(after)\n"
    let text = String(decoding: AmendmentText(Self.amendment(old, new)).render(), as: UTF8.self)
    #expect(text.contains("Where sections are mentioned") == isSaid, "\(text)")
    #expect(text.contains("becomes"), "\(text)")
    let isTold = text.contains("“2” is replaced by “3”")
    #expect(isTold == (before != after && !isSaid), "\(text)")
  }

  @Test(arguments: ["a)", "1.1"])
  func `a number that a paragraph has itself is no mention`(_ number: String) {
    let old = "# Orchard Terms\n\n\(number) Pick ripe pears.\n\nb) Close the gate.\n"
    let new = old.replacing(number, with: number == "a)" ? "c)" : "1.7")
    let text = String(decoding: AmendmentText(Self.amendment(old, new)).render(), as: UTF8.self)
    #expect(!text.contains("Where sections are mentioned"), "\(text)")
    #expect(text.contains("becomes"), "\(text)")
  }
}
