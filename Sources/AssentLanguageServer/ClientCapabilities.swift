import AssentManifest

/// What a client says that it understands, as far as it matters here.
struct ClientCapabilities: Sendable {
  var takesRelatedInformation = false
  var takesCodeAddresses = false
  var takesVersionedEdits = false
  var takesHierarchy = false
  var takesMarkdown = false
  /// Whether it takes code actions, and not commands alone.
  var takesCodeActions = false
  var takesPreparedRename = false
  /// Whether it tells of changed files when it is asked to.
  var watchesFiles = false
  var foldingLimit: Int?

  init() {}

  init(_ json: JSONValue?) {
    let text = json?["textDocument"]
    let workspace = json?["workspace"]
    let published = text?["publishDiagnostics"]
    takesRelatedInformation = published?["relatedInformation"]?.bool ?? false
    takesCodeAddresses = published?["codeDescriptionSupport"]?.bool ?? false
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    takesHierarchy = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    takesMarkdown =
      text?["hover"]?["contentFormat"]?.array?.contains(.string("markdown")) ?? false
    takesCodeActions = text?["codeAction"]?["codeActionLiteralSupport"] != nil
    takesPreparedRename = text?["rename"]?["prepareSupport"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    foldingLimit = (text?["foldingRange"]?["rangeLimit"]?.integer).flatMap { $0 >= 0 ? $0 : nil }
  }
}
