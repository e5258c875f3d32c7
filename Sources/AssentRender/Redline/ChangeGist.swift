import AssentRedline

/// What changed in a clause, in a line: the words themselves where they are few, else their number.
struct ChangeGist {
  struct Edit: Hashable {
    var old: String
    var new: String
    var sort: Run.Sort
    /// The key of a line of front matter.
    var key: String?
    /// Of kept words that are written in another way, what makes that matter.
    var signal: ChangeAssessment.Signal.Kind?

    /// What it is called; `nil` for plain words.
    func label(_ labels: RedlineLabels) -> String? {
      if let signal { return labels[signal == .definition ? "term" : "signal." + signal.rawValue] }
      return key ?? (sort == .words ? nil : labels[sort.rawValue])
    }
  }

  /// Edits to be shown: at most ``limit``, and one more that tells that words are written in another way.
  let edits: [Edit]
  /// Whether ``edits`` are all there are.
  let isComplete: Bool
  /// Names of labels: what happened to the ends of paragraphs, where there is nothing else to say.
  let seamWords: [String]
  let insertedWords: Int
  let deletedWords: Int

  private static let limit = 3
  /// How many are shown of more.
  private static let first = 2
  /// The most characters of an edit that is shown whole, on either side.
  private static let room = 36

  /// - Parameter signals: those that are told of the clause, and maybe others.
  init(_ change: ClauseChange, signals: [ChangeAssessment.Signal] = []) {
    var all: [Edit] = []
    var inserted = 0
    var deleted = 0
    for block in change.blocks where !block.isNumberChange {
      for run in block.runs where run.kind != .equal && run.sort != .linkTarget {
        let count = WordCount.count(Array(run.text.utf8))
        if run.kind == .inserted { inserted += count } else { deleted += count }
      }
    }
    for block in change.shownBlocks where block.kind != .same && !block.isNumberChange {
      // Its own number is told beside the name.
      all += Self.edits(of: block).filter { !change.isOwnNumber($0.old, $0.new, $0.sort) }
    }
    for index in all.indices where all[index].sort == .spelling {
      all[index].signal = signals.kind(
        ofSpelling: all[index].old, becoming: all[index].new, in: change)
    }
    if all.count <= Self.limit, all.allSatisfy(Self.isShort) {
      edits = all
      isComplete = true
    } else {
      // What readers look for first, then the first words, and that words are written in another way.
      let weighty = all.filter { [.amount, .date].contains($0.sort) && Self.isShort($0) }
      let light: Set<Run.Sort> = [.punctuation, .markup, .reference, .spelling]
      let telling = all.filter { !light.contains($0.sort) }
      var seen: Set<Edit> = []
      var chosen = (weighty + (telling.isEmpty ? all : telling))
        .filter { seen.insert($0).inserted }
        .prefix(change.isWhole ? 1 : min(Self.limit, max(Self.first, weighty.count + 1)))
      if !chosen.contains(where: { $0.sort == .spelling }),
        let spelling = all.first(where: { $0.sort == .spelling })
      {
        chosen.append(spelling)
      }
      edits = chosen.map {
        Edit(
          old: Self.cut($0.old), new: Self.cut($0.new), sort: $0.sort, key: $0.key,
          signal: $0.signal)
      }
      isComplete = false
    }
    let seams = Set(change.blocks.map(\.seam))
    seamWords =
      !all.isEmpty || change.isWhole
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
    var piece = piece
    if piece.parts.contains(where: { $0.sort != .linkTarget }) {
      piece.parts.removeAll { $0.sort == .linkTarget }
    }
    var text = piece.text
    if text.utf8.contains(UInt8(ascii: "\t")) { text = text.replacing("\t", with: " | ") }
    text = text.trimmed
    let isAddress = piece.sort == .linkTarget || !text.contains { $0.isWhitespace }
    guard isAddress, text.count > room, text.utf8.contains(UInt8(ascii: "/")) else {
      return text
    }
    return "…" + text.suffix(room / 2)
  }

  private static func isShort(_ edit: Edit) -> Bool {
    edit.old.prefix(room + 1).count <= room && edit.new.prefix(room + 1).count <= room
  }

  /// The first words of a text.
  private static func cut(_ text: String) -> String {
    let head = text.prefix(room)
    guard head.endIndex < text.endIndex else { return text }
    // Scripts without spaces are cut between any two characters.
    let isWordEnd = text[head.endIndex].isWhitespace
    let end = isWordEnd ? nil : head.lastIndex { $0.isWhitespace }
    return head[..<(end ?? head.endIndex)].trimmed + "…"
  }

  /// A deletion and the insertion next to it are one edit.
  static func edits(of block: BlockChange) -> [Edit] {
    let pieces = ShownRuns(block.runs).pieces
    var edits: [Edit] = []
    for piece in pieces {
      guard piece.kind != .equal || piece.former != nil else { continue }
      let text = Self.text(of: piece)
      switch piece.kind {
      case .equal:
        guard let former = piece.former else { continue }
        edits.append(Edit(old: former.trimmed, new: text, sort: piece.sort))
      case .deleted:
        edits.append(Edit(old: text, new: "", sort: piece.sort))
      case .inserted where piece.replaces:
        edits[edits.count - 1].new = text
        let sort = edits[edits.count - 1].sort
        if sort == .words || sort == .spelling, sort != piece.sort, piece.sort != .markup {
          edits[edits.count - 1].sort = piece.sort == .spelling ? .words : piece.sort
        }
      case .inserted:
        edits.append(Edit(old: "", new: text, sort: piece.sort))
      }
    }
    if let key = block.metadataKey {
      for index in edits.indices { edits[index].key = key }
    }
    return edits.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }
}

extension [ChangeAssessment.Signal] {
  /// What makes it matter that kept words of a clause are written in another way; `nil` where nothing does.
  func kind(
    ofSpelling old: String, becoming new: String, in change: ClauseChange
  ) -> ChangeAssessment.Signal.Kind? {
    first { signal in
      signal.old != signal.new && !signal.old.isEmpty && !signal.new.isEmpty
        && (signal.isOld ? change.old : change.new).contains { $0.anchor == signal.anchor }
        && old.contains(signal.old) && new.contains(signal.new)
    }?.kind
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
