import AssentManifest
import AssentRedline
import AssentRender
import Testing

/// Lists whose items are numbered in one of two texts.
@Suite struct BulletTests {
  private static func text(_ marks: [String], _ end: String) -> String {
    """
    # T

    ## 1. Duties

    You agree:

    \(marks[0]) to pay the fee;
    \(marks[1]) to keep your key secret; and
    \(marks[2]) to tell us of any loss.

    ## 2. End

    \(end)

    """
  }

  private static let numbers = ["1.", "2.", "3."]
  private static let bullets = ["-", "-", "-"]

  @Test(arguments: [
    (numbers, bullets, "We part in peace.", "markup"),
    (bullets, numbers, "We part in peace.", "markup"),
    (numbers, bullets, "We may end it where you break item 2 of clause 1.", "obligations"),
    (numbers, bullets, "We may end it where you break clause 1(3).", "obligations"),
  ])
  func `numbers that nothing mentions are marks alone`(
    old: [String], new: [String], end: String, changeClass: String
  ) {
    let redline = RedlineTextPairs.redline(Self.text(old, end), Self.text(new, end))
    #expect(redline.assessment.changeClass.rawValue == changeClass)
    // A mention of an item that has no number any more is told with its clause.
    #expect(
      redline.clauses.map(\.mentions.isEmpty) == (changeClass == "markup" ? [true] : [true, false]))
    #expect(redline.clauses.first?.kinds == [.changed])
  }

  @Test func `an item keeps its words, and has another mark`() {
    let end = "We part in peace."
    let redline = RedlineTextPairs.redline(
      Self.text(Self.numbers, end), Self.text(Self.bullets, end))
    let bytes = RedlineText(labels: .labels(for: "en")).render(redline)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("  • [-1.-]{+•+} to pay the fee;"), "\(lines)")
  }
}
