import AssentDiagnostics
import AssentLicense
import AssentLint
import Testing

/// Lint and `init` ask one reader of license expressions, and so agree on every one.
@Suite struct SPDXAgreementTests {
  private func finding(_ expression: String) -> Diagnostic? {
    let rules = Rule.all.filter { $0.id == .invalidSPDXExpression }
    return lint(Array("---\nspdx: \"\(expression)\"\n---\n\n# T\n".utf8), rules: rules).first
  }

  @Test func `lint accepts every license of the list, deprecated ones too`() {
    let refused = SPDXLicense.identifiers.filter { finding($0) != nil }
    #expect(refused == [])
    let lowercased = SPDXLicense.identifiers.filter { finding($0.lowercased()) != nil }
    #expect(lowercased == [])
  }

  @Test func `lint accepts every exception of the list behind WITH`() {
    let refused = SPDXException.identifiers.filter { finding("GPL-2.0-only WITH \($0)") != nil }
    #expect(refused == [])
  }

  @Test func `lint takes no exception for a license, and the reverse`() {
    let licenses = Set(SPDXLicense.identifiers)
    for id in SPDXException.identifiers where !licenses.contains(id) {
      #expect(finding(id) != nil, "\(id)")
    }
    for id in licenses.subtracting(SPDXException.identifiers).sorted() {
      #expect(finding("MIT WITH \(id)") != nil, "\(id)")
    }
  }

  @Test func `lint refuses what the reader refuses, and nothing else`() {
    let words = [
      "mit", "GPL", "LicenseRef-a", "DocumentRef-a:b", "AND", "and", "WITH", "(", ")",
      "LLVM-exception", "MPL-2.0-no-copyleft-exception", "MIT+",
    ]
    // Every expression of one to three words, and as many longer ones as make each word a neighbor
    // of each other.
    var expressions = words
    for first in words {
      for second in words {
        expressions.append("\(first) \(second)")
        for third in words { expressions.append("\(first) \(second) \(third)") }
        expressions.append("(MIT OR \(first)) AND \(second) WITH LLVM-exception")
      }
    }
    var accepted = 0
    for expression in expressions {
      let isRead = (try? SPDXExpression(parsing: expression)) != nil
      if isRead { accepted += 1 }
      #expect((finding(expression) == nil) == isRead, "\(expression)")
    }
    #expect(accepted > 20 && accepted < expressions.count / 2)
  }
}
