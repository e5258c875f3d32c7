import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The manifests published before, as `--previous` names them.
struct PreviousManifests: Sendable {
  /// One manifest, read.
  struct Entry: Sendable {
    /// The folder it lay in below the one that was named; `nil` for a file, which tells its product
    /// itself.
    var folder: String?
    var bytes: [UInt8]
    var manifest: Manifest
  }

  let entries: [Entry]
  /// The list of products, where a folder was named that has one.
  let siteManifest: [UInt8]?
  /// Of the bytes of all entries.
  let digest: Manifest.Digest

  /// Reads a manifest, or all of a folder.
  ///
  /// - Throws: ``InputError`` where there is none, or one cannot be read.
  init(_ path: String) throws(InputError) {
    var found: [(folder: String?, path: String)] = []
    // The path is named by the user, and may be a link.
    let path = try FileSystem.realPath(path) ?? path
    switch try FileSystem.status(path)?.kind {
    case .file: found = [(nil, path)]
    case .directory:
      found = try Self.folders(below: path).map {
        ($0, path + "/" + Placement.join($0, "manifest.json"))
      }
      guard !found.isEmpty else {
        throw .unreadable(path: path, reason: "there is no manifest.json in the folder")
      }
    case nil: throw .unreadable(path: path, reason: "no such file")
    case .link, .other: throw .unreadable(path: path, reason: "it is not a file or folder")
    }
    var entries: [Entry] = []
    var products = ProductManifests()
    for (folder, path) in found {
      if let folder,
        !products.hasProduct(at: Placement.join(folder, ProductManifests.fileName))
      {
        continue
      }
      let size = try FileSystem.status(path)?.size ?? 0
      guard size <= SignedState.mostBytes else {
        throw .unreadable(path: path, reason: "it is larger than \(SignedState.mostBytes) bytes")
      }
      let bytes = try FileSystem.read(path)
      do throws(ManifestError) {
        let manifest = try Manifest(parsing: bytes)
        entries.append(Entry(folder: folder, bytes: bytes, manifest: manifest))
        products.add((try? manifest.artifacts) ?? [], below: folder ?? "")
      } catch {
        // A site may publish other files of this name.
        if folder != nil, bytes.firstRange(of: Array("assent-manifest/".utf8)) == nil { continue }
        throw .unreadable(path: path, reason: "it is not a manifest: \(error)")
      }
    }
    self.entries = entries
    siteManifest = try Self.siteManifest(in: path)
    digest = TextDigest.digest(
      of: (siteManifest ?? [])
        + entries.flatMap { Array("\($0.folder ?? "") \($0.bytes.count):".utf8) + $0.bytes })
  }

  private static func siteManifest(in folder: String) throws(InputError) -> [UInt8]? {
    let path = folder + "/" + SiteManifestBuilder.fileName
    guard try FileSystem.status(path)?.kind == .file else { return nil }
    let bytes = try FileSystem.read(path, limit: SignedState.mostBytes)
    // A site may publish another file of this name.
    guard bytes.firstRange(of: Array("assent-site/".utf8)) != nil else { return nil }
    do throws(ManifestError) { _ = try SiteManifest(parsing: bytes) } catch {
      throw .unreadable(path: path, reason: "it is not a list of products: \(error)")
    }
    return bytes
  }

  /// The folders below one that have a manifest, sorted.
  private static func folders(below root: String) throws(InputError) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try FileSystem.names(
        in: folder.isEmpty ? root : root + "/" + folder, notUTF8: { _ in })
      {
        let path = Placement.join(folder, name)
        switch try FileSystem.status(root + "/" + path)?.kind {
        case .directory: if name != ".git" { folders.append(path) }
        case .file: if name == "manifest.json" { found.append(folder) }
        case .link, .other, nil: break
        }
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }
}
