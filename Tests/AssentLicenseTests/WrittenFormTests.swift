import AssentLicense
import Foundation
import Testing

/// The forms in which lawyers of each language define terms and refer to clauses, with invented
/// examples: `Forms/terms.txt` and `Forms/references.txt`.
@Suite struct `the written forms` {
  struct Form: Sendable {
    var text: String
    var wanted: [String]
  }

  /// The forms of a language, which stand behind a line such as `# de`.
  struct Language: Sendable, CustomTestStringConvertible {
    var tag: String
    var forms: [Form] = []
    var testDescription: String { tag }
  }

  static let terms = languages("terms")
  static let references = languages("references")

  private static func languages(_ name: String) -> [Language] {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Forms"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var languages: [Language] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        languages.append(Language(tag: String(line.dropFirst(2))))
      } else if let arrow = line.firstRange(of: "→"), !languages.isEmpty {
        let form = Form(
          text: line[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
            .replacingOccurrences(of: "\\n", with: "\n"),
          wanted: line[arrow.upperBound...].split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
          }.filter { !$0.isEmpty })
        languages[languages.count - 1].forms.append(form)
      }
    }
    return languages
  }

  @Test func `are those of 27 languages`() {
    #expect(Self.terms.count == 28)
    #expect(Self.references.count == 27)
    #expect(Self.terms.allSatisfy { $0.forms.count > 9 })
    #expect(Self.references.allSatisfy { $0.forms.count > 9 })
  }

  @Test(arguments: terms) func `of definitions give their terms`(language: Language) {
    for form in language.forms {
      let found = interpret("# T\n\n\(form.text)\n").terms.map(\.name)
      #expect(found == form.wanted, "\(form.text)")
    }
  }

  /// Clauses 1 to 5 with parts and an exhibit.
  private static let clauses = """
    # T

    ## 1. One

    Text.

    ## 2. Payment

    ### 2.1 First

    (a) A part.

    (b) A part.

    ### 2.2 Second

    Text.

    ## 3. Fees

    Text.

    ## 4. Four

    Text.

    ## Exhibit A: Prices

    Text.

    ## 5. Last


    """

  private static let anchors = [
    "2": "2-payment", "2.1": "21-first", "2.2": "22-second", "3": "3-fees", "4": "4-four",
    "2.1.a": "clause-2.1.a", "A": "exhibit-a-prices",
  ]

  @Test(arguments: references) func `of references lead to their clauses`(language: Language) {
    for form in language.forms {
      let isJoined = ["ja", "ko", "zh-Hans", "zh-Hant"].contains(language.tag)
      let sentence = isJoined ? "— \(form.text)。" : "x \(form.text) y."
      let document = interpret(Self.clauses + sentence + "\n")
      let found = document.references.map { reference in
        reference.clause.map { document.clauses[$0].anchor } ?? "none"
      }
      #expect(found == form.wanted.map { Self.anchors[$0] ?? $0 }, "\(form.text)")
    }
  }
}
