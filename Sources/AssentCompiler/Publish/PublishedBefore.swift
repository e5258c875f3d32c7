import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// The manifests published before this build: those that `--previous` names, else those of the output
/// folder.
///
/// What was public once stays what it was: a version keeps its words, and is never dropped.
struct PublishedBefore: Sendable {
  private struct Entry: Sendable {
    /// The folder of its product; `nil` where only the manifest itself says which product it is of.
    var folder: String?
    var bytes: [UInt8]
    var manifest: Manifest
  }

  private var entries: [Entry] = []
  /// Numbers of manifests in the output folder that are lost.
  private var recorded: [BuildRecord.Published] = []
  /// The list of products.
  let siteManifest: [UInt8]?

  init(_ previous: PreviousManifests?, output: OutputFolder) {
    siteManifest = previous == nil ? output.siteManifest : previous?.siteManifest
    if let previous {
      entries = previous.entries.map {
        Entry(folder: $0.folder, bytes: $0.bytes, manifest: $0.manifest)
      }
      return
    }
    recorded = output.record?.manifests ?? []
    for (name, bytes) in output.manifests {
      guard let manifest = try? Manifest(parsing: bytes) else { continue }
      entries.append(
        Entry(folder: Placement.folder(of: name.text), bytes: bytes, manifest: manifest))
    }
    entries.sort { ($0.folder ?? "").precedesInBytes(($1.folder ?? "")) }
  }

  /// The bytes of the manifest of a product.
  func bytes(of product: Configuration.Product) -> [UInt8]? {
    entries.first { Self.is($0, of: product) }?.bytes
  }

  /// The number of a product's manifest in the output folder, which may be lost.
  func recorded(of product: Configuration.Product) -> BuildRecord.Published? {
    let place = FileName(Placement.join(product.folder, "manifest.json"))
    return recorded.first { FileName($0.path) == place }
  }

  /// The number of the list of products in the output folder, which may be lost.
  var recordedSite: BuildRecord.Published? {
    recorded.first { $0.path == SiteManifestBuilder.fileName }
  }

  private static func `is`(_ entry: Entry, of product: Configuration.Product) -> Bool {
    guard let folder = entry.folder else { return entry.manifest.product.id == product.id }
    return FileName(folder) == FileName(Placement.published(product.folder)?.text ?? "")
  }

  // MARK: What would be lost

  /// Errors for versions whose words would differ from those published, and for versions, languages
  /// and agreements that would be gone.
  func losses(
    in manifests: [Artifact], of checked: Checked, options: SiteBuild.Options
  ) -> [Diagnostic] {
    let products = checked.site.products.values.sorted { $0.folder < $1.folder }
    var files: [String: String] = [:]
    for document in checked.plan.documents where document.kind.isAgreement {
      let key = Placement.agreementKey(of: document.path)
      if files[key] == nil { files[key] = document.path }
    }
    var losses: [Diagnostic] = []
    for entry in entries {
      let product = products.first { Self.is(entry, of: $0) }
      // A manifest that no build of this site wrote is none of ours.
      let known = Placement.join(entry.folder ?? "", "manifest.json")
      guard product != nil || entry.folder == nil || recorded.contains(where: { $0.path == known })
      else { continue }
      let place = product.flatMap {
        Placement.published(Placement.join($0.folder, "manifest.json"))
      }
      let now = manifests.first { $0.path == place }.flatMap { try? Manifest(parsing: $0.bytes) }
      let withLedger = entry.manifest.idsWithLedger
      for document in entry.manifest.documents {
        let key = Placement.join(product?.folder ?? entry.folder ?? "", document.id)
        let comparison = Comparison(
          before: document, key: key,
          file: checked.plan.inputs.content.root + (files[key].map { "/" + $0 } ?? ""),
          source: options.publishedBefore, beginAnew: options.adviceToBeginAnew,
          root: checked.plan.inputs.content.root,
          agreement: checked.plan.releases.agreements[key].flatMap {
            $0.versions.isEmpty ? nil : $0
          },
          wasReleased: withLedger.contains(document.id))
        losses += comparison.losses(now: now?.documents.first { $0.id == document.id })
      }
    }
    return losses
  }

