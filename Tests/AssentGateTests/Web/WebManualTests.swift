import Foundation
import TestSupport
import Testing

/// What the manual of the gate in a web page lists is what the gate has, and the other way round. What only an
/// element in a browser can be asked is asked there (`Journeys/embedded.py`).
@Suite struct WebManualTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  private static func script() throws -> String {
    let folder = PackageFolder.root.appending(path: "templates/gate")
    return try PackageFolder.files(below: folder, endings: [".js"])
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// The first column of the table below a heading, or all that stands in backticks in a paragraph.
  private static func listed(_ heading: String, in manual: String) throws -> Set<String> {
    let start = try #require(manual.range(of: "\n## \(heading)\n"))
    let rest = manual[start.upperBound...]
    let section = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { row in
        row.dropFirst().prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map { String($0.1) }
      })
  }

  @Test func `custom properties`() throws {
    let style = try Self.text("templates/gate/gate.css")
    let used = Set(style.matches(of: /--gate-[a-z-]+/).map { String($0.0) })
    #expect(try Self.listed("Looks", in: Self.text("docs/gate-web.md")) == used)
  }

  @Test func `parts that are styled`() throws {
    let manual = try Self.text("docs/gate-web.md")
    let style = try Self.text("templates/gate/gate.css")
    let start = try #require(manual.range(of: "\nParts: "))
    let paragraph = manual[start.upperBound...].prefix(while: { $0 != "." })
    let parts = Set(paragraph.matches(of: /`([a-zA-Z]+)`/).map { String($0.1) })
    let styled = Set(style.matches(of: /\[part~="?([a-zA-Z]+)/).map { String($0.1) })
    #expect(styled.isSubset(of: parts), "\(styled.subtracting(parts))")
  }

  @Test func `reasons`() throws {
    let listed = try Self.listed("When something is wrong", in: Self.text("docs/gate-web.md"))
      // The head of the table.
      .subtracting(["reason"])
    let script = try Self.script()
    let given = script.matches(of: /(?:Refusal\(\s*|refuse\(\{ kind: | > 1e6 \? )"([a-zA-Z0-9]+)"/)
    #expect(listed == Set(given.map { String($0.1) }))
  }
}
