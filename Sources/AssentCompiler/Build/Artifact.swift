import AssentManifest

/// A file to be published.
struct Artifact: Sendable {
  /// Path below the output folder.
  var path: String
  /// Media type.
  var type: String
  var bytes: [UInt8]
  var digest: String
  /// Columns of plain text; `nil` for other types.
  var columns: Int?

  static let html = "text/html"
  static let text = "text/plain"
  static let json = "application/json"
}

/// What the link step needs to know of a file: all but its bytes.
struct ArtifactFacts: Hashable, Sendable {
  var path: String
  var type: String
  var size: Int
  var digest: String
  var columns: Int?

  init(_ artifact: Artifact) {
    path = artifact.path
    type = artifact.type
    size = artifact.bytes.count
    digest = artifact.digest
    columns = artifact.columns
  }
}
