import AssentDiagnostics

/// Whether the output folder holds what a build of the same content would write.
enum UpToDateCheck {
  /// The record of the last build, if nothing has changed since; it looks at every file's status
  /// and reads none.
  static func record(
    output root: String, content: ContentFolder, fingerprint: String
  ) throws(InputError) -> BuildRecord? {
    let path = root + "/" + BuildRecord.fileName
    guard let status = try FileSystem.status(path), status.kind == .file,
      let record = BuildRecord(parsing: try FileSystem.read(path)),
      record.fingerprint == fingerprint, record.sources.count == content.files.count
    else { return nil }
    for (source, entry) in zip(record.sources, content.files) {
      guard source.path == entry.path, source.size == entry.status.size,
        entry.status.changed < status.modified
      else { return nil }
    }
    for file in record.outputs {
      guard let found = try FileSystem.status(root + "/" + file.path), found.kind == .file,
        found.size == file.size, found.changed <= status.changed, found.mode == 0o644
      else { return nil }
    }
    return record
  }
}
