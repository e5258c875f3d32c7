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

/// A word as a shell reads it back.
package enum ShellWord {
  /// The word itself where no shell finds a meaning in it, and otherwise between quotes.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-_./:@%+=,".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
