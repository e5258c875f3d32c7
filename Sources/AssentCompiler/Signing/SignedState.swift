import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What keys signed of one state of a site: its manifests, the list of them, and the revoked keys.
package struct SignedState: Sendable {
  /// The folder or file as the user names it.
  package var name: String
  package var files: [SignedFile] = []
  /// `nil` where there is no list, or none that can be read.
  package var revocations: Revocations?

  init(name: String) { self.name = name }

  /// The largest manifest that is read, in bytes.
  static let mostBytes = 64 << 20

  /// Reads a state that was published before: a folder, or one file of it with its signatures.
  ///
  /// - Throws: ``InputError`` where it cannot be read, or holds nothing that is signed.
  package init(_ path: String) throws(InputError) {
    self.init(name: path)
    guard let place = FileSystem.realPath(path) else {
      throw .unreadable(path: path, reason: "no such file")
    }
    if FileSystem.isDirectory(place) {
      let folder = PublishedFolder(place)
      let paths = try folder.paths()
      for path in paths where Placement.fileName(of: path) == "manifest.json" {
        try add(path, in: folder, beside: paths)
      }
      for path in ["site.json", "revocations.json"] where paths.contains(path) {
        try add(path, in: folder, beside: paths)
      }
    } else {
      let folder = PublishedFolder(Placement.folder(of: place))
      let names = try FileSystem.names(in: folder.root, notUTF8: { _ in })
      try add(Placement.fileName(of: place), in: folder, beside: names)
    }
    guard !files.isEmpty else {
      throw .unreadable(path: path, reason: "holds no manifest.json and no site.json")
    }
  }

  private mutating func add(
    _ path: String, in folder: PublishedFolder, beside paths: [String]
  ) throws(InputError) {
    let bytes = try folder.read(path, limit: Self.mostBytes)
    var file: SignedFile
    if let manifest = try? Manifest(parsing: bytes) {
      file = SignedFile(manifest, path: path, bytes: bytes)
    } else if let site = try? SiteManifest(parsing: bytes) {
      file = SignedFile(site, path: path, bytes: bytes)
    } else if let list = try? Revocations(parsing: bytes) {
      revocations = list
      file = SignedFile(list, path: path, bytes: bytes)
    } else {
      throw .unreadable(path: folder.name(of: path), reason: "is no manifest and no list of a site")
    }
    for other in paths {
      // A copy may have a name of its own.
      guard other.hasPrefix(path + "."), other.hasSuffix(SignatureName.ending),
        let bytes = try? folder.read(other, limit: Signature.mostBytes),
        let signature = try? Signature(parsing: bytes)
      else { continue }
      file.signatures.append(SignedFile.Signed(path: other, signature: signature))
    }
    files.append(file)
  }
}
