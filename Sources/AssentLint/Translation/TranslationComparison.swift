import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Compares a translation with its original, clause by clause, without knowing what the words mean.
///
/// Sections are paired by level, number, length, quantities and links; inside a pair, blocks are.
/// What languages write differently in good translations (small numbers in words, a sentence moved
/// to the next paragraph, links to the same page in another language) is no difference.
struct TranslationComparison {
  let original: SectionedText
  let translation: SectionedText
  private(set) var differences: [TranslationDifference] = []
  /// How many letters the translation has for one of the original.
  private var ratio: Float = 1
  /// How often each value stands in the whole of both texts, the translation's counted negative.
  private var balance: [String: Int] = [:]

  init(original: LegalDocument, translation: LegalDocument) {
    self.original = SectionedText(original)
    self.translation = SectionedText(translation)
    compare()
  }

  /// The name by which messages call the original.
  private var name: String {
    let path = original.document.path
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  private mutating func compare() {
    let (a, b) = (original.sections, translation.sections)
    ratio = Self.ratio(a.map { ($0.length) }, b.map { $0.length })
    for quantity in a.flatMap(\.quantities) { balance[quantity.value, default: 0] += 1 }
    for quantity in b.flatMap(\.quantities) { balance[quantity.value, default: 0] -= 1 }
    let features = (a.map(SectionFeatures.init), b.map(SectionFeatures.init))
    // What stands before the first heading is a pair always.
    let steps = SequenceAlignment.steps(a.count - 1, b.count - 1, gap: SectionFeatures.gap) {
      [ratio] i, j in
      features.0[i + 1].distance(to: features.1[j + 1], ratio: ratio)
    }
    guard let steps else { return }
    var pairs = [(0, 0)]
    for case .pair(let i, let j) in steps { pairs.append((i + 1, j + 1)) }
    guard a.count < 4 || pairs.count * 2 >= min(a.count, b.count) else {
      report(
        "only \(pairs.count - 1) of the \(a.count - 1) headings of '\(name)' have a counterpart here",
        at: nil, note: "the original", of: nil,
        help: "translate the same text, heading by heading")
      return
    }
    reportHeadings(steps)
    ratio = Self.medianRatio(pairs.map { (a[$0.0].length, b[$0.1].length) }) ?? ratio
    for (i, j) in pairs {
      compareHeadings(a[i], b[j])
      compareBlocks(a[i], b[j])
    }
  }

  private static func ratio(_ a: [Int], _ b: [Int]) -> Float {
    Float(max(1, b.reduce(0, +))) / Float(max(1, a.reduce(0, +)))
  }

  private static func medianRatio(_ lengths: [(Int, Int)]) -> Float? {
    let ratios = lengths.filter { $0.0 > 80 && $0.1 > 40 }
      .map { Float($0.1) / Float($0.0) }.sorted()
    return ratios.isEmpty ? nil : ratios[ratios.count / 2]
  }

  mutating func report(
    _ message: String, at range: SourceRange?, note: String, of originalRange: SourceRange?,
    help: String
  ) {
    differences.append(
      TranslationDifference(
        message: message, range: range, note: note, originalRange: originalRange, help: help))
  }

  // MARK: Headings

  private mutating func reportHeadings(_ steps: [SequenceAlignment.Step]) {
    var index = 0
    var last = 0
    while index < steps.count {
      switch steps[index] {
      case .pair(_, let j): last = j + 1
      case .onlyFirst(let i): index += reportMissing(i + 1, Array(steps[index...]), after: last)
      case .onlySecond(let j):
        last = j + 1
        reportExtra(j + 1)
      case .joined, .split: break
      }
      index += 1
    }
  }

  /// Reports a heading that the translation lacks, with those below it.
  ///
  /// - Returns: how many further steps it stands for.
  private mutating func reportMissing(
    _ section: Int, _ steps: [SequenceAlignment.Step], after last: Int
  ) -> Int {
    let missing = original.sections[section]
    var below = 0
    for step in steps.dropFirst() {
      guard case .onlyFirst(let i) = step, original.sections[i + 1].level > missing.level else {
        break
      }
      below += 1
    }
    let place = translation.sections[last]
    let tail = below == 0 ? "" : ", with \(below) heading\(below == 1 ? "" : "s") below it,"
    report(
      "\(label(missing)) of '\(name)'\(tail) has no counterpart here",
      at: range(of: place, in: translation), note: "this heading of the original",
      of: range(of: missing, in: original), help: "add it, or remove it from '\(name)'")
    return below
  }

  private mutating func reportExtra(_ section: Int) {
    let extra = translation.sections[section]
    let twin = translation.sections.indices.first {
      $0 != section && translation.sections[$0].title == extra.title && !extra.title.isEmpty
    }
    let isRepeated = twin.map { translation.sections[$0].level == extra.level } ?? false
    report(
      isRepeated
        ? "heading '\(extra.title)' stands here twice, and '\(name)' has it once"
        : "heading '\(extra.title)' is not in '\(name)'",
      at: range(of: extra, in: translation),
      note: "the original has no such heading", of: nil,
      help: isRepeated ? "remove one of them" : "remove it, or add it to '\(name)'")
  }

  private mutating func compareHeadings(_ a: TextSection, _ b: TextSection) {
    guard let heading = b.heading, a.heading != nil else { return }
    let place = translation.document.markup.nodes[heading].range
    if a.level != b.level {
      report(
        "heading '\(b.title)' has level \(b.level); in '\(name)' it has level \(a.level)",
        at: place, note: "the heading of the original", of: range(of: a, in: original),
        help: "use level \(a.level)")
    }
    if let number = a.number, let other = b.number,
      NumberForm.plain(number) != NumberForm.plain(other)
    {
      report(
        "heading '\(b.title)' has number \(other); in '\(name)' it has number \(number)",
        at: place, note: "the heading of the original", of: range(of: a, in: original),
        help: "use number \(number)")
    }
  }

  private func range(of section: TextSection, in text: SectionedText) -> SourceRange? {
    section.heading.map { text.document.markup.nodes[$0].range }
  }

  func label(_ section: TextSection) -> String {
    guard section.heading != nil else { return "the beginning" }
    let number = section.number.map { $0 + " " } ?? ""
    return "heading '\(number)\(section.title)'"
  }

  // MARK: Blocks

  private mutating func compareBlocks(_ a: TextSection, _ b: TextSection) {
    let features = (a.blocks.map(BlockFeatures.init), b.blocks.map(BlockFeatures.init))
    let ratio = ratio
    let steps = SequenceAlignment.steps(
      a.blocks.count, b.blocks.count, gap: BlockFeatures.gap, merging: BlockFeatures.merging,
      pair: { features.0[$0].distance(to: features.1[$1], ratio: ratio) },
      merged: { i, j, isFirst in
        isFirst
          ? features.0[i].joined(features.0[i + 1]).distance(to: features.1[j], ratio: ratio)
            + features.0[i].partingCost
          : features.0[i].distance(to: features.1[j].joined(features.1[j + 1]), ratio: ratio)
            + features.1[j].partingCost
      })
    guard let steps else { return }
    var quantities = QuantityComparison(
      sections: (a, b), languages: (original.document.language, translation.document.language),
      balance: balance)
    var isWhole = true
    var last: Int?
    for step in steps {
      switch step {
      case .pair(let i, let j):
        last = j
        quantities.compare([a.blocks[i]], [b.blocks[j]])
      case .joined(let i, let k, let j):
        last = j
        quantities.compare([a.blocks[i], a.blocks[k]], [b.blocks[j]])
      case .split(let i, let j, let k):
        last = k
        quantities.compare([a.blocks[i]], [b.blocks[j], b.blocks[k]])
      case .onlyFirst(let i):
        isWhole = reportMissing(a.blocks[i], in: (a, b), after: last) ? false : isWhole
      case .onlySecond(let j):
        last = j
        isWhole = reportExtra(b.blocks[j], in: (a, b)) ? false : isWhole
      }
    }
    // What a block that is missing says is missing as well.
    guard isWhole else { return }
    quantities.compareRest()
    for found in quantities.differences { report(found, in: (a, b)) }
    compareLinks(a, b)
    compareTerms(a, b)
  }

  /// Whether a section is so much shorter than its original that the block can be missing.
  private mutating func reportMissing(
    _ block: TextSection.Block, in sections: (TextSection, TextSection), after last: Int?
  ) -> Bool {
    let (a, b) = sections
    let expected = Float(block.length) * ratio
    let lack = Float(a.length) * ratio - Float(b.length)
    guard
      isCounted(block.kind, a, b)
        || (block.length >= 25 && lack > expected * certainty(block))
    else { return false }
    let place = last.map { b.blocks[$0].node } ?? b.heading
    report(
      "\(noun(block)) '\(excerpt(block))' of '\(name)' has no counterpart here",
      at: place.map { translation.document.markup.nodes[$0].range },
      note: "in the original", of: original.document.markup.nodes[block.node].range,
      help: "translate it, or remove it from '\(name)'")
    return true
  }

  private mutating func reportExtra(
    _ block: TextSection.Block, in sections: (TextSection, TextSection)
  ) -> Bool {
    let (a, b) = sections
    let excess = Float(b.length) - Float(a.length) * ratio
    guard
      isCounted(block.kind, b, a)
        || (Float(block.length) >= 25 * ratio
          && excess > Float(block.length) * certainty(block))
    else {
      return false
    }
    report(
      "\(noun(block)) '\(excerpt(block))' is not in '\(name)'",
      at: translation.document.markup.nodes[block.node].range,
      note: "\(label(a)) of the original", of: range(of: a, in: original),
      help: "remove it, or add it to '\(name)'")
    return true
  }

  /// Whether a list or table of the first section has more items or rows, and all else is the same.
  private func isCounted(
    _ kind: TextSection.Block.Kind, _ first: TextSection, _ second: TextSection
  ) -> Bool {
    guard kind == .item || kind == .row else { return false }
    let others = (first, second)
    let rest = (
      others.0.blocks.count { $0.kind != kind }, others.1.blocks.count { $0.kind != kind }
    )
    return rest.0 == rest.1
      && first.blocks.count - rest.0 > second.blocks.count - rest.1
      && second.blocks.count > rest.1
  }

  /// Which part of a block a section must be too short by: items are seldom put together, and
  /// paragraphs often.
  private func certainty(_ block: TextSection.Block) -> Float {
    switch block.kind {
    case .item, .row: 0.3
    case .paragraph, .quote, .code: 0.5
    }
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

  // MARK: Quantities, links and terms

  private mutating func report(
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

  private mutating func compareLinks(_ a: TextSection, _ b: TextSection) {
    let (first, second) = (links(of: a, in: original), links(of: b, in: translation))
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
        note: "\(label(a)) of the original", of: range(of: a, in: original),
        help: "remove it, or add it to '\(name)'")
      return
    }
    guard let link = missing.first, rest.isEmpty else { return }
    guard !second.contains(where: { $0.target == link.target }) else { return }
    report(
      "link to '\(link.link.destination)' of '\(name)' has no counterpart here",
      at: range(of: b, in: translation), note: "in the original", of: link.link.range,
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
  private mutating func compareTerms(_ a: TextSection, _ b: TextSection) {
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
