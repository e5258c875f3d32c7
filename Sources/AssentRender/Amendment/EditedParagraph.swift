import AssentRedline

/// A paragraph as words that stay and edits between them, for sentences that name each edit.
struct EditedParagraph {
  /// Words of the old paragraph that become others.
  struct Edit {
    /// Scalars of the old paragraph.
    var range: Range<Int>
    var new: String
    /// Whether it is a mention of a clause that follows its number, and nothing else.
    var isMention = false
    /// How far the words around it are free to be quoted with it.
    var room: Range<Int>
  }

  private let old: [Unicode.Scalar]
  private(set) var edits: [Edit] = []
  /// Whether spaces became others, which no sentence tells.
  private(set) var leavesSpaces = false
  /// Whether mentions of clauses follow their numbers and are left to one sentence for all.
  private(set) var leavesMentions = false
  /// Addresses of links that changed.
  private(set) var linkTargets: [(old: String, new: String)] = []

  /// Edits with fewer scalars between them are told as one.
  private static let nearest = 24

  /// - Parameters:
  ///   - number: the number that the paragraph has as a clause, which another sentence tells.
  ///   - tellsMentions: whether each mention that follows its clause is an edit like others.
  init(_ block: BlockChange, number: String? = nil, tellsMentions: Bool = false) {
    var old: [Unicode.Scalar] = []
    if case .listItem(let marker, _) = block.form, !marker.isEmpty {
      old = Array((marker + " ").unicodeScalars)
    }
    var edits: [Edit] = []
    var target = ""
    for run in block.runs.flatMap(\.halves) where run.sort != .markup {
      if run.sort == .linkTarget {
        if run.kind == .deleted { target = run.text }
        if run.kind == .inserted {
          linkTargets.append((target, run.text))
          target = ""
        }
        continue
      }
      let scalars = Array(run.text.replacing("\t", with: " | ").unicodeScalars)
      switch run.kind {
      case .equal: old += scalars
      case .deleted:
        let start = old.count
        old += scalars
        Self.add(start..<old.count, "", old, &edits, isMention: run.sort == .reference)
      case .inserted:
        Self.add(
          old.count..<old.count, String(String.UnicodeScalarView(scalars)), old, &edits,
          isMention: run.sort == .reference)
      }
    }
    if !target.isEmpty { linkTargets.append((target, "")) }
    self.old = old
    let count = edits.count
    edits.removeAll { edit in
      guard !edit.new.isEmpty, edit.new.allSatisfy(\.isWhitespace) else { return false }
      let at = edit.range.lowerBound
      if !edit.range.isEmpty { return old[edit.range].allSatisfy(\.properties.isWhitespace) }
      // More space where there is some; between letters it makes two words.
      return at == 0 || at == old.count || old[at].properties.isWhitespace
        || old[at - 1].properties.isWhitespace
    }
    leavesSpaces = edits.count < count
    let own = Self.place(of: number, in: old)
    edits.removeAll {
      $0.isMention && own.contains($0.range.lowerBound) && $0.range.upperBound <= own.upperBound
    }
    if !tellsMentions {
      leavesMentions = edits.contains(where: \.isMention)
      edits.removeAll(where: \.isMention)
    }
    for index in edits.indices {
      let last = index == 0 ? nil : edits[index - 1].range.upperBound
      let lower = last.map { ($0 + edits[index].range.lowerBound) / 2 } ?? 0
      let next = index + 1 < edits.count ? edits[index + 1].range.lowerBound : nil
      let upper = next.map { (edits[index].range.upperBound + $0) / 2 } ?? old.count
      edits[index].room = lower..<max(upper, lower)
    }
    self.edits = edits
  }

  /// Where a paragraph has its own number, which only marks and a word or two stand before.
  private static func place(of number: String?, in old: [Unicode.Scalar]) -> Range<Int> {
    guard let number = number.map({ Array($0.unicodeScalars) }), !number.isEmpty else {
      return 0..<0
    }
    let start = (0..<numberRoom).first { old.dropFirst($0).starts(with: number) } ?? old.count
    return start..<min(start + number.count, old.count)
  }

  private static let numberRoom = 24

  private static func add(
    _ range: Range<Int>, _ new: String, _ old: [Unicode.Scalar], _ edits: inout [Edit],
    isMention: Bool
  ) {
    guard let last = edits.indices.last, range.lowerBound - edits[last].range.upperBound < nearest
    else {
      edits.append(Edit(range: range, new: new, isMention: isMention, room: range))
      return
    }
    edits[last].isMention = edits[last].isMention && isMention
    edits[last].new += string(old[edits[last].range.upperBound..<range.lowerBound]) + new
    edits[last].range = edits[last].range.lowerBound..<range.upperBound
  }

