import AssentDiagnostics
import AssentManifest
import AssentRedline

/// A redline for a terminal or a pager: a list of what changed, then the clauses.
///
/// With color, deleted words are struck and red, inserted ones underlined and green. Without, they
/// stand in `[-…-]` and `{+…+}`, as git has them, and kept words that are written in another way, or
/// mean another clause, in `{~…~}`. Whole paragraphs begin each line with `-` or `+`.
package struct RedlineText {
  package struct Options: Sendable {
    /// Columns of a line.
    package var width: Int
    package var usesColor: Bool
    package var ambiguousWide: Bool
    /// Whether unchanged words are shown however many there are.
    package var isWhole: Bool

    package init(
      width: Int = 72, usesColor: Bool = false, ambiguousWide: Bool = false, isWhole: Bool = false
    ) {
      self.width = width
      self.usesColor = usesColor
      self.ambiguousWide = ambiguousWide
      self.isWhole = isWhole
    }
  }

  private let labels: RedlineLabels
  private let options: Options
  private let diagrams: [DiagramDifference]

  /// - Parameter diagrams: those that differ between the two texts.
  package init(
    labels: RedlineLabels, options: Options = Options(), diagrams: [DiagramDifference] = []
  ) {
    self.labels = labels
    self.options = options
    self.diagrams = diagrams
  }

  package func render(_ redline: Redline) -> [UInt8] {
    var writer = RedlineTextWriter(
      redline, labels: labels, options: options, diagrams: diagrams)
    writer.writeAll()
    return writer.filler.out.bytes
  }
}

/// Writes one redline as text.
struct RedlineTextWriter: ~Copyable {
  let redline: Redline
  let labels: RedlineLabels
  let options: RedlineText.Options
  let names: ClauseName
  let diagrams: RedlineDiagrams
  let outline: RedlineOutline
  let signals: ClauseSignals
  var filler: LineFiller

  init(
    _ redline: Redline, labels: RedlineLabels, options: RedlineText.Options,
    diagrams: [DiagramDifference]
  ) {
    self.redline = redline
    self.labels = labels
    self.options = options
    names = ClauseName(labels: labels, in: redline)
    self.diagrams = RedlineDiagrams(diagrams, in: redline)
    outline = RedlineOutline(redline)
    signals = ClauseSignals(redline)
    filler = LineFiller(
      width: options.width, ambiguousWide: options.ambiguousWide, usesColor: options.usesColor)
  }

  mutating func writeAll() {
    filler.style.attributes = .bold
    writeLine(labels.text("title", redline.from.name, redline.to.name))
    filler.style = .plain
    filler.requestBlankLines(1)
    writeFacts()
    if redline.clauses.isEmpty {
      writeLine(
        labels[redline.assessment.changeClass <= .identical ? "identical" : "noWords"])
    } else {
      writeList()
    }
    if redline.unchangedClauseCount > 0 {
      writeLine(labels.text("unchanged", String(redline.unchangedClauseCount)))
    }
    for item in outline.items {
      switch item {
      case .change(let index):
        let passages = outline.passages[index] ?? []
        // The list has said all of a number that alone changed.
        if redline.clauses[index].isNumberChange, passages.isEmpty, !options.isWhole { continue }
        writeClause(redline.clauses[index], passages)
      case .moved(let index): writeStub(redline.clauses[index])
      }
    }
    for index in diagrams.rest { writeDiagram(index) }
  }

  /// The class and what decided it, as far as it fits a glance.
  private mutating func writeFacts() {
    let assessment = redline.assessment
    writeLine("class: \(assessment.changeClass.rawValue)")
    for signal in assessment.foremostSignals {
      setPrefix("  ", first: "  ")
      writeLine(labels.text(of: signal))
    }
    let more = assessment.signals.count - ChangeAssessment.shownSignals
    setPrefix("  ", first: "  ")
    if more > 0 { writeLine(labels.text("more", String(more))) }
    setPrefix("", first: "")
    filler.requestBlankLines(1)
  }

  // MARK: The list

  private mutating func writeList() {
    filler.style.attributes = .bold
    writeLine(labels["list"])
    filler.style = .plain
    let rows = redline.clauses.map { (mark($0), VisibleText.message(names.text($0)), $0) }
    let longest = rows.map { columns($0.1) }.max() ?? 0
    let column = min(longest, options.width * 2 / 5)
    let indent = String(repeating: " ", count: column + 6)
    for (mark, name, change) in rows {
      let head = "  \(mark) \(name)"
      if columns(name) > column {
        setPrefix("    ", first: "  \(mark) ")
        write(name)
        filler.endLine()
        setPrefix(indent, first: indent)
      } else {
        let space = String(repeating: " ", count: column - columns(name) + 2)
        setPrefix(indent, first: head + space)
      }
      writeGist(change)
      filler.endLine()
      setPrefix("", first: "")
    }
    filler.requestBlankLines(1)
  }

