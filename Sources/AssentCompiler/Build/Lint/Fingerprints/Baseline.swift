import AssentDiagnostics
import AssentManifest

/// Findings that are known and left as they are, so that lint reports what comes after them.
///
/// The file names documents below the folder that it lies in itself, so that it means the same
/// wherever lint is run.
package struct Baseline: Sendable {
  /// A known finding.
  struct Entry: Hashable, Sendable {
    var file: String
    var rule: String
    var fingerprint: FindingFingerprint
    /// For whoever reads the file.
    var message: String

    /// Whether it is about a document as a whole, of which it tells nothing.
    var isOfWhole: Bool {
      FindingFingerprint.isOfWhole(fingerprint, rule: rule, message: message)
    }
  }

  private(set) var entries: [Entry] = []

  static let format = "assent-baseline/1"

  /// The findings of a run, but for those that nothing turns off.
  package init(of diagnostics: [Diagnostic], in sources: SourceTexts, below root: ReportRoot) {
    let prints = FindingFingerprint.all(diagnostics, in: sources)
    entries = zip(diagnostics, prints).filter { Self.mayBeKnown($0.0) }.map { finding, print in
      Entry(
        file: root.name(of: finding.file), rule: finding.rule.rawValue, fingerprint: print,
        message: finding.message)
    }
  }

  /// Takes over what another baseline says of files that are there and were not linted.
  package mutating func keep(
    _ other: Baseline, documents: [String], below root: ReportRoot, exists: (String) -> Bool
  ) {
    let linted = Set(documents.map(root.name))
    entries += other.entries.filter { !linted.contains($0.file) && exists($0.file) }
    entries.sort { ($0.file, $0.rule) < ($1.file, $1.rule) }
  }

  /// Reads a file.
  ///
  /// - Throws: ``UsageError`` for bytes that are no baseline.
  package init(_ bytes: [UInt8], path: String) throws(UsageError) {
    guard let json = try? JSONValue(parsing: bytes), let list = json["findings"]?.array,
      json["format"]?.string == Self.format
    else {
      throw UsageError("'\(path)' is not a baseline of assent lint; --write-baseline makes one")
    }
    for (index, item) in list.enumerated() {
      guard let file = item["file"]?.string, let rule = item["rule"]?.string,
        let full = item["fingerprint"]?.string, let place = item["place"]?.string
      else {
        throw UsageError(
          "finding \(index + 1) of the baseline '\(path)' lacks 'file', 'rule', 'fingerprint' or 'place'"
        )
      }
      entries.append(
        Entry(
          file: file, rule: rule, fingerprint: FindingFingerprint(full: full, place: place),
          message: item["message"]?.string ?? ""))
    }
  }

  /// The file: a finding a line, so that changes of it can be read.
  package var bytes: [UInt8] {
    let lines = entries.map { entry in
      let object: JSONValue = [
        "file": .string(entry.file), "fingerprint": .string(entry.fingerprint.full),
        "message": .string(entry.message), "place": .string(entry.fingerprint.place),
        "rule": .string(entry.rule),
      ]
      return "    " + String(decoding: CanonicalJSON.bytes(of: object), as: UTF8.self)
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return Array("{\n  \"format\": \"\(Self.format)\",\n  \"findings\": \(list)\n}\n".utf8)
  }

  /// What a baseline leaves of the findings of a run.
  package struct Remainder: Sendable {
    /// The findings that it does not know.
    package var diagnostics: [Diagnostic]
    /// What it knows and is not found any more, though its file was linted or is gone: `file: rule`.
    package var outdated: [String] = []
  }

  /// The findings that are not known.
  ///
  /// - Parameters:
  ///   - documents: the files that were linted.
  ///   - exists: whether a file is there, by its path below the folder of the baseline. A finding whose
  ///     file is gone is looked for in the others.
  package func remainder(
    of diagnostics: [Diagnostic], in sources: SourceTexts, documents: [String],
    below root: ReportRoot, exists: (String) -> Bool
  ) -> Remainder {
    let prints = FindingFingerprint.all(diagnostics, in: sources)
    let linted = Set(documents.map(root.name) + diagnostics.map { root.name(of: $0.file) })
    var gone: [String: Bool] = [:]
    for entry in entries where gone[entry.file] == nil {
      gone[entry.file] = !linted.contains(entry.file) && !exists(entry.file)
    }
    let findings = zip(diagnostics, prints).map { (file: root.name(of: $0.file), fingerprint: $1) }
    // A file that is gone may have another name, which the words that its findings underline tell. What
    // was said of it as a whole would fit any document, and counts where they have told.
    let isGone = entries.map { gone[$0.file] == true }
    var matches = matches(of: findings) { index in
      guard isGone[index] else { return .file(entries[index].file) }
      return entries[index].isOfWhole ? .none : .anyFile
    }
    var renamed: [String: String] = [:]
    for (finding, match) in zip(findings, matches) {
      guard let match, isGone[match] else { continue }
      renamed[entries[match].file] = finding.file
    }
    if !renamed.isEmpty {
      let taken = Set(matches.compactMap(\.self))
      let open = findings.indices.filter { matches[$0] == nil }
      let more = self.matches(of: open.map { findings[$0] }) { index in
        guard isGone[index], !taken.contains(index) else { return .none }
        return renamed[entries[index].file].map(Candidate.file) ?? .none
      }
      for (index, match) in zip(open, more) { matches[index] = match }
    }
    let used = Set(matches.compactMap(\.self))
    var out = Remainder(diagnostics: [])
    for (finding, match) in zip(diagnostics, matches)
    where match == nil || !Self.mayBeKnown(finding) {
      out.diagnostics.append(finding)
    }
    for (index, entry) in entries.enumerated()
    where !used.contains(index) && (linted.contains(entry.file) || gone[entry.file] == true) {
      out.outdated.append("\(entry.file): \(entry.rule)")
    }
    return out
  }

  /// In which documents an entry is looked for.
  private enum Candidate {
    case none
    case anyFile
    case file(String)
  }

  /// For each finding the index of the entry that it is.
  private func matches(
    of findings: [(file: String, fingerprint: FindingFingerprint)], among: (Int) -> Candidate
  ) -> [Int?] {
    var indices: [Int] = []
    var known: [KnownFindings.Entry] = []
    for index in entries.indices {
      let file: String?
      switch among(index) {
      case .none: continue
      case .anyFile: file = nil
      case .file(let name): file = name
      }
      indices.append(index)
      known.append(KnownFindings.Entry(file: file, fingerprint: entries[index].fingerprint))
    }
    return KnownFindings(known).matches(findings).map { $0.map { indices[$0] } }
  }

  private static func mayBeKnown(_ finding: Diagnostic) -> Bool {
    !finding.isWrongConfiguration
  }
}
