import AssentManifest
import AssentRecord
import Foundation
import TestSupport

@testable import AssentGate

/// What the gate in Swift comes to, as the gate in a browser is asked it.
enum WebTrust {
  static let parts = ["table", "form", "trust", "fold", "decide", "log", "receipt"]

  static func kind(_ refusal: GateRefusal) -> String {
    switch refusal {
    case .rollback: "rollback"
    case .equivocation: "equivocation"
    case .fastForward: "fastForward"
    case .rewritten: "rewritten"
    case .otherProduct: "otherProduct"
    case .nothingToAccept: "nothingToAccept"
    // A page has one word for both, and says in its detail which file it is.
    case .badSignature, .changedRevocations: "badSignature"
    case .revokedKey: "revokedKey"
    case .unknownSpec: "unknownSpec"
    case .unknownCritical: "unknownCritical"
    case .unreadable: "unreadable"
    }
  }

  /// Steps with what a gate that remembers comes to in each: `{expected, files, product, seen}`.
  static func history(
    _ steps: [TrustLottery.Step], keys: [PinnedKey], recovery: [PinnedKey]
  ) -> JSONValue {
    let memory = TestMemory()
    let rows = steps.map { step -> JSONValue in
      var row: JSONObject = [
        "expected": result(step, keys, recovery, memory),
        "files": .object(
          JSONObject(step.files.map { ($0.key, .string(Base64.text(of: $0.value))) })),
      ]
      row["product"] = step.product.map(JSONValue.string)
      row["damage"] = step.damage.map { .string($0.rawValue) }
      row["seen"] = step.seen.map {
        ["digest": .string($0.digest.description), "sequence": .integer($0.sequence)]
      }
      return .object(row)
    }
    return [
      "keys": .array(keys.map { .string($0.description) }),
      "recovery": .array(recovery.map { .string($0.description) }), "steps": .array(rows),
    ]
  }

  private static func result(
    _ step: TrustLottery.Step, _ keys: [PinnedKey], _ recovery: [PinnedKey], _ memory: TestMemory
  ) -> JSONValue {
    spoil(memory, step.damage)
    do throws(GateRefusal) {
      let content = try GateContent(
        source: DictionarySource(step.files), keys: keys, requiresSignature: !keys.isEmpty,
        memory: memory, seen: step.seen, recoveryKeys: recovery, product: step.product)
      var row: JSONObject = ["sequence": .integer(content.manifest.manifest.sequence)]
      row["signer"] = content.manifest.signer.map(JSONValue.string)
      row["fallback"] = content.fallback.map { .string(kind($0)) }
      row["text"] = .string(text(of: content, step))
      return .object(row)
    } catch {
      return ["kind": .string(kind(error))]
    }
  }

  private static func spoil(_ memory: TestMemory, _ damage: TrustLottery.Damage?) {
    let name: MemoryName
    switch damage {
    case .list: name = .revocations
    case .signature: name = .revocationsSignature
    case nil: return
    }
    guard let bytes = memory.remembered(name) else { return }
    try? memory.remember(Array(bytes.dropLast()), as: name)
  }

  /// Whether the page of the first release can be read.
  private static func text(of content: GateContent, _ step: TrustLottery.Step) -> String {
    let page = content.manifest.manifest.documents.first?.releases.first?.locales.values.first?
      .artifacts.first { $0.type == "text/html" }
    guard let page else { return "none" }
    do throws(GateRefusal) {
      _ = try VerifiedFiles(source: DictionarySource(step.files)).read(page.type, among: [page])
      return "read"
    } catch { return kind(error) }
  }

  /// One canonical line each, to be compared by `trust.mjs`.
  static func compare(
    _ rows: [JSONValue], as name: String, in folder: TemporaryFolder,
    change: (String) -> String = { $0 }
  ) throws -> Program.Ending {
    try folder.write(rows.lines, to: name)
    try folder.write(change(try WebRules.script(parts)), to: "trust.js")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/trust.mjs").path
    return try Program.run(
      [driver, "trust.js", name], in: folder.url, program: WebRules.node)
  }
}
