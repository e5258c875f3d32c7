import AssentDiagnostics

/// Whether the output folder holds what a build of the same inputs would write, and nothing else.
enum UpToDateCheck {
  /// The record of the last build, if nothing has changed since; it looks at every file's status
  /// and reads none.
  static func record(
    _ output: OutputFolder, inputs: Inputs, jobs: Int
  ) throws(InputError) -> BuildRecord? {
    let root = output.root
    let files = inputs.content.files
    guard let record = output.record, record.fingerprint == inputs.fingerprint,
      record.sources.count == files.count,
      let time = output.recordTime(of: files.map(\.status))
    else { return nil }
    for (source, entry) in zip(record.sources, files) {
      guard source.path == entry.path, source.size == entry.status.size,
        entry.status.changed < time
      else { return nil }
    }
    guard try holdsNothingElse(root, record: record, since: time) else { return nil }
    // The kernel takes nearly all the time, so small sites are not worth a thread.
    let parts = record.outputs.count < 1_000 ? 1 : max(jobs, 1)
    let answers = parallelMap(parts, jobs: parts) { part in
      let files = record.outputs.indices
      let own = files.count * part / parts..<files.count * (part + 1) / parts
      return areThere(record.outputs[own], below: root, since: time)
    }
    for answer in answers where try !answer.get() { return nil }
    return record
  }

  /// Whether files are as they were published, and have not been touched since.
  private static func areThere(
    _ files: ArraySlice<BuildRecord.File>, below root: String, since time: Int
  ) -> Result<Bool, InputError> {
    do throws(InputError) {
      var rest = files
      while let first = rest.first {
        // They are sorted, so most files of a folder follow each other.
        let folder = Placement.folder(of: first.path)
        let own = rest.prefix { Placement.folder(of: $0.path) == folder }
        rest = rest[own.endIndex...]
        let place = folder.isEmpty ? root : root + "/" + folder
        guard let open = try OpenFolder(place) else { return .success(false) }
        for file in own {
          guard let found = try open.status(Placement.fileName(of: file.path)),
            found.kind == .file, found.size == file.size, found.changed < time,
            found.mode == 0o644
          else { return .success(false) }
        }
      }
      return .success(true)
    } catch {
      return .failure(error)
    }
  }

  /// Whether no file was added to a folder since the record was written.
  ///
  /// The kernel notes the time when an entry of a folder comes or goes; only the folder at the top,
  /// where the record itself lies, has to be listed.
  private static func holdsNothingElse(
    _ root: String, record: BuildRecord, since time: Int
  ) throws(InputError) -> Bool {
    var folders: Set<String> = []
    var names = Set((OutputFolder.gitNames.union([BuildRecord.fileName])).map { FileName($0) })
    var last: String?
    for file in record.outputs {
      var folder = Placement.folder(of: file.path)
      if folder.isEmpty || folder != last {
        names.insert(FileName(String(file.path.prefix { $0 != "/" })))
      }
      last = folder
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = Placement.folder(of: folder)
      }
    }
    var isKnown = true
    let found = try FileSystem.names(in: root) { _ in isKnown = false }
    guard isKnown, found.allSatisfy({ names.contains(FileName($0)) }) else { return false }
    for name in OutputFolder.gitNames where found.contains(name) {
      guard try OutputFolder.isOfGit(name, below: root) else { return false }
    }
    for folder in folders {
      guard let found = try FileSystem.status(root + "/" + folder), found.kind == .directory,
        found.changed < time
      else { return false }
    }
    return true
  }
}
