import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Gathers the files of a bundle, from a published folder or from a bundle that is checked.
///
/// The same steps serve both, so that a bundle is whole exactly when it could have been made of what
/// it holds.
struct BundleBuilder {
  let files: any PublishedFiles
  let description: BundleDescription
  /// What mends what is found.
  let help: String

  /// By path below the folder of the bundle.
  private(set) var members: [FileName: [UInt8]] = [:]
  private(set) var findings: [Diagnostic] = []
  /// Of all files that are there.
  private var paths: [String] = []
  /// The manifests of the bundle by their folders: that of the product, and that of the root where
  /// the pages need files of it.
  private(set) var manifests: [String: Manifest] = [:]
  private(set) var document: Manifest.DocumentEntry?
  private(set) var release: Manifest.Release?

  /// The files of the bundle that keys sign.
  private(set) var signed = SignedState(name: "")
  /// What a reader should know, and nothing is wrong with.
  private(set) var notes: [Diagnostic] = []

  init(_ files: any PublishedFiles, _ description: BundleDescription, help: String) {
    self.files = files
    self.description = description
    self.help = help
  }

  /// - Throws: ``InputError`` where a file cannot be read.
  mutating func run() throws(InputError) {
    paths = try files.paths()
    try take()
    let taken = TakenFiles(members: members, files: files)
    signed = try SignedState(reading: taken, at: taken.signedPaths)
    for var finding in signed.diagnostics {
      finding.help = help
      findings.append(finding)
    }
  }

  private mutating func take() throws(InputError) {
    try takeManifest(in: description.product)
    guard let manifest = manifests[description.product] else { return }
    guard
      let found = Self.find(description, in: manifest)
    else {
      report(
        .missingFile, at: Placement.join(description.product, "manifest.json"),
        "the manifest does not list version '\(description.version)' of '\(description.agreement)'")
      return
    }
    (document, release) = found
    for locale in description.locales { try take(locale, of: found.release) }
    try takeRedlines(of: found.release)
    try takeSupport()
    try takeSources(of: found.release)
    try takePDFs()
    try takeSigned("site.json")
    try takeSigned("revocations.json")
    if description.hasProof { try takeProof(of: found.release) }
    add(description.bytes, at: BundleDescription.fileName)
    guard description.extent == .whole else { return }
    let readme = BundleReadme(
      description: description, manifest: manifest, document: found.document,
      release: found.release, members: members.keys.map(\.text), signers: signers
    ).bytes
    add(readme, at: BundleReadme.fileName)
    add(sums(), at: "SHA256SUMS")
  }

  /// Whether the version is the one that a gate asks for, so that a page can ask as well; a receipt has
  /// the plain text, too.
  var isAskable: Bool {
    guard let document, let release else { return false }
    return document.current == release.version && release.status == .current
  }

  /// The agreement and version that a description means.
  static func find(
    _ description: BundleDescription, in manifest: Manifest
  ) -> (document: Manifest.DocumentEntry, release: Manifest.Release)? {
    for document in manifest.documents {
      for release in document.releases where release.version == description.version {
        if key(of: release, in: description.product) == description.agreement {
          return (document, release)
        }
      }
    }
    return nil
  }

  /// Folder and id of the agreement of a release: what stands before version and locale in the paths
  /// of its files.
  static func key(of release: Manifest.Release, in product: String) -> String? {
    let locale = release.locales.first { $0.value.authoritative }?.value
    guard let path = locale?.artifacts.first?.path.text else { return nil }
    let folder = Placement.folder(of: Placement.folder(of: Placement.folder(of: path)))
    return folder.isEmpty ? nil : Placement.join(product, folder)
  }

  /// The lines of `SHA256SUMS` for all members that are there.
  private func sums() -> [UInt8] {
    members.sorted { $0.key.text.precedesInBytes($1.key.text) }
      .flatMap { name, bytes in
        Array("\(TextDigest.digest(of: bytes).hexadecimal)  \(name.text)\n".utf8)
      }
  }

  // MARK: Manifests and signatures

