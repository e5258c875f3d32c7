import AssentManifest
import AssentRecord

/// Logs of other devices become files of their own, beside this one; both chains stay as they are.
extension LogFileStore {
  /// Takes in the log of another device, and what was merged into that.
  ///
  /// - Parameters:
  ///   - other: is only read.
  ///   - name: of the other device, for people.
  /// - Returns: whether there was anything new.
  /// - Throws: ``StoreError`` where the other log is not whole, with the reason; then nothing was taken.
  @discardableResult
  public func merge(
    _ other: LogFileStore, name: String, at time: Manifest.Timestamp
  ) throws(StoreError) -> Bool {
    if let finding = try other.verify().first(where: { $0.isDamage }) {
      throw StoreError(place: other.folder[Self.logName], reason: "it is not whole: \(finding)")
    }
    let bytes = try other.log()
    // First what is in it, so that the summary finds it.
    for line in AcceptanceLine.all(in: bytes) {
      guard case .merged(let head, _, _)? = line.event?.action else { continue }
      let name = MergedFiles.name(of: head)
      let merged = other.folder.inner(MergedFiles.folderName)
      guard let inner = try merged.read(name, limit: AcceptanceChain.mostBytes) else { continue }
      try check(inner, merged[name], head: head)
      try keepMerged(inner, head)
    }
    return try merge(bytes, name: name, at: time)
  }

  /// Takes in the bytes of another log, which are kept as they are.
  @discardableResult
  public func merge(
    _ bytes: [UInt8], name: String, at time: Manifest.Timestamp
  ) throws(StoreError) -> Bool {
    let head = try check(bytes, name, head: nil)
    let own = AcceptanceLine.all(in: try log())
    for line in own {
      // An older state of this very log, or one that was merged before.
      if line.digest == head { return false }
      if case .merged(let before, _, _)? = line.event?.action, before == head { return false }
    }
    try keepMerged(bytes, head)
    // As whoever reads the whole log will do it, so that nothing is taken in that is not read later.
    let merged = MergedFiles(folder)
    _ = AcceptanceChain(reading: try log(), merged: merged.summary)
    guard merged.summary(of: head, name: name) != nil else {
      throw StoreError(
        place: folder[MergedFiles.folderName],
        reason:
          "it has as many logs as are read: \(MergedFiles.mostLogs), or \(AcceptanceChain.mostBytes) "
          + "bytes; nothing was taken in")
    }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    let label = String(decoding: Array(name.utf8).prefix(255), as: UTF8.self)
    try append([
      AcceptanceEvent(at: time, action: .merged(head: head, lines: lines, name: label))
    ])
    return true
  }

  /// - Returns: the digest of the last line.
  @discardableResult
  private func check(
    _ bytes: [UInt8], _ name: String, head: Manifest.Digest?
  ) throws(StoreError) -> Manifest.Digest {
    let chain = AcceptanceChain(reading: bytes)
    if let damage = chain.damage {
      throw StoreError(place: name, reason: "it is not whole: \(damage); nothing was taken in")
    }
    guard chain.tornBytes == 0 else {
      throw StoreError(
        place: name,
        reason: "it is not whole: its last record was not written to its end; nothing was taken in")
    }
    guard let last = chain.head else { throw StoreError(place: name, reason: "it has no records") }
    if let head, head != last {
      throw StoreError(place: name, reason: "it ends with \(last), and should end with \(head)")
    }
    return last
  }

  private func keepMerged(_ bytes: [UInt8], _ head: Manifest.Digest) throws(StoreError) {
    let merged = folder.inner(MergedFiles.folderName)
    try merged.make()
    do throws(FileError) {
      try merged.replace(MergedFiles.name(of: head), with: bytes)
    } catch {
      throw error.storeError
    }
  }
}
