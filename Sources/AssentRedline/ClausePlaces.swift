import AssentLicense

/// Where each clause of a text stands in it.
package struct ClausePlaces: Sendable {
  private let document: LegalDocument
  private var clauses: [Clause] { document.clauses }
  private let counts: [[String]: Int]

  package init(_ document: LegalDocument) {
    self.document = document
    let clauses = document.clauses
    counts = clauses.indices.reduce(into: [:]) {
      $0[Self.name(of: $1, in: clauses), default: 0] += 1
    }
  }

  package var indices: Range<Int> { clauses.indices }

  /// The place of the clause with an index from 0.
  package subscript(index: Int) -> ClauseChange.Place {
    let clause = clauses[index]
    var parents: [String] = []
    var parent = clause.parent
    while let above = parent {
      parents.append(document.shownNumber(of: clauses[above]) ?? clauses[above].title)
      parent = clauses[above].parent
    }
    return ClauseChange.Place(
      anchor: clause.anchor, number: document.shownNumber(of: clause), title: clause.title,
      parents: parents.reversed(), index: index,
      isRepeated: counts[Self.name(of: index, in: clauses), default: 0] > 1)
  }

  /// The same, with the clause before it.
  func placeInOrder(_ index: Int) -> ClauseChange.Place {
    var place = self[index]
    let before = clauses.sibling(before: index).map { clauses[$0] }
    place.after = before.map { $0.title.isEmpty ? Self.shortName(of: $0) : $0.title } ?? ""
    return place
  }

  /// What a clause is called; one without a title, with what it stands in: `4 (a)`.
  private static func name(of index: Int, in clauses: [Clause]) -> [String] {
    let clause = clauses[index]
    let parent = clause.title.isEmpty ? clause.parent.map { shortName(of: clauses[$0]) } : nil
    return [clause.number ?? "", clause.title, parent ?? ""]
  }

  private static func shortName(of clause: Clause) -> String { clause.number ?? clause.title }
}
