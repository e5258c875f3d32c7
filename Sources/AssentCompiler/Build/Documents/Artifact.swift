import AssentManifest
import AssentRecord

/// A file to be published.
struct Artifact: Sendable {
  /// Below the output folder.
  var path: Manifest.Path
  /// Media type.
  var type: String
  var bytes: [UInt8]
  var digest: Manifest.Digest
  /// Columns of plain text; `nil` for other types.
  var columns: Int?

  init(path: Manifest.Path, type: String, bytes: [UInt8], columns: Int? = nil) {
    self.path = path
    self.type = type
    self.bytes = bytes
    self.digest = TextDigest.digest(of: bytes)
    self.columns = columns
  }

  /// The same file at another place.
  func at(_ path: Manifest.Path) -> Artifact {
    var copy = self
    copy.path = path
    return copy
  }

  static let html = "text/html"
  static let text = "text/plain"
  static let json = "application/json"
}

/// What the link step needs to know of a file: all but its bytes.
struct ArtifactFacts: Hashable, Sendable {
  var path: Manifest.Path
  var type: String
  var size: Int
  var digest: Manifest.Digest
  var columns: Int?

  init(_ artifact: Artifact) {
    path = artifact.path
    type = artifact.type
    size = artifact.bytes.count
    digest = artifact.digest
    columns = artifact.columns
  }
}
