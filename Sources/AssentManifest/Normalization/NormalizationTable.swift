/// What canonical normalization knows of single characters (Unicode, section 3.11 and UAX #15).
///
/// It is made once, when text outside of the usual letters is first met.
struct NormalizationTable: Sendable {
  static let shared = NormalizationTable()

  /// Full decompositions, one after another.
  private var scalars: [UInt32] = []
  /// Where the decompositions begin in `scalars`; entry 0 stands for none, and one more ends the last.
  private var starts: [Int] = [0]
  /// Numbers of decompositions, 256 characters a page; page 0 has none.
  private var pages = [UInt16](repeating: 0, count: 256)
  private var pageNumbers = [UInt16](repeating: 0, count: 0x110000 >> 8)
  /// The one character for two, by both.
  private var composites: [UInt64: UInt32] = [:]

  private init() {
    var steps: [UInt32: [UInt32]] = [:]
    Self.read(singletonDecompositions) { scalar, parts, _ in steps[scalar] = parts }
    Self.read(pairDecompositions) { scalar, parts, isExcluded in
      steps[scalar] = parts
      if !isExcluded { composites[Self.key(parts[0], parts[1])] = scalar }
    }
    starts.append(0)
    for scalar in steps.keys.sorted() {
      append(scalar, steps)
    }
  }

  /// Adds the full decomposition: the first part of a step may have one itself, to a depth of four.
  private mutating func append(_ scalar: UInt32, _ steps: [UInt32: [UInt32]]) {
    var parts = [scalar]
    while let step = steps[parts[0]] { parts.replaceSubrange(0..<1, with: step) }
    scalars += parts
    let number = UInt16(truncatingIfNeeded: starts.count - 1)
    starts.append(scalars.count)
    let page = Int(scalar >> 8)
    if pageNumbers[page] == 0 {
      pageNumbers[page] = UInt16(truncatingIfNeeded: pages.count / 256)
      pages += repeatElement(0, count: 256)
    }
    pages[Int(pageNumbers[page]) * 256 + Int(scalar & 0xFF)] = number
  }

  /// The parts of a character, none of which has parts itself; empty for most characters.
  func decomposition(of scalar: UInt32) -> ArraySlice<UInt32> {
    let page = Int(pageNumbers[Int(scalar >> 8)])
    let number = Int(pages[page * 256 + Int(scalar & 0xFF)])
    return scalars[starts[number]..<starts[number + 1]]
  }

  /// The character that two others make, if there is one.
  func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    composites[Self.key(first, second)]
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// Reads rows of decompositions: a first character, then parts for it and its neighbors.
  private static func read(
    _ list: StaticString,
    _ add: (_ scalar: UInt32, _ parts: [UInt32], _ isExcluded: Bool) -> Void
  ) {
    let text = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var scalar: UInt32 = 0
    for word in text.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      if word.last == UInt8(ascii: ":") {
        scalar = number(word.dropLast())
        continue
      }
      let isExcluded = word.last == UInt8(ascii: "!")
      let parts = (isExcluded ? word.dropLast() : word).split(separator: UInt8(ascii: "+"))
      add(scalar, parts.map(number), isExcluded)
      scalar += 1
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1 < 0x40 ? $1 - 0x30 : $1 - 0x37) }
  }
}
