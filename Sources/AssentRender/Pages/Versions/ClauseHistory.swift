import AssentManifest
import AssentRedline

/// In which versions each clause of an agreement changed, followed through moves and new numbers.
package struct ClauseHistory: Hashable, Sendable {
  /// A change of one clause.
  package struct Event: Hashable, Sendable {
    /// The version that brought it.
    package var version: Manifest.Version
    /// The version before that.
    package var from: Manifest.Version
    package var kinds: [ClauseChange.Kind]
    /// Which of the changes between the two it is, from 1.
    package var number: Int
    /// Which of the pairs it is, from 0.
    fileprivate var step: Int
  }

  package struct Clause: Hashable, Sendable {
    /// Where it stands in the last text that has it.
    package var place: ClauseChange.Place
    /// The version that no longer has it; `nil` for a clause of the newest text.
    package var removedIn: Manifest.Version?
    /// Oldest first.
    package var events: [Event]
  }

  /// The differences between a version and the one before it.
  package typealias Step = (
    from: Manifest.Version, to: Manifest.Version, clauses: [ClauseChange]
  )

  /// The clauses that ever changed: those of the newest text in its order, then those it has no more.
  package private(set) var clauses: [Clause] = []
  /// Those of the newest text, by anchor.
  private var present: [String: Clause] = [:]

  /// - Parameters:
  ///   - steps: the neighboring pairs, oldest first.
  ///   - anchors: those of the newest text in its order; what is not among them is sorted by number.
  package init(_ steps: [Step], anchors: [String] = []) {
    var removed: [Clause] = []
    for (number, step) in steps.enumerated() { apply(step, number, removed: &removed) }
    var order: [String: Int] = [:]
    for (index, anchor) in anchors.enumerated() where order[anchor] == nil { order[anchor] = index }
    clauses =
      present.values.map { (order[$0.place.anchor] ?? Int.max, Self.path(of: $0), $0) }
      .sorted {
        $0.0 != $1.0 ? $0.0 < $1.0 : Self.isBefore(($0.1, $0.2), ($1.1, $1.2))
      }.map(\.2) + removed
  }

  /// The changes of a clause of the newest text; `nil` where it never changed.
  package subscript(anchor: String) -> Clause? { present[anchor] }

  private mutating func apply(_ step: Step, _ number: Int, removed: inout [Clause]) {
    // What moves to another anchor is taken out first: two clauses may change places.
    var earlier: [[Clause]] = []
    for change in step.clauses {
      earlier.append(
        change.old.map {
          present.removeValue(forKey: $0.anchor) ?? Clause(place: $0, removedIn: nil, events: [])
        })
    }
    for (index, change) in step.clauses.enumerated() {
      let event = Event(
        version: step.to, from: step.from, kinds: change.kinds, number: index + 1, step: number)
      if change.new.isEmpty {
        for var clause in earlier[index] {
          clause.events.append(event)
          clause.removedIn = step.to
          removed.append(clause)
        }
      }
      for place in change.new {
        // One clause may have several changes between the same two texts.
        let before = earlier[index].map(\.events) + [present[place.anchor]?.events ?? []]
        present[place.anchor] = Clause(
          place: place, removedIn: nil, events: Self.merged(before) + [event])
      }
    }
  }

  /// The changes of clauses that became one, in order of time, each once.
  private static func merged(_ lists: [[Event]]) -> [Event] {
    let filled = lists.filter { !$0.isEmpty }
    guard filled.count > 1 else { return filled.first ?? [] }
    return Set(filled.joined()).sorted { ($0.step, $0.number) < ($1.step, $1.number) }
  }

  /// The numbers on the way to a clause: `4`, `2` of `4.2`.
  private static func path(of clause: Clause) -> [Int] {
    var path: [Int] = []
    for part in clause.place.number?.utf8.split(whereSeparator: { !(48...57).contains($0) }) ?? [] {
      // A number longer than any text has clauses is no number.
      path.append(Int(String(decoding: part.prefix(9), as: UTF8.self)) ?? 0)
    }
    return path
  }

  private static func isBefore(_ a: ([Int], Clause), _ b: ([Int], Clause)) -> Bool {
    if a.0 != b.0 {
      // What has no number stands last.
      if a.0.isEmpty || b.0.isEmpty { return b.0.isEmpty }
      return a.0.lexicographicallyPrecedes(b.0)
    }
    return a.1.place.anchor < b.1.place.anchor
  }
}
