import AssentManifest

/// Where a gate reads what was published: a folder, the resources of an app, a download.
public protocol PublishedSource: Sendable {
  /// The bytes of a file, by its path from the folder of the manifest.
  ///
  /// - Parameter limit: more bytes than that are an error.
  /// - Returns: `nil` where there is no such file.
  /// - Throws: ``GateRefusal/unreadable(_:)``.
  func bytes(of path: String, limit: Int) throws(GateRefusal) -> [UInt8]?
}
