import AssentCompiler
import AssentManifest

/// Renaming a defined term where it is defined and where it is used.
extension LanguageServer {
  /// `textDocument/prepareRename`
  func preparedRename(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    guard case .term(let use)? = PointedAt(offset, in: text, uses: TermUses(text)) else {
      return .null
    }
    return [
      "range": open.positions.range(ofBytes: use.range), "placeholder": .string(use.name),
    ]
  }

  /// `textDocument/rename`
  func rename(
    _ text: CheckedText, _ open: OpenText, _ offset: Int, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    let uses = TermUses(text)
    guard case .term(let use)? = PointedAt(offset, in: text, uses: uses) else {
      throw ResponseError(.requestFailed, "no defined term stands here")
    }
    guard let name = parameters["newName"]?.string else {
      throw ResponseError(.invalidParameters, "no new name")
    }
    try check(name, in: uses)
    let edits = uses.uses.filter { $0.name == use.name }.map { use -> JSONValue in
      // A plural keeps its ending.
      let ending = use.isExact ? 0 : use.range.count - use.name.utf8.count
      let range = use.range.lowerBound..<use.range.upperBound - ending
      return ["range": open.positions.range(ofBytes: range), "newText": .string(name)]
    }
    return workspaceEdit(edits, in: open)
  }

  private func check(_ name: String, in uses: TermUses) throws(ResponseError) {
    guard !name.isEmpty, !name.allSatisfy(\.isWhitespace) else {
      throw ResponseError(.requestFailed, "a term needs a name")
    }
    guard name.first?.isWhitespace == false, name.last?.isWhitespace == false else {
      throw ResponseError(.requestFailed, "the name has white space at an end")
    }
    let signs = name.unicodeScalars.filter {
      $0.value < 0x20 || "\"“”„«»「」『』*_`|<>[]\\".contains(Character($0))
    }
    if let sign = signs.first {
      throw ResponseError(
        .requestFailed,
        sign.value < 0x20
          ? "the name has a line break or a tab" : "the name has a '\(sign)', which ends a name")
    }
    if uses.definitions[name] != nil {
      throw ResponseError(.requestFailed, "'\(name)' is the name of another term")
    }
  }

  /// Edits of one text in the form that the client understands.
  func workspaceEdit(_ edits: [JSONValue], in open: OpenText) -> JSONValue {
    guard client.takesVersionedEdits else {
      return ["changes": .object([open.uri: .array(edits)])]
    }
    let version = open.version.map(JSONValue.integer) ?? .null
    return [
      "documentChanges": [
        [
          "textDocument": ["uri": .string(open.uri), "version": version],
          "edits": .array(edits),
        ]
      ]
    ]
  }
}
