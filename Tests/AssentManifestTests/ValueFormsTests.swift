import AssentManifest
import TestSupport
import Testing

struct ValueFormsTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2025-11-03", 20_395),
    ("1583-01-01", -141_349), ("9999-12-31", 2_932_896),
  ])
  func `a day counts from 1970`(text: String, count: Int) throws {
    let day = try #require(Manifest.Day(text))
    #expect(day.daysSinceEpoch == count)
    #expect(Manifest.Day(daysSinceEpoch: count) == day)
    #expect(day.description == text)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (-86_400, "1969-12-31"), (-86_401, "1969-12-30"),
  ])
  func `the day of a moment is that of its midnight before`(seconds: Int64, day: String) {
    #expect(Manifest.Timestamp(secondsSinceEpoch: seconds)?.day.description == day)
  }

  @Test func `base64 is read as it is written, and nothing else is`() {
    for count in 0..<9 {
      let bytes = (0..<count).map { UInt8($0 * 37 & 255) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
    for text in ["A", "AA==A", "AB==", "A===", "AA=A", "A\u{E9}=="] {
      #expect(Base64.bytes(of: text) == nil, "\(text)")
    }
  }

  @Test func `days follow each other without a gap`() {
    var previous = Manifest.Day(daysSinceEpoch: -141_349)
    for count in -141_348...40_000 {
      let day = Manifest.Day(daysSinceEpoch: count)
      guard let before = previous, let day, before < day, day.daysSinceEpoch == count else {
        Issue.record("day \(count)")
        return
      }
      previous = day
    }
  }

  @Test(arguments: [
    "2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-11-00", "2025-11-31", "25-11-03",
    "2025-1-03", "2025/11/03", "2025-11-03 ", "1582-12-31", "+025-11-03", "２025-11-0", "",
  ])
  func `other text is no day`(text: String) {
    #expect(Manifest.Day(text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
    ("2025-11-06T00:00:00Z", 1_762_387_200), ("2025-11-06T23:59:59Z", 1_762_473_599),
  ])
  func `a time counts seconds from 1970`(text: String, seconds: Int64) throws {
    let time = try #require(Manifest.Timestamp(text))
    #expect(time.secondsSinceEpoch == seconds)
    #expect(Manifest.Timestamp(secondsSinceEpoch: seconds)?.description == text)
  }

  @Test(arguments: [
    "2025-11-06", "2025-11-06T00:00:00", "2025-11-06T24:00:00Z", "2025-11-06T23:60:00Z",
    "2025-11-06T23:59:60Z", "2025-11-06t00:00:00z", "2025-11-06T00:00:00.0Z",
    "2025-11-06T00:00:00+00:00",
  ])
  func `other text is no time`(text: String) {
    #expect(Manifest.Timestamp(text) == nil)
  }

  @Test(arguments: [Int64.min, Int64.max, 253_402_300_800])
  func `a time beyond the year 9999 is refused`(seconds: Int64) {
    #expect(Manifest.Timestamp(secondsSinceEpoch: seconds) == nil)
  }

  @Test func `a day starts at midnight`() throws {
    let day = try #require(Manifest.Day("2025-11-03"))
    #expect(Manifest.Timestamp(startOf: day).description == "2025-11-03T00:00:00Z")
  }

  @Test func `a digest is written in lower case`() {
    let digest = Manifest.Digest(sha256: (0..<32).map { UInt8($0) * 8 + 7 })
    #expect(
      digest.description
        == "sha256:070f171f272f373f474f575f676f777f878f979fa7afb7bfc7cfd7dfe7eff7ff")
    #expect(Manifest.Digest(digest.description) == digest)
    #expect(digest.hexadecimal.count == 64)
  }

  @Test(arguments: [
    "", "sha256:", "sha512:" + String(repeating: "0", count: 64),
    "sha256:" + String(repeating: "0", count: 63), "sha256:" + String(repeating: "A", count: 64),
    "sha256:" + String(repeating: "g", count: 64), "sha256:" + String(repeating: "0", count: 65),
  ])
  func `other text is no digest`(text: String) {
    #expect(Manifest.Digest(text) == nil)
  }
}
