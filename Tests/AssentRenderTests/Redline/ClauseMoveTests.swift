import AssentManifest
import AssentRedline
import AssentRender
import Testing

/// What a redline says of clauses that stand elsewhere, or have another number.
@Suite struct ClauseMoveTests {
  private static func lines(
    _ old: String, _ new: String, language: String = "en"
  ) -> [Substring] {
    let redline = RedlineTextPairs.redline(old, new)
    let labels = RedlineLabels.labels(for: language)
    let bytes = RedlineText(labels: labels, options: .init(width: 400)).render(redline)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private static let keys = "The lodge lends one key to each guest who asks for it before noon."
  private static let boats =
    "Every boat is tied to the pier by its keeper as soon as the wind rises."
  private static let maps = "A map of all the paths hangs beside the door of the lodge in summer."

  @Test func `a clause under another heading is told with both headings`() {
    let lines = Self.lines(
      "# T\n\n## Lodge\n\n### Keys\n\n\(Self.keys)\n\n## Pier\n\n\(Self.boats)\n",
      "# T\n\n## Lodge\n\n## Pier\n\n\(Self.boats)\n\n### Keys\n\n\(Self.keys)\n")
    #expect(lines.contains("  > Keys  moved: Lodge › Keys → Pier › Keys"), "\(lines)")
    #expect(lines.contains("Moved from Lodge › Keys to Pier › Keys"), "\(lines)")
  }

  @Test func `a clause in another order is told with the clauses before it`() {
    let lines = Self.lines(
      "# T\n\n## Keys\n\n\(Self.keys)\n\n## Boats\n\n\(Self.boats)\n\n## Maps\n\n\(Self.maps)\n",
      "# T\n\n## Maps\n\n\(Self.maps)\n\n## Keys\n\n\(Self.keys)\n\n## Boats\n\n\(Self.boats)\n")
    #expect(lines.contains("  > Maps  moved: formerly after Boats, now first"), "\(lines)")
    #expect(lines.contains("Formerly after Boats, now first"), "\(lines)")
  }

  @Test func `a heading that moved is neither deleted nor new`() {
    let redline = RedlineTextPairs.redline(
      "# T\n\n## 1. Keys\n\n\(Self.keys)\n\n## 2. Your rights\n\n\(Self.boats)\n",
      "# T\n\n## 1. Your rights\n\n\(Self.boats)\n\n## 2. Keys\n\n\(Self.keys)\n")
    let signals = redline.assessment.signals
    #expect(signals.allSatisfy { !$0.old.isEmpty && !$0.new.isEmpty }, "\(signals)")
  }

  @Test func `a number that alone changed is told once`() {
    let lines = Self.lines(
      "# T\n\n## 1. Pier\n\n1.1 \(Self.boats)\n",
      "# T\n\n## 1. Maps\n\n\(Self.maps)\n\n## 2. Pier\n\n2.1 \(Self.boats)\n", language: "de")
    #expect(lines.contains("  > Abschnitt 2.1  neu nummeriert: vorher 1.1"), "\(lines)")
    #expect(!lines.contains { $0.contains("Verweis") }, "\(lines)")
  }

  @Test func `what changed agrees with its name in gender, and has the colon of its language`() {
    let lines = Self.lines(
      "---\nversion: 1.0\n---\n\n# T\n\n\(Self.keys)\n",
      "---\nversion: 1.1\n---\n\n# T\n\n\(Self.keys)\n", language: "fr")
    #expect(
      lines.contains("  ~ En-tête du document  modifié : version [-1.0-] → {+1.1+}"), "\(lines)")
  }

  @Test func `a value of the front matter is told with its key`() {
    let lines = Self.lines(
      "---\nversion: 1.0\n---\n\n# T\n\n\(Self.keys)\n",
      "---\nversion: 1.1\n---\n\n# T\n\n\(Self.keys)\n")
    #expect(
      lines.contains("  ~ Document details  changed: version [-1.0-] → {+1.1+}"), "\(lines)")
  }

  @Test func `the address of a deleted link stands behind its words`() {
    let lines = Self.lines(
      "# T\n\n\(Self.keys)\n\nSee the [rules](https://lodge.example/r), and you agree to pay.\n",
      "# T\n\n\(Self.keys)\n\nYou agree to pay.\n")
    #expect(lines.contains { $0.contains("rules <https://lodge.example/r>, and") }, "\(lines)")
  }
}
