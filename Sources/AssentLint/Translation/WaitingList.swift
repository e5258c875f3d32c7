/// Things that wait for a counterpart, in their order; each belongs to a group, and in it to one of a few kinds,
/// so that a counterpart is found without a look at all that wait.
struct WaitingList<Element, Group: Hashable, Kind: Hashable> {
  private var elements: [Element?]
  /// The places of what waits, the last first.
  private var places: [Group: [Kind: [Int]]] = [:]

  /// - Parameter key: where an element belongs; `nil` for one that finds no counterpart.
  init(_ elements: [Element], by key: (Element) -> (group: Group, kind: Kind)?) {
    self.elements = elements
    for place in elements.indices.reversed() {
      guard let key = key(elements[place]) else { continue }
      places[key.group, default: [:]][key.kind, default: []].append(place)
    }
  }

  /// What still waits.
  var rest: [Element] { elements.compactMap(\.self) }

  /// Takes the first of a group whose kind is wanted.
  mutating func take(_ group: Group, where isWanted: (Kind) -> Bool) -> Element? {
    guard let kind = firstKind(in: group, where: isWanted),
      let place = places[group]?[kind]?.popLast()
    else { return nil }
    defer { elements[place] = nil }
    return elements[place]
  }

  private func firstKind(in group: Group, where isWanted: (Kind) -> Bool) -> Kind? {
    var first: (kind: Kind, place: Int)?
    for (kind, waiting) in places[group] ?? [:] where isWanted(kind) {
      if let place = waiting.last, place < first?.place ?? .max { first = (kind, place) }
    }
    return first?.kind
  }
}
