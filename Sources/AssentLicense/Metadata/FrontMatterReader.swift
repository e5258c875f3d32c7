import AssentDiagnostics
import AssentManifest
import AssentMarkup
import Yams

/// Reads the metadata in a document's front matter.
struct FrontMatterReader {
  /// One key with its value, both with their place in the file.
  struct Entry {
    var key: String
    var keyRange: Range<Int>
    /// `nil` for a list or a mapping.
    var value: String?
    var valueRange: Range<Int>
    /// Whether a list or a mapping stands where the value is missing.
    var isStructure = false
    /// The keys of a mapping that stands there, to the depth of one.
    var members: [Entry] = []
  }

  /// Front matter is a screen of text; YAML of any length could take any time.
  private static let largestSize = 64 * 1024

  let source: SourceFile
  private let frontMatter: FrontMatter
  var metadata = Metadata()
  private(set) var diagnostics: [Diagnostic] = []
  private var label: String?
  private var lastMark = (line: 0, column: 1, offset: 0)

  /// The order of the numbers of a date follows from the language: that of the file name, else the
  /// one that the front matter states, else the default.
  init(
    _ frontMatter: FrontMatter, of source: SourceFile, locale: String? = nil,
    defaultLanguage: String? = nil
  ) {
    self.source = source
    self.frontMatter = frontMatter
    guard frontMatter.content.count <= Self.largestSize else {
      report(
        "the front matter has \(frontMatter.content.count) bytes; the limit is "
          + "\(Self.largestSize)", atByte: nil)
      return
    }
    let entries = SimpleYAML.entries(source.bytes, frontMatter.content) ?? composedEntries()
    label = entries.last { MetadataKey(named: $0.key) == .label }?.value
    let stated = entries.first { MetadataKey(named: $0.key) == .language }?.value
    let dates = DateReader(
      language: locale ?? stated.flatMap(LanguageTag.meant) ?? defaultLanguage ?? "en")
    let hasOtherDate = entries.contains { entry in
      guard let key = MetadataKey(named: entry.key), !Self.isPlainDate(entry) else { return false }
      return key == .published || key == .effective || key == .updated
    }
    for entry in entries {
      // What `date` means is known where another key says which day it is.
      if hasOtherDate, Self.isPlainDate(entry) {
        metadata.keys.append(found(entry.key, entry.keyRange))
      } else {
        add(entry, dates)
      }
    }
  }

  private static func isPlainDate(_ entry: Entry) -> Bool {
    MetadataKey.normalized(entry.key) == "date"
  }

  private mutating func add(_ entry: Entry, _ dates: DateReader) {
    metadata.keys.append(found(entry.key, entry.keyRange))
    guard let key = MetadataKey(named: entry.key) else { return }
    if key.isOfGates {
      addSettings(entry, key)
      return
    }
    if entry.isStructure {
      diagnostics.append(
        Diagnostic(
          rule: .invalidFrontMatter, severity: .warning,
          message: "'\(entry.key)' has a list or a mapping where a single value belongs",
          file: source.path, range: source.range(ofBytes: entry.keyRange),
          help: "write one value on the line of its key"))
    }
    guard let value = entry.value, !value.isEmpty else { return }
    let text = found(value, entry.valueRange)
    switch key {
    case .kind: metadata.kinds.append(text)
    case .title: metadata.titles.append(text)
    case .version:
      let version = Version(reading: value)
      metadata.versions.append(
        Metadata.Found(
          Version(number: version.number, label: label ?? version.label),
          written: text.written, range: text.range, origin: .frontMatter))
    case .label: break
    case .published: metadata.publishedDates += date(of: entry, dates)
    case .effective:
      guard !refuseTime(value, entry) else { break }
      metadata.effectiveDates += date(of: entry, dates)
    case .updated: metadata.updatedDates += date(of: entry, dates)
    case .language: metadata.languages.append(text)
    case .authoritative: addAuthority(value, entry)
    case .spdx: metadata.spdx = text
    case .licensor: metadata.licensor = text
    case .contact: addContact(value, entry)
    case .product: metadata.product = text
    case .description: metadata.description = text
    case .profile: metadata.profile = text
    case .asks, .required, .order, .page, .audience, .gate: break
    }
  }

