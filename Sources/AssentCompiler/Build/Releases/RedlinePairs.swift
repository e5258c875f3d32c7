/// Which versions of an agreement are compared when it is published.
///
/// Each with the one before it, and every older one with the version in force and with those that are
/// upcoming, so that whoever accepted any of them can be shown what is new. The number of pairs grows
/// with that of versions and not with its square, because of the upcoming ones only the next few count.
struct RedlinePairs: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    /// Positions in the order of release.
    var from: Int
    var to: Int
  }

  /// By ``Pair/to``, then by ``Pair/from``.
  let pairs: [Pair]

  /// How many upcoming versions are compared with all older ones.
  static let mostUpcoming = 4

  /// - Parameters:
  ///   - count: how many versions there are.
  ///   - current: the version in force.
  ///   - upcoming: those that take effect later, oldest first.
  init(count: Int, current: Int?, upcoming: [Int]) {
    let targets = Set(upcoming.prefix(Self.mostUpcoming) + (current.map { [$0] } ?? []))
    pairs = (0..<count).dropFirst().flatMap { to in
      (targets.contains(to) ? Array(0..<to) : [to - 1]).map { Pair(from: $0, to: to) }
    }
  }
}
