import AssentRedline

/// What changed in a clause, in a line: the words themselves where they are few, else their number.
struct ChangeGist {
  struct Edit: Hashable {
    var old: String
    var new: String
    var sort: Run.Sort
  }

  /// Edits to be shown, at most ``limit``.
  let edits: [Edit]
  /// Whether ``edits`` are all there are.
  let isComplete: Bool
  let insertedWords: Int
  let deletedWords: Int

  private static let limit = 3
  /// The longest text that is shown, in bytes.
  private static let room = 48

  init(_ change: ClauseChange) {
    var all: [Edit] = []
    var inserted = 0
    var deleted = 0
    for block in change.blocks {
      for run in block.runs where run.kind != .equal && run.sort != .linkTarget {
        let count = WordCount.count(Array(run.text.utf8))
        if run.kind == .inserted { inserted += count } else { deleted += count }
      }
      if block.kind != .same { all += Self.edits(of: block) }
    }
    let isShort = all.allSatisfy(Self.isShort)
    if all.count <= Self.limit, isShort {
      edits = all
      isComplete = true
    } else {
      // What readers look for first.
      let weighty = all.filter { [.amount, .date].contains($0.sort) && Self.isShort($0) }
      edits = Array(weighty.prefix(Self.limit))
      isComplete = false
    }
    insertedWords = inserted
    deletedWords = deleted
  }

  /// `−11 +20`, words deleted and inserted; `nil` where none are.
  var wordCounts: String? {
    let parts = [("−", deletedWords), ("+", insertedWords)].filter { $0.1 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// Its words; of a long address the end.
  private static func text(of piece: ShownRuns.Piece) -> String {
    let text = piece.text.trimmed
    guard piece.sort == .linkTarget, text.utf8.count > room else { return text }
    return "…" + text.suffix(room / 2)
  }

  private static func isShort(_ edit: Edit) -> Bool {
    edit.old.utf8.count <= room && edit.new.utf8.count <= room
  }

  /// A deletion and the insertion next to it are one edit.
  static func edits(of block: BlockChange) -> [Edit] {
    let pieces = ShownRuns(block.runs).pieces
    var edits: [Edit] = []
    for piece in pieces {
      let text = Self.text(of: piece)
      switch piece.kind {
      case .equal: continue
      case .deleted:
        edits.append(Edit(old: text, new: "", sort: piece.sort))
      case .inserted where piece.replaces:
        edits[edits.count - 1].new = text
        if edits[edits.count - 1].sort == .words { edits[edits.count - 1].sort = piece.sort }
      case .inserted:
        edits.append(Edit(old: "", new: text, sort: piece.sort))
      }
    }
    return edits.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