  private mutating func takeManifest(in folder: String) throws(InputError) {
    guard manifests[folder] == nil else { return }
    let path = Placement.join(folder, "manifest.json")
    guard let bytes = try bytes(of: path, limit: SignedState.mostBytes) else { return }
    add(bytes, at: path)
    guard let manifest = try? Manifest(parsing: bytes), (try? manifest.artifacts) != nil else {
      return
    }
    manifests[folder] = manifest
    try takeSignatures(of: path)
  }

  /// Takes a file that is there if the publisher signs, with its signatures.
  private mutating func takeSigned(_ path: String) throws(InputError) {
    guard try files.status(of: path) != nil,
      let bytes = try bytes(of: path, limit: SignedState.mostBytes)
    else { return }
    add(bytes, at: path)
    try takeSignatures(of: path)
  }

  /// Takes the signatures of a file, whoever made them.
  private mutating func takeSignatures(of path: String) throws(InputError) {
    for name in paths where SignatureName(name)?.target == path {
      guard let bytes = try bytes(of: name, limit: Signature.mostBytes) else { continue }
      add(bytes, at: name)
    }
  }

  /// Who signed the files that were taken.
  var signers: BundleSigners { BundleSigners(members, product: description.product) }

  // MARK: Texts

  private mutating func take(
    _ locale: Manifest.Locale, of release: Manifest.Release
  ) throws(InputError) {
    guard let entry = release.locales[locale] else {
      report(
        .missingFile, at: Placement.join(description.product, "manifest.json"),
        "version '\(release.version)' of '\(description.agreement)' has no text in '\(locale)'")
      return
    }
    var texts: [(artifact: Manifest.Artifact, bytes: [UInt8])] = []
    for artifact in entry.artifacts
    where description.extent == .whole || artifact.type != Artifact.text || isAskable {
      guard let bytes = try take(artifact, below: description.product),
        TextWords.areIn(artifact.type)
      else { continue }
      texts.append((artifact, bytes))
    }
    let json = texts.filter { $0.artifact.type == Artifact.json }.map(\.bytes)
    var hasWords = false
    for (artifact, bytes) in texts {
      let words = TextWords(in: bytes, artifact.type, title: entry.title)
      hasWords = hasWords || (artifact.type == Artifact.json && words.isThere)
      let finding = words.finding(for: entry) {
        bytes
      } original: {
        json.firstNonNil { TextWords.words(in: $0, digest: entry.textDigest) }
      }
      if let finding {
        report(.wordsDiffer, at: Placement.join(description.product, artifact.path.text), finding)
      }
    }
    if !hasWords, findings.isEmpty {
      report(
        .wordsDiffer, at: Placement.join(description.product, "manifest.json"),
        "no file has the words of '\(entry.title)', to which the manifest gives a digest")
    }
  }

  private mutating func takeRedlines(of release: Manifest.Release) throws(InputError) {
    for redline in release.redlines
    where description.extent == .whole || redline.from == release.change.from {
      for (locale, artifacts) in redline.locales.sorted(by: { $0.key < $1.key })
      where description.locales.contains(locale) {
        for artifact in artifacts
        where description.extent == .whole || artifact.type == Artifact.html {
          _ = try take(artifact, below: description.product)
        }
      }
    }
  }

  /// Takes what the pages show or need: style sheet, script, pictures, linked files, schemas.
  private mutating func takeSupport() throws(InputError) {
    var wanted: Set<FileName> = []
    for (name, bytes) in members where name.text.hasSuffix(".html") {
      for path in PageReferences.paths(in: bytes, of: name.text) { wanted.insert(FileName(path)) }
    }
    // The root has what all products share.
    if !description.product.isEmpty, try files.status(of: "manifest.json") != nil {
      try takeManifest(in: "")
    }
    for (folder, manifest) in manifests.sorted(by: { $0.key < $1.key }) {
      for artifact in (try? manifest.files) ?? [] {
        let path = Placement.join(folder, artifact.path.text)
        let isSchema = artifact.type == "application/schema+json"
        let isNeeded = wanted.contains(FileName(path)) && !Self.isText(artifact.type)
        guard isNeeded || isSchema && description.extent == .whole else { continue }
        // A page has its script inside, and no links to files beside it.
        if description.extent == .page, artifact.type != "text/css",
          !artifact.type.hasPrefix("image/")
        {
          continue
        }
        _ = try take(artifact, below: folder)
      }
    }
  }

