import AssentDiagnostics
import AssentLicense
import AssentRedline
import AssentRender
import Testing

/// What holds for the amendment of any change, of one clause or of several.
@Suite struct AmendmentLawTests {
  /// A sentence that is long enough to be seen as moved, of words that nothing else has.
  private static func sentence(_ name: String) -> String {
    "The \(name) keeper opens the \(name) gate at dawn, sweeps the \(name) yard and counts every \(name) hen."
  }

  static let nested = """
    # Terms

    ## A

    ### General

    #### Scope

    Apples are for guests.

    ### Fees

    Pears cost money.

    ## B

    ### General

    #### Scope

    Plums are for staff.

    ### Fees

    Figs are free of charge.

    """

  static let pairs: [(old: String, new: String)] =
    RedlineTextPairs.made + [
      // Words that a language contracts, and titles that have them.
      (
        "# Terms\n\n## in dem Text von dem Text\n\nWer in dem Abschnitt lebt, von dem Text de le texte à le texte erfährt, geht.\n",
        "# Terms\n\n## in dem Text von dem Text\n\nWer in dem Abschnitt wohnt, von dem Text de le texte à le texte hört, geht in dem Text.\n"
      ),
      (
        nested,
        nested.replacing("### General\n\n#### Scope\n\nApples are for guests.\n\n", with: "")
          .replacing("### General\n\n#### Scope\n\nPlums are for staff.\n\n", with: "")
      ),
      (
        nested,
        nested.replacing("#### Scope\n\nApples are for guests.\n\n", with: "")
          .replacing("### General\n\n#### Scope\n\nPlums are for staff.\n\n", with: "")
      ),
      // A passage goes from the middle of a paragraph to the middle of another.
      (
        "# Terms\n\n## 1. Barn\n\n\(sentence("red")) \(sentence("blue")) \(sentence("green"))\n\n## 2. Yard\n\n\(sentence("white")) \(sentence("black"))\n",
        "# Terms\n\n## 1. Barn\n\n\(sentence("red")) He rests. \(sentence("green").replacing("gate", with: "door"))\n\n## 2. Yard\n\n\(sentence("white")) \(sentence("blue")) \(sentence("black").replacing("The black keeper", with: "Someone else, whom nobody knows, then"))\n"
      ),
    ] + RedlineTextPairs.histories

  /// The pairs, compared once for all laws.
  private static let compared = pairs.map { pair in
    (
      redline: RedlineTextPairs.redline(pair.old, pair.new),
      old: RedlineTextPairs.document(pair.old), new: RedlineTextPairs.document(pair.new)
    )
  }

  @Test(arguments: ["en", "de", "fr"])
  func `sentences have the words they quote as the texts have them`(language: String) {
    var count = 0
    for (one, old, new) in Self.compared {
      var redline = one
      redline.to.language = language
      let amendment = Amendment(redline, old: old, new: new)
      let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
      for words in amendment.provisions.flatMap(Self.quoted) where !words.contains("\n") {
        #expect(text.contains(VisibleText.message(words)), "\(words)")
        count += 1
      }
    }
    #expect(count > 60)
  }

  @Test func `each clause that is gone is told, by itself or with the one around it`() {
    var count = 0
    for (redline, old, new) in Self.compared {
      let clauses = old.clauses
      let told = Set(
        Amendment(redline, old: old, new: new).provisions.flatMap { provision in
          guard case .clauses(let places, new: []) = provision else { return [Int]() }
          return places.compactMap(\.index)
        })
      for change in redline.clauses where change.new.isEmpty {
        var index = change.old.first?.index
        while let at = index, !told.contains(at) { index = clauses[at].parent }
        #expect(index != nil, "\(change.old)")
        count += 1
      }
    }
    #expect(count > 6)
  }

  @Test func `clauses are named as the old text names them`() {
    for (redline, old, new) in Self.compared {
      let places = ClausePlaces(old)
      for provision in Amendment(redline, old: old, new: new).provisions {
        for var place in Self.places(provision) {
          guard let index = place.index else { continue }
          place.after = nil
          #expect(places.indices.contains(index) && places[index] == place, "\(place)")
        }
      }
    }
  }

