import AssentManifest
import AssentRecord
import Testing

@Suite struct VersionOrderTests {
  private func order(_ text: String) throws -> VersionOrder {
    let version = try #require(Manifest.Version(text))
    return try #require(VersionOrder(version), "'\(text)' has no place")
  }

  @Test(arguments: [
    // The example of Semantic Versioning 2.0.0, section 11.
    [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0",
    ],
    ["1", "1.1", "1.9", "1.10", "2", "2.0.1", "10"],
    ["v1.0", "1.1", "V2"],
    ["0.9", "1-rc.1", "1.0", "99999999999999999999998", "99999999999999999999999"],
    [
      "2024-12-31", "2025-01", "2025.02", "20250203", "2025-02-03.1", "2025-02-04-rc", "2025-02-04",
    ],
    ["2025.9", "2025.10", "2025.13", "2026"],
  ])
  func `each version is lower than the next`(_ texts: [String]) throws {
    let orders = try texts.map(order)
    for (index, a) in orders.enumerated() {
      for (other, b) in orders.enumerated() {
        #expect(a.isLower(than: b) == (index < other), "\(texts[index]) and \(texts[other])")
      }
    }
  }

  @Test(arguments: [
    ("1.0", "1.0.0"), ("1", "1.0"), ("1.0.0+20250101", "1.0.0"), ("1.01", "1.1"), ("v2", "2"),
    ("20251103", "2025-11-03"), ("2025.11.03", "2025-11-03"), ("2025.11", "2025-11"),
  ])
  func `neither of two versions of equal precedence is lower`(_ a: String, _ b: String) throws {
    #expect(try !order(a).isLower(than: order(b)))
    #expect(try !order(b).isLower(than: order(a)))
  }

  @Test(arguments: [
    "first", "2.0beta", "1.0_2", "a1", "1.0-a.-_", "1.0-a_b", "2026-02-30", "2026-13-01",
  ])
  func `what is neither a number nor a date has no place`(_ text: String) throws {
    let version = Manifest.Version(text)
    #expect(version.flatMap { VersionOrder($0) } == nil)
  }

  @Test func `dates and numbers are told apart`() throws {
    #expect(try order("2025-11-03").scheme == .date)
    #expect(try order("2025.11").scheme == .date)
    #expect(try order("1.2025").scheme == .number)
    #expect(try order("20251399").scheme == .number)
    #expect(try !order("1.0").isLower(than: order("2025-01-01")))
  }
}
