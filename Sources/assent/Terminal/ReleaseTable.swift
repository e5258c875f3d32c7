import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import AssentRender

/// The releases of agreements as a table, or as JSON.
struct ReleaseTable {
  let list: ReleaseList
  /// Statuses are those at the start of this day, in UTC.
  let today: Manifest.Day

  /// The moment that a build for the day shows the agreements at.
  private var now: Manifest.Timestamp { Manifest.Timestamp(startOf: today) }

  var text: String {
    guard !list.agreements.isEmpty else { return "no agreements\n" }
    var out: [String] = []
    for agreement in list.agreements {
      if !out.isEmpty { out.append("") }
      out.append(agreement.key)
      guard !agreement.versions.isEmpty else {
        out.append("  nothing is released yet: assent release \(ShellWord.quoted(agreement.key))")
        continue
      }
      let head = ["VERSION", "STATUS", "EFFECTIVE", "CLASS", "REV", "RELEASED", "BY", "DIGEST"]
      var rows = [head] + agreement.versions.reversed().map { row($0, in: agreement.history) }
      if let draft = agreement.draft {
        rows.insert([draft.text, "draft", "", "", "", "", "", ""], at: 1)
      }
      out += Self.aligned(rows)
      for version in agreement.versions.reversed() {
        if let withdrawal = version.withdrawal {
          out.append(
            "  \(version.version) was withdrawn on \(withdrawal.at): \(withdrawal.reason)")
        }
        if let other = version.supersededBy {
          out.append("  \(version.version) was superseded by \(other) before it took effect")
        }
      }
    }
    return VisibleText.lines(out.joined(separator: "\n")) + "\n"
  }

  private func row(_ version: ReleaseHistory.Version, in history: ReleaseHistory) -> [String] {
    let release = version.release
    let digest = release.locales.values.first(where: \.isAuthoritative)?.sourceDigest
    return [
      version.version.text,
      history.status(of: version.version, at: now)?.rawValue ?? "",
      version.effective.description, release.change.declared.rawValue, String(release.revision),
      version.published.description, version.by,
      digest.map { String($0.hexadecimal.prefix(12)) } ?? "",
    ]
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = " "
      for (column, cell) in row.enumerated() {
        line += " " + cell
        if column < count - 1 {
          line += String(repeating: " ", count: widths[column] - width(cell) + 1)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + displayColumns(of: $1) }
  }

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
      "status": .string(history.status(of: version.version, at: now)?.rawValue ?? ""),
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
    object["withdrawn"] = version.withdrawal.map {
      ["at": .string($0.at.description), "reason": .string($0.reason)]
    }
    return .object(object)
  }
}
