import AssentRedline

/// The runs of a block as a reader needs them: deleted and inserted words in a row are one piece each,
/// white space stands outside of them, and where it is all that changed, it has a sign.
struct ShownRuns {
  /// Words of one sort within a piece.
  struct Part: Hashable {
    var sort: Run.Sort
    var text: String
  }

  struct Piece: Hashable {
    var kind: Run.Kind
    var parts: [Part]
    /// Whether it is the old part of a replacement: an insertion comes next, with nothing between.
    var isReplaced = false
    /// Whether it is the new part of one.
    var replaces = false
    /// Of kept words that are written in another way, how the old text has them; else `nil`.
    var former: String?

    init(_ kind: Run.Kind, _ parts: [Part]) {
      self.kind = kind
      self.parts = parts
    }

    init(_ kind: Run.Kind, _ text: String) {
      self = Piece(kind, [Part(sort: .words, text: text)])
    }

    var text: String { parts.map(\.text).joined() }

    /// Whether it is a kept mention that means another clause now.
    var isOtherTarget: Bool { kind == .equal && former == nil && parts.first?.sort == .reference }

    /// Its words, with addresses between brackets.
    func text(open: String, close: String) -> String {
      var out = ""
      for part in parts {
        guard part.sort == .linkTarget else {
          out += part.text
          continue
        }
        if let last = out.last, !last.isWhitespace { out += " " }
        out += open + part.text + close
      }
      return out
    }

    /// What the whole is called: the sort of all parts, or the one that readers look for. A term among
    /// other words makes no term of them.
    var sort: Run.Sort {
      if let first = parts.first?.sort, parts.allSatisfy({ $0.sort == first }) { return first }
      return [.amount, .date].first { sort in parts.contains { $0.sort == sort } } ?? .words
    }
  }

  private(set) var pieces: [Piece] = []

  init(_ runs: [Run]) {
    let groups = Self.groups(of: runs)
    var index = 0
    while index < groups.count {
      let group = groups[index]
      index += 1
      switch group.kind {
      case .equal where group.former != nil || group.isOtherTarget: pieces.append(group)
      case .equal: addEqual(group.text)
      case .deleted where index < groups.count && groups[index].kind == .inserted:
        addReplacement(group, groups[index])
        index += 1
      case .deleted, .inserted: addAlone(group)
      }
    }
    parMarks()
    closeBrackets()
  }

  /// Of `thirty (30` that became `fourteen (14`, the bracket behind both is part of each.
  private mutating func closeBrackets() {
    for index in pieces.indices.dropFirst() where pieces[index].replaces {
      guard index + 1 < pieces.count, pieces[index + 1].kind == .equal,
        pieces[index + 1].former == nil, pieces[index + 1].text.first == ")",
        [index - 1, index].allSatisfy({ at in
          pieces[at].text.count { $0 == "(" } == pieces[at].text.count { $0 == ")" } + 1
        })
      else { continue }
      for at in [index - 1, index] { pieces[at].parts[pieces[at].parts.count - 1].text += ")" }
      pieces[index + 1].parts[0].text.removeFirst()
    }
    pieces.removeAll { $0.kind == .equal && $0.text.isEmpty }
  }

  /// The marks of a block stand apart from its words: `1. •` before those of an item.
  private mutating func parMarks() {
    let count = pieces.prefix { piece in
      piece.sort == .markup && piece.kind != .equal
        && !(piece.text.first.map("*~`!_[".contains) ?? true)
    }.count
    guard count > 0, pieces.indices.contains(count), pieces[count].text.first != " " else { return }
    pieces.insert(Piece(.equal, " "), at: count)
  }

  /// Runs of one kind in a row as one piece.
  private static func groups(of runs: [Run]) -> [Piece] {
    var groups: [Piece] = []
    for run in runs.flatMap({ $0.isSpelledAtLength ? [$0] : $0.halves }) where !run.text.isEmpty {
      let part = Part(sort: run.sort, text: run.text)
      guard let last = groups.indices.last, groups[last].kind == run.kind,
        groups[last].former == nil, run.former == nil,
        groups[last].isOtherTarget == run.isOtherTarget
      else {
        groups.append(Piece(run.kind, [part]))
        groups[groups.count - 1].former = run.former
        continue
      }
      let end = groups[last].parts.count - 1
      if groups[last].parts[end].sort == run.sort, ![.markup, .linkTarget].contains(run.sort) {
        groups[last].parts[end].text += run.text
      } else {
        groups[last].parts.append(part)
      }
    }
    return groups
  }

  /// A space beside words that changed is in no change: it is there before and after.
  private mutating func addAlone(_ piece: Piece) {
    guard let (head, words, tail) = piece.divided else {
      pieces.append(piece.withSigns)
      return
    }
    addSpace(head, piece.kind)
    // An address comes after the words of its link.
    if words.parts.first?.sort == .linkTarget { addSpace(" ", piece.kind) }
    pieces.append(words)
    addSpace(tail, piece.kind)
  }

