import AssentDiagnostics

/// The file that makes a Git host check and publish the documents.
package struct StarterWorkflow {
  package enum Host: String, CaseIterable, Sendable {
    case github
    case gitlab
  }

  package var host: Host
  /// Where the release archive of the program lies: an `https:` address, or a path in the project.
  package var archive: String
  /// The SHA-256 sum of the program in the archive, in hexadecimal digits.
  package var digest: String
  /// Whether the program is one for ARM processors of 64 bits.
  package var isARM: Bool

  package init(host: Host, archive: String, digest: String, isARM: Bool) {
    self.host = host
    self.archive = archive
    self.digest = digest
    self.isARM = isARM
  }

  /// Whether a text can be the place of an archive, in every file and shell that it is put in.
  package static func isArchive(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !"\"'\\$`<>{}|^".utf8.contains(byte)
    }
    guard isPlain, !text.isEmpty else { return false }
    if text.contains("://") { return text.hasPrefix("https://") && text.utf8.count > 8 }
    return !text.hasPrefix("/") && !text.hasPrefix("-")
      && !text.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." }
  }

  /// Where the file goes, and the name of its template.
  package var place: (path: String, template: String) {
    switch host {
    case .github: (".github/workflows/agreements.yml", "github.yml")
    case .gitlab: (".gitlab-ci.yml", "gitlab.yml")
    }
  }

  var values: [String: String] {
    [
      "archive": archive, "digest": digest,
      "runner": isARM ? "ubuntu-24.04-arm" : "ubuntu-latest",
    ]
  }
}
