import AssentDiagnostics
import Testing

@Suite struct FirstNonNilTests {
  @Test func `each element is asked once, up to the first that gives something`() {
    var asked: [Int] = []
    let found = [1, 2, 3, 4].firstNonNil { number -> String? in
      asked.append(number)
      return number > 2 ? "\(number)" : nil
    }
    #expect(found == "3" && asked == [1, 2, 3])
  }

  @Test func `where no element gives anything, there is nothing`() {
    #expect([1, 2].firstNonNil { _ -> Int? in nil } == nil)
    #expect([Int]().firstNonNil { $0 } == nil)
  }
}
