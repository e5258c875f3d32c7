import AssentDiagnostics
import AssentManifest
import AssentMarkup

// What a text says of itself in the middle of its sentences.
extension ProseMetadataReader {
  /// Languages with letters that have words behind dates.
  private static let saysBehindDates: Set = ["hi", "hu", "tr"]

  mutating func readSentences(
    of node: AssentMarkup.Node, into found: inout Metadata
  ) {
    guard case .paragraph = node.kind else { return }
    let range = document.byteRange(of: node)
    guard range.count <= 2000, range.count > 20 else { return }
    let bytes = source.bytes
    guard bytes[range].contains(where: { isASCIIDigit($0) || $0 >= 0xD8 }) else { return }
    folded.fold(bytes, range)
    var matches: [(statement: MetadataLabels.Statement, end: Int)] = []
    MetadataLabels.sentences.forEachMatch(in: folded.bytes) { statement, end in
      matches.append((statement, end))
    }
    for match in matches {
      let meaning = match.statement.meaning
      var end = folded.sourceEnd(of: match.end, in: bytes)
      while end < range.upperBound, bytes[end] == UInt8(ascii: ":") || bytes[end] == 0x20 {
        end += 1
      }
      let isKnown =
        meaning == .effective ? !found.effectiveDates.isEmpty : !found.updatedDates.isEmpty
      guard !isKnown, let reading = dates.date(in: bytes, end..<range.upperBound),
        reading.range.lowerBound - end <= 12, !isEnd(end..<reading.range.lowerBound),
        !formerWords.open(bytes, range, to: end),
        !isOfLaw(range, before: end), !isLeadIn(reading.range.upperBound, range),
        !(meaning == .effective && isPast(match.end, date: reading.range, range)),
        !match.statement.needsText || namesText(range, before: end)
      else { continue }
      add(reading, meaning, to: &found)
    }
    readDatesBeforeLabels(range, into: &found)
    readOwnVersion(range, into: &found)
  }

  /// Whether what ends at a place of the folded text tells of what is no more: `which was effective from`.
  private func isPast(_ end: Int, date: Range<Int>, _ range: Range<Int>) -> Bool {
    // The verb stands last in German: `die gültig ab 1. Januar 2024 war`.
    let behind = FoldedText(
      source.bytes, date.upperBound..<min(range.upperBound, date.upperBound + 12))
    return folded.bytes[max(0, end - 40)..<end].split(separator: 0x20).contains {
      FormerWords.pasts.contains($0)
    } || behind.bytes.split(separator: 0x20).first.map { FormerWords.pasts.contains($0) } ?? false
  }

  /// Whether a sentence names the text in which it stands, and neither a law nor a price, before a place.
  private func namesText(_ range: Range<Int>, before end: Int) -> Bool {
    let start = CompanyName.sentenceStart(before: end, in: source.bytes, from: range.lowerBound)
    let words = FoldedText(source.bytes, start..<end).bytes
    return TextNames.areThisText(words)
  }

