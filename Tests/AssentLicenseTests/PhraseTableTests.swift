import AssentManifest
import Testing

@testable import AssentLicense

@Suite struct PhraseTableTests {
  private static let table = PhraseTable<Int>([
    (phrase: "license", value: 0), (phrase: "license agreement", value: 1),
    (phrase: "licens*", value: 2), (phrase: "may use copy", value: 3), (phrase: "ม ค", value: 4),
    (phrase: "a b c d e f g 1", value: 5), (phrase: "no", value: 6), (phrase: "契約", value: 7),
    (phrase: "licenses and warranties", value: 9),
  ])

  private static func values(in text: String) -> [Int] {
    var values: [Int] = []
    table.forEachMatch(in: FoldedText(text).bytes) { value, _ in values.append(value) }
    return values
  }

  @Test func `phrases that begin alike are found in their order`() {
    #expect(Self.values(in: "This License Agreement") == [0, 1, 2])
    #expect(Self.values(in: "licenses") == [2])
    #expect(Self.values(in: "licenses and warranties") == [2, 9])
  }

  @Test func `phrases are found in text however it is written`() {
    #expect(Self.values(in: "You may use – copy it") == [3])
    #expect(Self.values(in: "3 ม.ค. 2568") == [4])
    #expect(Self.values(in: "A B C D E F G 1") == [5])
  }

  @Test func `a phrase of two bytes is none, and one of Han needs no space`() {
    #expect(Self.values(in: "no") == [])
    #expect(Self.values(in: "本契約書") == [7])
  }

  @Test func `the longest phrase wins, and shorter ones within it do not count`() {
    let text = FoldedText("license agreement").bytes
    #expect(Self.table.longestMatch(in: text, at: 0)?.value == 1)
    #expect(Self.table.longestMatches(in: text).map(\.value) == [1])
  }
}
