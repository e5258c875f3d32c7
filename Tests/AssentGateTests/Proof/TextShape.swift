import Testing

@testable import AssentGate

/// A text on a screen, and all that can be done to it there.
struct TextShape: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let moves: [@Sendable (inout ScrollProgress) -> Void]
  /// Whether some of the moves together read it to its end.
  let isReadable: Bool
  var progress = ScrollProgress()

  /// - Parameter offsets: where the text is scrolled to.
  init(
    _ name: String, viewport: Double, content: Double, offsets: [Double], tolerance: Double = 1,
    isReadable: Bool = true
  ) {
    testDescription = name
    self.isReadable = isReadable
    moves = offsets.map { offset in
      { progress in
        progress.see(offset: offset, viewport: viewport, content: content, tolerance: tolerance)
      }
    }
  }

  init(
    _ name: String, progress: ScrollProgress = ScrollProgress(), isReadable: Bool = true,
    moves: [@Sendable (inout ScrollProgress) -> Void]
  ) {
    testDescription = name
    self.moves = moves
    self.isReadable = isReadable
    self.progress = progress
  }

  static let all: [TextShape] = [
    TextShape("short", viewport: 800, content: 300, offsets: [0]),
    TextShape("exact", viewport: 800, content: 800, offsets: [0]),
    TextShape("one pixel too long", viewport: 800, content: 800.7, offsets: [0]),
    TextShape("long", viewport: 800, content: 40_000, offsets: [0, 400, 20_000, 37_200, 39_200]),
    TextShape("long, to the threshold", viewport: 800, content: 8000, offsets: [0, 6800]),
    TextShape(
      "long, to just before it", viewport: 800, content: 8000, offsets: [0, 6790],
      isReadable: false),
    TextShape("bouncing", viewport: 800, content: 8000, offsets: [-90, 0, 7290]),
    TextShape("fractional zoom", viewport: 533.33, content: 2400.4, offsets: [0, 1866.3]),
    TextShape("lines of a terminal", viewport: 18, content: 400, offsets: [0, 382], tolerance: 0),
    TextShape("zero height", viewport: 800, content: 0, offsets: [0, 100], isReadable: false),
    TextShape("no screen", viewport: 0, content: 8000, offsets: [0, 7999], isReadable: false),
    TextShape(
      "no number", viewport: 800, content: 8000,
      offsets: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0], isReadable: false),
    TextShape("no height", viewport: 800, content: .nan, offsets: [0], isReadable: false),
    TextShape(
      "endless", viewport: 800, content: .infinity, offsets: [0, 1e300], isReadable: false),
    TextShape("negative", viewport: -800, content: -300, offsets: [0], isReadable: false),
    TextShape(
      "an offset of an earlier layout", viewport: 800, content: 4000, offsets: [4500, 0],
      isReadable: false),
    TextShape(
      "short, and that is not enough", progress: ScrollProgress(acceptsUnscrollable: false),
      isReadable: false, moves: [{ $0.see(offset: 0, viewport: 800, content: 300) }]),
    TextShape(
      "short, and that is not enough, with the End key",
      progress: ScrollProgress(acceptsUnscrollable: false),
      moves: [{ $0.see(offset: 0, viewport: 800, content: 300) }, { $0.reachEnd() }]),
    TextShape(
      "not loaded, with the End key", isReadable: false,
      moves: [
        {
          $0.see(offset: 0, viewport: 800, content: 0)
          $0.reachEnd()
        }
      ]),
    TextShape(
      "read to the last word", progress: ScrollProgress(threshold: 1000),
      moves: [
        { $0.see(offset: 7190, viewport: 800, content: 8000) },
        { $0.see(offset: 7199.4, viewport: 800, content: 8000, tolerance: 1) },
      ]),
    TextShape(
      "turned around, with another font",
      moves: [
        { $0.see(offset: 2000, viewport: 800, content: 8000, place: TextPlace(block: 40)) },
        { $0.see(offset: 3600, viewport: 400, content: 4000, place: TextPlace(block: 99)) },
        { $0.see(offset: 9000, viewport: 500, content: 20_000, place: TextPlace(block: 40)) },
      ]),
  ]
}