  /// Whether files of a type are pages and texts of other agreements and versions.
  private static func isText(_ type: String) -> Bool {
    [Artifact.html, Artifact.text, Artifact.json, "application/atom+xml", "application/xml"]
      .contains(type)
  }

  private mutating func takeSources(of release: Manifest.Release) throws(InputError) {
    for (locale, path) in description.sources.sorted(by: { $0.key < $1.key }) {
      let size = BundleDescription.mostBytesOfSource
      guard let bytes = try bytes(of: path.text, limit: size) else { continue }
      add(bytes, at: path.text)
      let digest = TextDigest.digest(of: bytes)
      let stated = release.locales[locale]?.sourceDigest
      if digest != stated || !description.locales.contains(locale)
        || !BundleDescription.isPlaceOfSource(path.text)
      {
        report(
          .changedFile, at: path.text,
          "the digest of this text is \(digest); the manifest says \(stated?.description ?? "nothing of it")"
        )
      }
    }
  }

  /// Takes the texts as PDF, of which the description alone has digests.
  private mutating func takePDFs() throws(InputError) {
    for (locale, stated) in description.pdfs.sorted(by: { $0.key < $1.key }) {
      let path = description.pdfPath(locale)
      guard let bytes = try bytes(of: path, limit: PDFEngine.mostBytes) else { continue }
      let digest = TextDigest.digest(of: bytes)
      if digest != stated {
        report(
          .changedFile, at: path,
          "the file's digest is \(digest); \(BundleDescription.fileName) says \(stated)")
      }
      add(bytes, at: path)
    }
  }

  // MARK: Files

  /// The bytes of a file that a manifest lists, if they are what it says.
  private mutating func take(
    _ artifact: Manifest.Artifact, below folder: String
  ) throws(InputError) -> [UInt8]? {
    let path = Placement.join(folder, artifact.path.text)
    if let bytes = members[FileName(path)] { return bytes }
    guard let bytes = try bytes(of: path, limit: artifact.bytes, isExact: true) else { return nil }
    let digest = TextDigest.digest(of: bytes)
    if digest != artifact.digest {
      report(
        .changedFile, at: path,
        "the file's digest is \(digest); the manifest says \(artifact.digest)")
    }
    add(bytes, at: path)
    return bytes
  }

  /// The bytes of a regular file; a finding where there are none to be had.
  mutating func bytes(
    of path: String, limit: Int, isExact: Bool = false
  ) throws(InputError) -> [UInt8]? {
    switch try files.bytes(of: path, limit: limit, isExact: isExact) {
    case .success(let bytes): return bytes
    case .failure(let fault):
      report(fault.rule, at: path, fault.message)
      return nil
    }
  }

  mutating func add(_ bytes: [UInt8], at path: String) {
    if let other = members.updateValue(bytes, forKey: FileName(path)), other != bytes {
      report(.bundleDiffers, at: path, "two files of the bundle have this name")
    }
  }

  mutating func note(_ rule: RuleID, at path: String, _ message: String) {
    notes.append(
      Diagnostic(
        rule: rule, severity: .info, message: message, file: files.name(of: path), help: nil))
  }

  mutating func report(_ rule: RuleID, at path: String, _ message: String) {
    findings.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: files.name(of: path), help: help))
  }
}

/// The files that a bundle has taken, under the names that they had.
private struct TakenFiles: PublishedInMemory {
  let members: [FileName: [UInt8]]
  let files: any PublishedFiles

  /// Those that keys sign, and their signatures.
  var signedPaths: [String] {
    Self.ordered(
      members.keys.map(\.text).filter {
        SignatureName($0) != nil || SignatureName.targets.contains(Placement.fileName(of: $0))
      })
  }

  func name(of path: String) -> String { files.name(of: path) }
}

extension BundleDescription {
  /// The largest text that is read, in bytes.
  static let mostBytesOfSource = FileSystem.mostBytes

  /// Whether a path is one of a frozen text: `releases/license/1.1/license.md`.
  static func isPlaceOfSource(_ path: String) -> Bool {
    path.pathNames.dropLast().contains { $0 == ContentFolder.releasesFolder }
  }
}
