import AssentDiagnostics
import AssentManifest
import AssentRecord
import Crypto

/// Reads the releases of one agreement and holds every file against the ledger.
struct ReleaseReading {
  /// A file that the ledger names.
  struct Wanted: Sendable {
    var entry: ContentFolder.Entry
    var digest: Manifest.Digest
    /// From 1.
    var line: Int
    /// Whether the bytes are wanted later on, as those of a text are.
    var isText: Bool { facts != nil }
    /// What the ledger says of a text, and the path that it had as working text; `nil` for what is no
    /// text.
    var facts: (facts: FrozenFacts, path: String)?

    /// What reading a file gives.
    struct Outcome: Sendable {
      var digest: Manifest.Digest
      var text: SourceStore.Text?
      /// How the text contradicts the ledger.
      var contradiction: String?
      /// The first line with a mark of a merge, where the bytes are not those that were released.
      var merge: Int?
    }

    func read(below root: String, into store: SourceStore) throws(InputError) -> Outcome {
      let path = root + "/" + entry.path
      let source = SourceFile(path: path, bytes: try FileSystem.read(path))
      let found = Manifest.Digest(sha256: SHA256.hash(data: source.bytes))
      return Outcome(
        digest: found, text: isText ? try store.hold(source) : nil,
        contradiction: found == digest
          ? facts.flatMap { $0.facts.contradiction(in: source, path: $0.path) } : nil,
        merge: found != digest && isText ? source.mergeMarkers.first : nil)
    }
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// What has to be read, in order of the ledger.
  private(set) var wanted: [Wanted] = []
  var key: String { group.key }
  private let group: ReleaseGroup
  private let root: String
  private let ledger: Ledger?
  private let entries: [String: ContentFolder.Entry]
  /// The version of a release that is under way, or was interrupted.
  private let interrupted: String?
  private var texts: [String: SourceStore.Text] = [:]
  /// Whether the ledger says nothing at all.
  private(set) var isEmpty = false
  /// The agreement whose releases these are, where the folder has the name of another one.
  private(set) var rightfulKey: String?

  /// Reads the ledger, and finds what it names.
  ///
  /// - Parameter root: the content folder.
  init(_ group: ReleaseGroup, root: String) throws(InputError) {
    self.group = group
    self.root = root
    interrupted = try InterruptedRelease.version(in: "\(root)/\(group.folder)")
    entries = Dictionary(group.entries.map { ($0.path, $0) }) { first, _ in first }
    guard let entry = group.ledger else {
      ledger = nil
      guard !isFirstInterrupted else { return }
      if group.isOfReleases { reportMissingLedger() } else { reportNoReleases() }
      return
    }
    let source = SourceFile(
      path: root + "/" + entry.path,
      bytes: try FileSystem.read(root + "/" + entry.path, limit: Ledger.mostBytes))
    do throws(LedgerError) {
      ledger = try Ledger(parsing: source.bytes)
    } catch {
      ledger = nil
      diagnostics.append(LedgerFinding.finding(for: error, in: source))
      return
    }
    guard let ledger else { return }
    guard !ledger.events.isEmpty else {
      isEmpty = true
      diagnostics.append(LedgerFinding.empty(source))
      return
    }
    checkNames(in: ledger)
    guard rightfulKey == nil else { return }
    findFiles(of: ledger)
    diagnostics += LedgerFinding.findings(in: ledger, source)
  }

  /// Whether nothing is there but the folder of a first version, which got its name and no ledger: it is not
  /// released, and the next release removes it.
  private var isFirstInterrupted: Bool {
    guard let interrupted else { return false }
    return group.entries.allSatisfy { $0.path.hasPrefix("\(group.folder)/\(interrupted)/") }
  }

  /// The agreement; `nil` where its ledger cannot be read, or is that of another one.
  ///
  /// What is missing or altered is a finding. What is missing is left out; a text that was altered is
  /// there as it is now, and the finding keeps it from being published.
  var agreement: ReleasedAgreement? {
    guard let ledger, !isEmpty, rightfulKey == nil else { return nil }
    let versions = ledger.history.versions.map { version in
      ReleasedVersion(
        version: version.version, record: version, texts: texts(of: version),
        resources: resources(of: version))
    }
    return ReleasedAgreement(
      key: group.key, folder: group.folder, ledger: ledger, versions: versions)
  }

