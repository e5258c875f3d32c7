import AssentCompiler
import AssentManifest
import AssentRecord

extension ReleaseTable {
  /// One object for each agreement, its versions newest last.
  var json: [UInt8] {
    let agreements = list.agreements.map { agreement -> JSONValue in
      var object: JSONObject = [
        "agreement": .string(agreement.key),
        "versions": .array(agreement.versions.map { json($0, in: agreement.history) }),
      ]
      object["draft"] = agreement.draft.map { .string($0.text) }
      return .object(object)
    }
    return CanonicalJSON.bytes(of: ["agreements": .array(agreements)]) + "\n".utf8
  }

  private func json(_ version: ReleaseHistory.Version, in history: ReleaseHistory) -> JSONValue {
    let release = version.release
    var object: JSONObject = [
      "version": .string(version.version.text),
      "status": .string(
        history.status(of: version.version, at: Manifest.Timestamp(startOf: today))?.rawValue ?? ""),
      "effective": .string(version.effective.description),
      "class": .string(release.change.declared.rawValue),
      "computed": .string(release.change.computed.rawValue),
      "revision": .integer(release.revision), "graceDays": .integer(release.graceDays),
      "published": .string(version.published.description), "by": .string(version.by),
      "summary": .object(
        JSONObject(release.change.summary.map { ($0.key.text, JSONValue.string($0.value)) })),
      "sourceDigests": .object(
        JSONObject(
          release.locales.map {
            ($0.key.text, JSONValue.string($0.value.sourceDigest.description))
          })),
    ]
    object["source"] = release.revisionOfSource.map { .string($0) }
    object["approved"] = version.approval.map { .string($0.description) }
    object["supersededBy"] = version.supersededBy.map { .string($0.text) }
    object["superseded"] = version.supersession.map {
      ["at": .string($0.at.description), "reason": .string($0.reason)]
    }
    object["withdrawn"] = version.withdrawal.map {
      ["at": .string($0.at.description), "reason": .string($0.reason)]
    }
    return .object(object)
  }
}
