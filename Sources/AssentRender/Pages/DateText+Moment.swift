import AssentManifest

extension DateText {
  /// A day as people write it, and behind it the time and zone where the author wrote an exact one:
  /// `February 1, 2026, 00:00 (UTC+09:00)`.
  package static func text(_ moment: Manifest.Moment, language tag: String) -> String {
    let day = text(moment.day, language: tag)
    guard !moment.isWholeDay else { return day }
    // `2026-02-01T00:00:00+09:00`: the form is checked where a moment is read.
    let time = moment.description.utf8.dropFirst(11)
    let clock = time.dropFirst(6).starts(with: "00".utf8) ? time.prefix(5) : time.prefix(8)
    let zone = time.dropFirst(8)
    let offset = zone.first == UInt8(ascii: "Z") ? "" : String(decoding: zone, as: UTF8.self)
    return "\(day), \(String(decoding: clock, as: UTF8.self)) (UTC\(offset))"
  }
}
