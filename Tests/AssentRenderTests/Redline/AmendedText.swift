import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline
import AssentRender

/// What somebody has who takes an old text and applies the provisions of an amendment to it, one after the other.
struct AmendedText {
  /// A clause of the old text, or paragraphs that were inserted between clauses.
  private struct Part {
    var old: Int?
    var depth: Int
    var number: String?
    var paragraphs: [String]
  }

  private var parts: [Part]
  private let old: LegalDocument
  private let amendment: Amendment
  /// What is edited in the words of each clause, so that each quotation is counted in the old text.
  private var edits: [Int?: [Amendment.Provision]] = [:]
  private var numbers: [Int: String] = [:]
  private var retold: Set<Int?> = []
  private var toMove: Set<Int> = []

  init(_ old: LegalDocument, _ amendment: Amendment) {
    self.old = old
    self.amendment = amendment
    let blocks = ClauseBlocks(old)
    func paragraphs(_ index: Int?) -> [String] {
      blocks[index].filter { $0.form != .metadata }.map { $0.words(of: .deleted) }
    }
    parts = [Part(old: nil, depth: 0, number: nil, paragraphs: paragraphs(nil))]
    for (index, clause) in old.clauses.enumerated() {
      var depth = 1
      var around = clause.parent
      while let parent = around {
        depth += 1
        around = old.clauses[parent].parent
      }
      parts.append(
        Part(old: index, depth: depth, number: clause.number, paragraphs: paragraphs(index)))
    }
    for case .move(let place, _, _, _) in amendment.provisions {
      if let index = place.index { toMove.insert(index) }
    }
    for provision in amendment.provisions { apply(provision) }
    for index in parts.indices where parts[index].old != nil || index == 0 { edit(index) }
  }

  /// Its paragraphs without spaces.
  var paragraphs: [String] {
    parts.flatMap(\.paragraphs).filter { !$0.isEmpty }.map { $0.filter { !$0.isWhitespace } }
  }

  // MARK: Provisions

  private mutating func apply(_ provision: Amendment.Provision) {
    switch provision {
    case .words(_, let place), .paragraph(_, _, let place), .heading(let place, _),
      .insertion(_, _, let place):
      edits[place.index, default: []].append(provision)
    case .linkTarget: break
    case .clauses(let places, let new):
      for (count, place) in places.enumerated() {
        guard let at = part(place) else { continue }
        if new.isEmpty {
          let gone = subtree(at).filter { !moves($0, below: at) }
          for index in gone.reversed() { parts.remove(at: index) }
        } else {
          parts[at].paragraphs = count == 0 ? new : []
          retold.insert(place.index)
        }
      }
    case .newClauses(let texts, let position):
      let at = self.place(position)
      // A new clause is known by the paragraph it begins with.
      parts.insert(Part(old: nil, depth: at.depth, number: nil, paragraphs: texts), at: at.index)
    case .move(let place, let position, let number, let andWithin):
      guard let at = part(place) else { return }
      if let index = place.index { toMove.remove(index) }
      let range = subtree(at)
      var moved = Array(parts[range])
      let depth = moved[0].depth
      parts.removeSubrange(range)
      let to = self.place(position)
      for index in moved.indices { moved[index].depth += to.depth - depth }
      parts.insert(contentsOf: moved, at: to.index)
      if let number { renumber(place, number, andWithin) }
    case .passage: break
    case .numbers(let changes, let andWithin):
      for change in changes { renumber(change.old, change.new, andWithin) }
    }
  }

  /// Whether a part, or one around it, moves by a sentence that was not read yet.
  private func moves(_ index: Int, below top: Int) -> Bool {
    var depth = parts[index].depth + 1
    for at in (top...index).reversed() where parts[at].depth < depth {
      depth = parts[at].depth
      if let old = parts[at].old, toMove.contains(old) { return true }
    }
    return false
  }

  private func part(_ place: ClauseChange.Place) -> Int? {
    parts.indices.first { $0 > 0 && parts[$0].old == place.index && place.index != nil }
  }

