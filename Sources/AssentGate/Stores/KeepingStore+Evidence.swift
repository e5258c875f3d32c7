import AssentManifest

/// What belongs to records and is not in the log: screens, and signatures of others.
extension KeepingStore {
  private static var countersignaturesName: String { "countersignatures.ndjson" }
  private static var mostBytesOfCountersignatures: Int { 64 << 20 }
  /// With what changed, which is no longer than two texts.
  private static var mostBytesOfPresentation: Int { 32 << 20 }

  private static func name(of digest: Manifest.Digest) -> String {
    "presentations/\(digest.hexadecimal.prefix(32)).json"
  }

  public func keep(_ presentation: Presentation) throws(StoreError) {
    let digest = presentation.digest
    if self.presentation(digest) != nil { return }
    try keep(CanonicalJSON.bytes(of: .object(presentation.json)), as: Self.name(of: digest))
  }

  public func presentation(_ digest: Manifest.Digest) -> Presentation? {
    let bytes = (try? kept(Self.name(of: digest), limit: Self.mostBytesOfPresentation)) ?? nil
    guard let bytes, let value = try? JSONValue(parsing: bytes),
      let presentation = Presentation(reading: value), presentation.digest == digest
    else { return nil }
    return presentation
  }

  // MARK: Countersignatures

  /// Keeps a countersignature, if it is one of a line of the log, and not yet kept.
  ///
  /// - Parameter keys: those of servers whose signatures are taken; where none is given, only what can be
  ///   told without a key is checked.
  public func keep(
    _ countersignature: Countersignature, keys: [PinnedKey] = []
  ) throws(StoreError) {
    let line = AcceptanceLine.all(in: try log()).first { $0.digest == countersignature.line }
    guard let line else {
      throw StoreError(
        place: Self.countersignaturesName,
        reason: "no line of the log has the digest \(countersignature.line) that was countersigned")
    }
    try Self.check(countersignature, of: line, keys)
    try add([countersignature])
  }

  /// Has each record, and each line that takes one back, countersigned that is not yet, oldest first.
  ///
  /// To be called when the network is there, after an answer or now and then: what failed is tried again by
  /// the next call. The records are stored before, and stand whatever comes of this.
  /// - Parameter keys: as in ``keep(_:keys:)``.
  /// - Returns: how many were countersigned.
  /// - Throws: what the server threw, once what it signed before is kept, and ``StoreError``.
  public func countersign(
    by server: some Countersigner, keys: [PinnedKey] = []
  ) async throws -> Int {
    let known = Set(Self.countersignatures(in: try keptBytesOfCountersignatures()).map(\.line))
    var signed: [Countersignature] = []
    do {
      for line in AcceptanceLine.all(in: try log())
      where Self.isCountersigned(line) && !known.contains(line.digest) {
        let signature = try await server.countersign(line: line.bytes)
        try Self.check(signature, of: line, keys)
        signed.append(signature)
      }
    } catch {
      try add(signed)
      throw error
    }
    try add(signed)
    return signed.count
  }

  public func countersignatures(
    of line: Manifest.Digest
  ) throws(StoreError) -> [Countersignature] {
    let lines = Self.lines(try keptBytesOfCountersignatures())
    let read = lines.map { Self.countersignature($0) }
    if let unreadable = read.firstIndex(of: nil) {
      throw StoreError(
        place: Self.countersignaturesName,
        reason: "line \(unreadable + 1) is no countersignature\(Self.fault(in: lines[unreadable]))")
    }
    return read.compactMap(\.self).filter { $0.line == line }
  }

  /// - Throws: ``StoreError`` for what is no signature of the line, or of none of the keys.
  private static func check(
    _ signature: Countersignature, of line: AcceptanceLine, _ keys: [PinnedKey]
  ) throws(StoreError) {
    func refusal(_ reason: String) -> StoreError {
      StoreError(place: countersignaturesName, reason: reason)
    }
    guard signature.bytes.count <= Countersignature.mostBytes else {
      throw refusal("a countersignature is too large")
    }
    let check = signature.check(line.bytes, keys: keys)
    guard check.outcome == .holds || check.outcome == .unchecked && keys.isEmpty else {
      throw refusal(
        "what was given for line \(line.number) of the log is no signature of it: \(check.description)"
      )
    }
  }

  private static func isCountersigned(_ line: AcceptanceLine) -> Bool {
    if case .withdrawn? = line.event?.action { return true }
    return line.acceptance != nil
  }

  private func add(_ countersignatures: [Countersignature]) throws(StoreError) {
    guard !countersignatures.isEmpty else { return }
    let limit = Self.mostBytesOfCountersignatures
    try change(Self.countersignaturesName, limit: limit) { read throws(StoreError) in
      var bytes = try read() ?? []
      // Whoever edits the file by hand may have left the end of the last line out.
      if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      let known = Set(Self.countersignatures(in: bytes))
      for countersignature in countersignatures where !known.contains(countersignature) {
        bytes += CanonicalJSON.bytes(of: .object(countersignature.json)) + [UInt8(ascii: "\n")]
      }
      guard bytes.count <= limit else {
        throw StoreError(
          place: Self.countersignaturesName, reason: "it would have more than \(limit) bytes")
      }
      return bytes
    }
    guard
      Set(Self.countersignatures(in: try keptBytesOfCountersignatures())).isSuperset(
        of: countersignatures)
    else {
      throw StoreError(
        place: Self.countersignaturesName, reason: "what was written cannot be read back")
    }
  }

  private func keptBytesOfCountersignatures() throws(StoreError) -> [UInt8] {
    try kept(Self.countersignaturesName, limit: Self.mostBytesOfCountersignatures) ?? []
  }

  /// Those that can be read.
  private static func countersignatures(in bytes: [UInt8]) -> [Countersignature] {
    lines(bytes).compactMap { countersignature($0) }
  }

  /// The lines that are not blank.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.contains { $0 > 0x20 } }
  }

  /// Why a line is no countersignature, and what to do, as the rest of a sentence.
  private static func fault(in line: ArraySlice<UInt8>) -> String {
    let advice = "; put the file back as it was, or take the line out"
    guard let value = try? JSONValue(parsing: Array(line)) else {
      return ": it is no JSON" + advice
    }
    let kind = value["kind"]?.string
    let isNewer = kind.map { Countersignature.Kind(rawValue: $0) == nil } ?? false
    return Receipt.fault(in: value)
      + (isNewer ? "; use the version of the program that wrote it" : advice)
  }

  private static func countersignature(_ line: ArraySlice<UInt8>) -> Countersignature? {
    (try? JSONValue(parsing: Array(line))).flatMap { Countersignature(reading: $0) }
  }
}
