import AssentLicense

/// Compares the quantities of a section and its translation: first block by block, so that two
/// amounts that changed places show, then what is left over in the whole section.
struct QuantityComparison {
  typealias Side = (block: TextSection.Block, quantity: Quantity)

  enum Difference {
    case differs(Side, Side)
    /// Of the original, with the block of the translation in which it should be.
    case missing(Side, TextSection.Block?)
    case extra(Side, TextSection.Block?)
  }

  private(set) var differences: [Difference] = []

  private let languages: (String, String)
  private let balance: [String: Int]
  private let words: (Set<Int>, Set<Int>)
  /// All values of both sections.
  private let values: (Set<String>, Set<String>)
  /// What found no counterpart in the block it was looked for in, with that block.
  private var rest: ([(Side, TextSection.Block?)], [(Side, TextSection.Block?)]) = ([], [])

  init(
    sections: (TextSection, TextSection), languages: (String, String), balance: [String: Int]
  ) {
    let tags = (LanguageTag.language(of: languages.0), LanguageTag.language(of: languages.1))
    self.languages = tags
    self.balance = balance
    values = (
      Set(sections.0.quantities.map(\.value)), Set(sections.1.quantities.map(\.value))
    )
    words = (Self.words(sections.0, tags.0), Self.words(sections.1, tags.1))
  }

  private static func words(_ section: TextSection, _ language: String) -> Set<Int> {
    section.blocks.reduce(into: []) {
      $0.formUnion(NumberWords.values(in: $1.text.lowered, language: language))
    }
  }

  /// Compares blocks that stand for one another.
  mutating func compare(_ first: [TextSection.Block], _ second: [TextSection.Block]) {
    var a = first.flatMap { block in block.quantities.map { Side(block, $0) } }
    var b = second.flatMap { block in block.quantities.map { Side(block, $0) } }
    guard !a.isEmpty || !b.isEmpty else { return }
    // `Version 1.2, of May` may be `1.2 版` at the beginning of a block, like the number of a clause.
    let own = (Set(first.compactMap(\.ownNumber)), Set(second.compactMap(\.ownNumber)))
    if own.0.isEmpty { a.removeAll { own.1.contains($0.quantity.value) } }
    if own.1.isEmpty { b.removeAll { own.0.contains($0.quantity.value) } }
    cancel(&a, &b) { $0.value == $1.value && $0.unit == $1.unit }
    cancel(&a, &b) { $0.value == $1.value && $0.agrees(with: $1) }
    cancel(&a, &b) { $0.isSamePeriod(as: $1) }
    rest.0 += a.map { ($0, second.first) }
    rest.1 += b.map { ($0, first.first) }
  }

  /// Decides on what blocks left over.
  ///
  /// - Parameter alone: the quantities of blocks that have no counterpart. What the other text has in
  ///   one of them was moved there, or the blocks were paired wrongly.
  mutating func compareRest(besides alone: ([Quantity], [Quantity])) {
    var (a, b) = rest
    a.removeAll { side in alone.1.contains { $0.value == side.0.quantity.value } }
    b.removeAll { side in alone.0.contains { $0.value == side.0.quantity.value } }
    pairSwapped(&a, &b)
    var (left, right) = (a.map(\.0), b.map(\.0))
    cancel(&left, &right) { $0.value == $1.value && $0.agrees(with: $1) }
    cancel(&left, &right) { $0.isSamePeriod(as: $1) }
    // The same number of something else.
    var others: [Difference] = []
    cancel(&left, &right) {
      $0.value == $1.value
    } whenSame: {
      others.append(.differs($0, $1))
    }
    differences += others
    left.removeAll { isWritten($0.quantity, words.1) }
    right.removeAll { isWritten($0.quantity, words.0) }
    var unpaired: [Side] = []
    for side in left {
      let match =
        right.firstIndex { Self.isRival(side.quantity, $0.quantity, exactly: true) }
        ?? right.firstIndex { Self.isRival(side.quantity, $0.quantity, exactly: false) }
      guard let match else {
        unpaired.append(side)
        continue
      }
      differences.append(.differs(side, right[match]))
      right.remove(at: match)
    }
    for side in unpaired where isSure(side.quantity, besides: values.1, in: languages.1, sign: 1) {
      let block = a.first { $0.0.quantity == side.quantity && $0.0.block.node == side.block.node }
      differences.append(.missing(side, block?.1))
    }
    for side in right where isSure(side.quantity, besides: values.0, in: languages.0, sign: -1) {
      let block = b.first { $0.0.quantity == side.quantity && $0.0.block.node == side.block.node }
      differences.append(.extra(side, block?.1))
    }
  }

  /// Reports quantities of two blocks that changed places: each is missing in its own block and
  /// stands in that of the other.
  private mutating func pairSwapped(
    _ a: inout [(Side, TextSection.Block?)], _ b: inout [(Side, TextSection.Block?)]
  ) {
    var index = 0
    while index < a.count {
      let side = a[index]
      // In the block of its translation there is another quantity of the kind, which is not here.
      let match = b.firstIndex {
        $0.0.block.node == side.1?.node && $0.1?.node == side.0.block.node
          && Self.canBeSwapped(side.0.quantity, $0.0.quantity)
      }
      guard let match else {
        index += 1
        continue
      }
      differences.append(.differs(side.0, b[match].0))
      a.remove(at: index)
      b.remove(at: match)
    }
  }

  /// Whether one may have taken the place of the other.
  private static func canBeSwapped(_ a: Quantity, _ b: Quantity) -> Bool {
    if a.unit == b.unit { return a.unit != nil }
    guard a.unit == nil || b.unit == nil, let first = a.whole, let second = b.whole else {
      return false
    }
    return min(first, second) >= 10
  }

  private func cancel(
    _ a: inout [Side], _ b: inout [Side], where isSame: (Quantity, Quantity) -> Bool,
    whenSame: (Side, Side) -> Void = { _, _ in }
  ) {
    a.removeAll { side in
      guard let index = b.firstIndex(where: { isSame(side.quantity, $0.quantity) }) else {
        return false
      }
      whenSame(side, b.remove(at: index))
      return true
    }
  }

  /// Whether the other text may have the number in words, of the same unit or another: `24 months`
  /// and `two years`.
  private func isWritten(_ quantity: Quantity, _ words: Set<Int>) -> Bool {
    guard let whole = quantity.whole else { return false }
    if words.contains(whole) { return true }
    return quantity.wholesInOtherUnits.contains(where: words.contains)
  }

  /// Whether one stands where the other should.
  private static func isRival(_ a: Quantity, _ b: Quantity, exactly: Bool) -> Bool {
    if exactly { return a.unit == b.unit && a.unit != nil }
    return a.unit == nil || b.unit == nil
  }

  /// Whether a quantity that the other text lacks is worth a finding.
  private func isSure(
    _ quantity: Quantity, besides values: Set<String>, in language: String, sign: Int
  ) -> Bool {
    // A sentence may name it once more; or it stands in another section.
    guard !values.contains(quantity.value), (balance[quantity.value] ?? 0) * sign > 0 else {
      return false
    }
    if quantity.unit == .date { return true }
    guard let whole = quantity.whole else { return true }
    // `100 %` is a word for all.
    if quantity.unit == .percent, whole == 100 { return false }
    return whole >= (NumberWords.knows(language) ? 10 : 100)
  }
}

extension Quantity {
  /// The number as written, with its unit.
  func written(in bytes: [UInt8]) -> String {
    let text = String(decoding: bytes[shown], as: UTF8.self)
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
