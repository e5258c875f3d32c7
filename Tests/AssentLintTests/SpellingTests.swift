import AssentDiagnostics
import AssentLint
import Testing

/// Words are told by their letters, wherever these stand in the text.
@Suite struct SpellingTests {
  private static func misspelled(_ text: String) -> [String] {
    lint(text).of(.probableMisspelling).map { finding in
      String(finding.message.split(separator: "'")[0])
    }
  }

  @Test(arguments: 0..<17)
  func `a misspelling is found behind words of any length`(length: Int) {
    let before = length == 0 ? "" : String(repeating: "x", count: length) + " "
    for wrong in ["recieve", "Recieve", "RECIEVE", "Liablity", "prohobit"] {
      for end in ["", ".", ",", " it.", "\n", "…", "”", "\u{A0}x", " ä"] {
        #expect(
          Self.misspelled("# A\n\n\(before)\(wrong)\(end)") == [wrong], "\(before)\(wrong)\(end)")
      }
    }
  }

  @Test func `letters beyond ASCII are letters of the word`() {
    for text in ["ärecieve", "recieveЯ", "recieve1", "x_recieve"] {
      #expect(Self.misspelled("# A\n\n\(text) x\n") == [], "\(text)")
    }
    for text in ["recieveä", "recieve\u{301}"] {
      #expect(Self.misspelled("# A\n\n\(text) x\n") == [text])
    }
    let german = "---\nlanguage: de\n---\n\n"
    for wrong in ["Gewährleitung", "GEWÄHRLEITUNG"] {
      #expect(Self.misspelled(german + "Es gilt die \(wrong).\n") == [wrong])
      #expect(Self.misspelled(german + "Es gilt die \(wrong)") == [wrong])
    }
  }

  @Test func `capitals within a word leave its letters what they are`() {
    #expect(Self.misspelled("# A\n\nWe reCieve and RECIEVe.\n") == ["reCieve", "RECIEVe"])
  }

  @Test func `a word in capitals tells how the same word in small letters is spelled`() {
    let text =
      "# A\n\nTHE LICENSEES MEET. The Licensees vote. The licensees agree. The licesnees leave.\n"
    #expect(Self.misspelled(text) == ["licesnees"])
  }
}
