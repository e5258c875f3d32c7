import AssentLicense
import AssentRedline
import AssentRender
import TestSupport
import Testing

/// Amendments and gists take time that grows with the number of clauses.
@Suite struct AmendmentGrowthTests {
  private struct Pair {
    var old: LegalDocument
    var new: LegalDocument
    var redline: Redline
  }

  private static let sizes = [250, 1_000]

  private static func pairs(_ texts: (Int) -> (String, String)) -> [Int: Pair] {
    sizes.reduce(into: [:]) { pairs, count in
      let (old, new) = texts(count)
      pairs[count] = Pair(
        old: RedlineTextPairs.document(old), new: RedlineTextPairs.document(new),
        redline: RedlineTextPairs.redline(old, new))
    }
  }

  @Test
  func `clauses with mentions and new parts are amended in time that grows with their number`() {
    let pairs = Self.pairs { count in
      let clauses = (1...count).map { "## \($0). Room\n\nSection \(count - $0 + 1) holds.\n\n" }
      let other = (1...count).map {
        "## \($0 + 1). Room\n\nSection \(count - $0 + 1) holds.\n\n(a) The key of room \($0) is new.\n\n"
      }
      return ("# T\n\n" + clauses.joined(), "# T\n\n## 1. Keys\n\nNew.\n\n" + other.joined())
    }
    let isProportional = ProcessorTime.isProportional(to: Self.sizes[0]) { count in
      guard let pair = pairs[count] else { return }
      _ = Amendment(pair.redline, old: pair.old, new: pair.new)
    }
    #expect(isProportional)
  }

  @Test func `words written in another way are told in time that grows with the clauses`() {
    let pairs = Self.pairs { count in
      func text(_ guest: String, _ modal: String) -> String {
        (1...count).map {
          "## \($0). Room\n\nThe \(guest) \(modal) pay for room \($0).\n\n"
        }.joined()
      }
      return ("# T\n\n" + text("guest", "shall"), "# T\n\n" + text("Guest", "may"))
    }
    let labels = RedlineLabels.labels(for: "en")
    let isProportional = ProcessorTime.isProportional(to: Self.sizes[0]) { count in
      guard let pair = pairs[count] else { return }
      _ = RedlineText(labels: labels, options: .init(width: 80)).render(pair.redline)
    }
    #expect(isProportional)
  }
}
