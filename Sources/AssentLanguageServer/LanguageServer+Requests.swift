import AssentCompiler
import AssentManifest

/// What a client asks.
extension LanguageServer {
  mutating func answer(
    _ method: String, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.waiting, "initialize"): return initialize(parameters)
    case (.waiting, _): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "'initialize' was sent before")
    case (.running, "shutdown"):
      phase = .stopped
      texts = [:]
      return .null
    case (.stopped, _): throw ResponseError(.invalidRequest, "'shutdown' was sent before")
    case (.running, _): return try answerText(method, parameters)
    }
  }

  private mutating func answerText(
    _ method: String, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    guard let feature = Feature(rawValue: method) else {
      throw ResponseError(.methodNotFound, "no method '\(method)'")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "no document")
    }
    guard let text = checked(uri), let open = texts[uri] else { return .null }
    switch feature {
    case .codeAction: return try codeActions(text, open, parameters)
    case .documentSymbol: return symbols(text, open)
    case .foldingRange: return foldingRanges(text)
    case .definition, .references, .documentHighlight, .hover, .prepareRename, .rename: break
    }
    guard let position = TextPosition(parameters["position"]) else {
      throw ResponseError(.invalidParameters, "no position")
    }
    let offset = open.positions.byte(at: position)
    switch feature {
    case .codeAction, .documentSymbol, .foldingRange: return .null
    case .definition: return definition(text, open, offset)
    case .references: return references(text, open, offset, parameters)
    case .documentHighlight: return highlights(text, open, offset)
    case .hover: return hover(text, open, offset)
    case .prepareRename: return preparedRename(text, open, offset)
    case .rename: return try rename(text, open, offset, parameters)
    }
  }

  /// The requests about a text.
  private enum Feature: String {
    case codeAction = "textDocument/codeAction"
    case definition = "textDocument/definition"
    case documentHighlight = "textDocument/documentHighlight"
    case documentSymbol = "textDocument/documentSymbol"
    case foldingRange = "textDocument/foldingRange"
    case hover = "textDocument/hover"
    case prepareRename = "textDocument/prepareRename"
    case references = "textDocument/references"
    case rename = "textDocument/rename"
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    let capabilities = parameters["capabilities"]
    client = ClientCapabilities(capabilities)
    encoding = PositionEncoding(offered: capabilities?["general"]?["positionEncodings"])
    rulesPage = parameters["initializationOptions"]?["rulesPage"]?.string
    phase = .running
    return [
      "serverInfo": ["name": "assent", "version": .string(version)],
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        // Changes as edits; what is saved is told, without its text.
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "codeActionProvider": client.takesCodeActions
          ? ["codeActionKinds": ["quickfix", .string(Self.fixAll)]] : false,
        "definitionProvider": true,
        "documentHighlightProvider": true,
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "hoverProvider": true,
        "referencesProvider": true,
        "renameProvider": client.takesPreparedRename ? ["prepareProvider": true] : true,
      ],
    ]
  }
}
