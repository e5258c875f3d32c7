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
    cancel(&a, &b, by: \.value) { $0.unit == $1 }
    cancel(&a, &b, by: \.value) { $0.agrees(with: $1) }
    cancel(&a, &b, by: \.period)
    rest.0 += a.map { ($0, second.first) }
    rest.1 += b.map { ($0, first.first) }
  }

  /// Decides on what blocks left over.
  ///
  /// - Parameter alone: the quantities of blocks that have no counterpart. What the other text has in
  ///   one of them was moved there, or the blocks were paired wrongly.
  mutating func compareRest(besides alone: ([Quantity], [Quantity])) {
    let moved = (Set(alone.0.map(\.value)), Set(alone.1.map(\.value)))
    var a = rest.0.filter { !moved.1.contains($0.0.quantity.value) }
    var b = rest.1.filter { !moved.0.contains($0.0.quantity.value) }
    pairSwapped(&a, &b)
    var (left, right) = (a.map(\.0), b.map(\.0))
    cancel(&left, &right, by: \.value) { $0.agrees(with: $1) }
    cancel(&left, &right, by: \.period)
    // The same number of something else.
    var others: [Difference] = []
    cancel(&left, &right, by: \.value, whenSame: { others.append(.differs($0, $1)) })
    differences += others
    left.removeAll { isWritten($0.quantity, words.1) }
    right.removeAll { isWritten($0.quantity, words.0) }
    var rivals = WaitingList(right) { (group: 0, kind: $0.quantity.unit) }
    let unpaired = left.filter { side in
      let unit = side.quantity.unit
      let rival =
        (unit == nil ? nil : rivals.take(0) { $0 == unit })
        ?? rivals.take(0) { unit == nil || $0 == nil }
      if let rival { differences.append(.differs(side, rival)) }
      return rival == nil
    }
    let blocks = (Self.blocks(a), Self.blocks(b))
    for side in unpaired where isSure(side.quantity, besides: values.1, in: languages.1, sign: 1) {
      differences.append(.missing(side, blocks.0[side.quantity.range] ?? nil))
    }
    for side in rivals.rest
    where isSure(side.quantity, besides: values.0, in: languages.0, sign: -1) {
      differences.append(.extra(side, blocks.1[side.quantity.range] ?? nil))
    }
  }

  /// The block in which each quantity should be, by its place.
  private static func blocks(
    _ sides: [(Side, TextSection.Block?)]
  ) -> [Range<Int>: TextSection.Block?] {
    Dictionary(sides.map { ($0.0.quantity.range, $0.1) }) { first, _ in first }
  }

  /// Reports quantities of two blocks that changed places: each is missing in its own block and
  /// stands in that of the other.
  private mutating func pairSwapped(
    _ a: inout [(Side, TextSection.Block?)], _ b: inout [(Side, TextSection.Block?)]
  ) {
    // In the block of its translation there is another quantity of the kind, which is not here.
    var waiting = WaitingList(b) { side, block in
      (group: [side.block.node, block?.node], kind: Kind(side.quantity))
    }
    a.removeAll { side, block in
      let kind = Kind(side.quantity)
      guard let other = waiting.take([block?.node, side.block.node], where: kind.canBeSwapped)
      else { return false }
      differences.append(.differs(side, other.0))
      return true
    }
    b = waiting.rest
  }

  /// What decides whether a quantity may have taken the place of another.
  private struct Kind: Hashable {
    var unit: Quantity.Unit?
    /// Whether it is a whole number of 10 or more.
    var isLarge: Bool

    init(_ quantity: Quantity) {
      unit = quantity.unit
      isLarge = (quantity.whole ?? 0) >= 10
    }

    func canBeSwapped(_ other: Self) -> Bool {
      if unit == other.unit { return unit != nil }
      return (unit == nil || other.unit == nil) && isLarge && other.isLarge
    }
  }

  /// Takes from both what agrees, by something that it has to have in common.
  private func cancel<Key: Hashable>(
    _ a: inout [Side], _ b: inout [Side], by key: (Quantity) -> Key?,
    where agrees: (Quantity, Quantity.Unit?) -> Bool = { _, _ in true },
    whenSame: (Side, Side) -> Void = { _, _ in }
  ) {
    guard !a.isEmpty, !b.isEmpty else { return }
    var waiting = WaitingList(b) { side in
      key(side.quantity).map { (group: $0, kind: side.quantity.unit) }
    }
    a.removeAll { side in
      guard let key = key(side.quantity),
        let other = waiting.take(key, where: { agrees(side.quantity, $0) })
      else { return false }
      whenSame(side, other)
      return true
    }
    b = waiting.rest
  }

  /// Whether the other text may have the number in words, of the same unit or another: `24 months`
  /// and `two years`.
  private func isWritten(_ quantity: Quantity, _ words: Set<Int>) -> Bool {
    guard let whole = quantity.whole else { return false }
    if words.contains(whole) { return true }
    return quantity.wholesInOtherUnits.contains(where: words.contains)
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
