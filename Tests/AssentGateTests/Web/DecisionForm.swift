import AssentManifest

@testable import AssentGate

/// Decisions as JSON, as `decide.js` has them: records by what tells them apart.
extension GateDecision {
  var form: JSONValue {
    var object: JSONObject = [
      "documents": .array(documents.map(\.form)), "notices": .array(notices.map(\.form)),
    ]
    object["refusal"] = refusal.map(\.form)
    return .object(object)
  }
}

extension DocumentDecision {
  fileprivate var form: JSONValue {
    var object: JSONObject = [
      "id": .string(document.id), "required": .bool(document.required), "outcome": outcome.form,
    ]
    if isWithdrawn { object["isWithdrawn"] = true }
    object["release"] = release.map { .string($0.version.text) }
    object["locale"] = locale.map { .string($0.text) }
    object["text"] = locale.flatMap { release?.locales[$0] }.map {
      .string($0.textDigest.description)
    }
    object["upcoming"] = upcoming.map { .string($0.version.text) }
    return .object(object)
  }
}

extension DocumentDecision.Outcome {
  fileprivate var form: JSONValue {
    switch self {
    case .notForThisPerson: return ["kind": "notForThisPerson"]
    case .nothingInForce: return ["kind": "nothingInForce"]
    case .allowed(let acceptance): return ["kind": "allowed", "acceptance": acceptance.form]
    case .allowedUntil(let end, let acceptance):
      return [
        "kind": "allowedUntil", "acceptance": acceptance.form, "until": .string(end.description),
      ]
    case .allowedMigrated(let version):
      return ["kind": "allowedMigrated", "version": .string(version.text)]
    case .ask(let reason, let since):
      var object: JSONObject = ["kind": "ask", "reason": .string(reason.rawValue)]
      object["since"] = since.map { .string($0.text) }
      return .object(object)
    case .declined: return ["kind": "declined"]
    case .ageUnknown: return ["kind": "ageUnknown"]
    case .tooYoung(let age): return ["kind": "tooYoung", "minimumAge": .integer(age)]
    case .awaitingGuardian(let acceptance):
      return ["kind": "awaitingGuardian", "acceptance": acceptance.form]
    }
  }
}

extension Acceptance {
  fileprivate var form: JSONValue {
    var object: JSONObject = [
      "id": .string(id), "at": .string(at.description), "version": .string(version.text),
    ]
    object["guardian"] = guardian.map { .bool($0) }
    return .object(object)
  }
}

extension GateNotice {
  fileprivate var form: JSONValue {
    switch self {
    case .expired(let time): ["kind": "expired", "at": .string(time.description)]
    case .damagedLog(let line): ["kind": "damagedLog", "line": .integer(line)]
    case .shortenedLog: ["kind": "shortenedLog"]
    case .tornLog(let bytes): ["kind": "tornLog", "bytes": .integer(bytes)]
    case .unreadableLog(let error): ["kind": "unreadableLog", "place": .string(error.place)]
    case .clockBehind(let time): ["kind": "clockBehind", "at": .string(time.description)]
    case .textChanged(let document, let version, let accepted, let published):
      [
        "kind": "textChanged", "document": .string(document), "version": .string(version.text),
        "accepted": .string(accepted.description), "published": .string(published.description),
      ]
    }
  }
}

extension GateRefusal {
  fileprivate var form: JSONValue {
    switch self {
    case .rollback(let sequence, let seen):
      ["kind": "rollback", "sequence": .integer(sequence), "seen": .integer(seen)]
    case .equivocation(let sequence, let digest, let seen):
      [
        "kind": "equivocation", "sequence": .integer(sequence),
        "digest": .string(digest.description), "seen": .string(seen.description),
      ]
    default: ["kind": "other"]
    }
  }
}

extension Person {
  /// As the gate in a browser is told of somebody.
  var form: JSONValue {
    var object: JSONObject = [
      "languages": .array(languages.map { .string($0) }),
      "membership": .string(membership.rawValue),
    ]
    object["age"] = age.map { age in
      var bracket: JSONObject = ["from": .integer(age.from)]
      bracket["below"] = age.below.map { .integer($0) }
      return .object(bracket)
    }
    object["subject"] = subject.map { .string($0) }
    return .object(object)
  }
}

extension AcceptanceSummary.Standing {
  /// As `fold.js` has it.
  var form: JSONValue {
    var object: JSONObject = ["isWithdrawn": .bool(isWithdrawn)]
    object["acceptance"] = acceptance.map { acceptance in
      var record = acceptance.object
      record["at"] = .string(acceptance.at.description)
      return .object(record)
    }
    object["withdrawnAt"] = withdrawnAt.map { .string($0.description) }
    object["declined"] = declined.map { .string($0.text) }
    object["migrated"] = migrated.map { .string($0) }
    object["lastVersion"] = lastVersion.map { .string($0.text) }
    return .object(object)
  }
}
