import AssentRedline
import TestSupport
import Testing

/// Texts that would make a redline slow if something in it were quadratic.
@Suite struct HostileTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var size: Int
    var texts: @Sendable (Int) -> (String, String)

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "one word again and again", size: 3_000) { count in
      (
        String(repeating: "again ", count: count),
        "first " + String(repeating: "again ", count: count / 2) + "middle "
          + String(repeating: "again ", count: count / 3)
      )
    },
    Case(name: "equal paragraphs among others", size: 300) { count in
      var mutation = Mutation(seed: 7)
      var paragraphs = (0..<count).map {
        $0 % 2 == 0 ? "The same words stand here." : "Paragraph \($0) has words of its own here."
      }
      let old = paragraphs.joined(separator: "\n\n")
      for place in paragraphs.indices {
        paragraphs.swapAt(place, mutation.number(below: paragraphs.count))
      }
      return (old, paragraphs.joined(separator: "\n\n"))
    },
    Case(name: "list items in reverse", size: 300) { count in
      let items = (0..<count).map { "- item \($0) of the list of duties" }
      return (items.joined(separator: "\n"), items.reversed().joined(separator: "\n"))
    },
    Case(name: "numbered items in reverse", size: 300) { count in
      let items = (0..<count).map { "1. duty \($0) of the list of duties" }
      return (items.joined(separator: "\n"), items.reversed().joined(separator: "\n"))
    },
    Case(name: "paragraphs that were joined", size: 300) { count in
      let paragraphs = (0..<count).map { "Paragraph \($0) says that duty \($0) is owed." }
      return (paragraphs.joined(separator: "\n\n"), paragraphs.joined(separator: " "))
    },
    Case(name: "a rewrite", size: 2_000) { count in
      (
        (0..<count).map { "w\($0 * 7 % 1_009)" }.joined(separator: " "),
        (0..<count).map { "w\($0 * 11 % 1_013)" }.joined(separator: " ")
      )
    },
    Case(name: "words without spaces", size: 3_000) { count in
      (
        String(repeating: "a,", count: count) + "x/y",
        String(repeating: "a,", count: count / 2) + "b" + String(repeating: "a,", count: count / 2)
          + "x/y"
      )
    },
    Case(name: "short clauses in reverse", size: 500) { count in
      let clauses = (0..<count).map { "## Part \($0)\n\nThe fee is \($0) now.\n\n" }
      return (clauses.joined(), clauses.reversed().joined())
    },
    Case(name: "parts under another heading", size: 300) { count in
      let parts = (0..<count).map {
        "### Part \($0)\n\nThe guest of room \($0) pays for key \($0) and for lamp \($0).\n\n"
      }.joined()
      return (
        "## Lodge\n\n\(parts)## Pier\n\nText.\n", "## Lodge\n\nText.\n\n## Pier\n\n\(parts)"
      )
    },
    Case(name: "counts in one sentence", size: 150) { count in
      let parts = (0..<count).map { "at least \($0) days and more than \($0) or up to EUR \($0)" }
      let text = parts.joined(separator: " and ") + ".\n"
      return (text, text.replacing("least", with: "most").replacing("more", with: "less"))
    },
    Case(name: "mentions that markup divides", size: 200) { count in
      let text =
        "# T\n\n## 1. A\n\n" + String(repeating: "Section  **1** and Section *1*, ", count: count)
      return (text, text + "more")
    },
  ]

  @Test(arguments: cases)
  func `time grows with the size of the texts`(_ example: Case) {
    let isProportional = ProcessorTime.isProportional(to: example.size) { size in
      let (old, new) = example.texts(size)
      _ = Texts.redline(old, new)
    }
    #expect(isProportional)
  }
}
