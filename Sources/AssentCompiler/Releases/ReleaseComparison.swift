import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Holds working texts against what was released.
///
/// A working text is the release of its version, byte for byte, or the draft of a higher one.
struct ReleaseComparison {
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
        return difference(of: text, from: release, in: agreement).map { [$0] } ?? []
      }
      return (order(of: text, in: agreement) ?? date(of: text, in: agreement)).map { [$0] } ?? []
    }
  }

  /// The findings about agreements as a whole, where all working texts are at hand.
  ///
  /// - Parameter present: the keys of all agreements that are there, also of those that cannot be
  ///   listed.
  func findings(inAll texts: [WorkingText], present: Set<String>) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let byKey = Dictionary(grouping: texts, by: \.key)
    for (key, texts) in byKey.sorted(by: { $0.key < $1.key }) {
      guard let agreement = releases.agreements[key] else {
        if !releases.unreadable.contains(key) { findings += notReleased(texts) }
        continue
      }
      findings += lostLocales(texts, of: agreement)
      findings += sameWords(texts, of: agreement)
    }
    for (key, agreement) in releases.agreements.sorted(by: { $0.key < $1.key })
    where !present.contains(key) {
      findings.append(lostAgreement(agreement))
    }
    return findings
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
        help: "raise the version of all texts and release it: \(Self.releaseCommand(text, root))")
    }
    guard frozen.sourceDigest != text.sourceDigest else { return nil }
    let isMarkup = frozen.textDigest == text.textDigest
    let kept = "\(root)/\(agreement.folder)/\(version)/\(frozen.file)"
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
      help: "raise the version to release the change, or take it back: cp "
        + "\(ShellWord.quoted(kept)) \(ShellWord.quoted(text.file))")
  }

  /// The finding for a text with the words of its release that states something else of it: the site
  /// goes by what was released.
  private func fact(
    of text: WorkingText, from frozen: LedgerEvent.Text, in agreement: ReleasedAgreement,
    kept: String
  ) -> Diagnostic? {
    let version = text.listing.version
    let takeBack = "cp \(ShellWord.quoted(kept)) \(ShellWord.quoted(text.file))"
    func finding(_ message: String, _ range: SourceRange?, _ help: String) -> Diagnostic {
      Diagnostic(
        rule: .changedWithoutVersion, severity: .error, message: message, file: text.file,
        range: range, notes: [Diagnostic.Note("the text as it was released", file: kept)],
        help: help)
    }
    if let released = agreement.history[version]?.effective,
      released.timestamp != text.listing.effective.timestamp
    {
      let name = ShellWord.quoted("\(text.key)@\(version)")
      return finding(
        "version '\(version)' was released to take effect on \(released), not on "
          + "\(text.listing.effective)", text.effective ?? text.version,
        isDateStated(in: agreement, version, text.listing.locale)
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

  /// Whether a frozen text states its effective date, which is then not corrected.
  private func isDateStated(
    in agreement: ReleasedAgreement, _ version: Manifest.Version, _ locale: Manifest.Locale
  ) -> Bool {
    guard
      let text = agreement.versions.first(where: { $0.version == version })?.texts[locale],
      let source = try? text.text.source()
    else { return true }
    return DocumentCompiler(site: .bare).interpret(source, path: text.path)
      .metadata.effectiveMoment != nil
  }

  /// Why a version cannot follow the last release; `nil` for one that can.
  private func order(of text: WorkingText, in agreement: ReleasedAgreement) -> Diagnostic? {
    let version = text.listing.version
    guard let last = agreement.history.last?.version, let lastOrder = VersionOrder(last) else {
      return nil
    }
    func finding(_ message: String, _ help: String) -> Diagnostic {
      Diagnostic(
        rule: .versionWentBackwards, severity: .error, message: message, file: text.file,
        range: text.version,
        notes: [
          Diagnostic.Note(
            "version '\(last)' is the last release", file: root + "/" + agreement.ledgerPath)
        ], help: help)
    }
    guard let order = VersionOrder(version) else {
      return finding(
        "version '\(version)' cannot be ordered after '\(last)', the last release",
        "write \(lastOrder.scheme.form), as before")
    }
    guard order.scheme == lastOrder.scheme else {
      return finding(
        "version '\(version)' cannot be ordered after '\(last)', the last release: one is a date",
        "write \(lastOrder.scheme.form), as before")
    }
    guard !lastOrder.isLower(than: order) else { return nil }
    let isEqual = !order.isLower(than: lastOrder)
    return finding(
      "version '\(version)' is \(isEqual ? "not higher" : "lower") than '\(last)', the last release",
      "raise it above '\(last)', or take the text back from "
        + ShellWord.quoted("\(root)/\(agreement.folder)/\(last)"))
  }

  /// The finding for a draft that would take effect before the release it follows.
  private func date(of text: WorkingText, in agreement: ReleasedAgreement) -> Diagnostic? {
    guard let before = agreement.history.lastStanding,
      text.listing.effective < before.effective
    else { return nil }
    return Diagnostic(
      rule: .versionWentBackwards, severity: .error,
      message: "effective date \(text.listing.effective) is before \(before.effective), that of "
        + "version '\(before.version)'", file: text.file, range: text.effective,
      help:
        "a version takes effect no earlier than the one before; if '\(before.version)' is not to "
        + "take effect, withdraw it: \(Self.withdrawCommand(before.version, text.key, root))")
  }

  // MARK: All texts

  private func notReleased(_ texts: [WorkingText]) -> [Diagnostic] {
    guard let text = texts.first(where: { !$0.listing.isTranslation }) ?? texts.first else {
      return []
    }
    return [
      Diagnostic(
        rule: .notReleased, severity: .info,
        message: "version '\(text.listing.version)' is published as it stands, as nothing has been "
          + "released", file: text.file, range: text.version,
        help: "freeze it: \(Self.releaseCommand(text, root))")
    ]
  }

  /// What the last release had in languages that the working texts lack.
  private func lostLocales(
    _ texts: [WorkingText], of agreement: ReleasedAgreement
  ) -> [Diagnostic] {
    guard let last = agreement.history.last,
      let original = texts.first(where: { !$0.listing.isTranslation }) ?? texts.first
    else { return [] }
    let folder = Placement.folder(of: agreement.key)
    let isDraft = agreement.release(of: original.listing.version) == nil
    let expected = agreement.release(of: original.listing.version) ?? last.release
    let version = isDraft ? last.version : original.listing.version
    let known = Set(texts.map(\.listing.locale))
    return expected.locales.keys.sorted().filter { !known.contains($0) }.compactMap { locale in
      guard let text = expected.locales[locale] else { return nil }
      let path = root + "/" + Placement.join(folder, text.file)
      let kept = "\(root)/\(agreement.folder)/\(version)/\(text.file)"
      return Diagnostic(
        rule: isDraft ? .lostLocale : .changedWithoutVersion,
        severity: isDraft ? .warning : .error,
        message: "'\(text.file)', the text of version '\(version)' in '\(locale)', is missing",
        file: path,
        help: "take it back: cp \(ShellWord.quoted(kept)) \(ShellWord.quoted(path))"
          + (isDraft
            ? "; then bring it up to date; or release without it: --without \(locale)" : ""))
    }
  }

  /// The finding for a draft whose words are those of the last release, in all languages.
  private func sameWords(
    _ texts: [WorkingText], of agreement: ReleasedAgreement
  ) -> [Diagnostic] {
    guard let last = agreement.history.last, let draft = texts.first,
      texts.count == last.release.locales.count,
      texts.allSatisfy({ text in
        state(of: text) == .draft
          && last.release.locales[text.listing.locale]?.textDigest == text.textDigest
      })
    else { return [] }
    return [
      Diagnostic(
        rule: .versionWithoutChange, severity: .warning,
        message: "version '\(draft.listing.version)' has the words of '\(last.version)', the last "
          + "release", file: draft.file, range: draft.version,
        help: "take the version back, or release it with --change editorial")
    ]
  }

  private func lostAgreement(_ agreement: ReleasedAgreement) -> Diagnostic {
    let folder = Placement.folder(of: agreement.key)
    let files = (agreement.history.last?.release.locales ?? [:]).values
      .sorted { ($0.isAuthoritative ? 0 : 1, $0.file) < ($1.isAuthoritative ? 0 : 1, $1.file) }
      .map { root + "/" + Placement.join(folder, $0.file) }
    return Diagnostic(
      rule: .releasedTextEdited, severity: .error,
      message: "'\(agreement.key)' has releases, and no agreement of that name is there",
      file: root + "/" + agreement.ledgerPath,
      help: "take its text back: \(GitCommand.takeBack(files)); what nobody is to accept any more "
        + "is withdrawn, not removed")
  }

  // MARK: Commands

  /// The command that releases a working text.
  static func releaseCommand(_ text: WorkingText, _ root: String) -> String {
    "assent release \(ShellWord.quoted(text.key)) --version \(text.listing.version)"
      + " --effective \(text.listing.effective)" + contentOption(root)
  }

  /// The command that releases a version of before from Git.
  static func releaseCommand(
    _ version: Manifest.Version, _ key: String, from revision: String, _ root: String
  ) -> String {
    "assent release \(ShellWord.quoted(key)) --version \(version) --from \(revision)"
      + contentOption(root)
  }

  static func withdrawCommand(
    _ version: Manifest.Version, _ key: String, _ root: String
  ) -> String {
    "assent release withdraw \(ShellWord.quoted("\(key)@\(version)"))" + contentOption(root)
  }

  static func contentOption(_ root: String) -> String {
    root == "content" ? "" : " --content \(ShellWord.quoted(root))"
  }
}
