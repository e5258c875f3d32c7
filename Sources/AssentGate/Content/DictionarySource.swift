import AssentManifest

/// What was published, in memory: the resources of an app, a download, a test.
public struct DictionarySource: PublishedSource {
  /// By path from the folder of the manifest.
  public var files: [String: [UInt8]]

  /// A source of files by their paths from the folder of the manifest.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  public func bytes(of path: String, limit: Int) throws(GateRefusal) -> [UInt8]? {
    guard let bytes = files[path] else { return nil }
    guard bytes.count <= limit else { throw .unreadable("'\(path)' is larger than \(limit) bytes") }
    return bytes
  }
}