  private mutating func addAuthority(_ value: String, _ entry: Entry) {
    let isYes = ["true", "yes"].contains(value.lowercased())
    guard isYes || ["false", "no"].contains(value.lowercased()) else {
      diagnostics.append(
        Diagnostic(
          rule: .invalidFrontMatter, severity: .error,
          message: "authoritative '\(value)' is neither true nor false", file: source.path,
          range: source.range(ofBytes: entry.valueRange), help: "write 'authoritative: true'"))
      return
    }
    metadata.authoritative = Metadata.Found(
      isYes, written: value, range: source.range(ofBytes: entry.valueRange), origin: .frontMatter)
  }

  private mutating func addContact(_ value: String, _ entry: Entry) {
    if let address = ContactAddress(value) {
      let text = found(value, entry.valueRange)
      metadata.contact = Metadata.Found(
        address, written: text.written, range: text.range, origin: text.origin)
      return
    }
    // With a colon it was meant as an address.
    guard value.contains(":") || value.hasPrefix("//") else {
      metadata.contactWords = found(value, entry.valueRange)
      return
    }
    diagnostics.append(
      Diagnostic(
        rule: .invalidFrontMatter, severity: .warning,
        message: "contact '\(value)' is not \(ContactAddress.form)", file: source.path,
        range: source.range(ofBytes: entry.valueRange),
        help: "write it as legal@example.org, https://example.org or tel:+491234567"))
  }

  /// Refuses a time that does not say which moment it is: without its zone, or without seconds.
  private mutating func refuseTime(_ value: String, _ entry: Entry) -> Bool {
    let start = value.utf8.prefix(10)
    guard value.utf8.count > 10, Manifest.Day(String(decoding: start, as: UTF8.self)) != nil,
      value.utf8.dropFirst(10).contains(UInt8(ascii: ":")), Manifest.Moment(value) == nil
    else { return false }
    metadata.unreadDates.append(found(value, entry.valueRange))
    let fault = Manifest.Moment.lack(of: value).map { "has no \($0)" } ?? "is not an exact time"
    diagnostics.append(
      Diagnostic(
        rule: .invalidFrontMatter, severity: .warning,
        message: "'\(value)' \(fault)", file: source.path,
        range: source.range(ofBytes: entry.valueRange),
        help: "write the day as YYYY-MM-DD, or a time with its zone as 2026-02-01T00:00:00+09:00"))
    return true
  }

  /// The date that an entry states; none, with a finding, where it states something else.
  private mutating func date(
    of entry: Entry, _ dates: DateReader
  ) -> [Metadata.Found<Manifest.Day>] {
    guard let value = entry.value else { return [] }
    guard let reading = dates.date(in: value) else {
      metadata.unreadDates.append(found(value, entry.valueRange))
      diagnostics.append(
        Diagnostic(
          rule: .invalidFrontMatter, severity: .warning,
          message: "'\(value)' is not a date", file: source.path,
          range: source.range(ofBytes: entry.valueRange),
          help: "write the day as YYYY-MM-DD"))
      return []
    }
    return [
      Metadata.Found(
        reading.date, written: value, range: source.range(ofBytes: entry.valueRange),
        origin: .frontMatter, form: reading.form)
    ]
  }

  func found(_ value: String, _ range: Range<Int>) -> Metadata.Found<String> {
    Metadata.Found(
      value, written: value, range: source.range(ofBytes: range), origin: .frontMatter)
  }

  // MARK: YAML in general

