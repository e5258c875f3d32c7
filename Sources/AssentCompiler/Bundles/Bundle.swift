import AssentArchive
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// One version of an agreement with all that proves it, as one file.
///
/// A bundle is a function of the published files, and of the texts as they were released.
package enum Bundle {
  /// The bytes of a bundle.
  ///
  /// - Throws: ``UsageError`` where there is no such agreement, version or language,
  ///   ``BundleRefusal`` where what was published is not whole, ``InputError`` where a file cannot be
  ///   read.
  package static func make(_ request: BundleRequest) throws -> [UInt8] {
    let builder = try gather(request)
    guard let format = request.format.archive else {
      return try BundlePage(builder).bytes()
    }
    guard let day = builder.release?.published else { throw BundleRefusal(diagnostics: []) }
    do throws(ArchiveError) {
      return try format.pack(archived(builder), day: day)
    } catch {
      throw UsageError("'\(request.agreement)@\(request.version)' cannot be packed: \(error)")
    }
  }

  /// The files of a bundle, with paths below its own folder.
  ///
  /// - Throws: as ``make(_:)``.
  package static func members(of request: BundleRequest) throws -> [ArchiveMember] {
    archived(try gather(request))
  }

  /// The members as an archive has them.
  static func archived(_ builder: BundleBuilder) -> [ArchiveMember] {
    builder.members.map {
      ArchiveMember(path: builder.description.folder + "/" + $0.key.text, bytes: $0.value)
    }.sorted { $0.path.precedesInBytes($1.path) }
  }

  private static func gather(_ request: BundleRequest) throws -> BundleBuilder {
    let published = PublishedFolder(request.published)
    var description = try BundleSearch(published).description(of: request)
    var files = PublishedWithMore(published: published)
    if let content = request.content, description.extent == .whole,
      request.needsSources || hasReleases(of: description.agreement, in: content)
    {
      description.sources = try sources(of: description, content: content)
      files.content = PublishedFolder(content)
      files.sources = Set(description.sources.values.map { FileName($0.text) })
    }
    var made: [ArchiveMember] = []
    if let proof = try proof(of: description, in: published) {
      description.hasProof = true
      made.append(ArchiveMember(path: description.proofPath, bytes: proof.bytes))
    }
    if request.includesPDF {
      let pdfs = try BundlePDFs.make(for: description, content: request.content)
      for (locale, bytes) in pdfs {
        description.pdfs[locale] = TextDigest.digest(of: bytes)
        made.append(ArchiveMember(path: description.pdfPath(locale), bytes: bytes))
      }
    }
    files.made = PublishedArchive(made, prefix: "")
    let help = "publish the folder again"
    var builder = BundleBuilder(files, description, help: help)
    try builder.run()
    var faults = builder.findings
    if faults.isEmpty {
      // What nobody could rely on is no proof, however whole it is.
      let trust = BundleTrust(builder, trust: Trust(), help: help)
      faults = trust.diagnostics.filter { $0.severity == .error }
    }
    guard faults.isEmpty else { throw BundleRefusal(diagnostics: faults) }
    return builder
  }

  /// That the release stands in the log of the site; `nil` where no signed log has it.
  private static func proof(
    of description: BundleDescription, in published: PublishedFolder
  ) throws -> TlogProof? {
    guard try published.status(of: LogFiles.checkpointPath) != nil else { return nil }
    let log = try PublishedLog(published)
    guard log.isSound else { throw BundleRefusal(diagnostics: log.diagnostics) }
    let ledger = log.entries.lazy.map(\.ledger).first {
      (Placement.published($0)?.text ?? $0) == description.agreement
    }
    return ledger.flatMap { log.index(of: "released", version: description.version, in: $0) }
      .flatMap { log.proof(at: $0) }
  }

  private static func hasReleases(of agreement: String, in content: String) -> Bool {
    let folder = Placement.join(content, Placement.folder(of: agreement))
    let id = Placement.fileName(of: agreement)
    return FileSystem.isFile(
      Placement.join(
        Placement.join(folder, ContentFolder.releasesFolder),
        "\(id)/\(ReleaseListing.ledgerName)"))
  }

  /// Where the content folder keeps the texts of a version as they were released.
  private static func sources(
    of description: BundleDescription, content: String
  ) throws -> [Manifest.Locale: Manifest.Path] {
    let texts: AgreementTexts
    switch try AgreementTexts.find(AgreementName(description.agreement), content: content) {
    case .refused(let problems): throw BundleRefusal(diagnostics: problems)
    case .found(let found): texts = found
    }
    var paths: [Manifest.Locale: Manifest.Path] = [:]
    let folder =
      Placement.join(Placement.folder(of: texts.key), ContentFolder.releasesFolder)
      + "/\(Placement.fileName(of: texts.key))/\(description.version)"
    for locale in description.locales {
      switch try texts.text(of: description.version, in: locale.text) {
      case .refused(let problems): throw BundleRefusal(diagnostics: problems)
      case .found(let text):
        paths[locale] = Manifest.Path(
          Placement.join(folder, Placement.fileName(of: text.path)))
      }
    }
    return paths
  }
}

/// Why no bundle was made: what was published, or released, is not whole.
package struct BundleRefusal: Error, Sendable {
  package let diagnostics: [Diagnostic]
}
