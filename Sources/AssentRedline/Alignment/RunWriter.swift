/// Writes the words of a piece as runs.
struct RunWriter {
  private(set) var runs: [Run] = []
  /// The bytes that the last of the runs has beyond its text.
  private var tail: [UInt8] = []
  private let pair: TextPair
  private let isPaired: Bool
  /// Whether words stand in it that both texts have; of others, what they are is not told.
  private let isMixed: Bool
  private var deleted: [Int] = []
  private var inserted: [Int] = []
  /// The mentions among them that mean the same clause with its new number.
  private var followed: (old: Set<Int>, new: Set<Int>) = ([], [])
  /// Whether a word of the old, of the new text stands in the runs.
  private var hasOld = false
  private var hasNew = false
  /// The styles of the kept words that were written last, where they differ.
  private var styles: (old: Int32, new: Int32) = (0, 0)
  /// How many links to a target one of the texts has more than the other, and that were not told yet.
  private var links: (lost: [String: Int], gained: [String: Int]) = ([:], [:])

  /// - Parameter marks: how the forms of the two blocks are marked, where they differ.
  init(_ piece: Piece, _ pair: TextPair, marks: (old: Run?, new: Run?)) {
    self.pair = pair
    isPaired = piece.oldBlock != nil && piece.newBlock != nil
    isMixed = piece.items.contains { $0.kind == .equal }
    countLinks(piece)
    if let mark = marks.old { runs.append(mark) }
    if let mark = marks.new { runs.append(mark) }
    for item in piece.items {
      switch item.kind {
      case .deleted: deleted.append(item.old)
      case .inserted: inserted.append(item.new)
      case .equal:
        if pair.old.words[item.old].number == pair.new.words[item.new].number {
          writeKept(item.old, item.new)
        } else {
          // A mention of a clause that was renumbered.
          deleted.append(item.old)
          inserted.append(item.new)
          followed.old.insert(item.old)
          followed.new.insert(item.new)
        }
      }
    }
    closeStyles()
    writeChange(next: nil)
    flush()
  }

  // MARK: Kept words

  private mutating func writeKept(_ old: Int, _ new: Int) {
    let oldWord = pair.old.words[old]
    let newWord = pair.new.words[new]
    if oldWord.isMarkup { return }
    let isSame = deleted.isEmpty && inserted.isEmpty
    if !isSame || (oldWord.style, newWord.style) != styles { closeStyles() }
    if isSame {
      let gap = (hasOld && space(oldWord), hasNew && space(newWord))
      switch gap {
      case (true, true): writeSpace(oldWord, newWord)
      case (true, false): write(.deleted, " ", .punctuation)
      case (false, true): write(.inserted, " ", .punctuation)
      case (false, false): break
      }
    } else {
      writeChange(next: (oldWord, newWord))
    }
    openStyles(oldWord.style, newWord.style)
    if oldWord.spelling == newWord.spelling {
      if newWord.traits.contains(.otherTarget) {
        write(.equal, pair.new.text(of: newWord), .reference)
      } else {
        write(.equal, newWord, of: pair.new)
      }
    } else {
      writeSpelling(
        pair.old.text(of: oldWord), pair.new.text(of: newWord),
        oldWord.isMark && newWord.isMark ? .punctuation : .spelling)
    }
    hasOld = true
    hasNew = true
  }

  /// The space that both have before a word; of one that does not break only its name could be seen.
  private mutating func writeSpace(_ old: Word, _ new: Word) {
    guard old.traits.contains(.otherSpace) || new.traits.contains(.otherSpace) else {
      write(.equal, " ")
      return
    }
    let spaces = [old, new].map { word in
      guard word.traits.contains(.otherSpace) else { return " " }
      return pair.styles[word.style].marks.contains(.code) ? "  " : "\u{A0}"
    }
    writeSpelling(spaces[0], spaces[1], .punctuation)
  }

