import AssentLicense
import AssentRedline

/// What the clauses of the new text are in the old one.
struct FormerPlaces {
  /// By the index in the new text; none for a clause that is new.
  private(set) var places: [Int: ClauseChange.Place] = [:]

  /// What both texts have alike of a clause of which nothing is told.
  private struct Key: Hashable {
    /// The clause around it, in the old text.
    var parent: Int?
    var name: String
  }

  /// A clause of which a redline tells nothing has the number that it had, within the clause in which it
  /// was; items that had bullets, or have them now, are told with the clause around them and stand in one
  /// text alone.
  init(_ redline: Redline, _ old: LegalDocument, _ new: LegalDocument) {
    let changes = redline.clauses.filter { !$0.isPassage }
    for change in changes {
      for place in change.new { if let index = place.index { places[index] = change.old.last } }
    }
    let oldTold = Set(changes.flatMap { $0.old.compactMap(\.index) })
    let newTold = Set(changes.flatMap { $0.new.compactMap(\.index) })
    let oldSame = old.clauses.indices.filter { !oldTold.contains($0) }
    let newSame = new.clauses.indices.filter { !newTold.contains($0) }
    var left = Dictionary(grouping: oldSame.reversed()) {
      Key(parent: old.clauses[$0].parent, name: Self.name(of: old.clauses[$0]))
    }
    // Where the clause around it is another one now, by a name that stands once.
    let oldNamed = Dictionary(grouping: oldSame) { Self.name(of: old.clauses[$0]) }
    let newNamed = Dictionary(grouping: newSame) { Self.name(of: new.clauses[$0]) }
    let clausePlaces = ClausePlaces(old)
    for index in newSame {
      let clause = new.clauses[index]
      let name = Self.name(of: clause)
      let around = clause.parent.flatMap { places[$0] }
      var former: Int?
      if clause.parent == nil || around != nil {
        former = left[Key(parent: around?.index, name: name)]?.popLast()
      }
      if former == nil, newNamed[name]?.count == 1, let only = oldNamed[name], only.count == 1 {
        former = only.first
      }
      places[index] = former.map { clausePlaces[$0] }
    }
  }

  private static func name(of clause: Clause) -> String { clause.number ?? clause.title }
}
