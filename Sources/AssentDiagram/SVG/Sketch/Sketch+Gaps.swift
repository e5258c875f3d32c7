import AssentDiagnostics

extension Sketch {
  /// Leaves gaps in lines where words stand in them.
  ///
  /// A line of which too little would be left stays whole.
  mutating func breakLinesAtWords() {
    let words = WordRows(texts)
    guard lines.contains(where: { words.stand(in: $0) }) else { return }
    lines = lines.flatMap { words.stand(in: $0) ? words.pieces(of: $0) : [$0] }
  }
}

/// The words of a picture by their rows, to find those that a line runs through.
private struct WordRows {
  /// The base lines from the top, and the pixels of words in each, from left to right.
  private let rows: [(y: Int, spans: [Range<Int>])]

  /// Where letters without what stands out above and below are, from the base line.
  private static let letters = -7 ... -2
  /// How much of words a line may touch.
  private static let touch = 3
  /// The pixels between a line and words that stand in it: before and behind, above and below.
  private static let (beside, above, below) = (4, 11, 4)
  /// Pieces that are shorter are left out, and those with a head.
  private static let (shortest, shortestWithHead) = (6, 12)

  init(_ texts: [Sketch.Text]) {
    var rows: [(y: Int, spans: [Range<Int>])] = []
    let places = texts.map { (y: $0.y, span: $0.span) }.sorted {
      ($0.y, $0.span.lowerBound) < ($1.y, $1.span.lowerBound)
    }
    for place in places {
      if rows.last?.y == place.y {
        rows[rows.count - 1].spans.append(place.span)
      } else {
        rows.append((place.y, [place.span]))
      }
    }
    self.rows = rows
  }

  /// Whether a line runs through words.
  func stand(in line: Sketch.Line) -> Bool {
    line.points.indices.dropFirst().contains {
      !cuts(line.points[$0 - 1], line.points[$0]).isEmpty
    }
  }

  /// What is left of a line, with its heads.
  func pieces(of line: Sketch.Line) -> [Sketch.Line] {
    var parts: [[Sketch.Point]] = [Array(line.points.prefix(1))]
    for (one, two) in zip(line.points, line.points.dropFirst()) {
      for (enter, leave) in gaps(one, two) {
        parts[parts.count - 1].append(enter)
        parts.append([leave])
      }
      parts[parts.count - 1].append(two)
    }
    guard parts.count > 1 else { return [line] }
    // A head stands before words that leave no room for it behind them.
    if line.endHead != .none, let last = parts.last, Self.length(last) < Self.shortestWithHead {
      parts.removeLast()
    }
    if line.startHead != .none, let first = parts.first, Self.length(first) < Self.shortestWithHead
    {
      parts.removeFirst()
    }
    guard let first = parts.first, let last = parts.last,
      line.startHead == .none || Self.length(first) >= Self.shortestWithHead,
      line.endHead == .none || Self.length(last) >= Self.shortestWithHead
    else { return [line] }
    var pieces = parts.map { Sketch.Line(points: Self.tidy($0), stroke: line.stroke) }
    pieces[0].startHead = line.startHead
    pieces[pieces.count - 1].endHead = line.endHead
    pieces.removeAll { Self.length($0.points) < Self.shortest }
    // A stub that words hide leads nowhere.
    let isStub =
      line.startHead == .none && line.endHead == .none
      && Self.length(line.points) < Self.shortest
    return pieces.isEmpty && !isStub ? [line] : pieces
  }

  /// Where a straight line enters and leaves words, in the order of its course.
  private func gaps(
    _ one: Sketch.Point, _ two: Sketch.Point
  ) -> [(enter: Sketch.Point, leave: Sketch.Point)] {
    let isVertical = one.x == two.x
    let (start, end) = isVertical ? (one.y, two.y) : (one.x, two.x)
    let course = min(start, end)...max(start, end)
    let points = cuts(one, two).map { cut -> (enter: Sketch.Point, leave: Sketch.Point) in
      let cut = cut.clamped(to: course)
      let (near, far) =
        start < end ? (cut.lowerBound, cut.upperBound) : (cut.upperBound, cut.lowerBound)
      return isVertical
        ? (.init(x: one.x, y: near), .init(x: one.x, y: far))
        : (.init(x: near, y: one.y), .init(x: far, y: one.y))
    }
    return start < end ? points : points.reversed()
  }

  /// The pixels that words take of a line down or across the page.
  private func cuts(_ one: Sketch.Point, _ two: Sketch.Point) -> [ClosedRange<Int>] {
    if one.x == two.x { return cuts(downThrough: one.x, min(one.y, two.y)...max(one.y, two.y)) }
    if one.y == two.y { return cuts(acrossAt: one.y, min(one.x, two.x)...max(one.x, two.x)) }
    return []
  }

  private func cuts(acrossAt y: Int, _ course: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let first = rows.partitioningIndex { y <= $0.y + Self.letters.upperBound }
    var cuts: [ClosedRange<Int>] = []
    for row in rows[first...].prefix(while: { y >= $0.y + Self.letters.lowerBound }) {
      let begin = row.spans.partitioningIndex {
        $0.upperBound - Self.touch >= course.lowerBound
      }
      for span in row.spans[begin...] {
        guard span.lowerBound + Self.touch <= course.upperBound else { break }
        cuts.append(span.lowerBound - Self.beside...span.upperBound + Self.beside)
      }
    }
    return Self.joined(cuts)
  }

  private func cuts(downThrough x: Int, _ course: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let first = rows.partitioningIndex { $0.y + Self.letters.upperBound >= course.lowerBound }
    var cuts: [ClosedRange<Int>] = []
    for row in rows[first...].prefix(while: {
      $0.y + Self.letters.lowerBound <= course.upperBound
    }) {
      let begin = row.spans.partitioningIndex { $0.upperBound - Self.touch > x }
      guard begin < row.spans.count, row.spans[begin].lowerBound + Self.touch < x else { continue }
      cuts.append(row.y - Self.above...row.y + Self.below)
    }
    return Self.joined(cuts)
  }

  /// Gaps with too little between them are one.
  private static func joined(_ cuts: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    guard cuts.count > 1 else { return cuts }
    var joined: [ClosedRange<Int>] = []
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, cut.lowerBound - last.upperBound < shortest {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, cut.upperBound)
      } else {
        joined.append(cut)
      }
    }
    return joined
  }

  private static func length(_ points: [Sketch.Point]) -> Int {
    zip(points, points.dropFirst()).reduce(0) {
      $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y)
    }
  }

  /// Without points that come twice.
  private static func tidy(_ points: [Sketch.Point]) -> [Sketch.Point] {
    points.indices.filter { $0 == 0 || points[$0] != points[$0 - 1] }.map { points[$0] }
  }
}
