/// A paragraph, heading, list item or row of a clause, with what differs in it.
package struct BlockChange: Hashable, Sendable {
  /// What the block is, for those who lay it out.
  package enum Form: Hashable, Sendable {
    case heading(level: Int)
    case paragraph
    /// The marker as shown: `•`, `3.`, `☐`; empty for a further paragraph of an item. Depth from 0.
    case listItem(marker: String, depth: Int)
    case quote
    /// Its cells are runs with a ``Run/Kind``, divided by tabs.
    case tableRow(isHeader: Bool)
    /// Lines of code, of a drawing or of raw HTML, as they are.
    case code
    /// A paragraph of the footnote with this label.
    case footnote(label: String)
    /// A line of the front matter: `effective: 2026-01-01`.
    case metadata
  }

  package enum Kind: String, Hashable, Sendable {
    case same
    /// Words within it differ.
    case changed
    case added
    case removed
    /// Under a third of it is kept: the old runs stand first and are all deleted, then the new ones.
    case replaced
  }

  /// Where a paragraph ends or begins in one of the texts alone.
  package enum Seam: String, Hashable, Sendable {
    case none
    /// In the old text it was one paragraph with the block before it.
    case splitFromBefore
    /// In the old text it was a paragraph of its own; in the new one it goes on from the block before.
    case joinedToBefore
  }

  package var form: Form
  package var kind: Kind
  package var seam: Seam
  package var runs: [Run]

  package init(form: Form, kind: Kind, seam: Seam = .none, runs: [Run]) {
    self.form = form
    self.kind = kind
    self.seam = seam
    self.runs = runs
  }
}

/// Words in a row that share a fate.
package struct Run: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case equal
    case deleted
    case inserted
  }

  /// What the words are, where that matters to a reader.
  package enum Sort: String, Hashable, Sendable {
    case words
    /// A term that the agreement defines.
    case term
    /// Money, percentages, numbers with a unit, durations.
    case amount
    case date
    /// The target of a link: shown as an address, not part of the words.
    case linkTarget = "link-target"
    /// A mention of a clause that follows its renumbering: told, but no change of words. Where it is kept, it means
    /// another clause than before.
    case reference
    /// Commas, points, quotation marks, spaces alone.
    case punctuation
    /// Kept words that are written in another way: capitals, width, the kind of a quotation mark.
    case spelling
    /// Emphasis and other markup that changed around the same words; the text says which.
    case markup
  }

  package var kind: Kind
  package var sort: Sort
  package var text: String
  /// Of kept words that are written in another way, how the old text has them; else `nil`.
  package var former: String?

  package init(_ kind: Kind, _ text: String, sort: Sort = .words, former: String? = nil) {
    self.kind = kind
    self.sort = sort
    self.text = text
    self.former = former
  }

  /// Whether both texts have it, character by character, and it means the same in both.
  package var isSame: Bool { kind == .equal && former == nil && sort != .reference }

  /// Whether it is a mention whose words stayed and that means another clause now.
  package var isOtherTarget: Bool { kind == .equal && former == nil && sort == .reference }

  /// What it says in the text that has words of this kind; `nil` where that text lacks it.
  package func text(in kind: Kind) -> String? {
    guard self.kind == .equal || self.kind == kind else { return nil }
    return kind == .deleted ? former ?? text : text
  }
}
