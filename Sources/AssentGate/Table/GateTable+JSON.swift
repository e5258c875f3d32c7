import AssentManifest

extension GateTable {
  /// The published form, `gate.json`.
  public var json: JSONValue {
    var object = rules
    object["$schema"] = "urn:assent:schema:gate:1"
    object["progress"] = ProgressExample.json
    return .object(object)
  }

  /// The published form without its schema and its examples: what a face runs.
  package var rules: JSONObject {
    let phases = GatePhase.allCases.map { phase -> JSONValue in
      [
        "name": .string(phase.name), "isOpen": .bool(phase.isOpen), "isShown": .bool(phase.isShown),
        "isClosed": .bool(phase.isClosed),
      ]
    }
    return [
      "spec": "assent-gate/1",
      "initial": .string(GatePhase.checking.name),
      "phases": .array(phases),
      "events": .array(GateEvent.allCases.map { .string($0.name) }),
      "flags": Self.bits(GateFlags.named.map { ($0.name, Int($0.flag.rawValue)) }),
      "forgotten": .integer(Int(GateFlags.happened.rawValue)),
      "effects": Self.bits(GateEffects.named.map { ($0.name, Int($0.effect.rawValue)) }),
      "accept": .string(GatePhase.agreed.name),
      "required": .integer(Int(GateFlags.isRequired.rawValue)),
      "tick": .array([.string(GatePhase.readyToAgree.name), .string(GatePhase.agreed.name)]),
      "rows": .array(rows.map(Self.json)),
      "shown": .array(
        shown.map { ["when": Self.json($0.when), "to": .string($0.to.name)] as JSONValue }),
    ]
  }

  private static func json(_ condition: GateCondition) -> JSONValue {
    [
      "mask": .integer(Int(condition.mask.rawValue)),
      "value": .integer(Int(condition.value.rawValue)),
    ]
  }

  private static func bits(_ named: [(String, Int)]) -> JSONValue {
    .object(JSONObject(named.map { ($0.0, .integer($0.1)) }))
  }

  /// What is empty is left out.
  private static func json(_ row: Row) -> JSONValue {
    var object: JSONObject = [
      "from": .array(row.from.map { .string($0.name) }), "event": .string(row.event.name),
    ]
    if row.when.mask != [] { object["when"] = json(row.when) }
    switch row.to {
    case .same: break
    case .phase(let phase): object["to"] = .string(phase.name)
    case .shown: object["to"] = "shown"
    }
    if row.set != [] { object["set"] = .integer(Int(row.set.rawValue)) }
    if row.clear != [] { object["clear"] = .integer(Int(row.clear.rawValue)) }
    if row.effects != [] { object["effects"] = .integer(Int(row.effects.rawValue)) }
    return .object(object)
  }
}
