/// Finds passages, sentences in a row, that stand in another place now, among the words that were
/// deleted and inserted.
enum PassageMoves {
  /// The fewest words of a sentence that was moved; shorter ones go with one beside them.
  private static var fewestWords: Int { 8 }
  /// The share of its rows of words that is the same in both places.
  private static func enough(_ rows: Int) -> Double { rows < 20 ? 0.7 : 0.5 }
  /// How many sentences may be new, or gone, within a passage that moved.
  private static var widestGap: Int { 2 }

  /// A passage that moved: where it stood and where it stands.
  private struct Move {
    var old: Passage
    var new: Passage
  }

  /// Takes such passages out of the changes of their clauses and makes changes of their own of them,
  /// which stand where they stand now.
  static func move(
    in drafts: inout [RedlineBuilder.Draft], _ pair: TextPair,
    _ numbers: ReferenceNumbers
  ) {
    let removed = PassageReader(.deleted, drafts, pair.old, numbers.old).sentences
    let added = PassageReader(.inserted, drafts, pair.new, numbers.new).sentences
    let moves = passages(removed, added, pairs(removed, added, pair))
    guard !moves.isEmpty else { return }
    let passages = moves.map { draft($0, pair) }
    // From the end, so that the items before keep their places.
    let taken =
      (moves.indices.map { (moves[$0].old, -1) } + moves.indices.map { (moves[$0].new, $0) })
      .sorted {
        ($0.0.draft, $0.0.piece, $0.0.items.lowerBound)
          > ($1.0.draft, $1.0.piece, $1.0.items.lowerBound)
      }
    for (passage, move) in taken {
      drafts[passage.draft].pieces[passage.piece].take(passage.items, move: move < 0 ? nil : move)
    }
    for draft in Set(taken.map(\.0.draft)) {
      drafts[draft].place(passages, pair)
    }
  }

  // MARK: Finding

  /// Sentences that stand for each other, as places in the two lists, in the order of the new text.
  private static func pairs(
    _ removed: [Passage], _ added: [Passage], _ pair: TextPair
  ) -> [(old: Int, new: Int)] {
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    var index = RowIndex()
    var counts: [Int: Int] = [:]
    for (place, passage) in removed.enumerated() where passage.size >= fewestWords {
      let rows = rows(passage, pair.old)
      counts[place] = rows.count
      index.add(rows, of: place)
    }
    var candidates: [(share: Double, old: Int, new: Int, rows: [RowOfWords])] = []
    for (place, passage) in added.enumerated() where passage.size >= fewestWords {
      let rows = rows(passage, pair.new)
      guard let best = index.best(for: rows) else { continue }
      let most = max(rows.count, counts[best.clause] ?? 0)
      let share = Double(best.count) / Double(max(1, most))
      if share >= enough(most) { candidates.append((share, best.clause, place, rows)) }
    }
    guard !candidates.isEmpty else { return [] }
    // What the texts say in several places may have come from any of them.
    let repeated = RepeatedRows(candidates.flatMap(\.rows), in: pair)
    candidates.removeAll { candidate in
      candidate.rows.count(where: repeated.isSingle) * 2 < candidate.rows.count
    }
    candidates.sort { ($0.share, $1.old, $1.new) > ($1.share, $0.old, $0.new) }
    var usedOld: Set<Int> = []
    return candidates.filter { usedOld.insert($0.old).inserted }.map { ($0.old, $0.new) }
      .sorted { $0.1 < $1.1 }
  }

