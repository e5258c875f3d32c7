import AssentDiagnostics

/// Tracks for the parts of lines that run across, between two ranks.
///
/// Of two parts that share columns one is above the other. Where a line comes down in the column
/// in which another goes on, the first must be above; elsewhere the order with fewer crossings
/// wins. Two lines that would each have to be above the other are parted by a second turn.
extension LayeredLayout {
  /// The part of a segment that runs across, or one of its parts.
  struct Run {
    var segment: Int
    var from: Int
    var to: Int
    /// Runs that must be above this one.
    var above: [Int] = []
    var low: Int { min(from, to) }
    var high: Int { max(from, to) }
  }

  /// Above this many runs a channel is not searched for the fewest crossings.
  static let searched = 400
  private static let runLimit = 10_000

  mutating func routeChannels() throws(LayoutError) {
    turns.removeAll(keepingCapacity: true)
    turnsOf = Array(repeating: 0..<0, count: segments.count)
    rankTop = []
    trackGaps = []
    rankHead = order.map { rank in rank.reduce(0) { max($0, head(of: places[$1])) } }
    rankHeight = order.indices.map { rank in
      order[rank].reduce(0) { highest, number in
        let place = places[number]
        return max(highest, (rankHead[rank] - head(of: place)) / 2 + place.height)
      }
    }
    var y = 0
    for rank in order.indices {
      rankTop.append(y)
      y += rankHeight[rank]
      guard rank + 1 < order.count else { break }
      y += try routeChannel(below: rank)
    }
  }

  private mutating func routeChannel(below rank: Int) throws(LayoutError) -> Int {
    let tracks = try assignTracks(below: rank)
    let trackGap = trackGap(tracks)
    trackGaps.append(trackGap)
    let start = channelStart(rank)
    let end = isLabelRank[rank + 1] ? spacing.labelEnd : spacing.end
    if isPortRank(rank + 1) {
      // The frame is near; no head comes here.
      return tracks == 0
        ? spacing.aboveLabel : start + (tracks - 1) * trackGap + spacing.labelEnd
    }
    let least = channelLeast(rank)
    return tracks == 0 ? least : max(least, start + (tracks - 1) * trackGap + end)
  }

  /// The room below a rank in which no line turns.
  func channelLeast(_ rank: Int) -> Int {
    let least =
      isLabelRank[rank]
      ? spacing.belowLabel : isLabelRank[rank + 1] ? spacing.aboveLabel : spacing.straight
    return headsAbove[rank] ? least + spacing.headStart - spacing.start : least
  }

  /// From one track of a channel to the next: less where there are many, as far as points allow.
  private func trackGap(_ tracks: Int) -> Int {
    if cell > 0 || tracks < 4 { return spacing.trackGap }
    return max(spacing.trackGap / 3, 10 * spacing.trackGap / (3 * tracks))
  }

  /// Whether nothing is in a rank but ports in the frame of the group.
  private func isPortRank(_ rank: Int) -> Bool {
    order[rank].allSatisfy { places[$0].item >= 0 && items[places[$0].item].pin == .last }
  }

  private mutating func assignTracks(below rank: Int) throws(LayoutError) -> Int {
    var runs: [Run] = []
    for place in order[rank] {
      for segment in down[place] where topX[segment] != bottomX[segment] {
        runs.append(Run(segment: segment, from: topX[segment], to: bottomX[segment]))
      }
    }
    if runs.isEmpty { return 0 }
    guard runs.count <= Self.runLimit else {
      throw .tooLarge(
        what: "lines side by side", count: runs.count, limit: Self.runLimit)
    }
    // Beside each other for a short way, lines may be nearer than elsewhere.
    let near = cell > 0 ? spacing.lineGap + cell : spacing.lineGap * 2 / 3
    if areApart(runs, max(near, spacing.lineGap + cell)) {
      for run in runs { turn(run, track: 0) }
      return 1
    }
    findHard(&runs, near)
    var attempts = 0
    while attempts < min(200, max(20, 400_000 / runs.count)), let knot = knot(in: runs) {
      split(knot, &runs, near, rank)
      findHard(&runs, near)
      attempts += 1
    }
    var sequence = sequence(of: runs)
    if sequence.count < runs.count {
      let placed = Set(sequence)
      sequence += runs.indices.filter { !placed.contains($0) }
    }
    let tracks = tracks(of: runs, sequence, spacing.lineGap + cell)
    for (run, track) in zip(runs, tracks) { turn(run, track: track) }
    for place in order[rank] {
      for segment in down[place] where turnsOf[segment].count > 1 {
        turns[turnsOf[segment]].sort { $0.track < $1.track }
      }
    }
    return (tracks.max() ?? -1) + 1
  }

  /// Has a segment turn where a run of it ends; its runs come one after another.
  private mutating func turn(_ run: Run, track: Int) {
    let own = turnsOf[run.segment]
    turnsOf[run.segment] = (own.isEmpty ? turns.count : own.lowerBound)..<turns.count + 1
    turns.append(Turn(track: track, x: run.to))
  }

  /// Whether few runs have one track, since no two share columns.
  private func areApart(_ runs: [Run], _ near: Int) -> Bool {
    guard runs.count <= Self.searched else { return false }
    return runs.indices.allSatisfy { one in
      runs[..<one].allSatisfy { $0.low >= runs[one].high + near || runs[one].low >= $0.high + near }
    }
  }

