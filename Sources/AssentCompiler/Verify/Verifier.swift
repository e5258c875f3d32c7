import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks a published folder, byte for byte, against its manifests.
package struct Verifier {
  /// What was checked and found.
  package struct Result: Sendable {
    package var manifestCount = 0
    package var fileCount = 0
    /// One error for each file that is missing, changed or named by nothing.
    package var diagnostics: [Diagnostic] = []

    /// Whether the folder is what its manifests say.
    package var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }
  }

  private let files: any PublishedFiles
  private var result = Result()
  /// What a manifest says of a file, by path below the root; `nil` for the files beside it.
  private var accounted: [FileName: Manifest.Artifact?] = [:]

  /// Those that could be read, with their folders.
  private var manifests: [(folder: String, manifest: Manifest)] = []

  /// The largest manifest and the largest list of sums that are read, in bytes.
  private static let mostBytes = 64 << 20

  /// - Throws: ``InputError`` where a folder or file cannot be read.
  package static func verify(_ root: String) throws(InputError) -> Result {
    try verify(PublishedFolder(root))
  }

  /// - Throws: ``InputError`` where an entry cannot be read.
  package static func verify(_ files: any PublishedFiles) throws(InputError) -> Result {
    var verifier = Verifier(files)
    try verifier.run()
    return verifier.result
  }

  private init(_ files: any PublishedFiles) {
    self.files = files
  }

  private mutating func run() throws(InputError) {
    let paths = try files.paths()
    // The manifest at the root may list a file of that name as one of the site's own.
    for path in paths where Placement.fileName(of: path) == "manifest.json" {
      if accounted[FileName(path)] == nil { try check(manifestAt: path) }
    }
    if result.manifestCount == 0, !result.diagnostics.contains(where: { $0.severity == .error }) {
      report(.noManifest, at: "manifest.json", "there is no manifest.json in the folder", nil)
      return
    }
    try checkLog()
    let published = Set(accounted.keys)
    for path in paths where accounted[FileName(path)] == nil {
      guard try !isOfTheTools(path, published: published) else { continue }
      report(
        .unlistedFile, at: path, "no manifest lists this file",
        "remove it, or publish the folder again")
    }
  }

  /// Checks the log of the site, and holds the manifests against it.
  private mutating func checkLog() throws(InputError) {
    let check = try LogCheck(files, manifests: manifests)
    result.diagnostics += check.diagnostics
    for path in check.log.paths { accounted[FileName(path)] = .some(nil) }
    result.fileCount += check.log.paths.count
  }

  // MARK: Manifests

  private mutating func check(manifestAt path: String) throws(InputError) {
    guard let bytes = try bytes(of: path, limit: Self.mostBytes) else { return }
    let folder = Placement.folder(of: path)
    let manifest: Manifest
    let artifacts: [Manifest.Artifact]
    do {
      manifest = try Manifest(parsing: bytes)
      artifacts = try manifest.artifacts
    } catch {
      report(.unreadableManifest, at: path, "\(error)", "publish the folder again")
      return
    }
    result.manifestCount += 1
    manifests.append((folder, manifest))
    accounted[FileName(path)] = .some(nil)
    if manifest.canonicalBytes() != bytes {
      report(
        .manifestNotCanonical, at: path, "the manifest is not canonical JSON (RFC 8785)",
        "publish the folder again; a signature covers the exact bytes")
    }
    for artifact in artifacts { try check(artifact, below: folder) }
    for document in manifest.documents {
      for release in document.releases {
        for locale in release.locales.values { try checkWords(of: locale, below: folder) }
      }
    }
    try checkSums(artifacts, below: folder)
    for name in ["manifest.json.minisig"] + manifest.keys.map({ "manifest.json.\($0.id).minisig" })
    {
      try checkSignature(at: Placement.join(folder, name))
    }
  }

  private mutating func check(
    _ artifact: Manifest.Artifact, below folder: String
  ) throws(InputError) {
    let path = Placement.join(folder, artifact.path.text)
    if let stated = accounted[FileName(path)] {
      if stated?.digest != artifact.digest || stated?.bytes != artifact.bytes {
        report(
          .changedFile, at: path, "manifests say more than one thing of the file",
          "publish the folder again")
      }
      return
    }
    accounted[FileName(path)] = artifact
    result.fileCount += 1
    guard let size = try size(of: path) else { return }
    if size != artifact.bytes {
      report(
        .changedFile, at: path,
        "the file has \(size) bytes; the manifest says \(artifact.bytes)",
        "publish the folder again")
      return
    }
    let digest = TextDigest.digest(of: try files.read(path))
    if digest != artifact.digest.description {
      report(
        .changedFile, at: path,
        "the file's digest is \(digest); the manifest says \(artifact.digest)",
        "publish the folder again")
    }
  }

  /// Computes the text digest anew from the words in the JSON form.
  private mutating func checkWords(
    of locale: Manifest.LocaleEntry, below folder: String
  ) throws(InputError) {
    var isChecked = false
    for artifact in locale.artifacts where artifact.type == Artifact.json {
      let path = Placement.join(folder, artifact.path.text)
      // A file that is missing or changed is told as such.
      guard try files.status(of: path)?.kind == .file else { return }
      let bytes = try files.read(path)
      guard let json = try? JSONValue(parsing: bytes), let words = json["words"]?["text"]?.string
      else { continue }
      isChecked = true
      let digest = TextDigest.digest(ofText: Array(words.utf8))
      if digest != locale.textDigest.description {
        report(
          .wordsDiffer, at: path,
          "the digest of its words is \(digest); the manifest says \(locale.textDigest)",
          "publish the folder again")
      }
    }
    guard !isChecked else { return }
    report(
      .wordsDiffer, at: Placement.join(folder, "manifest.json"),
      "no file has the words of '\(locale.title)', to which the manifest gives a digest",
      "publish the folder again")
  }

  /// Checks that `SHA256SUMS` says of every file what the manifest says.
  private mutating func checkSums(
    _ artifacts: [Manifest.Artifact], below folder: String
  ) throws(InputError) {
    let path = Placement.join(folder, "SHA256SUMS")
    accounted[FileName(path)] = .some(nil)
    guard let bytes = try bytes(of: path, limit: Self.mostBytes) else { return }
    result.fileCount += 1
    let stated = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var seen: Set<Manifest.Path> = []
    let expected = artifacts.filter { seen.insert($0.path).inserted }
      .sorted { $0.path < $1.path }
      .map { Array("\($0.digest.hexadecimal)  \($0.path)".utf8) }
    if stated != expected {
      report(
        .sumsDiffer, at: path,
        "its lines are not those of the manifest (\(stated.count) lines, "
          + "\(expected.count) files)", "publish the folder again")
    }
  }

  /// Checks that what is named as a signature has the form of one.
  private mutating func checkSignature(at path: String) throws(InputError) {
    guard try files.status(of: path) != nil else { return }
    accounted[FileName(path)] = .some(nil)
    guard let bytes = try bytes(of: path, limit: 4_096) else { return }
    result.fileCount += 1
    if (try? Signature(parsing: bytes)) == nil {
      report(
        .unreadableSignature, at: path, "this is not a minisign signature",
        "sign the manifest again, or remove the file")
    }
  }

  // MARK: Files of the tools

  /// Whether a file that no manifest names belongs to the program or to git.
  ///
  /// Each has to be what it is called, so that nothing else is published under its name.
  private mutating func isOfTheTools(
    _ path: String, published: Set<FileName>
  ) throws(InputError) -> Bool {
    switch path {
    case ".gitignore":
      guard try files.status(of: path)?.kind == .file else { return false }
      return OutputFolder.isGitIgnore(try files.read(path))
    case BuildRecord.fileName:
      guard try files.status(of: path)?.kind == .file,
        let record = BuildRecord(parsing: try files.read(path))
      else { return false }
      // What is signed comes after the build, and is in the record of the next one.
      func isSigned(_ name: FileName) -> Bool {
        name.text.hasSuffix(".minisig") || LogFiles.isCheckpoint(name.text)
      }
      let named = Set(record.outputs.map { FileName($0.path) }.filter { !isSigned($0) })
      let needed = published.filter { !isSigned($0) }
      return record.isAnnouncement ? named.isSuperset(of: needed) : named == needed
    default:
      guard Stage.isStaged(path), try files.status(of: path)?.kind == .file else {
        return false
      }
      if !result.diagnostics.contains(where: { $0.rule == .unfinishedBuild }) {
        result.diagnostics.append(
          Diagnostic(
            rule: .unfinishedBuild, severity: .info,
            message: "a build is running here or was interrupted", file: files.name(of: path),
            help: "build again before you publish the folder"))
      }
      return true
    }
  }

  // MARK: Reading

  /// The size of a file; an error where it is missing or no regular file.
  private mutating func size(of path: String) throws(InputError) -> Int? {
    guard let status = try files.status(of: path) else {
      report(.missingFile, at: path, "the file is missing", "publish the folder again")
      return nil
    }
    guard status.kind == .file else {
      report(.notAFile, at: path, "this is not a regular file", "publish the folder again")
      return nil
    }
    return status.size
  }

  /// The bytes of a file that has at most `limit` of them; an error where there are none to be had.
  private mutating func bytes(of path: String, limit: Int) throws(InputError) -> [UInt8]? {
    guard let size = try size(of: path) else { return nil }
    guard size <= limit else {
      report(
        .changedFile, at: path, "the file has \(size) bytes; \(limit) are the most it may have",
        "publish the folder again")
      return nil
    }
    return try files.read(path)
  }

  private mutating func report(_ rule: RuleID, at path: String, _ message: String, _ help: String?)
  {
    result.diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: files.name(of: path), help: help))
  }
}
