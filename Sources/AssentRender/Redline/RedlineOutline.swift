import AssentRedline

/// A redline in the order in which it is shown: each clause that differs, and a note where one stood
/// that was moved.
struct RedlineOutline {
  enum Item: Hashable {
    /// Index in ``Redline/clauses``.
    case change(Int)
    /// Where the clause of that index stood.
    case moved(Int)
  }

  let items: [Item]
  /// The passages that are shown in the clause where they stand now, by the index of its change: how
  /// many of its shown blocks stand before each, and the passage's own index.
  let passages: [Int: [(place: Int, index: Int)]]

  init(_ redline: Redline) {
    let clauses = redline.clauses
    var passages: [Int: [(place: Int, index: Int)]] = [:]
    var head: Int?
    for (index, change) in clauses.enumerated() {
      if !change.isPassage { head = index }
      guard change.isPassage, let place = change.blocksBefore, let head else { continue }
      let hidden = clauses[head].blocks.count - clauses[head].shownBlocks.count
      passages[head, default: []].append((max(0, place - hidden), index))
    }
    self.passages = passages
    // For each place from -1 on, the last shown of the clauses that did not move and stood up to there.
    let most = clauses.lazy.compactMap { $0.old.last?.index }.max() ?? -1
    var kept = [Int](repeating: -1, count: most + 2)
    for (index, change) in clauses.enumerated() where !change.kinds.contains(.moved) {
      if let place = change.old.last?.index { kept[place + 1] = index }
    }
    for place in kept.indices.dropFirst() { kept[place] = max(kept[place], kept[place - 1]) }
    var stubs: [Int: [Int]] = [:]
    for (index, change) in clauses.enumerated() where change.kinds.contains(.moved) {
      guard let old = change.old.first?.index else { continue }
      // After the last of those shown that stood before it, or at the beginning.
      let place = min(change.isPassage ? old : old - 1, most) + 1
      stubs[place < 0 ? -1 : kept[place], default: []].append(index)
    }
    for key in stubs.keys {
      stubs[key]?.sort { (clauses[$0].old.first?.index ?? 0) < (clauses[$1].old.first?.index ?? 0) }
    }
    var items = (stubs[-1] ?? []).map { Item.moved($0) }
    let placed = Set(passages.values.joined().map(\.index))
    for index in clauses.indices {
      if !placed.contains(index) { items.append(.change(index)) }
      items += (stubs[index] ?? []).map { Item.moved($0) }
    }
    self.items = items
  }

  /// The index of the clause that has a note where it stood.
  var stubs: Set<Int> {
    Set(
      items.compactMap { item in
        if case .moved(let index) = item { return index }
        return nil
      })
  }
}

/// Blocks as they are shown: those that did not change are put together, except beside one that did.
enum ShownBlocks: Hashable {
  case block(Int)
  /// Unchanged blocks that a reader may skip.
  case same(Range<Int>)

  /// The first of them.
  var start: Int {
    switch self {
    case .block(let index): index
    case .same(let range): range.lowerBound
    }
  }

  /// - Parameter context: how many unchanged blocks stay before and after one that changed.
  static func of(_ blocks: [BlockChange], context: Int = 1) -> [ShownBlocks] {
    var shown: [ShownBlocks] = []
    var index = 0
    while index < blocks.count {
      guard blocks[index].isSame else {
        shown.append(.block(index))
        index += 1
        continue
      }
      var end = index
      while end < blocks.count, blocks[end].isSame { end += 1 }
      let from = index == 0 ? index : min(index + context, end)
      let to = end == blocks.count ? end : max(end - context, from)
      // One block takes no more room than the words that would stand for it.
      if to - from < 2 {
        shown += (index..<end).map { .block($0) }
      } else {
        shown += (index..<from).map { .block($0) } + [.same(from..<to)]
        shown += (to..<end).map { .block($0) }
      }
      index = end
    }
    return shown
  }
}

extension BlockChange {
  /// Whether nothing about it differs.
  var isSame: Bool { kind == .same && seam == .none }

  var isHeading: Bool {
    if case .heading = form { return true }
    return false
  }

  /// The key of a line of front matter that both texts have, where its value changed.
  var metadataKey: String? {
    guard form == .metadata, kind == .changed, let first = runs.first, first.isSame,
      let colon = first.text.firstIndex(of: ":")
    else { return nil }
    let key = first.text[..<colon].trimmed
    return key.isEmpty || key.contains(where: \.isWhitespace) ? nil : key
  }

  /// Whether it is a heading whose number alone changed, which is told beside its name.
  var isNumberChange: Bool {
    isHeading && kind == .changed
      && runs.allSatisfy { $0.isSame || $0.sort == .reference && !$0.isOtherTarget }
  }
}

extension ClauseChange {
  /// Whether all of it is in one of the texts alone.
  var isWhole: Bool { old.isEmpty || new.isEmpty }

  /// Whether nothing but its number differs.
  var isNumberChange: Bool {
    kinds == [.renumbered]
      && shownBlocks.allSatisfy { block in
        block.isSame
          || block.seam == .none && block.kind == .changed
            && block.runs.allSatisfy {
              $0.isSame || isOwnNumber($0.text, $0.text, $0.sort)
            }
      }
  }

  /// Whether words are the numbers that it had and has, either or both, which is told beside its name.
  func isOwnNumber(_ oldWords: String, _ newWords: String, _ sort: Run.Sort) -> Bool {
    guard sort == .reference, old.map(\.number) != new.map(\.number) else { return false }
    // `A` of `Annex A`
    let numbers =
      (old + new).compactMap(\.number).flatMap {
        [$0] + $0.split(separator: " ").suffix(1).map(String.init)
      }
      + [""]
    return [oldWords, newWords].allSatisfy { numbers.contains($0) }
  }

  /// Its blocks without the heading that its name repeats.
  var shownBlocks: [BlockChange] {
    guard let first = blocks.first, first.isHeading, first.seam == .none else { return blocks }
    let isRepeated =
      first.kind == .same || first.isNumberChange || (isWhole && first.kind != .changed)
    return isRepeated ? Array(blocks.dropFirst()) : blocks
  }
}
