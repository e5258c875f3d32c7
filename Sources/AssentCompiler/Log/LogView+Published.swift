import AssentDiagnostics
import AssentManifest
import AssentRecord

extension LogView {
  /// The largest list of products that is read, in bytes.
  private static let mostBytes = 64 << 20

  /// What a published folder says of its log, or one file of it: the list of products, and checkpoints.
  ///
  /// A file that is none of these says nothing.
  ///
  /// - Throws: ``InputError`` where a file is there that cannot be read.
  static func published(_ path: String) throws(InputError) -> [LogView] {
    guard FileSystem.isDirectory(path) else { return try view(path).map { [$0] } ?? [] }
    var paths = [SiteManifestBuilder.fileName, LogFiles.checkpointPath]
    let folder = path + "/" + LogFiles.checkpointsFolder
    if try FileSystem.status(folder)?.kind == .directory {
      paths += try FileSystem.names(in: folder, notUTF8: { _ in })
        .filter { LogFolder.size(ofCheckpoint: $0) != nil }
        .map { LogFiles.checkpointsFolder + "/" + $0 }
    }
    var views: [LogView] = []
    for file in paths {
      if let view = try view(path + "/" + file) { views.append(view) }
    }
    return views
  }

  private static func view(_ path: String) throws(InputError) -> LogView? {
    guard FileSystem.isFile(path) else { return nil }
    let bytes = try FileSystem.readNamed(path, limit: mostBytes)
    if bytes.count <= SignedNote.mostBytes, let checkpoint = try? Checkpoint(parsing: bytes) {
      return LogView(checkpoint, name: path)
    }
    return (try? SiteManifest(parsing: bytes))?.log.flatMap { LogView($0, name: path) }
  }

  /// The finding for a log that does not go on from this view; `nil` where it does.
  ///
  /// - Parameters:
  ///   - log: the log of a content folder, with all that it has.
  ///   - place: the order of that log, as the user names it.
  ///   - beginAnew: what else helps, where nobody has seen what was published.
  func contradiction(with log: SiteLog, _ place: String, beginAnew: String) -> Diagnostic? {
    let begun = log.tree.root(ofSize: size)
    guard begun != root else { return nil }
    return LogFinding.edited(
      begun.map {
        "the log is not the one that was published before, as '\(name)' says: the root of "
          + "\(LogWords.first(size)) is \($0.text), and there it is \(root.text)"
      }
        ?? "the log was published before with \(LogWords.entries(size)), as '\(name)' says, and now has "
        + "\(log.size)",
      place,
      help: "take the releases back as they were published: "
        + GitCommand.takeBack([Placement.folder(of: Placement.folder(of: place))])
        + "; " + beginAnew)
  }

  /// The finding for a checkpoint of this view, or a signature below it, that a content folder did not keep;
  /// `nil` where it has all.
  ///
  /// - Parameters:
  ///   - kept: the checkpoints that the content folder has.
  ///   - root: that folder, as the user names it.
  func loss(among kept: [ContentLog.Kept], root: String) -> Diagnostic? {
    guard let checkpoint else { return nil }
    let place = "\(root)/\(LogFolder.path)/\(LogFolder.checkpointName(ofSize: size))"
    let putBack = "put it back: cp \(ShellWord.path(name)) \(ShellWord.path(place))"
    guard let note = kept.first(where: { $0.checkpoint.size == size })?.checkpoint.note else {
      return LogFinding.edited(
        "the checkpoint of \(LogWords.entries(size)) was published before, as '\(name)' says, and is missing",
        place, help: putBack)
    }
    guard let lost = checkpoint.note.lines.first(where: { !note.lines.contains($0) }) else {
      return nil
    }
    let isOfWitness = !note.cosignatures(newIn: checkpoint.note).isEmpty
    return LogFinding.edited(
      "the signature of '\(lost.name)' with the id \(lost.hexadecimalID) was published before, as "
        + "'\(name)' says, and is missing", place,
      help: isOfWitness
        ? "take it in: \(LogFinding.update(root)) --checkpoint \(ShellWord.path(name))" : putBack)
  }
}
