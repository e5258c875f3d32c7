import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// What can be done about findings: repair one, turn its rule off at its place, repair all.
extension LanguageServer {
  /// `textDocument/codeAction`
  func codeActions(
    _ text: CheckedText, _ open: OpenText, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    guard let place = open.positions.bytes(of: parameters["range"]) else {
      throw ResponseError(.invalidParameters, "no range")
    }
    let context = parameters["context"]
    let only = context?["only"]?.array?.compactMap(\.string)
    var actions: [JSONValue] = []
    if Self.wants("quickfix", only) {
      let found = text.ownDiagnostics.filter { Self.touches($0, place, in: text) }
      for diagnostic in found.prefix(Self.mostFindings) {
        actions += repair(of: diagnostic, text, open)
      }
      // Each comment is tried, which lints the text: of a large one, few.
      let trials = text.source.bytes.count > Self.largeText ? 1 : Self.mostFindings
      // Two findings of one rule at one place have one comment.
      var known: Set<[FixIt.Edit]> = []
      for diagnostic in found.prefix(trials) {
        guard let check = open.surroundings?.check,
          let suppression = Suppression(of: diagnostic, in: text, checking: check),
          known.insert(suppression.edits).inserted
        else { continue }
        actions.append(
          action(
            "turn off '\(diagnostic.rule.rawValue)' here; a reason has to follow", "quickfix",
            edits: suppression.edits.map { edit($0.range, $0.replacement, open) }, diagnostic, text,
            open))
      }
    }
    // A menu that opens by itself is asked for at every step of the cursor.
    let isAutomatic = context?["triggerKind"]?.integer == 2 && only == nil
    if Self.wants(Self.fixAll, only), !isAutomatic,
      text.ownDiagnostics.contains(where: { $0.fix != nil }),
      let repaired = open.surroundings?.repaired(text)
    {
      let edits = TextDifference.edits(from: text.source.bytes, to: repaired)
        .map { edit($0.range, $0.replacement, open) }
      actions.append(action("repair all", Self.fixAll, edits: edits, nil, text, open))
    }
    return .array(actions)
  }

  static let fixAll = "source.fixAll.assent"
  /// Of more findings at one place the others wait.
  private static let mostFindings = 12
  private static let largeText = 1 << 18

  private static func wants(_ kind: String, _ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == kind || kind.hasPrefix($0 + ".") }
  }

  private static func touches(
    _ diagnostic: Diagnostic, _ place: Range<Int>, in text: CheckedText
  ) -> Bool {
    guard let range = diagnostic.range.map(text.source.bytes(of:)) else {
      return place.lowerBound <= text.source.line(1).endIndex
    }
    return range.lowerBound <= place.upperBound && place.lowerBound <= range.upperBound
  }

  private func repair(
    of diagnostic: Diagnostic, _ text: CheckedText, _ open: OpenText
  ) -> [JSONValue] {
    guard let fix = diagnostic.fix, text.allows(repairOf: diagnostic) else { return [] }
    let edits = fix.edits.map { edit($0.range, $0.replacement, open) }
    return [
      action(fix.summary, "quickfix", edits: edits, diagnostic, text, open, isPreferred: true)
    ]
  }

  private func edit(_ range: Range<Int>, _ replacement: [UInt8], _ open: OpenText) -> JSONValue {
    [
      "range": open.positions.range(ofBytes: range),
      "newText": .string(String(decoding: replacement, as: UTF8.self)),
    ]
  }

  private func action(
    _ title: String, _ kind: String, edits: [JSONValue], _ diagnostic: Diagnostic?,
    _ text: CheckedText, _ open: OpenText, isPreferred: Bool = false
  ) -> JSONValue {
    var members: JSONObject = [
      "title": .string(title), "kind": .string(kind), "edit": workspaceEdit(edits, in: open),
    ]
    if let diagnostic {
      members["diagnostics"] = [finding(diagnostic, text, open)]
      if isPreferred { members["isPreferred"] = true }
    }
    return .object(members)
  }
}
