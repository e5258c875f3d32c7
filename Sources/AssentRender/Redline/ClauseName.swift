import AssentRedline

/// What a clause is called where people read of it.
struct ClauseName {
  let labels: RedlineLabels
  /// Names that several clauses go by; these are told apart by what they stand in.
  private let repeated: Set<String>

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
  }

  /// `4.2 Payment`, `Section 4.2`, `4.2 (a)`, `Payment`; words for what stands before the first clause.
  func text(_ place: ClauseChange.Place) -> String {
    let name = Self.text(place, labels)
    guard repeated.contains(name), let parent = place.parents.last, !parent.isEmpty else {
      return name
    }
    return "\(parent) › \(name)"
  }

  private static func text(_ place: ClauseChange.Place, _ labels: RedlineLabels) -> String {
    let title = place.title
    guard let number = reference(place) else {
      return title.isEmpty ? labels["opening"] : title
    }
    return title.isEmpty ? labels.text("section", number) : "\(place.number ?? number) \(title)"
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

  /// The number by which people refer to a clause; that of an item, with what it stands in: `4.2 (a)`.
  static func reference(_ place: ClauseChange.Place) -> String? {
    guard let number = place.number, !number.isEmpty else { return nil }
    guard place.title.isEmpty, let parent = place.parents.last, !parent.isEmpty,
      !number.hasPrefix(parent)
    else { return number }
    // 4.2 stands alone; `(a)` and `3` are counted anew in each clause.
    if number.utf8.contains(UInt8(ascii: ".")) { return number }
    return "\(parent) \(number)"
  }
}
