import AssentGate
import AssentManifest
import Testing

/// The question of age: neutral, asked once, and kept as a bracket.
@Suite struct AgeTests {
  private func question(_ audiences: Manifest.Audience?...) throws -> AgeQuestion? {
    var document = DecisionScene().document
    return AgeQuestion(
      audiences.map {
        document.audience = $0
        return document
      })
  }

  @Test func `it is asked only where an age matters`() throws {
    #expect(try question(nil, .init(who: .members)) == nil)
    let question = try #require(
      try question(.init(minimumAge: 13, guardianBelow: 16), .init(minimumAge: 16), nil))
    #expect(question.limits == [13, 16])
    #expect(
      question.brackets == [
        .init(from: 0, below: 13), .init(from: 13, below: 16), .init(from: 16),
      ])
  }

  @Test(
    arguments: [
      // Year, month, and what follows on 15 June 2026.
      (2000, nil, "16-"), (2010, nil, "month"), (2010, 5, "16-"), (2010, 6, "13-16"),
      (2010, 7, "13-16"), (2013, nil, "month"), (2013, 6, "0-13"), (2013, 5, "13-16"),
      (2012, nil, "13-16"), (2026, nil, "0-13"), (2026, 6, "0-13"), (2026, 7, "impossible"),
      (2027, nil, "impossible"), (1895, nil, "impossible"), (2000, 13, "impossible"),
      (2000, 0, "impossible"), (Int.min, nil, "impossible"), (Int.max, nil, "impossible"),
    ] as [(Int, Int?, String)])
  func `a year, and where it leaves a limit open a month`(
    _ year: Int, _ month: Int?, _ expected: String
  ) throws {
    let question = try #require(try question(.init(minimumAge: 13, guardianBelow: 16)))
    let finding =
      switch question.finding(year: year, month: month, today: day("2026-06-15")) {
      case .bracket(let bracket): "\(bracket.from)-" + (bracket.below.map { "\($0)" } ?? "")
      case .needsMonth: "month"
      case .impossible: "impossible"
      }
    #expect(finding == expected)
  }

  @Test func `another answer within thirty days changes nothing`() throws {
    let memory = TestMemory()
    let first = AgeAnswer(bracket: .init(from: 0, below: 13), at: moment("2026-01-01"))
    let second = AgeAnswer(bracket: .init(from: 16), at: moment("2026-01-30"))
    #expect(try first.keep(in: memory, of: nil) == first)
    #expect(try second.keep(in: memory, of: nil) == first)
    #expect(AgeAnswer.standing(in: memory, of: nil, at: moment("2026-01-30")) == first)
    // A clock that is turned back brings no second try.
    #expect(AgeAnswer.standing(in: memory, of: nil, at: moment("2025-01-01")) == first)
    // Later people may have grown older.
    #expect(AgeAnswer.standing(in: memory, of: nil, at: moment("2026-01-31")) == nil)
    let later = AgeAnswer(bracket: .init(from: 13, below: 16), at: moment("2026-01-31"))
    #expect(try later.keep(in: memory, of: nil) == later)
  }

  @Test func `the answer of one person says nothing of another`() throws {
    let memory = TestMemory()
    let young = AgeAnswer(bracket: .init(from: 0, below: 13), at: moment("2026-01-01"))
    let old = AgeAnswer(bracket: .init(from: 18), at: moment("2026-01-02"))
    try young.keep(in: memory, of: "bob")
    #expect(AgeAnswer.standing(in: memory, of: nil, at: old.at) == nil)
    #expect(try old.keep(in: memory, of: "alice") == old)
    #expect(AgeAnswer.standing(in: memory, of: "bob", at: old.at) == young)
    #expect(AgeAnswer.standing(in: memory, of: "alice", at: old.at) == old)
    #expect(try old.keep(in: memory, of: nil) == old)
  }

  @Test func `an answer may be made more precise, and does not stand longer for it`() throws {
    let first = AgeAnswer(bracket: .init(from: 13, below: 18), at: moment("2026-01-01"))
    let next = AgeAnswer(bracket: .init(from: 13, below: 16), at: moment("2026-01-10"))
    #expect(first.followed(by: next) == AgeAnswer(bracket: next.bracket, at: first.at))
    #expect(next.followed(by: AgeAnswer(bracket: .init(from: 16), at: next.at)) == next)
  }

  @Test func `who is above all limits is not asked again`() {
    let answer = AgeAnswer(bracket: .init(from: 18), at: moment("2026-01-01"))
    #expect(answer.stands(at: moment("2056-01-01")))
  }

  @Test(arguments: [
    "", "{}",
    #"{"answers":{"":{"at":"2026-01-01T00:00:00Z","from":13}},"spec":"assent-age/2"}"#,
    #"{"answers":{"":{"at":"2026-01-01T00:00:00Z","from":-1}},"spec":"assent-age/1"}"#,
    #"{"answers":{"":{"at":"2026-01-01T00:00:00Z","below":13,"from":13}},"spec":"assent-age/1"}"#,
    #"{"answers":{"":{"at":"now","from":13}},"spec":"assent-age/1"}"#,
    #"{"answers":[],"spec":"assent-age/1"}"#,
  ])
  func `a memory with anything else in it is no answer`(_ text: String) throws {
    let memory = TestMemory()
    try memory.remember(Array(text.utf8), as: .age)
    #expect(AgeAnswer.standing(in: memory, of: nil, at: moment("2026-01-01")) == nil)
  }
}
