/// A stretch of a clause within one block of either text.
struct Piece {
  /// One word: kept, deleted or inserted.
  struct Item {
    var kind: Run.Kind
    /// Index in the words of the old text; -1 for an inserted word.
    var old: Int
    /// Index in the words of the new text; -1 for a deleted word.
    var new: Int
  }

  /// Index in the blocks of the old text; `nil` where the block was added.
  var oldBlock: Int?
  /// Index in the blocks of the new text; `nil` where the block was removed.
  var newBlock: Int?
  var seam = BlockChange.Seam.none
  /// In reading order; none where ``isKept``.
  var items: [Item] = []
  /// Whether the block began in the piece before, with a passage between that moved.
  var isContinued = false
  /// Whether each word of the one block stands for one of the other, so that ``items`` need not say it.
  var isKept = false

  /// The same with its items.
  func listed(_ pair: TextPair) -> Piece {
    guard isKept, let oldBlock, let newBlock else { return self }
    var piece = self
    piece.isKept = false
    piece.items = zip(pair.old.blocks[oldBlock].words, pair.new.blocks[newBlock].words).map {
      Item(kind: .equal, old: $0, new: $1)
    }
    return piece
  }
}
