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
    let places = uses.uses.filter { $0.name == use.name }.map { use in
      // A plural keeps its ending.
      let ending = use.isExact ? 0 : use.range.count - use.name.utf8.count
      return use.range.lowerBound..<use.range.upperBound - ending
    }
    let edits = open.positions.ranges(ofBytes: places)
      .map { range -> JSONValue in ["range": range, "newText": .string(name)] }
    return workspaceEdit(edits, in: open)
  }

  private func check(_ name: String, in uses: TermUses) throws(ResponseError) {
    guard !name.isEmpty, !name.allSatisfy(\.isWhitespace) else {
      throw ResponseError(.requestFailed, "a term needs a name")
    }
    guard name.first?.isWhitespace == false, name.last?.isWhitespace == false else {
      throw ResponseError(.requestFailed, "the name has white space at an end")
    }
    if let sign = name.unicodeScalars.first(where: { !Self.mayStandInName($0) }) {
      let code = String(sign.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      throw ResponseError(
        .requestFailed,
        sign.properties.isGraphemeBase && !sign.properties.isWhitespace
          ? "the name has a '\(sign)', which no name of a term has"
          : "the name has \(number), which cannot be seen")
    }
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw ResponseError(.requestFailed, "the name has no letter")
    }
    if uses.definitions[name] != nil {
      throw ResponseError(.requestFailed, "'\(name)' is the name of another term")
    }
  }

  /// Whether a character is a part of names, and means nothing in Markdown.
  private static func mayStandInName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    // Joiners are letters to the scripts that write them.
    default: " \u{A0}\u{200C}\u{200D}-‐‑–'’&.,/()+%§·・".unicodeScalars.contains(scalar)
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
