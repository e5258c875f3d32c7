import AssentRedline

/// What a clause is called where people read of it.
struct ClauseName {
  let labels: RedlineLabels
  /// Names that several of the changed clauses have, be it one in each text; these are told apart by what
  /// they stand in.
  private let repeated: Set<String>
  /// The names of changed clauses by their numbers, in the old text and in the new one.
  private let named: (old: [String: String], new: [String: String])

  /// - Parameter redline: whose clauses are named.
  init(labels: RedlineLabels, in redline: Redline? = nil) {
    self.labels = labels
    var known: [String: Int] = [:]
    for clause in redline?.clauses ?? [] where !clause.isPassage {
      for place in clause.new.isEmpty ? clause.old : clause.new {
        known[Self.text(place, labels), default: 0] += 1
      }
    }
    repeated = Set(known.filter { $0.value > 1 }.keys)
    func named(_ places: [ClauseChange.Place]) -> [String: String] {
      Dictionary(
        places.compactMap { place in place.number.map { ($0, Self.text(place, labels)) } },
        uniquingKeysWith: { one, other in one == other ? one : "" }
      ).filter { !$0.value.isEmpty }
    }
    let changes = redline?.clauses.filter { !$0.isPassage } ?? []
    self.named = (named(changes.flatMap(\.old)), named(changes.flatMap(\.new)))
  }

  /// A clause in what it stands in, by names rather than numbers, which another clause may have now.
  func namedPath(_ place: ClauseChange.Place, isNew: Bool) -> String {
    let names = isNew ? named.new : named.old
    let parents = place.parents.filter { !$0.isEmpty }.map { names[$0] ?? $0 }
    return (parents + [Self.text(place, labels)]).joined(separator: " › ")
  }

  /// `4.2 Payment`, `Section 4.2`, `4.2 (a)`, `Payment`; words for what stands before the first clause.
  func text(_ place: ClauseChange.Place) -> String {
    let name = Self.text(place, labels)
    guard place.isRepeated || repeated.contains(name), let parent = place.parents.last,
      !parent.isEmpty
    else {
      return name
    }
    return "\(parent) › \(name)"
  }

  private static func text(_ place: ClauseChange.Place, _ labels: RedlineLabels) -> String {
    let title = place.title
    guard let number = reference(place) else {
      return title.isEmpty ? labels["opening"] : title
    }
    if !title.isEmpty { return "\(place.number ?? number) \(title)" }
    return isNamed(number) ? number : labels.text("section", number)
  }

  /// The same, after all that it stands in: `Payment › Refunds`.
  func path(_ place: ClauseChange.Place) -> String {
    (place.parents.filter { !$0.isEmpty } + [Self.text(place, labels)]).joined(separator: " › ")
  }

  /// The names of several clauses, with commas between them.
  func text(_ places: [ClauseChange.Place]) -> String {
    places.map(text).joined(separator: labels.comma)
  }

  /// As short as it may be and still be understood: `4.2`, else as ``text(_:)``.
  func short(_ place: ClauseChange.Place) -> String { Self.reference(place) ?? text(place) }

  /// What a change is about: the clause in the new text, in the old one where it is there no more.
  func text(_ change: ClauseChange) -> String {
    let changed = change.blocks.filter { $0.kind != .same }
    if !changed.isEmpty, changed.allSatisfy({ $0.form == .metadata }) { return labels["data"] }
    let name = text(change.new.isEmpty ? change.old : change.new)
    return change.isPassage ? labels.text("passage", name) : name
  }

  /// What a change was about where it stood in the old text.
  func formerText(_ change: ClauseChange) -> String {
    let name = text(change.old)
    return change.isPassage ? labels.text("passage", name) : name
  }

  /// What is told of a clause beside its name, where one of the texts has it in another place.
  enum Note {
    case divided(from: String, into: String)
    case joined(from: String, into: String)
    case moved(Move)
    case renumbered(from: String)
  }

  /// The number or place that a clause had before.
  func note(_ change: ClauseChange) -> Note? {
    guard let old = change.old.first, let new = change.new.first else { return nil }
    if change.kinds.contains(.split) {
      return .divided(from: text(change.old), into: text(change.new))
    }
    if change.kinds.contains(.joined) {
      return .joined(from: text(change.old), into: text(change.new))
    }
    if change.kinds.contains(.moved) { return .moved(Move(change, self)) }
    return old.number == new.number ? nil : .renumbered(from: short(old))
  }

  /// A note as the list has it, in few words.
  func listed(_ note: Note) -> String {
    switch note {
    case .divided(_, let new): new
    case .joined(let old, _), .renumbered(let old): labels.text("formerly", old)
    case .moved(let move): move.listed(labels)
    }
  }

  /// A note as it stands beneath the name of its clause.
  func sentence(_ note: Note) -> String {
    switch note {
    case .divided(let old, let new): labels.text("dividedInto", old, new)
    case .joined(let old, let new): labels.text("joinedFrom", old, new)
    case .moved(let move): move.sentence(labels).map(\.text).joined()
    case .renumbered(let old): labels.text("formerly", old).withCapital
    }
  }

  /// That the words of a mention stayed and it means another clause now, and which.
  func sentence(_ mention: ClauseChange.Mention) -> String {
    let said = labels.text("signal.otherTarget", mention.text)
    guard let old = mention.old.map(text), let new = mention.new.map(text), old != new else {
      return said
    }
    return said + labels.colon + old + labels.arrow + new
  }

  /// The same of all in a clause, as far as they fit a list.
  func listedMentions(_ change: ClauseChange) -> [String] {
    let sentences = change.mentions.map(sentence)
    guard sentences.count > Self.shownMentions else { return sentences }
    let first = sentences.prefix(Self.shownMentions - 1)
    return first + [labels.text("more", String(sentences.count - first.count))]
  }

  private static let shownMentions = 3

  /// The number by which people refer to a clause; that of an item, with what it stands in: `4.2 (a)`.
  static func reference(_ place: ClauseChange.Place) -> String? {
    guard let number = place.number, !number.isEmpty else { return nil }
    guard place.title.isEmpty, let parent = place.parents.last, !parent.isEmpty,
      !isWithin(number, parent)
    else { return number }
    // 4.2 stands alone; `(a)` and `3` are counted anew in each clause.
    if number.utf8.contains(UInt8(ascii: ".")) { return number }
    // `10 (1)`, as `10 1` could be read as another number.
    return number.allSatisfy(\.isNumber) ? "\(parent) (\(number))" : "\(parent) \(number)"
  }

  /// Whether a number begins with the word for what it numbers: `Annex A (2)`, but not `IV (2)`.
  static func isNamed(_ number: String) -> Bool {
    guard let first = number.unicodeScalars.first, first.properties.isAlphabetic else {
      return false
    }
    if first.value >= 0x2E80 { return true }
    let word = number.prefix { $0 != " " }
    return word.count < number.count && word.count > 1 && word.allSatisfy(\.isLetter)
      && !word.allSatisfy("IVXLCDMivxlcdm".contains)
  }

  /// Whether a number tells the clause around it: `4(a)` in 4, but neither 4 nor 41.
  private static func isWithin(_ number: String, _ parent: String) -> Bool {
    guard number.hasPrefix(parent), let next = number.dropFirst(parent.count).first else {
      return false
    }
    return !next.isLetter && !next.isNumber
  }
}
