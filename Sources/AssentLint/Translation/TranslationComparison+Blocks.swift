import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Foundation

extension TranslationComparison {
  /// The pairs with the text below headings that have no counterpart, where only the heading is
  /// missing: it stands below the heading before, which is so much longer than its counterpart.
  func withTextOfMissingHeadings(
    _ pairs: [(Int, Int)]
  ) -> [(TextSection, TextSection)] {
    let (a, b) = (original.sections, translation.sections)
    let paired = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    return pairs.map { i, j in
      var (first, second) = (a[i], b[j])
      for next in a[(i + 1)...].indices.prefix(while: { !paired.0.contains($0) }) {
        let longer = first.followed(by: a[next])
        guard isCloser(longer, second, than: (first, second)) else { break }
        first = longer
      }
      for next in b[(j + 1)...].indices.prefix(while: { !paired.1.contains($0) }) {
        let longer = second.followed(by: b[next])
        guard isCloser(first, longer, than: (first, second)) else { break }
        second = longer
      }
      return (first, second)
    }
  }

  private func isCloser(
    _ a: TextSection, _ b: TextSection, than other: (TextSection, TextSection)
  ) -> Bool {
    func distance(_ a: TextSection, _ b: TextSection) -> Float {
      abs(log((Float(b.length) + 15) / (Float(a.length) * ratio + 15)))
    }
    return distance(a, b) + 0.4 < distance(other.0, other.1)
  }

  mutating func reportListedDates() {
    for block in translation.sections.flatMap(\.blocks) {
      guard let date = block.listedDate, let mark = date.firstIndex(of: ".") else { continue }
      report(
        "'\(date)' is an item of a numbered list here, not a date",
        at: translation.document.markup.nodes[block.node].range, note: "the original", of: nil,
        help: "write '\(date[..<mark])\\\(date[mark...])', which Markdown takes for words")
    }
  }

  /// The blocks of each pair of sections with one another.
  func align(
    _ pairs: [(TextSection, TextSection)]
  ) -> [(blocks: BlockAlignment, steps: [SequenceAlignment.Step])?] {
    let shared = SharedWords(original.sections, translation.sections)
    typealias Alignment = (blocks: BlockAlignment, steps: [SequenceAlignment.Step])
    func alignments(merging: Float, ratio: Float) -> (found: [Alignment?], cost: Float) {
      var total: Float = 0
      let found = pairs.map { pair -> Alignment? in
        let blocks = BlockAlignment(
          pair.0, pair.1, ratio: ratio, shared: shared, merging: merging)
        guard let steps = blocks.steps else { return nil }
        total += steps.cost
        return (blocks, steps.steps)
      }
      return (found, total)
    }
    let most = BlockAlignment.merging.upperBound
    var best = (alignments(merging: most, ratio: ratio), ratio: ratio)
    // In a short text, a block that is missing changes the ratio; the likeliest one is taken.
    if pairs.reduce(0, { $0 + $1.0.blocks.count }) <= 40 {
      for factor: Float in [0.6, 0.7, 0.8, 0.9, 1.1, 1.25, 1.4, 1.65] {
        let other = alignments(merging: most, ratio: ratio * factor)
        if other.cost + 1 < best.0.cost { best = (other, ratio * factor) }
      }
    }
    // Blocks are put together here and there where a translator does that at all.
    var (all, merged) = (0, 0)
    for step in best.0.found.compactMap({ $0?.steps }).joined() {
      switch step {
      case .joined, .split: merged += 1
      case .pair, .swapped, .onlyFirst, .onlySecond: all += 1
      }
    }
    guard merged > 0 else { return best.0.found }
    let cost = 1 + log(Float(max(1, all)) / Float(merged))
    return alignments(
      merging: min(max(cost, BlockAlignment.merging.lowerBound), most), ratio: best.ratio
    ).found
  }

