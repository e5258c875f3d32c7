import AssentLicense
import AssentManifest

/// Moments as people write them, with the time of the day and its zone.
package enum MomentText {
  /// `February 1, 2026, 00:00 UTC`.
  ///
  /// A day without a time begins at 00:00 UTC, and says so: readers elsewhere begin theirs earlier
  /// or later.
  package static func text(
    _ moment: Manifest.Moment, labels: FrameLabels, language: String
  ) -> String {
    var clock = clock(moment)
    if LanguageTag.isRightToLeft(language) { clock = "\u{2066}\(clock)\u{2069}" }
    return labels.text("dayTime", DateText.text(moment.day, language: language), clock)
  }

  /// The day alone where no time is stated, for lists that say once when days begin.
  package static func short(
    _ moment: Manifest.Moment, labels: FrameLabels, language: String
  ) -> String {
    moment.isWholeDay
      ? DateText.text(moment.day, language: language)
      : text(moment, labels: labels, language: language)
  }

  /// `00:00 UTC`, `09:30 UTC+09:00`, `23:59:59 UTC−05:30`.
  package static func clock(_ moment: Manifest.Moment) -> String {
    guard !moment.isWholeDay else { return "00:00 UTC" }
    let written = Array(moment.description.utf8)
    guard written.count > 19 else { return "00:00 UTC" }
    let seconds = written[16..<19].elementsEqual(":00".utf8) ? 16 : 19
    var text = String(decoding: written[11..<seconds], as: UTF8.self) + " UTC"
    let zone = String(decoding: written[19...], as: UTF8.self)
    if zone != "Z" { text += zone.replacing("-", with: "\u{2212}") }
    return text
  }
}
