import AssentDiagnostics
import AssentManifest
import AssentRecord

extension ReleaseComparison {
  /// The findings about agreements as a whole, where all working texts are at hand.
  ///
  /// - Parameter present: the paths of all texts of agreements that are there, also of those that
  ///   cannot be listed.
  func findings(inAll texts: [WorkingText], present: Set<String>) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let keys = Set(present.map { Placement.agreementKey(of: $0) })
    let byKey = Dictionary(grouping: texts, by: \.key)
    for (key, texts) in byKey.sorted(by: { $0.key < $1.key }) {
      guard let agreement = releases.agreements[key] else {
        if !releases.unreadable.contains(key) { findings += notReleased(texts) }
        continue
      }
      findings += repeatedLocales(texts)
      findings += lostLocales(texts, of: agreement, present: present)
      findings += sameWords(texts, of: agreement)
    }
    for (key, agreement) in releases.agreements.sorted(by: { $0.key < $1.key })
    where !keys.contains(key) {
      findings.append(lostAgreement(agreement))
    }
    return findings
  }

  private func notReleased(_ texts: [WorkingText]) -> [Diagnostic] {
    // What has errors is mended first: neither published nor frozen as it is.
    guard !texts.contains(where: \.isFaulty),
      let text = texts.first(where: { !$0.listing.isTranslation }) ?? texts.first
    else { return [] }
    return [
      Diagnostic(
        rule: .notReleased, severity: .info,
        message: "version '\(text.listing.version)' is published as it stands, as nothing has been "
          + "released", file: text.file, range: text.version,
        help: "freeze it: \(Self.firstReleaseCommand(text, root))")
    ]
  }

  /// The findings for texts that claim to be an agreement's in one language, but for case in their
  /// names.
  private func repeatedLocales(_ texts: [WorkingText]) -> [Diagnostic] {
    var first: [Manifest.Locale: WorkingText] = [:]
    return texts.sorted { $0.path < $1.path }.compactMap { text in
      guard let other = first[text.listing.locale] else {
        first[text.listing.locale] = text
        return nil
      }
      return Diagnostic(
        rule: .outputCollision, severity: .error,
        message: "this file and '\(Placement.fileName(of: other.path))' are both the text of "
          + "'\(text.key)' in '\(text.listing.locale)'", file: text.file,
        help: "remove one of the two, or give it another name")
    }
  }

  /// What the last release had in languages that the working texts lack.
  private func lostLocales(
    _ texts: [WorkingText], of agreement: ReleasedAgreement, present: Set<String>
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
      // One that is there and cannot be listed has findings of its own.
      guard let text = expected.locales[locale],
        !present.contains(Placement.join(folder, text.file))
      else { return nil }
      let path = root + "/" + Placement.join(folder, text.file)
      let kept = "\(root)/\(agreement.folder)/\(version)/\(text.file)"
      return Diagnostic(
        rule: isDraft ? .lostLocale : .changedWithoutVersion,
        severity: isDraft ? .warning : .error,
        message: "'\(text.file)', the text of version '\(version)' in '\(locale)', is missing",
        file: path,
        help: "take it back: \(Self.copy(kept, to: path))"
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
        help:
          "release it as editorial: assent release \(Self.name(draft.key)) --change editorial "
          + "--effective-in-past"
          + Self.contentOption(root) + "; or take the version back")
    ]
  }

  private func lostAgreement(_ agreement: ReleasedAgreement) -> Diagnostic {
    let folder = Placement.folder(of: agreement.key)
    let version = agreement.history.last.map { "\($0.version)" } ?? ""
    let takeBack = (agreement.history.last?.release.locales ?? [:]).values
      .sorted { ($0.isAuthoritative ? 0 : 1, $0.file) < ($1.isAuthoritative ? 0 : 1, $1.file) }
      .map {
        Self.copy(
          "\(root)/\(agreement.folder)/\(version)/\($0.file)",
          to: root + "/" + Placement.join(folder, $0.file))
      }
    return Diagnostic(
      rule: .releasedTextEdited, severity: .error,
      message: "'\(agreement.key)' has releases, and no agreement of that name is there",
      file: root + "/" + agreement.ledgerPath,
      help:
        "take its text back: \(takeBack.joined(separator: " && ")); what nobody is to accept any "
        + "more is withdrawn, not removed")
  }
}