  private mutating func composedEntries() -> [Entry] {
    let yaml = String(decoding: source.bytes[frontMatter.content], as: UTF8.self)
    do {
      // Values are read as they are written: what kind each may be of needs regular expressions, and nobody asks. The encoding
      // is not left to the environment.
      guard let root = try Yams.compose(yaml: yaml, .basic, .default, .utf8) else { return [] }
      guard case .mapping(let mapping) = root else {
        report("the front matter is not a mapping of keys to values", atByte: nil)
        return []
      }
      var entries: [Entry] = []
      for (key, value) in mapping {
        if let entry = entry(key, value) { entries.append(entry) }
      }
      return entries
    } catch let error as YamlError {
      report(error)
    } catch {
      report("the front matter cannot be read", atByte: nil)
    }
    return []
  }

  private mutating func entry(_ key: Yams.Node, _ value: Yams.Node, depth: Int = 0) -> Entry? {
    guard case .scalar(let name) = key, let keyMark = name.mark else { return nil }
    let keyStart = offset(of: keyMark)
    let keyRange = written(name.string, from: keyStart)
    guard case .scalar(let scalar) = value, let mark = scalar.mark else {
      var entry = Entry(
        key: name.string, keyRange: keyRange, value: nil, valueRange: keyRange,
        isStructure: value.scalar == nil)
      if depth == 0, case .mapping(let mapping) = value {
        for (key, value) in mapping {
          if let member = self.entry(key, value, depth: 1) { entry.members.append(member) }
        }
      }
      return entry
    }
    return Entry(
      key: name.string, keyRange: keyRange, value: scalar.string,
      valueRange: written(scalar.string, from: offset(of: mark)))
  }

  /// The range of the characters of a scalar that begins at `start`, without quotation marks.
  private func written(_ value: String, from start: Int) -> Range<Int> {
    let bytes = source.bytes
    let end = frontMatter.content.upperBound
    var start = min(start, end)
    if start < end, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      start += 1
    }
    if bytes[start..<end].starts(with: value.utf8) { return start..<start + value.utf8.count }
    let line = bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
    return start..<line
  }

  /// The byte offset in the file of a mark, whose columns count Unicode scalars.
  ///
  /// Marks come in order, so that each is counted from the one before it on its line.
  private mutating func offset(of mark: Mark) -> Int {
    let line = frontMatter.firstLine + mark.line - 1
    guard line >= 1, line <= source.lineStarts.count else { return source.bytes.count }
    if lastMark.line != line || lastMark.column > mark.column {
      lastMark = (line, 1, Int(source.lineStarts[line - 1]))
    }
    while lastMark.column < mark.column, lastMark.offset < source.bytes.count {
      lastMark.offset +=
        Scalars.scalar(in: source.bytes, at: lastMark.offset, end: source.bytes.count).count
      lastMark.column += 1
    }
    return min(lastMark.offset, source.bytes.count)
  }

  private mutating func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let offset = offset(of: YAMLProblem.begins(problem) ? context?.mark ?? mark : mark)
      let first = frontMatter.firstLine
      let lines = first..<max(first, source.location(ofByte: offset).line)
      if let (cause, place) = YAMLProblem.unclosed(in: source, lines) {
        report("the front matter is not YAML: " + cause.message, atByte: place, help: cause.help)
        return
      }
      let found = YAMLProblem(
        oneLine(problem), context: context.map { oneLine($0.text) } ?? "",
        at: frontMatter.content.contains(offset) ? source.bytes[offset] : nil)
      report("the front matter is not YAML: " + found.message, atByte: offset, help: found.help)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let start = source.location(ofByte: offset(of: context.mark))
      let last = source.location(ofByte: frontMatter.content.upperBound).line - 1
      diagnostics += duplicates.sorted().map {
        YAMLProblem.repeatedKey(
          $0, in: source, from: start, through: last, rule: .invalidFrontMatter)
      }
    case .no, .memory, .reader, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      report("the front matter cannot be read", atByte: nil)
    }
  }

  private func oneLine(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private mutating func report(_ message: String, atByte offset: Int?, help: String? = nil) {
    let start = offset ?? frontMatter.content.lowerBound
    diagnostics.append(
      Diagnostic(
        rule: .invalidFrontMatter, severity: .error, message: message, file: source.path,
        range: source.range(ofBytes: start..<start), help: help))
  }
}
