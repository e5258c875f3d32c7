import AssentDiagnostics
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("。", 2), ("ｱ", 1), ("Ａ", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{AD}", 1), ("\u{200B}", 0), ("\u{200D}", 0),
    ("\u{3000}", 2), ("─", 1), ("…", 1), ("☎", 1), ("☎\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("❤️‍🔥", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    ("नमस्ते", 4), ("नि", 2), ("ไทย", 3), ("ก็", 1), ("السلام", 6), ("שָׁ", 1), ("𠮷", 2), ("𝒜", 1),
    ("\u{7}", 1),
    ("\u{E0001}", 0), ("\u{F0000}", 1), ("a漢b", 4),
  ])
  func `a text takes the columns that terminals give it`(text: String, columns: Int) {
    #expect(displayColumns(of: Array(text.utf8)[...]) == columns)
  }

  @Test(arguments: [("─", 2), ("…", 2), ("é", 2), ("ü", 2), ("a", 1), ("漢", 2), ("ж", 2)])
  func `ambiguous characters take two columns on demand`(text: String, columns: Int) {
    #expect(displayColumns(of: Array(text.utf8)[...], ambiguousWide: true) == columns)
  }

  @Test func `a scalar alone has its own width`() {
    #expect(displayColumns(of: "\u{301}") == 0)
    #expect(displayColumns(of: "\u{1F3FD}") == 2)
    #expect(displayColumns(of: "\u{4E00}") == 2)
    #expect(displayColumns(of: "\u{E000}", ambiguousWide: true) == 2)
  }

  @Test func `the columns of a text are those of its clusters`() {
    let text = Array("a漢é👩‍👩‍👧‍👦 1️⃣🇩🇪🇫🇷ไท\u{7}❤️‍🔥ノ\u{3099}🏽".utf8)
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      var columns = 0
      while index < bytes.count {
        let cluster = displayCluster(in: bytes, at: index)
        #expect(cluster.end > index)
        columns += cluster.columns
        index = cluster.end
      }
      #expect(columns == displayColumns(of: bytes))
    }
  }
}
