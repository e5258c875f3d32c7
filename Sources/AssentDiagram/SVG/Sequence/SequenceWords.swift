/// Where words of a sequence stand on lines that go down behind them: lifelines, walls of frames
/// and boxes, bars.
///
/// Lines that run through words are interrupted there, whatever they are of.
struct SequenceWords {
  /// The words, and the rows that are theirs.
  private var places: [(columns: Range<Int>, rows: Range<Int>)] = []

  /// What is left free beside words.
  private static let beside = 4

  mutating func add(_ columns: Range<Int>, _ rows: Range<Int>) {
    if !columns.isEmpty, !rows.isEmpty { places.append((columns, rows)) }
  }

  /// To be called once, when all words are there: from now on they are in the order of their rows.
  mutating func sort() {
    places.sort {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  /// The rows in which words stand on what takes some columns, from the top, apart from each other.
  func gaps(in columns: Range<Int>, _ rows: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    for place in places {
      if place.rows.lowerBound >= rows.upperBound { break }
      guard place.rows.upperBound > rows.lowerBound,
        place.columns.lowerBound - Self.beside < columns.upperBound - 1,
        place.columns.upperBound + Self.beside > columns.lowerBound
      else { continue }
      let gap = place.rows.clamped(to: rows)
      if let last = gaps.last, gap.lowerBound <= last.upperBound {
        gaps[gaps.count - 1] = last.lowerBound..<max(last.upperBound, gap.upperBound)
      } else {
        gaps.append(gap)
      }
    }
    return gaps
  }

  /// What is left of a line, or of a bar, that goes down through some rows.
  func pieces(in columns: Range<Int>, _ rows: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = rows.lowerBound
    for gap in gaps(in: columns, rows) {
      if gap.lowerBound > start { pieces.append(start..<gap.lowerBound) }
      start = gap.upperBound
    }
    if rows.upperBound > start { pieces.append(start..<rows.upperBound) }
    return pieces
  }
}
