import AssentDiagnostics

extension SourceFile {
  /// Whether the file has what could be the tag of a fact.
  package var mayNameFacts: Bool { origin == nil && FactTag.mayStand(in: bytes) }

  /// Whether one of its tags is of a group other than those of the configuration, or of any that
  /// `isWanted` takes by its name.
  package func namesFact(where isWanted: (String) -> Bool) -> Bool {
    mayNameFacts && FactTag.all(in: bytes).contains { !$0.isEscaped && isWanted($0.name) }
  }

  /// The file with words in place of the tags that name facts.
  ///
  /// Words stay words wherever they stand; the place of every byte in the file is kept in `origin`, with
  /// the tags that have no words. A file without tags of facts comes back as it is.
  package func replacingFacts(with table: FactTable) -> SourceFile {
    guard mayNameFacts else { return self }
    let tags = FactTag.all(in: bytes)
    guard !tags.isEmpty else { return self }
    let isForOthers = isForSiteGenerator
    let isOurs = tags.contains { tag in
      if table[tag.name] != nil { return true }
      if case .unknown = table.absence(of: tag.name, isForOthers: isForOthers) { return true }
      return false
    }
    guard isOurs else { return self }
    let places = FactPlace.places(of: tags, in: self)
    var writer = FactWriter(source: self, table: table, isForOthers: isForOthers)
    for (tag, place) in zip(tags, places) { writer.write(tag, at: place) }
    return writer.finish()
  }

  /// Whether a site generator replaces tags in the file itself: it has statements of Liquid, or front
  /// matter with a layout.
  private var isForSiteGenerator: Bool {
    if zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0x7B && $1 == 0x25 }) { return true }
    guard let frontMatter = FrontMatter(in: self) else { return false }
    return bytes[frontMatter.content].split(separator: 0x0A).contains {
      $0.starts(with: "layout:".utf8) || $0.starts(with: "permalink:".utf8)
    }
  }
}

/// Writes a text anew with words in place of tags, and notes what stands where.
private struct FactWriter {
  private let source: SourceFile
  private let table: FactTable
  private let isForOthers: Bool
  private var out: [UInt8] = []
  private var position = 0
  private var replacements: [SourceOrigin.Replacement] = []
  private var faults: [SourceOrigin.Fault] = []

  init(source: SourceFile, table: FactTable, isForOthers: Bool) {
    self.source = source
    self.table = table
    self.isForOthers = isForOthers
    out.reserveCapacity(source.bytes.count + 256)
  }

  mutating func write(_ tag: FactTag, at place: FactPlace) {
    guard place != .comment, place != .shape else { return }
    guard let value = table[tag.name] else {
      guard !tag.isEscaped,
        case .unknown(let message, let help) = table.absence(
          of: tag.name, isForOthers: isForOthers)
      else { return }
      return leave(tag, message, help: help)
    }
    guard !tag.isEscaped else { return writeAsItStands(tag, at: place) }
    // Mail is written to by its address; a link needs the scheme.
    let words =
      place != .destination && value.hasPrefix("mailto:") ? String(value.dropFirst(7)) : value
    switch FactWords.bytes(words, at: place) {
    case (nil, let fault):
      leave(
        tag, "fact '\(tag.name)' \(fault ?? "has no words") and cannot stand here",
        help: place == .frontMatter(quote: nil)
          ? "put the value in double quotes" : "write it in the text around the code")
    case (let bytes?, _):
      if place == .drawing { return draw(bytes, tag) }
      replace(tag.range, with: bytes, named: tag.name)
    }
  }

  /// A tag that is meant as it stands: where Markdown shows the backslash, it goes.
  private mutating func writeAsItStands(_ tag: FactTag, at place: FactPlace) {
    switch place {
    case .prose, .destination, .autolink, .comment, .shape: return
    case .code, .drawing, .mermaid, .html, .frontMatter: break
    }
    let start = tag.range.lowerBound
    replace(start - 1..<start, with: [], named: "")
  }

  private mutating func leave(_ tag: FactTag, _ message: String, help: String) {
    copy(to: tag.range.upperBound)
    faults.append(
      SourceOrigin.Fault(
        message, help: help, at: out.count - tag.range.count..<out.count))
  }

  /// Words in a drawing take as many columns as the tag: spaces after it come or go.
  private mutating func draw(_ bytes: [UInt8], _ tag: FactTag) {
    let width = displayColumns(of: bytes[...])
    let missing = width - tag.range.count
    guard missing > 0 else {
      let spaces = [UInt8](repeating: 0x20, count: -missing)
      return replace(tag.range, with: bytes + spaces, named: tag.name)
    }
    let spaces = source.bytes[tag.range.upperBound...].prefix { $0 == 0x20 }.count
    // One stays before the wall.
    let taken = min(missing, max(spaces - 1, 0))
    let range = tag.range.lowerBound..<tag.range.upperBound + taken
    replace(range, with: bytes, named: tag.name)
    guard taken < missing else { return }
    let columns = missing - taken
    faults.append(
      SourceOrigin.Fault(
        "the words of fact '\(tag.name)' need \(columns) more "
          + "column\(columns == 1 ? "" : "s") than the drawing has there",
        help: "widen the drawing, with spaces after the tag",
        at: out.count - bytes.count..<out.count))
  }

  private mutating func copy(to end: Int) {
    out += source.bytes[position..<end]
    position = end
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8], named name: String) {
    copy(to: range.lowerBound)
    replacements.append(
      SourceOrigin.Replacement(
        name: name, written: range, read: out.count..<out.count + bytes.count))
    out += bytes
    position = range.upperBound
  }

  consuming func finish() -> SourceFile {
    copy(to: source.bytes.count)
    guard !replacements.isEmpty || !faults.isEmpty else { return source }
    return SourceFile(
      path: source.path, bytes: out,
      origin: SourceOrigin(
        bytes: source.bytes, replacements: replacements, faults: faults))
  }
}
