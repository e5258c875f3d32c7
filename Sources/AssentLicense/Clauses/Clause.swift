import AssentDiagnostics

/// A part of a document that can be named: a section under a heading, or a numbered paragraph.
///
/// The heading that is the title of the document is no clause. Numbered paragraphs and items are
/// clauses in agreements alone.
package struct Clause: Hashable, Sendable {
  /// What makes it a clause.
  package enum Form: Hashable, Sendable {
    case heading(level: Int)
    /// A paragraph that begins with its number, or wholly bold text that stands as a heading.
    case paragraph
    /// An item of an ordered list.
    case listItem
  }

  package var form: Form
  /// As written, without trailing punctuation and without a word before it: `2.1`, `IV`, `(a)`, and
  /// `5` of `§ 5` or `Article 5`; `nil` where there is none.
  package var number: String?
  /// The heading or the run-in title, without its number; empty for a clause without one.
  package var title: String
  /// What the section is about; empty when its words tell nothing, and in documentation.
  package var meanings: Set<SectionMeaning>
  /// The fragment identifier of the clause on the page, unique in the document.
  package var anchor: String
  /// Index of its heading, paragraph or item in ``Document/nodes``.
  package var node: Int
  /// Index of the clause it is a part of.
  package var parent: Int?
  /// 0 for a top-level clause.
  package var depth: Int
  /// From its first byte to the end of its last child.
  package var range: SourceRange

  package init(
    form: Form, number: String?, title: String, meanings: Set<SectionMeaning>, anchor: String,
    node: Int, parent: Int?, depth: Int, range: SourceRange
  ) {
    self.form = form
    self.number = number
    self.title = title
    self.meanings = meanings
    self.anchor = anchor
    self.node = node
    self.parent = parent
    self.depth = depth
    self.range = range
  }
}

extension [Clause] {
  /// The clause before another on its level, in the same clause.
  package func sibling(before index: Int) -> Int? {
    // Right before a clause stands the one before it, or a part of that, or what it is a part of itself.
    var before = index > 0 ? index - 1 : nil
    while let other = before, self[other].parent != self[index].parent {
      before = self[other].parent
    }
    return before
  }
}
