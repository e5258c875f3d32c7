import AssentManifest

/// The path of a file as a key: two are the same when their bytes are.
///
/// Strings are the same, too, when a letter and its mark are written apart in one of them; file
/// systems tell these apart.
struct FileName: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: FileName, b: FileName) -> Bool { a.text.hasBytes(of: b.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
