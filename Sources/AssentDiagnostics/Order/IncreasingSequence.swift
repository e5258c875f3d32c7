/// Increasing parts of a row of numbers, which need not stand beside each other in it.
package enum IncreasingSequence {
  /// The places, from 0, of the longest strictly increasing subsequence of `values`, in O(n log n).
  @inlinable
  package static func longest<Value: Comparable>(_ values: [Value]) -> [Int] {
    // For each length the place of the smallest last value, and for each place the one before it.
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for place in values.indices {
      let length = tails.partitioningIndex { values[$0] >= values[place] }
      if length > 0 { previous[place] = tails[length - 1] }
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    var result: [Int] = []
    var place = tails.last ?? -1
    while place >= 0 {
      result.append(place)
      place = previous[place]
    }
    return result.reversed()
  }
}
