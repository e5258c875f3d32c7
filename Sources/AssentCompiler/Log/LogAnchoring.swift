import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Takes a timestamp that a publisher obtained into what the content folder keeps of the log.
package enum LogAnchoring {
  package struct Result: Sendable {
    package var anchor: LogAnchor
    /// Of OpenTimestamps.
    package var attestations: [OpenTimestamp.Attestation] = []
    /// Whether it was there before.
    package var isKnown = false
    package var files: [String] = []
  }

  /// - Parameters:
  ///   - bytes: of the file.
  ///   - name: the path of the file, for messages; its ending tells what it is.
  /// - Throws: ``UsageError`` for a file that stamps no kept checkpoint; ``InputError`` where a file
  ///   cannot be read or written.
  package static func run(
    _ bytes: [UInt8], name: String, content: String, at day: Manifest.Day
  ) throws -> Result {
    let lock = try LogFolder.lock(content)
    defer { withExtendedLifetime(lock) {} }
    guard
      let kind = [LogAnchor.Kind.rfc3161, .openTimestamps].first(where: {
        name.hasSuffix("." + $0.ending)
      })
    else {
      throw UsageError(
        "'\(name)' is named neither .tsr, as a response of RFC 3161, nor .ots, as a proof of "
          + "OpenTimestamps")
    }
    let folder = try LogFolder(content)
    var anchors = LogAnchors()
    do { anchors = try LogAnchors(parsing: folder.anchors ?? []) } catch {
      throw InputError.unreadable(
        path: folder.place(LogFolder.anchorsName), reason: "it was edited: \(error)")
    }
    let stamped: Manifest.Digest
    do { stamped = try LogAnchor.stamped(bytes, kind).digest } catch {
      throw UsageError("'\(name)' proves nothing: \(error)")
    }
    let attestations =
      kind == .openTimestamps ? (try? OpenTimestamp(parsing: bytes))?.attestations ?? [] : []
    if let known = anchors.all.first(where: { anchor in
      folder.timestamps.contains { $0.name == anchor.file && $0.bytes == bytes }
    }) {
      return Result(anchor: known, attestations: attestations, isKnown: true)
    }
    for kept in folder.checkpoints {
      guard let checkpoint = try? Checkpoint(parsing: kept.bytes) else { continue }
      // One that was broken off before the list is taken up again.
      let listed = Set(anchors.all.map(\.file))
      let file =
        folder.timestamps.first { $0.bytes == bytes && !listed.contains($0.name) }?.name
        ?? freeName(checkpoint.size, kind, in: folder)
      guard let anchor = try LogAnchor(bytes, kind, of: checkpoint, file: file, at: day) else {
        continue
      }
      let line = anchors.append(anchor)
      // The file first: one that no list names is told, a list that names none breaks the log.
      try LogFolder.write(bytes, to: file, below: content)
      try LogFolder.write(
        (folder.anchors ?? []) + line, to: LogFolder.anchorsName, below: content)
      return Result(
        anchor: anchor, attestations: attestations,
        files: [folder.place(file), folder.place(LogFolder.anchorsName)])
    }
    throw UsageError(
      "'\(name)' stamps a file with the digest \(stamped), and no checkpoint in "
        + "'\(content)/\(LogFolder.path)' has it; stamp one of these: N.checkpoint")
  }

  /// `timestamps/12.tsr`, and for more of one checkpoint `timestamps/12-2.tsr`.
  private static func freeName(_ size: Int, _ kind: LogAnchor.Kind, in folder: LogFolder) -> String
  {
    let taken = Set(folder.timestamps.map(\.name))
    var number = 1
    while true {
      let name =
        "\(LogFolder.timestampsName)/\(size)\(number == 1 ? "" : "-\(number)").\(kind.ending)"
      if !taken.contains(name) { return name }
      number += 1
    }
  }
}
