import AssentManifest
import AssentRecord
import Crypto

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension LogFileStore {
  public func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    guard !events.isEmpty else { return }
    guard events.count <= AcceptanceChain.mostEventsAtOnce else {
      throw StoreError(
        place: folder[Self.logName],
        reason: "more than \(AcceptanceChain.mostEventsAtOnce) events at once")
    }
    try folder.make()
    let lock = try StoreLock(writing: folder)
    do throws(FileError) { try write(events) } catch { throw error.storeError }
    _ = consume lock
  }

  /// Under the lock.
  private func write(_ events: [AcceptanceEvent]) throws(FileError) {
    var state: LogState
    do throws(StoreError) { state = try LogState(reading: folder, isWhole: false) } catch {
      throw FileError(path: error.place, reason: .words(error.reason))
    }
    let path = folder[Self.logName]
    if let reason = state.standing.refusal(of: events) {
      throw FileError(path: path, reason: .words(reason))
    }
    let broken = try mend(&state)
    var chain = state.chain
    let start = chain.byteCount
    let lines = chain.append(events, after: broken, merged: MergedFiles(folder).summary)
    guard Self.longestLine(of: lines) <= AcceptanceChain.mostBytesOfLine else {
      throw FileError(path: path, reason: .lineTooLong(AcceptanceChain.mostBytesOfLine))
    }
    guard start + lines.count <= AcceptanceChain.mostBytes else {
      throw FileError(path: path, reason: .tooLarge(AcceptanceChain.mostBytes))
    }
    if state.status == nil { try create(path, state.mirror) }
    guard let file = try OpenFile.open(path, O_WRONLY | O_APPEND, calls: folder.calls) else {
      throw FileError(path: path, number: ENOENT)
    }
    // Whoever writes without the lock would otherwise come between.
    guard try file.status().size == start else { throw FileError(path: path, reason: .locked) }
    do throws(FileError) {
      try file.write(lines)
      try file.sync()
    } catch {
      // All or nothing; if even that fails, what is half there is found torn.
      if (try? file.truncate(to: start)) != nil { _ = try? file.sync() }
      throw error
    }
    let mirror = HeadMirror(lines: chain.lineCount, bytes: chain.byteCount, head: chain.head)
    do throws(FileError) {
      try folder.replace(HeadMirror.name, with: mirror.json, isAlone: true)
    } catch {
      // One that stayed behind is right; one of a log that was cut or damaged says that this one is.
      guard let broken, broken.kind != .torn else { return }
      if (try? file.truncate(to: start)) != nil { _ = try? file.sync() }
      throw error
    }
    guard let status = try? file.status() else { return }
    state = LogState(of: chain, status, mirror)
    StateCheckpoint.keep(state, of: status, in: folder, isAlone: true)
  }

  private static func longestLine(of bytes: [UInt8]) -> Int {
    bytes.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
  }

  /// Makes an empty log; its mirror comes first, so that a log without one has lost it.
  private func create(_ path: String, _ mirror: HeadMirror?) throws(FileError) {
    if mirror == nil { try folder.replace(HeadMirror.name, with: HeadMirror().json, isAlone: true) }
    guard
      let file = try OpenFile.open(
        path, O_WRONLY | O_CREAT | O_EXCL, mode: folder.mode, calls: folder.calls)
    else { throw FileError(path: path, number: ENOENT) }
    if folder.isPublic { try file.setMode(folder.mode) }
    try folder.sync()
  }

  /// Puts aside what cannot be read.
  ///
  /// - Returns: what the next line has to say of it.
  private func mend(_ state: inout LogState) throws(FileError) -> AcceptanceBreak? {
    if state.chain.damage != nil {
      let name = try keepDamaged()
      let mirror = state.mirror
      state = LogState(after: mirror)
      return AcceptanceBreak(
        kind: .damaged, file: name, lines: mirror?.lines, head: mirror?.head)
    }
    let torn = try keepTorn(state)
    if state.isShortened {
      return AcceptanceBreak(
        kind: .cut, file: torn, lines: state.mirror?.lines, head: state.mirror?.head)
    }
    return torn.map { AcceptanceBreak(kind: .torn, file: $0) }
  }

  private func keepDamaged() throws(FileError) -> String {
    let path = folder[Self.logName]
    var hash = SHA256()
    if let file = try OpenFile.open(path, O_RDONLY, calls: folder.calls) {
      var offset = 0
      while true {
        let bytes = try file.read(at: offset, count: 1 << 20)
        if bytes.isEmpty { break }
        hash.update(data: bytes)
        offset += bytes.count
      }
    }
    let digest = Manifest.Digest(sha256: hash.finalize())
    let name = "acceptances.damaged-\(digest.hexadecimal.prefix(16)).ndjson"
    try folder.move(path, to: folder[name])
    try folder.sync()
    return name
  }

  private func keepTorn(_ state: LogState) throws(FileError) -> String? {
    guard let status = state.status, status.size > state.chain.byteCount else { return nil }
    let start = state.chain.byteCount
    let path = folder[Self.logName]
    guard let file = try OpenFile.open(path, O_RDWR, calls: folder.calls) else { return nil }
    let bytes = try file.read(at: start, count: status.size - start)
    let digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    let name = "acceptances.torn-\(digest.hexadecimal.prefix(16))"
    try folder.replace(name, with: bytes, mode: 0o600, isAlone: true)
    try file.truncate(to: start)
    try file.sync()
    return name
  }
}

extension LogState {
  /// What counts of the log when it goes on: nothing after damage.
  fileprivate var standing: AcceptanceChain {
    chain.damage == nil && !isShortened ? chain : AcceptanceChain()
  }

  /// No log, where one should have been.
  fileprivate init(after mirror: HeadMirror?) {
    chain = AcceptanceChain()
    self.mirror = mirror
  }

  /// What was just written.
  fileprivate init(of chain: AcceptanceChain, _ status: OpenFile.Status, _ mirror: HeadMirror) {
    (self.chain, self.status, self.mirror) = (chain, status, mirror)
  }
}
