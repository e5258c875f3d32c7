import AssentDiagnostics

/// The `.gitignore` of a project, which keeps what is published, and secret keys, out of Git.
enum IgnoreFile {
  static let path = ".gitignore"

  /// The lines that it has to have, each with others that say the same.
  private static let wanted: [(line: String, same: Set<String>)] = [
    ("Output/", ["Output", "Output/", "/Output", "/Output/", "Output/*", "/Output/*"]),
    ("*.key", ["*.key", "/*.key", "**/*.key"]),
  ]

  /// What the file has to be, with the lines that it lacks; `nil` where it has them all.
  ///
  /// - Parameter bytes: the file as it is; `nil` where there is none.
  static func bytes(after bytes: [UInt8]?) -> (bytes: [UInt8], added: [String])? {
    let bytes = bytes ?? []
    let lines = Set(
      bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        .map { String(decoding: $0, as: UTF8.self) })
    let added = wanted.filter { $0.same.isDisjoint(with: lines) }.map(\.line)
    guard !added.isEmpty else { return nil }
    let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    return (
      bytes + (isOpen ? [UInt8(ascii: "\n")] : []) + added.flatMap { Array("\($0)\n".utf8) }, added
    )
  }
}
