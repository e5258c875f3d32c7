import AssentGate
import Foundation

/// Where the tool finds what it needs; a tool of your own has an installation folder instead.
enum Place {
  private static let environment = ProcessInfo.processInfo.environment

  /// What `./publish` published; beside the program, or where the variable says.
  static let published = environment["GATED_TOOL_PUBLISHED"] ?? "published"

  /// `$XDG_STATE_HOME/gated-tool`, by default `~/.local/state/gated-tool`.
  static let state: String = {
    let home = environment["HOME"] ?? "."
    // One that is empty or relative does not count (XDG Base Directory Specification).
    let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? "\(home)/.local/state") + "/gated-tool"
  }()

  /// The keys that the tool trusts: `./publish` writes the line.
  static let keys = [PublicKey.text].compactMap { PinnedKey($0) }
}

/// Says why, and ends with an exit code.
func leave(_ code: Int32, _ sentences: String...) -> Never {
  FileHandle.standardError.write(Data(sentences.map { $0 + "\n" }.joined().utf8))
  exit(code)
}
