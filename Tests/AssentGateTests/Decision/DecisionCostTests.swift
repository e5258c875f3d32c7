import AssentGate
import AssentManifest
import TestSupport
import Testing

/// What a decision costs grows with what is asked, and no faster.
@Suite struct DecisionCostTests {
  private func manifest(_ count: Int) throws -> VerifiedManifest {
    let document = DecisionScene().document
    let documents = (0..<count).map { number in
      var copy = document
      copy.id = "license-\(number)"
      // The order of the manifest is not that of the row.
      copy.order = (number * 7919) % count
      return copy
    }
    return try VerifiedManifest(
      unchecked: Manifest(
        product: Manifest.Product(id: "app", name: "App"),
        publisher: Manifest.Publisher(name: "P", contact: nil), sequence: 7,
        generated: moment("2025-08-02"), documents: documents.sorted { $0.id < $1.id }
      ).canonicalBytes())
  }

  private func summary(_ count: Int, subject: String? = nil) -> AcceptanceSummary {
    var scene = DecisionScene()
    scene.accept("1.1")
    var summary = AcceptanceSummary()
    for number in 0..<count {
      summary.standings[.init(document: "license-\(number)", subject: subject)] = scene.standing
    }
    return summary
  }

  @Test func `four times as many documents take four times as long`() throws {
    let sizes = [100: (try manifest(100), summary(100)), 400: (try manifest(400), summary(400))]
    let person = Person(languages: ["en"])
    let isProportional = try ProcessorTime.secondsAreProportional(to: 100) { size in
      let (manifest, summary) = try #require(sizes[size])
      return ProcessorTime.measure {
        for _ in 0..<20 {
          let decision = GateDecider.decide(
            manifest, summary: summary, person: person, now: moment("2025-12-01"))
          #expect(decision.documents.count == size)
        }
      }
    }
    #expect(isProportional)
  }

  @Test func `what others accepted costs a decision nothing`() throws {
    let manifest = try manifest(20)
    var own = summary(20)
    let person = Person(languages: ["en"])
    func seconds() -> Double {
      var best = Double.infinity
      for _ in 0..<5 {
        let taken = ProcessorTime.measure {
          for _ in 0..<20 {
            _ = GateDecider.decide(
              manifest, summary: own, person: person, now: moment("2025-12-01"))
          }
        }
        best = min(best, taken)
      }
      return best
    }
    let alone = seconds()
    let standing = try #require(own.standings.first?.value)
    for number in 0..<20_000 {
      own.standings[.init(document: "license-1", subject: "person \(number)")] = standing
    }
    let among = seconds()
    #expect(among <= 4 * alone + 0.1)
  }
}
