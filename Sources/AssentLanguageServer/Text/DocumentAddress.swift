import AssentDiagnostics

/// The address of a document, as clients name it: `file:///home/me/license.md`, `untitled:Untitled-1`.
struct DocumentAddress: Hashable, Sendable {
  let uri: String
  /// The file that it names; `nil` for a text that is no file of this machine.
  let path: String?

  init(_ uri: String) {
    self.uri = uri
    guard uri.lowercased().hasPrefix("file://") else {
      path = nil
      return
    }
    var rest = uri.dropFirst("file://".count)
    if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let decoded = PercentEncoding.decoded(String(rest[..<end]))
    path = decoded.hasPrefix("/") && !decoded.utf8.contains(0) ? decoded : nil
  }

  init(ofFileAt path: String) {
    uri = "file://" + PercentEncoding.path.encoded(path)
    self.path = path
  }
}