  /// Takes in what reading a file gave.
  mutating func take(_ outcome: Wanted.Outcome, for file: Wanted) {
    texts[file.entry.path] = outcome.text
    if let contradiction = outcome.contradiction {
      let path = root + "/" + file.entry.path
      let folder = root + "/" + group.folder
      report(
        "'\(Placement.fileName(of: path))' \(contradiction)", path,
        note: "the ledger says so here", line: file.line,
        help:
          "take the releases back: \(GitCommand.takeBack([folder])); only 'assent release' adds to "
          + "them")
    }
    guard outcome.digest != file.digest else { return }
    let path = root + "/" + file.entry.path
    report(
      "'\(Placement.fileName(of: file.entry.path))' "
        + (outcome.merge.map { "holds both sides of a merge, from line \($0) on" }
          ?? "was edited after its release"),
      path,
      note: "the ledger has its digest", line: file.line,
      help: "take it back: \(GitCommand.takeBack([path]))"
        + (file.isText ? "; then write the change as a new version of the working text" : ""))
  }

  // MARK: Files

  /// The folder of releases has the name of the agreement whose texts it holds.
  private mutating func checkNames(in ledger: Ledger) {
    for (index, event) in ledger.events.enumerated() {
      guard case .released(let release) = event.action,
        let file = release.locales.values.map(\.file).sorted()
          .first(where: { Placement.agreementID(of: $0) != group.id })
      else { continue }
      let id = Placement.agreementID(of: file)
      rightfulKey = Placement.join(group.agreementFolder, id)
      report(
        "the folder '\(group.id)' holds releases of '\(id)'", root + "/" + group.folder,
        note: "the ledger names '\(file)'", line: index + 1,
        help: "an agreement keeps its name, as its addresses are promised: mv "
          + "\(ShellWord.quoted(root + "/" + group.folder)) "
          + "\(ShellWord.quoted(root + "/" + Placement.join(Placement.folder(of: group.folder), id))), "
          + "and '\(file)' back beside it; a text of a new name is an agreement of its own, with "
          + "releases of its own")
      return
    }
  }

  private mutating func findFiles(of ledger: Ledger) {
    var expected: Set<String> = [group.folder + "/" + ReleaseListing.ledgerName]
    for (index, event) in ledger.events.enumerated() {
      guard case .released(let release) = event.action else { continue }
      let folder = self.folder(of: event.version)
      // The day of an old text may be another one: it was given when the text was taken from Git.
      var moments = release.revisionOfSource == nil ? [release.effective] : []
      if let corrected = ledger.history[event.version]?.effective, corrected != release.effective {
        moments.append(corrected)
      }
      let texts = release.locales.map { locale, text in
        (
          text.file, text.sourceDigest,
          FrozenFacts(version: event.version, locale: locale, effective: moments) as FrozenFacts?
        )
      }
      let files = texts + release.resources.map { ($0.key, $0.value, nil) }
      for (name, digest, facts) in files.sorted(by: { $0.0 < $1.0 }) {
        let path = folder + "/" + name
        expected.insert(path)
        guard let entry = entries[path] else {
          report(
            "'\(name)' of the released version \(event.version) is missing", root + "/" + path,
            note: "the ledger has it", line: index + 1,
            help: "take it back: \(GitCommand.takeBack([root + "/" + path]))")
          continue
        }
        wanted.append(
          Wanted(
            entry: entry, digest: digest, line: index + 1,
            facts: facts.map { ($0, Placement.join(group.agreementFolder, name)) }))
      }
    }
    let versions = Set(ledger.history.versions.map { folder(of: $0.version) })
    for entry in group.entries where !expected.contains(entry.path) {
      let folder = Self.versionFolder(of: entry.path, in: group.folder)
      let isUnknownVersion = folder != entry.path && !versions.contains(folder)
      // What a release that is not complete has placed counts for nothing.
      if isUnknownVersion, Placement.fileName(of: folder) == interrupted { continue }
      reportExtra(entry, version: isUnknownVersion ? folder : nil)
    }
  }