  @Test func `what is quoted of a clause stands in it, and opens a paragraph where one is named`() {
    for (redline, old, new) in Self.compared {
      let blocks = ClauseBlocks(old)
      for provision in Amendment(redline, old: old, new: new).provisions {
        switch provision {
        case .words(let change, let place):
          guard let quoted = change.old ?? change.anchor else { continue }
          let words = blocks[place.index].map { $0.words(of: .deleted) + "\n" }.joined()
          let count = QuotedText(words).offsets(of: quoted.text).count
          #expect(quoted.occurrence.map { $0 <= count } ?? (count == 1), "\(quoted)")
        case .paragraph(let opening, _, let place), .insertion(_, let opening?, let place):
          #expect(
            blocks[place.index].contains { $0.words(of: .deleted).hasPrefix(opening.text) },
            "\(opening)")
        default: break
        }
      }
    }
  }

  @Test func `what goes behind a clause names it by its old number`() {
    let items = "(a) the red key,\n\n(b) the blue key.\n"
    let old = "# Terms\n\n## 1. Rain\n\nWe walk.\n\n## 2. Keys\n\nYou carry:\n\n\(items)"
    let new =
      "# Terms\n\n## 1. Snow\n\nNobody skis uphill.\n\n## 2. Rain\n\nWe walk.\n\n## 3. Keys\n\nYou carry:\n\n\(items)\n(c) whatever the porter lends to guests.\n"
    let bytes = AmendmentText(AmendmentTests.amendment(old, new)).render()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("After Section 2 (b), the following is inserted"), "\(text)")
  }

  private static func text(_ old: String, _ new: String) -> String {
    let frame = "# Terms\n\n## 1. Use\n\n"
    let amendment = AmendmentTests.amendment(frame + old + "\n", frame + new + "\n")
    return String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
  }

  @Test func `paragraphs that are alike are told apart however many there are`() {
    var paragraphs = Array(repeating: "Pay thirty euros now.", count: 150)
    let old = paragraphs.joined(separator: "\n\n")
    paragraphs[119] = "Nobody asks guests for money."
    let text = Self.text(old, paragraphs.joined(separator: "\n\n"))
    #expect(text.contains("occurrence 120 of “Pay thirty euros now.”"), "\(text)")
  }

  @Test func `a comma is quoted with the word it stands behind`() {
    let text = Self.text("Ann, Bob and Carl pay, if asked.", "Ann, Bob, and Carl pay if asked.")
    #expect(!text.contains("“, and"), "\(text)")
  }

  @Test func `an item is named with its clause, even where both have one number`() {
    let text = Self.text("You must:\n\n1. ask;\n2. pay.", "You must:\n\n- ask;\n- pay.")
    #expect(!text.contains("Section 1 is deleted"), "\(text)")
  }

  @Test func `a paragraph that became part of an item had no mark`() {
    let text = Self.text(
      "You must:\n\n- leave,\n\nif we ask you to.", "You must:\n\n- leave,\n  if we ask you to.")
    #expect(!text.contains("• if we ask"), "\(text)")
  }

  // MARK: Reading provisions

  private static func quoted(_ provision: Amendment.Provision) -> [String] {
    switch provision {
    case .words(let change, _): [change.old?.text ?? "", change.new, change.anchor?.text ?? ""]
    case .linkTarget(let old, let new, _): [old, new]
    case .paragraph(let opening, let new, _): [opening.text] + new
    case .insertion(let new, let opening, _): new + [opening?.text ?? ""]
    case .heading(_, let new): [new]
    case .clauses(_, let new), .newClauses(let new, _), .passage(let new, _, _): new
    case .move(_, .behind(let opening, in: _), _, _): [opening.text]
    case .move, .numbers: []
    }
  }

  private static func places(_ provision: Amendment.Provision) -> [ClauseChange.Place] {
    func place(_ position: Amendment.Position) -> [ClauseChange.Place] {
      switch position {
      case .first, .afterNew, .withinNew: []
      case .after(let place), .within(let place), .behind(_, in: let place): [place]
      }
    }
    switch provision {
    case .words(_, let at), .linkTarget(_, _, let at), .paragraph(_, _, let at),
      .insertion(_, _, let at), .heading(let at, _):
      return [at]
    case .clauses(let places, _): return places
    case .newClauses(_, let position): return place(position)
    case .move(let at, let position, _, _): return [at] + place(position)
    // One may go to a clause that is new.
    case .passage(_, let from, _): return [from]
    case .numbers(let changes, _): return changes.map(\.old)
    }
  }
}
