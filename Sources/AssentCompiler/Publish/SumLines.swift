import AssentManifest

/// Lines as `sha256sum --check` reads them, sorted by path.
struct SumLines {
  private var lines: [(path: String, digest: Manifest.Digest)] = []
  /// How many bytes of a path come before what a line has of it.
  private let skipped: Int

  /// - Parameter folder: of the product, which the paths are below.
  init(below folder: String) {
    let folder = Placement.published(folder)?.text ?? ""
    skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
  }

  mutating func add(_ files: [ArtifactFacts]) {
    for file in files {
      let path = file.path.text
      lines.append(
        (
          skipped == 0 ? path : String(path.utf8.dropFirst(skipped)) ?? path,
          file.digest
        ))
    }
  }

  var bytes: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(lines.reduce(0) { $0 + $1.path.utf8.count + 67 })
    for (path, digest) in lines.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      digest.withText { out += $0.dropFirst("sha256:".utf8.count) }
      out += "  ".utf8
      out += path.utf8
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }
}
