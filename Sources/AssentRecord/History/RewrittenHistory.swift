import AssentManifest

/// Holds what a manifest says of versions against one of the same product that was seen before.
///
/// Whoever has the key can sign anything, and a higher number says only that something is new. But what
/// was published of a version stays for good, so a manifest that a reader kept shows another past for
/// what it is. How a gate asks may honestly change, and is told (``PublisherCondition``). Left out are counts
/// of words, which are read from the texts, the sections that a change touches, and the looks of pages.
package struct RewrittenHistory {
  /// How much is shown by a difference.
  package enum Weight: Hashable {
    /// One of the two manifests is false.
    case contradiction
    /// What states a day was not there on the later one.
    case late(stated: Manifest.Day, seen: Manifest.Day)
    /// A correction may be the reason, and no ledger is at hand that has it.
    case unproved
    /// How a gate asks, which its publisher sets.
    case condition
  }

  package struct Finding: Hashable {
    /// The id of the agreement; `nil` where it is about the whole product.
    package var agreement: String?
    /// What is, and what was, in one line.
    package var message: String
    package var weight: Weight
  }

  private let now: Manifest
  private let seen: Manifest
  /// What messages call the manifest that was seen.
  private let source: String
  /// The ids of the agreements that had a ledger.
  private let withLedger: Set<String>
  package private(set) var findings: [Finding] = []

  /// What one of the two manifests has to be false for.
  package var contradictions: [Finding] { findings.filter { $0.weight == .contradiction } }

  /// - Parameters:
  ///   - source: what messages call the manifest that was seen: `'before.tar.gz'`.
  ///   - ledgers: those that go with the manifest, by the id of the agreement.
  package init(
    of now: Manifest, after seen: Manifest, in source: String, ledgers: [String: Ledger] = [:]
  ) {
    (self.now, self.seen, self.source) = (now, seen, source)
    withLedger = seen.idsWithLedger
    if now.generated < seen.generated {
      findings.append(
        Finding(
          message:
            "the manifest is made for \(now.generated), and that of \(source) was made for "
            + "\(seen.generated), which is later",
          weight: .late(stated: now.generated.day, seen: seen.generated.day)))
    }
    for change in PublisherCondition.changes(from: seen, to: now) {
      findings.append(
        Finding(
          message:
            "'\(change.field)' was '\(change.was)' in \(source), and is '\(change.is)' here",
          weight: .condition))
    }
    let known = Set(seen.documents.map(\.id))
    for (id, release) in Self.released(in: now) where !known.contains(id) {
      reportLate(release, of: id)
    }
    let agreements = Dictionary(now.documents.map { ($0.id, $0) }) { first, _ in first }
    for document in seen.documents {
      if let here = agreements[document.id] {
        compare(here, document, ledgers[document.id])
      } else {
        let versions = document.releases.map(\.version.text).joined(separator: ", ")
        report(
          document.id,
          "the agreement '\(document.id)' (\(versions)) is in \(source), and is missing here")
      }
    }
    var owners: [String: String] = [:]
    for document in seen.documents
    where agreements[document.id] != nil && withLedger.contains(document.id) {
      for release in document.releases {
        owners["\(document.id)/\(release.version)/"] = document.id
      }
    }
    compareFiles(owners)
  }

  // MARK: Agreements

  private mutating func compare(
    _ now: Manifest.DocumentEntry, _ seen: Manifest.DocumentEntry, _ ledger: Ledger?
  ) {
    for change in PublisherCondition.changes(from: seen, to: now) {
      findings.append(
        Finding(
          agreement: seen.id,
          message: "'\(change.field)' of '\(seen.id)' was \(change.was) in \(source), and is "
            + "\(change.is) here", weight: .condition))
    }
    compareAcceptanceRevisions(now, seen)
    let releases = Dictionary(now.releases.map { ($0.version, $0) }) { first, _ in first }
    let isReleased = withLedger.contains(seen.id)
    for before in seen.releases {
      let name = "\(seen.id)@\(before.version)"
      guard let here = releases[before.version] else {
        report(seen.id, "\(name) is in \(source), and is missing here")
        continue
      }
      compareTexts(here, before, of: seen.id, name, isReleased: isReleased)
      // What is published as it stands has no days for good.
      guard isReleased else { continue }
      compareFacts(here, before, of: seen.id, name)
      compareRedlines(here, before, of: now, name)
      compareCorrectables(here, before, of: seen.id, name, ledger)
      compareEnds(here, before, of: seen.id, name)
    }
    guard isReleased else { return }
    let known = Set(seen.releases.map(\.version))
    let order = seen.releases.map(\.version).filter { releases[$0] != nil }
    let first = now.releases.prefix(order.count).map(\.version)
    if first != order {
      report(
        seen.id, "order of the versions of '\(seen.id)'", list(order), list(first))
    }
    for (before, release) in zip([nil] + now.releases, now.releases)
    where !known.contains(release.version) {
      reportLate(release, of: seen.id)
      if let before { compareRevisions(release, after: before, of: seen.id) }
    }
  }

  // MARK: Revisions

  /// A gate compares revisions alone, so that a material change which raises none is asked of nobody.
  private mutating func compareRevisions(
    _ release: Manifest.Release, after before: Manifest.Release, of id: String
  ) {
    let isKept = release.change.class == .editorial && release.revision == before.revision
    guard release.revision <= before.revision, !isKept else { return }
    report(
      id,
      "\(id)@\(release.version) is new here, and \(release.change.class.rawValue); its revision is "
        + "\(release.revision), and that of \(before.version) before it is \(before.revision)")
  }

  /// Holds the lowest revision whose acceptance counts against that for the same current version, or how
  /// far it was below that of another.
  private mutating func compareAcceptanceRevisions(
    _ now: Manifest.DocumentEntry, _ seen: Manifest.DocumentEntry
  ) {
    func distance(_ document: Manifest.DocumentEntry) -> Int? {
      document.releases.first { $0.version == document.current }
        .map { $0.revision - document.acceptanceRevision }
    }
    guard
      seen.current == now.current
        ? seen.acceptanceRevision != now.acceptanceRevision : distance(seen) != distance(now)
    else { return }
    let message =
      "the lowest revision of '\(seen.id)' whose acceptance counts was \(seen.acceptanceRevision) in "
      + "\(source), with version \(seen.current), and is \(now.acceptanceRevision) here, with version "
      + "\(now.current)"
    // What was asked for a version stays asked; a later one may ask for less than its revision.
    findings.append(
      Finding(
        agreement: seen.id, message: message,
        weight: seen.current == now.current ? .contradiction : .condition))
  }

  /// What states a day before that of a list of products which was seen, and does not have this one.
  package static func lateReleases(
    in now: Manifest, after seen: Manifest.Day, in source: String
  ) -> [Finding] {
    released(in: now).filter { $0.release.published < seen }.map { id, release in
      Finding(
        agreement: id,
        message: "\(id)@\(release.version) says that it was published on \(release.published); "
          + "\(source), made for \(seen), does not have the product '\(now.product.id)'",
        weight: .late(stated: release.published, seen: seen))
    }
  }

  /// The versions of agreements that have a ledger.
  private static func released(in manifest: Manifest) -> [(id: String, release: Manifest.Release)] {
    let withLedger = manifest.idsWithLedger
    return manifest.documents.filter { withLedger.contains($0.id) }.flatMap { document in
      document.releases.map { (document.id, $0) }
    }
  }

  private mutating func compareTexts(
    _ now: Manifest.Release, _ before: Manifest.Release, of id: String, _ name: String,
    isReleased: Bool
  ) {
    for locale in Set(now.locales.keys).union(before.locales.keys).sorted() {
      guard let was = before.locales[locale] else {
        if isReleased {
          report(id, "\(name) has a text in '\(locale)' here, and has none in \(source)")
        }
        continue
      }
      guard let text = now.locales[locale] else {
        report(id, "\(name) has a text in '\(locale)' in \(source), and has none here")
        continue
      }
      report(id, "digest of the words of \(name) in '\(locale)'", was.textDigest, text.textDigest)
      // A person says yes to a text by its title, which is read from it.
      if was.sourceDigest == text.sourceDigest, was.title != text.title {
        findings.append(
          Finding(
            agreement: id,
            message:
              "the title of \(name) in '\(locale)' was '\(was.title)' in \(source), and is "
              + "'\(text.title)' here", weight: .condition))
      }
      guard isReleased else { continue }
      // Other words are other bytes, too.
      if was.textDigest == text.textDigest {
        report(id, "source digest of \(name) in '\(locale)'", was.sourceDigest, text.sourceDigest)
      }
      if was.authoritative != text.authoritative {
        report(
          id,
          "the text of \(name) in '\(locale)' "
            + (was.authoritative
              ? "was the one that binds in \(source), and is not here"
              : "is the one that binds here, and was not in \(source)"))
      }
    }
  }

  private mutating func compareFacts(
    _ now: Manifest.Release, _ before: Manifest.Release, of id: String, _ name: String
  ) {
    report(id, "day of publication of \(name)", before.published, now.published)
    report(id, "revision of \(name)", before.revision, now.revision)
    report(
      id, "class of the change to \(name)", before.change.class.rawValue, now.change.class.rawValue)
    report(
      id, "computed class of the change to \(name)", before.change.computed.rawValue,
      now.change.computed.rawValue)
    report(
      id, "version that \(name) follows", before.change.from?.text ?? "none",
      now.change.from?.text ?? "none")
  }

  /// A version is compared with the one before it for good, and with all others until another is in force.
  private mutating func compareRedlines(
    _ now: Manifest.Release, _ before: Manifest.Release, of agreement: Manifest.DocumentEntry,
    _ name: String
  ) {
    let id = agreement.id
    let versions = agreement.releases.map(\.version)
    let predecessor = versions.prefix { $0 != now.version }.last
    let isInUse = now.version == agreement.current || now.status == .upcoming
    let redlines = Dictionary(now.redlines.map { ($0.from, $0) }) { first, _ in first }
    for was in before.redlines {
      guard let redline = redlines[was.from] else {
        if isInUse || was.from == predecessor {
          report(
            id, "the redline from \(was.from) to \(name) is in \(source), and is missing here")
        }
        continue
      }
      for locale in was.locales.keys.sorted() where redline.locales[locale] == nil {
        report(
          id,
          "the redline from \(was.from) to \(name) in '\(locale)' is in \(source), and is missing here"
        )
      }
      let what = "class of all changes from \(was.from) to \(name)"
      report(id, what, was.class.rawValue, redline.class.rawValue)
      report(id, "computed " + what, was.computed.rawValue, redline.computed.rawValue)
    }
  }

  // MARK: What can be put right

  private mutating func compareCorrectables(
    _ now: Manifest.Release, _ before: Manifest.Release, of id: String, _ name: String,
    _ ledger: Ledger?
  ) {
    for fact in CorrectableFact.all(of: before, now) {
      let was = fact.listed(before)
      guard was != fact.listed(now) else { continue }
      let message =
        "the \(fact.field.name) of \(name) was \(was) in \(source), and is \(fact.listed(now)) here"
      guard fact.isForever || before.status == .upcoming else {
        report(id, message)
        continue
      }
      guard let ledger else {
        findings.append(Finding(agreement: id, message: message, weight: .unproved))
        continue
      }
      let values = fact.values(of: before.version, in: ledger)
      // What the manifest that was seen should have had.
      let then = values.last { $0.since < seen.generated.day }
      if !values.contains(where: { $0.value == was }) {
        report(id, message + ", with no entry of the ledger that put it right")
      } else if values.last(where: { $0.since <= self.now.generated.day })?.value
        != fact.listed(now), values.last?.value != fact.listed(now)
      {
        report(id, message + ", which is not what the ledger has of it")
      } else if let then, then.value != was {
        reportLate(id, then.since, message + ", put right on \(then.since)")
      }
    }
    if before.status == .upcoming, now.effective.timestamp <= seen.generated {
      reportLate(id, now.effective.day, "\(name) is in force from \(now.effective) on")
    }
  }

  // MARK: Ends

  private mutating func compareEnds(
    _ now: Manifest.Release, _ before: Manifest.Release, of id: String, _ name: String
  ) {
    if let end = before.withdrawn {
      // What is still to come is not told yet.
      if now.withdrawn != nil || Manifest.Timestamp(startOf: end.at) <= self.now.generated {
        report(id, "withdrawal of \(name)", Self.text(end), Self.text(now.withdrawn))
      }
    } else if let end = now.withdrawn {
      reportLate(id, end.at, "\(name) says that it was withdrawn on \(end.at)")
    } else if now.status == .withdrawn, before.status != .withdrawn {
      report(id, "status of \(name)", before.status.rawValue, "withdrawn, without a day")
    }
    if let other = before.supersededBy {
      report(id, "successor of \(name)", other.text, now.supersededBy?.text ?? "none")
      report(
        id, "supersession of \(name)", Self.text(before.superseded), Self.text(now.superseded))
    } else if let other = now.supersededBy {
      if before.status == .upcoming {
        if let end = now.superseded {
          reportLate(
            id, end.at,
            "\(name) says that \(other) took its place on \(end.at), before it took effect")
        }
      } else {
        report(
          id,
          "\(name) took effect, as \(source) has it, and here \(other) took its place before that"
        )
      }
    }
  }

  // MARK: Files

  /// Compares the pictures and other files that the texts of versions show.
  ///
  /// - Parameter owners: the ids of agreements by the folders of their versions.
  private mutating func compareFiles(_ owners: [String: String]) {
    guard !owners.isEmpty else { return }
    let here = Dictionary(((try? now.files) ?? []).map { ($0.path, $0) }) { first, _ in first }
    for file in (try? seen.files) ?? [] {
      let path = file.path.text
      let folders = path.indices.lazy.filter { path[$0] == "/" }.map { path[...$0] }
      guard let agreement = folders.compactMap({ owners[String($0)] }).first else { continue }
      report(
        agreement, "digest of '\(file.path)'", file.digest.description,
        here[file.path]?.digest.description ?? "none")
    }
  }

  // MARK: Reporting

  private mutating func report(_ agreement: String, _ message: String) {
    findings.append(Finding(agreement: agreement, message: message, weight: .contradiction))
  }

  private mutating func report<T: Equatable>(
    _ agreement: String, _ what: String, _ before: T, _ now: T
  ) {
    guard before != now else { return }
    report(agreement, "the \(what) was \(before) in \(source), and is \(now) here")
  }

  /// Tells what states a day before the one that the manifest seen is made for, and is not in it.
  private mutating func reportLate(_ agreement: String, _ day: Manifest.Day, _ message: String) {
    let seen = seen.generated.day
    guard day < seen else { return }
    findings.append(
      Finding(
        agreement: agreement,
        message: message + "; \(source), made for \(seen), does not have it",
        weight: .late(stated: day, seen: seen)))
  }

  private mutating func reportLate(_ release: Manifest.Release, of id: String) {
    reportLate(
      id, release.published,
      "\(id)@\(release.version) says that it was published on \(release.published)")
  }

  private func list(_ versions: [Manifest.Version]) -> String {
    versions.map(\.text).joined(separator: ", ")
  }

  private static func text(_ end: Manifest.Withdrawal?) -> String {
    end.map { "on \($0.at), \(CorrectableFact.quoted($0.reason))" } ?? "none"
  }
}
