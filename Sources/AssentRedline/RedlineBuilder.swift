import AssentLicense

/// Builds the changes of clauses of which a redline consists.
struct RedlineBuilder {
  private(set) var clauses: [ClauseChange] = []
  private(set) var unchangedClauseCount = 0

  private let pair: TextPair
  private let matcher: ClauseMatcher

  init(_ pair: TextPair) {
    self.pair = pair
    matcher = ClauseMatcher(pair)
    build()
  }

  private mutating func build() {
    add(kinds: [.changed], old: [-1], new: [-1])
    var next = 0
    for index in pair.newDocument.clauses.indices {
      let partner = matcher.reverse[index]
      guard partner >= 0 else {
        add(kinds: [.added], old: [], new: [index])
        continue
      }
      while next < partner {
        if matcher.partners[next] < 0 { add(kinds: [.removed], old: [next], new: []) }
        next += 1
      }
      var kinds: [ClauseChange.Kind] = []
      if pair.oldDocument.clauses[partner].number != pair.newDocument.clauses[index].number {
        kinds.append(.renumbered)
      }
      add(kinds: kinds, old: [partner], new: [index])
    }
    for index in next..<max(next, pair.oldDocument.clauses.count) where matcher.partners[index] < 0
    {
      add(kinds: [.removed], old: [index], new: [])
    }
  }

  private mutating func add(kinds: [ClauseChange.Kind], old: [Int], new: [Int]) {
    var kinds = kinds
    let blocks = blocks(old, new)
    if !old.isEmpty, !new.isEmpty {
      let differs = blocks.contains { $0.kind != .same || $0.seam != .none }
      kinds.removeAll { $0 == .changed }
      if blocks.contains(where: Self.holdsChange) { kinds.append(.changed) }
      if kinds.isEmpty, !differs {
        if new != [-1] { unchangedClauseCount += 1 }
        return
      }
    }
    clauses.append(
      ClauseChange(
        kinds: kinds, old: old.map { place($0, pair.oldDocument) },
        new: new.map { place($0, pair.newDocument) }, blocks: blocks))
  }

  /// Whether a block differs in more than the numbers of clauses.
  private static func holdsChange(_ block: BlockChange) -> Bool {
    block.seam != .none || block.kind == .added || block.kind == .removed
      || block.runs.contains { $0.kind != .equal && $0.sort != .reference }
  }

  private func blocks(_ old: [Int], _ new: [Int]) -> [BlockChange] {
    let oldBlocks = old.flatMap { pair.old.blocks(of: $0) }
    let newBlocks = new.flatMap { pair.new.blocks(of: $0) }
    let alignment = Alignment(
      pair, oldBlocks, newBlocks, oldNumbers: pair.old.words.map(\.number),
      newNumbers: pair.new.words.map(\.number))
    return PieceBuilder(alignment).pieces.map { BlockChange($0, pair) }
  }

  private func place(_ index: Int, _ document: LegalDocument) -> ClauseChange.Place {
    guard index >= 0 else {
      return ClauseChange.Place(anchor: "", number: nil, title: "", parents: [])
    }
    let clause = document.clauses[index]
    var parents: [String] = []
    var parent = clause.parent
    while let above = parent {
      let clause = document.clauses[above]
      parents.append(clause.number ?? clause.title)
      parent = clause.parent
    }
    return ClauseChange.Place(
      anchor: clause.anchor, number: clause.number, title: clause.title,
      parents: parents.reversed())
  }
}
