import AssentManifest
import Foundation
import Testing

/// Form C is what Foundation makes of a text, in time that follows its length.
@Suite("normalization form C") struct NormalizationTests {
  private static func isEqual(_ text: String) -> Bool {
    NormalizationFormC.normalized(text).unicodeScalars.elementsEqual(
      text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// The characters of Unicode 15, which is what Foundation knows everywhere.
  private static let assigned: [Unicode.Scalar] = (0..<0x323B0 as Range<UInt32>)
    .compactMap(Unicode.Scalar.init).filter { ($0.properties.age?.major ?? .max) <= 15 }

  /// Those that take part in normalization, and some that do not.
  private static let interesting = assigned.filter { scalar in
    scalar.properties.canonicalCombiningClass != .notReordered
      || NormalizationFormC.normalized(CollectionOfOne(scalar)) != [scalar]
      || (0x1100...0x11FF).contains(scalar.value) || scalar.value % 0x101 == 0
  }

  @Test func `every character is normalized as Foundation does it`() {
    let different = Self.assigned.filter { !Self.isEqual(String($0)) }
    #expect(different.map { String($0.value, radix: 16) } == [])
  }

  @Test func `every character composes again from its parts`() {
    let different = Self.assigned.filter {
      let parts = String($0).decomposedStringWithCanonicalMapping
      return parts.unicodeScalars.first != $0 && !Self.isEqual(parts)
    }
    #expect(different.map { String($0.value, radix: 16) } == [])
  }

  @Test func `random rows of characters are normalized as Foundation does it`() {
    var random = SeededGenerator(seed: 9)
    let marks = Self.interesting.filter {
      $0.properties.canonicalCombiningClass != .notReordered
    }
    let odd = Set(
      Self.misread.flatMap {
        $0.text.unicodeScalars.filter { [0xF73, 0xF75, 0xF81, 0x1176].contains($0.value) }
      })
    for _ in 0..<20_000 {
      var text = "x".unicodeScalars
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        let from = Bool.random(using: &random) ? marks : Self.interesting
        if let scalar = from.randomElement(using: &random) { text.append(scalar) }
      }
      let whole = String(text)
      let own = NormalizationFormC.normalized(whole)
      #expect(NormalizationFormC.normalized(own).unicodeScalars.elementsEqual(own.unicodeScalars))
      guard odd.isDisjoint(with: text) else { continue }
      #expect(Self.isEqual(whole), "\(text.map { String($0.value, radix: 16) })")
      #expect(Self.isEqual(whole.decomposedStringWithCanonicalMapping))
    }
  }

  /// Where Swift 6.3 and Foundation depart from the standard, with what Python's unicodedata gives.
  private static let misread = [
    (text: "x\u{316}\u{F73}", form: "x\u{F71}\u{F72}\u{316}"),
    (text: "x\u{316}\u{F75}", form: "x\u{F71}\u{F74}\u{316}"),
    (text: "x\u{316}\u{F81}", form: "x\u{F71}\u{F80}\u{316}"),
    (text: "\u{1102}\u{1176}\u{11CB}", form: "\u{1102}\u{1176}\u{11CB}"),
  ]

  @Test(arguments: misread) func `where the system is wrong, the standard holds`(
    _ example: (text: String, form: String)
  ) {
    #expect(
      NormalizationFormC.normalized(example.text).unicodeScalars
        .elementsEqual(example.form.unicodeScalars))
  }

  @Test(arguments: [
    "\u{301}", "\u{301}\u{316}", "\u{651}\u{64E}", "e\u{323}\u{302}", "\u{1112}\u{1161}\u{11AB}",
    "\u{F71}\u{F72}\u{F74}", "\u{9C7}\u{9BE}", "ภาษาไทยน้ำ", "か\u{3099}",
  ])
  func `long rows are normalized like short ones`(unit: String) {
    // Foundation takes the square of the length of a row, so the row is as long as it can bear.
    #expect(Self.isEqual(String(repeating: unit, count: 500)))
  }

  @Test func `a row of marks takes work in proportion to its length`() {
    // A quadratic routine does not end within a day here, and nothing has to be measured.
    let row = Array(String(repeating: "\u{301}\u{316}", count: 1 << 18).utf8)
    let normalized = NormalizationFormC.normalized(row)
    #expect(normalized.count == row.count)
    #expect(normalized.prefix(4).elementsEqual("\u{316}\u{316}".utf8))
    #expect(normalized.suffix(4).elementsEqual("\u{301}\u{301}".utf8))
  }

  @Test func `bytes that are not UTF-8 become the replacement character`() {
    #expect(NormalizationFormC.normalized([0x65, 0xCC, 0x81, 0xFF]) == Array("é\u{FFFD}".utf8))
  }
}

/// Numbers that look random and are the same in every run (xorshift).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
