import AssentManifest

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that screens of licenses have always used.
extension LicenseAcceptanceModel {
  /// Whether the person has to answer something before the app may be used; so it is, too, as long as
  /// nothing is decided yet.
  public var needsLicenseAcceptance: Bool { !(session?.isOpen ?? false) }

  /// Whether the text was read as far as the publisher asks for.
  public var hasScrolledToBottom: Bool {
    guard let item = current else { return false }
    if item.state.phase == .awaitingGuardian { return item.canGuardianTick }
    return !item.state.flags.contains(.needsScroll) || item.state.flags.contains(.hasScrolled)
  }

  /// Whether the box is ticked. Setting it before the text was read leaves it as it is.
  public var hasAgreed: Bool {
    get {
      guard let item = current else { return false }
      return item.state.phase == .awaitingGuardian ? item.isGuardianTicked : item.isTicked
    }
    set { setAgreed(newValue, item: nil) }
  }

  /// How far the text was read, from 0 to 1; it never goes back.
  public var scrollProgress: Double {
    guard let item = current else { return 0 }
    let isGuardian = item.state.phase == .awaitingGuardian
    return Double((isGuardian ? item.guardianProgress : item.progress).perMille) / 1000
  }

  /// Whether nothing is missing but the press of the button.
  public var canAccept: Bool { current?.state.canAccept ?? false }

  /// Takes in how far down the text the lower edge of the screen is, from 0 to 1.
  ///
  /// What is no number is passed over, and what is out of bounds counts as the bound. Where the sizes
  /// are known, use ``see(offset:viewport:content:tolerance:place:item:)``.
  public func updateScrollProgress(_ fraction: Double) {
    guard !fraction.isNaN else { return }
    let content = 1_000_000.0
    see(offset: min(1, max(0, fraction)) * content - 1, viewport: 1, content: content)
  }

  /// Takes in which part of the text is on the screen.
  ///
  /// - Parameter place: as in ``ScrollProgress/see(offset:viewport:content:tolerance:place:)``.
  public func see(
    offset: Double, viewport: Double, content: Double, tolerance: Double = 0,
    place: TextPlace? = nil, item: Int? = nil
  ) {
    change(item) { session, item in
      session.see(
        offset: offset, viewport: viewport, content: content, tolerance: tolerance, place: place,
        item: item)
    }
  }

  /// Takes in where a text stands that scrolls together with others, all in points.
  ///
  /// - Parameters:
  ///   - top: where it begins, from the upper edge of what is visible; negative where that is above.
  ///   - height: of the text.
  ///   - viewport: how high what is visible is.
  ///   - blocks: the height of each ``TextPassage`` with the space below it; empty as long as one of them
  ///     is not known. So a rotation or a larger font neither loses nor grants anything.
  public func see(
    top: Double, height: Double, viewport: Double, blocks: [Double], tolerance: Double = 1,
    item: Int
  ) {
    let end = min(viewport - top, height)
    guard end > 0 else { return }
    let visible = min(viewport, end)
    see(
      offset: end - visible, viewport: visible, content: height, tolerance: tolerance,
      place: TextExtents(blocks: blocks).place(above: end), item: item)
  }

  /// Takes in that the person went to the end by a key, or a screen reader got there.
  public func reachEnd(item: Int? = nil) {
    change(item) { $0.reachEnd(item: $1) }
  }

  /// Ticks or unticks the box of a document; the current one where none is named.
  public func setAgreed(_ isTicked: Bool, item: Int?) {
    change(item) { $0.send(isTicked ? .ticked : .unticked, to: $1) }
  }

  /// Accepts, where ``canAccept``; the record is written away from the main thread, and the gate opens
  /// when it is stored. ``settled()`` waits for that.
  public func acceptLicense() { acceptLicense(item: nil) }

  /// Forgets that anything was accepted, for tests and for starting over; the records stay on record.
  public func resetAcceptance() {
    work { [words] actor, session, person in
      await actor.reset(session, for: person, words: words)
    }
  }

  /// When the text that counts was accepted, of the first document that was; `nil` where none was.
  public var licenseAcceptanceDate: Date? {
    licenseAcceptanceTime.map { Date(timeIntervalSince1970: Double($0.secondsSinceEpoch)) }
  }

  /// As ``licenseAcceptanceDate``.
  public var licenseAcceptanceTime: Manifest.Timestamp? {
    session?.items.lazy.filter { $0.state.phase.isOpen }.compactMap(\.acceptance).first?.at
  }
}
