import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Reads the metadata that stands in the prose at the head and at the foot of a document.
///
/// A value follows its label (``MetadataLabels``) on one line, in whatever markup:
/// `**Version**: 1.0`, `*Last updated: …*`, `#### Effective: …`, `| Version | 1.0 |`. What stands in
/// the middle of a document, in code, or in a sentence that goes on behind it is not metadata.
struct ProseMetadataReader {
  private static var headBlockCount: Int { 12 }
  private static var footBlockCount: Int { 6 }
  private static var longestLine: Int { 220 }

  let document: Document
  let source: SourceFile
  let dates: DateReader
  private let readsSentences: Bool
  var folded = FoldedText([], 0..<0, keepsOrigins: true)
  let language: String
  let formerWords: FormerWords

  /// What the date before means, for a machine-readable form that follows it.
  private var lastDate: MetadataLabels.Meaning?
  /// The days on which the text or an earlier one took effect, with their labels behind them.
  var daysOfEffect: [Metadata.Found<Manifest.Day>] = []
  /// The newest day on which the text was revised, of those with their labels behind them.
  var lastRevision: Manifest.Day?
  /// The day from which a text holds as a sentence says, of languages that say so behind the day.
  var effectInSentence: Manifest.Day?

  /// - Parameter readsSentences: whether `These terms are effective as of …` counts.
  init(_ document: Document, language: String, readsSentences: Bool) {
    self.document = document
    self.source = document.source.withoutEmphasisTags
    self.dates = DateReader(language: language)
    formerWords = FormerWords(language: language)
    self.language = LanguageTag.language(of: language)
    self.readsSentences = readsSentences
  }

  /// Adds what the prose says to `metadata`, behind what is there.
  mutating func read(into metadata: inout Metadata) {
    var found = Metadata()
    for index in blocks() {
      let node = document.nodes[index]
      lastDate = nil
      var isBelowLicensor = false
      for line in BlockLines(of: node, in: source) {
        guard line.count <= Self.longestLine, line.count >= 3 else { continue }
        if isBelowLicensor, found.licensor == nil, let text = text(line),
          text.value.utf8.count(where: { $0 == 0x20 }) < 9, !text.value.contains(":"),
          !text.value.contains("@")
        {
          found.licensor = text
        }
        isBelowLicensor = isLicensorLabel(line)
        for part in parts(of: line) { read(part, into: &found) }
      }
    }
    addDaysOfEffect(to: &found)
    if readsSentences, found.effectiveDates.isEmpty || found.updatedDates.isEmpty {
      for index in blocks() { readSentences(of: document.nodes[index], into: &found) }
    }
    if readsSentences { readSignature(into: &found) }
    metadata.hasVagueDate = metadata.hasVagueDate || found.hasVagueDate
    metadata.versions += found.versions
    metadata.effectiveDates += found.effectiveDates
    metadata.publishedDates += found.publishedDates
    metadata.updatedDates += found.updatedDates
    metadata.licensor = metadata.licensor ?? found.licensor
    metadata.contact = metadata.contact ?? found.contact
    metadata.product = metadata.product ?? found.product
    metadata.spdx = metadata.spdx ?? found.spdx
  }

  /// The blocks of text at the head and the foot, in source order, without code.
  func blocks() -> [Int] {
    let nodes = document.nodes
    var head: [Int] = []
    for index in nodes.indices where Self.isText(nodes[index].kind) {
      head.append(index)
      if head.count == Self.headBlockCount { break }
    }
    guard let last = head.last, head.count == Self.headBlockCount else { return head }
    var foot: [Int] = []
    var index = nodes.count - 1
    while index > last, foot.count < Self.footBlockCount {
      if Self.isText(nodes[index].kind) { foot.append(index) }
      index -= 1
    }
    return head + foot.reversed()
  }

  private static func isText(_ kind: AssentMarkup.Node.Kind) -> Bool {
    switch kind {
    case .paragraph, .heading, .table, .htmlBlock: true
    default: false
    }
  }

  // MARK: Lines

