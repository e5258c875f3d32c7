import AssentRedline

extension ClauseName {
  /// From where to where a clause or passage moved, so that a reader finds both places.
  enum Move {
    /// Under another heading or number.
    case places(from: String, to: String)
    /// A passage, within its clause.
    case within(String)
    /// Under the same heading, in another order: behind which clauses it stood and stands, empty for none.
    case order(after: String, nowAfter: String)

    init(_ change: ClauseChange, _ names: ClauseName) {
      var (from, to) = (names.text(change.old), names.text(change.new))
      guard from == to, let old = change.old.first, let new = change.new.first else {
        self = .places(from: from, to: to)
        return
      }
      (from, to) = (names.path(old), names.path(new))
      if from != to {
        self = .places(from: from, to: to)
      } else if let before = old.after, let after = new.after, before != after {
        self = .order(after: before, nowAfter: after)
      } else if case (let before, let now) = (
        names.namedPath(old, isNew: false), names.namedPath(new, isNew: true)
      ), before != now, !change.isPassage {
        self = .places(from: before, to: now)
      } else {
        self = .within(change.isPassage ? to : new.parents.last ?? to)
      }
    }

    /// In few words, beside the name and the kind of the change.
    func listed(_ labels: RedlineLabels) -> String {
      switch self {
      case .places(let from, let to): from + labels.arrow + to
      case .within: sentence(labels).map(\.text).joined()
      case .order("", let after): labels.text("movedFromFirst", after)
      case .order(let before, ""): labels.text("movedToFirst", before)
      case .order(let before, let after): labels.text("movedAfter", before, after)
      }
    }

    /// A stretch of the sentence, and whether it names the place that was, or the one that is.
    struct Part {
      enum Place { case none, old, new }

      var text: String
      var place = Place.none
    }

    /// The sentence beneath the name of a clause. One that names no place to link is one part.
    func sentence(_ labels: RedlineLabels) -> [Part] {
      switch self {
      case .places(let from, let to):
        let words = labels["movedFromTo"].split(separator: "%", omittingEmptySubsequences: false)
        guard words.count == 3 else { return [] }
        return [
          Part(text: String(words[0])), Part(text: from, place: .old), Part(text: String(words[1])),
          Part(text: to, place: .new), Part(text: String(words[2])),
        ]
      case .within(let name): return [Part(text: labels.text("movedWithin", name))]
      case .order: return [Part(text: listed(labels).withCapital)]
      }
    }
  }
}

extension String {
  /// With a capital, as a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
