/// How much of a text was seen, in thousandths; it never goes back.
public struct ScrollProgress: Hashable, Sendable {
  /// The furthest that was reached, from 0 to 1000.
  public private(set) var perMille = 0
  /// The furthest place that was on the screen; `nil` for a face that names no places.
  public private(set) var place: TextPlace?
  /// From which on the text counts as read, from 0 to 1000.
  public let threshold: Int
  /// Whether a text that fits counts as read.
  public let acceptsUnscrollable: Bool
  /// Whether the last measure found nothing to read.
  private var isEmpty = false

  /// - Parameter threshold: below 1 and above 1000 the nearest of both.
  public init(threshold: Int = 950, acceptsUnscrollable: Bool = true) {
    self.threshold = threshold < 1 ? 1 : threshold > 1000 ? 1000 : threshold
    self.acceptsUnscrollable = acceptsUnscrollable
  }

  /// Whether the text counts as read.
  public var hasReachedEnd: Bool { perMille >= threshold }

  /// Takes in what is on the screen: `content <= 0 ? 0 : content <= viewport ? 1000 : 1000 *
  /// min(content, offset + viewport) / content`.
  ///
  /// - Parameters:
  ///   - offset: how much of the content is above the viewport; in any unit, the same for all three.
  ///   - viewport: how much is visible.
  ///   - content: how much there is.
  ///   - tolerance: what is within it of the end is at the end: 1 for pixels, 0 for lines; never more
  ///     than 1.
  ///   - place: the last place that is visible. What was seen before in another layout counts once:
  ///     where it is not beyond ``place``, and the end is not on the screen, nothing changes, so that a
  ///     rotation or another font neither loses nor grants anything.
  public mutating func see(
    offset: Double, viewport: Double, content: Double, tolerance: Double = 0,
    place: TextPlace? = nil
  ) {
    isEmpty = !(content > 0)
    let now = Self.perMille(
      offset: offset, viewport: viewport, content: content, tolerance: tolerance)
    if Self.fits(viewport: viewport, content: content, tolerance: tolerance), !acceptsUnscrollable {
      return
    }
    if let place, now > 0 {
      if let furthest = self.place, !(furthest < place) {
        if now < 1000 { return }
      } else {
        self.place = place
      }
    }
    if now > perMille { perMille = now }
  }

  /// Takes in that the person went to the end by other means than scrolling: the End key, a screen
  /// reader that reached the end marker.
  ///
  /// A text without any height, or one that is not loaded yet, has no end to go to.
  public mutating func reachEnd() {
    if !isEmpty { perMille = 1000 }
  }

  /// The formula, for one moment.
  ///
  /// What is not a number, or not a size, is 0: no measure that went wrong counts as reading.
  public static func perMille(
    offset: Double, viewport: Double, content: Double, tolerance: Double = 0
  ) -> Int {
    guard content > 0, content < limit, viewport > 0, viewport < limit else { return 0 }
    // A list that bounces goes beyond its end, but not by all of its length: that is the offset of
    // an earlier layout.
    guard offset > -limit, offset < content || content <= viewport else { return 0 }
    if fits(viewport: viewport, content: content, tolerance: tolerance) { return 1000 }
    let seen = (offset > 0 ? offset : 0) + viewport
    if seen + slack(tolerance) >= content { return 1000 }
    return Int(1000 * seen / content)
  }

  /// Whether there is nothing to scroll.
  private static func fits(viewport: Double, content: Double, tolerance: Double) -> Bool {
    viewport > 0 && content <= viewport + slack(tolerance)
  }

  private static func slack(_ tolerance: Double) -> Double {
    tolerance > 0 ? (tolerance < 1 ? tolerance : 1) : 0
  }

  /// No screen and no text is as long; products of what is shorter are exact enough.
  private static let limit = 1e15
}
