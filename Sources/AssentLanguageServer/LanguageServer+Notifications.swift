import AssentManifest

/// What a client tells.
extension LanguageServer {
  mutating func notice(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitCode = codeAtEnd
      return
    }
    // Before `initialize` and after `shutdown` nothing else counts.
    guard phase == .running else { return }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": opened(parameters)
    case "textDocument/didChange": changed(parameters)
    case "textDocument/didClose": closed(parameters)
    case "textDocument/didSave", "workspace/didChangeConfiguration",
      "workspace/didChangeWatchedFiles":
      forgetSurroundings()
    default: return
    }
  }

  /// Asks to be told when a configuration or a release changes.
  private mutating func registerWatchers() {
    guard client.watchesFiles else { return }
    let patterns = ["**/assent.yml", "**/releases/**"]
    outbox.append(
      OutgoingMessage.request(
        .text("assent-watch"), "client/registerCapability",
        [
          "registrations": [
            [
              "id": "assent-watch", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": [
                "watchers": .array(patterns.map { ["globPattern": .string($0)] })
              ],
            ]
          ]
        ]))
  }

  private mutating func opened(_ parameters: JSONValue) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else {
      log("a document without an address or a text was opened")
      return
    }
    texts[uri] = OpenText(
      uri: uri, version: item?["version"]?.integer, text: text, encoding: encoding)
  }

  private mutating func changed(_ parameters: JSONValue) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string, let changes = parameters["contentChanges"]?.array,
      texts[uri] != nil
    else {
      log("a document that is not open was changed")
      return
    }
    texts[uri]?.version = item?["version"]?.integer
    if texts[uri]?.apply(changes) == false { log("a change of '\(uri)' cannot be read") }
  }

  private mutating func closed(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.string,
      let open = texts.removeValue(forKey: uri)
    else { return }
    var last = open
    last.version = nil
    last = OpenText(uri: uri, version: nil, text: "", encoding: encoding)
    outbox.append(findings(in: nil, last))
  }

  /// Reads anew what texts are held against, as it may have changed on the disk.
  private mutating func forgetSurroundings() {
    for uri in texts.keys {
      texts[uri]?.surroundings = nil
      texts[uri]?.checked = nil
      texts[uri]?.awaitsFindings = true
    }
  }
}