  /// The edit as a sentence would have it: with as many words around it as make it clear.
  ///
  /// - Parameters:
  ///   - text: the words of the clause in the old text.
  ///   - offset: where this paragraph begins in it.
  func amendment(_ edit: Edit, in text: QuotedText, from offset: Int) -> WordAmendment? {
    if edit.range.isEmpty, !isGlued(edit) { return insertion(edit, in: text, from: offset) }
    // Whole words, even where a letter alone changed.
    let core = widened(edit.range, within: edit.room)
    var best: WordAmendment?
    // A space is seen between words alone.
    let isSpace = old[core].allSatisfy(\.properties.isWhitespace)
    let contexts = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (4, 4)].dropFirst(isSpace ? 3 : 0)
    for (before, after) in contexts {
      let range = extended(core, before: before, after: after, within: edit.room)
      guard let quoted = quotation(range, in: text, from: offset) else { continue }
      let head = Self.string(old[range.lowerBound..<edit.range.lowerBound])
      let tail = Self.string(old[edit.range.upperBound..<range.upperBound])
      let new = head + edit.new + tail
      // A space that one of them alone begins or ends with would be lost: `Bob ,`.
      guard new.isEmpty || Self.edges(of: new) == Self.edges(of: Self.string(old[range])) else {
        continue
      }
      let amendment = WordAmendment(old: quoted, new: new.trimmed)
      if quoted.occurrence == nil { return amendment }
      if best == nil { best = amendment }
    }
    return best
  }

  /// Whether inserted signs stand right beside a letter, as a comma does.
  private func isGlued(_ edit: Edit) -> Bool {
    let at = edit.range.lowerBound
    guard let first = edit.new.unicodeScalars.first, let last = edit.new.unicodeScalars.last
    else { return false }
    let before = at > 0 && !old[at - 1].properties.isWhitespace && !isWide(old[at - 1])
    let after = at < old.count && !old[at].properties.isWhitespace && !isWide(old[at])
    return before && !first.properties.isWhitespace || after && !last.properties.isWhitespace
  }

  /// Whether a sign is of a script without spaces between words.
  private func isWide(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2E80 }

  private func insertion(
    _ edit: Edit, in text: QuotedText, from offset: Int
  ) -> WordAmendment? {
    let at = edit.range.lowerBound
    var best: WordAmendment?
    for isBefore in [false, true] {
      for words in [2, 4, 8] {
        let range =
          isBefore
          ? extended(at..<at, before: 0, after: words, within: at..<edit.room.upperBound)
          : extended(at..<at, before: words, after: 0, within: edit.room.lowerBound..<at)
        guard let quoted = quotation(range, in: text, from: offset) else { continue }
        let amendment = WordAmendment(
          old: nil, new: edit.new.trimmed, anchor: quoted, isBefore: isBefore)
        if quoted.occurrence == nil { return amendment }
        if best == nil { best = amendment }
      }
    }
    return best
  }

  private func quotation(_ range: Range<Int>, in text: QuotedText, from offset: Int) -> Quotation? {
    let words = Self.string(old[range]).trimmed
    guard !words.isEmpty else { return nil }
    return text.quotation(words, at: offset + range.lowerBound + leading(range))
  }

  /// How many scalars of white space a range begins with.
  private func leading(_ range: Range<Int>) -> Int {
    old[range].prefix { $0.properties.isWhitespace }.count
  }

  private func widened(_ range: Range<Int>, within room: Range<Int>) -> Range<Int> {
    if !range.isEmpty { return extended(range, before: 0, after: 0, within: room) }
    return extended(range, before: 1, after: 1, within: room, touching: true)
  }

  /// A range with so many words more on each side, and to the ends of the words it begins and ends in.
  ///
  /// - Parameter touching: whether words count that no space divides from the range alone.
  private func extended(
    _ range: Range<Int>, before: Int, after: Int, within room: Range<Int>, touching: Bool = false
  ) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    func isSpace(_ index: Int) -> Bool { old[index].properties.isWhitespace }
    func isLetter(_ index: Int) -> Bool { !isSpace(index) && !isWide(old[index]) }
    func back() { while lower > room.lowerBound, isLetter(lower - 1) { lower -= 1 } }
    func forth() { while upper < room.upperBound, isLetter(upper) { upper += 1 } }
    if !range.isEmpty {
      if isLetter(lower) { back() }
      if isLetter(upper - 1) { forth() }
    }
    for _ in 0..<before {
      while !touching, lower > room.lowerBound, isSpace(lower - 1) { lower -= 1 }
      // Three signs of a script without spaces are about a word.
      for _ in 0..<3 where lower > room.lowerBound && isWide(old[lower - 1]) { lower -= 1 }
      back()
    }
    for _ in 0..<after {
      while !touching, upper < room.upperBound, isSpace(upper) { upper += 1 }
      for _ in 0..<3 where upper < room.upperBound && isWide(old[upper]) { upper += 1 }
      forth()
    }
    return lower..<upper
  }

  /// Whether a text begins and ends with white space.
  private static func edges(of text: String) -> [Bool?] {
    [text.first?.isWhitespace, text.last?.isWhitespace]
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
