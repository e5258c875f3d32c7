/// Text in normalization form C (UAX #15), made in time in proportion to its length.
///
/// The marks after a letter are sorted by counting, so that a million of them take no longer than a
/// million letters: text comes from strangers, and the routines of libraries sort such a row in
/// quadratic time. The tables are our own, so that a digest does not depend on the system.
package struct NormalizationFormC {
  private let table = NormalizationTable.shared
  private var out: [UInt32] = []
  /// The index in `out` of the last character that marks may join; -1 at the beginning.
  private var starter = -1
  /// The class of the last mark after it; 0 when there is none.
  private var lastClass: UInt8 = 0
  /// Marks that wait for the end of their row.
  private var marks: [Mark] = []

  private struct Mark {
    var scalar: UInt32
    /// The canonical combining class, from 1 to 254.
    var order: UInt8
  }

  /// The text in form C.
  package static func normalized(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: normalized(text.unicodeScalars))
    return String(result)
  }

  /// The text in form C, in UTF-8; bytes that are not UTF-8 become U+FFFD.
  package static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    Array(normalized(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// The characters in form C.
  package static func normalized(_ text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var form = NormalizationFormC()
    for scalar in text { form.decompose(scalar.value) }
    form.flush()
    return form.out.compactMap(Unicode.Scalar.init)
  }

  // MARK: Decomposition

  private mutating func decompose(_ scalar: UInt32) {
    // Latin up to here has no parts, and joins nothing before it.
    if scalar < 0xC0 {
      flush()
      begin(scalar)
    } else if let syllable = Hangul.parts(of: scalar) {
      for part in syllable where part != 0 { add(part) }
    } else {
      addParts(of: scalar)
    }
  }

  /// Adds the parts of a character, none of which has parts itself, or the character.
  private mutating func addParts(of scalar: UInt32) {
    guard let step = table.step(of: scalar) else { return add(scalar) }
    addParts(of: step.first)
    if step.second != 0 { add(step.second) }
  }

  private mutating func add(_ scalar: UInt32) {
    let order = Self.combiningClass(of: scalar)
    if order > 0 {
      marks.append(Mark(scalar: scalar, order: order))
    } else {
      flush()
      compose(scalar, 0)
    }
  }

  private static func combiningClass(of scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  // MARK: Composition

  /// Hands on the marks of a row in canonical order: by class, those of one class as they stand.
  private mutating func flush() {
    guard !marks.isEmpty else { return }
    var sorted = marks
    if marks.count > 1, !zip(marks, marks.dropFirst()).allSatisfy({ $0.order <= $1.order }) {
      var places = [Int](repeating: 0, count: 257)
      for mark in marks { places[Int(mark.order) + 1] += 1 }
      for order in 1..<257 { places[order] += places[order - 1] }
      for mark in marks {
        sorted[places[Int(mark.order)]] = mark
        places[Int(mark.order)] += 1
      }
    }
    marks.removeAll(keepingCapacity: true)
    for mark in sorted { compose(mark.scalar, mark.order) }
  }

  /// Joins a character with the one before, or puts it at the end (D117).
  private mutating func compose(_ scalar: UInt32, _ order: UInt8) {
    // A mark of the same class, or any mark before a letter, stands in the way.
    if starter >= 0, lastClass == 0 || lastClass < order {
      let first = out[starter]
      if let joined = Hangul.composite(first, scalar) ?? table.composite(first, scalar) {
        out[starter] = joined
        return
      }
    }
    if order == 0 {
      begin(scalar)
    } else {
      lastClass = order
      out.append(scalar)
    }
  }

  private mutating func begin(_ scalar: UInt32) {
    starter = out.count
    lastClass = 0
    out.append(scalar)
  }
}

/// Korean syllables, which are computed from their letters (Unicode, section 3.12).
private enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leads: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One before the first, so that 0 stands for none.
  private static let tails: UInt32 = 0x11A7

  /// Lead, vowel and tail of a syllable; a tail of 0 is none.
  static func parts(of scalar: UInt32) -> [UInt32]? {
    let index = scalar &- syllables
    guard index < 19 * 21 * 28 else { return nil }
    let tail = index % 28
    return [leads + index / 588, vowels + index % 588 / 28, tail == 0 ? 0 : tails + tail]
  }

  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first &- leads < 19, second &- vowels < 21 {
      return syllables + ((first - leads) * 21 + (second - vowels)) * 28
    }
    let index = first &- syllables
    if index < 19 * 21 * 28, index % 28 == 0, second > tails, second - tails < 28 {
      return first + (second - tails)
    }
    return nil
  }
}
