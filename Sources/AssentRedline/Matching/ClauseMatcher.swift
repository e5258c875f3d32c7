import AssentDiagnostics
import AssentLicense

/// Finds which clause of the new text each clause of the old one became.
///
/// First by title and content, then by title, then by number and title below clauses that are matched,
/// then by the words they have in common. A match that is a move has to be sure, else there is none.
struct ClauseMatcher {
  /// For each old clause its index in the new text, or -1.
  private(set) var partners: [Int]
  /// For each new clause its index in the old text, or -1.
  private(set) var reverse: [Int]
  /// The new clauses that stand elsewhere than in the old text.
  private(set) var moved: Set<Int> = []
  let old: ClauseTree
  let new: ClauseTree

  /// The share of words in common from which two clauses are taken for one.
  private static var enough: Double { 0.4 }
  /// The same of clauses that have one number as well.
  private static var enoughWithNumber: Double { 0.25 }
  /// The same of a clause that was moved.
  private static var enoughForMove: Double { 0.7 }
  /// The fewest words of a clause that was moved.
  private static var fewestForMove: Int { 8 }
  /// The fewest words by which a clause without title is known.
  private static var fewestWords: Int { 3 }

  init(_ pair: TextPair) {
    var table = pair.table
    old = ClauseTree(pair.oldDocument.clauses, pair.old, pair, &table)
    new = ClauseTree(pair.newDocument.clauses, pair.new, pair, &table)
    partners = Array(repeating: -1, count: old.clauses.count)
    reverse = Array(repeating: -1, count: new.clauses.count)
    matchUnique { tree, index in
      tree.titles[index].isEmpty && tree.sizes[index] < Self.fewestWords
        ? nil : Key(title: tree.titles[index], content: tree.contents[index])
    }
    matchUnique { tree, index in
      tree.titles[index].isEmpty ? nil : Key(title: tree.titles[index], content: -1)
    }
    for _ in 0..<2 {
      matchBelowPartners()
      matchAnywhere()
      matchByParts()
    }
    findMoves()
  }

  private struct Key: Hashable {
    var title: String
    var content: Int32
  }

  private mutating func match(_ a: Int, _ b: Int) {
    partners[a] = b
    reverse[b] = a
  }

  /// Matches the clauses whose key stands once in each text.
  private mutating func matchUnique(_ key: (ClauseTree, Int) -> Key?) {
    var places: [Key: (old: Int, new: Int)] = [:]
    for index in partners.indices where partners[index] < 0 {
      guard let key = key(old, index) else { continue }
      places[key] = places[key] == nil ? (index, -1) : (-1, -1)
    }
    for index in reverse.indices where reverse[index] < 0 {
      guard let key = key(new, index), let place = places[key],
        place.old >= 0
      else { continue }
      places[key] = place.new < 0 ? (place.old, index) : (-1, -1)
    }
    for place in places.values where place.old >= 0 && place.new >= 0 {
      match(place.old, place.new)
    }
  }

  // MARK: Below one heading

  private mutating func matchBelowPartners() {
    matchChildren(-1, -1)
    for index in partners.indices where partners[index] >= 0 {
      matchChildren(index, partners[index])
    }
  }

  private mutating func matchChildren(_ oldParent: Int, _ newParent: Int) {
    var a = old.children(of: oldParent).filter { partners[$0] < 0 }
    var b = new.children(of: newParent).filter { reverse[$0] < 0 }
    guard !a.isEmpty, !b.isEmpty else { return }
    matchInOrder(a, b) { $0.contents[$1] }
    matchSimilar(&a, &b)
  }

  /// Matches the clauses of two lists that are equal, the first with the first and so on, as far as
  /// their order is the same.
  private mutating func matchInOrder(
    _ a: [Int], _ b: [Int], _ key: (ClauseTree, Int) -> Int32
  ) {
    var places: [Int32: [Int]] = [:]
    for index in b.reversed() { places[key(new, index), default: []].append(index) }
    var candidates: [(Int, Int)] = []
    for index in a {
      guard let place = places[key(old, index)]?.popLast() else { continue }
      candidates.append((index, place))
    }
    for place in IncreasingSequence.longest(candidates.map { Int32($0.1) }) {
      match(candidates[place].0, candidates[place].1)
    }
  }

  private mutating func matchSimilar(_ a: inout [Int], _ b: inout [Int]) {
    a.removeAll { partners[$0] >= 0 }
    b.removeAll { reverse[$0] >= 0 }
    guard !a.isEmpty, !b.isEmpty else { return }
    var candidates: [(score: Double, a: Int, b: Int)] = []
    let oldBags = a.map { old.bag(of: $0) }
    let newBags = b.map { new.bag(of: $0) }
    /// Long lists are compared with their like-numbered and their neighbors alone.
    let isLong = a.count * b.count > 10_000
    var numbered: [String: Int] = [:]
    if isLong {
      for (place, index) in b.enumerated() {
        if let number = new.clauses[index].number { numbered[number] = place }
      }
    }
    for (place, index) in a.enumerated() {
      var others = Array(b.indices)
      if isLong {
        others = Array(max(0, place - 4)..<max(0, min(b.count, place + 5)))
        if let other = old.clauses[index].number.flatMap({ numbered[$0] }), !others.contains(other)
        {
          others.append(other)
        }
      }
      for other in others {
        let isNumberEqual =
          old.clauses[index].number != nil
          && old.clauses[index].number == new.clauses[b[other]].number
        let share = Self.share(oldBags[place], newBags[other])
        guard share >= (isNumberEqual ? Self.enoughWithNumber : Self.enough) else { continue }
        candidates.append((share + (isNumberEqual ? 0.1 : 0), index, b[other]))
      }
    }
    candidates.sort { ($0.score, $1.a, $1.b) > ($1.score, $0.a, $0.b) }
    for candidate in candidates where partners[candidate.a] < 0 && reverse[candidate.b] < 0 {
      match(candidate.a, candidate.b)
    }
  }

