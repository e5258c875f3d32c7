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
    return .array(targets.map { location($0, in: open) })
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
    return .array(places.map { location($0, in: open) })
  }

  /// `textDocument/documentHighlight`
  func highlights(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    let uses = TermUses(text)
    guard let pointed = PointedAt(offset, in: text, uses: uses) else { return .null }
    let places = text.document.places(of: pointed, uses: uses, isWithDefinition: true)
    return .array(places.map { ["range": open.positions.range(ofBytes: $0)] })
  }

  private func location(_ range: Range<Int>, in open: OpenText) -> JSONValue {
    ["uri": .string(open.uri), "range": open.positions.range(ofBytes: range)]
  }
}