  /// Whether a sentence has the number of a law before it says since when something holds: `le règlement (UE) 2016/679,
  /// applicable à compter du`.
  private func isOfLaw(_ range: Range<Int>, before end: Int) -> Bool {
    let bytes = source.bytes
    let start = CompanyName.sentenceStart(before: end, in: bytes, from: range.lowerBound)
    return bytes[start..<end].split(whereSeparator: { isASCIISpace($0) || $0 == UInt8(ascii: ",") })
      .contains { word in
        let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2
          && parts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(isASCIIDigit) }
      }
  }

  /// `these Oak Garden Standard Terms Version 2.1`: the version behind the name of the text itself.
  private func readOwnVersion(_ range: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    guard found.versions.isEmpty else { return }
    readLinkedVersion(range, into: &found)
    guard
      let label = bytes.firstOffsets(of: " Version ", in: range),
      let version = Version.read(bytes, label.upperBound..<range.upperBound)
    else { return }
    let before = bytes[range.lowerBound..<label.lowerBound].split(separator: 0x20)
    for word in before.suffix(10).reversed() {
      if ["these", "this"].contains(String(decoding: word, as: UTF8.self).lowercased()) {
        found.versions.append(value(version.version, label.upperBound..<version.end))
        return
      }
      let isOfName = word.first.map { $0 &- 0x41 < 26 } ?? false
      guard isOfName, word.allSatisfy(isASCIILetter) else { return }
    }
  }

  /// `Oak Garden Keys Agreement [Version 1.0](https://oak.example/keys/1.0/)` at the beginning of a block: a version that
  /// is linked to where it stands.
  private func readLinkedVersion(_ range: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    guard let label = bytes.firstOffsets(of: " [Version ", in: range),
      label.lowerBound - range.lowerBound < 90,
      let version = Version.read(bytes, label.upperBound..<range.upperBound),
      version.version.number.contains("."),
      bytes.has("](", at: version.end, before: range.upperBound),
      let close = bytes[version.end..<range.upperBound].firstIndex(of: UInt8(ascii: ")")),
      bytes.firstOffsets(of: Array(version.version.number.utf8), in: version.end..<close) != nil
    else { return }
    let words = bytes[range.lowerBound..<label.lowerBound].split(separator: 0x20)
    guard let last = words.last, PartyWords.texts.contains(FoldedText(bytes, last.indices).bytes),
      words.allSatisfy({ $0.first.map { $0 &- 0x41 < 26 } ?? false })
    else { return }
    found.versions.append(value(version.version, label.upperBound..<version.end))
  }

  /// `v3.0 (2024-05-06)`: a version and its day, and nothing else on a line.
  func readVersionAlone(_ line: Range<Int>, _ found: inout Metadata) {
    let bytes = source.bytes
    guard line.count <= 60 else { return }
    let marks = bytes[line].prefix { !isASCIILetter($0) }.count
    let start = line.lowerBound + marks
    guard start < line.upperBound, bytes[start] | 0x20 == UInt8(ascii: "v"), marks <= 4,
      let version = Version.read(bytes, start..<line.upperBound),
      version.version.number.contains("."),
      case let rest = bytes[version.end..<line.upperBound].drop(while: { " *_".utf8.contains($0) }),
      let first = rest.first, "(-,".utf8.contains(first) || first == 0xE2,
      case let mark = first == 0xE2 ? 3 : 1, rest.count > mark,
      let day = dates.date(in: bytes, rest.startIndex + mark..<line.upperBound),
      day.range.lowerBound - rest.startIndex <= 5,
      bytes[day.range.upperBound..<line.upperBound].allSatisfy({ " )*_.".utf8.contains($0) })
    else { return }
    found.versions.append(value(version.version, start..<version.end))
    add(day, .published, to: &found)
  }

  /// `本规约自2026年1月1日起施行`, `7 Aralık 2025 tarihinden itibaren`: some languages say behind a date what it is.
  private mutating func readDatesBeforeLabels(_ range: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    guard range.count <= 400,
      Self.saysBehindDates.contains(language) || bytes[range].contains(where: { $0 >= 0xE3 })
    else { return }
    var days: [(reading: DateReader.Reading, meaning: MetadataLabels.Meaning)] = []
    for reading in dates.dates(in: Array(bytes[range])) {
      let end = range.lowerBound + reading.range.upperBound
      folded.fold(bytes, end..<min(range.upperBound, end + 40))
      guard let label = MetadataLabels.behindDates.longestMatch(in: folded.bytes, at: 0) else {
        continue
      }
      guard !formerWords.open(bytes, range, to: end) else { continue }
      if label.value.needsText {
        let words = FoldedText(bytes, range.lowerBound..<end).bytes
        guard TextNames.areThisText(words) else { continue }
      }
      var reading = reading
      reading.range = range.lowerBound + reading.range.lowerBound..<end
      days.append((reading, label.value.meaning))
      if label.value.meaning == .updated {
        lastRevision = max(lastRevision ?? reading.date, reading.date)
      }
    }
    for (reading, meaning) in days {
      let isKnown =
        meaning == .effective ? !found.effectiveDates.isEmpty : !found.updatedDates.isEmpty
      let isLater = meaning == .effective && isRevised(range, since: reading.date, found)
      guard !isKnown || isLater, meaning != .effective || isOfText(reading.date) else { continue }
      if isLater { found.effectiveDates.removeLast() }
      add(reading, meaning, to: &found)
      if meaning == .effective { effectInSentence = reading.date }
    }
  }

  /// Whether a sentence says from when a text holds as it was revised, after another one said so of the text before:
  /// `この規程は一部改定し、2025年4月1日から施行する`.
  private func isRevised(
    _ range: Range<Int>, since day: Manifest.Day, _ found: Metadata
  ) -> Bool {
    guard let effectInSentence, effectInSentence < day, found.effectiveDates.count == 1 else {
      return false
    }
    return ["改", "修订", "修訂", "개정"].contains {
      source.bytes.firstOffsets(of: Array($0.utf8), in: range) != nil
    }
  }

  /// Whether a line is nothing but the label of who offers the text, and a colon: `**Anbieter:**`.
  mutating func isLicensorLabel(_ line: Range<Int>) -> Bool {
    let bytes = source.bytes
    guard line.count <= 60, MetadataLabels.table.mayBegin(bytes, line),
      bytes[line].last(where: { !PartyWords.isMark($0) }) == UInt8(ascii: ":")
    else { return false }
    folded.fold(bytes, line)
    guard let label = MetadataLabels.table.longestMatch(in: folded.bytes, at: 0) else {
      return false
    }
    return label.value == .licensor && label.end == folded.bytes.count
  }

  /// Whether a short value ends with a month and its year: `der AGB, Juli 2024`.
  func endsWithMonth(_ range: Range<Int>) -> Bool {
    guard range.count <= 40 else { return false }
    let text = FoldedText(source.bytes, range).bytes
    let words = text.split(separator: 0x20)
    guard words.count >= 2, words.count <= 5, let year = words.last, year.count == 4,
      year.allSatisfy(isASCIIDigit), year.starts(with: "20".utf8)
    else { return false }
    let month = words[words.count - 2]
    return MonthNames.month(in: text, at: month.startIndex)?.end == month.endIndex
  }
}
