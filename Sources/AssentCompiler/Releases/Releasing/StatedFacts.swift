import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Version, date and languages as the command line and the texts state them, held against each other
/// and against what was released.
struct StatedFacts {
  let request: ReleaseRequest
  /// The version behind the name of the agreement.
  let named: Manifest.Version?
  let commit: GitRepository.Commit?

  init(_ request: ReleaseRequest, named: Manifest.Version?, commit: GitRepository.Commit?) {
    self.request = request
    self.named = named
    self.commit = commit
  }

  /// The version to release: what the command line and the text that binds agree on.
  func version(of texts: CandidateTexts) throws(UsageError) -> Manifest.Version {
    if let named, let version = request.version, named != version {
      throw UsageError("--version \(version) is not \(named), the version behind the '@'")
    }
    guard let text = texts.texts.first else {
      throw UsageError("there is no text to release")
    }
    let stated = text.version
    guard let wanted = request.version ?? named ?? stated else {
      throw UsageError("'\(text.source.path)' states no version; name one with --version")
    }
    if let stated, stated != wanted {
      throw UsageError(
        "'\(text.source.path)' states version '\(stated)', not '\(wanted)'; "
          + (commit == nil
            ? "write '\(wanted)' there, or release it with --version \(stated)"
            : "release it with --version \(stated)"))
    }
    return wanted
  }

  /// The moment from which the version binds.
  func effective(of texts: CandidateTexts) throws(UsageError) -> Manifest.Moment {
    let text = texts.texts.first
    let path = text?.source.path ?? ""
    guard let wanted = request.effective ?? text?.effective else {
      throw UsageError("'\(path)' states no effective date; name one with --effective")
    }
    // What an old text states may have been wrong, and nobody can write it anew.
    if commit == nil, let stated = text?.effective, stated.timestamp != wanted.timestamp {
      throw UsageError(
        "'\(path)' states the effective date \(stated), not \(wanted); write \(wanted) there, or "
          + "release it with --effective \(stated)")
    }
    return wanted
  }

  /// Warnings for translations of a commit that state another version or date: they may have been
  /// published late. Those of the working text are held against each other as they are read.
  func differences(
    in texts: CandidateTexts, version: Manifest.Version, effective: Manifest.Moment
  ) -> [Diagnostic] {
    guard commit != nil, let first = texts.texts.first else { return [] }
    let original = first.name
    // It is the original that they are held against, whatever the options say.
    let bound = (first.version ?? version, first.effective ?? effective)
    return texts.texts.dropFirst().compactMap { text -> Diagnostic? in
      var message: String?
      if let stated = text.version, stated != bound.0 {
        message = LocaleCheck.words("version '\(stated)'", not: "'\(bound.0)'", asIn: original)
      } else if let stated = text.effective, stated.timestamp != bound.1.timestamp {
        message = LocaleCheck.words(
          "effective date \(stated)", not: "\(bound.1)", asIn: original)
      }
      return message.map {
        Diagnostic(
          rule: .localeVersionDiffers, severity: .warning, message: $0,
          file: text.source.path, range: text.checked.document.metadata.versions.first?.range,
          help: "it is released as it was; to leave it out: --without \(text.locale)")
      }
    }
  }

  /// A warning that a version takes the place of another at the moment when that takes effect.
  func replaced(
    _ last: ReleaseHistory.Version, by version: Manifest.Version, _ effective: Manifest.Moment,
    in text: CandidateTexts.Text
  ) -> Diagnostic {
    Diagnostic(
      rule: .versionNeverInForce, severity: .warning,
      message: "version '\(version)' takes effect with '\(last.version)', on \(effective), so "
        + "'\(last.version)' is never in force",
      file: text.source.path,
      range: text.checked.document.metadata.effectiveDates.first?.range,
      help: "give version \(version) a later effective date, unless it is to stand for "
        + "\(last.version) from the start")
  }

  /// Refuses a version or a date that cannot follow.
  func checkOrder(
    version: Manifest.Version, effective: Manifest.Moment, day: Manifest.Day,
    after history: ReleaseHistory?
  ) throws(UsageError) {
    let history = history ?? ReleaseHistory()
    try Self.keep { () throws(LedgerError.Reason) in
      try EventCheck.checkOrder(of: version, after: history)
    }
    // An entry that is dated back does not make a date of the past one to come.
    let limit = max(day, request.day.today)
    let isPast = effective.timestamp < Manifest.Timestamp(startOf: limit)
    guard !isPast || request.mayTakeEffectInPast || commit != nil else {
      throw UsageError(
        "effective \(effective) is before \(limit), "
          + "\(limit == day ? "the day of the release" : "which is today in UTC"); set a later date, "
          + "or add --effective-in-past if the text has been in force since then")
    }
    try Self.keep { () throws(LedgerError.Reason) in
      try EventCheck.checkOrder(of: effective, after: history)
    }
  }

