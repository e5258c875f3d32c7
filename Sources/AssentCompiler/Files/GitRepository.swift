import AssentDiagnostics
import AssentManifest
import Foundation

/// The Git repository that a folder lies in, read through the `git` program.
///
/// Nothing is taken from a command line but as an argument of its own, no filter or hook of the
/// repository is run, and what is read has bounds.
package struct GitRepository: Sendable {
  /// A commit.
  package struct Commit: Hashable, Sendable {
    /// As the user named it: `v1.0`.
    package var name: String
    /// All digits of its hash.
    package var id: String
    /// The day on which it was committed, in UTC.
    package var day: Manifest.Day
  }

  /// A file of a commit.
  package struct File: Hashable, Sendable {
    /// Below the folder.
    package var path: String
    package var size: Int
    var object: String
  }

  /// The folder whose files are read; it may lie anywhere in a work tree.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// What would run a program that the repository names is off.
  private static let settings = [
    "log.showSignature=false", "core.fsmonitor=", "core.hooksPath=/dev/null",
  ]
  /// The most bytes of the list of files.
  private static let mostBytesOfList = 64 << 20

  /// The commit that a revision names: a branch, a tag, a hash, `HEAD~3`.
  ///
  /// - Throws: ``UsageError`` for a revision that does not exist, ``InputError`` where there is no git
  ///   or no repository.
  package func commit(_ name: String) throws -> Commit {
    try Self.checkRevision(name)
    try checkRepository()
    guard let id = try object(name + "^{commit}") else { throw unknown(name) }
    let time = try run(["show", "--no-patch", "--format=%ct", id, "--"], limit: 4_096)
    guard time.status == 0, let seconds = Int64(Self.line(time.output)),
      let stamp = Manifest.Timestamp(secondsSinceEpoch: seconds)
    else { throw failure(time) }
    return Commit(name: name, id: id, day: stamp.day)
  }

  /// The regular files that a commit has below the folder, in the order of their paths.
  ///
  /// - Parameter isWhole: whether all files of the commit are wanted, with paths from its root.
  package func files(of commit: Commit, isWhole: Bool = false) throws(InputError) -> [File] {
    let found = try run(
      ["ls-tree", "-r", "-l", "-z"]
        + (isWhole ? ["--full-tree", commit.id] : [commit.id, "--", "."]),
      limit: Self.mostBytesOfList)
    guard found.status == 0 else { throw failure(found) }
    return found.output.split(separator: 0).compactMap { line -> File? in
      // `100644 blob 0123… 1234<tab>path`
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 4, fields[0].hasPrefix("100"), fields[1] == "blob",
        Self.isHash(fields[2]), let size = Int(fields[3]),
        let path = String(validating: line[line.index(after: tab)...], as: UTF8.self)
      else { return nil }
      return File(path: path, size: size, object: fields[2])
    }
  }

  /// The bytes of a file, as they were committed.
  package func read(_ file: File) throws(InputError) -> [UInt8] {
    guard file.size <= FileSystem.mostBytes else {
      throw .unreadable(
        path: file.path, reason: "it is larger than \(FileSystem.mostBytes) bytes in Git")
    }
    let found = try run(["cat-file", "blob", file.object], limit: file.size)
    guard found.status == 0, found.output.count == file.size else { throw failure(found) }
    return found.output
  }

  /// The bytes of a file that a revision has, as they were committed.
  ///
  /// - Parameters:
  ///   - revision: empty for what is staged.
  ///   - path: as `git show` reads it: seen from the folder where it begins with `./`, and otherwise
  ///     from the top of the work tree.
  /// - Throws: ``UsageError`` for a revision that does not exist, ``InputError`` for a file that it
  ///   does not have.
  package func file(revision: String, path: String) throws -> [UInt8] {
    let name = "\(revision):\(path)"
    if !revision.isEmpty { try Self.checkRevision(revision) }
    try checkRepository()
    if !revision.isEmpty, try object(revision + "^{commit}") == nil { throw unknown(revision) }
    guard !path.isEmpty, let id = try object(name) else {
      throw InputError.unreadable(path: name, reason: "the revision has no such file")
    }
    let size = try run(["cat-file", "-s", id], limit: 4_096)
    guard size.status == 0, let count = Int(Self.line(size.output)) else { throw failure(size) }
    guard count <= FileSystem.mostBytes else {
      throw InputError.unreadable(
        path: name, reason: "it has more than \(FileSystem.mostBytes >> 20) MiB")
    }
    let blob = try run(["cat-file", "blob", id], limit: count)
    guard blob.status == 0, blob.output.count == count else {
      throw InputError.unreadable(path: name, reason: "it is no file")
    }
    return blob.output
  }

  /// The value of a setting; `nil` where git or the setting is missing.
  package func setting(_ name: String) -> String? {
    guard let found = try? run(["config", "--get", name], limit: 1 << 16), found.status == 0
    else { return nil }
    let text = Self.line(found.output).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// Whether a file lies in the work tree of a repository: whether its folder, or one around it, holds
  /// `.git`, a folder or the file of a linked work tree. No program is asked, so that nothing can fail.
  package static func holds(file path: String) -> Bool {
    ((try? FileSystem.folders(around: path)) ?? []).contains { folder in
      (try? FileSystem.status(folder + "/.git")) ?? nil != nil
    }
  }

  // MARK: The program

  private static func checkRevision(_ name: String) throws(UsageError) {
    guard !name.isEmpty, name.utf8.first != UInt8(ascii: "-"), !name.utf8.contains(0) else {
      throw UsageError("'\(name)' is not a revision of Git")
    }
  }

  /// The hash of the object of a name; `nil` where there is none.
  private func object(_ name: String) throws(InputError) -> String? {
    let found = try run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name], limit: 4_096)
    let id = Self.line(found.output)
    return found.status == 0 && Self.isHash(id) ? id : nil
  }

  private func unknown(_ revision: String) -> UsageError {
    let shallow = try? run(["rev-parse", "--is-shallow-repository"], limit: 4_096)
    let isShallow = shallow.map { Self.line($0.output) == "true" } ?? false
    return UsageError(
      "revision '\(revision)' is not in the Git repository of '\(folder)'; "
        + (isShallow
          ? "its history was cut off when it was cloned: git fetch --unshallow --tags"
          : "'git log --oneline' lists those that are"))
  }

  private func checkRepository() throws(InputError) {
    let found = try run(["rev-parse", "--is-inside-work-tree"], limit: 4_096)
    guard found.status == 0, Self.line(found.output) == "true" else { throw failure(found) }
  }

  func run(
    _ arguments: [String], input: [UInt8] = [], limit: Int
  ) throws(InputError) -> ProgramRun.Outcome {
    let program = ProgramRun(
      words: ["git", "-C", folder, "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments,
      input: input,
      // Messages are compared and shown; nobody is asked for a password, and nothing is fetched.
      environment: [
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1",
      ],
      limit: limit)
    let outcome: ProgramRun.Outcome
    do throws(ProgramRun.Fault) { outcome = try program.run() } catch {
      switch error {
      case .cannotStart, .outOfTime:
        throw .unreadable(path: folder, reason: "git cannot be started")
      case .cannotRead:
        throw .unreadable(path: folder, reason: "the answer of git cannot be read")
      case .tooMuchOutput:
        throw .unreadable(path: folder, reason: "git gives more than \(limit) bytes")
      }
    }
    // The answer of env where there is no such program.
    guard outcome.status != 127 else {
      throw .unreadable(path: folder, reason: "git is not installed")
    }
    return outcome
  }

  func failure(_ outcome: ProgramRun.Outcome) -> InputError {
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    if lines.contains(where: { $0.contains("lazy fetching disabled") }) {
      return .unreadable(
        path: folder,
        reason: "the clone is partial, and lacks files of the revision; fetch them: git fetch "
          + "--refetch --no-filter")
    }
    let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
    let reason = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    if reason.hasPrefix("not a git repository") {
      return .unreadable(path: folder, reason: "it is in no Git repository")
    }
    return .unreadable(path: folder, reason: "git says: \(reason)")
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
