import AssentCompiler
import AssentDiagnostics
import AssentManifest

/// A document that a client has open: its text as it is in the editor, saved or not.
struct OpenText: Sendable {
  /// As the client names it.
  let uri: String
  var version: Int?
  private(set) var source: SourceFile
  var encoding: PositionEncoding
  /// The text as lint sees it, where it was asked for since the last change.
  var checked: CheckedText?
  /// What it is held against, where it was read.
  var surroundings: TextSurroundings?
  /// Whether the client has to be told what is found.
  var awaitsFindings = true

  /// A larger text is kept, and not looked at.
  static let mostBytes = 1 << 22

  init(uri: String, version: Int?, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.encoding = encoding
    source = SourceFile(path: DocumentAddress(uri).path ?? uri, text: text)
  }

  var positions: PositionMap { PositionMap(source: source, encoding: encoding) }
  var isTooLarge: Bool { source.bytes.count > Self.mostBytes }

  /// Makes the changes of a notification, one after the other.
  ///
  /// - Returns: whether all of them could be read; the others are made.
  mutating func apply(_ changes: [JSONValue]) -> Bool {
    var isWhole = true
    var lines = EditedLines(source.bytes)
    for change in changes {
      guard let text = change["text"]?.string else {
        isWhole = false
        continue
      }
      if let range = change["range"], range != .null {
        guard let ends = TextPosition.ends(of: range) else {
          isWhole = false
          continue
        }
        lines.replace(ends, with: Array(text.utf8), encoding)
      } else {
        lines = EditedLines(text.utf8)
      }
    }
    source = SourceFile(path: source.path, bytes: lines.bytes)
    checked = nil
    awaitsFindings = true
    return isWhole
  }
}