  /// Writes kept words as both texts have them. Those in a row are one run, with what between them has
  /// no letters.
  private mutating func writeSpelling(_ old: String, _ new: String, _ sort: Run.Sort) {
    guard old != new else {
      write(.equal, new)
      return
    }
    flush()
    var run = Run(.equal, new, sort: sort, former: old)
    if let last = runs.last, last.isSame, last.sort == .words, let before = runs.dropLast().last,
      let former = before.former, before.sort == .spelling, sort == .spelling,
      !last.text.contains(where: { $0.isLetter || $0 == "\t" })
    {
      run = Run(
        .equal, before.text + last.text + new, sort: sort, former: former + last.text + old)
      runs.removeLast(2)
    }
    runs.append(run)
  }

  private func space(_ word: Word) -> Bool { word.traits.contains(.spaceBefore) }

  private mutating func openStyles(_ old: Int32, _ new: Int32) {
    guard (old, new) != styles else { return }
    styles = (old, new)
    writeMarks()
  }

  private mutating func closeStyles() {
    guard styles.old != styles.new else {
      styles = (0, 0)
      return
    }
    writeMarks()
    writeTargets(pair.styles[styles.old], pair.styles[styles.new])
    styles = (0, 0)
  }

  private mutating func writeMarks() {
    let old = pair.styles[styles.old].marks
    let new = pair.styles[styles.new].marks
    let removed = Self.text(of: old.subtracting(new))
    let added = Self.text(of: new.subtracting(old))
    if !removed.isEmpty { write(.deleted, removed, .markup) }
    if !added.isEmpty { write(.inserted, added, .markup) }
  }

  private static func text(of marks: WordText.Style.Marks) -> String {
    var text = ""
    if marks.contains(.image) { text += "!" }
    if marks.contains(.strong) { text += "**" }
    if marks.contains(.emphasis) { text += "*" }
    if marks.contains(.code) { text += "`" }
    return text
  }

  // MARK: Changes

  /// Writes what was deleted and inserted before the kept word `next`, and the space before that.
  private mutating func writeChange(next: (old: Word, new: Word)?) {
    let old = deleted.filter { !pair.old.words[$0].isMarkup }
    let new = inserted.filter { !pair.new.words[$0].isMarkup }
    let before = (
      old.first.map { hasOld && space(pair.old.words[$0]) } ?? false,
      new.first.map { hasNew && space(pair.new.words[$0]) } ?? false
    )
    let after = (
      next.map { (hasOld || !old.isEmpty) && space($0.old) } ?? false,
      next.map { (hasNew || !new.isEmpty) && space($0.new) } ?? false
    )
    switch (old.isEmpty, new.isEmpty) {
    case (false, false):
      if before.0, before.1 { write(.equal, " ") }
      writeWords(.deleted, old, before: before.0 && !before.1, after: after.0 && !after.1)
      let isStruck = writeStruck(before: new)
      writeWords(.inserted, new, before: before.1 && !before.0, after: after.1 && !after.0)
      writeExtras(withoutFirst: isStruck)
      if after.0, after.1 { write(.equal, " ") }
    case (false, true): writeLone(.deleted, old, before.0, after.0, kept: after.1)
    case (true, false): writeLone(.inserted, new, before.1, after.1, kept: after.0)
    case (true, true):
      writeExtras()
      if after.0, after.1 { write(.equal, " ") }
      if after.0, !after.1 { write(.deleted, " ", .punctuation) }
      if after.1, !after.0 { write(.inserted, " ", .punctuation) }
    }
    if !old.isEmpty { hasOld = true }
    if !new.isEmpty { hasNew = true }
    deleted.removeAll(keepingCapacity: true)
    inserted.removeAll(keepingCapacity: true)
  }

