import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import AssentRender

/// The releases of agreements as text, within the columns there are.
struct ReleaseTable {
  let list: ReleaseList
  /// Statuses are those at the start of this day, in UTC.
  let today: Manifest.Day
  let width: Int

  /// The moment that a build for the day shows the agreements at.
  private var now: Manifest.Timestamp { Manifest.Timestamp(startOf: today) }

  var text: String {
    guard !list.agreements.isEmpty else { return "no agreements\n" }
    var out: [String] = []
    for agreement in list.agreements {
      if !out.isEmpty { out.append("") }
      out.append(agreement.key)
      if agreement.versions.isEmpty { out.append("  nothing is released yet") }
      let rows = rows(of: agreement)
      if !rows.isEmpty {
        out += Self.table(rows, within: width) ?? rows.flatMap { Self.record($0) }
      }
      for version in agreement.versions.reversed() {
        out += notes(on: version).flatMap { Self.wrapped($0, within: width) }
      }
    }
    return VisibleText.lines(out.joined(separator: "\n")) + "\n"
  }

  /// What became of a version.
  private func notes(on version: ReleaseHistory.Version) -> [String] {
    var notes: [String] = []
    if let withdrawal = version.withdrawal {
      let verb = version.isWithdrawn(at: now) ? "was" : "will be"
      notes.append(
        "\(version.version) \(verb) withdrawn on \(withdrawal.at): \(withdrawal.reason)")
    }
    if let other = version.supersededBy {
      let reason = version.supersession?.reason ?? ""
      notes.append(
        "\(version.version) was superseded by \(other) before it took effect"
          + (reason.isEmpty ? "" : ": \(reason)"))
    }
    return notes
  }

  // MARK: Rows

  private enum Column: String, CaseIterable {
    case version, status, effective, `class`, rev, released, by, digest

    /// What a table does without where the line is short, in this order; the records have it.
    static let dropped: [Column] = [.digest, .by]
  }

  private typealias Row = [Column: String]

  /// The newest first, before it the draft.
  private func rows(of agreement: ReleaseList.Agreement) -> [Row] {
    let released = agreement.versions.reversed().map { version -> Row in
      let release = version.release
      let digest = release.locales.values.first(where: \.isAuthoritative)?.sourceDigest
      return [
        .version: version.version.text,
        .status: agreement.history.status(of: version.version, at: now)?.rawValue ?? "",
        .effective: version.effective.description, .class: release.change.declared.rawValue,
        .rev: String(release.revision), .released: version.published.description,
        .by: version.by, .digest: digest.map { String($0.hexadecimal.prefix(12)) } ?? "",
      ]
    }
    guard !released.isEmpty, let draft = agreement.draft else { return released }
    return [[.version: draft.text, .status: "draft"]] + released
  }

  /// One line a row below names of the columns; `nil` where the lines would be too long.
  private static func table(_ rows: [Row], within width: Int) -> [String]? {
    for count in 0...Column.dropped.count {
      let columns = Column.allCases.filter { !Column.dropped.prefix(count).contains($0) }
      let lines = aligned(
        [columns.map { $0.rawValue.uppercased() }]
          + rows.map { row in
            columns.map { row[$0] ?? "" }
          })
      if lines.allSatisfy({ self.width($0) <= width }) { return lines }
    }
    return nil
  }

  /// One line a value.
  private static func record(_ row: Row) -> [String] {
    let values = Column.allCases.dropFirst().compactMap { column in
      row[column].map { [column.rawValue, $0] }
    }
    return ["  " + (row[.version] ?? "")] + aligned(values).map { "  " + $0 }
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

  /// A sentence over several lines, broken at spaces.
  private static func wrapped(_ sentence: String, within width: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, self.width(last) + 1 + self.width(String(word)) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append((lines.isEmpty ? "  " : "    ") + word)
      }
    }
    return lines
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + displayColumns(of: $1) }
  }
}