  private func folder(of version: Manifest.Version) -> String {
    group.folder + "/" + version.text
  }

  private func texts(of version: ReleaseHistory.Version) -> [Manifest.Locale: ReleasedText] {
    var result: [Manifest.Locale: ReleasedText] = [:]
    for (locale, text) in version.release.locales {
      let file = folder(of: version.version) + "/" + text.file
      guard let held = texts[file] else { continue }
      result[locale] = ReleasedText(
        path: Placement.join(group.agreementFolder, text.file), file: file,
        isAuthoritative: text.isAuthoritative, text: held)
    }
    return result
  }

  private func resources(of version: ReleaseHistory.Version) -> [ReleasedResource] {
    version.release.resources.keys.sorted().compactMap { name in
      guard let entry = entries[folder(of: version.version) + "/" + name],
        let path = ReleasedResource.path(of: name, from: group.agreementFolder)
      else { return nil }
      return ReleasedResource(path: path, name: name, entry: entry)
    }
  }

  // MARK: Findings

  /// - Parameter version: the folder of a version that the ledger does not have; `nil` for a file that
  ///   lies elsewhere.
  private mutating func reportExtra(_ entry: ContentFolder.Entry, version: String?) {
    let folder = ShellWord.quoted(root + "/" + group.folder)
    report(
      version.map { "version '\(Placement.fileName(of: $0))' is not in the ledger" }
        ?? "'\(Placement.fileName(of: entry.path))' belongs to no release",
      root + "/" + entry.path, note: "the ledger does not name it", line: nil,
      help: version == nil
        ? "remove it, or keep it elsewhere: \(folder) is for what 'assent release' freezes"
        : "take the ledger back if lines of it are gone: "
          + "\(GitCommand.takeBack([root + "/" + group.folder])); otherwise remove the folder")
  }

  /// The folder of a version that a file lies in; the file itself where it lies in none.
  private static func versionFolder(of path: String, in folder: String) -> String {
    let rest = path.dropFirst(folder.count + 1)
    return folder + "/" + rest.prefix { $0 != "/" }
  }

  private mutating func reportMissingLedger() {
    let path = root + "/" + group.folder + "/" + ReleaseListing.ledgerName
    diagnostics.append(
      Diagnostic(
        rule: .releasedTextEdited, severity: .error,
        message: "the ledger of '\(group.id)' is missing", file: path,
        help: "take it back: \(GitCommand.takeBack([path]))"))
  }

  private mutating func reportNoReleases() {
    guard group.folder != LogFolder.path else {
      for entry in group.entries {
        diagnostics.append(
          Diagnostic(
            rule: .fileNotRead, severity: .info,
            message:
              "'\(entry.path.dropFirst(group.folder.count + 1))' is no file of the log, and is "
              + "not read", file: root + "/" + entry.path,
            help: "keep it elsewhere; a timestamp is taken in with 'assent log anchor'"))
      }
      return
    }
    diagnostics.append(
      Diagnostic(
        rule: .fileNotRead, severity: .info,
        message: "the folder '\(group.id)' is not read, and holds no releases",
        file: root + "/" + group.folder,
        help: "keep it elsewhere: '\(Placement.folder(of: group.folder))' is for what 'assent "
          + "release' freezes"))
  }

  private mutating func report(
    _ message: String, _ path: String, note: String, line: Int?, help: String
  ) {
    let place = line.map { SourceLocation(line: $0, column: 1) }
    diagnostics.append(
      Diagnostic(
        rule: .releasedTextEdited, severity: .error, message: message, file: path,
        notes: [
          Diagnostic.Note(
            note, file: root + "/" + group.folder + "/" + ReleaseListing.ledgerName,
            at: place.map { SourceRange(start: $0, end: $0) })
        ], help: help))
  }
}
