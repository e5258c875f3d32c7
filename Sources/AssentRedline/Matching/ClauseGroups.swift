import AssentLicense

/// The clauses of the two texts that are shown together: one and one, one that was split, several
/// that were joined, one that was added or removed.
struct ClauseGroups {
  struct Group {
    /// Indices of clauses of the old text, in order.
    var old: [Int]
    var new: [Int]
    /// Whether all but one of the clauses of one text are items of the other, which have no number there.
    var hasBullets = false
  }

  /// In the order of the new text; removed clauses stand where they stood.
  private(set) var groups: [Group] = []
  private let matcher: ClauseMatcher
  /// For each clause that was added the old clause it was split from.
  private var origins: [Int: Int] = [:]
  /// For each clause that was removed the new clause it was joined to.
  private var targets: [Int: Int] = [:]
  /// The clause of the new text that is the title of the old one.
  private var titleOfNew: Int?
  /// The clause of the old text that is the title of the new one.
  private var titleOfOld: Int?

  /// For each item of the old text that has no number in the new one the clause it stands in there, and
  /// the same of new items.
  private var bullets: (old: [Int: Int], new: [Int: Int]) = ([:], [:])

  /// The share of its rows of words that a part has of the clause it came from.
  private static var enough: Double { 0.5 }
  private static var fewestWords: Int { 8 }

  init(_ matcher: ClauseMatcher, _ pair: TextPair) {
    self.matcher = matcher
    takeTitles(pair)
    findBullets(pair)
    findSplits()
    findJoins()
    arrange()
  }

  /// The title of one text may be a clause of the other, because its heading has another level there.
  private mutating func takeTitles(_ pair: TextPair) {
    let old = titles(pair.old)
    let new = titles(pair.new)
    titleOfNew = matcher.reverse.indices.first {
      matcher.reverse[$0] < 0 && old.contains(headingNumber($0, pair.new))
    }
    titleOfOld = matcher.partners.indices.first {
      matcher.partners[$0] < 0 && new.contains(headingNumber($0, pair.old))
    }
    groups.append(
      Group(
        old: [WordText.preamble] + (titleOfOld.map { [$0] } ?? []),
        new: [WordText.preamble] + (titleOfNew.map { [$0] } ?? [])))
  }

  private func titles(_ text: WordText) -> Set<Int32> {
    Set(
      text.blocks(of: WordText.preamble).compactMap {
        text.blocks[$0].form.isHeading && text.blocks[$0].size > 0 ? text.blocks[$0].number : nil
      })
  }

  private func headingNumber(_ clause: Int, _ text: WordText) -> Int32 {
    guard let block = text.blocks(of: clause).first, text.blocks[block].form.isHeading else {
      return -1
    }
    return text.blocks[block].number
  }

  /// Items stand in the clause around them where their list has bullets.
  private mutating func findBullets(_ pair: TextPair) {
    bullets.old = Self.itemsWithoutNumber(
      pair.oldDocument.clauses, pair.old, matcher.partners, in: pair.new)
    bullets.new = Self.itemsWithoutNumber(
      pair.newDocument.clauses, pair.new, matcher.reverse, in: pair.old)
  }

  private static func itemsWithoutNumber(
    _ clauses: [Clause], _ text: WordText, _ partners: [Int], in other: WordText
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    /// Items with no partner whose words are not in the other text, by the clause around them.
    var changed: [Int: [Int]] = [:]
    for (index, clause) in clauses.enumerated()
    where clause.form == .listItem && partners[index] < 0 {
      var around = clause.parent
      while let item = around, partners[item] < 0, found[item] != nil {
        around = clauses[item].parent
      }
      guard let around, partners[around] >= 0 else { continue }
      let partner = partners[around]
      let words = Set(other.blocks(of: partner).map { other.blocks[$0].number })
      let own = text.blocks(of: index)
      if !own.isEmpty, own.allSatisfy({ words.contains(text.blocks[$0].number) }) {
        found[index] = partner
      } else if clause.parent == around {
        changed[around, default: []].append(index)
      }
    }
    // The others of a list most of which has no number there are of it, too.
    for (around, items) in changed {
      let count = found.keys.count { clauses[$0].parent == around }
      guard count > 0, count >= items.count else { continue }
      for item in items { found[item] = partners[around] }
    }
    return found
  }

