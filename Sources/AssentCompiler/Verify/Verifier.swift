import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks what was published, byte for byte, against its manifests, and who signed these.
package struct Verifier {
  /// What was checked and found.
  package struct Result: Sendable {
    package var manifestCount = 0
    package var fileCount = 0
    /// One error for each file that is missing, changed or named by nothing.
    package var diagnostics: [Diagnostic] = []
    /// Whose signatures are valid, by id.
    package var signers: [Signer] = []
    /// The agreement and version that a bundle is of: `license@1.1`; `nil` for a published folder.
    package var bundle: String?
    /// Ids of keys whose signatures could not be checked, as nothing tells the key itself.
    package var unchecked: [KeyID] = []
    /// The files that keys sign.
    package var signed = SignedState(name: "")

    /// Whether the folder is what its manifests say.
    package var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }
  }

  /// A key whose signatures are valid.
  package struct Signer: Hashable, Sendable {
    package var key: PublicKey
    /// Whether the reader named it, or it follows from one that the reader named.
    package var isTrusted: Bool
    package var fileCount = 0

    init(key: PublicKey, isTrusted: Bool) {
      (self.key, self.isTrusted) = (key, isTrusted)
    }
  }

  let files: any PublishedFiles
  private let trust: Trust
  /// How many threads read files.
  let jobs: Int
  private(set) var result = Result()
  /// What a manifest says of a file, by path below the root; `nil` for the files beside it.
  var accounted: [FileName: Manifest.Artifact?] = [:]
  /// What was found of the files that manifests list.
  var outcomes: [FileName: FileOutcome] = [:]
  /// The pages that have another frame than that of our templates.
  var framed: [String] = []
  private var manifests: [(path: String, manifest: Manifest, bytes: [UInt8])] {
    result.signed.manifests
  }

  /// The largest list of sums that is read, in bytes.
  private static let mostBytes = SignedState.mostBytes

  /// Checks a folder.
  ///
  /// - Throws: ``InputError`` where a folder or file cannot be read.
  package static func verify(
    _ root: String, trust: Trust = Trust(), jobs: Int = 1
  ) throws(InputError) -> Result {
    try verify(PublishedFolder(root), trust: trust, jobs: jobs)
  }

  /// Checks what was published, wherever it is.
  ///
  /// - Throws: ``InputError`` where an entry cannot be read.
  package static func verify(
    _ files: any PublishedFiles, trust: Trust = Trust(), jobs: Int = 1
  ) throws(InputError) -> Result {
    var verifier = Verifier(files, trust: trust, jobs: jobs)
    try verifier.run()
    return verifier.result
  }

  private init(_ files: any PublishedFiles, trust: Trust, jobs: Int) {
    (self.files, self.trust, self.jobs) = (files, trust, jobs)
  }

  private mutating func run() throws(InputError) {
    let paths = try files.paths()
    let place = PublishedRoot(files, paths)
    if try !place.isPublished() {
      result.diagnostics = [try place.finding()]
      return
    }
    result.signed = try SignedState(reading: files, at: paths)
    result.diagnostics = result.signed.diagnostics
    result.manifestCount = manifests.count
    result.fileCount = result.signed.otherFileCount
    for path in result.signed.paths { accounted[FileName(path)] = .some(nil) }
    for (path, manifest, _) in manifests { try check(manifest, at: path) }
    if result.manifestCount == 0, !result.diagnostics.contains(where: { $0.severity == .error }) {
      report(.noManifest, at: "manifest.json", "there is no manifest.json in the folder", nil)
      return
    }
    reportFrames()
    checkSite()
    let log = try logCheck()
    checkTrust(ledgers: log.ledgers)
    take(log)
    let published = Set(accounted.keys)
    for path in paths where accounted[FileName(path)] == nil {
      guard try !isOfTheTools(path, published: published) else { continue }
      report(
        .unlistedFile, at: path,
        path == BuildRecord.fileName
          ? "this is not the record of the build that wrote the folder, or it was changed"
          : "no manifest lists this file",
        path == BuildRecord.fileName ? "publish the folder again" : Self.unlistedHelp)
    }
  }

  /// What to do about a file that nothing vouches for. Somebody may have put it there who wants to keep it.
  static let unlistedHelp = "move it out of the folder, or publish the folder again"

  /// Holds the log of the site against the manifests.
  private func logCheck() throws(InputError) -> LogCheck {
    try LogCheck(
      files,
      manifests: manifests.map { (Placement.folder(of: $0.path), $0.manifest) },
      keys: CheckpointKeys(trust, state: result.signed), stated: result.signed.site?.log)
  }

  /// Takes over what was found of the log, and holds it against those seen before.
  private mutating func take(_ check: LogCheck) {
    result.diagnostics += check.diagnostics
    if check.log.isSound {
      result.diagnostics += trust.previous.compactMap { SeenLog($0) }.flatMap {
        $0.contradictions(of: check.log) { files.name(of: $0) }
      }
    }
    for path in check.log.paths { accounted[FileName(path)] = .some(nil) }
    result.fileCount += check.log.paths.count
  }

  // MARK: Manifests

  private mutating func check(_ manifest: Manifest, at path: String) throws(InputError) {
    let folder = Placement.folder(of: path)
    // It was read before.
    guard let artifacts = try? manifest.artifacts else { return }
    try check(artifacts, of: manifest, below: folder)
    try checkWords(of: manifest, below: folder)
    try checkSums(artifacts, below: folder)
  }

  /// Checks that `SHA256SUMS` says of every file what the manifest says.
  private mutating func checkSums(
    _ artifacts: [Manifest.Artifact], below folder: String
  ) throws(InputError) {
    let path = Placement.join(folder, "SHA256SUMS")
    accounted[FileName(path)] = .some(nil)
    guard let bytes = try bytes(of: path, limit: Self.mostBytes) else { return }
    result.fileCount += 1
    let stated = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var seen: Set<Manifest.Path> = []
    let expected = artifacts.filter { seen.insert($0.path).inserted }
      .sorted { $0.path < $1.path }
      .map { Array("\($0.digest.hexadecimal)  \($0.path)".utf8) }
    // A newline ends each line, the last one, too.
    if !stated.elementsEqual(expected + [[]], by: { $0.elementsEqual($1) }) {
      report(
        .sumsDiffer, at: path,
        "its lines are not those of the manifest (\(max(stated.count - 1, 0)) lines, "
          + "\(expected.count) files)", "publish the folder again")
    }
  }

  // MARK: The site

  /// Checks that the list of products is that of the manifests which are there.
  private mutating func checkSite() {
    let path = SiteManifestBuilder.fileName
    if let site = result.signed.site {
      for finding in SiteCheck(site, manifests: manifests).findings {
        report(.siteDiffers, at: finding.path, finding.message, "publish the folder again")
      }
    } else if accounted[FileName(path)] == nil, isOfWholeSite {
      report(
        .missingFile, at: path, "the file is missing, so nothing tells which products there are",
        "publish the folder again")
    }
  }

  /// Whether there are more manifests than that of one product, or one that names the schema of the
  /// list of products, which a site has at its root.
  private var isOfWholeSite: Bool {
    manifests.contains { $0.path != "manifest.json" }
      || accounted[FileName("schema/site.schema.json")] != nil
  }

  // MARK: Signatures

  private mutating func checkTrust(ledgers: [String: Ledger]) {
    let files = files
    var check = TrustCheck(result.signed, trust: trust, ledgers: ledgers) { files.name(of: $0) }
    check.run()
    result.diagnostics += check.diagnostics
    result.signers = check.signers.values.sorted { $0.key.id.description < $1.key.id.description }
    result.unchecked = check.unchecked.sorted { $0.description < $1.description }
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
      // What is signed comes and goes without a build.
      func isBuilt(_ name: FileName) -> Bool {
        !name.text.hasSuffix(SignatureName.ending) && !LogFiles.isCheckpoint(name.text)
      }
      let named = Set(record.outputs.map { FileName($0.path) }.filter(isBuilt))
      let needed = published.filter(isBuilt)
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

  /// The bytes of a file that has at most `limit` of them; an error where there are none to be had.
  private mutating func bytes(of path: String, limit: Int) throws(InputError) -> [UInt8]? {
    switch try files.bytes(of: path, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let fault):
      report(fault.rule, at: path, fault.message, "publish the folder again")
      return nil
    }
  }

  mutating func report(
    _ rule: RuleID, _ severity: Severity = .error, at path: String, _ message: String,
    _ help: String?
  ) {
    result.diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, file: files.name(of: path), help: help))
  }

  /// Counts a file that manifests list.
  mutating func count() { result.fileCount += 1 }
}
