/// A clause of which something differs between two texts.
package struct ClauseChange: Hashable, Sendable {
  /// What happened to it. A clause can be moved, renumbered and changed at once.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added
    case removed
    /// One clause became several; the parts stand in ``ClauseChange/new``.
    case split
    /// Several clauses became one; they stand in ``ClauseChange/old``.
    case joined
    /// It stands under another heading, or in another order.
    case moved
    /// Its number alone changed.
    case renumbered
    /// Its title or its words changed.
    case changed
  }

  /// Where a clause stands in one of the texts.
  package struct Place: Hashable, Sendable {
    /// Its fragment identifier on the page of that text.
    package var anchor: String
    /// As written: `4.2`, `Annex A`; `nil` where it has none.
    package var number: String?
    /// Empty for a clause without title.
    package var title: String
    /// The numbers or titles of the clauses around it, outermost first.
    package var parents: [String]
    /// Its index in the clauses of that text; `nil` for what stands before the first, or where it is
    /// not known.
    package var index: Int?
    /// Whether another clause of that text has the same number and title.
    package var isRepeated: Bool
    /// Of a clause that moved: the number or title of the one before it under the same heading, empty
    /// where it is the first; of others `nil`.
    package var after: String?

    package init(
      anchor: String, number: String?, title: String, parents: [String], index: Int? = nil,
      isRepeated: Bool = false, after: String? = nil
    ) {
      self.anchor = anchor
      self.number = number
      self.title = title
      self.parents = parents
      self.index = index
      self.isRepeated = isRepeated
      self.after = after
    }
  }

  /// A mention whose words stayed and that means another clause now.
  package struct Mention: Hashable, Sendable {
    /// As written: `Section 3`.
    package var text: String
    /// What it meant, in the old text; `nil` where that is not known.
    package var old: Place?
    /// What it means, in the new text; `nil` where that is not known, or nothing.
    package var new: Place?

    package init(text: String, old: Place?, new: Place?) {
      self.text = text
      self.old = old
      self.new = new
    }
  }

  /// Without repetition, in the order of ``Kind``; at least one.
  package var kinds: [Kind]
  /// Where it stands in the old text: none for an added clause, several for joined ones.
  package var old: [Place]
  /// Where it stands in the new text: none for a removed clause, several for a split one.
  package var new: [Place]
  /// Its paragraphs in reading order, with those that did not change around those that did.
  ///
  /// The words of clauses within it stand in changes of their own.
  package var blocks: [BlockChange]
  /// Whether it is no clause but paragraphs of one, which moved alone.
  package var isPassage: Bool
  /// Of a passage, how many blocks stand before it of the clause it stands in now, which is the last
  /// change before it that is no passage; `nil` where nothing else is told of that clause.
  package var blocksBefore: Int?
  /// The mentions in it whose words stayed and that mean other clauses now, in the order of the new text.
  package var mentions: [Mention]

  package init(
    kinds: [Kind], old: [Place], new: [Place], blocks: [BlockChange], isPassage: Bool = false,
    blocksBefore: Int? = nil, mentions: [Mention] = []
  ) {
    self.kinds = kinds
    self.old = old
    self.new = new
    self.blocks = blocks
    self.isPassage = isPassage
    self.blocksBefore = blocksBefore
    self.mentions = mentions
  }
}
