/// The title over a picture, or what else is said above it.
struct PictureHeading: Sendable {
  /// Its lines; none where there is no title.
  let lines: [String]
  /// In CSS pixels.
  let width: Int

  private static let size = 16
  private static let lineHeight = 20
  /// Between the title and what is below it.
  private static let gap = 14
  /// How wide it may be over a picture that is narrower, also on a telephone.
  private static let mostOverNarrow = 360

  static let none = PictureHeading([], over: 0)

  /// - Parameter width: of the picture, after which a title goes on in the next line.
  init(_ titles: [String], over width: Int) {
    let shown = titles.filter { !$0.allSatisfy(\.isWhitespace) }
    lines =
      shown.isEmpty ? [] : wrapped(shown, limit: max(width, Self.mostOverNarrow), drawn: Self.width)
    self.width = lines.map { Self.width(TextMetrics.width(of: $0)) }.max() ?? 0
  }

  /// With the gap below it.
  var height: Int { lines.isEmpty ? 0 : lines.count * Self.lineHeight + Self.gap }

  /// In the middle over a picture, from a height down.
  func element(over frame: Scene.Rect, y: Int) -> Scene.Element {
    .lines(
      lines, .init(x: frame.midX, y: y + Self.lineHeight - 5), step: Self.lineHeight,
      [
        .role(.text), .set("font-size", "\(Self.size)"), .set("font-weight", "bold"),
        .set("text-anchor", "middle"),
      ])
  }

  /// With room for bold letters of fonts that stand in, which are a sixth wider; nothing is cut off then.
  private static func width(_ units: Int) -> Int {
    Sketch.width(units: units, size: size, role: .strong) * 6 / 5
  }
}