  /// Twice the words in common, of all words of both.
  static func share(_ a: [Int32], _ b: [Int32]) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    var common = 0
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        common += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return 2 * Double(common) / Double(a.count + b.count)
  }

  // MARK: Anywhere

  /// Matches what is left by rows of words in common, wherever it stands.
  private mutating func matchAnywhere() {
    let left = partners.indices.filter { partners[$0] < 0 && old.sizes[$0] >= Self.fewestForMove }
    guard !left.isEmpty, reverse.contains(-1) else { return }
    var index = RowIndex()
    for clause in left { index.add(old.rows(of: clause), of: clause) }
    var candidates: [(share: Double, a: Int, b: Int)] = []
    for clause in reverse.indices
    where reverse[clause] < 0 && new.sizes[clause] >= Self.fewestForMove {
      guard let best = index.best(for: new.rows(of: clause)) else { continue }
      let share = Self.share(old.bag(of: best.clause), new.bag(of: clause))
      if share >= 0.5 { candidates.append((share, best.clause, clause)) }
    }
    candidates.sort { ($0.share, $1.a, $1.b) > ($1.share, $0.a, $0.b) }
    for candidate in candidates where partners[candidate.a] < 0 && reverse[candidate.b] < 0 {
      match(candidate.a, candidate.b)
    }
  }

  /// Matches the clauses most of whose parts are matched with parts of one another.
  private mutating func matchByParts() {
    for index in partners.indices.reversed() where partners[index] < 0 {
      var votes: [Int: Int] = [:]
      for child in old.children(of: index) where partners[child] >= 0 {
        if let parent = new.clauses[partners[child]].parent, reverse[parent] < 0 {
          votes[parent, default: 0] += 1
        }
      }
      guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        best.value * 2 > old.children(of: index).count
      else { continue }
      match(index, best.key)
    }
  }

  // MARK: Moves

  private mutating func findMoves() {
    let matched = reverse.indices.filter { reverse[$0] >= 0 }
    let ordered = Set(inOrder(matched, weights: new.sizes).map { matched[$0] })
    for index in matched {
      let oldParent = old.clauses[reverse[index]].parent.map { partners[$0] } ?? -2
      let newParent = new.clauses[index].parent ?? -2
      // Where it stands as it stood, the heading before it has another level, which is told there; one that is
      // gone tells nothing.
      let isKept = oldParent != -1 && ordered.contains(index) && isNamedAlike(index)
      if oldParent != newParent, !isKept {
        moved.insert(index)
      }
    }
    for parent in -1..<new.clauses.count {
      let children = new.children(of: parent).filter { reverse[$0] >= 0 && !moved.contains($0) }
      let kept = Set(inOrder(children, weights: new.wholeSizes))
      for (place, child) in children.enumerated() where !kept.contains(place) {
        moved.insert(child)
      }
    }
    guard !moved.isEmpty else { return }
    // How often each content stands in each text.
    let counts = [old, new].map { tree in
      tree.contents.reduce(into: [Int32: Int]()) { $0[$1, default: 0] += 1 }
    }
    // A doubtful move is none.
    for index in moved.sorted() where !isSure(index, counts) {
      partners[reverse[index]] = -1
      reverse[index] = -1
      moved.remove(index)
    }
  }

  /// The places of those of some new clauses that stand in the order in which they stood, as many words
  /// as can be.
  private func inOrder(_ clauses: [Int], weights: [Int]) -> [Int] {
    let places = clauses.map { reverse[$0] }
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else {
      return Array(clauses.indices)
    }
    let ranks = Dictionary(
      uniqueKeysWithValues: places.sorted().enumerated().map { ($0.element, $0.offset) })
    return IncreasingSequence.heaviest(
      places.map { ranks[$0] ?? 0 }, weights: clauses.map { 1 + weights[$0] })
  }

  /// Whether a clause has the number and the title that it had.
  private func isNamedAlike(_ index: Int) -> Bool {
    let a = old.clauses[reverse[index]]
    let b = new.clauses[index]
    return a.number == b.number && old.titles[reverse[index]] == new.titles[index]
  }

  private func isSure(_ index: Int, _ counts: [[Int32: Int]]) -> Bool {
    let partner = reverse[index]
    if old.children(of: partner).contains(where: { partners[$0] >= 0 }) { return true }
    guard new.sizes[index] >= Self.fewestForMove else {
      // Few words are sure where they are all the same, and stand nowhere else.
      let content = new.contents[index]
      return new.sizes[index] >= Self.fewestWords && old.contents[partner] == content
        && counts.allSatisfy { $0[content] == 1 }
    }
    return Self.share(old.bag(of: partner), new.bag(of: index)) >= Self.enoughForMove
  }
}
