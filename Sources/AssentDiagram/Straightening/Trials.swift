/// What became of texts that were tried in place of a drawing, so that none is read twice.
struct Trials {
  enum Result {
    /// It has the same words and says the same.
    case kept(DiagramReading, Drawing)
    case rejected
  }

  /// How many texts were read.
  private(set) var count = 0
  private var results: [[UInt8]: Result] = [:]
  private var byteCount = 0

  /// The bytes of texts whose results are kept: a reading takes many times as much.
  private static let byteLimit = 500_000

  /// What came of a text; `nil` where it is not known.
  subscript(text: [UInt8]) -> Result? { results[text] }

  mutating func add(_ text: [UInt8], _ result: Result) {
    count += 1
    guard byteCount + text.count <= Self.byteLimit else { return }
    byteCount += text.count
    results[text] = result
  }
}
