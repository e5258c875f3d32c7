import AssentManifest
import AssentRecord
import Crypto

extension Receipt {
  /// Checks all that can be checked, and says what was not.
  ///
  /// - Parameters:
  ///   - keys: of the publisher; those that sign manifests, and the log.
  ///   - recoveryKeys: those that revoke others.
  ///   - countersigners: keys of servers whose word counts.
  ///   - memory: what a gate knows of keys that were replaced or revoked, besides what the receipt says.
  ///   - log: the log that the record stands in; `nil` where it is not to be had.
  ///   - words: in which a gate asks; a record of another statement fails.
  public func check(
    keys: [PinnedKey], recoveryKeys: [PinnedKey] = [], countersigners: [PinnedKey] = [],
    memory: (any ManifestMemory)? = nil, log: [UInt8]? = nil,
    words: [GateWords] = GateWords.all
  ) -> [ReceiptCheck] {
    guard let acceptance else {
      return [ReceiptCheck(.fails, "the line of the record is no acceptance in canonical form")]
    }
    guard let manifest = try? Manifest(parsing: manifest) else {
      return [ReceiptCheck(.fails, "the manifest in it cannot be read")]
    }
    return [
      checkManifest(acceptance, manifest), checkSignature(keys, recoveryKeys, memory),
    ] + checkText(acceptance, manifest) + checkDemands(acceptance, manifest, words) + [
      checkScreen(acceptance, words), checkProof(acceptance, keys),
    ] + checkCountersignatures(countersigners) + checkStanding(acceptance, manifest)
      + checkPlace(acceptance, log)
  }

  /// Whether nothing that could be checked is wrong.
  public static func isSound(_ checks: [ReceiptCheck]) -> Bool {
    !checks.contains { $0.outcome == .fails }
  }

