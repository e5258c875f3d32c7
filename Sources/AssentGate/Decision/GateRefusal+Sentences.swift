import AssentManifest

extension GateRefusal {
  /// What a person is told, and what they can do.
  public func sentence(in words: GateWords) -> String {
    switch self {
    case .rollback: words.text(.refusedOlder)
    case .equivocation: words.text(.refusedTwoVersions)
    case .fastForward: words.text(.refusedNumber)
    case .rewritten: words.text(.refusedRewritten)
    case .badSignature, .changedRevocations: words.text(.refusedUnverified)
    case .revokedKey: words.text(.refusedRevoked)
    case .otherProduct: words.text(.refusedOtherProduct)
    case .nothingToAccept: words.text(.refusedNothing)
    case .unknownCritical: words.text(.refusedTooNew)
    case .unknownSpec: words.text(.refusedForm)
    case .unreadable: words.text(.refusedUnreadable)
    }
  }

  /// A gate that forgets what it saw takes anything.
  private static let forTrials =
    "if all of it was a trial, begin with another place for what the gate keeps (assent gate --state)"

  /// What a developer is told: what is, with its values, and what to do.
  public var developerSentence: String {
    switch self {
    case .rollback(let sequence, let seen):
      "the manifest has sequence \(sequence), and one with \(seen) was seen: an old one was put back, or "
        + "numbers began anew; publish or ship the newest, or build after the one with \(seen), so that "
        + "numbers go on (assent build --previous); " + Self.forTrials
    case .equivocation(let sequence, let digest, let seen):
      "the manifest with sequence \(sequence) has the digest \(digest), and one with \(seen) was seen: "
        + "two different ones have one number, as where numbers began anew; keep both, and build after the one "
        + "that was seen, so that numbers go on (assent build --previous); " + Self.forTrials
    case .fastForward(let sequence, let seen):
      "the manifest has sequence \(sequence), far above \(seen), which was seen: nothing could follow "
        + "it; do not ship it, and ask who signed it"
    case .rewritten(let reason, let seen):
      reason
        + "; what was published of a version stays: keep both manifests, and build again with the "
        + "releases of the one with sequence \(seen), and after it (assent build --previous); "
        + Self.forTrials
    case .otherProduct(let found, let expected):
      "the manifest is of product '\(found)', and not of '\(expected)'; ship that of the product"
    case .nothingToAccept(let product):
      "the manifest of product '\(product)' names no document, so there is nothing to accept; ship that "
        + "of the product, or name the product where this one is meant"
    case .badSignature(let reason):
      reason + "; sign it with 'assent sign', and pin the key of its .pub file"
    case .revokedKey(let reason):
      reason + "; sign the manifest with the key that replaced it, and pin that one in the app"
    case .changedRevocations(let reason):
      reason
        + "; ship the list and its signature byte for byte as they were published, or, where the gate kept them, "
        + "open it once with both beside the manifest: then it keeps these"
    case .unknownSpec(let reason):
      reason
        + "; update the package, or ship a manifest of a form that this version of AssentGate reads"
    case .unknownCritical(let name):
      "the manifest says that '\(name)' must be understood, and this version of AssentGate does not "
        + "know it; update the package"
    case .unreadable(let reason):
      reason + "; ship all files that the manifest names, byte for byte as they were published"
    }
  }
}

extension GateNotice {
  /// What a person is told.
  public func sentence(in words: GateWords) -> String {
    switch self {
    case .expired(let end): words.text(.noticeExpired, end.day.description)
    case .damagedLog: words.text(.noticeDamaged)
    case .shortenedLog: words.text(.noticeShortened)
    case .tornLog: words.text(.noticeTorn)
    case .unreadableLog: words.text(.noticeUnreadable)
    case .clockBehind(let moment): words.text(.noticeClock, moment.description)
    case .textChanged(let document, let version, _, _):
      words.text(.noticeTextChanged, document, version.text)
    }
  }

  /// What a developer is told: what is, with its values, and what to do.
  public var developerSentence: String {
    switch self {
    case .expired(let end):
      "the manifest expired at \(end); build and sign it with a later signing.expires; until then it "
        + "counts"
    case .damagedLog(let line):
      "the log is damaged at line \(line); nothing of it counts, and with the next record a new one "
        + "begins, beside which this one is kept"
    case .shortenedLog:
      "the end of the log is missing: its last line is not the one that was noted beside it"
    case .tornLog(let bytes):
      "the last record of the log was not written to its end; it never counted, and with the next one "
        + "its \(bytes) bytes go to a file of their own"
    case .unreadableLog(let error):
      "\(error); nothing of that log counts until it can be read"
    case .clockBehind(let moment):
      "the clock is behind \(moment), which the log or the manifest name: it is wrong, or they are dated "
        + "ahead; until then the manifest decides which version is in force"
    case .textChanged(let document, let version, let accepted, let published):
      "document '\(document)', version \(version): the text with the digest \(accepted) was accepted, "
        + "and \(published) is published; a changed text needs a new version"
    }
  }
}
