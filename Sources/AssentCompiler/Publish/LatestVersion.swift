import AssentManifest
import AssentRender

/// Which version of an agreement holds, for scripts: a line of text, and JSON.
///
/// Both say what holds at the date of the build. JSON names what is to come as well, so that a
/// script can decide by its own clock.
struct LatestVersion: Sendable {
  let history: AgreementHistory
  /// The place of the JSON file, which relative links start from.
  let place: String
  /// The absolute address of a place; `nil` where the site has none.
  let address: @Sendable (String) -> String?

  /// The version and the moment it took effect, `1.1 2026-02-01`; `- -` where none is in force.
  var text: [UInt8] {
    let current = history.inForce
    let version = current?.version.text ?? "-"
    return Array("\(version) \(current?.effective.description ?? "-")\n".utf8)
  }

  /// Canonical JSON, and a newline.
  var json: [UInt8] {
    let base = LinkBase(page: place, address: address)
    var object: JSONObject = [
      "spec": "assent-latest/1",
      "id": .string(history.id),
      "title": .string(history.title),
      "current": history.inForce.map { value(of: $0, base) } ?? .null,
      "upcoming": .array(history.upcoming.map { value(of: $0, base) }),
      "page": .string(base.canonical(history.currentPage)),
    ]
    object["asOf"] = history.asOf.map { .string($0.description) }
    object["feed"] = history.feed.map { .string(base.canonical($0)) }
    object["history"] = history.historyPages[history.authoritative].map {
      .string(base.canonical($0))
    }
    return CanonicalJSON.bytes(of: .object(object)) + [UInt8(ascii: "\n")]
  }

  private func value(of version: AgreementHistory.Version, _ base: LinkBase) -> JSONValue {
    var locales: JSONObject = [:]
    for (locale, page) in version.pages {
      var entry: JSONObject = ["page": .string(base.canonical(page))]
      entry["textDigest"] = version.textDigests[locale].map { .string($0) }
      locales[locale.text] = .object(entry)
    }
    return [
      "version": .string(version.version.text),
      "status": .string(version.status.rawValue),
      "published": .string(version.published.description),
      "effective": .string(version.effective.description),
      "graceDays": .integer(version.graceDays),
      "change": .string(version.declared.rawValue),
      "locales": .object(locales),
    ]
  }
}
