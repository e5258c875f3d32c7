import AssentManifest

/// Files of the folder by their names, changed under the lock for writing.
extension LogFileStore: KeepingStore {
  public func kept(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
    let (part, file) = place(of: name)
    return try part.read(file, limit: limit)
  }

  public func change(
    _ name: String, limit: Int,
    _ body: (() throws(StoreError) -> [UInt8]?) throws(StoreError) -> [UInt8]?
  ) throws(StoreError) {
    try folder.make()
    let lock = try StoreLock(writing: folder)
    let (part, file) = place(of: name)
    let bytes = try body { () throws(StoreError) in try part.read(file, limit: limit) }
    if let bytes {
      if part.path != folder.path { try part.make() }
      do throws(FileError) { try part.replace(file, with: bytes, isAlone: true) } catch {
        throw error.storeError
      }
    }
    _ = consume lock
  }

  private func place(of name: String) -> (folder: StoreFolder, file: String) {
    guard let slash = name.firstIndex(of: "/") else { return (folder, name) }
    return (folder.inner(String(name[..<slash])), String(name[name.index(after: slash)...]))
  }
}
