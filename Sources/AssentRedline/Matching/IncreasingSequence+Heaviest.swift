import AssentDiagnostics

extension IncreasingSequence {
  /// The places of the strictly increasing subsequence of `values` whose weights sum up highest, in
  /// O(n log n). Values are from 0 and below their number.
  static func heaviest(_ values: [Int], weights: [Int]) -> [Int] {
    let count = (values.max() ?? -1) + 2
    // A Fenwick tree of the best sums of sequences that end at a value.
    var best = Array(repeating: (sum: 0, place: -1), count: count + 1)
    var previous = Array(repeating: -1, count: values.count)
    var top = (sum: 0, place: -1)
    for place in values.indices {
      var found = (sum: 0, place: -1)
      var index = values[place]
      while index > 0 {
        if best[index].sum > found.sum { found = best[index] }
        index -= index & -index
      }
      previous[place] = found.place
      let sum = found.sum + weights[place]
      if sum > top.sum { top = (sum, place) }
      index = values[place] + 1
      while index <= count {
        if sum > best[index].sum { best[index] = (sum, place) }
        index += index & -index
      }
    }
    var result: [Int] = []
    var place = top.place
    while place >= 0 {
      result.append(place)
      place = previous[place]
    }
    return result.reversed()
  }
}
