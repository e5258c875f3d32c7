import AssentManifest

/// One moment of scrolling and what it comes to: what a face in another language is tested with.
struct ProgressExample {
  let offset: Int
  let viewport: Int
  let content: Int
  /// In thousandths of the unit, so that no fraction is written: all four.
  let tolerance: Int

  init(_ offset: Int, _ viewport: Int, _ content: Int, tolerance: Int = 1000) {
    self.offset = offset
    self.viewport = viewport
    self.content = content
    self.tolerance = tolerance
  }

  var perMille: Int {
    ScrollProgress.perMille(
      offset: Double(offset) / 1000, viewport: Double(viewport) / 1000,
      content: Double(content) / 1000, tolerance: Double(tolerance) / 1000)
  }

  /// Short, exact, long, empty, bounced, fractional, of another layout.
  static let all: [ProgressExample] = [
    ProgressExample(0, 800_000, 300_000), ProgressExample(0, 800_000, 800_000),
    ProgressExample(0, 800_000, 800_700), ProgressExample(0, 800_000, 8_000_000),
    ProgressExample(3_200_000, 800_000, 8_000_000),
    ProgressExample(6_799_000, 800_000, 8_000_000), ProgressExample(6_800_000, 800_000, 8_000_000),
    ProgressExample(7_199_200, 800_000, 8_000_000), ProgressExample(7_198_900, 800_000, 8_000_000),
    ProgressExample(7_300_000, 800_000, 8_000_000), ProgressExample(-90_000, 800_000, 8_000_000),
    ProgressExample(9_000_000, 800_000, 8_000_000), ProgressExample(0, 800_000, 0),
    ProgressExample(0, 0, 8_000_000), ProgressExample(100_000, 800_000, -1000),
    ProgressExample(21_000, 18_000, 40_000, tolerance: 0),
    ProgressExample(22_000, 18_000, 40_000, tolerance: 0),
  ]

  static var json: JSONValue {
    [
      "threshold": .integer(ScrollProgress().threshold),
      "tolerance": 1,
      "unit": 1000,
      "examples": .array(
        all.map { example in
          [
            "offset": .integer(example.offset), "viewport": .integer(example.viewport),
            "content": .integer(example.content), "tolerance": .integer(example.tolerance),
            "perMille": .integer(example.perMille),
          ]
        }),
    ]
  }
}
