import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Holds working texts against what was released.
///
/// A working text is the release of its version, byte for byte, or the draft of a higher one.
package struct ReleaseComparison {
  /// What a working text is.
  enum State: Hashable, Sendable {
    /// The agreement has no releases.
    case unreleased
    /// The text is that of a release.
    case released
    /// Its version is higher than the last release.
    case draft
    /// It says that it is a version which was released with other bytes, or is lower than the last.
    case different
  }

  let releases: Releases
  /// The content folder, as messages name it.
  let root: String

  /// What a working text is.
  func state(of text: WorkingText) -> State {
    guard let agreement = releases.agreements[text.key] else { return .unreleased }
    if let release = agreement.release(of: text.listing.version) {
      let frozen = release.locales[text.listing.locale]?.sourceDigest
      return frozen == text.sourceDigest ? .released : .different
    }
    return order(of: text, in: agreement) == nil ? .draft : .different
  }

  /// The findings about texts, each by itself.
  func findings(in texts: [WorkingText]) -> [Diagnostic] {
    texts.flatMap { text -> [Diagnostic] in
      guard let agreement = releases.agreements[text.key] else { return [] }
      if let release = agreement.release(of: text.listing.version) {
        let found =
          difference(of: text, from: release, in: agreement)
          ?? resourceDifference(of: text, from: release, in: agreement)
        return found.map { [$0] } ?? []
      }
      return (order(of: text, in: agreement) ?? date(of: text, in: agreement)).map { [$0] } ?? []
    }
  }

  // MARK: One text

  /// How a text differs from the release of its version.
  private func difference(
    of text: WorkingText, from release: LedgerEvent.Release, in agreement: ReleasedAgreement
  ) -> Diagnostic? {
    let version = text.listing.version
    guard let frozen = release.locales[text.listing.locale] else {
      return Diagnostic(
        rule: .changedWithoutVersion, severity: .error,
        message: "version '\(version)' was released without a text in '\(text.listing.locale)'",
        file: text.file, range: text.version,
        help: "raise the version of all texts, and release that one; or keep this text elsewhere")
    }
    guard frozen.sourceDigest != text.sourceDigest else { return nil }
    let isMarkup = frozen.textDigest == text.textDigest
    let kept = "\(root)/\(agreement.folder)/\(version)/\(frozen.file)"
    if isMarkup, frozen.sourceDigest == text.digestWithLineFeeds {
      return Diagnostic(
        rule: .changedWithoutVersion, severity: .warning,
        message: "the line ends of version '\(version)' are not those of its release, though its "
          + "words are", file: text.file, range: text.version,
        notes: [Diagnostic.Note("the text as it was released", file: kept)],
        help:
          "write '*.md -text' into '\(root)/.gitattributes' if Git converts them, and take them "
          + "back: \(Self.copy(kept, to: text.file))")
    }
    if isMarkup, let finding = fact(of: text, from: frozen, in: agreement, kept: kept) {
      return finding
    }
    return Diagnostic(
      rule: .changedWithoutVersion, severity: isMarkup ? .warning : .error,
      message: isMarkup
        ? "markup of version '\(version)' changed after its release, though not its words"
        : "words of version '\(version)' changed after its release",
      file: text.file, range: text.version,
      notes: [Diagnostic.Note("the text as it was released", file: kept)],
      help: "raise the version to release the change, or take it back"
        + (text.hasFacts ? ", in the text or in its facts" : ": \(Self.copy(kept, to: text.file))"))
  }

  /// The finding for a text with the words of its release that states something else of it: the site
  /// goes by what was released.
  private func fact(
    of text: WorkingText, from frozen: LedgerEvent.Text, in agreement: ReleasedAgreement,
    kept: String
  ) -> Diagnostic? {
    let version = text.listing.version
    let takeBack = Self.copy(kept, to: text.file)
    func finding(_ message: String, _ range: SourceRange?, _ help: String) -> Diagnostic {
      Diagnostic(
        rule: .changedWithoutVersion, severity: .error, message: message, file: text.file,
        range: range, notes: [Diagnostic.Note("the text as it was released", file: kept)],
        help: help)
    }
    if let released = agreement.history[version]?.effective,
      released.timestamp != text.listing.effective.timestamp
    {
      let name = Self.name("\(text.key)@\(version)")
      return finding(
        "version '\(version)' was released to take effect on \(released), not on "
          + "\(text.listing.effective)", text.effective ?? text.version,
        isDateStated(in: agreement, version, otherThan: text.listing.effective)
          ? "take it back: \(takeBack); for another date, raise the version and release it"
          : "take it back: \(takeBack); or, before it takes effect: assent release correct "
            + "\(name) --effective \(text.listing.effective) --reason \"…\""
            + Self.contentOption(root))
    }
    if frozen.isAuthoritative == text.listing.isTranslation {
      return finding(
        "version '\(version)' was released with this text as "
          + (frozen.isAuthoritative ? "the authoritative one" : "a translation"), text.version,
        "take it back: \(takeBack); to have another text bind, raise the version and release it")
    }
    return nil
  }

  /// Whether a frozen text states its effective date, so that `assent release correct` refuses another.
  private func isDateStated(
    in agreement: ReleasedAgreement, _ version: Manifest.Version,
    otherThan moment: Manifest.Moment
  ) -> Bool {
    guard let released = agreement.versions.first(where: { $0.version == version }) else {
      return true
    }
    do throws(InputError) {
      return try released.statedDate(otherThan: moment) != nil
    } catch {
      return true
    }
  }

  /// Why a version cannot follow the last release; `nil` for one that can.
  private func order(of text: WorkingText, in agreement: ReleasedAgreement) -> Diagnostic? {
    guard let last = agreement.history.last?.version,
      let fault = Self.fault({ () throws(LedgerError.Reason) in
        try EventCheck.checkOrder(of: text.listing.version, after: agreement.history)
      })
    else { return nil }
    var help = "raise it above '\(last)'"
    switch fault {
    case .unordered, .otherScheme:
      help = "write \((VersionOrder(last)?.scheme ?? .number).form), as before"
    default:
      if let kept = agreement.history.last?.release.locales[text.listing.locale] {
        help +=
          ", or take the last release back: "
          + Self.copy("\(root)/\(agreement.folder)/\(last)/\(kept.file)", to: text.file)
      }
    }
    return Diagnostic(
      rule: .versionWentBackwards, severity: .error, message: fault.description, file: text.file,
      range: text.version,
      notes: [
        Diagnostic.Note(
          "version '\(last)' is the last release", file: root + "/" + agreement.ledgerPath)
      ], help: help)
  }

  /// The finding for a draft that would take effect before the release it follows.
  private func date(of text: WorkingText, in agreement: ReleasedAgreement) -> Diagnostic? {
    guard let before = agreement.history.lastStanding,
      let fault = Self.fault({ () throws(LedgerError.Reason) in
        try EventCheck.checkOrder(of: text.listing.effective, after: agreement.history)
      })
    else { return nil }
    return Diagnostic(
      rule: .versionWentBackwards, severity: .error, message: fault.description, file: text.file,
      range: text.effective,
      help: "set a later date; or, if '\(before.version)' is not to take effect, withdraw it: "
        + Self.withdrawCommand(before.version, text.key, root))
  }

  /// What a law of the ledger says against a text.
  private static func fault(
    _ check: () throws(LedgerError.Reason) -> Void
  ) -> LedgerError.Contradiction? {
    do throws(LedgerError.Reason) {
      try check()
    } catch {
      if case .contradiction(let contradiction) = error { return contradiction }
    }
    return nil
  }
}
