import AssentDiagnostics
import AssentManifest

/// The commands with which the files of an agreement are checked without this program.
///
/// Each can be pasted into a shell (POSIX), in a copy of the folder that holds the manifest or, for
/// ``sources``, of the content folder.
package struct AuditCommands: Sendable {
  private let audit: AgreementAudit

  package init(_ audit: AgreementAudit) {
    self.audit = audit
  }

  /// All files of the agreement, against the manifest.
  package var sums: String { Self.sums(of: ["\"path\":\"\(audit.place)/"]) + "\n" }

  /// Files against the digests that the manifest beside them gives, which its signature covers: a list
  /// of sums shows damage alone, and a digest without its path could be that of another version.
  ///
  /// - Parameter patterns: each file holds one of these in its entry: `"path":"a.txt"`.
  package static func sums(of patterns: [String]) -> String {
    "grep -o '\"digest\":\"sha256:[0-9a-f]*\",\"path\":\"[^\"]*\"' manifest.json |\n  grep -F"
      + patterns.map { " -e " + ShellWord.quoted($0) }.joined()
      + " |\n  sed 's/.*sha256:\\(.*\\)\",\"path\":\"\\(.*\\)\"/\\1  \\2/' | sha256sum -c"
  }

  /// The pattern of ``sums(of:)`` for one file.
  package static func pattern(of path: String) -> String { "\"path\":\"\(path)\"" }

  /// One file at its place, against the manifest.
  package var listed: String? {
    audit.example.map {
      "grep -c -F \"\\\"digest\\\":\\\"sha256:$(sha256sum < \(ShellWord.path($0)) | cut -c 1-64)\\\",\""
        + "\(ShellWord.quoted(Self.pattern(of: $0))) manifest.json\n"
    }
  }

  /// The frozen texts, in the content folder.
  package var sources: String {
    let texts = audit.history.versions.flatMap { audit.records[$0.version]?.texts ?? [] }
    let lines = texts.map { "\($0.sourceDigest.hexadecimal)  \($0.file)\n" }
    return "sha256sum -c <<'END'\n" + lines.joined() + "END\n"
  }

  /// The signature of the manifest by a key; `nil` for a key that signs none, or is only named.
  ///
  /// The page is made before anything is signed, so the order of the keys says in which file each signs.
  package func signature(of key: Manifest.Key) -> String? {
    guard let text = key.publicKey, !key.isRecovery else { return nil }
    let signature = audit.keys.place(ofSignatureOf: "manifest.json", by: key.id)
    let (word, file) = (ShellWord.quoted(text), ShellWord.quoted(signature))
    // The key goes into a file out of the way: what is published holds no file that is not listed.
    return "minisign -V -P \(word) -m manifest.json -x \(file)\n\nkey=$(mktemp)\n"
      + "printf '%s\\n' 'untrusted comment: minisign public key' \(word) > \"$key\"\n"
      + "signify-openbsd -V -p \"$key\" -m manifest.json -x \(file)\n"
  }
}