  private func findHard(_ runs: inout [Run], _ near: Int) {
    for number in runs.indices { runs[number].above = [] }
    let byStart = runs.indices.sorted { (runs[$0].from, $0) < (runs[$1].from, $1) }
    let starts = byStart.map { runs[$0].from }
    for number in runs.indices {
      // Those that come down where this one goes on.
      var first = starts.partitioningIndex { $0 > runs[number].to - near }
      while first < starts.count, starts[first] < runs[number].to + near {
        let other = byStart[first]
        first += 1
        if other == number { continue }
        if runs[other].segment == runs[number].segment { continue }
        if runs[other].low < runs[number].high + near,
          runs[number].low < runs[other].high + near
        {
          runs[number].above.append(other)
        }
      }
    }
    // The second part of a line follows its first.
    for number in runs.indices.dropFirst()
    where runs[number].segment == runs[number - 1].segment {
      runs[number].above.append(number - 1)
    }
  }

  /// For each run those that have to be below it.
  private func runsBelow(_ runs: [Run]) -> [[Int]] {
    var after = Array(repeating: [Int](), count: runs.count)
    for number in runs.indices {
      for other in runs[number].above { after[other].append(number) }
    }
    return after
  }

  /// A run of a circle of which each has to be above the next; `nil` where there is none.
  private func knot(in runs: [Run]) -> Int? {
    var missing = runs.map { $0.above.count }
    let after = runsBelow(runs)
    var ready = runs.indices.filter { missing[$0] == 0 }
    var isPlaced = Array(repeating: false, count: runs.count)
    while let run = ready.popLast() {
      isPlaced[run] = true
      for other in after[run] {
        missing[other] -= 1
        if missing[other] == 0 { ready.append(other) }
      }
    }
    return knot(runs, runs.indices.filter { !isPlaced[$0] })
  }

  /// The runs from top to bottom, without those that a circle keeps from having a place.
  private func sequence(of runs: [Run]) -> [Int] {
    var missing = runs.map { $0.above.count }
    let after = runsBelow(runs)
    // How many crossings more it costs to place a run before the others that are left, and of that
    // before each of them.
    var cost = Array(repeating: 0, count: runs.count)
    var costBefore: [Int] = []
    if runs.count <= Self.searched {
      costBefore = Array(repeating: 0, count: runs.count * runs.count)
      for one in runs.indices {
        // Only what shares columns crosses.
        for two in 0..<one
        where runs[one].low < runs[two].high && runs[two].low < runs[one].high {
          let difference = crossings(runs[one], runs[two]) - crossings(runs[two], runs[one])
          if difference > 0 {
            cost[one] += difference
            costBefore[two * runs.count + one] = difference
          } else if difference < 0 {
            cost[two] -= difference
            costBefore[one * runs.count + two] = -difference
          }
        }
      }
    } else {
      // To the right from the right, to the left from the left: what does not cross, stays so.
      let sorted = runs.indices.sorted { one, two in
        func key(_ run: Run) -> Int { run.to > run.from ? -run.from : run.from }
        return (key(runs[one]), one) < (key(runs[two]), two)
      }
      for (place, run) in sorted.enumerated() { cost[run] = place }
    }
    var result: [Int] = []
    var left = Array(runs.indices)
    if runs.count > Self.searched { left.sort { (cost[$0], $0) < (cost[$1], $1) } }
    while !left.isEmpty {
      if runs.count > Self.searched {
        let ready = left.filter { missing[$0] == 0 }
        if ready.isEmpty { return result }
        left.removeAll { missing[$0] == 0 }
        for run in ready {
          result.append(run)
          for other in after[run] { missing[other] -= 1 }
        }
        continue
      }
      var place = -1
      for (number, run) in left.enumerated() where missing[run] == 0 {
        if place < 0 || cost[run] < cost[left[place]] { place = number }
      }
      if place < 0 { return result }
      let best = left.remove(at: place)
      result.append(best)
      for other in after[best] { missing[other] -= 1 }
      for other in left { cost[other] -= costBefore[best * runs.count + other] }
    }
    return result
  }

  /// A run of a circle, found by walking up from one that is left.
  private func knot(_ runs: [Run], _ rest: [Int]) -> Int? {
    let left = Set(rest)
    guard var run = rest.min() else { return nil }
    var seen: Set<Int> = []
    while seen.insert(run).inserted {
      guard let next = runs[run].above.first(where: { left.contains($0) }) else { return run }
      run = next
    }
    // The longest run of the circle has most room for a turn.
    var best = run
    var walker = run
    repeat {
      guard let next = runs[walker].above.first(where: { left.contains($0) }) else { break }
      walker = next
      if runs[walker].high - runs[walker].low > runs[best].high - runs[best].low { best = walker }
    } while walker != run
    return best
  }

  /// Gives a run a second turn in a column that no other line uses.
  private mutating func split(_ number: Int, _ runs: inout [Run], _ near: Int, _ rank: Int) {
    let run = runs[number]
    var taken = runs.flatMap { [$0.from, $0.to] }
    for place in order[rank] {
      for segment in down[place] where topX[segment] == bottomX[segment] {
        taken.append(topX[segment])
      }
    }
    taken.sort()
    let column = nearest(to: floorHalf(run.from + run.to), apartFrom: taken, by: near)
    runs[number].to = column
    runs.insert(Run(segment: run.segment, from: column, to: run.to), at: number + 1)
  }

  /// The column nearest to one that is as far as `distance` from all others, which are sorted.
  private func nearest(to middle: Int, apartFrom others: [Int], by distance: Int) -> Int {
    var (left, right) = (middle, middle)
    for other in others where other > right - distance && other < right + distance {
      right = other + distance
    }
    for other in others.reversed() where other > left - distance && other < left + distance {
      left = other - distance
    }
    return right - middle < middle - left ? right : left
  }
}
