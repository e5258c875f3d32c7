import AssentDiagnostics
import AssentMarkup

extension LegalDocument {
  /// Whether sections can be told in the language of the document, so that one can be missing.
  package var hasSectionWords: Bool {
    let language = LanguageTag.language(of: language)
    return SectionWords.has(language == "no" ? "nb" : language)
  }

  /// What the sections of the document are about, taken together.
  ///
  /// Sections are told by their headings and by bold words that begin a paragraph; warranty,
  /// liability, grant, termination and acceptance also by phrases that can mean nothing else, as
  /// `THE SOFTWARE IS PROVIDED “AS IS”`, since plain texts have no headings. It is computed at each
  /// call.
  package var coveredMeanings: Set<SectionMeaning> {
    var meanings: Set<SectionMeaning> = []
    for clause in clauses { meanings.formUnion(clause.meanings) }
    var bits: UInt64 = 0
    var reader = MeaningReader(language: language == "en" ? LanguageWords.unknown : language)
    var folded = FoldedText([], 0..<0)
    let nodes = markup.nodes
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      switch node.kind {
      case .paragraph:
        if Self.mayBeTitle(nodes, index), let start = RunIn(markup, paragraph: index),
          start.isBold, start.boldCount <= 90
        {
          meanings.formUnion(
            reader.meanings(of: String(decoding: start.bytes[..<start.boldCount], as: UTF8.self)))
        }
        folded.fold(markup.source.bytes, markup.byteRange(of: node))
        Self.addBodyMeanings(folded, to: &bits)
        index = Int(node.end)
      case .codeBlock:
        // Plain texts that are indented look like code.
        if !node.isFenced {
          folded.fold(markup.source.bytes, markup.byteRange(of: node))
          Self.addBodyMeanings(folded, to: &bits)
        }
        index += 1
      case .tableCell:
        folded.fold(markup.source.bytes, markup.byteRange(of: node))
        Self.addBodyMeanings(folded, to: &bits)
        index = Int(node.end)
      default: index += 1
      }
    }
    return meanings.union(MeaningReader.meanings(ofBits: bits))
  }

  /// What a sentence anywhere says, and what is spoken of where no section is about anything, in the
  /// words of headings.
  ///
  /// A text without headings, or whose last section holds the rest, says there what others have sections
  /// for. It is computed at each call.
  package var mentionedMeanings: Set<SectionMeaning> {
    var bits: UInt64 = 0
    // A text that does not tell its language is taken for English.
    let words = language == "en" ? LanguageWords.unknown : language
    var reader = MeaningReader(language: words)
    var next = 0
    for node in markup.nodes {
      switch node.kind {
      case .paragraph, .tableCell, .codeBlock: break
      default: continue
      }
      let text = markup.byteRange(of: node)
      bits |= reader.sentences(in: markup.source.bytes, text)
      while next < clauses.count, clauses[next].range.start <= node.range.start { next += 1 }
      var clause = next > 0 ? next - 1 : nil
      while let around = clause, clauses[around].meanings.subtracting([.general]).isEmpty {
        clause = clauses[around].parent
      }
      guard clause == nil else { continue }
      bits |= reader.mentioned(in: markup.source.bytes, text)
    }
    return MeaningReader.meanings(ofBits: bits)
  }

  private static func mayBeTitle(_ nodes: [Node], _ paragraph: Int) -> Bool {
    paragraph + 1 < nodes.count
      && (nodes[paragraph + 1].kind == .strong || nodes[paragraph + 1].kind == .emphasis
        || nodes[paragraph + 1].kind == .text)
  }

  private static func addBodyMeanings(_ folded: FoldedText, to bits: inout UInt64) {
    SectionWords.bodyTable.forEachMatch(in: folded.bytes) { meaning, _ in
      bits |= 1 << UInt64(meaning)
    }
  }
}

extension Node {
  fileprivate var isFenced: Bool {
    if case .codeBlock(_, let isFenced) = kind { isFenced } else { false }
  }
}
