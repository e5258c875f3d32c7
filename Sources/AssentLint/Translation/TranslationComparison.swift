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
  var ratio: Float = 1
  /// How often each value stands in the whole of both texts, the translation's counted negative.
  var balance: [String: Int] = [:]

  init(original: SectionedText, translation: SectionedText) {
    self.original = original
    self.translation = translation
    compare()
  }

  /// The name by which messages call the original.
  var name: String {
    let path = original.document.path
    return path.pathNames.last.map(String.init) ?? path
  }

  private mutating func compare() {
    let (a, b) = (original.sections, translation.sections)
    ratio = Self.ratio(a.map { ($0.length) }, b.map { $0.length })
    for quantity in a.flatMap(\.quantities) { balance[quantity.value, default: 0] += 1 }
    for quantity in b.flatMap(\.quantities) { balance[quantity.value, default: 0] -= 1 }
    let features = (a.map(SectionFeatures.init), b.map(SectionFeatures.init))
    // What stands before the first heading is a pair always.
    let ratio = ratio
    let steps = SequenceAlignment.steps(
      a.count - 1, b.count - 1,
      costs: .init(
        gap: SectionFeatures.gap,
        pair: { features.0[$0 + 1].distance(to: features.1[$1 + 1], ratio: ratio) }))
    guard let steps = steps?.steps else { return }
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
    self.ratio = Self.medianRatio(pairs.map { (a[$0.0].length, b[$0.1].length) }) ?? ratio
    for (i, j) in pairs { compareHeadings(a[i], b[j]) }
    reportListedDates()
    let whole = withTextOfMissingHeadings(pairs)
    for (pair, alignment) in zip(whole, align(whole)) {
      if let alignment { compareBlocks(pair.0, pair.1, alignment) }
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
      case .joined, .split, .swapped: break
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

  func range(of section: TextSection, in text: SectionedText) -> SourceRange? {
    section.heading.map { text.document.markup.nodes[$0].range }
  }

  func label(_ section: TextSection) -> String {
    guard section.heading != nil else { return "the beginning" }
    let number = section.number.map { $0 + " " } ?? ""
    return "heading '\(number)\(section.title)'"
  }
}