  private static func digest(of bytes: [UInt8]) -> Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }

  private func checkManifest(_ acceptance: Acceptance, _ manifest: Manifest) -> ReceiptCheck {
    let digest = Self.digest(of: self.manifest)
    if digest == acceptance.manifest.digest {
      return ReceiptCheck(.holds, "the manifest is the one that the record names, \(digest)")
    }
    return manifest.sequence > acceptance.manifest.sequence
      ? ReceiptCheck(
        .unchecked,
        "the manifest is a later one, number \(manifest.sequence), than the record names, "
          + "number \(acceptance.manifest.sequence)")
      : ReceiptCheck(
        .fails,
        "the record names the manifest \(acceptance.manifest.digest), and this one is \(digest)")
  }

  private func checkSignature(
    _ keys: [PinnedKey], _ recoveryKeys: [PinnedKey], _ memory: (any ManifestMemory)?
  ) -> ReceiptCheck {
    guard !keys.isEmpty else {
      return ReceiptCheck(.unchecked, "the signature of the manifest: no key was given")
    }
    let read = signatures.compactMap { try? Signature(parsing: $0) }
    guard !read.isEmpty else { return ReceiptCheck(.fails, "the manifest in it is not signed") }
    do throws(GateRefusal) {
      guard let key = try signer(keys, recoveryKeys, memory) else {
        return ReceiptCheck(.unchecked, "the signature of the manifest: no key was given")
      }
      let wasPinned = keys.contains { $0.id == key.id.description }
      return ReceiptCheck(
        .holds,
        "key \(key.id) signed the manifest"
          + (wasPinned ? "" : ", and follows from the key that was given"))
    } catch {
      let names = read.map(\.key.description).joined(separator: ", ")
      switch error {
      case .badSignature(let reason), .revokedKey(let reason), .changedRevocations(let reason):
        return ReceiptCheck(.fails, "\(reason); its signatures name \(names)")
      default: return ReceiptCheck(.fails, error.developerSentence)
      }
    }
  }

  private func checkText(_ acceptance: Acceptance, _ manifest: Manifest) -> [ReceiptCheck] {
    let name = "'\(Self.shown(acceptance.document))' \(acceptance.version)"
    let release = manifest.documents.first { $0.id == acceptance.document }?
      .releases.first { $0.version == acceptance.version }
    guard let entry = release?.locales.first(where: { $0.key == acceptance.locale })?.value else {
      return [ReceiptCheck(.fails, "the manifest does not list \(name) in '\(acceptance.locale)'")]
    }
    var checks: [ReceiptCheck] = []
    checks.append(
      entry.textDigest == acceptance.textDigest
        ? ReceiptCheck(.holds, "the manifest lists \(name) with the digest that was accepted")
        : ReceiptCheck(
          .fails,
          "\(name) was accepted with the digest \(acceptance.textDigest), and the manifest says "
            + "\(entry.textDigest)"))
    checks.append(check(plain, "text/plain", "the text", entry))
    if let document { checks.append(check(document, "application/json", "its JSON", entry)) }
    if let shown = acceptance.shownDigest {
      checks.append(
        entry.artifacts.contains { $0.digest == shown }
          ? ReceiptCheck(.holds, "the file that was on the screen is one that was published")
          : ReceiptCheck(
            // A build writes the files of older versions anew.
            Self.digest(of: self.manifest) == acceptance.manifest.digest ? .fails : .unchecked,
            "the file that was on the screen, \(shown), is none of the manifest"))
    }
    return checks
  }

  private func check(
    _ bytes: [UInt8], _ type: String, _ name: String, _ entry: Manifest.LocaleEntry
  ) -> ReceiptCheck {
    let digest = Self.digest(of: bytes)
    guard let artifact = entry.artifacts.first(where: { $0.type == type }) else {
      return ReceiptCheck(.fails, "the manifest names no file for \(name)")
    }
    return artifact.digest == digest
      ? ReceiptCheck(.holds, "\(name) is the published file '\(artifact.path)', \(digest)")
      : ReceiptCheck(
        .fails, "\(name) has the digest \(digest), and the manifest says \(artifact.digest)")
  }

  /// Holds the record against what a gate asks for. A manifest of later may ask for more than the one of then.
  private func checkDemands(
    _ acceptance: Acceptance, _ manifest: Manifest, _ words: [GateWords]
  ) -> [ReceiptCheck] {
    let isGuardian = isOfGuardian
    let isOfThen = Self.digest(of: self.manifest) == acceptance.manifest.digest
    return
      (acceptance.contradictions(
        in: manifest, words: words, isGuardian: isGuardian, isApproved: isApproved)
      + (isOfThen ? acceptance.misstatements(of: manifest) : [])).map { ReceiptCheck(.fails, $0) }
      + acceptance.omissions(under: manifest, isGuardian: isGuardian).map {
        ReceiptCheck(
          isOfThen ? .fails : .unchecked,
          isOfThen ? $0 : $0 + "; what it asked for then is not known")
      }
  }

  /// Holds the screen against the record. Whoever writes a record can write its screen as well: only the words
  /// of a gate are known, and nobody vouches for what stood above the text.
  private func checkScreen(_ acceptance: Acceptance, _ words: [GateWords]) -> ReceiptCheck {
    guard let digest = acceptance.presentationDigest else {
      return ReceiptCheck(.unchecked, "what was on the screen: the record names none")
    }
    guard let presentation else {
      return ReceiptCheck(.unchecked, "what was on the screen: it was not kept, only its digest")
    }
    guard presentation.digest == digest else {
      return ReceiptCheck(
        .fails, "the screen has the digest \(presentation.digest), and the record says \(digest)")
    }
    let text = AcceptanceEvent.Text(
      document: acceptance.document, version: acceptance.version, locale: acceptance.locale,
      textDigest: acceptance.textDigest)
    guard presentation.statement.utf8.elementsEqual(acceptance.statement.utf8),
      presentation.text.document.utf8.elementsEqual(text.document.utf8),
      presentation.text.version == text.version,
      presentation.text.locale.isSame(as: text.locale),
      presentation.text.textDigest == text.textDigest,
      presentation.shownDigest == acceptance.shownDigest ?? presentation.shownDigest
    else {
      return ReceiptCheck(.fails, "the screen shows another statement or text than the record")
    }
    if let control = presentation.foreignControl(acceptance.asks, words: words) {
      return ReceiptCheck(
        .fails,
        "the screen says '\(Self.shown(control.label))' at its \(control.kind.rawValue), and no gate does"
      )
    }
    return ReceiptCheck(
      .holds, "the screen is the one that the maker of the record put beside it, \(digest)")
  }

  private func checkProof(_ acceptance: Acceptance, _ keys: [PinnedKey]) -> ReceiptCheck {
    guard let proof else { return ReceiptCheck(.unchecked, "no proof from a log of the publisher") }
    let read: TlogProof
    do throws(TlogProofError) { read = try TlogProof(parsing: proof) } catch {
      return ReceiptCheck(.fails, "the proof cannot be read: \(error)")
    }
    guard let bytes = read.entry, read.proves(bytes), let entry = LogEntry(parsing: bytes) else {
      return ReceiptCheck(.fails, "the proof does not hold for the entry in it")
    }
    guard entry.line != nil else {
      return ReceiptCheck(
        .unchecked, "the log has no more of its entry \(read.index) than the digest \(entry.digest)"
      )
    }
    guard case .released(let release)? = entry.event?.action,
      entry.event?.version == acceptance.version,
      release.locales[acceptance.locale]?.textDigest == acceptance.textDigest
    else { return ReceiptCheck(.fails, "the proof is of another release than was accepted") }
    let checkpoint = read.checkpoint
    let place = "entry \(read.index) of the log '\(checkpoint.origin)', of \(checkpoint.size)"
    for key in keys {
      guard let noteKey = NoteKey(name: checkpoint.origin, key.key),
        case .valid = checkpoint.note.check(noteKey)
      else { continue }
      return ReceiptCheck(.holds, "the release is \(place), as key \(key.id) signed")
    }
    return ReceiptCheck(
      .unchecked, "the release is \(place); no key that was given signed its checkpoint")
  }

  private func checkCountersignatures(_ keys: [PinnedKey]) -> [ReceiptCheck] {
    let checks = countersignatures.map { $0.check(line, keys: keys) }
    let isSigned = zip(countersignatures, checks).contains { signature, check in
      signature.kind == .minisign && check.outcome == .holds
    }
    if keys.isEmpty || isSigned { return checks }
    let names = keys.map(\.id).joined(separator: ", ")
    return checks + [ReceiptCheck(.fails, "no countersignature in it is of key \(names)")]
  }
}
