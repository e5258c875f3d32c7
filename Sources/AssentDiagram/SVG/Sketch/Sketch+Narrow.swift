extension Sketch {
  /// The same drawing with narrower blanks, no wider than a page where that can be; `nil` where it
  /// has shapes that cannot be made narrower.
  ///
  /// What is above and below each other stays so, and no words move apart.
  func narrowed(for page: PageWidth) -> Sketch? {
    guard figures.isEmpty else { return nil }
    let blanks = SketchBlanks(self, less: size.width + 2 * SVGDocument.margin - page.room)
    var result = self
    for index in frames.indices {
      result.frames[index].rect = blanks.narrowed(frames[index].rect)
      result.frames[index].steps = frames[index].steps.map { (blanks.narrowed($0.x), $0.y) }
      result.frames[index].upperGaps = frames[index].upperGaps.map(blanks.narrowed)
      result.frames[index].lowerGaps = frames[index].lowerGaps.map(blanks.narrowed)
    }
    for lines in [\Sketch.backLines, \.rules, \.lines] {
      for index in self[keyPath: lines].indices {
        for point in self[keyPath: lines][index].points.indices {
          let x = self[keyPath: lines][index].points[point].x
          result[keyPath: lines][index].points[point].x = blanks.narrowed(x)
        }
      }
    }
    for index in dots.indices {
      result.dots[index].center.x = blanks.narrowed(dots[index].center.x)
    }
    for index in texts.indices {
      let text = texts[index]
      let move = blanks.narrowed(text.span.lowerBound) - text.span.lowerBound
      let span = text.span.lowerBound + move..<text.span.upperBound + move
      result.texts[index].span = span
      for piece in text.pieces.indices { result.texts[index].pieces[piece].x += move }
      result.center(index, after: self)
    }
    result.size = result.bounds()
    return result
  }

  /// Moves words to the middle of their box again, if they were there and nothing is beside them.
  private mutating func center(_ index: Int, after old: Sketch) {
    let text = old.texts[index]
    guard text.anchor == .middle else { return }
    func isIn(_ rect: Rect, _ other: Text) -> Bool {
      rect.x < other.span.lowerBound && other.span.upperBound < rect.maxX && rect.y < other.y
        && other.y < rect.maxY
    }
    let around = old.frames.indices.filter { isIn(old.frames[$0].rect, text) }
    guard let box = around.min(by: { old.frames[$0].rect.width < old.frames[$1].rect.width }),
      abs(old.frames[box].rect.midX - text.pieces[0].x) <= 2,
      !old.texts.contains(where: {
        $0.y == text.y && $0.span != text.span && isIn(old.frames[box].rect, $0)
      })
    else { return }
    let move = frames[box].rect.midX - texts[index].pieces[0].x
    for piece in text.pieces.indices { texts[index].pieces[piece].x += move }
    texts[index].span = text.span.shifted(
      by: texts[index].span.lowerBound + move - text.span.lowerBound)
  }
}

extension Range<Int> {
  fileprivate func shifted(by move: Int) -> Self { lowerBound + move..<upperBound + move }
}

/// The places along a drawing where there are neither words nor heads, from its top to its foot.
private struct SketchBlanks {
  /// Where a stretch begins, and how much less there is of what stands left of it.
  private var places: [Int] = []
  private var less: [Int] = []

  /// What is left of a stretch, of one between words, and of a line before its head.
  private static let least = 8
  private static let leastBetweenWords = 16
  private static let head = 24

  init(_ sketch: Sketch, less wanted: Int) {
    var places: Set<Int> = [sketch.size.x, sketch.size.maxX]
    var taken: [Range<Int>] = []
    for frame in sketch.frames {
      places.formUnion([frame.rect.x, frame.rect.maxX])
      places.formUnion(frame.steps.map(\.x))
      taken += frame.upperGaps + frame.lowerGaps
    }
    for line in sketch.backLines + sketch.rules + sketch.lines {
      places.formUnion(line.points.map(\.x))
      for (tip, head) in [(line.points, line.startHead), (line.points.reversed(), line.endHead)]
      where head != .none && tip.count > 1 {
        let reach = max(-Self.head, min(Self.head, tip[1].x - tip[0].x))
        taken.append(min(tip[0].x, tip[0].x + reach)..<max(tip[0].x, tip[0].x + reach))
      }
    }
    for dot in sketch.dots { taken.append(dot.center.x - 6..<dot.center.x + 6) }
    taken += sketch.texts.map(\.span)
    for range in taken { places.formUnion([range.lowerBound, range.upperBound]) }
    let all = places.sorted()
    let starts = Set(sketch.texts.map(\.span.lowerBound))
    let ends = Set(sketch.texts.map(\.span.upperBound))
    let slack = zip(all, all.dropFirst()).map { left, right in
      if taken.contains(where: { $0.lowerBound < right && left < $0.upperBound }) { return 0 }
      let isBetweenWords = ends.contains(left) && starts.contains(right)
      return max(0, right - left - (isBetweenWords ? Self.leastBetweenWords : Self.least))
    }
    let total = slack.reduce(0, +)
    let given = max(0, min(wanted, total))
    self.places = all
    var sum = 0
    less = [0]
    for stretch in slack {
      sum += stretch
      less.append(total == 0 ? 0 : sum * given / total)
    }
  }

  /// Where a place is, once the blanks are narrower.
  func narrowed(_ x: Int) -> Int {
    guard let next = places.firstIndex(where: { $0 >= x }) else { return x - (less.last ?? 0) }
    if places[next] == x || next == 0 { return x - less[next] }
    let (left, right) = (places[next - 1], places[next])
    let part = (less[next] - less[next - 1]) * (x - left) / (right - left)
    return x - less[next - 1] - part
  }

  func narrowed(_ range: Range<Int>) -> Range<Int> {
    narrowed(range.lowerBound)..<narrowed(range.upperBound)
  }

  func narrowed(_ rect: Sketch.Rect) -> Sketch.Rect {
    let x = narrowed(rect.x)
    return Sketch.Rect(x: x, y: rect.y, width: narrowed(rect.maxX) - x, height: rect.height)
  }
}
