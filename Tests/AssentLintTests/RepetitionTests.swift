import AssentDiagnostics
import AssentLint
import Testing

/// An agreement that stands in its file a second time.
@Suite struct RepetitionTests {
  private static let titles = ["Grant", "Übertragung", "Éxécution", "Term", "Law", "Notices"]

  private static func copy(_ title: (String) -> String) -> String {
    let clauses = titles.enumerated().map { index, name in
      """
      ## \(index + 1). \(title(name))

      Clause \(index) says in so many words that the parties keep what they promised to each other, and that
      nobody else may claim anything by it.


      """
    }
    return clauses.joined()
  }

  private static func findings(_ title: (String) -> String) -> [Diagnostic] {
    lint("# License\n\n" + copy { $0 } + copy(title)).of(.duplicateClause)
  }

  @Test func `a second copy is one finding, whatever capitals its titles have`() {
    #expect(Self.findings { $0 }.count == 1)
    #expect(Self.findings { $0.uppercased() }.count == 1)
    #expect(Self.findings { $0.lowercased() }.count == 1)
  }

  @Test func `of clauses with other titles each is a finding`() {
    #expect(Self.findings { "More of " + $0 }.count == Self.titles.count)
  }
}
