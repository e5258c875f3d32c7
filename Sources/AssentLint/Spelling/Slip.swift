/// How a word differs from another by one slip of the pen or the keyboard.
enum Slip: Sendable {
  /// Two neighbouring letters change places.
  case swapped
  /// A letter of the other word stands twice, or once of two.
  case doubled
  case halved
  case added
  case dropped
  case other

  /// The slip between a word and the beginning of `written`; `nil` where there is none, or more.
  ///
  /// What is behind the slip has to be equal up to the end of `right`. The slip is not among the
  /// first `head` letters, nor among the last `tail` of `right`, where words are inflected.
  init?(
    _ written: Span<UInt32>, of right: Span<UInt32>, head: Int, tail: Int, isWhole: Bool
  ) {
    let shortest = min(written.count, right.count)
    var first = 0
    while first < shortest, written[first] == right[first] { first += 1 }
    guard first >= max(head, 1), first <= right.count - tail, first < written.count else {
      return nil
    }
    func isRest(_ skippedWritten: Int, _ skippedRight: Int) -> Bool {
      let shift = skippedWritten - skippedRight
      let count = right.count + shift
      guard isWhole ? written.count == count : written.count >= count else { return false }
      var index = first + skippedRight
      while index < right.count, written[index + shift] == right[index] { index += 1 }
      return index >= right.count
    }
    let letter = written[first]
    if first + 1 < shortest, letter == right[first + 1],
      written[first + 1] == right[first], isRest(2, 2)
    {
      self = .swapped
    } else if isRest(1, 0) {
      self = letter == written[first - 1] ? .doubled : .added
    } else if isRest(0, 1) {
      self = right[first] == right[first - 1] ? .halved : .dropped
    } else if isRest(1, 1) {
      self = .other
    } else {
      return nil
    }
  }
}
