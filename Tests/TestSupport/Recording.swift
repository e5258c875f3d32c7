import Foundation

/// Expected files that lie beside their input.
package enum Recording {
  /// Whether expected files are rewritten instead of compared: `ASSENT_RECORD=1`.
  package static let isOn = ProcessInfo.processInfo.environment["ASSENT_RECORD"] == "1"

  /// Whether tests that take minutes run: `ASSENT_LONG=1`.
  package static let isLong = ProcessInfo.processInfo.environment["ASSENT_LONG"] == "1"

  /// The first line in which two texts differ, with its number, for a message of a test.
  package static func difference(_ found: String, _ expected: String) -> String? {
    guard !found.utf8.elementsEqual(expected.utf8) else { return nil }
    let lines = (found: lines(of: found), expected: lines(of: expected))
    for index in 0..<max(lines.found.count, lines.expected.count) {
      let one = index < lines.found.count ? lines.found[index] : "(end)"
      let other = index < lines.expected.count ? lines.expected[index] : "(end)"
      if !one.utf8.elementsEqual(other.utf8) {
        return "line \(index + 1)\n  found    \(one)\n  expected \(other)"
      }
    }
    return "they differ"
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
