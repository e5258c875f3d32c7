import AssentDiagnostics
import AssentLint
import AssentManifest

/// The form that code scanning reads: SARIF 2.1.0 (OASIS, 2020).
extension LintReport {
  package var sarif: [UInt8] {
    let fingerprints = FindingFingerprint.all(diagnostics, in: sources)
    var writer = SARIFResults(root: root, sources: sources)
    let results = zip(diagnostics, fingerprints).map { writer.result(of: $0, fingerprint: $1.full) }
    let driver: JSONValue = [
      "name": "Assent", "semanticVersion": .string(version), "version": .string(version),
      "rules": .array(SARIFRules.all(at: rulesAddress)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver], "results": .array(results),
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": [
        SARIFResults.base: ["description": ["text": "The folder below which files are named."]]
      ],
    ]
    return CanonicalJSON.bytes(of: [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]) + "\n".utf8
  }
}

/// What can be found, as SARIF lists it.
private enum SARIFRules {
  /// All that lint can report, in the order of the manual.
  ///
  /// - Parameter address: of the page that describes them; `nil` where none is published.
  static func all(at address: String?) -> [JSONValue] {
    entries.map { entry in
      guard let address, case .object(var members) = rule(entry) else { return rule(entry) }
      members["helpUri"] = .string(address + "#" + entry.id.rawValue)
      return .object(members)
    }
  }

  static let indices = Dictionary(
    entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static let entries = RuleCatalogue.entries.filter {
    switch $0 {
    case .rule: true
    case .fault(let fault): fault.stage == .versions || fault.stage == .build
    }
  }

  private static func rule(_ entry: RuleCatalogue.Entry) -> JSONValue {
    switch entry {
    case .rule(let rule):
      describe(
        rule.id, rule.group.rawValue, rule.severity, isOn: !rule.isOptional, rule.summary,
        rule.rationale, "assent explain \(rule.id) shows examples.")
    case .fault(let fault):
      describe(
        fault.id, fault.stage.rawValue, fault.severity, isOn: true, fault.summary, fault.rationale,
        "No configuration turns it off.")
    }
  }

  private static func describe(
    _ id: RuleID, _ group: String, _ severity: Severity, isOn: Bool, _ summary: String,
    _ rationale: String, _ more: String
  ) -> JSONValue {
    [
      "id": .string(id.rawValue), "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string("\(summary)\n\(rationale)\n\(more)")],
      "defaultConfiguration": ["level": .string(severity.sarif), "enabled": .bool(isOn)],
      "properties": ["tags": [.string(group)]],
    ]
  }
}

/// Writes findings one after the other; the texts of a file are looked up once.
private struct SARIFResults {
  /// What stands for the root in addresses; whoever reads the report knows where it is.
  static let base = "SRCROOT"

  let root: ReportRoot
  let sources: SourceTexts
  private var current: (path: String, columns: TextColumns?, isText: Bool)?

  init(root: ReportRoot, sources: SourceTexts) {
    self.root = root
    self.sources = sources
  }

  mutating func result(of diagnostic: Diagnostic, fingerprint: String) -> JSONValue {
    if current?.path != diagnostic.file {
      let source = sources[diagnostic.file]
      current = (
        diagnostic.file, source.map(TextColumns.init),
        source.map { String(validating: $0.bytes, as: UTF8.self) != nil } ?? false
      )
    }
    var members: JSONObject = [
      "ruleId": .string(diagnostic.rule.rawValue), "level": .string(diagnostic.severity.sarif),
      "message": ["text": .string(LintReport.message(of: diagnostic))],
      "locations": [["physicalLocation": place(diagnostic.file, diagnostic.range)]],
      "partialFingerprints": ["assentFinding/v1": .string(fingerprint)],
    ]
    if let index = SARIFRules.indices[diagnostic.rule] { members["ruleIndex"] = .integer(index) }
    if !diagnostic.notes.isEmpty {
      members["relatedLocations"] = .array(
        diagnostic.notes.enumerated().map { index, note in
          [
            "id": .integer(index),
            "physicalLocation": place(note.file ?? diagnostic.file, note.range),
            "message": ["text": .string(VisibleText.message(note.message))],
          ]
        })
    }
    if let fix = diagnostic.fix, let written = self.fix(fix, in: diagnostic.file) {
      members["fixes"] = [written]
    }
    return .object(members)
  }

  private func place(_ file: String, _ range: SourceRange?) -> JSONValue {
    var region: JSONValue = ["startLine": .integer(range?.start.line ?? 1)]
    if let range, let columns = columns(of: file) {
      region = Self.region(columns.region(range))
    }
    // Some readers refuse a place without a line, so a finding about a whole file is at its first.
    return ["artifactLocation": address(of: file), "region": region]
  }

  private func columns(of file: String) -> TextColumns? {
    if let current, current.path == file { return current.columns }
    return sources[file].map(TextColumns.init)
  }

  private func address(of file: String) -> JSONValue {
    guard let path = root.path(of: file) else {
      return ["uri": .string("file://" + PercentEncoding.path.encoded(root.absolute(file)))]
    }
    return ["uri": .string(PercentEncoding.path.encoded(path)), "uriBaseId": .string(Self.base)]
  }

  private static func region(_ region: TextColumns.Region) -> JSONValue {
    [
      "startLine": .integer(region.startLine), "startColumn": .integer(region.startColumn),
      "endLine": .integer(region.endLine), "endColumn": .integer(region.endColumn),
    ]
  }

  /// A repair; `nil` where it cannot be said in characters: in a file that is not UTF-8, and of a byte
  /// order mark.
  private func fix(_ fix: FixIt, in file: String) -> JSONValue? {
    guard let current, current.isText, let columns = current.columns else { return nil }
    let source = columns.source
    let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard fix.edits.allSatisfy({ $0.range.lowerBound >= start && isWhole($0.range, source.bytes) })
    else { return nil }
    let replacements = fix.edits.map { edit -> JSONValue in
      var members: JSONObject = [
        "deletedRegion": Self.region(columns.region(source.range(ofBytes: edit.range)))
      ]
      if !edit.replacement.isEmpty {
        members["insertedContent"] = [
          "text": .string(String(decoding: edit.replacement, as: UTF8.self))
        ]
      }
      return .object(members)
    }
    return [
      "description": ["text": .string(VisibleText.message(fix.summary))],
      "artifactChanges": [
        ["artifactLocation": address(of: file), "replacements": .array(replacements)]
      ],
    ]
  }

  /// Whether no character is cut.
  private func isWhole(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy {
      $0 >= bytes.count || bytes[$0] & 0xC0 != 0x80
    }
  }
}

extension Severity {
  fileprivate var sarif: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
