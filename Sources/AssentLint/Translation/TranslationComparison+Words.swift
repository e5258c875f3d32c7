import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Quantities, links and terms of sections that stand for one another.
extension TranslationComparison {
  mutating func report(
    _ found: QuantityComparison.Difference, in sections: (TextSection, TextSection)
  ) {
    func range(_ side: (block: TextSection.Block, quantity: Quantity), _ text: SectionedText)
      -> SourceRange
    {
      let markup = text.document.markup
      guard let place = side.block.text.place(of: side.quantity.range) else {
        return markup.nodes[side.block.node].range
      }
      return markup.source.range(ofBytes: markup.bytes(of: place))
    }
    func text(_ side: (block: TextSection.Block, quantity: Quantity)) -> String {
      side.quantity.written(in: side.block.text.bytes)
    }
    switch found {
    case .differs(let a, let b):
      report(
        "'\(text(b))' is '\(text(a))' in '\(name)'", at: range(b, translation),
        note: "in the original", of: range(a, original),
        help: "say the same in both")
    case .missing(let a, let block):
      let place = block.map { translation.document.markup.nodes[$0.node].range }
      report(
        "'\(text(a))' of '\(name)' has no counterpart here",
        at: place ?? self.range(of: sections.1, in: translation), note: "in the original",
        of: range(a, original), help: "say the same in both")
    case .extra(let b, let block):
      report(
        "'\(text(b))' is not in '\(name)'", at: range(b, translation),
        note: "its counterpart in the original",
        of: block.map { original.document.markup.nodes[$0.node].range }
          ?? self.range(of: sections.0, in: original), help: "say the same in both")
    }
  }

  /// Reports a link that only one of two sections has.
  ///
  /// One that the other has in a block without a counterpart, the `rest`, was moved there.
  mutating func compareLinks(
    _ a: (section: TextSection, rest: TextSection), _ b: (section: TextSection, rest: TextSection)
  ) {
    func links(
      _ own: TextSection, _ text: SectionedText, _ rest: TextSection, _ other: SectionedText
    )
      -> [(target: String, link: LegalDocument.Link)]
    {
      let moved = Set(self.links(of: rest, in: other).map(\.target))
      return self.links(of: own, in: text).filter { !moved.contains($0.target) }
    }
    let first = links(a.section, original, b.rest, translation)
    let second = links(b.section, translation, a.rest, original)
    guard first.count != second.count else { return }
    var rest = second.map(\.target)
    var missing: [(target: String, link: LegalDocument.Link)] = []
    for link in first {
      if let index = rest.firstIndex(of: link.target) {
        rest.remove(at: index)
      } else {
        missing.append(link)
      }
    }
    guard first.count > second.count else {
      let extra = second.filter { rest.contains($0.target) }
      guard let link = extra.last, missing.isEmpty else { return }
      // A page linked twice where the original links it once misleads nobody.
      guard !first.contains(where: { $0.target == link.target }) else { return }
      report(
        "link to '\(link.link.destination)' is not in '\(name)'", at: link.link.range,
        note: "\(label(a.section)) of the original",
        of: range(of: a.section, in: original),
        help: "remove it, or add it to '\(name)'")
      return
    }
    guard let link = missing.first, rest.isEmpty else { return }
    guard !second.contains(where: { $0.target == link.target }) else { return }
    report(
      "link to '\(link.link.destination)' of '\(name)' has no counterpart here",
      at: range(of: b.section, in: translation), note: "in the original", of: link.link.range,
      help: "link to the same page")
  }

  private func links(
    of section: TextSection, in text: SectionedText
  ) -> [(target: String, link: LegalDocument.Link)] {
    // Links from one language to the other are not the same in both.
    let own = LinkTarget.neutral(name)
    return section.blocks.flatMap(\.links).map { text.document.links[$0] }
      .map { (LinkTarget.neutral($0.destination), $0) }
      .filter { $0.target != own }
  }

  /// Reports a definition that has no words in quotation marks or bold in the translation.
  mutating func compareTerms(_ a: TextSection, _ b: TextSection) {
    let nodes = Set(a.blocks.map(\.node))
    let terms = original.document.terms.filter { nodes.contains($0.node) }
    guard let term = terms.first else { return }
    let marked = b.blocks.reduce(0) { count, block in
      count + block.text.markedWords(in: translation.document.markup, of: block.node)
    }
    guard marked == 0 else { return }
    report(
      "term '\(term.name)', which '\(name)' defines here, has no definition in quotation marks",
      at: range(of: b, in: translation)
        ?? b.blocks.first.map {
          translation.document.markup.nodes[$0.node].range
        }, note: "the definition in the original", of: term.range,
      help: "define the same terms, and put each in quotation marks")
  }
}