  /// The paragraphs with a new clause, by its number and title, and whether they begin with it.
  private func newPart(_ place: ClauseChange.Place) -> (index: Int, isFirst: Bool)? {
    func plain(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "." } }
    let words = plain((place.number ?? "") + place.title)
    for index in parts.indices.dropFirst() where parts[index].old == nil {
      let found = parts[index].paragraphs.firstIndex { plain($0).hasPrefix(words) }
      if let found { return (index, found == 0) }
    }
    return nil
  }

  private func subtree(_ at: Int) -> Range<Int> {
    let end = parts[(at + 1)...].firstIndex { $0.depth <= parts[at].depth } ?? parts.endIndex
    return at..<end
  }

  private func place(_ position: Amendment.Position) -> (index: Int, depth: Int) {
    switch position {
    case .first: return (1, 1)
    case .after(let place):
      guard let at = part(place) else { return (parts.endIndex, 1) }
      return (subtree(at).upperBound, parts[at].depth)
    case .afterNew(let place), .withinNew(let place):
      guard let (at, isFirst) = newPart(place) else { return (parts.endIndex, 1) }
      let depth = isFirst ? parts[at].depth : parts[at].depth + 1
      guard case .afterNew = position else { return (at + 1, depth + 1) }
      return (isFirst ? subtree(at).upperBound : at + 1, depth)
    case .within(let place), .behind(_, in: let place):
      guard let at = part(place) else { return (parts.endIndex, 1) }
      return (at + 1, parts[at].depth + 1)
    }
  }

  private mutating func renumber(
    _ old: ClauseChange.Place, _ new: ClauseChange.Place, _ andWithin: Bool
  ) {
    guard let clause = old.index, let from = old.number, let to = new.number else { return }
    numbers[clause] = to
    guard andWithin else { return }
    for (index, other) in self.old.clauses.enumerated() {
      guard let number = other.number, number.hasPrefix(from + "."), numbers[index] == nil else {
        continue
      }
      numbers[index] = to + number.dropFirst(from.count)
    }
  }

  // MARK: Words

  private mutating func edit(_ index: Int) {
    let clause = parts[index].old
    guard !retold.contains(clause) else { return }
    var text = EditedParagraphs(parts[index].paragraphs)
    for provision in edits[clause] ?? [] { text.apply(provision, heading: 0, opening: 0) }
    if let clause, let from = old.clauses[clause].number, let to = numbers[clause],
      text.replaced[0] == nil, let at = text.quoted.offsets(of: from).first
    {
      // Where words around it are replaced they have the new one.
      text.edit(at..<at + from.unicodeScalars.count, to)
    }
    for mention in mentions(in: clause, text.quoted) { text.edit(mention.range, mention.new) }
    parts[index].paragraphs = zip(text.made.indices, text.made).flatMap { place, words in
      words + (text.inserted[place] ?? [])
    }
  }

  /// The mentions of the old text in a clause that take new numbers, by the sentence that is for all.
  private func mentions(in clause: Int?, _ text: QuotedText) -> [(range: Range<Int>, new: String)] {
    guard amendment.leavesMentions,
      !amendment.tellingMentions.contains(where: { $0.index == clause })
    else { return [] }
    var found: [(range: Range<Int>, new: String)] = []
    var counts: [String: Int] = [:]
    for mention in old.mentions where self.clause(of: mention.node) == clause {
      let offsets = text.offsets(of: mention.text)
      let count = counts[mention.text, default: 0]
      counts[mention.text] = count + 1
      guard let reference = mention.reference.map({ old.references[$0] }),
        let number = newNumber(of: reference), count < offsets.count
      else { continue }
      let end = offsets[count] + mention.text.unicodeScalars.count
      found.append((end - reference.number.unicodeScalars.count..<end, number))
    }
    return found
  }

  private func newNumber(of reference: LegalDocument.Reference) -> String? {
    var around = reference.clause
    while let clause = around {
      if let from = old.clauses[clause].number, reference.number.hasPrefix(from),
        let to = numbers[clause]
      {
        return to + reference.number.dropFirst(from.count)
      }
      around = old.clauses[clause].parent
    }
    return nil
  }

  /// The innermost clause around a node.
  private func clause(of node: Int) -> Int? {
    old.clauses.indices.last { index in
      let range = old.clauses[index].range
      let place = old.markup.nodes[node].range
      return range.start <= place.start && place.end <= range.end
    }
  }
}