  /// One agreement as it was published before.
  private struct Comparison {
    let before: Manifest.DocumentEntry
    let key: String
    /// What findings are about.
    let file: String
    /// Where the manifest before is, as the user names it.
    let source: String
    /// What else helps, where nobody has seen it.
    let beginAnew: String
    /// The content folder, as the user names it.
    let root: String
    /// With its ledger, where the agreement has one now.
    let agreement: ReleasedAgreement?
    /// Whether it had one then; what is published as it stands has no dates for good.
    let wasReleased: Bool

    private var isReleased: Bool { agreement != nil }

    func losses(now: Manifest.DocumentEntry?) -> [Diagnostic] {
      guard let now else {
        let versions = before.releases.map(\.version.text).joined(separator: ", ")
        return [
          lost(
            "agreement '\(key)' was published before, in '\(source)', and would be lost "
              + "(\(versions))",
            help: wasReleased
              ? "put its text back; one that ends is withdrawn: "
                + ReleaseComparison.withdrawCommand(before.current, key, root)
              : "put its text back, also where it got another name; \(beginAnew)")
        ]
      }
      let releases = Dictionary(now.releases.map { ($0.version, $0) }) { first, _ in first }
      return before.releases.flatMap { release -> [Diagnostic] in
        guard let kept = releases[release.version] else {
          return [
            lost(
              "version \(release.version) of '\(key)' was published before, in '\(source)', and "
                + "would be lost", help: helpToKeep(release.version))
          ]
        }
        return losses(of: release, kept) + contradictions(of: release)
      }
    }

    private func losses(of before: Manifest.Release, _ now: Manifest.Release) -> [Diagnostic] {
      before.locales.sorted { $0.key < $1.key }.compactMap { tag, text in
        guard let kept = now.locales[tag] else {
          return lost(
            "the text of version \(before.version) in '\(tag)' was published before, in "
              + "'\(source)', and would be lost", help: helpToKeep(before.version))
        }
        guard kept.textDigest != text.textDigest else { return nil }
        return Diagnostic(
          rule: .changedWithoutVersion, severity: .error,
          message: "version \(before.version) was published before, in '\(source)', with other "
            + "words" + (now.locales.count > 1 ? " in '\(tag)'" : ""), file: file,
          help: isReleased
            ? helpToKeep(before.version)
            : "take the change back; or raise the version, and keep the old one: "
              + "\(command(before.version)); \(beginAnew)")
      }
    }

    /// Errors for what the ledger says of a version now and did not when it was published.
    private func contradictions(of release: Manifest.Release) -> [Diagnostic] {
      guard wasReleased, let agreement else { return [] }
      return release.contradictions(by: agreement.ledger).map { found in
        Diagnostic(
          rule: .releasedTextEdited, severity: .error,
          message: "version \(release.version) was published before, in '\(source)', with "
            + "\(found.what) \(found.listed); the ledger says \(found.recorded)",
          file: file, help: checkout)
      }
    }

    /// How a version is kept, by what has become of the agreement since.
    private func helpToKeep(_ version: Manifest.Version) -> String {
      let origin =
        ", where REF is the Git revision it was published from; \(beginAnew)"
      guard isReleased else { return "keep it: \(command(version))" + origin }
      guard !wasReleased else { return checkout }
      // No release has been published, and none can follow that of a higher version. The order of the log
      // is made anew from the ledgers; where a checkpoint was signed, it says that this cannot be.
      let aside = Placement.join(Placement.folder(of: key), "_" + Placement.fileName(of: key))
      return "set aside what was released since, which is not published, and release it first: mv "
        + "\(ShellWord.quoted(root + "/" + releasesFolder)) "
        + "\(ShellWord.quoted(root + "/" + aside)) && rm -f "
        + "\(ShellWord.quoted(LedgerWriter.orderPath(in: root))) && \(command(version))" + origin
    }

    private func command(_ version: Manifest.Version) -> String {
      ReleaseComparison.releaseCommand(version, key, from: "REF", root)
    }

    private var checkout: String {
      "take the releases back from Git: " + GitCommand.takeBack([root + "/" + releasesFolder])
    }

    /// Below the content folder.
    private var releasesFolder: String {
      Placement.join(
        Placement.folder(of: key),
        ContentFolder.releasesFolder + "/" + Placement.fileName(of: key))
    }

    private func lost(_ message: String, help: String) -> Diagnostic {
      Diagnostic(
        rule: .releaseNotKept, severity: .error, message: message, file: file, help: help)
    }
  }
}
