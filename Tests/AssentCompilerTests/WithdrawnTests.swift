import AssentManifest
import AssentRender
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// Who hears of a version that was withdrawn hears when, why, and what holds in its place.
@Suite struct WithdrawnTests {
  private static func summary(of history: inout AgreementHistory, at index: Int) throws -> String {
    let day = try #require(Manifest.Day("2059-01-02"))
    history.versions[index].status = .withdrawn
    history.versions[index].withdrawn = day
    history.versions[index].withdrawalReason = "Wrong court"
    let feed = ReleaseFeedTests.feed([history])
    return try #require(ReleaseFeedTests.Reader.read(feed.bytes)?.texts("summary").first)
  }

  @Test func `an entry of the feed says what holds instead, and nothing that is over`() throws {
    var history = try ReleaseFeedTests.history(count: 4)
    // 1.2 is in force, 1.3 is to come.
    #expect(
      try Self.summary(of: &history, at: 1)
        == "Withdrawn on January 2, 2059. Version 1.2 is in force. Reason: Wrong court")
    #expect(
      try Self.summary(of: &history, at: 2)
        == "Withdrawn on January 2, 2059. No version is in force. Reason: Wrong court")
  }

  @Test func `a version that was withdrawn before its day never took effect`() throws {
    var history = try ReleaseFeedTests.history(count: 4)
    history.versions[3].periods = []
    #expect(
      try Self.summary(of: &history, at: 3)
        == "Withdrawn on January 2, 2059. It never took effect. Version 1.2 is in force. "
        + "Reason: Wrong court")
  }
  @Test func `a version that was withdrawn on its first day is not said never to have had one`()
    throws
  {
    var history = try ReleaseFeedTests.history(count: 4)
    history.versions[3].periods = []
    history.versions[3].effective = Manifest.Moment(try #require(Manifest.Day("2059-01-02")))
    #expect(
      try Self.summary(of: &history, at: 3)
        == "Withdrawn on January 2, 2059. Version 1.2 is in force. Reason: Wrong court")
  }
}
