/// Finds paragraphs that stand in another place now, among those that were removed and added.
enum BlockMoves {
  /// The fewest words of a paragraph that was moved.
  private static var fewestWords: Int { 8 }
  /// The share of its rows of words that is the same.
  private static var enough: Double { 0.7 }

  /// Where a block stands in the drafts.
  private struct Place {
    var draft: Int
    var piece: Int
    var block: Int
  }

  /// Takes such paragraphs out of the changes of their clauses and makes changes of their own of them,
  /// which follow that of the clause where they stand now.
  ///
  /// - Parameter pieces: aligns a block of the old text with one of the new.
  static func move(
    in drafts: inout [RedlineBuilder.Draft], _ pair: TextPair, _ pieces: (Int, Int) -> [Piece]
  ) {
    let (removed, added) = places(in: drafts, pair)
    let moves = moves(removed, added, pair)
    guard !moves.isEmpty else { return }
    var taken: Set<[Int]> = []
    var following: [Int: [RedlineBuilder.Draft]] = [:]
    for (old, new) in moves {
      take(old, .deleted, in: &drafts)
      take(new, .inserted, in: &drafts)
      taken.insert([old.draft, old.piece])
      taken.insert([new.draft, new.piece])
      following[new.draft, default: []].append(
        RedlineBuilder.Draft(
          old: [pair.old.blocks[old.block].clause], new: [pair.new.blocks[new.block].clause],
          pieces: pieces(old.block, new.block), isMovedBlock: true))
    }
    var result: [RedlineBuilder.Draft] = []
    for (index, var draft) in drafts.enumerated() {
      draft.pieces = draft.pieces.enumerated().compactMap { offset, piece in
        taken.contains([index, offset]) && piece.items.isEmpty ? nil : piece
      }
      result.append(draft)
      result += following[index] ?? []
    }
    drafts = result
  }

  /// Takes one side out of a piece.
  private static func take(
    _ place: Place, _ kind: Run.Kind, in drafts: inout [RedlineBuilder.Draft]
  ) {
    drafts[place.draft].pieces[place.piece].items.removeAll { $0.kind == kind }
    if kind == .deleted {
      drafts[place.draft].pieces[place.piece].oldBlock = nil
    } else {
      drafts[place.draft].pieces[place.piece].newBlock = nil
    }
  }

  /// The blocks that stand wholly in one text, long enough to know again.
  private static func places(
    in drafts: [RedlineBuilder.Draft], _ pair: TextPair
  ) -> (removed: [Place], added: [Place]) {
    var removed: [Place] = []
    var added: [Place] = []
    for (draft, entry) in drafts.enumerated() {
      for (index, piece) in entry.pieces.enumerated() {
        guard piece.seam == .none, !piece.items.contains(where: { $0.kind == .equal }) else {
          continue
        }
        if let block = piece.oldBlock, isMovable(pair.old.blocks[block]) {
          removed.append(Place(draft: draft, piece: index, block: block))
        }
        if let block = piece.newBlock, isMovable(pair.new.blocks[block]) {
          added.append(Place(draft: draft, piece: index, block: block))
        }
      }
    }
    return (removed, added)
  }

  private static func isMovable(_ block: WordText.Block) -> Bool {
    guard block.size >= fewestWords else { return false }
    switch block.form {
    case .heading, .metadata: return false
    case .paragraph, .listItem, .quote, .tableRow, .code, .footnote: return true
    }
  }

  private static func moves(
    _ removed: [Place], _ added: [Place], _ pair: TextPair
  ) -> [(Place, Place)] {
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    var moves: [(Place, Place)] = []
    var byNumber: [Int32: [Int]] = [:]
    for (index, place) in removed.enumerated() {
      byNumber[pair.old.blocks[place.block].number, default: []].append(index)
    }
    var addedCounts: [Int32: Int] = [:]
    for place in added { addedCounts[pair.new.blocks[place.block].number, default: 0] += 1 }
    var usedOld: Set<Int> = []
    var left: [Place] = []
    for place in added {
      let number = pair.new.blocks[place.block].number
      if let indices = byNumber[number], indices.count == 1, addedCounts[number] == 1 {
        usedOld.insert(indices[0])
        moves.append((removed[indices[0]], place))
      } else {
        left.append(place)
      }
    }
    var index = RowIndex()
    for (position, place) in removed.enumerated() where !usedOld.contains(position) {
      index.add(rows(pair.old, place.block), of: position)
    }
    guard !index.isEmpty else { return moves }
    for place in left {
      let rows = rows(pair.new, place.block)
      guard let best = index.best(for: rows), !usedOld.contains(best.clause) else { continue }
      let other = self.rows(pair.old, removed[best.clause].block).count
      guard Double(best.count) >= enough * Double(max(rows.count, other)) else { continue }
      usedOld.insert(best.clause)
      moves.append((removed[best.clause], place))
    }
    return moves
  }

  private static func rows(_ text: WordText, _ block: Int) -> [RowOfWords] {
    RowOfWords.rows(text.words[text.blocks[block].words])
  }
}
