/// What canonical normalization knows of single characters (Unicode, section 3.11 and UAX #15).
///
/// It is made once, when text outside of the usual letters is first met.
struct NormalizationTable: Sendable {
  static let shared = NormalizationTable()

  /// One step of a decomposition: the first part may have one itself, to a depth of four.
  struct Step: Sendable {
    var first: UInt32
    /// 0 where there is one part.
    var second: UInt32
  }

  /// Step 0 stands for none.
  private var steps = [Step(first: 0, second: 0)]
  /// Numbers of steps, 256 characters a page; page 0 has none.
  private var pages = [UInt16](repeating: 0, count: 256)
  private var pageNumbers = [UInt16](repeating: 0, count: 0x110000 >> 8)
  /// The one character for two, by both.
  private var composites: [UInt64: UInt32] = [:]

  private init() {
    steps.reserveCapacity(2_200)
    composites.reserveCapacity(1_000)
    read(singletonDecompositions)
    read(pairDecompositions)
  }

  /// What a character is made of; `nil` for most characters.
  func step(of scalar: UInt32) -> Step? {
    let page = Int(pageNumbers[Int(scalar >> 8)])
    let number = Int(pages[page << 8 | Int(scalar & 0xFF)])
    return number == 0 ? nil : steps[number]
  }

  /// The character that two others make, if there is one.
  func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    composites[Self.key(first, second)]
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private mutating func add(_ scalar: UInt32, _ step: Step, isExcluded: Bool) {
    let page = Int(scalar >> 8)
    if pageNumbers[page] == 0 {
      pageNumbers[page] = UInt16(truncatingIfNeeded: pages.count >> 8)
      pages += repeatElement(0, count: 256)
    }
    pages[Int(pageNumbers[page]) << 8 | Int(scalar & 0xFF)] = UInt16(
      truncatingIfNeeded: steps.count)
    steps.append(step)
    if step.second != 0, !isExcluded { composites[Self.key(step.first, step.second)] = scalar }
  }

  /// Reads rows of decompositions: a first character, then parts for it and its neighbors.
  private mutating func read(_ list: StaticString) {
    let text = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var scalar: UInt32 = 0
    var index = 0
    func number() -> UInt32 {
      var number: UInt32 = 0
      while index < text.count {
        switch text[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number = number << 4 | UInt32(text[index] - 0x30)
        case UInt8(ascii: "A")...UInt8(ascii: "F"):
          number = number << 4 | UInt32(text[index] - 0x37)
        default: return number
        }
        index += 1
      }
      return number
    }
    func skip(_ mark: Unicode.Scalar) -> Bool {
      guard index < text.count, text[index] == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }
    while index < text.count {
      if skip(" ") || skip("\n") { continue }
      let first = number()
      if skip(":") {
        scalar = first
        continue
      }
      let second = skip("+") ? number() : 0
      add(scalar, Step(first: first, second: second), isExcluded: skip("!"))
      scalar += 1
    }
  }
}
