/// Which runs of a channel share a track.
extension LayeredLayout {
  /// The track of each run, from the top: as few as there can be without a further crossing.
  func tracks(of runs: [Run], _ sequence: [Int], _ near: Int) -> [Int] {
    var tracks = Array(repeating: -1, count: runs.count)
    func isBeside(_ one: Int, _ two: Int) -> Bool {
      runs[one].low < runs[two].high + near && runs[two].low < runs[one].high + near
    }
    if runs.count > Self.searched {
      for (position, run) in sequence.enumerated() {
        tracks[run] = 0
        for other in sequence[..<position] where isBeside(run, other) {
          tracks[run] = max(tracks[run], tracks[other] + 1)
        }
      }
      return tracks
    }
    // Runs that must be below each, and how many tracks they need.
    var (uppers, lowers) = ([Int](), [Int]())
    var missing = Array(repeating: 0, count: runs.count)
    var depths = Array(repeating: 0, count: runs.count)
    for (position, upper) in sequence.enumerated().reversed() {
      for lower in sequence[(position + 1)...] where isBeside(upper, lower) {
        guard
          runs[lower].above.contains(upper)
            || crossings(runs[upper], runs[lower]) != crossings(runs[lower], runs[upper])
        else { continue }
        uppers.append(upper)
        lowers.append(lower)
        missing[lower] += 1
        depths[upper] = max(depths[upper], depths[lower] + 1)
      }
    }
    let below = SegmentTable(count: runs.count, owners: uppers)
    var row: [Int] = []
    var ready = runs.indices.filter { missing[$0] == 0 }
    var track = 0
    while !ready.isEmpty {
      ready.sort { (-depths[$0], runs[$0].low, $0) < (-depths[$1], runs[$1].low, $1) }
      row.removeAll(keepingCapacity: true)
      for run in ready where !row.contains(where: { isBeside(run, $0) }) {
        tracks[run] = track
        row.append(run)
      }
      ready.removeAll { tracks[$0] >= 0 }
      for run in row {
        for pair in below[run] {
          missing[lowers[pair]] -= 1
          if missing[lowers[pair]] == 0 { ready.append(lowers[pair]) }
        }
      }
      track += 1
    }
    return tracks
  }

  /// How often two runs cross when the first is above the second.
  func crossings(_ upper: Run, _ lower: Run) -> Int {
    var sum = 0
    if lower.low < upper.to, upper.to < lower.high { sum += 1 }
    if upper.low < lower.from, lower.from < upper.high { sum += 1 }
    return sum
  }
}
