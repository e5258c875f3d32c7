import AssentDiagnostics
import Synchronization

/// Whether the output folder holds what a build of the same inputs would write, and nothing else.
struct UpToDateCheck: Sendable {
  private let root: String
  private let record: BuildRecord
  /// Before which all that was published has changed last, if the record is sealed.
  private let time: Int

  /// - Returns: `nil` where there is no record to go by.
  private init?(_ output: OutputFolder) {
    guard let record = output.record, let time = output.recordTime else { return nil }
    (root, self.record, self.time) = (output.root, record, time)
  }

  /// Looks for the inputs of a build, and for what was published before.
  ///
  /// The kernel takes nearly all the time, so other threads look at every published file's status while
  /// this one looks for the inputs; they read none.
  ///
  /// - Returns: the record of the last build, if nothing has changed since.
  static func run(
    _ output: OutputFolder?, jobs: Int, inputs find: () throws -> Inputs.Outcome
  ) throws -> (inputs: Inputs.Outcome, record: BuildRecord?) {
    guard let output, let check = Self(output) else { return (try find(), nil) }
    // Small sites are not worth a thread.
    let jobs = check.record.outputs.count < 1_000 ? 1 : max(jobs, 1)
    let parts = jobs == 1 ? 1 : 8 * jobs
    let next = Atomic<Int>(0)
    // Once something differs, nothing more has to be known.
    let isOver = Atomic<Bool>(false)
    let answers = Mutex([Result<Bool, InputError>](repeating: .success(false), count: parts + 1))
    var found: Result<Inputs.Outcome, any Error>?
    var isSame = false
    Threads.run(jobs) {
      let inputs = Result { try find() }
      isSame = check.isMade(of: try? inputs.get(), output)
      if !isSame { isOver.store(true, ordering: .relaxed) }
      found = inputs
    } together: {
      while !isOver.load(ordering: .relaxed) {
        let part = next.add(1, ordering: .relaxed).oldValue
        guard part <= parts else { break }
        let answer = part == parts ? check.holdsNothingElse() : check.areThere(part, of: parts)
        answers.withLock { $0[part] = answer }
        if (try? answer.get()) != true { isOver.store(true, ordering: .relaxed) }
      }
    }
    guard let inputs = try found?.get() else { return (try find(), nil) }
    guard isSame else { return (inputs, nil) }
    for answer in answers.withLock({ $0 }) where try !answer.get() { return (inputs, nil) }
    return (inputs, check.record)
  }

  /// Whether what was published is of some inputs, and these have not changed since.
  private func isMade(of outcome: Inputs.Outcome?, _ output: OutputFolder) -> Bool {
    guard case .found(let inputs) = outcome, record.fingerprint == inputs.fingerprint,
      record.sources.count == inputs.content.fileCount
    else { return false }
    let files = inputs.content.files
    let isSame = record.sources.withLines { lines in
      files.allSatisfy { entry in
        guard let source = lines.next(), source.size == entry.status.size,
          entry.status.changed < time
        else { return false }
        var path = entry.path
        return path.withUTF8 { source.path.hasBytes(of: $0) }
      }
    }
    return isSame && output.isSealed(files)
  }

  /// Whether the files of a part are as they were published, and neither they nor the folders that
  /// they lie in have been touched since.
  ///
  /// The kernel notes the time when an entry of a folder comes or goes.
  private func areThere(_ part: Int, of parts: Int) -> Result<Bool, InputError> {
    record.outputs.withLines(part: part, of: parts) { lines in
      Result { () throws(InputError) in
        guard var folders = try FolderWalk(root) else { return false }
        while let file = lines.next() {
          let found = try folders.status(file.path) { $0.kind == .directory && $0.changed < time }
          guard let found, found.kind == .file, found.size == file.size, found.changed < time,
            found.mode == 0o644
          else { return false }
        }
        return true
      }
    }
  }

  /// Whether no file was added to the folder at the top, where the record itself lies, since the record
  /// was written.
  private func holdsNothingElse() -> Result<Bool, InputError> {
    Result { () throws(InputError) in
      var isKnown = true
      let found = try FileSystem.names(in: root) { _ in isKnown = false }
      let names = topNames()
      guard isKnown, found.allSatisfy({ names.contains(FileName($0)) }) else { return false }
      for name in OutputFolder.gitNames where found.contains(name) {
        guard try OutputFolder.isOfGit(name, below: root) else { return false }
      }
      return true
    }
  }

  /// The names that the folder at the top may have entries of.
  private func topNames() -> Set<FileName> {
    var names = Set(OutputFolder.gitNames.union([BuildRecord.fileName]).map { FileName($0) })
    record.outputs.withLines { lines in
      // Files are sorted, so those of a folder follow each other.
      var last = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      while let file = lines.next() {
        guard last.isEmpty || !file.path.starts(with: last) else { continue }
        let slash = file.path.firstIndex(of: UInt8(ascii: "/"))
        let name = file.path[..<(slash ?? file.path.endIndex)]
        names.insert(FileName(String(decoding: name, as: UTF8.self)))
        last = UnsafeBufferPointer(rebasing: file.path[..<(slash.map { $0 + 1 } ?? 0)])
      }
    }
    return names
  }
}