  private mutating func findSplits() {
    let added = matcher.reverse.indices.filter {
      matcher.reverse[$0] < 0 && bullets.new[$0] == nil && $0 != titleOfNew
        && matcher.new.sizes[$0] >= Self.fewestWords
    }
    guard !added.isEmpty else { return }
    var index = RowIndex()
    for clause in matcher.partners.indices where isChanged(clause) {
      index.add(matcher.old.rows(of: clause), of: clause)
    }
    guard !index.isEmpty else { return }
    var held: [Int: Set<RowOfWords>] = [:]
    for clause in added {
      let rows = matcher.new.rows(of: clause)
      guard let best = index.best(for: rows), Double(best.count) >= Self.enough * Double(rows.count)
      else { continue }
      let partner = matcher.partners[best.clause]
      if isHeld(rows, by: &held, partner, matcher.new) { continue }
      origins[clause] = best.clause
    }
  }

  private mutating func findJoins() {
    let removed = matcher.partners.indices.filter {
      matcher.partners[$0] < 0 && bullets.old[$0] == nil && $0 != titleOfOld
        && matcher.old.sizes[$0] >= Self.fewestWords
    }
    guard !removed.isEmpty else { return }
    var index = RowIndex()
    for clause in matcher.partners.indices where isChanged(clause) {
      index.add(matcher.new.rows(of: matcher.partners[clause]), of: matcher.partners[clause])
    }
    guard !index.isEmpty else { return }
    var held: [Int: Set<RowOfWords>] = [:]
    for clause in removed {
      let rows = matcher.old.rows(of: clause)
      guard let best = index.best(for: rows), Double(best.count) >= Self.enough * Double(rows.count)
      else { continue }
      let partner = matcher.reverse[best.clause]
      if isHeld(rows, by: &held, partner, matcher.old) { continue }
      targets[clause] = best.clause
    }
  }

  private func isChanged(_ clause: Int) -> Bool {
    let partner = matcher.partners[clause]
    return partner >= 0 && matcher.old.contents[clause] != matcher.new.contents[partner]
  }

  /// Whether a good part of some rows is among those of a clause, which are kept for the next time.
  private func isHeld(
    _ rows: [RowOfWords], by held: inout [Int: Set<RowOfWords>], _ clause: Int, _ tree: ClauseTree
  ) -> Bool {
    let set = held[clause] ?? Set(tree.rows(of: clause))
    held[clause] = set
    return rows.count { set.contains($0) } * 3 > rows.count
  }

  private mutating func arrange() {
    // Parts that came from a clause stand with it.
    var newParts: [Int: [Int]] = [:]
    var oldParts: [Int: [Int]] = [:]
    for (clause, origin) in origins { newParts[origin, default: []].append(clause) }
    for (clause, target) in targets { oldParts[target, default: []].append(clause) }
    let isJoined = Set(oldParts.keys)
    let isSplit = Set(newParts.keys)
    for (clause, partner) in bullets.new { newParts[partner, default: []].append(clause) }
    for (clause, target) in bullets.old { oldParts[target, default: []].append(clause) }
    var isDone: Set<Int> = []
    var next = 0
    for index in matcher.reverse.indices where !isDone.contains(index) && index != titleOfNew {
      let partner =
        matcher.reverse[index] >= 0
        ? matcher.reverse[index] : origins[index] ?? bullets.new[index] ?? -1
      guard partner >= 0 else {
        groups.append(Group(old: [], new: [index]))
        continue
      }
      let head = matcher.partners[partner]
      if !matcher.moved.contains(head) { addRemoved(from: &next, to: partner) }
      let new = ((newParts[partner] ?? []) + [head]).sorted()
      let old = ((oldParts[head] ?? []) + [partner]).sorted()
      isDone.formUnion(new)
      let hasBullets =
        (old.count > 1 || new.count > 1) && !isJoined.contains(head) && !isSplit.contains(partner)
      groups.append(Group(old: old, new: new, hasBullets: hasBullets))
    }
    addRemoved(from: &next, to: matcher.partners.count)
  }

  private mutating func addRemoved(from next: inout Int, to end: Int) {
    while next < end {
      if matcher.partners[next] < 0, targets[next] == nil, bullets.old[next] == nil,
        next != titleOfOld
      {
        groups.append(Group(old: [next], new: []))
      }
      next += 1
    }
  }
}
