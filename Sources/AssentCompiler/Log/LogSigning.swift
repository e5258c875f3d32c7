import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Signs the log of a published site, after proving that it extends everything that was signed or published
/// before.
///
/// From the proof to the last file the folders are locked, so that what was proved is what is signed.
package struct LogSigning {
  /// What was signed.
  package struct Result: Sendable {
    package var origin: String
    package var size: Int
    package var root: MerkleHash
    /// What a reader needs to check the checkpoint.
    package var key: NoteKey
    /// The path of the checkpoint that is kept.
    package var kept: String
  }

  /// Whether a log may be signed.
  package enum Preparation {
    /// No event has come into a log.
    case noLog
    /// Neither `log.origin` nor `site.url` is set, so that the log has no name.
    case unnamed
    case possible(LogSigning)
    /// The log contradicts a ledger, or what was signed or published before.
    case refused([Diagnostic], sources: SourceTexts)
  }

  let outputLock: OutputLock
  private let contentLock: OutputLock
  private let output: String
  private let scene: ReleaseScene
  private let checkpoint: Checkpoint
  private let key: NoteKey

  /// Proves that the log may be signed, and signs it in memory.
  ///
  /// - Parameters:
  ///   - output: the published folder.
  ///   - content: the content folder that it was built from.
  ///   - previous: folders and files that were published before.
  /// - Throws: ``UsageError`` where the log was not published as it is now, or has another name;
  ///   ``InputError`` where a file cannot be read.
  package static func prepare(
    output: String, content: String, key: SecretKey, previous: [String] = []
  ) throws -> Preparation {
    let outputLock = try OutputLock(output, other: "a build")
    let contentLock = try LogFolder.lock(content)
    let scene: ReleaseScene
    switch try ReleaseScene.find(content, isLocked: true) {
    case .refused(let problems, let sources): return .refused(problems, sources: sources)
    case .found(let found): scene = found
    }
    guard let log = scene.releases.log, log.isThere else { return .noLog }
    let errors = scene.releases.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return .refused(errors, sources: SourceTexts()) }
    guard log.complete.size > 0 else { return .noLog }
    guard let origin = try origin(of: log, scene.configuration, content) else { return .unnamed }
    guard let noteKey = NoteKey(name: origin, key.publicKey) else {
      throw UsageError("'\(origin)' cannot be the name of a log; set log.origin in assent.yml")
    }
    try checkFolders(output)
    try checkPublished(log, output)
    try SignerCheck.check(
      key.publicKey, in: SignedState(published: PublishedFolder(output)), root: output)
    var findings = try contradiction(of: log, origin, output).map { [$0] } ?? []
    for path in previous {
      let views = try LogView.published(path)
      guard !views.isEmpty else {
        throw UsageError(
          "'\(path)' says nothing of a log; name a checkpoint, a site.json, or the folder with them"
        )
      }
      findings += views.compactMap {
        $0.contradiction(
          with: log.complete, log.folder.place(LogFolder.orderName),
          beginAnew: "or, if nobody has seen it, sign without --previous")
      }
    }
    guard findings.isEmpty else { return .refused(findings, sources: SourceTexts()) }

    var checkpoint =
      try log.kept.last { $0.checkpoint.size == log.complete.size }?.checkpoint
      ?? Checkpoint(origin: origin, size: log.complete.size, root: log.complete.tree.root)
    switch checkpoint.note.check(noteKey) {
    case .valid: break
    case .absent: try checkpoint.note.sign(with: key, name: origin)
    case .invalid:
      throw UsageError(
        "'\(log.folder.place(LogFolder.checkpointName(ofSize: log.complete.size)))' has a signature of "
          + "this key that is not valid; take it back from Git")
    }
    return .possible(
      LogSigning(
        outputLock: outputLock, contentLock: contentLock, output: output, scene: scene,
        checkpoint: checkpoint, key: noteKey))
  }

  /// Keeps the checkpoint in the content folder and publishes it.
  ///
  /// A signature of the key that was there and still verifies is kept. A checkpoint is kept before it is
  /// published, so that none is ever public that the next one is not held against.
  ///
  /// - Throws: ``InputError`` where a file cannot be written.
  package func write() throws(InputError) -> Result {
    let name = LogFolder.checkpointName(ofSize: checkpoint.size)
    // What is signed stands in the order first.
    _ = try LogUpdate.takeIn(
      scene.releases.agreements.mapValues(\.ledger), below: scene.root)
    try LogFolder.write(checkpoint.bytes, to: name, below: scene.root)
    for path in [LogFiles.checkpointsFolder + "/" + name, LogFiles.checkpointPath] {
      try FileSystem.makeDirectory(Placement.folder(of: output + "/" + path))
      try FileSystem.write(checkpoint.bytes, to: output + "/" + path, isDurable: true)
    }
    return Result(
      origin: checkpoint.origin, size: checkpoint.size, root: checkpoint.root, key: key,
      kept: "\(scene.root)/\(LogFolder.path)/\(name)")
  }

  /// The name of the log: what was signed before says it for good; `nil` where nothing says it.
  private static func origin(
    of log: ContentLog, _ configuration: Configuration, _ content: String
  ) throws(UsageError) -> String? {
    let stated = LogOrigin.name(configuration)
    guard let kept = log.kept.last else { return stated }
    let origin = kept.checkpoint.origin
    guard stated == nil || stated == origin else {
      throw UsageError(
        "the log was signed as '\(origin)', and '\(content)/\(ConfigurationFile.name)' names it "
          + "'\(stated ?? "")'; a log keeps its name: set log.origin to \(origin)")
    }
    return origin
  }

  /// Refuses links in place of the folders of the log, through which files outside would be written.
  private static func checkFolders(_ output: String) throws(InputError) {
    for folder in [LogFiles.folder, LogFiles.checkpointsFolder] {
      let path = output + "/" + folder
      switch try FileSystem.status(path)?.kind {
      case nil, .directory: break
      case .link: throw .unwritable(path: path, reason: "it is a symbolic link")
      case .file, .other: throw .unwritable(path: path, reason: "it is not a directory")
      }
    }
  }

  /// Refuses to sign what the output folder does not publish.
  private static func checkPublished(_ log: ContentLog, _ output: String) throws {
    for artifact in LogFiles.tiles(of: log.complete, sizes: []) {
      let path = output + "/" + artifact.path.text
      guard try FileSystem.status(path)?.kind == .file,
        try FileSystem.read(path, limit: LogTiles.mostBytesOfBundle) == artifact.bytes
      else {
        throw UsageError(
          "'\(path)' is not what '\(log.folder.root)' gives; run 'assent build' before you sign")
      }
    }
  }

  /// A checkpoint that is published, and that the log contradicts.
  ///
  /// Whoever lost the kept ones may still have this one.
  private static func contradiction(
    of log: ContentLog, _ origin: String, _ output: String
  ) throws(InputError) -> Diagnostic? {
    let path = output + "/" + LogFiles.checkpointPath
    guard try FileSystem.status(path) != nil else { return nil }
    let bytes = try FileSystem.read(path, limit: SignedNote.mostBytes)
    guard let published = try? Checkpoint(parsing: bytes), published.origin == origin else {
      return LogFinding.edited(
        "the published checkpoint is not one of '\(origin)'", path,
        help: "remove it, and sign again")
    }
    var finding = LogFinding.contradiction(of: published, log.complete, path)
    finding?.help = "build from the content folder that it was signed from, with all its releases"
    return finding
  }
}
