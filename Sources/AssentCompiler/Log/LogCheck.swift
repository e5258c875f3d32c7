import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Holds a published log against the manifests beside it, and its checkpoint against keys.
package struct LogCheck {
  private let files: any PublishedFiles
  package let log: PublishedLog
  package private(set) var diagnostics: [Diagnostic]
  /// The ledgers whose entries are all in the log, by the published paths of their agreements.
  private(set) var ledgers: [String: Ledger] = [:]

  /// - Parameters:
  ///   - manifests: each with its folder below the root.
  ///   - keys: that the checkpoints are held against.
  ///   - stated: what a list of the site's products says; `nil` where it says nothing of a log.
  /// - Throws: ``InputError`` where an entry cannot be read.
  package init(
    _ files: any PublishedFiles, manifests: [(folder: String, manifest: Manifest)],
    keys: CheckpointKeys = CheckpointKeys(), stated: SiteManifest.Log? = nil
  ) throws(InputError) {
    self.files = files
    log = try PublishedLog(files)
    diagnostics = log.diagnostics
    if let stated { check(stated) }
    guard log.isThere, log.isSound else { return }
    checkSignature(by: keys)
    checkManifests(manifests)
  }

  private mutating func check(_ stated: SiteManifest.Log) {
    guard log.isThere else {
      report(
        .missingFile, LogFiles.checkpointPath,
        "the log is missing; the list of the site says that it has \(LogWords.entries(stated.size))"
      )
      return
    }
    guard log.isSound else { return }
    if log.size != stated.size || log.tree.root.text != stated.root {
      report(
        .logDiffers, LogFiles.checkpointPath,
        "the log has \(LogWords.entries(log.size)) and the root \(log.tree.root.text); the list of the site says "
          + "\(stated.size) and \(stated.root)")
    }
    if let origin = log.checkpoint?.origin, origin != stated.origin {
      report(
        .logDiffers, LogFiles.checkpointPath,
        "the checkpoint is one of '\(origin)', and the list of the site says '\(stated.origin)'")
    }
  }

  private mutating func checkSignature(by keys: CheckpointKeys) {
    diagnostics += keys.findings(of: log) { files.name(of: $0) }
    guard log.checkpoint == nil else { return }
    report(
      .unsignedLog, LogFiles.checkpointPath,
      "the log (\(LogWords.entries(log.size))) has no signed checkpoint",
      "sign it where releases are made: 'assent sign'; then commit the checkpoint that it keeps",
      .info)
  }

  // MARK: Manifests

  /// Compares what the manifests list with what the entries say happened, both ways.
  private mutating func checkManifests(_ manifests: [(folder: String, manifest: Manifest)]) {
    guard !manifests.isEmpty else { return }
    var lines: [String: [UInt8]] = [:]
    var digestsAlone: Set<String> = []
    for entry in log.entries {
      if let line = entry.line {
        lines[entry.ledger, default: []] += line + [UInt8(ascii: "\n")]
      } else {
        lines[entry.ledger, default: []] += []
        digestsAlone.insert(entry.ledger)
      }
    }
    var ledgers: [String: (key: String, ledger: Ledger?)] = [:]
    for (key, bytes) in lines.sorted(by: { $0.key < $1.key }) {
      let name = Placement.published(key)?.text ?? key
      guard !digestsAlone.contains(key) else {
        ledgers[name] = (key, nil)
        report(
          .logDiffers, LogFiles.checkpointPath,
          "an event of '\(key)' is too long for the log, which has its digest; it is not compared with "
            + "the manifest", nil, .warning)
        continue
      }
      do throws(LedgerError) { ledgers[name] = (key, try Ledger(parsing: bytes)) } catch {
        ledgers[name] = (key, nil)
        report(
          .logDiffers, LogFiles.checkpointPath,
          "the entries of '\(key)' are not a ledger: \(error)")
      }
    }
    self.ledgers = ledgers.compactMapValues(\.ledger)
    var seen: Set<String> = []
    for (folder, manifest) in manifests {
      let path = Placement.join(folder, "manifest.json")
      let withLedger = manifest.idsWithLedger
      for document in manifest.documents {
        let name = Placement.join(folder, document.id)
        seen.insert(name)
        if let (key, ledger) = ledgers[name] {
          if let ledger { compare(document, with: ledger.history, key, manifest, path) }
        } else {
          reportUnlogged(name, path, hasLedger: withLedger.contains(document.id))
        }
      }
    }
    for (name, entry) in ledgers.sorted(by: { $0.key < $1.key }) where !seen.contains(name) {
      report(
        .logDiffers, LogFiles.checkpointPath,
        "the log has releases of '\(entry.key)', and no manifest lists it")
    }
  }

  private mutating func reportUnlogged(_ name: String, _ path: String, hasLedger: Bool) {
    report(
      .logDiffers, path,
      hasLedger
        ? "the manifest lists releases of '\(name)', and the log has none"
        : "'\(name)' is not in the log: it was published without a release",
      hasLedger ? "publish the folder again" : nil, hasLedger ? .error : .info)
  }

  private mutating func compare(
    _ document: Manifest.DocumentEntry, with history: ReleaseHistory, _ key: String,
    _ manifest: Manifest, _ path: String
  ) {
    for release in document.releases where history[release.version] == nil {
      report(
        .logDiffers, path,
        "the manifest lists \(key)@\(release.version), and the log has no release of it")
    }
    for version in history.versions {
      let name = "\(key)@\(version.version)"
      guard let release = document.releases.first(where: { $0.version == version.version }) else {
        report(
          .logDiffers, path, "the log has the release of \(name), and the manifest does not list it"
        )
        continue
      }
      for difference in release.differences(from: history, at: manifest.generated) {
        report(.logDiffers, path, difference.message(of: name, by: "log"))
      }
    }
    for difference in document.differences(from: history, at: manifest.generated) {
      report(.logDiffers, path, difference.message(of: key, by: "log"))
    }
  }

  private mutating func report(
    _ rule: RuleID, _ path: String, _ message: String,
    _ help: String? = "publish the folder again", _ severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, file: files.name(of: path), help: help))
  }
}
