import AssentManifest
import AssentRecord

/// What a manifest says of a release otherwise than a ledger or log.
struct ReleaseDifference: Hashable {
  /// What a later entry of the ledger may have put right.
  enum Field: Hashable {
    case text(Manifest.Locale)
    case source(Manifest.Locale)
    case revision
    case effective
    case graceDays
    case declaredClass
    case computedClass
  }

  let field: Field
  let listed: String
  let recorded: String

  /// Whether a correction, which is an entry of its own, may be the reason.
  var canBeCorrected: Bool { field == .effective || field == .graceDays }

  /// - Parameters:
  ///   - name: of the release, such as `license@1.1`.
  ///   - record: what it is held against: `log` or `ledger`.
  func message(of name: String, by record: String) -> String {
    switch field {
    case .text(let locale), .source(let locale):
      var what = "text digest"
      if case .source = field { what = "source digest" }
      return
        "the texts of \(name) are not those of the \(record): \(locale) has the \(what) \(listed) in "
        + "the manifest, and \(recorded) in the \(record)"
    case .revision, .effective, .graceDays, .declaredClass, .computedClass:
      return
        "the \(what) of \(name) is \(listed) in the manifest, and \(recorded) in the \(record)"
    }
  }

  /// In a few words: `the text digest in 'en'`.
  var what: String {
    switch field {
    case .text(let locale): "text digest in '\(locale)'"
    case .source(let locale): "source digest in '\(locale)'"
    case .revision: "revision"
    case .effective: "effective date"
    case .graceDays: "grace period"
    case .declaredClass: "class"
    case .computedClass: "computed class"
    }
  }
}

extension Manifest.Release {
  /// All that this says otherwise than the release of a ledger, which is the one way to compare them.
  func differences(from record: LedgerEvent.Release) -> [ReleaseDifference] {
    var found: [ReleaseDifference] = []
    func compare<T: Equatable>(_ field: ReleaseDifference.Field, _ listed: T, _ recorded: T) {
      guard listed != recorded else { return }
      found.append(
        ReleaseDifference(field: field, listed: "\(listed)", recorded: "\(recorded)"))
    }
    for locale in Set(locales.keys).union(record.locales.keys).sorted() {
      let (listed, recorded) = (locales[locale], record.locales[locale])
      compare(
        .source(locale), listed?.sourceDigest.description ?? "none",
        recorded?.sourceDigest.description ?? "none")
      compare(
        .text(locale), listed?.textDigest.description ?? "none",
        recorded?.textDigest.description ?? "none")
    }
    compare(.revision, revision, record.revision)
    compare(.effective, effective, record.effective)
    compare(.graceDays, graceDays, record.graceDays)
    compare(.declaredClass, change.class, record.change.declared)
    compare(.computedClass, change.computed, record.change.computed)
    return found
  }
}
