import AssentDiagnostics
import AssentManifest

extension ProseMetadataReader {
  /// A date with its label behind it: `2024年9月18日 制定`, `2024년 1월 1일 시행`.
  mutating func readDateBeforeLabel(_ line: Range<Int>, _ found: inout Metadata) {
    let bytes = source.bytes
    guard line.count <= 60, let reading = dates.date(at: line.lowerBound, in: bytes),
      reading.range.upperBound < line.upperBound
    else { return }
    folded.fold(bytes, reading.range.upperBound..<line.upperBound)
    guard let label = MetadataLabels.behindDates.longestMatch(in: folded.bytes, at: 0),
      folded.bytes.count - label.end <= 6, !label.value.needsText
    else { return }
    // `改定・施行` says both.
    if label.value.meaning == .updated || folded.bytes.starts(with: "改".utf8) {
      lastRevision = max(lastRevision ?? reading.date, reading.date)
    }
    if label.value.meaning == .effective {
      var day = value(reading.date, reading.range)
      day.form = reading.form
      daysOfEffect.append(day)
      return
    }
    add(reading, label.value.meaning, to: &found)
  }

  /// Adds the days on which the text as it stands took effect.
  ///
  /// A day before the last revision is that of an earlier text: `2019年8月24日制定` over `2019年12月18日改定`.
  func addDaysOfEffect(to found: inout Metadata) {
    found.effectiveDates += daysOfEffect.filter { isOfText($0.value) }
  }

  /// Whether a day of effect is not before the last revision.
  func isOfText(_ day: Manifest.Day) -> Bool { lastRevision.map { day >= $0 } ?? true }
}
