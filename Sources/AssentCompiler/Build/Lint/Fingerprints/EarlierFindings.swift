import AssentDiagnostics

/// The findings of the same files as they were at a commit, to tell what a change brings.
package struct EarlierFindings: Sendable {
  /// By the present names of the files below the top of the work tree.
  private var known = KnownFindings([])
  private let root: ReportRoot

  /// Lints the commit in a folder of its own, with the configuration it had.
  ///
  /// - Parameter run: what is linted; a path that the commit does not have brings no findings.
  /// - Throws: ``UsageError`` for a revision that does not exist, ``InputError`` where there is no
  ///   repository.
  package init(of revision: String, for run: LintRun) throws {
    let paths = try PathExpansion.expanded(run.paths).map {
      $0 == "-" ? run.standardInputName ?? $0 : $0
    }
    guard !paths.contains("-") else {
      throw UsageError(
        "--base cannot tell which file standard input is; name it with --stdin-filename")
    }
    let current = try FileSystem.realPath(".") ?? "/"
    let first = ReportRoot(folder: "/", current: current)
    let folder =
      paths.first.map(first.absolute).map {
        FileSystem.isDirectory($0) ? $0 : Placement.folder(of: $0)
      } ?? current
    let repository = GitRepository(
      folder: FileSystem.isDirectory(folder.isEmpty ? "/" : folder) ? folder : current)
    let commit = try repository.commit(revision)
    root = ReportRoot(folder: try repository.top(), current: current)
    let below = try paths.map { path in
      let real = try FileSystem.realPath(path)
      guard let below = root.path(of: real ?? path) else {
        if root.folder == real { return "" }
        throw UsageError("'\(path)' is not in the Git repository of '\(root.folder)'")
      }
      return below
    }
    let contents = zip(paths, below).map { path, below -> String in
      let place = ContentPlace(of: path, isFolder: FileSystem.isDirectory(path))
      let outer = place.root.flatMap { $0 == root.folder ? "" : root.path(of: $0) }
      return outer ?? (FileSystem.isDirectory(path) ? below : Placement.folder(of: below))
    }
    let checkout = try GitCheckout(repository, commit, below: contents)
    defer { checkout.remove() }
    let renamed = try repository.renames(since: commit)
    let old = Dictionary(renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let there = below.map { checkout.folder + "/" + (old[$0] ?? $0) }
      .filter { FileSystem.isDirectory($0) || FileSystem.isFile($0) }
    guard !there.isEmpty else { return }
    var earlier = LintRun(paths: there, jobs: run.jobs)
    earlier.kind = run.kind
    earlier.judgesKind = run.judgesKind
    let result = try earlier.run(.none)
    let place = ReportRoot(folder: checkout.folder, current: current)
    // Some messages name files.
    let diagnostics = result.diagnostics.map { finding -> Diagnostic in
      var finding = finding
      finding.message = finding.message.replacing(checkout.folder + "/", with: "")
      return finding
    }
    let prints = FindingFingerprint.all(diagnostics, in: result.sources)
    known = KnownFindings(
      zip(diagnostics, prints).map { finding, print in
        let name = place.name(of: finding.file)
        return KnownFindings.Entry(file: renamed[name] ?? name, fingerprint: print)
      })
  }

  /// The findings that the commit did not have.
  package func new(among diagnostics: [Diagnostic], in sources: SourceTexts) -> [Diagnostic] {
    let prints = FindingFingerprint.all(diagnostics, in: sources)
    let matches = known.matches(
      zip(diagnostics, prints).map {
        (root.name(of: (try? FileSystem.realPath($0.file)) ?? $0.file), $1)
      })
    return zip(diagnostics, matches).filter { $0.isWrongConfiguration || $1 == nil }
      .map(\.0)
  }
}
