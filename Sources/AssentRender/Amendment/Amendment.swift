import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRedline

/// A change as sentences: who applies them to the words of the old text has those of the new one.
///
/// Clauses are named by their old numbers and words are counted in the old text, so the order in
/// which the sentences are applied does not matter. Markup is not told, front matter as lines, and
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
    /// A clause that goes elsewhere, with the number that it gets where that is another; where `andWithin`,
    /// the clauses in it follow.
    case move(ClauseChange.Place, Position, number: ClauseChange.Place?, andWithin: Bool)
    case passage([String], from: ClauseChange.Place, to: ClauseChange.Place)
    /// Clauses that get other numbers; where `andWithin`, the clauses in them follow.
    case numbers([Renumbering], andWithin: Bool)
  }

  /// Where a clause goes, by the clauses of the old text and by those that are inserted before it.
  package enum Position: Hashable, Sendable {
    case first
    case after(ClauseChange.Place)
    /// Behind one that is new, as the new text has it.
    case afterNew(ClauseChange.Place)
    /// As the first one in another.
    case within(ClauseChange.Place)
    case withinNew(ClauseChange.Place)
    /// As the first one in another, behind the paragraph of it that begins so.
    case behind(Quotation, in: ClauseChange.Place)
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
  package let changeClass: Manifest.ChangeClass
  package private(set) var provisions: [Provision] = []
  package let language: String
  /// Whether markup changed, or a list its marks, which no sentence tells.
  package private(set) var leavesMarkup = false
  /// The lines of front matter that changed, as they were and are; empty where there was or is none. They are no
  /// part of the words, and say who the parties are.
  package private(set) var metadata: [(old: String, new: String)] = []
  /// Mentions whose words stay and that mean other clauses in the new text, each with where it stands in the old one.
  package let changedMeanings: [(mention: ClauseChange.Mention, place: ClauseChange.Place)]
  /// Whether mentions of clauses follow their new numbers, all of them.
  package private(set) var leavesMentions = false

  /// Whether the old text calls its sections by a sign: `§ 5`.
  let usesSectionSign: Bool
  /// Numbers and titles that several clauses go by; these are named with what they stand in.
  let repeatedNames: Set<String>
  /// The numbers of clauses, which tell a parent's number from its title.
  let numbers: Set<String>

  private let oldClauses: [Clause]
  private let newClauses: [Clause]
  /// What each clause of the new text is in the old one; none for one that is new.
  private let formerPlaces: [Int: ClauseChange.Place]
  private var passages: MovedPassages
  /// The clauses of the old text that are told of, other than that a passage left them.
  private let told: Set<Int?>
  /// The clauses of the old text that are gone.
  private let removed: Set<Int>
  /// Those of them with a clause within that stands elsewhere now.
  let survived: Set<Int>
  /// Clauses in which a mention has the number that it had, and another clause has that now: there each
  /// mention that follows is told.
  package let tellingMentions: [ClauseChange.Place]
  private let mentioning: Set<Int?>
  private var positions: AmendmentPositions
  /// The clauses of the new text that are new.
  private let added: Set<Int>
  private let newPlaces: ClausePlaces

  /// - Parameters:
  ///   - redline: what differs.
  ///   - old: the old text, after which all clauses are named.
  ///   - new: the new text, for the clauses after which new ones stand.
  package init(_ redline: Redline, old: LegalDocument, new: LegalDocument) {
    let places = ClausePlaces(old)
    from = redline.from.name
    to = redline.to.name
    changeClass = redline.assessment.changeClass
    let sections = old.clauses.filter { clause in
      guard case .heading = clause.form, clause.parent == nil, clause.number != nil else {
        return false
      }
      return old.attachmentName(of: clause) == nil
    }
    usesSectionSign =
      !sections.isEmpty
      && sections.allSatisfy { old.markup.plainText(of: $0.node).hasPrefix("§") }
    language = redline.to.language
    oldClauses = old.clauses
    newClauses = new.clauses
    passages = MovedPassages(redline, old, new)
    formerPlaces = FormerPlaces(redline, old, new).places
    told = Set(redline.clauses.filter { !$0.isPassage }.flatMap(\.old).map(\.index))
    removed = Set(
      redline.clauses.filter(\.new.isEmpty).flatMap { $0.old.compactMap(\.index) })
    survived = Self.survived(removed, in: oldClauses)
    tellingMentions = KeptMentions.places(old, new, formerPlaces)
    mentioning = Set(tellingMentions.map(\.index))
    changedMeanings = redline.clauses.flatMap { change in
      (change.old.first ?? change.new.first).map { place in
        change.mentions.map { ($0, place) }
      } ?? []
    }
    positions = AmendmentPositions(old, new)
    added = Set(redline.clauses.filter(\.old.isEmpty).flatMap { $0.new.compactMap(\.index) })
    newPlaces = ClausePlaces(new)
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
        // Clauses that are new in a row are one insertion, as far as they stand where the first does or within.
        var texts = passages.newTexts(ofNew: change)
        var last = change
        while index < redline.clauses.count, redline.clauses[index].follows(last),
          depth(of: redline.clauses[index]) >= depth(of: change)
        {
          last = redline.clauses[index]
          texts += passages.newTexts(ofNew: last)
          index += 1
        }
        guard !texts.isEmpty else { continue }
        let position = position(of: change)
        if case .behind(let opening, in: let place) = position {
          provisions.append(.insertion(of: texts, after: opening, in: place))
        } else {
          provisions.append(.newClauses(texts, position))
        }
      } else {
        add(change, &renumberings)
      }
    }
    let byPath = Dictionary(
      renumberings.map { ($0.old.parents + [$0.old.number ?? ""], $0) },
      uniquingKeysWith: { a, _ in a })
    func implying(_ one: Renumbering) -> Renumbering? {
      let parents = one.old.parents
      return parents.indices.lazy.compactMap { byPath[Array(parents[...$0])] }
        .first { $0.implies(one) }
    }
    // A clause that moved has its number with that; those within follow either.
    let following = Set(renumberings.compactMap(implying))
    var moved: Set<Renumbering> = []
    for (index, provision) in provisions.enumerated() {
      guard case .move(let old, let position, number: let new?, _) = provision else { continue }
      let one = Renumbering(old: old, new: new)
      moved.insert(one)
      provisions[index] = .move(
        old, position, number: new, andWithin: following.contains(one))
    }
    let numbered = renumberings.filter { implying($0) == nil && !moved.contains($0) }
    if !numbered.isEmpty {
      provisions.append(
        .numbers(numbered, andWithin: numbered.contains(where: following.contains)))
    }
  }

  /// The removed clauses with a clause within, however deep, that is not.
  private static func survived(_ removed: Set<Int>, in clauses: [Clause]) -> Set<Int> {
    var survived: Set<Int> = []
    for index in clauses.indices where !removed.contains(index) {
      var around = clauses[index].parent
      while let clause = around {
        if removed.contains(clause) { survived.insert(clause) }
        around = clauses[clause].parent
      }
    }
    return survived
  }

  private static func repeatedNames(_ places: [ClauseChange.Place]) -> Set<String> {
    var counts: [String: Int] = [:]
    for place in places { counts[name(of: place), default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  static func name(of place: ClauseChange.Place) -> String {
    ClauseName.reference(place) ?? place.title
  }

  private mutating func add(_ change: ClauseChange, _ renumberings: inout [Renumbering]) {
    var change = change
    for block in change.blocks where block.form == .metadata && block.kind != .same {
      metadata.append((block.words(of: .deleted), block.words(of: .inserted)))
    }
    change.blocks.removeAll { $0.form == .metadata }
    guard let old = change.old.first else { return }
    if change.new.isEmpty {
      if !isInRemoved(old) { provisions.append(.clauses(change.old, new: [])) }
      return
    }
    if change.isPassage, let new = change.new.first {
      guard !passages.isRetold(new) else {
        if !told.contains(old.index),
          let now = formerPlaces.first(where: { $0.value.index == old.index })?.key,
          let rest = passages.rest(of: old, now: now)
        {
          provisions.append(.clauses([old], new: rest))
        }
        return
      }
      let target = new.index.flatMap { formerPlaces[$0] } ?? new
      provisions.append(.passage(change.newTexts, from: old, to: target))
      return
    }
    if change.kinds.contains(.split) || change.kinds.contains(.joined) {
      provisions.append(.clauses(change.old, new: change.newTexts))
      return
    }
    let number = change.new.first.flatMap { $0.number == old.number || $0.number == nil ? nil : $0 }
    if change.kinds.contains(.moved) {
      provisions.append(.move(old, position(of: change), number: number, andWithin: false))
    }
    if let number { renumberings.append(Renumbering(old: old, new: number)) }
    let paragraphs = ParagraphAmendments(
      change, at: old, tellsMentions: mentioning.contains(old.index))
    if passages.divide(change, paragraphs) {
      provisions.append(.clauses([old], new: passages.newTexts(of: change)))
      return
    }
    provisions += paragraphs.provisions
    if paragraphs.leavesMarkup { leavesMarkup = true }
    if paragraphs.leavesMentions { leavesMentions = true }
  }

  /// Behind which clause of its level a clause of the new text stands, as the old text names that.
  private mutating func position(of change: ClauseChange) -> Position {
    guard let index = change.new.first?.index, newClauses.indices.contains(index) else {
      return .first
    }
    let parent = newClauses[index].parent
    var next = newClauses.sibling(before: index)
    while let before = next {
      if added.contains(before) { return .afterNew(newPlaces[before]) }
      if let old = formerPlaces[before] { return .after(old) }
      next = newClauses.sibling(before: before)
    }
    guard let parent else { return .first }
    guard let old = formerPlaces[parent] else { return .withinNew(newPlaces[parent]) }
    return positions.opening(before: parent, in: old).map { .behind($0, in: old) } ?? .within(old)
  }

  private func depth(of change: ClauseChange) -> Int {
    guard let index = change.new.first?.index, newClauses.indices.contains(index) else { return 0 }
    return newClauses[index].depth
  }

  /// Whether a clause of the old text is gone with the one around it; what stays of that takes its parts along.
  private func isInRemoved(_ place: ClauseChange.Place) -> Bool {
    guard let index = place.index, oldClauses.indices.contains(index) else { return false }
    return oldClauses[index].parent.map(removed.contains) ?? false
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
      // Blocks that the other text alone has may stand between.
      if goesOn, let last = paragraphs.indices.last {
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
