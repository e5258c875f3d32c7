extension RandomAccessCollection {
  /// The first index from which on a predicate is true, or the end, found by halving.
  ///
  /// The collection is sorted by the predicate: it is false of elements up to an index, and true of all
  /// from there on.
  @inlinable
  package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
