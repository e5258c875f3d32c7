import AssentManifest

extension AcceptanceSummary {
  /// Writes what of a whole log counts; damage is not kept.
  func write(to writer: inout CheckpointWriter) {
    writer.append(seen.map { Int64($0.sequence) })
    if let seen { writer.append(seen.digest.description) }
    writer.append(newest?.secondsSinceEpoch)
    writer.append(wasDamaged)
    writer.append(Int64(missingMerged.count))
    for name in missingMerged { writer.append(name) }
    writer.append(Int64(withdrawn.count))
    for id in withdrawn.sorted() { writer.append(id) }
    writer.append(Int64(resets.count))
    for (scope, time) in resets.sorted(by: { $0.key.order < $1.key.order }) {
      writer.append(scope.document)
      writer.append(scope.subject)
      writer.append(time.secondsSinceEpoch)
    }
    writer.append(Int64(standings.count))
    let sorted = standings.sorted {
      ($0.key.document, $0.key.subject ?? "") < ($1.key.document, $1.key.subject ?? "")
    }
    for (key, standing) in sorted {
      writer.append(key.document)
      writer.append(key.subject)
      standing.write(to: &writer)
    }
  }

  init(reading reader: inout CheckpointReader) throws(CheckpointReader.Fault) {
    self.init()
    if try reader.bool() {
      let sequence = Int(clamping: try reader.integer())
      seen = Manifest.Previous(sequence: sequence, digest: try reader.digest())
    }
    newest = try reader.optional { reader throws(CheckpointReader.Fault) in try reader.time() }
    wasDamaged = try reader.bool()
    for _ in 0..<(try reader.count()) { missingMerged.append(try reader.string()) }
    for _ in 0..<(try reader.count()) { withdrawn.insert(try reader.string()) }
    for _ in 0..<(try reader.count()) {
      let scope = Scope(document: try reader.text(), subject: try reader.text())
      resets[scope] = try reader.time()
    }
    let count = try reader.count()
    standings.reserveCapacity(min(count, 1 << 16))
    for _ in 0..<count {
      let document = try reader.string()
      let subject = try reader.text()
      standings[Key(document: document, subject: subject)] = try Standing(reading: &reader)
    }
  }
}

extension AcceptanceSummary.Scope {
  fileprivate var order: (String, String) { (document ?? "", subject ?? "") }
}

extension CheckpointReader {
  fileprivate mutating func text() throws(Fault) -> String? {
    try optional { reader throws(Fault) in try reader.string() }
  }
}

extension AcceptanceSummary.Standing {
  fileprivate func write(to writer: inout CheckpointWriter) {
    writer.append(isWithdrawn)
    writer.append(withdrawnAt?.secondsSinceEpoch)
    writer.append(declined?.text)
    writer.append(migrated)
    writer.append(lastVersion?.text)
    writer.append(acceptance != nil)
    acceptance?.write(to: &writer)
  }

  fileprivate init(reading reader: inout CheckpointReader) throws(CheckpointReader.Fault) {
    self.init()
    isWithdrawn = try reader.bool()
    withdrawnAt = try reader.optional { reader throws(CheckpointReader.Fault) in
      try reader.time()
    }
    declined = try reader.optional { reader throws(CheckpointReader.Fault) in
      try reader.read { Manifest.Version($0) }
    }
    migrated = try reader.optional { reader throws(CheckpointReader.Fault) in
      try reader.string()
    }
    lastVersion = try reader.optional { reader throws(CheckpointReader.Fault) in
      try reader.read { Manifest.Version($0) }
    }
    if try reader.bool() { acceptance = try Acceptance(reading: &reader) }
  }
}

extension Acceptance {
  fileprivate func write(to writer: inout CheckpointWriter) {
    writer.append(id)
    writer.append(at.secondsSinceEpoch)
    writer.append(document)
    writer.append(version.text)
    writer.append(Int64(revision))
    writer.append(asks.rawValue)
    writer.append(locale.text)
    writer.append(textDigest.description)
    writer.append(shownDigest?.description)
    writer.append(Int64(manifest.sequence))
    writer.append(manifest.digest.description)
    writer.append(statement)
    writer.append(signedName)
    writer.append(presentationDigest?.description)
    writer.append(Int64(evidence.maxScroll))
    writer.append(Int64(evidence.scrollThreshold))
    writer.append(evidence.agreed)
    writer.append(evidence.ui)
    writer.append(method.rawValue)
    writer.append(actor)
    writer.append(onBehalfOf?.id)
    if let onBehalfOf { writer.append(onBehalfOf.note) }
    writer.append(validUntil?.secondsSinceEpoch)
    writer.append(app.id)
    writer.append(app.version)
    writer.append(subject)
    writer.append(guardian != nil)
    if let guardian { writer.append(guardian) }
  }

  fileprivate init(reading reader: inout CheckpointReader) throws(CheckpointReader.Fault) {
    typealias Fault = CheckpointReader.Fault
    func text(_ reader: inout CheckpointReader) throws(Fault) -> String { try reader.string() }
    func digest(_ reader: inout CheckpointReader) throws(Fault) -> Manifest.Digest {
      try reader.digest()
    }
    self.init(
      id: try reader.string(), at: try reader.time(), document: try reader.string(),
      version: try reader.read { Manifest.Version($0) },
      revision: Int(clamping: try reader.integer()),
      asks: try reader.read { Manifest.DocumentEntry.Asks(rawValue: $0) },
      locale: try reader.read { Manifest.Locale($0) }, textDigest: try reader.digest(),
      shownDigest: try reader.optional(digest),
      manifest: Manifest.Previous(
        sequence: Int(clamping: try reader.integer()), digest: try reader.digest()),
      statement: try reader.string(), signedName: try reader.optional(text),
      presentationDigest: try reader.optional(digest),
      evidence: Evidence(
        maxScroll: Int(clamping: try reader.integer()),
        scrollThreshold: Int(clamping: try reader.integer()), agreed: try reader.bool(),
        ui: try reader.string()),
      method: try reader.read { Method(rawValue: $0) }, actor: try reader.optional(text),
      onBehalfOf: try reader.optional { reader throws(Fault) in
        Principal(id: try reader.string(), note: try reader.string())
      },
      validUntil: try reader.optional { reader throws(Fault) in try reader.time() },
      app: App(id: try reader.string(), version: try reader.string()),
      subject: try reader.optional(text),
      guardian: try reader.optional { reader throws(Fault) in try reader.bool() })
  }
}
