import Foundation
import TestSupport
import Testing

/// The gate on a terminal, as a person and a screen see it: journeys in Python, with pexpect and pyte.
@Suite struct GateJourneyTests {
  private static let script = PackageFolder.root.appending(
    path: "Tests/AssentCommandTests/Gate/Journeys/journeys.py")

  /// A Python that has both packages.
  private static let python = Tool.python(with: "pexpect", "pyte")

  static let names = [
    "first_launch", "second_visit", "signal_of_command", "missing_command", "decline",
    "killed_before_accept", "held_enter", "paste", "resize", "small_screen", "unseen", "short_text",
    "long_text", "plain", "plain_decline", "plain_review", "no_color", "no_terminal", "signals",
    "signals_held_back",
    "suspended", "read_only_state", "tampered", "text_is_gone", "new_version", "editorial",
    "right_to_left", "grace", "too_young", "age_by_command", "guardian", "guardian_declines",
    "guardian_plain", "typed_name", "consents", "consent_declined", "next_page", "several",
    "upcoming", "damaged_log", "last_good", "system", "persons", "small_help",
  ]

  @Test(.enabled(if: python != nil, "no Python with pexpect and pyte"), arguments: names)
  func `a journey ends as it should`(name: String) throws {
    let python = try #require(Self.python)
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      [Self.script.path, Program.url.path, folder.url.path, name], in: folder.url,
      program: python, limit: 900)
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
  }

  @Test(.enabled(if: python != nil, "no Python with pexpect and pyte"))
  func `no journey is left out`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      [Self.script.path, "--list"], in: folder.url, program: Self.python, limit: 60)
    #expect(Set(ending.text.split(separator: "\n").map(String.init)) == Set(Self.names))
  }
}
