import AssentCompiler
import AssentDiagnostics
import TestSupport
import Testing

/// Who publishes a text, as page, text, JSON and manifest say it.
@Suite struct PublisherTests {
  private static let configuration =
    Samples.profiles + "publisher:\n  name: Pine Ltd.\n  contact: legal@pine.example\n"

  private func site(_ sentence: String, front: String = "") throws -> (TestSite, [String]) {
    let site = try TestSite([
      "assent.yml": Self.configuration,
      "data.md":
        "---\nkind: privacy\ntitle: Privacy\nversion: 1.0\neffective: 2025-11-03\n\(front)---\n\n"
        + "# Privacy\n\n\(sentence)\n",
    ])
    let found = try site.build().diagnostics.filter { $0.rule == .publisherDiffers }
    return (site, found.map(\.message))
  }

  @Test func `a company that a text mentions is not published as its publisher`() throws {
    let (site, found) = try site(
      "Payments are handled by Stripe, Inc. (\"Stripe\"); for your card data contact privacy@stripe.com."
    )
    #expect(found.isEmpty)
    let page = try site.text("data/index.html")
    let head = page.prefix(upTo: try #require(page.firstRange(of: "<h1")).lowerBound)
    #expect(!head.contains("Stripe") && !head.contains("stripe.com"))
    #expect(page.contains("Pine Ltd."))
    let text = try site.text("data/data.txt")
    #expect(text.contains("Pine Ltd.") && text.contains("legal@pine.example"))
    let json = try site.text("data/data.json")
    #expect(!json.contains("\"licensor\"") && !json.contains("\"contact\""))
    #expect(try site.text("manifest.json").contains("Pine Ltd."))
  }

  @Test func `a text that names another publisher than the configuration is told`() throws {
    let (site, found) = try site(
      "Oak GmbH (\"we\") lends keys. For questions, contact ask@oak.example.")
    #expect(
      found == [
        "the text names 'Oak GmbH' as publisher, and the configuration 'Pine Ltd.'",
        "the text names 'ask@oak.example' as contact, and the configuration 'legal@pine.example'",
      ])
    for path in ["data/index.html", "data/data.txt", "data/data.json"] {
      #expect(try site.text(path).contains("Oak GmbH"), "\(path)")
    }
  }

  @Test func `a shorter name, and another address of the house, are the same`() throws {
    let (_, found) = try site("Pine (\"we\") lends keys. For questions, contact ask@pine.example.")
    #expect(found.isEmpty)
    #expect(try self.site("Text.", front: "licensor: Pine Ltd.\n").1.isEmpty)
  }
}
