import TestSupport
import Testing

@testable import AssentLicense

@Suite struct ByteWordsTests {
  private static let words = ByteWords(["prevail", "fassung", "revale", "aßgeb", "優先", "正文"])

  @Test(
    arguments: [
      ("", []), ("prev", []), ("prevail", [0]), ("It prevails; the Fassung, die fassung", [3, 30]),
      ("prevale", [1]), ("maßgeblich", [1]), ("日本語が優先する。正文は優先", [12, 27, 36]),
      ("fassufassung", [5]), ("prevai", []), ("xprevailprevail", [1, 8]),
    ] as [(String, [Int])])
  func `are found wherever they begin`(text: String, places: [Int]) {
    #expect(Self.words.places(in: Array(text.utf8), limit: 10) == places)
  }

  @Test func `are found as a plain search finds them`() {
    var random = Numbers(state: 7)
    let parts = [
      "prev", "ail", "fas", "sung", "re", "vale", "aß", "geb", "優", "先", "正文", " ", "a", "p",
    ]
    for _ in 0..<400 {
      let text = (0..<30).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let bytes = Array(text.utf8)
      let plain = bytes.indices.filter { start in
        ["prevail", "fassung", "revale", "aßgeb", "優先", "正文"].contains {
          bytes[start...].starts(with: $0.utf8)
        }
      }
      #expect(Self.words.places(in: bytes, limit: .max) == plain)
    }
  }

  @Test func `are no more than asked for`() {
    let text = Array(String(repeating: "prevail ", count: 9).utf8)
    #expect(Self.words.places(in: text, limit: 4) == [0, 8, 16, 24])
  }
}