  private mutating func read(_ line: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    if bytes[line.lowerBound] == UInt8(ascii: "{") {
      readAttributes(line, into: &found)
      return
    }
    guard mayState(line) else { return readUndatedCopyright(line, into: &found) }
    guard MetadataLabels.table.mayBegin(bytes, line) || mayBeDated(line) else { return }
    readProductVersion(line, into: &found)
    var index = line.lowerBound
    var isFirst = true
    while index < line.upperBound {
      folded.fold(bytes, index..<min(line.upperBound, index + 60))
      guard let label = MetadataLabels.table.longestMatch(in: folded.bytes, at: 0) else {
        if isFirst {
          readCopyright(line, into: &found)
          readDateBeforeLabel(line, &found)
          readVersionAlone(line, &found)
        } else {
          readBareDate(index, line, &found)
        }
        return
      }
      let labelEnd = folded.sourceEnd(of: label.end, in: bytes)
      guard let end = readValue(label.value, from: labelEnd, line, into: &found) else { return }
      index = end
      isFirst = false
    }
  }

  /// Whether a line may be a copyright notice or bold text with a version.
  private func mayBeDated(_ line: Range<Int>) -> Bool {
    let bytes = source.bytes
    var index = line.lowerBound
    while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "#"), 0x20: index += 1
      case UInt8(ascii: "C"), UInt8(ascii: "c"), UInt8(ascii: "("), UInt8(ascii: "&"), 0xC2,
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0xE4:
        return true
      case UInt8(ascii: "v"), UInt8(ascii: "V"):
        return index + 1 < line.upperBound && isASCIIDigit(bytes[index + 1])
      default: return index - line.lowerBound >= 2
      }
    }
    return false
  }

  /// Whether a line has a digit, a colon or a bar, without which it states nothing.
  private func mayState(_ line: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in line {
        let byte = bytes[index]
        if isASCIIDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "|")
          || byte >= 0xD8
        {
          return true
        }
      }
      return false
    }
  }

  /// Reads the value behind a label; returns where the next label may begin, or `nil` when the line
  /// is no metadata or is done.
  private mutating func readValue(
    _ meaning: MetadataLabels.Meaning, from labelEnd: Int, _ line: Range<Int>,
    into found: inout Metadata
  ) -> Int? {
    let bytes = source.bytes
    var index = labelEnd
    var isMarked = false
    while index < line.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: line.upperBound)
      switch scalar {
      case 0x3A, 0xFF1A, 0x7C, 0x3D: isMarked = true
      case 0x20, 0x09, 0xA0, 0x202F, 0x2A, 0x5F, 0x60, 0x23, 0x22, 0x201C, 0x2D, 0x2013, 0x2014,
        0x5B, 0x3000:
        break
      default:
        if !isMarked, let colon = colonBehindWords(index, meaning, line) {
          if formerWords.say(bytes, index..<colon) { return nil }
          index = colon
          continue
        }
        return read(meaning, at: index, isMarked: isMarked, line, into: &found)
      }
      index += count
    }
    return nil
  }

  private mutating func read(
    _ meaning: MetadataLabels.Meaning, at index: Int, isMarked: Bool, _ line: Range<Int>,
    into found: inout Metadata
  ) -> Int? {
    let bytes = source.bytes
    let rest = index..<line.upperBound
    switch meaning {
    case .version:
      // `Version: 16 January 2012` names the day.
      if isMarked, let day = dates.date(in: bytes, rest), day.range.lowerBound - index <= 12,
        [.dayFirst, .monthNameFirst, .yearFirst, .eastAsian].contains(day.form)
      {
        add(day, .updated, to: &found)
        return skipSeparators(day.range.upperBound, line)
      }
      guard let version = Version.read(bytes, rest) else {
        // `Version : 22/04/2025`
        guard isMarked, let day = dates.date(in: bytes, rest), day.range.lowerBound == index,
          day.form == .slashed || day.form == .numericYearFirst
        else {
          if isMarked, isField(rest) { found.hasVagueDate = true }
          return nil
        }
        add(day, .updated, to: &found)
        return skipSeparators(day.range.upperBound, line)
      }
      guard isMarked || endsStatement(version.end, line, isVersion: true),
        !isOfOther(version.end, line)
      else { return nil }
      found.versions.append(value(version.version, index..<version.end))
      return skipSeparators(version.end, line)
    case .effective, .published, .updated:
      lastDate = meaning
      guard
        let reading = dates.date(in: bytes, rest)
          ?? (isMarked ? dates.shortDate(in: bytes, rest) : nil)
      else {
        if isMarked, saysYear(rest) || isField(rest) { found.hasVagueDate = true }
        if endsWithMonth(rest) { found.hasVagueDate = true }
        return nil
      }
      guard isMarked || endsStatement(reading.range.upperBound, line, isVersion: false)
      else { return nil }
      add(reading, meaning, to: &found)
      return skipSeparators(reading.range.upperBound, line)
    case .licensor, .contact, .product, .spdx:
      guard isMarked, !isField(rest), let text = text(rest) else { return nil }
      switch meaning {
      case .licensor:
        let isNumber = Array(text.value.utf8).split(separator: 0x20).first.map(PartyReader.isNumber)
        // `Controller: whoever decides on the purposes of …` says what a word means.
        guard isNumber != true, text.value.utf8.count(where: { $0 == 0x20 }) < 9,
          !isSentence(text.value)
        else { break }
        found.licensor = found.licensor ?? withoutRemark(text)
      case .contact:
        // Prose may name a person or a street; only an address can be a link.
        guard found.contact == nil, let address = ContactAddress(text.value) else { break }
        found.contact = Metadata.Found(
          address, written: text.written, range: text.range, origin: text.origin)
      case .product: found.product = found.product ?? text
      case .spdx: found.spdx = found.spdx ?? text
      case .version, .effective, .published, .updated, .language: break
      }
      return nil
    case .language: return nil
    }
  }

  /// Whether a value begins as no name does: `see the imprint`.
  private func isSentence(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    guard let first = bytes.first, first &- 0x61 < 26, let space = bytes.firstIndex(of: 0x20) else {
      return false
    }
    return !CompanyName.hasForm(bytes[...])
      && bytes[..<space].allSatisfy { $0 &- 0x61 < 26 || $0 >= 0x80 }
      && Self.sentenceBeginnings.contains(bytes[..<space])
  }

  private static let sentenceBeginnings = WordSet(
    """
    see the is are for as who whoever which any siehe der die das wir für ist wer jede jeder vgl gemäß le la les voir est pour \
    el los ver es para il lo vedi è per o os veja é de het een zie wij voor
    """)

  /// Whether a value is still to be filled in: `{{date}}`.
  private func isField(_ range: Range<Int>) -> Bool {
    source.bytes[range].drop { $0 == 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
      .starts(with: "{{".utf8)
  }

  /// Whether a short value has a year in it, as `January 2025` does.
  private func saysYear(_ range: Range<Int>) -> Bool {
    range.count <= 32
      && source.bytes[range].split { !isASCIIDigit($0) }.contains {
        $0.count == 4 && ($0.starts(with: "20".utf8) || $0.starts(with: "19".utf8))
      }
  }

  func add(
    _ reading: DateReader.Reading, _ meaning: MetadataLabels.Meaning, isForReaders: Bool = true,
    to found: inout Metadata
  ) {
    var value = value(reading.date, reading.range)
    if isForReaders { value.form = reading.form }
    switch meaning {
    case .effective: found.effectiveDates.append(value)
    case .published: found.publishedDates.append(value)
    case .updated: found.updatedDates.append(value)
    case .version, .licensor, .contact, .spdx, .language, .product: break
    }
  }

  func value<Value>(_ value: Value, _ range: Range<Int>) -> Metadata.Found<Value> {
    Metadata.Found(
      value, written: String(decoding: source.bytes[range], as: UTF8.self),
      range: source.range(ofBytes: range), origin: .prose)
  }

  /// The words from here to the end of the line or cell, without markup at their ends.
  private func text(_ range: Range<Int>) -> Metadata.Found<String>? {
    let bytes = source.bytes
    var start = range.lowerBound
    var end = bytes[range].firstIndex { $0 == UInt8(ascii: "|") } ?? range.upperBound
    if let comment = bytes.firstOffsets(of: "-->", in: start..<end) { end = comment.lowerBound }
    if let mark = bytes.firstOffsets(of: "<br", in: start..<end) { end = mark.lowerBound }
    // `[Oak Labs](https://oak.example)`
    if start > 0, bytes[start - 1] == UInt8(ascii: "["),
      let close = bytes.firstOffsets(of: "](", in: start..<end)
    {
      end = close.lowerBound
    }
    // `**Ada Oak**, No. **12**`
    if bytes.has("**", at: start, before: end)
      || start > 1 && bytes.has("**", at: start - 2, before: end),
      let close = bytes.firstOffsets(of: "**,", in: start..<end)
    {
      end = close.lowerBound
    }
    func isMarkup(_ byte: UInt8) -> Bool {
      isASCIISpace(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "`")
    }
    while start < end, isMarkup(bytes[start]) { start += 1 }
    while end > start, isMarkup(bytes[end - 1]) { end -= 1 }
    guard end - start >= 2, end - start <= 160 else { return nil }
    return written(start..<end)
  }

  /// Whether a value that ends at `index` ends its sentence, or another label or a remark follows.
  private func endsStatement(_ index: Int, _ line: Range<Int>, isVersion: Bool) -> Bool {
    let bytes = source.bytes
    let end = line.upperBound
    var index = index
    while index < end {
      switch bytes[index] {
      case 0x20, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "\""),
        UInt8(ascii: ")"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "]"):
        index += 1
      case UInt8(ascii: "."):
        // `Effective May 1, 2026. [History](#history)`
        if !isVersion, index + 2 < end, bytes[index + 1] == 0x20,
          bytes[index + 2] == UInt8(ascii: "[")
        {
          return true
        }
        index += 1
      case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "-"), UInt8(ascii: "("),
        UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "{"), 0xE2, 0xC2:
        return true
      case UInt8(ascii: ","):
        let rest = FoldedText(bytes, index..<min(end, index + 24)).bytes
        // `Effective January 1, 2026, the fee is five euros.`
        if rest.starts(with: "the ".utf8), !KindWords.areIn(rest) { return false }
        return !["or ", "and ", "which ", "as "].contains { rest.starts(with: $0.utf8) }
      default:
        let rest = FoldedText(bytes, index..<end, keepsOrigins: true).bytes
        if rest.count <= (isVersion ? 0 : 4) { return true }
        return MetadataLabels.table.longestMatch(in: rest, at: 0) != nil
      }
    }
    return true
  }

  private func skipSeparators(_ index: Int, _ line: Range<Int>) -> Int {
    let bytes = source.bytes
    var index = index
    while index < line.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: line.upperBound)
      if Scalars.isWord(scalar) || (scalar < 0x80 && isASCIIWord(UInt8(scalar))) { break }
      index += count
    }
    return index
  }

  private func isASCIIWord(_ byte: UInt8) -> Bool { isASCIILetter(byte) || isASCIIDigit(byte) }

  /// A date without a label behind a version: `Version 1.1 - 26 February 2007`.
  private mutating func readBareDate(_ index: Int, _ line: Range<Int>, _ found: inout Metadata) {
    // `Versione 1.0 — Aprile 2026`
    if index > line.lowerBound, endsWithMonth(index..<line.upperBound) { found.hasVagueDate = true }
    guard found.publishedDates.isEmpty, found.effectiveDates.isEmpty, found.updatedDates.isEmpty,
      let reading = dates.date(in: source.bytes, index..<line.upperBound),
      reading.range.lowerBound == index,
      endsStatement(reading.range.upperBound, line, isVersion: false)
    else { return }
    add(reading, .published, to: &found)
  }

  /// `{: datetime="2026-05-04" }` under a date, as kramdown writes attributes.
  private func readAttributes(_ line: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    guard let meaning = lastDate,
      let name = bytes.firstOffsets(of: "datetime=\"", in: line),
      let reading = dates.date(in: bytes, name.upperBound..<line.upperBound),
      reading.form == .iso, reading.range.lowerBound == name.upperBound
    else { return }
    // Machines read it; in what form people read dates is said by the others.
    add(reading, meaning, isForReaders: false, to: &found)
  }

}