  /// Writes words that stand in one of the texts alone, between spaces of which the other has one.
  private mutating func writeLone(
    _ kind: Run.Kind, _ words: [Int], _ before: Bool, _ after: Bool, kept: Bool
  ) {
    let other: Run.Kind = kind == .deleted ? .inserted : .deleted
    switch (kept, before, after) {
    case (true, true, _):
      write(.equal, " ")
      writeWords(kind, words, before: false, after: after)
      writeExtras()
    case (true, false, true):
      writeWords(kind, words, before: false, after: false)
      writeExtras()
      write(.equal, " ")
    case (true, false, false):
      writeWords(kind, words, before: false, after: false)
      writeExtras()
      write(other, " ", .punctuation)
    case (false, _, _):
      writeWords(kind, words, before: before, after: after)
      writeExtras()
    }
  }

  private mutating func writeWords(
    _ kind: Run.Kind, _ words: [Int], before: Bool, after: Bool
  ) {
    let text = kind == .deleted ? pair.old : pair.new
    let isPunctuation = words.allSatisfy { text.words[$0].isMark }
    var pending = before ? " " : ""
    for (position, index) in words.enumerated() {
      let word = text.words[index]
      if position > 0, space(word) { pending += " " }
      var sort = Run.Sort.words
      switch word.sort {
      case .amount, .date, .term: if isMixed { sort = word.sort }
      // A mention of another clause is a change, whatever numbers the two have now.
      case .reference:
        let isFollowed = (kind == .deleted ? followed.old : followed.new).contains(index)
        if isMixed, isFollowed { sort = .reference }
      case .words, .linkTarget, .punctuation, .spelling, .markup: break
      }
      if word.traits.contains(.ownNumber), isPaired, isMixed { sort = .reference }
      if isPunctuation { sort = .punctuation }
      if position == 0 {
        write(kind, pending + text.text(of: word), sort)
      } else {
        writeEndingTarget(kind, words[position - 1], before: index, of: text)
        // The space goes to plain words, so that an amount stands by itself.
        let isBehindTarget = runs.last?.sort == .linkTarget
        if sort == .words || runs.last?.sort == sort {
          write(kind, pending + text.text(of: word), sort)
        } else {
          if !pending.isEmpty {
            write(kind, pending, isBehindTarget ? .words : runs.last?.sort ?? .words)
          }
          write(kind, text.text(of: word), sort)
        }
      }
      pending = ""
    }
    if after { write(kind, " ", runs.last?.sort ?? .words) }
  }

  /// Writes the target of a link that ends among words of one text, behind its last word.
  private mutating func writeEndingTarget(
    _ kind: Run.Kind, _ word: Int, before next: Int, of text: WordText
  ) {
    let style = pair.styles[text.words[word].style]
    guard style.target != nil, style.target != pair.styles[text.words[next].style].target else {
      return
    }
    writeTarget(kind, style)
  }

  /// Writes words that are struck out before those that stand in their place; says whether there were any.
  private mutating func writeStruck(before words: [Int]) -> Bool {
    guard let index = inserted.first, pair.new.words[index].isMarkup else { return false }
    let text = pair.new.text(of: pair.new.words[index])
    guard text.hasPrefix("~~") else { return false }
    write(
      .inserted, text + (words.first.map { space(pair.new.words[$0]) } ?? false ? " " : ""), .markup
    )
    return true
  }

  /// Writes markup and targets of links that stand among the words that changed.
  ///
  /// - Parameter withoutFirst: whether the first word that was inserted is written already.
  private mutating func writeExtras(withoutFirst: Bool = false) {
    for index in deleted where pair.old.words[index].isMarkup {
      write(.deleted, pair.old.text(of: pair.old.words[index]), .markup)
    }
    for index in inserted.dropFirst(withoutFirst ? 1 : 0) where pair.new.words[index].isMarkup {
      write(.inserted, pair.new.text(of: pair.new.words[index]), .markup)
    }
    for style in linkStyles(deleted, pair.old) { writeTarget(.deleted, style) }
    for style in linkStyles(inserted, pair.new) { writeTarget(.inserted, style) }
  }

