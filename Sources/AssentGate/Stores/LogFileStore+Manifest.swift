import AssentManifest

/// The last good manifest is kept in `manifest/`, which is replaced as a whole: the next one is made
/// beside it, and the one before stays until the new one has its name.
extension LogFileStore {
  private static let current = "manifest"
  private static let next = "manifest.new"
  private static let before = "manifest.old"
  private static let mostSignatures = 16

  /// The names of the files in a folder: the manifest, and its signatures.
  private static func names(signatures count: Int = mostSignatures) -> [String] {
    [GateContent.fileName, "\(GateContent.fileName).minisig"]
      + (1..<mostSignatures).map { "\(GateContent.fileName).\($0).minisig" }.prefix(
        max(0, count - 1))
  }

  public func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? {
    for name in [Self.current, Self.before] {
      let part = folder.inner(name)
      guard let manifest = try? part.read(GateContent.fileName, limit: GateContent.mostBytes)
      else { continue }
      var signatures: [[UInt8]] = []
      for name in Self.names().dropFirst() {
        guard let bytes = try? part.read(name, limit: 4_096) else { break }
        signatures.append(bytes)
      }
      return (manifest, signatures)
    }
    return nil
  }

  public func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {
    guard signatures.count <= Self.mostSignatures else {
      throw StoreError(
        place: folder[Self.current], reason: "more than \(Self.mostSignatures) signatures")
    }
    try folder.make()
    let lock = try StoreLock(writing: folder)
    do throws(FileError) {
      let next = folder.inner(Self.next)
      try clear(Self.next)
      do throws(StoreError) { try next.make() } catch {
        throw FileError(path: error.place, reason: .words(error.reason))
      }
      for (name, bytes) in zip(Self.names(signatures: signatures.count), [manifest] + signatures) {
        try next.replace(name, with: bytes, isAlone: true)
      }
      // Where a crash left only the one before, it must not be cleared first.
      if try folder.hasFolder(Self.current) {
        try clear(Self.before)
        try folder.move(folder[Self.current], to: folder[Self.before])
      }
      try folder.move(folder[Self.next], to: folder[Self.current])
      try folder.sync()
      try clear(Self.before)
    } catch {
      throw error.storeError
    }
    _ = consume lock
  }

  /// Removes a folder with its files, and with what a kill left of one that was being written.
  private func clear(_ name: String) throws(FileError) {
    let part = folder.inner(name)
    for file in Self.names() {
      try part.remove(part[file])
      try part.remove(part.temporary(file, isAlone: true))
    }
    try part.removeFolder()
  }
}
