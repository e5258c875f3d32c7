import AssentLicense

/// Finds which clause of the new text each clause of the old one became.
struct ClauseMatcher {
  /// For each old clause its index in the new text, or -1.
  private(set) var partners: [Int]
  /// For each new clause its index in the old text, or -1.
  private(set) var reverse: [Int]

  private let pair: TextPair
  private let old: [Clause]
  private let new: [Clause]

  init(_ pair: TextPair) {
    self.pair = pair
    old = pair.oldDocument.clauses
    new = pair.newDocument.clauses
    partners = Array(repeating: -1, count: old.count)
    reverse = Array(repeating: -1, count: new.count)
    matchUnique { Key(title: $0.title, number: nil, content: $1, parent: -1) }
    matchUnique { clause, _ in
      clause.title.isEmpty
        ? nil : Key(title: clause.title, number: nil, content: [], parent: -1)
    }
    matchBelowPartners()
  }

  private struct Key: Hashable {
    var title: String
    var number: String?
    var content: [Int32]
    var parent: Int
  }

  private mutating func match(_ a: Int, _ b: Int) {
    partners[a] = b
    reverse[b] = a
  }

  /// Matches the clauses whose key stands once in each text.
  private mutating func matchUnique(_ key: (Clause, [Int32]) -> Key?) {
    var places: [Key: (old: Int, new: Int)] = [:]
    for index in old.indices where partners[index] < 0 {
      let content = pair.old.blocks(of: index).map { pair.old.blocks[$0].number }
      guard let key = key(old[index], content) else { continue }
      places[key] = places[key] == nil ? (index, -1) : (-1, -1)
    }
    for index in new.indices where reverse[index] < 0 {
      let content = pair.new.blocks(of: index).map { pair.new.blocks[$0].number }
      guard let key = key(new[index], content), let place = places[key], place.old >= 0 else {
        continue
      }
      places[key] = place.new < 0 ? (place.old, index) : (-1, -1)
    }
    for place in places.values where place.old >= 0 && place.new >= 0 {
      match(place.old, place.new)
    }
  }

  /// Matches the clauses that have one number and title below clauses that are matched.
  private mutating func matchBelowPartners() {
    var places: [Key: Int] = [:]
    for index in new.indices where reverse[index] < 0 {
      places[
        Key(
          title: new[index].title, number: new[index].number, content: [],
          parent: new[index].parent ?? -1)] = index
    }
    for index in old.indices where partners[index] < 0 {
      let parent = old[index].parent.map { partners[$0] } ?? -1
      if parent < 0, old[index].parent != nil { continue }
      let key = Key(
        title: old[index].title, number: old[index].number, content: [], parent: parent)
      if let place = places[key], reverse[place] < 0 { match(index, place) }
    }
  }
}