  /// Puts sentences together that went to one place, with those between and beside them.
  private static func passages(
    _ removed: [Passage], _ added: [Passage], _ pairs: [(old: Int, new: Int)]
  ) -> [Move] {
    var usedOld = Set(pairs.map(\.old))
    var usedNew = Set(pairs.map(\.new))
    var groups: [(old: ClosedRange<Int>, new: ClosedRange<Int>)] = []
    for pair in pairs {
      if let last = groups.last, pair.old > last.old.upperBound,
        pair.old - last.old.upperBound <= widestGap + 1,
        pair.new - last.new.upperBound <= widestGap + 1,
        isRow(last.old.upperBound...pair.old, removed),
        isRow(last.new.upperBound...pair.new, added),
        !(last.old.upperBound + 1..<pair.old).contains(where: usedOld.contains)
      {
        groups[groups.count - 1] = (
          last.old.lowerBound...pair.old, last.new.lowerBound...pair.new
        )
      } else {
        groups.append((pair.old...pair.old, pair.new...pair.new))
      }
    }
    return groups.map { group in
      var (old, new) = group
      for step in [-1, 1] {
        while true {
          let a = step < 0 ? old.lowerBound - 1 : old.upperBound + 1
          let b = step < 0 ? new.lowerBound - 1 : new.upperBound + 1
          guard removed.indices.contains(a), added.indices.contains(b),
            removed[a].numbers == added[b].numbers, !usedOld.contains(a), !usedNew.contains(b)
          else { break }
          let oldRow = min(a, old.lowerBound)...max(a, old.upperBound)
          let newRow = min(b, new.lowerBound)...max(b, new.upperBound)
          guard isRow(oldRow, removed), isRow(newRow, added) else { break }
          (old, new) = (oldRow, newRow)
          usedOld.insert(a)
          usedNew.insert(b)
        }
      }
      return Move(old: joined(removed[old]), new: joined(added[new]))
    }
  }

  /// Whether sentences follow one another with nothing between.
  private static func isRow(_ range: ClosedRange<Int>, _ passages: [Passage]) -> Bool {
    zip(passages[range], passages[range].dropFirst()).allSatisfy { $0.isFollowed(by: $1) }
  }

  private static func joined(_ passages: ArraySlice<Passage>) -> Passage {
    passages.dropFirst().reduce(into: passages[passages.startIndex]) { $0.append($1) }
  }

  private static func rows(_ passage: Passage, _ text: WordText) -> [RowOfWords] {
    RowOfWords.rows(passage.words.map { text.words[$0] }[...])
  }

  // MARK: The change

  private static func draft(_ move: Move, _ pair: TextPair) -> RedlineBuilder.Draft {
    let (old, new) = (move.old, move.new)
    let matches = old.numbers.withUnsafeBufferPointer { a in
      new.numbers.withUnsafeBufferPointer { b in
        var aligner = WordAligner(a, b)
        aligner.align([(a.indices, 0)], [(b.indices, 1)])
        return aligner.matches
      }
    }
    let oldBlock = Int(pair.old.blockOfWord[old.words[0]])
    let newBlock = Int(pair.new.blockOfWord[new.words[0]])
    var piece = Piece(oldBlock: oldBlock, newBlock: newBlock)
    var next = 0
    for (place, match) in matches.enumerated() {
      if match >= 0 {
        for inserted in next..<Int(match) { piece.items.append(insertion(new.words[inserted])) }
        next = Int(match) + 1
        piece.items.append(
          Piece.Item(kind: .equal, old: old.words[place], new: new.words[Int(match)]))
      } else {
        piece.items.append(Piece.Item(kind: .deleted, old: old.words[place], new: -1))
      }
    }
    for inserted in next..<new.words.count { piece.items.append(insertion(new.words[inserted])) }
    return RedlineBuilder.Draft(
      old: [pair.old.blocks[oldBlock].clause], new: [pair.new.blocks[newBlock].clause],
      pieces: [piece], isMovedBlock: true)
  }

  private static func insertion(_ word: Int) -> Piece.Item {
    Piece.Item(kind: .inserted, old: -1, new: word)
  }
}

/// Tells which rows of words stand once in either of two texts.
private struct RepeatedRows {
  private var counts: [RowOfWords: (old: Int, new: Int)] = [:]

  /// - Parameter rows: those that will be asked for.
  init(_ rows: [RowOfWords], in pair: TextPair) {
    for row in rows { counts[row] = (0, 0) }
    for block in pair.old.blocks {
      for row in RowOfWords.rows(pair.old.words[block.words]) { counts[row]?.old += 1 }
    }
    for block in pair.new.blocks {
      for row in RowOfWords.rows(pair.new.words[block.words]) { counts[row]?.new += 1 }
    }
  }

  func isSingle(_ row: RowOfWords) -> Bool {
    counts[row].map { $0.old == 1 && $0.new == 1 } ?? false
  }
}