  mutating func compareBlocks(
    _ a: TextSection, _ b: TextSection,
    _ alignment: (blocks: BlockAlignment, steps: [SequenceAlignment.Step])
  ) {
    var quantities = QuantityComparison(
      sections: (a, b), languages: (original.document.language, translation.document.language),
      balance: balance)
    // Blocks without a counterpart, by index.
    var alone: (Set<Int>, Set<Int>) = ([], [])
    var last: Int?
    for (place, step) in alignment.steps.enumerated() {
      switch step {
      case .pair(let i, let j):
        last = j
        quantities.compare([a.blocks[i]], [b.blocks[j]])
      case .joined(let parts, let j):
        last = j
        quantities.compare(Array(a.blocks[parts]), [b.blocks[j]])
      case .split(let i, let parts):
        last = parts.upperBound - 1
        quantities.compare([a.blocks[i]], Array(b.blocks[parts]))
      case .swapped(let i, let j):
        last = j + 1
        reportSwapped((a.blocks[i], a.blocks[i + 1]), b.blocks[j])
        quantities.compare([a.blocks[i]], [b.blocks[j + 1]])
        quantities.compare([a.blocks[i + 1]], [b.blocks[j]])
      case .onlyFirst(let i):
        alone.0.insert(i)
        guard a.blocks[i].length > 0 else { continue }
        let rivals = alignment.blocks.rivals(ofGap: place, in: alignment.steps).map { a.blocks[$0] }
        reportMissing(a.blocks[i], or: rivals, in: (a, b), after: last)
      case .onlySecond(let j):
        last = j
        alone.1.insert(j)
        guard b.blocks[j].length > 0 else { continue }
        let rivals = alignment.blocks.rivals(ofGap: place, in: alignment.steps).map { b.blocks[$0] }
        reportExtra(b.blocks[j], or: rivals, in: (a, b))
      }
    }
    let (first, second) = (a.parted(by: alone.0), b.parted(by: alone.1))
    quantities.compareRest(besides: (first.rest.quantities, second.rest.quantities))
    for found in quantities.differences { report(found, in: (a, b)) }
    compareLinks(first, second)
    compareTerms(first.section, b)
  }

  private mutating func reportMissing(
    _ block: TextSection.Block, or rivals: [TextSection.Block],
    in sections: (TextSection, TextSection), after last: Int?
  ) {
    let place = last.map { sections.1.blocks[$0].node } ?? sections.1.heading
    report(
      "\(named(block, or: rivals, in: original)) of '\(name)' has no counterpart here",
      at: place.map { translation.document.markup.nodes[$0].range },
      note: "in the original", of: original.document.markup.nodes[block.node].range,
      help: "translate it, or remove it from '\(name)'")
  }

  private mutating func reportExtra(
    _ block: TextSection.Block, or rivals: [TextSection.Block],
    in sections: (TextSection, TextSection)
  ) {
    report(
      "\(named(block, or: rivals, in: translation)) is not in '\(name)'",
      at: translation.document.markup.nodes[block.node].range,
      note: "\(label(sections.0)) of the original", of: range(of: sections.0, in: original),
      help: "remove it, or add it to '\(name)'")
  }

  private mutating func reportSwapped(
    _ blocks: (TextSection.Block, TextSection.Block), _ first: TextSection.Block
  ) {
    report(
      "\(noun(blocks.0)) '\(excerpt(blocks.0))' of '\(name)' stands here behind "
        + "'\(excerpt(blocks.1))'", at: translation.document.markup.nodes[first.node].range,
      note: "in the original", of: original.document.markup.nodes[blocks.0.node].range,
      help: "keep the order of '\(name)'")
  }

  /// A block, and others where any of them may be meant.
  private func named(
    _ block: TextSection.Block, or rivals: [TextSection.Block], in text: SectionedText
  ) -> String {
    var name = "\(noun(block)) '\(excerpt(block))'"
    for (index, rival) in rivals.enumerated() {
      let line = text.document.markup.nodes[rival.node].range.start.line
      name += index + 1 < rivals.count ? ", " : " or "
      name += "'\(excerpt(rival))' (line \(line))"
    }
    return name
  }

  private func noun(_ block: TextSection.Block) -> String {
    switch block.kind {
    case .paragraph: "paragraph"
    case .item: "item"
    case .row: "row"
    case .quote: "quotation"
    case .code: "code"
    }
  }

  /// The first words of a block.
  private func excerpt(_ block: TextSection.Block) -> String {
    let words = String(decoding: block.text.bytes.prefix(160), as: UTF8.self)
      .split { $0.isWhitespace }
    var out = ""
    for word in words {
      guard out.isEmpty || out.unicodeScalars.count + word.unicodeScalars.count <= 40 else {
        return out + " …"
      }
      out += out.isEmpty ? String(word.prefix(40)) : " " + word
    }
    return out
  }
}
