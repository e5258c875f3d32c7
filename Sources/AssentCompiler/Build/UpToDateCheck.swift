import AssentDiagnostics

/// Whether the output folder holds what a build of the same content would write.
enum UpToDateCheck {
  /// The record of the last build, if nothing has changed since; it looks at every file's status
  /// and reads none.
  static func record(
    output root: String, content: ContentFolder, fingerprint: String, jobs: Int
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
    // The kernel takes nearly all the time, so small sites are not worth a thread.
    let parts = record.outputs.count < 1_000 ? 1 : max(jobs, 1)
    let answers = parallelMap(parts, jobs: parts) { part in
      let files = record.outputs.indices
      let own = files.count * part / parts..<files.count * (part + 1) / parts
      return areThere(record.outputs[own], below: root, since: status)
    }
    for answer in answers where try !answer.get() { return nil }
    return record
  }

  /// Whether files are as they were published, and have not been touched since.
  private static func areThere(
    _ files: ArraySlice<BuildRecord.File>, below root: String, since record: FileStatus
  ) -> Result<Bool, InputError> {
    do throws(InputError) {
      for file in files {
        guard let found = try FileSystem.status(root + "/" + file.path), found.kind == .file,
          found.size == file.size, found.changed <= record.changed, found.mode == 0o644
        else { return .success(false) }
      }
      return .success(true)
    } catch {
      return .failure(error)
    }
  }
}
