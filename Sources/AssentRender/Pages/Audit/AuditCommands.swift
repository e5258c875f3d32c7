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

  /// All files of the agreement, against the digests that the manifest has for their paths.
  package var files: String {
    Self.files(at: Self.expression(Self.json(audit.place) + "/") + #"([^"\]|\\.)*"#) + "\n"
  }

  /// Files against the digests that the manifest beside them has for their paths, which its signature
  /// covers: a list of sums shows damage alone, and a digest without its path could be that of another
  /// version.
  ///
  /// - Parameter paths: as the manifest has them.
  package static func files(_ paths: [String]) -> String {
    files(at: "(" + paths.map { expression(json($0)) }.joined(separator: "|") + ")")
  }

  /// The manifest is canonical JSON (RFC 8785), so it has one line, and the members of a file are in a
  /// known order; a path has no other escape than that of a quotation mark.
  ///
  /// - Parameter paths: an extended regular expression (POSIX).
  private static func files(at paths: String) -> String {
    let digest = "\"digest\":\"sha256:"
    let hexadecimal = "[0-9a-f]{64}"
    let found =
      digest + hexadecimal + "\"(,\"integrity\":\"[^\"]*\")?,\"path\":\"" + paths + "\""
    let pair =
      "s/^" + digest + "(" + hexadecimal + ")\".*\"path\":\"(.*)\"$/\\1  \\2/; s/\\\\\"/\"/g"
    return "grep -oE \(ShellWord.quoted(found)) manifest.json |\n"
      + "  sed -E \(ShellWord.quoted(pair)) | sha256sum -c"
  }

  private static func json(_ text: String) -> String {
    text.replacing(scalars: ["\"": "\\\""])
  }

  private static let escapes = Dictionary(
    "\\.[]()*+?{}|^$".unicodeScalars.map { ($0, "\\\($0)") }, uniquingKeysWith: { $1 })

  /// An extended regular expression (POSIX) for a text.
  private static func expression(_ text: String) -> String {
    text.replacing(scalars: escapes)
  }

  /// The frozen texts of all versions, in the content folder.
  package var sources: String {
    sources(in: audit.history.versions.flatMap { audit.records[$0.version]?.texts ?? [] })
  }

  /// Those of one version; `nil` where it has none.
  package func sources(of version: Manifest.Version) -> String? {
    audit.records[version].map { sources(in: $0.texts) }
  }

  private func sources(in texts: [AgreementAudit.Text]) -> String {
    let lines = texts.map { "\($0.sourceDigest.hexadecimal)  \($0.file)\n" }
    return "sha256sum -c <<'END'\n" + lines.joined() + "END\n"
  }

  /// The chain of the ledger, in the content folder: prints the digest of its last line.
  package var chain: String {
    #"""
    before=
    while IFS= read -r line; do
      case $line in
        *"$before"*) ;;
        *) echo "this line does not name the one before: $line" ;;
      esac
      before="\"prev\":\"sha256:$(printf %s "$line" | sha256sum | cut -c 1-64)\""
    done < \#(ShellWord.quoted(audit.ledger.file))
    echo "$before" | cut -c 9-79

    """#
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
