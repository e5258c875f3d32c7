import AssentDiagnostics

/// The `.gitignore` of a project, which keeps what is published out of Git.
enum IgnoreFile {
  static let path = ".gitignore"

  /// What the file has to be, or `nil` where it leaves `Output/` out already.
  ///
  /// - Parameter bytes: the file as it is; `nil` where there is none.
  static func bytes(after bytes: [UInt8]?) -> [UInt8]? {
    let line = Array("Output/\n".utf8)
    guard let bytes else { return line }
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let known = ["Output", "Output/", "/Output", "/Output/", "Output/*", "/Output/*"]
    if lines.contains(where: { known.contains(String(decoding: $0, as: UTF8.self)) }) { return nil }
    let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    return bytes + (isOpen ? [UInt8(ascii: "\n")] : []) + line
  }
}
