/// Finds passages, paragraphs or sentences, that stand in another place now, among the words that were
/// deleted and inserted.
enum PassageMoves {
  /// The fewest words of a passage that was moved.
  private static var fewestWords: Int { 8 }
  /// The share of its rows of words that is the same in both places.
  private static func enough(_ rows: Int) -> Double { rows < 20 ? 0.7 : 0.5 }

  /// Deleted, or inserted, words in a row within a piece.
  private struct Passage {
    var draft: Int
    var piece: Int
    var items: Range<Int>
    var words: [Int]
    var numbers: [Int32]
  }

  private typealias Drafts = [RedlineBuilder.Draft]

  /// Takes such passages out of the changes of their clauses and makes changes of their own of them,
  /// which follow that of the clause where they stand now.
  static func move(
    in drafts: inout [RedlineBuilder.Draft], _ pair: TextPair,
    _ numbers: ReferenceNumbers
  ) {
    let removed = passages(.deleted, in: drafts, pair.old, numbers.old)
    let added = passages(.inserted, in: drafts, pair.new, numbers.new)
    let moves = moves(removed, added, pair)
    guard !moves.isEmpty else { return }
    // From the end, so that the items before keep their places.
    var taken: [(passage: Passage, kind: Run.Kind)] = []
    var following: [Int: Drafts] = [:]
    for (old, new) in moves {
      taken.append((removed[old], .deleted))
      taken.append((added[new], .inserted))
      following[added[new].draft, default: []].append(draft(removed[old], added[new], pair))
    }
    taken.sort {
      ($0.passage.draft, $0.passage.piece, $0.passage.items.lowerBound)
        > ($1.passage.draft, $1.passage.piece, $1.passage.items.lowerBound)
    }
    for entry in taken { take(entry.passage, entry.kind, in: &drafts) }
    var result: Drafts = []
    for (index, var draft) in drafts.enumerated() {
      draft.pieces.removeAll { $0.items.isEmpty && !$0.isKept }
      result.append(draft)
      result += following[index] ?? []
    }
    drafts = result
  }

  private static func take(_ passage: Passage, _ kind: Run.Kind, in drafts: inout Drafts) {
    drafts[passage.draft].pieces[passage.piece].items.removeSubrange(passage.items)
    guard
      !drafts[passage.draft].pieces[passage.piece].items.contains(where: { $0.kind != other(kind) })
    else { return }
    // The block is not there any more.
    if kind == .deleted {
      drafts[passage.draft].pieces[passage.piece].oldBlock = nil
    } else {
      drafts[passage.draft].pieces[passage.piece].newBlock = nil
    }
  }

  private static func other(_ kind: Run.Kind) -> Run.Kind {
    kind == .deleted ? .inserted : .deleted
  }

  // MARK: Passages

  private static func passages(
    _ kind: Run.Kind, in drafts: Drafts, _ text: WordText, _ numbers: [Int32]
  ) -> [Passage] {
    var passages: [Passage] = []
    for (draft, entry) in drafts.enumerated() {
      for (index, piece) in entry.pieces.enumerated() {
        guard let block = kind == .deleted ? piece.oldBlock : piece.newBlock,
          isMovable(text.blocks[block])
        else { continue }
        var place = 0
        while place < piece.items.count {
          var end = place
          while end < piece.items.count, piece.items[end].kind == kind { end += 1 }
          if end > place {
            let words = piece.items[place..<end].map { kind == .deleted ? $0.old : $0.new }
            if words.count(where: { !text.words[$0].isMark && !text.words[$0].isMarkup })
              >= fewestWords
            {
              passages.append(
                Passage(
                  draft: draft, piece: index, items: place..<end, words: words,
                  numbers: words.map { numbers[$0] }))
            }
          }
          place = max(end, place + 1)
        }
      }
    }
    return passages
  }

  private static func isMovable(_ block: WordText.Block) -> Bool {
    switch block.form {
    case .heading, .metadata: false
    case .paragraph, .listItem, .quote, .tableRow, .code, .footnote: true
    }
  }

  /// Pairs of places in the two lists.
  private static func moves(
    _ removed: [Passage], _ added: [Passage], _ pair: TextPair
  ) -> [(Int, Int)] {
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    var index = RowIndex()
    var counts: [Int] = []
    for (place, passage) in removed.enumerated() {
      let rows = rows(passage, pair.old)
      counts.append(rows.count)
      index.add(rows, of: place)
    }
    var candidates: [(share: Double, old: Int, new: Int)] = []
    for (place, passage) in added.enumerated() {
      let rows = rows(passage, pair.new)
      guard let best = index.best(for: rows) else { continue }
      let most = max(rows.count, counts[best.clause])
      let share = Double(best.count) / Double(max(1, most))
      if share >= enough(most) { candidates.append((share, best.clause, place)) }
    }
    candidates.sort { ($0.share, $1.old, $1.new) > ($1.share, $0.old, $0.new) }
    var usedOld: Set<Int> = []
    return candidates.filter { usedOld.insert($0.old).inserted }.map { ($0.old, $0.new) }
      .sorted { $0.1 < $1.1 }
  }

  private static func rows(_ passage: Passage, _ text: WordText) -> [RowOfWords] {
    RowOfWords.rows(passage.words.map { text.words[$0] }[...])
  }

  // MARK: The change

  private static func draft(
    _ old: Passage, _ new: Passage, _ pair: TextPair
  ) -> RedlineBuilder.Draft {
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
