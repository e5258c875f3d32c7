import AssentDiagnostics
import Testing

@testable import AssentCompiler

/// A finding is known again where its lines have moved, and told from others.
struct FindingFingerprintTests {
  private func prints(_ text: String, of word: String) -> [FindingFingerprint] {
    let source = SourceFile(path: "a.md", text: text)
    let places = text.ranges(of: word).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return source.range(ofBytes: start..<start + word.utf8.count)
    }
    let findings = places.map {
      Diagnostic(rule: .doubledWord, severity: .info, message: "m", file: "a.md", range: $0)
    }
    return FindingFingerprint.all(findings, in: SourceTexts([source]))
  }

  @Test(arguments: [
    "First.\n\nMore words before the fault here, and after.\n\nLast.\n",
    "More words before the fault here, and after.\n",
    "New.\n\nNew.\n\nMore words\nbefore   the fault\nhere, and after.\n\nNew.\n",
    "First.\r\n\r\nMore words before the fault here, and after.\r\n\r\nOther.\r\n",
  ])
  func `lines above, paragraphs around and white space do not count`(text: String) {
    let first = prints("X\n\nMore words before the fault here, and after.\n\nY\n", of: "fault")
    #expect(first.count == 1)
    #expect(prints(text, of: "fault") == first)
  }

  @Test func `words around a finding count, and those alike are numbered`() {
    let all = prints("A fault here.\n\nA fault here.\n\nB fault there.\n", of: "fault")
    #expect(Set(all.map(\.full)).count == 3)
    #expect(Set(all.map(\.place)).count == 1)
    #expect(all[0].full.utf8.count == 32)
  }

  @Test func `a finding about the whole file is known by its message`() {
    let findings = ["one", "two", "one"].map {
      Diagnostic(rule: .missingSection, severity: .error, message: $0, file: "a.md")
    }
    #expect(Set(FindingFingerprint.all(findings, in: SourceTexts()).map(\.full)).count == 3)
  }
}
