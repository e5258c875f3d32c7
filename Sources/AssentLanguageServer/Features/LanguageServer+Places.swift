import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// Where what is pointed at is defined and mentioned.
extension LanguageServer {
  /// `textDocument/definition`
  func definition(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    let uses = TermUses(text)
    let targets: [Range<Int>]
    switch PointedAt(offset, in: text, uses: uses) {
    case nil: return .null
    case .clause(let index, _)?: targets = [text.document.headRange(ofClause: index)]
    case .term(let use)?: targets = text.document.definitions(of: use, uses)
    }
    return locations(targets, in: open)
  }

  /// `textDocument/references`
  func references(
    _ text: CheckedText, _ open: OpenText, _ offset: Int, _ parameters: JSONValue
  ) -> JSONValue {
    let uses = TermUses(text)
    guard let pointed = PointedAt(offset, in: text, uses: uses) else { return .null }
    let places = text.document.places(
      of: pointed, uses: uses,
      isWithDefinition: parameters["context"]?["includeDeclaration"]?.bool ?? true)
    return locations(places, in: open)
  }

  /// `textDocument/documentHighlight`
  func highlights(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    let uses = TermUses(text)
    guard let pointed = PointedAt(offset, in: text, uses: uses) else { return .null }
    let places = text.document.places(of: pointed, uses: uses, isWithDefinition: true)
    return .array(open.positions.ranges(ofBytes: places).map { ["range": $0] })
  }

  private func locations(_ places: [Range<Int>], in open: OpenText) -> JSONValue {
    .array(
      open.positions.ranges(ofBytes: places).map { ["uri": .string(open.uri), "range": $0] })
  }
}
