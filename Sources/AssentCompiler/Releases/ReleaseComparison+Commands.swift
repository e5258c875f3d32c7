import AssentDiagnostics
import AssentManifest

extension ReleaseComparison {
  /// The command that releases a working text for the first time.
  ///
  /// It is run on a day that is not known here. What is published as it stands has mostly been in force
  /// already.
  static func firstReleaseCommand(_ text: WorkingText, _ root: String) -> String {
    "assent release \(name(text.key)) --version \(text.listing.version)"
      + " --effective \(text.listing.effective) --effective-in-past" + contentOption(root)
  }

  /// The command that releases a version of before from Git.
  static func releaseCommand(
    _ version: Manifest.Version, _ key: String, from revision: String, _ root: String
  ) -> String {
    "assent release \(name(key)) --version \(version) --from \(revision)"
      + contentOption(root)
  }

  /// The command that releases a draft.
  package static func releaseCommand(of draft: Draft, _ root: String) -> String {
    "assent release \(name(draft.key))" + contentOption(root)
  }

  /// The command that takes a released text back as the working text.
  static func copy(_ kept: String, to file: String) -> String {
    "cp \(ShellWord.quoted(kept)) \(ShellWord.quoted(file))"
  }

  static func withdrawCommand(
    _ version: Manifest.Version, _ key: String, _ root: String
  ) -> String {
    "assent release withdraw \(name("\(key)@\(version)")) --reason \"…\""
      + contentOption(root)
  }

  /// An agreement as an argument: what begins with a hyphen is no option behind `./`.
  static func name(_ key: String) -> String {
    ShellWord.quoted(key.utf8.first == UInt8(ascii: "-") ? "./" + key : key)
  }

  static func contentOption(_ root: String) -> String {
    root == "content" ? "" : " --content \(ShellWord.quoted(root))"
  }
}
