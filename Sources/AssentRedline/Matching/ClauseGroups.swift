/// The clauses of the two texts that are shown together: one and one, one that was split, several
/// that were joined, one that was added or removed.
struct ClauseGroups {
  struct Group {
    /// Indices of clauses of the old text, in order.
    var old: [Int]
    var new: [Int]
  }

  /// In the order of the new text; removed clauses stand where they stood.
  private(set) var groups: [Group] = []
  private let matcher: ClauseMatcher
  /// For each clause that was added the old clause it was split from.
  private var origins: [Int: Int] = [:]
  /// For each clause that was removed the new clause it was joined to.
  private var targets: [Int: Int] = [:]

  /// The share of its rows of words that a part has of the clause it came from.
  private static var enough: Double { 0.5 }
  private static var fewestWords: Int { 8 }

  init(_ matcher: ClauseMatcher) {
    self.matcher = matcher
    findSplits()
    findJoins()
    arrange()
  }

  private mutating func findSplits() {
    let added = matcher.reverse.indices.filter {
      matcher.reverse[$0] < 0 && matcher.new.sizes[$0] >= Self.fewestWords
    }
    guard !added.isEmpty else { return }
    var index = RowIndex()
    for clause in matcher.partners.indices where isChanged(clause) {
      index.add(matcher.old.rows(of: clause), of: clause)
    }
    guard !index.isEmpty else { return }
    for clause in added {
      let rows = matcher.new.rows(of: clause)
      guard let best = index.best(for: rows), Double(best.count) >= Self.enough * Double(rows.count)
      else { continue }
      let partner = matcher.partners[best.clause]
      if isHeld(rows, by: matcher.new.rows(of: partner)) { continue }
      origins[clause] = best.clause
    }
  }

  private mutating func findJoins() {
    let removed = matcher.partners.indices.filter {
      matcher.partners[$0] < 0 && matcher.old.sizes[$0] >= Self.fewestWords
    }
    guard !removed.isEmpty else { return }
    var index = RowIndex()
    for clause in matcher.partners.indices where isChanged(clause) {
      index.add(matcher.new.rows(of: matcher.partners[clause]), of: matcher.partners[clause])
    }
    guard !index.isEmpty else { return }
    for clause in removed {
      let rows = matcher.old.rows(of: clause)
      guard let best = index.best(for: rows), Double(best.count) >= Self.enough * Double(rows.count)
      else { continue }
      let partner = matcher.reverse[best.clause]
      if isHeld(rows, by: matcher.old.rows(of: partner)) { continue }
      targets[clause] = best.clause
    }
  }

  private func isChanged(_ clause: Int) -> Bool {
    let partner = matcher.partners[clause]
    return partner >= 0 && matcher.old.contents[clause] != matcher.new.contents[partner]
  }

  /// Whether a good part of some rows is among others.
  private func isHeld(_ rows: [RowOfWords], by others: [RowOfWords]) -> Bool {
    let set = Set(others)
    return rows.count { set.contains($0) } * 3 > rows.count
  }

  private mutating func arrange() {
    // Parts that came from a clause stand with it.
    var newParts: [Int: [Int]] = [:]
    var oldParts: [Int: [Int]] = [:]
    for (clause, origin) in origins { newParts[origin, default: []].append(clause) }
    for (clause, target) in targets { oldParts[target, default: []].append(clause) }
    var isDone: Set<Int> = []
    var next = 0
    for index in matcher.reverse.indices where !isDone.contains(index) {
      let partner = matcher.reverse[index] >= 0 ? matcher.reverse[index] : origins[index] ?? -1
      guard partner >= 0 else {
        groups.append(Group(old: [], new: [index]))
        continue
      }
      let head = matcher.partners[partner]
      if !matcher.moved.contains(head) { addRemoved(from: &next, to: partner) }
      let new = ((newParts[partner] ?? []) + [head]).sorted()
      let old = ((oldParts[head] ?? []) + [partner]).sorted()
      isDone.formUnion(new)
      groups.append(Group(old: old, new: new))
    }
    addRemoved(from: &next, to: matcher.partners.count)
  }

  private mutating func addRemoved(from next: inout Int, to end: Int) {
    while next < end {
      if matcher.partners[next] < 0, targets[next] == nil {
        groups.append(Group(old: [next], new: []))
      }
      next += 1
    }
  }
}
