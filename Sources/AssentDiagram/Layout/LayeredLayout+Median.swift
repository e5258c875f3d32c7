/// Columns moved to the median of what they are joined to, as far as there is room.
///
/// Packing leaves whole columns to one side of their neighbors in the ranks above and below; every
/// line between is a long way across, and takes a track. What is straight stays straight.
extension LayeredLayout {
  /// Below this many places, what stands over the middle of its neighbors looks better.
  private static let fewPlaces = 100

  mutating func moveToMedians() {
    guard places.count >= Self.fewPlaces else { return }
    let columns = columns()
    let neighbors = neighbors()
    // How far each place's neighbors would have it move.
    var wanted: [Int] = []
    for pass in 0..<4 {
      for step in columns.indices {
        let column = columns[pass % 2 == 0 ? step : columns.count - 1 - step]
        var (low, high) = (Int.min, Int.max)
        wanted.removeAll(keepingCapacity: true)
        for place in column {
          let (left, right) = (neighbors.left[place], neighbors.right[place])
          if left >= 0 { low = max(low, x[left] + neighbors.distances[left] - x[place]) }
          if right >= 0 { high = min(high, x[right] - neighbors.distances[place] - x[place]) }
          for position in 0..<up.count(place) {
            let it = segments[up.element(place, position)]
            let step = x[it.top] + (it.topPort ?? 0) - x[place] - (it.bottomPort ?? 0)
            if step != 0 { wanted.append(step) }
          }
          for position in 0..<down.count(place) {
            let it = segments[down.element(place, position)]
            let step = x[it.bottom] + (it.bottomPort ?? 0) - x[place] - (it.topPort ?? 0)
            if step != 0 { wanted.append(step) }
          }
        }
        if wanted.isEmpty || low >= high { continue }
        wanted.sort()
        let middle = wanted.count / 2
        let median =
          wanted.count % 2 == 1 ? wanted[middle] : floorHalf(wanted[middle - 1] + wanted[middle])
        let move = max(low, min(high, median))
        if move != 0 { for place in column { x[place] += move } }
      }
    }
  }

  /// Places that are joined by straight lines, from the top.
  private func columns() -> [[Int]] {
    var finder = ComponentFinder(count: places.count)
    for it in segments where x[it.top] + (it.topPort ?? 0) == x[it.bottom] + (it.bottomPort ?? 0) {
      finder.join(it.top, it.bottom)
    }
    let numbers = finder.numbers()
    var columns = Array(repeating: [Int](), count: (numbers.max() ?? -1) + 1)
    for rank in order { for place in rank { columns[numbers[place]].append(place) } }
    return columns
  }
}