  private func mark(_ change: ClauseChange) -> String {
    if change.old.isEmpty { return "+" }
    if change.new.isEmpty { return "-" }
    return change.kinds.contains(.changed) ? "~" : ">"
  }

  private mutating func writeGist(_ change: ClauseChange) {
    write(change.kinds.map { labels[$0.rawValue] }.joined(separator: labels.comma))
    let gist = ChangeGist(change, signals: signals.of(change))
    var parts = 0
    func divide(_ filler: inout LineFiller) {
      RedlineTextWriter.write(parts == 0 ? labels.colon : labels.semicolon, to: &filler)
      parts += 1
    }
    if let note = names.note(change) {
      divide(&filler)
      write(names.listed(note))
    }
    for mention in names.listedMentions(change) {
      divide(&filler)
      write(mention)
    }
    for edit in gist.edits {
      divide(&filler)
      if let label = edit.label(labels) { write(label + " ") }
      if !edit.old.isEmpty { write(edit.old, .deleted) }
      if !edit.old.isEmpty, !edit.new.isEmpty { write(labels.arrow) }
      if !edit.new.isEmpty { write(edit.new, .inserted) }
    }
    for name in gist.seamWords {
      divide(&filler)
      write(labels[name])
    }
    guard !gist.isComplete, let counts = gist.wordCounts else { return }
    divide(&filler)
    write(labels.text("wordCount", counts))
  }

  // MARK: Clauses

  /// A passage that stands in the clause being written.
  mutating func writePassage(_ change: ClauseChange) {
    setPrefix("", first: "")
    filler.requestBlankLines(1)
    filler.style.attributes = .bold
    let note = names.note(change).map { labels.colon + names.sentence($0) }
    writeLine("» \(names.text(change))\(note ?? "")")
    filler.style = .plain
    writeBlocks(change, [])
    filler.requestBlankLines(1)
  }

  private mutating func writeClause(
    _ change: ClauseChange, _ passages: [(place: Int, index: Int)]
  ) {
    writeHeading(names.text(change), change.kinds.map { labels[$0.rawValue] })
    if let note = names.note(change) { writeLine(names.sentence(note)) }
    for mention in change.mentions { writeLine(names.sentence(mention)) }
    writeBlocks(change, passages)
  }

  private mutating func writeStub(_ change: ClauseChange) {
    writeHeading(names.formerText(change), [labels["moved"]])
    if let note = names.note(change) { writeLine(names.sentence(note)) }
  }

  private mutating func writeHeading(_ name: String, _ kinds: [String]) {
    setPrefix("", first: "")
    filler.requestBlankLines(2)
    filler.style.attributes = .bold
    let text = "\(name) (\(kinds.joined(separator: labels.comma)))"
    writeLine(text)
    filler.style = .plain
    let width = min(columns(VisibleText.message(text)), options.width)
    writeLine(String(repeating: "─", count: width / (options.ambiguousWide ? 2 : 1)))
  }

  // MARK: Lines

  /// What the lines to come begin with, and the first of them.
  mutating func setPrefix(_ prefix: String, first: String) {
    filler.prefix = Array(prefix.utf8)
    filler.prefixColumns = columns(prefix)
    filler.hasFirstPrefix = first != prefix
    filler.firstPrefix = Array(first.utf8)
    filler.firstPrefixColumns = columns(first)
  }

  private func columns(_ text: String) -> Int {
    displayColumns(of: Array(text.utf8)[...], ambiguousWide: options.ambiguousWide)
  }

  mutating func writeLine(_ text: String) {
    write(text)
    filler.endLine()
  }

  /// Writes text of others, or of ours, on the open line.
  mutating func write(_ text: String) { Self.write(VisibleText.message(text), to: &filler) }

  static func write(_ text: String, to filler: inout LineFiller) {
    var text = text
    text.withUTF8 { filler.write($0) }
  }

  /// Writes kept words that are written in another way, or mean another clause.
  mutating func writeSpelling(_ text: String) {
    let style = filler.style
    if options.usesColor { filler.style.attributes.formUnion([.underlined]) }
    write(options.usesColor ? text : "{~\(text)~}")
    filler.style = style
  }

  /// Writes words that are in one text alone, so that it shows.
  mutating func write(_ text: String, _ kind: Run.Kind, isMarked: Bool = true) {
    let style = filler.style
    switch kind {
    case .equal: write(text)
    case .deleted:
      if options.usesColor { filler.style.attributes.formUnion([.red, .struck]) }
      write(isMarked && !options.usesColor ? "[-\(text)-]" : text)
    case .inserted:
      if options.usesColor { filler.style.attributes.formUnion([.green, .underlined]) }
      write(isMarked && !options.usesColor ? "{+\(text)+}" : text)
    }
    filler.style = style
  }
}
