import AssentRedline
import TestSupport
import Testing

@testable import AssentRender

/// Where a redline notes that a clause stood before it was moved.
@Suite struct RedlineOutlineTests {
  @Test func `a note stands behind the last clause that stood before and did not move`() {
    var notes = 0
    for pair in RedlineTextPairs.made {
      let redline = RedlineTextPairs.redline(pair.old, pair.new)
      var last = -1
      for item in RedlineOutline(redline).items {
        switch item {
        case .change(let index): last = index
        case .moved(let index):
          notes += 1
          let change = redline.clauses[index]
          let place = change.old.first?.index ?? -1
          let before = redline.clauses.indices.last { other in
            guard !redline.clauses[other].kinds.contains(.moved),
              let stood = redline.clauses[other].old.last?.index
            else { return false }
            return stood < place || (change.isPassage && stood == place)
          }
          #expect(last == before ?? -1)
        }
      }
    }
    #expect(notes > 0)
  }

  @Test func `the order of clauses that all moved is found in time that grows with their number`() {
    let redlines = [400, 1_600].reduce(into: [Int: Redline]()) { redlines, count in
      let clauses = (0..<count).map {
        "## Part \($0)\n\nThe guest of room \($0) pays for key \($0) and for lamp \($0).\n\n"
      }
      redlines[count] = RedlineTextPairs.redline(clauses.joined(), clauses.reversed().joined())
    }
    let isProportional = ProcessorTime.isProportional(to: 400) { count in
      for _ in 0..<20 {
        if let redline = redlines[count] { _ = RedlineOutline(redline).items.count }
      }
    }
    #expect(isProportional)
  }
}
