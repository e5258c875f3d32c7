import Testing

@testable import AssentRedline

@Suite struct PhrasePairsTests {
  private typealias Kind = ChangeAssessment.Signal.Kind

  @Test func `a phrase that was made stands for the first of its kind that was broken`() {
    let found = PhrasePairs(
      lost: [.modal, .amount, .modal, .negation], gained: [.modal, .duration, .modal, .modal],
      most: 200)
    #expect(
      found.pairs == [
        .init(lost: 0, gained: 0), .init(gained: 1), .init(lost: 2, gained: 2), .init(gained: 3),
        .init(lost: 1), .init(lost: 3),
      ])
  }

  @Test func `no more pairs are made than are needed`() {
    let lost: [Kind] = [.amount, .amount]
    let gained: [Kind] = [.modal, .modal]
    #expect(PhrasePairs(lost: lost, gained: gained, most: 0).pairs.isEmpty)
    #expect(PhrasePairs(lost: lost, gained: gained, most: 3).pairs.map(\.lost) == [nil, nil, 0])
  }

  @Test(arguments: [1_000, 2_000, 64_000])
  func `each phrase of a sentence is looked at once, however many there are`(count: Int) {
    let kinds: [Kind] = [.modal, .negation, .duration]
    let lost = (0..<count).map { kinds[$0 % 3] }
    let gained = (0..<count).map { kinds[$0 * 7 / 5 % 3] }
    let found = PhrasePairs(lost: lost, gained: gained, most: .max)
    #expect(found.steps <= 3 * count)
    #expect(Set(found.pairs.compactMap(\.lost)).count == count)
    #expect(Set(found.pairs.compactMap(\.gained)).count == count)
  }
}
