import AssentDiagnostics
import AssentManifest

/// The form in which findings are printed by `lint --format json` and kept by a build.
extension Diagnostic {
  package var json: JSONValue {
    var members: JSONObject = [
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue),
      "message": .string(message), "file": .string(file),
    ]
    Self.add(range, to: &members)
    if !notes.isEmpty {
      members["notes"] = .array(
        notes.map { note in
          var members: JSONObject = ["message": .string(note.message)]
          Self.add(note.range, to: &members)
          if let file = note.file { members["file"] = .string(file) }
          return .object(members)
        })
    }
    if let help { members["help"] = .string(help) }
    if let fix {
      members["fix"] = [
        "summary": .string(fix.summary),
        "edits": .array(
          fix.edits.map { edit in
            [
              "offset": .integer(edit.range.lowerBound), "length": .integer(edit.range.count),
              "text": .string(String(decoding: edit.replacement, as: UTF8.self)),
            ]
          }),
      ]
    }
    return .object(members)
  }

  private static func add(_ range: SourceRange?, to members: inout JSONObject) {
    guard let range else { return }
    members["line"] = .integer(range.start.line)
    members["column"] = .integer(range.start.column)
    members["endLine"] = .integer(range.end.line)
    members["endColumn"] = .integer(range.end.column)
  }

  /// Reads what ``json`` wrote, but for the fix; `nil` for a rule that this version does not know.
  init?(_ json: JSONValue) {
    guard let rule = json["rule"]?.string.flatMap(RuleID.init(rawValue:)),
      let message = json["message"]?.string,
      let severity = json["severity"]?.string.flatMap(Severity.init(rawValue:)),
      let file = json["file"]?.string
    else { return nil }
    self.init(
      rule: rule, severity: severity, message: message, file: file, range: Self.range(json),
      notes: (json["notes"]?.array ?? []).compactMap { note in
        note["message"]?.string.map {
          Note($0, file: note["file"]?.string, at: Self.range(note))
        }
      },
      help: json["help"]?.string)
  }

  private static func range(_ json: JSONValue) -> SourceRange? {
    guard let line = json["line"]?.integer, let column = json["column"]?.integer,
      let endLine = json["endLine"]?.integer, let endColumn = json["endColumn"]?.integer
    else { return nil }
    return SourceRange(
      start: SourceLocation(line: line, column: column),
      end: SourceLocation(line: endLine, column: endColumn))
  }
}
