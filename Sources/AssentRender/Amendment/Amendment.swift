import AssentLicense
import AssentRedline

/// A change as sentences: who applies them to the words of the old text has those of the new one.
///
/// Clauses are named by their old numbers and words are counted in the old text, so the order in
/// which the sentences are applied does not matter. Markup and front matter are not told, and
/// mentions of clauses that only follow a renumbering are told at once, where all of them do.
package struct Amendment: Sendable {
  /// One sentence, as what it says.
  package enum Provision: Hashable, Sendable {
    case words(WordAmendment, in: ClauseChange.Place)
    case linkTarget(old: String, new: String, in: ClauseChange.Place)
    /// The paragraph that begins with `opening` becomes others; none of them deletes it.
    case paragraph(opening: Quotation, new: [String], in: ClauseChange.Place)
    /// Paragraphs after the one that begins with `opening`; `nil` puts them first.
    case insertion(of: [String], after: Quotation?, in: ClauseChange.Place)
    case heading(ClauseChange.Place, new: String)
    /// All of a clause becomes other words; none delete it.
    case clauses([ClauseChange.Place], new: [String])
    case newClauses([String], Position)
    case move(ClauseChange.Place, Position)
    case passage([String], from: ClauseChange.Place, to: ClauseChange.Place)
    /// Clauses that get other numbers; where `andWithin`, the clauses in them follow.
    case numbers([Renumbering], andWithin: Bool)
  }

  /// Where a clause goes, by the clauses of the old text.
  package enum Position: Hashable, Sendable {
    case first
    case after(ClauseChange.Place)
    /// As the first one in another.
    case within(ClauseChange.Place)
  }

  package struct Renumbering: Hashable, Sendable {
    package var old: ClauseChange.Place
    package var new: ClauseChange.Place

    /// Whether a clause within this one has its number from it: `4.1` in 4 becomes `2.1` in 2.
    fileprivate func implies(_ other: Renumbering) -> Bool {
      guard let old = old.number, let new = new.number, let from = other.old.number,
        let to = other.new.number, from.hasPrefix(old + "."),
        other.old.parents.starts(with: self.old.parents + [old])
      else { return false }
      return to == new + from.dropFirst(old.count)
    }
  }

  package let from: String
  package let to: String
  package private(set) var provisions: [Provision] = []
  package let language: String
  /// Whether markup changed, or a list its marks, which no sentence tells.
  package private(set) var leavesMarkup = false
  /// Whether front matter changed, which is no part of what was agreed.
  package private(set) var leavesMetadata = false
  /// Whether mentions of clauses follow their new numbers, all of them.
  package private(set) var leavesMentions = false

  /// Numbers and titles that several clauses go by; these are named with what they stand in.
  let repeatedNames: Set<String>
  /// The numbers of clauses, which tell a parent's number from its title.
  let numbers: Set<String>

  private let oldClauses: [Clause]
  private let newClauses: [Clause]
  /// What each clause of the new text is in the old one; none for one that is new.
  private let formerPlaces: [Int: ClauseChange.Place]
  private var passages: MovedPassages
  /// The clauses of the old text that are gone.
  private let removed: Set<Int>
  /// Whether a mention has the number that it had, and another clause has that now.
  private let keepsMentions: Bool

  /// - Parameters:
  ///   - redline: what differs.
  ///   - old: the old text, after which all clauses are named.
  ///   - new: the new text, for the clauses after which new ones stand.
  package init(_ redline: Redline, old: LegalDocument, new: LegalDocument) {
    let places = ClausePlaces(old)
    from = redline.from.name
    to = redline.to.name
    language = redline.to.language
    oldClauses = old.clauses
    newClauses = new.clauses
    passages = MovedPassages(redline, old, new)
    formerPlaces = Self.formerPlaces(redline, places, newClauses)
    removed = Set(
      redline.clauses.filter(\.new.isEmpty).flatMap { $0.old.compactMap(\.index) })
    keepsMentions = redline.assessment.signals.contains {
      $0.kind == .referenceTarget && $0.old == $0.new
    }
    repeatedNames = Self.repeatedNames(oldClauses.indices.map { places[$0] })
    numbers = Set(
      (oldClauses + newClauses).compactMap(\.number)
        + redline.clauses.flatMap { $0.old.compactMap(\.number) })
    var renumberings: [Renumbering] = []
    var index = 0
    while index < redline.clauses.count {
      let change = redline.clauses[index]
      index += 1
      if change.old.isEmpty {
        // Clauses that are new in a row are one insertion.
        var texts = change.newTexts
        var last = change
        while index < redline.clauses.count, redline.clauses[index].follows(last) {
          last = redline.clauses[index]
          texts += last.newTexts
          index += 1
        }
        provisions.append(.newClauses(texts, position(of: change)))
      } else {
        add(change, &renumberings)
      }
    }
    let byPath = Dictionary(
      renumberings.map { ($0.old.parents + [$0.old.number ?? ""], $0) },
      uniquingKeysWith: { a, _ in a })
    let told = renumberings.filter { one in
      let parents = one.old.parents
      return !parents.indices.contains { byPath[Array(parents[...$0])]?.implies(one) == true }
    }
    if !told.isEmpty {
      provisions.append(.numbers(told, andWithin: told.count < renumberings.count))
    }
  }

  private static func repeatedNames(_ places: [ClauseChange.Place]) -> Set<String> {
    var counts: [String: Int] = [:]
    for place in places { counts[name(of: place), default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private static func formerPlaces(
    _ redline: Redline, _ old: ClausePlaces, _ newClauses: [Clause]
  ) -> [Int: ClauseChange.Place] {
    let changes = redline.clauses.filter { !$0.isPassage }
    let oldChanged = Set(changes.flatMap { $0.old.compactMap(\.index) })
    let newChanged = Set(changes.flatMap { $0.new.compactMap(\.index) })
    var places: [Int: ClauseChange.Place] = [:]
    for change in changes {
      for place in change.new { if let index = place.index { places[index] = change.old.last } }
    }
    // Those of which nothing is told are in one order in both texts.
    let pairs = zip(
      old.indices.filter { !oldChanged.contains($0) },
      newClauses.indices.filter { !newChanged.contains($0) })
    for (before, after) in pairs { places[after] = old[before] }
    return places
  }

  static func name(of place: ClauseChange.Place) -> String {
    ClauseName.reference(place) ?? place.title
  }

  private mutating func add(_ change: ClauseChange, _ renumberings: inout [Renumbering]) {
    var change = change
    if change.blocks.contains(where: { $0.form == .metadata }) {
      if change.blocks.contains(where: { $0.form == .metadata && $0.kind != .same }) {
        leavesMetadata = true
      }
      change.blocks.removeAll { $0.form == .metadata }
    }
    guard let old = change.old.first else { return }
    if change.new.isEmpty {
      if !isInRemoved(old) { provisions.append(.clauses(change.old, new: [])) }
      return
    }
    if change.isPassage, let new = change.new.first {
      guard !passages.isRetold(new) else { return }
      let target = new.index.flatMap { formerPlaces[$0] } ?? new
      provisions.append(.passage(change.newTexts, from: old, to: target))
      return
    }
    if change.kinds.contains(.split) || change.kinds.contains(.joined) {
      provisions.append(.clauses(change.old, new: change.newTexts))
      return
    }
    if change.kinds.contains(.moved) { provisions.append(.move(old, position(of: change))) }
    if let new = change.new.first, old.number != new.number, new.number != nil {
      renumberings.append(Renumbering(old: old, new: new))
    }
    let paragraphs = ParagraphAmendments(change, at: old, tellsMentions: keepsMentions)
    if passages.divide(change, paragraphs) {
      provisions.append(.clauses([old], new: passages.newTexts(of: change)))
      return
    }
    provisions += paragraphs.provisions
    if paragraphs.leavesMarkup { leavesMarkup = true }
    if paragraphs.leavesMentions { leavesMentions = true }
  }

  /// Behind which clause of its level a clause of the new text stands, as the old text names that.
  private func position(of change: ClauseChange) -> Position {
    guard let index = change.new.first?.index, newClauses.indices.contains(index) else {
      return .first
    }
    let parent = newClauses[index].parent
    for before in (0..<index).reversed() where newClauses[before].parent == parent {
      if let old = formerPlaces[before] { return .after(old) }
    }
    guard var around = parent else { return .first }
    while true {
      if let old = formerPlaces[around] { return .within(old) }
      guard let next = newClauses[around].parent else { return .first }
      around = next
    }
  }

  /// Whether a clause of the old text stands within one that is gone.
  private func isInRemoved(_ place: ClauseChange.Place) -> Bool {
    var around = place.index
    while let index = around, oldClauses.indices.contains(index) {
      around = oldClauses[index].parent
      if let around, removed.contains(around) { return true }
    }
    return false
  }
}

extension ClauseChange {
  /// A paragraph of one of the two texts.
  package struct Paragraph: Hashable, Sendable {
    package var words: String
    package var isHeading: Bool
    /// Its first block, and where what goes on in it ends.
    package var blocks: Range<Int>
  }

  /// The paragraphs of the old text (`deleted`) or the new one (`inserted`): blocks, but where a seam
  /// says that several were one.
  package func paragraphs(of kind: Run.Kind) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    for (index, block) in blocks.enumerated() {
      guard block.kind != (kind == .deleted ? .added : .removed) else { continue }
      let words = block.words(of: kind)
      let goesOn = block.seam == (kind == .deleted ? .splitFromBefore : .joinedToBefore)
      if goesOn, let last = paragraphs.indices.last, paragraphs[last].blocks.upperBound == index {
        let space = paragraphs[last].words.isEmpty || words.isEmpty ? "" : " "
        paragraphs[last].words += space + words
        paragraphs[last].blocks = paragraphs[last].blocks.lowerBound..<(index + 1)
      } else {
        paragraphs.append(
          Paragraph(words: words, isHeading: block.isHeading, blocks: index..<(index + 1)))
      }
    }
    return paragraphs.filter { !$0.words.isEmpty }
  }

  /// The words of its paragraphs in the new text.
  package var newTexts: [String] { paragraphs(of: .inserted).map(\.words) }

  /// Whether it is new, and stands right after another new clause.
  fileprivate func follows(_ other: ClauseChange) -> Bool {
    guard old.isEmpty, let index = new.first?.index, let last = other.new.last?.index else {
      return false
    }
    return index == last + 1
  }
}

extension BlockChange {
  /// Its words in the old text (`deleted`) or the new one (`inserted`), after the mark of a list.
  package func words(of kind: Run.Kind) -> String {
    let words = runs.lazy.filter { $0.sort != .linkTarget && $0.sort != .markup }
    let text = words.compactMap { $0.text(in: kind) }.joined().trimmed.replacing("\t", with: " | ")
    guard case .listItem(let marker, _) = form, !marker.isEmpty, !text.isEmpty else { return text }
    // Where an item goes on as or from a paragraph, that text has the mark whose run says so.
    if seam != .none,
      !runs.prefix(while: { $0.sort == .markup }).contains(where: { $0.kind == kind })
    {
      return text
    }
    return "\(marker) \(text)"
  }
}
