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
  /// Names of labels: what happened to the ends of paragraphs, where there is nothing else to say.
  let seamWords: [String]
  let insertedWords: Int
  let deletedWords: Int

  private static let limit = 3
  /// The longest text that is shown, in bytes.
  private static let room = 48

  init(_ change: ClauseChange) {
    var all: [Edit] = []
    var inserted = 0
    var deleted = 0
    var isPartial = false
    for block in change.blocks where !block.isNumberChange {
      for run in block.runs where run.kind != .equal && run.sort != .linkTarget {
        let count = WordCount.count(Array(run.text.utf8))
        if run.kind == .inserted { inserted += count } else { deleted += count }
      }
      switch block.kind {
      case .same: continue
      case .changed: all += Self.edits(of: block)
      case .added, .removed, .replaced: isPartial = true
      }
    }
    let isShort = all.allSatisfy(Self.isShort)
    if all.count <= Self.limit, isShort {
      edits = all
      isComplete = !isPartial
    } else {
      // What readers look for first.
      let weighty = all.filter { [.amount, .date].contains($0.sort) && Self.isShort($0) }
      let hasWords = inserted + deleted > 0
      edits = Array(
        (weighty.isEmpty && !hasWords ? all.filter(Self.isShort) : weighty).prefix(Self.limit))
      isComplete = false
    }
    let seams = Set(change.blocks.map(\.seam))
    seamWords =
      !all.isEmpty || isPartial || change.isWhole
      ? []
      : [(BlockChange.Seam.splitFromBefore, "breakAdded"), (.joinedToBefore, "breakRemoved")]
        .filter { seams.contains($0.0) }.map(\.1)
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
    var text = piece.text
    if text.utf8.contains(UInt8(ascii: "\t")) { text = text.replacing("\t", with: " | ") }
    text = text.trimmed
    let isAddress = piece.sort == .linkTarget || !text.contains { $0.isWhitespace }
    guard isAddress, text.utf8.count > room, text.utf8.contains(UInt8(ascii: "/")) else {
      return text
    }
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
      guard piece.kind != .equal else { continue }
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
