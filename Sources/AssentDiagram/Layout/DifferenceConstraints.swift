/// Places things in a row from left to right so that each two stand as far apart as they have to.
///
/// It holds constraints x[to] - x[from] >= room with from < to; -1 is the left edge, at 0. Nothing stands
/// farther to the right than they ask for.
struct DifferenceConstraints {
  private var byEnd: [[(from: Int, room: Int)]]

  init(count: Int) {
    byEnd = Array(repeating: [], count: count)
  }

  /// Asks for room between two things, in either order; what ends beyond the last one asks for nothing.
  mutating func require(_ one: Int, _ other: Int, _ room: Int) {
    let (from, to) = (min(one, other), max(one, other))
    guard from < to, byEnd.indices.contains(to) else { return }
    byEnd[to].append((from, room))
  }

  /// The least places that meet all constraints.
  func places() -> [Int] {
    var places: [Int] = []
    for constraints in byEnd {
      places.append(
        constraints.reduce(0) { place, constraint in
          let from = constraint.from < 0 ? 0 : places[constraint.from]
          return max(place, from + constraint.room)
        })
    }
    return places
  }
}
