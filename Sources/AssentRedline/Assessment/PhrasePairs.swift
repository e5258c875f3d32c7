/// Which of the phrases that a change breaks each of those that it makes stands for.
///
/// That is the first of the same kind that nothing stands for yet. One look at each phrase does, however
/// many there are: a sentence may be as long as a text.
struct PhrasePairs {
  /// Indices; one of the two may be missing.
  struct Pair: Hashable {
    var lost: Int?
    var gained: Int?
  }

  /// In the order of what was gained; what nothing stands for comes last.
  private(set) var pairs: [Pair] = []
  /// How many phrases were looked at.
  private(set) var steps = 0

  /// - Parameter most: how many pairs are needed.
  init(
    lost: [ChangeAssessment.Signal.Kind], gained: [ChangeAssessment.Signal.Kind], most: Int
  ) {
    guard most > 0 else { return }
    var free: [ChangeAssessment.Signal.Kind: [Int]] = [:]
    for index in lost.indices.reversed() {
      free[lost[index], default: []].append(index)
      steps += 1
    }
    for (index, kind) in gained.enumerated() {
      guard pairs.count < most else { return }
      pairs.append(Pair(lost: free[kind]?.popLast(), gained: index))
      steps += 1
    }
    let taken = Set(pairs.compactMap(\.lost))
    for index in lost.indices where !taken.contains(index) {
      guard pairs.count < most else { return }
      pairs.append(Pair(lost: index, gained: nil))
      steps += 1
    }
  }
}
