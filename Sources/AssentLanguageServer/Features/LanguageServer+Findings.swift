import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Findings as the protocol has them.
extension LanguageServer {
  /// `textDocument/publishDiagnostics` for a text as it is.
  func findings(in text: CheckedText?, _ open: OpenText) -> [UInt8] {
    var parameters: JSONObject = ["uri": .string(open.uri), "diagnostics": []]
    if let version = open.version { parameters["version"] = .integer(version) }
    if let text {
      parameters["diagnostics"] = .array(text.diagnostics.map { finding($0, text, open) })
    } else if open.isTooLarge {
      let limit = OpenText.mostBytes >> 20
      parameters["diagnostics"] = [
        [
          "range": open.positions.range(ofBytes: 0..<0), "severity": 3, "source": "assent",
          "message": .string("the text is larger than \(limit) MiB and is not checked"),
        ]
      ]
    }
    return OutgoingMessage.notification(
      "textDocument/publishDiagnostics", .object(parameters))
  }

  func finding(_ diagnostic: Diagnostic, _ text: CheckedText, _ open: OpenText) -> JSONValue {
    let isOwn = diagnostic.file == text.source.path
    let range =
      (isOwn ? diagnostic.range.map(text.source.bytes(of:)) : nil)
      ?? Self.firstLine(of: text)
    var members: JSONObject = [
      "range": open.positions.range(ofBytes: range),
      "severity": Self.number(of: diagnostic.severity),
      "code": .string(diagnostic.rule.rawValue),
      "source": "assent",
    ]
    if client.takesCodeAddresses, let page = rulesPage {
      members["codeDescription"] = ["href": .string(page + diagnostic.rule.rawValue)]
    }
    if diagnostic.rule == .unusedDisable { members["tags"] = [1] }
    var message = diagnostic.message
    var related: [JSONValue] = []
    if !isOwn {
      let name = diagnostic.file.pathNames.last.map(String.init)
      message = (name ?? diagnostic.file) + ": " + message
      related.append(
        contentsOf: place(diagnostic.message, diagnostic.file, diagnostic.range, text, open))
    }
    for note in diagnostic.notes {
      let found = place(note.message, note.file ?? diagnostic.file, note.range, text, open)
      if found.isEmpty { message += "\nnote: \(note.message)" } else { related += found }
    }
    if let help = diagnostic.help { message += "\nhelp: \(help)" }
    members["message"] = .string(message)
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    return .object(members)
  }

  /// A note as related information; nothing where it has no place, or the client takes none.
  private func place(
    _ message: String, _ file: String, _ range: SourceRange?, _ text: CheckedText,
    _ open: OpenText
  ) -> [JSONValue] {
    guard client.takesRelatedInformation, let range else { return [] }
    let isOwn = file == text.source.path
    guard isOwn || file.hasPrefix("/") else { return [] }
    let source = isOwn ? text.source : text.others.first { $0.path == file }
    guard let source else { return [] }
    let uri = isOwn ? open.uri : DocumentAddress(ofFileAt: file).uri
    let positions = PositionMap(source: source, encoding: open.encoding)
    return [
      [
        "location": ["uri": .string(uri), "range": positions.range(of: range)],
        "message": .string(message),
      ]
    ]
  }

  /// Where a finding about the text as a whole is shown.
  private static func firstLine(of text: CheckedText) -> Range<Int> {
    let line = text.source.line(1)
    return line.startIndex..<line.endIndex
  }

  private static func number(of severity: Severity) -> JSONValue {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
