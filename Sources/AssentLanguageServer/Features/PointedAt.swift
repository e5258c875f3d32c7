import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// What stands at a place of a document that other places belong to.
enum PointedAt: Hashable, Sendable {
  /// The clause, by its index, and the bytes that name it.
  case clause(Int, named: Range<Int>)
  case term(TermUses.Use)

  /// What a place names: a reference to a clause before a term, and the heading of a clause last.
  init?(_ offset: Int, in text: CheckedText, uses: TermUses) {
    let document = text.document
    for reference in document.references {
      let range = text.source.bytes(of: reference.range)
      guard range.lowerBound <= offset, offset <= range.upperBound else { continue }
      guard let clause = reference.clause else { return nil }
      self = .clause(clause, named: range)
      return
    }
    if let link = document.anchorLink(at: offset, in: text.source) {
      self = .clause(link.clause, named: link.range)
      return
    }
    if let use = uses.use(at: offset) {
      self = .term(use)
      return
    }
    for index in document.clauses.indices {
      let range = document.headRange(ofClause: index)
      guard range.lowerBound <= offset, offset <= range.upperBound else { continue }
      self = .clause(index, named: range)
      return
    }
    return nil
  }
}

extension LegalDocument {
  /// The bytes of a clause's heading, or of the first line of its text.
  func headRange(ofClause index: Int) -> Range<Int> {
    let source = markup.source
    let node = markup.nodes[clauses[index].node]
    let range = source.bytes(of: node.range)
    let line = source.line(Int(node.startLine))
    return range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.endIndex))
  }

  /// A link within the document to a clause, at a place.
  func anchorLink(
    at offset: Int, in source: SourceFile
  ) -> (clause: Int, range: Range<Int>)? {
    for link in links where link.destination.hasPrefix("#") && !link.isImage {
      let range = source.bytes(of: link.range)
      guard range.contains(offset), let clause = clause(linkedBy: link) else { continue }
      return (clause, range)
    }
    return nil
  }

  /// The clause that a link within the document leads to.
  func clause(linkedBy link: Link) -> Int? {
    guard let anchor = Self.anchor(of: link) else { return nil }
    return clauses.firstIndex { $0.anchor == anchor }
  }

  /// The fragment identifier of a link within the document.
  private static func anchor(of link: Link) -> String? {
    guard link.destination.hasPrefix("#") else { return nil }
    return PercentEncoding.decoded(String(link.destination.dropFirst()))
  }

  /// All places that belong to what is pointed at, in bytes of the file.
  ///
  /// - Parameter isWithDefinition: whether the heading of a clause or the definition of a term is one.
  func places(
    of pointed: PointedAt, uses: TermUses, isWithDefinition: Bool
  ) -> [Range<Int>] {
    var places: [Range<Int>]
    switch pointed {
    case .clause(let index, _):
      places = references.filter { $0.clause == index }.map { markup.source.bytes(of: $0.range) }
      let anchor = clauses[index].anchor
      places += links.filter { !$0.isImage && Self.anchor(of: $0) == anchor }
        .map { markup.source.bytes(of: $0.range) }
      if isWithDefinition { places.append(headRange(ofClause: index)) }
    case .term(let use):
      let definitions = Set(self.definitions(of: use, uses))
      places = uses.uses.filter { $0.name == use.name }.map(\.range)
        .filter { isWithDefinition || !definitions.contains($0) }
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The bytes of the names where a term is defined.
  func definitions(of use: TermUses.Use, _ uses: TermUses) -> [Range<Int>] {
    (uses.definitions[use.name] ?? []).map { markup.source.bytes(of: terms[$0].range) }
  }
}
