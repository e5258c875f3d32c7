import AssentDiagnostics

/// Commands of Git as help texts show them, to be typed into a shell.
enum GitCommand {
  /// Takes files back as a commit has them.
  ///
  /// The commit is named, as the index, and the last commit as well, may have the edit already; and
  /// a file that was moved or that two branches changed is not taken back from the index at all.
  static func takeBack(_ paths: [String]) -> String {
    let files = paths.map(ShellWord.quoted).joined(separator: " ")
    return
      "git checkout HEAD -- \(files) (or, in place of HEAD, the commit before the edit: git log "
      + "-- \(files))"
  }
}
