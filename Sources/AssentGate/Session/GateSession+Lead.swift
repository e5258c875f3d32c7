import AssentManifest

/// What stands before a text, besides what changed in it.
extension GateSession.Item {
  /// Why the person is asked again, a paragraph each: what became of their answer, and of the text it was
  /// to. Empty for who is asked for the first time.
  public var reasons: [String] {
    guard case .ask(let reason, _) = decision.outcome, reason != .first else { return [] }
    return [decision.withdrawalSentence(in: words), decision.sentence(in: words)]
      .compactMap(\.self)
  }

  /// What a text says of itself beside its words: that it is a translation, who publishes it, and from
  /// when it binds, where that is not said with ``changes``.
  public var lead: [String] {
    guard let json = text?.json else { return [] }
    var lines: [String] = []
    if let sentence = json["authoritative"]?["sentence"]?.string { lines.append(sentence) }
    if let licensor = json["licensor"]?.string, !licensor.isEmpty {
      lines.append(words.text(.publishedBy, licensor))
    }
    if changes == nil, json["effective"] != nil, let release = decision.release {
      lines.append(
        words.text(
          .comparedNew, release.version.text, decision.document.firstMoment(of: release).description
        ))
    }
    return lines
  }

  /// What stands before the text and its changes, for who is asked now.
  public var above: [String] { (state.phase == .awaitingGuardian ? [] : reasons) + lead }

  /// What a face shows: another value where another text, or other words above it, take its place and are to be read
  /// from the beginning.
  ///
  /// A version that comes into force while another one is read replaces it under the same index.
  public var shownID: [String] {
    [decision.document.id, text?.shownDigest.description ?? ""] + above
  }
}

extension Manifest.DocumentEntry {
  /// From when a release binds, as the publisher writes it: a day, or a time with its zone.
  func firstMoment(of release: Manifest.Release) -> Manifest.Moment {
    Manifest.ReleaseTerm(release, isFirst: releases.first?.version == release.version).start
  }
}
