import AssentManifest
import AssentRecord
import Crypto

extension Receipt {
  /// Makes the receipt of a record.
  ///
  /// - Parameters:
  ///   - id: of the record.
  ///   - store: the log that has it, what was on the screen, and countersignatures.
  ///   - content: what was published; its text has to be the one that was accepted.
  ///   - proof: a tlog-proof of the release, where the publisher has one.
  ///   - countersignatures: besides those that the store has.
  /// - Throws: ``ReceiptError``: no such record, the text is another one (then both digests are named), or
  ///   what others signed of the record cannot be read.
  public static func make(
    record id: String, store: any AcceptanceStore, content: GateContent, proof: [UInt8]? = nil,
    countersignatures: [Countersignature] = []
  ) throws(ReceiptError) -> Receipt {
    let log: [UInt8]
    do { log = try store.log() } catch { throw ReceiptError(error) }
    let lines = AcceptanceLine.all(in: log)
    guard let line = lines.first(where: { $0.acceptance?.id == id }), let last = lines.last,
      let acceptance = line.acceptance
    else { throw ReceiptError("the log has no record '\(shown(id))'") }
    let signed: [Countersignature]
    do { signed = try store.countersignatures(of: line.digest) } catch {
      throw ReceiptError(
        "the countersignatures cannot be read, and no receipt is made without them: \(error)",
        failure: error)
    }
    let text: AcceptedText
    if let kept = store.text(of: acceptance) {
      text = kept
    } else {
      // What was published since may be another file, or gone.
      text = AcceptedText(try Self.text(of: acceptance, content), content.manifest)
    }
    return Receipt(
      line: line.bytes, number: line.number, logLines: last.number, logHead: last.digest,
      plain: text.plain, document: text.document,
      presentation: acceptance.presentationDigest.flatMap { store.presentation($0) },
      manifest: text.manifest, signatures: text.signatures, proof: proof,
      countersignatures: countersignatures + signed,
      later: later(lines, line).map(\.bytes), trust: trust(store))
  }

  /// What the store remembers of keys, so that whoever pinned an older one can follow.
  private static func trust(_ store: any AcceptanceStore) -> [MemoryName: [UInt8]] {
    guard let memory = store as? any ManifestMemory else { return [:] }
    var trust: [MemoryName: [UInt8]] = [:]
    for name in trustNames { trust[name] = memory.remembered(name) }
    // What cannot be read is told to the gate, and proves nothing to others.
    return trust.filter { !$0.value.isEmpty }
  }

  /// The lines after a record that took it back, in any of the ways that there are, or took its place.
  static func later(_ lines: [AcceptanceLine], _ record: AcceptanceLine) -> [AcceptanceLine] {
    lines.filter {
      $0.number > record.number && RecordFate($0, of: record.acceptance) != nil
    }
  }

  private static func text(
    of acceptance: Acceptance, _ content: GateContent
  ) throws(ReceiptError) -> GateText {
    let name = shown(acceptance.document)
    guard
      let document = content.manifest.manifest.documents.first(where: {
        $0.id == acceptance.document
      }),
      let release = document.releases.first(where: { $0.version == acceptance.version })
    else {
      throw ReceiptError(
        "the manifest has no version \(acceptance.version) of '\(name)', which was accepted")
    }
    let text: GateText
    do { text = try content.text(of: release, locale: acceptance.locale) } catch {
      throw ReceiptError(
        "the text of '\(name)' \(acceptance.version) cannot be read: \(error.developerSentence)")
    }
    guard text.entry.textDigest == acceptance.textDigest else {
      throw ReceiptError(
        "'\(name)' \(acceptance.version) was accepted with the digest \(acceptance.textDigest), and "
          + "the one that is published has \(text.entry.textDigest)")
    }
    return text
  }
}
