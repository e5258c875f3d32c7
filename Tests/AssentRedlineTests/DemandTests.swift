import AssentManifest
import AssentRedline
import Testing

/// Front matter that says who has to agree, and who may, is as binding as the words.
@Suite struct DemandTests {
  private static func text(_ front: String) -> String {
    "---\nversion: 1.0\n\(front)---\n\n" + ChangeAssessorTests.agreement("Roses are red.")
  }

  @Test(arguments: [
    ("audience: { minimum-age: 13 }\n", "audience: { minimum-age: 18 }\n"),
    ("", "audience: { guardian-below: 16 }\n"), ("audience: { who: members }\n", ""),
    ("asks: consent\n", ""), ("", "required: false\n"),
  ])
  func `what changes it is a change of obligations`(before: String, after: String) {
    let assessment = ChangeAssessorTests.assessment(Self.text(before), Self.text(after))
    #expect(assessment.changeClass == .obligations)
    #expect(assessment.signals.allSatisfy { $0.kind == .party } && !assessment.signals.isEmpty)
  }

  @Test(arguments: ["asks: agreement\n", "required: true\n", "audience: { minimum-age: 0 }\n"])
  func `what says what holds anyway changes nothing`(front: String) {
    let assessment = ChangeAssessorTests.assessment(Self.text(""), Self.text(front))
    #expect(assessment.changeClass < .wording)
  }
}
