import AssentManifest

/// Tells the manifests of products from other files of that name.
///
/// A file that a manifest nearer to the root lists is a file like others: the manifest of a web app,
/// or a text of an agreement called `manifest`. So are signatures of such files.
struct ProductManifests {
  static let fileName = "manifest.json"

  /// Files that manifests list, of those whose names are those of signed files or signatures.
  private var listed: Set<FileName> = []

  /// Whether a file is the manifest of a product, once those nearer to the root were added.
  func hasProduct(at path: String) -> Bool {
    Placement.fileName(of: path) == Self.fileName && !lists(path)
  }

  /// Whether a manifest lists a file as one of its own.
  func lists(_ path: String) -> Bool { listed.contains(FileName(path)) }

  /// Takes in what the manifest of a folder lists.
  mutating func add(_ artifacts: [Manifest.Artifact], below folder: String) {
    for artifact in artifacts {
      let name = Placement.fileName(of: artifact.path.text)
      guard
        name.hasSuffix(SignatureName.ending) || SignatureName.targets.contains(name.lowercased())
      else { continue }
      listed.insert(FileName(Placement.join(folder, artifact.path.text)))
    }
  }
}
