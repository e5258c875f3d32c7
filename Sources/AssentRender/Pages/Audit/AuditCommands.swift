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

  /// A path that no program takes for an option.
  private static func path(_ path: String) -> String {
    ShellWord.quoted(path.hasPrefix("-") ? "./" + path : path)
  }

  /// All files of the agreement, against the list of sums.
  package var sums: String {
    "grep -F -e \(ShellWord.quoted("  \(audit.place)/")) SHA256SUMS | sha256sum -c\n"
  }

  /// One file, against the manifest.
  package var listed: String? {
    audit.example.map {
      "grep -c \"$(sha256sum < \(Self.path($0)) | cut -c 1-64)\" manifest.json\n"
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
  /// The first key signs in `manifest.json.minisig`, any other in a file with its name.
  package func signature(of key: Manifest.Key) -> String? {
    guard let text = key.publicKey, !key.isRecovery else { return nil }
    let isFirst = audit.keys.first { !$0.isRecovery } == key
    let signature = isFirst ? "manifest.json.minisig" : "manifest.json.\(key.id).minisig"
    let (word, file) = (ShellWord.quoted(text), ShellWord.quoted(signature))
    // The key goes into a file out of the way: what is published holds no file that is not listed.
    return "minisign -V -P \(word) -m manifest.json -x \(file)\n\nkey=$(mktemp)\n"
      + "printf '%s\\n' 'untrusted comment: minisign public key' \(word) > \"$key\"\n"
      + "signify-openbsd -V -p \"$key\" -m manifest.json -x \(file)\n"
  }
}
