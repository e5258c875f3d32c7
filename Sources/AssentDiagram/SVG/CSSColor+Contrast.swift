/// How well a color is seen before another: the contrast ratio of WCAG 2.2.
extension CSSColor {
  /// What a page is, light or dark.
  private static let pages = [1, luminance(of: [0x1B, 0x1E, 0x21])]

  /// Below this an author's words or lines are as good as invisible.
  private static let leastSeen = 1.8
  /// What graphics need, and large words.
  private static let wellSeen = 3.0

  private init(opaque components: [Double]) {
    self.components = components
    alpha = 1
    let value = components.reduce(0) { $0 << 8 | Int(min(max($1, 0), 255).rounded()) }
    let digits = String(value, radix: 16)
    text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The same color as it looks on a white page, which nothing shines through.
  var opaque: CSSColor {
    if alpha == 1 { return self }
    return CSSColor(opaque: components.map { 255 - (255 - $0) * alpha })
  }

  /// Whether words or lines of this color can be seen on one that an author put behind them.
  func isSeen(on ground: CSSColor) -> Bool { contrast(with: ground) >= Self.leastSeen }

  func isWellSeen(on ground: CSSColor) -> Bool { contrast(with: ground) >= Self.wellSeen }

  /// Whether words of this color can be read on a light page and on a dark one.
  var isReadableOnPages: Bool {
    Self.pages.allSatisfy { Self.contrast(luminance, $0) >= Self.wellSeen }
  }

  /// This color, or one of its hue, that lines are seen in on a light page and on a dark one.
  var seenOnPages: CSSColor {
    let own = luminance
    if Self.pages.allSatisfy({ Self.contrast(own, $0) >= Self.leastSeen }) { return opaque }
    let most = (Self.pages[0] + 0.05) / Self.wellSeen - 0.05
    let least = (Self.pages[1] + 0.05) * Self.wellSeen - 0.05
    let light = opaque.components.map(Self.linear)
    let moved =
      own > most
      ? light.map { $0 * most / own } : light.map { $0 + (1 - $0) * (least - own) / (1 - own) }
    return CSSColor(opaque: moved.map(Self.encoded))
  }

  private func contrast(with other: CSSColor) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  private static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double { Self.luminance(of: opaque.components) }

  private static func luminance(of components: [Double]) -> Double {
    zip(components.map(linear), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  // From 0 to 255 to linear light and back, with squares for the curve of sRGB, which is near.
  private static func linear(_ component: Double) -> Double {
    component / 255 * component / 255
  }

  private static func encoded(_ light: Double) -> Double { light.squareRoot() * 255 }
}
