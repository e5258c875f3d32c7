/// How many there are of each of some elements.
struct Multiset<Element: Hashable> {
  private var counts: [Element: Int]

  init(_ elements: some Sequence<Element>) {
    counts = Dictionary(elements.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Takes one out; gives whether there was one.
  mutating func take(_ element: Element) -> Bool {
    guard let count = counts[element], count > 0 else { return false }
    counts[element] = count - 1
    return true
  }
}