  /// Keeps a law of the ledger.
  private static func keep(
    _ check: () throws(LedgerError.Reason) -> Void
  ) throws(UsageError) {
    do throws(LedgerError.Reason) { try check() } catch {
      throw UsageError(words(LedgerError(line: 0, reason: error)))
    }
  }

  /// Refuses to leave out a language that the last release had, unless that is said.
  func checkLocales(
    _ locales: [Manifest.Locale], left: [Manifest.Locale], after last: ReleaseHistory.Version?
  ) throws(UsageError) {
    let dropped = Set(request.droppedLocales.map(\.canonical))
    if let unknown = request.droppedLocales.first(where: { dropped in
      !left.contains(dropped)
        && last?.release.locales.keys.contains { $0.isSame(as: dropped) } != true
    }) {
      throw UsageError("--without \(unknown): the last release has no text in that language")
    }
    if let present = locales.first(where: { dropped.contains($0.canonical) }) {
      throw UsageError("--without \(present): the text in that language is there")
    }
    let missing = (last?.release.locales.keys.sorted() ?? []).filter {
      !locales.contains($0) && !dropped.contains($0.canonical)
    }
    guard let locale = missing.first, let last else { return }
    let file = last.release.locales[locale]?.file ?? ""
    throw UsageError(
      "the text in '\(locale)' is missing, which version '\(last.version)' had as '\(file)'; bring it "
        + "up to date, or add --without \(locale)")
  }

  /// Who releases it.
  func releaser() throws(UsageError) -> String {
    guard let by = request.by else {
      throw UsageError(
        "nobody is named who releases it; set --by to a name or address, or user.email of git")
    }
    return try ReleaseText.name(by, option: "--by")
  }

  /// Refuses to release again what was released in another way.
  func checkSame(
    _ event: LedgerEvent, _ release: LedgerEvent.Release, effective: Manifest.Moment,
    summary: [Manifest.Locale: String], reason: String
  ) throws(UsageError) {
    let change = release.change
    // What is not said now may be as it was.
    let differing =
      [
        ("--effective", release.effective.timestamp != effective.timestamp),
        (
          "--change",
          change.declared != .initial && request.change != nil && request.change != change.declared
        ),
        ("--summary", !summary.isEmpty && summary != change.summary),
        ("--reason", !reason.isEmpty && reason != change.reason),
        ("--grace", request.graceDays != nil && request.graceDays != release.graceDays),
        ("--at", request.day.stated != nil && request.day.stated != event.at),
      ].first { $0.1 }?.0
    guard let differing else { return }
    let isCorrectable = ["--effective", "--summary", "--grace"].contains(differing)
    throw UsageError(
      "version '\(event.version)' is released already, with another \(differing); a release is not "
        + "changed"
        + (isCorrectable ? ": 'assent release correct' puts right what is not words" : ""))
  }

  /// Refuses days of grace where nobody is asked again.
  static func checkGrace(
    _ days: Int?, of declared: Manifest.Change.Class
  ) throws(UsageError) {
    guard let days, days > 0, declared == .editorial else { return }
    throw UsageError(
      "--grace is for a material change; after an editorial one nobody is asked again")
  }

  /// Why a ledger does not take an event, as the end of a command.
  static func words(_ error: LedgerError) -> String {
    guard case .contradiction(let contradiction) = error.reason else { return error.description }
    switch contradiction {
    case .notHigher(_, let last):
      return "\(contradiction); raise it above '\(last)', in the text as well"
    case .earlierDay(let day, let other):
      return
        "\(day) is before \(other), the day of the last event in the ledger; set --at to \(other) "
        + "or later"
    case .effectiveBeforePredecessor(_, let version, _):
      return "\(contradiction); set a later date, or withdraw '\(version)' first"
    case .alreadyInForce:
      return "\(contradiction); withdraw it, or release another version"
    default: return contradiction.description
    }
  }
}
