import AssentManifest

/// What no gate would have recorded so. One rule for a receipt that is shown and a record that is taken in.
///
/// A record is only words of whoever made it: these hold it against what was published and against itself,
/// and prove nothing of the person.
extension Acceptance {
  /// What contradicts itself or is no answer to a question of a gate, whatever the publisher asks for; a
  /// sentence each.
  ///
  /// - Parameters:
  ///   - words: in which a gate asks.
  ///   - isGuardian: whether it is the record of a guardian.
  ///   - isApproved: whether the record of a guardian goes with it.
  func contradictions(
    in manifest: Manifest, words: [GateWords], isGuardian: Bool, isApproved: Bool
  ) -> [String] {
    var found: [String] = []
    // A record that claims another weight than the release has would count for more.
    if let release = release(in: manifest), release.revision != revision {
      found.append(
        "'\(Receipt.shown(document))' \(version) was accepted as revision \(revision), and the "
          + "manifest says \(release.revision)")
    }
    if !isID(id) {
      found.append("the id of the record is not made of 1 to 128 letters, digits, '-' and '.'")
    }
    if let entry = AcceptedText.entry(of: self, in: manifest),
      !isAnswer(to: entry.title, words, isGuardian: isGuardian)
    {
      found.append(
        "the statement of the record, '\(Receipt.shown(statement))', is none that a gate asks for")
    }
    if isByDigest, evidence.maxScroll > 0 || evidence.agreed {
      found.append(
        "the record names no screen, and says that something was read or ticked on one")
    }
    if !(0...Self.whole).contains(evidence.maxScroll) {
      found.append(
        "the record says that \(evidence.maxScroll) thousandths of the text were read, which is no part of it"
      )
    }
    if !isByDigest, !hasRead(evidence.scrollThreshold) {
      found.append(
        "the record says that \(evidence.maxScroll) thousandths of the text were read, and that the gate "
          + "asked for \(evidence.scrollThreshold)")
    }
    if !isGuardian, actor == GateKeeper.guardian {
      found.append("the record is one of the person, and names a guardian as who acted")
    }
    if !isGuardian, guardian == true {
      found.append("the record says of itself that a guardian answered, which only theirs can say")
    }
    if !isGuardian, guardian == false, !isApproved {
      found.append(Receipt.guardianMissing)
    }
    return found
  }

  /// What a manifest asks for and the record does not have; a sentence each. A record that names a digest
  /// shows no reading and no box, and says so by its form.
  func omissions(under manifest: Manifest, isGuardian: Bool) -> [String] {
    guard let document = manifest.documents.first(where: { $0.id == self.document }) else {
      return []
    }
    let gate = document.gate
    var found: [String] = []
    if !isEnough(for: document.asks) {
      found.append(
        "the record is of \(asks.rawValue), and the publisher asks for \(document.asks.rawValue)")
    }
    if !isGuardian, gate.signature == .typedName, GateSession.cleaned(signedName ?? "").isEmpty {
      found.append("the publisher asks for a typed name, and the record has none")
    }
    guard !isByDigest else { return found }
    let needsBox =
      isGuardian || GateSession.Item.demands(of: document).contains(.needsTick)
    if needsBox, !evidence.agreed {
      found.append("the publisher asks for a box to be ticked, and the record says that it was not")
    }
    if !hasRead(gate.scrollThreshold) {
      found.append(
        "the record says that \(evidence.maxScroll) thousandths of the text were read, and the publisher "
          + "asks for \(gate.scrollThreshold)")
    }
    return found
  }

  /// What a record says of the manifest that it names and that does not say so; a sentence each.
  ///
  /// - Parameter manifest: the one whose digest the record names.
  func misstatements(of manifest: Manifest) -> [String] {
    var found: [String] = []
    if self.manifest.sequence != manifest.sequence {
      found.append(
        "the record names its manifest as number \(self.manifest.sequence), and the manifest says "
          + "\(manifest.sequence)")
    }
    guard let gate = manifest.documents.first(where: { $0.id == document })?.gate else {
      return found
    }
    if evidence.scrollThreshold != gate.scrollThreshold {
      found.append(
        "the record says that the gate asked for \(evidence.scrollThreshold) thousandths of the text, and "
          + "the manifest says \(gate.scrollThreshold)")
    }
    if let end = gate.renewAfterDays.map(at.adding(days:)), validUntil.map({ $0 > end }) ?? true {
      found.append(
        "the record counts \(validUntil.map { "until \($0)" } ?? "for ever"), and the manifest lets it count "
          + "until \(end)")
    }
    return found
  }

  /// That a record says it is older than what it accepts, in words; `nil` where it does not.
  ///
  /// - Parameter isOfThen: whether the manifest is the one that the record names.
  func misdating(under manifest: Manifest, isOfThen: Bool) -> String? {
    let cause = "a clock was wrong, the record was dated back, or what was published is dated ahead"
    if isOfThen, at < manifest.generated {
      return "the time of the record, \(at), is before its manifest was made, "
        + "\(manifest.generated): \(cause)"
    }
    // The day is that of the publisher, who may be a day ahead of the zone of the record.
    guard let release = release(in: manifest),
      at.secondsSinceEpoch
        < Manifest.Timestamp(startOf: release.published).secondsSinceEpoch - 86_400
    else { return nil }
    return "the time of the record, \(at), is before '\(Receipt.shown(document))' \(version) was "
      + "published, on \(release.published): \(cause)"
  }

  private func release(in manifest: Manifest) -> Manifest.Release? {
    manifest.documents.first { $0.id == document }?.releases.first { $0.version == version }
  }

  /// Of a text, in thousandths.
  private static let whole = 1_000

  private func hasRead(_ threshold: Int) -> Bool {
    threshold <= 0 || evidence.maxScroll >= ScrollProgress(threshold: threshold).threshold
  }

  /// Whether the statement is one that a gate asks for, or what it says of a digest that was named.
  ///
  /// A screen in a receipt vouches for no other: whoever writes a receipt can write both.
  private func isAnswer(to title: String, _ words: [GateWords], isGuardian: Bool) -> Bool {
    words.contains { words in
      isByDigest
        && isSame(
          GateStatement.named(asks, title: title, version: version, on: at.day, words: words))
        || isSame(
          GateStatement(
            asks, title: title, version: version, words: words, isGuardian: isGuardian
          ).statement)
    }
  }

  /// Byte by byte, as it was recorded: equal texts of Swift may differ in their bytes, and take long to tell.
  private func isSame(_ other: String) -> Bool { statement.utf8.elementsEqual(other.utf8) }

  private func isID(_ id: String) -> Bool {
    (1...128).contains(id.utf8.count)
      && id.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x2E
      }
  }
}