  /// The spaces that both have stand outside; a space that one of them has alone stays in it.
  private mutating func addReplacement(_ old: Piece, _ new: Piece) {
    guard var (head, oldWords, tail) = old.divided,
      var (newHead, newWords, newTail) = new.divided
    else {
      pieces += [old.withSigns, new.withSigns]
      return
    }
    // A space beside words that became marks, or were such, is one beside both.
    if oldWords.sort == .markup || newWords.sort == .markup, oldWords.sort != newWords.sort {
      if head.isEmpty || newHead.isEmpty { (head, newHead) = (head + newHead, head + newHead) }
      if tail.isEmpty || newTail.isEmpty { (tail, newTail) = (tail + newTail, tail + newTail) }
    }
    if head != newHead {
      oldWords.parts[0].text = head + oldWords.parts[0].text
      newWords.parts[0].text = newHead + newWords.parts[0].text
      (head, newHead) = ("", "")
    }
    if tail != newTail {
      oldWords.parts[oldWords.parts.count - 1].text += tail
      newWords.parts[newWords.parts.count - 1].text += newTail
      (tail, newTail) = ("", "")
    }
    addSpace(head, .equal)
    if oldWords.parts.first?.sort == .linkTarget { addSpace(" ", .equal) }
    oldWords.isReplaced = true
    newWords.replaces = true
    pieces += [oldWords, newWords]
    addSpace(tail, .equal)
  }

  private mutating func addEqual(_ text: String) {
    guard let last = pieces.indices.last, pieces[last].kind == .equal,
      pieces[last].former == nil, !pieces[last].isOtherTarget
    else {
      pieces.append(Piece(.equal, text))
      return
    }
    // What is next to a space of ours has its own.
    let isDouble = pieces[last].parts.last?.text == " " && text.first == " "
    pieces[last] = Piece(.equal, pieces[last].text + (isDouble ? String(text.dropFirst()) : text))
  }

  /// A tab divides the cells of a table, and a line end those of a drawing; other spaces are one.
  private mutating func addSpace(_ text: String, _ kind: Run.Kind) {
    guard !text.isEmpty else { return }
    if text.contains(where: { $0 == "\t" || $0.isNewline }) {
      pieces.append(Piece(kind, text))
    } else if let last = pieces.last, last.text.last?.isWhitespace != true {
      addEqual(" ")
    }
  }
}

extension Run {
  /// Whether it is written in another way, and so long that a reader is told so once: what is shown is
  /// how the new text has it.
  var isSpelledAtLength: Bool { former != nil && text.count(where: \.isWhitespace) > 2 }

  /// What is deleted and inserted where kept words are written in another way; else itself.
  var halves: [Run] {
    guard let former else { return [self] }
    let looksEqual = InvisibleSigns.visible(former) == InvisibleSigns.visible(text)
    return [(Kind.deleted, former), (.inserted, text)].map { kind, text in
      Run(kind, looksEqual ? InvisibleSigns.signs(of: text) : text, sort: sort)
    }
  }
}

extension ShownRuns.Piece {
  /// Its words, with the white space before and after them apart; `nil` where there is nothing to
  /// be seen in it.
  fileprivate var divided: (head: String, words: ShownRuns.Piece, tail: String)? {
    guard parts.contains(where: { InvisibleSigns.hasVisible($0.text) }) else { return nil }
    var words = self
    var head = ""
    var tail = ""
    while let first = words.parts.first {
      let rest = first.text.drop { $0.isWhitespace }
      head += first.text.prefix(first.text.count - rest.count)
      guard rest.isEmpty else {
        words.parts[0].text = String(rest)
        break
      }
      words.parts.removeFirst()
    }
    while let last = words.parts.last {
      let end = last.text.lastIndex { !$0.isWhitespace }
      let rest = end.map { last.text[...$0] } ?? ""
      tail = String(last.text.dropFirst(rest.count)) + tail
      guard rest.isEmpty else {
        words.parts[words.parts.count - 1].text = String(rest)
        break
      }
      words.parts.removeLast()
    }
    // The space behind the words of a link, which its address follows, is one behind both.
    if let link = words.parts.lastIndex(where: { $0.sort != .linkTarget }),
      link + 1 < words.parts.count, tail.isEmpty,
      let end = words.parts[link].text.lastIndex(where: { !$0.isWhitespace })
    {
      tail = String(words.parts[link].text[words.parts[link].text.index(after: end)...])
      words.parts[link].text = String(words.parts[link].text[...end])
    }
    return words.parts.isEmpty ? nil : (head, words, tail)
  }

  fileprivate var withSigns: ShownRuns.Piece {
    var piece = self
    for index in piece.parts.indices {
      piece.parts[index].text = InvisibleSigns.signs(of: piece.parts[index].text)
    }
    return piece
  }

  /// The piece in the cells of a table that it reaches over; a cell that it leaves empty has no parts.
  var cells: [ShownRuns.Piece] {
    var cells = [ShownRuns.Piece(kind, [])]
    for part in parts {
      let texts = part.text.split(separator: "\t", omittingEmptySubsequences: false)
      for (index, text) in texts.enumerated() {
        if index > 0 { cells.append(ShownRuns.Piece(kind, [])) }
        if !text.isEmpty {
          cells[cells.count - 1].parts.append(.init(sort: part.sort, text: String(text)))
        }
      }
    }
    cells[0].replaces = replaces
    cells[cells.count - 1].isReplaced = isReplaced
    return cells
  }
}