  // MARK: Links

  /// Links are compared as links, whatever became of their words: one that stayed is not told.
  private mutating func countLinks(_ piece: Piece) {
    var last: (old: String?, new: String?)
    for item in piece.items {
      if item.old >= 0 {
        let target = pair.styles[pair.old.words[item.old].style].target
        if let target, target != last.old { links.lost[target, default: 0] += 1 }
        last.old = target
      }
      if item.new >= 0 {
        let target = pair.styles[pair.new.words[item.new].style].target
        if let target, target != last.new { links.gained[target, default: 0] += 1 }
        last.new = target
      }
    }
    for (target, lost) in links.lost {
      let gained = links.gained[target] ?? 0
      links.lost[target] = max(0, lost - gained)
      links.gained[target] = max(0, gained - lost)
    }
  }

  /// Tells where kept words lead that led elsewhere, or that they are no longer part of a link.
  private mutating func writeTargets(_ old: WordText.Style, _ new: WordText.Style) {
    guard old.target != new.target else { return }
    if let one = old.target, let other = new.target {
      links.lost[one] = max(0, (links.lost[one] ?? 0) - 1)
      links.gained[other] = max(0, (links.gained[other] ?? 0) - 1)
      write(.deleted, one, .linkTarget)
      write(.inserted, other, .linkTarget)
    } else if let one = old.target {
      if !writeTarget(.deleted, old), old.showsTarget || links.lost[one] == 0 {
        write(.deleted, "[]", .markup)
      }
    } else if let other = new.target {
      if !writeTarget(.inserted, new), new.showsTarget || links.gained[other] == 0 {
        write(.inserted, "[]", .markup)
      }
    }
  }

  /// Tells the target of a link that one of the texts has alone; says whether it did.
  @discardableResult
  private mutating func writeTarget(_ kind: Run.Kind, _ style: WordText.Style) -> Bool {
    guard let target = style.target else { return false }
    let left = (kind == .deleted ? links.lost[target] : links.gained[target]) ?? 0
    guard left > 0, !style.showsTarget else {
      return false
    }
    if kind == .deleted { links.lost[target] = left - 1 } else { links.gained[target] = left - 1 }
    write(kind, target, .linkTarget)
    return true
  }

  private func linkStyles(_ words: [Int], _ text: WordText) -> [WordText.Style] {
    var styles: [WordText.Style] = []
    var last: String?
    for index in words {
      let style = pair.styles[text.words[index].style]
      if style.target != last, style.target != nil { styles.append(style) }
      last = style.target
    }
    return styles
  }

  private mutating func write(_ kind: Run.Kind, _ text: String, _ sort: Run.Sort = .words) {
    guard !text.isEmpty else { return }
    begin(kind, sort)
    tail += text.utf8
  }

  /// Writes a word, of most without a string of its own.
  private mutating func write(_ kind: Run.Kind, _ word: Word, of text: WordText) {
    guard word.sort == .words || word.sort == .punctuation || word.isMarkup else {
      write(kind, text.text(of: word))
      return
    }
    guard !word.range.isEmpty else { return }
    begin(kind, .words)
    tail += text.bytes[word.range]
  }

  /// Makes the last run one of a kind and sort.
  private mutating func begin(_ kind: Run.Kind, _ sort: Run.Sort) {
    if let last = runs.indices.last, runs[last].kind == kind, runs[last].sort == sort,
      runs[last].former == nil, sort != .linkTarget
    {
      return
    }
    flush()
    runs.append(Run(kind, "", sort: sort))
  }

  private mutating func flush() {
    guard !tail.isEmpty, let last = runs.indices.last else { return }
    runs[last].text += String(decoding: tail, as: UTF8.self)
    tail.removeAll(keepingCapacity: true)
  }
}
