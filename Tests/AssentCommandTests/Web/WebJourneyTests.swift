import Foundation
import TestSupport
import Testing

/// The gate in browsers, as a person, a screen reader and an attacker meet it: journeys in Python, with selenium.
@Suite struct WebJourneyTests {
  private static let folder = PackageFolder.root.appending(
    path: "Tests/AssentCommandTests/Web/Journeys")

  /// A Python that drives browsers and has axe, where there is a browser to drive.
  private static let python: URL? = {
    guard Tool.find("chromium") != nil, Tool.find("chromedriver") != nil else { return nil }
    return Tool.python(with: "selenium", "axe_playwright_python")
  }()

  /// Browsers wait for half of their time, in which other tests go on: so it is waited for on a thread of its own.
  private func run(_ script: String, _ more: [String]) async throws -> Program.Ending {
    let python = try #require(Self.python)
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let folder = try TemporaryFolder()
            return try Program.run(
              [Self.folder.appending(path: script).path, Program.url.path, folder.url.path] + more,
              in: folder.url, program: python, environment: ["PYTHONDONTWRITEBYTECODE": "1"],
              limit: 600)
          })
      }
    }
  }

  /// Every journey has a place in one of the groups: the script deals them out.
  @Test(
    .enabled(if: python != nil, "no Python with selenium and axe, or no chromedriver"),
    arguments: ["1/2", "2/2"])
  func `journeys in Chromium end as they should`(group: String) async throws {
    let ending = try await run("web.py", ["--group", group])
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    #expect(ending.text.contains("ok "))
  }

  @Test(
    .enabled(
      if: Recording.isLong && python != nil && Tool.find("firefox-esr") != nil,
      "this takes minutes: ASSENT_LONG=1, with Firefox and selenium"))
  func `journeys in Firefox end as they should`() async throws {
    let ending = try await run("firefox.py", [])
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    #expect(ending.text.contains("ok "))
  }
}
