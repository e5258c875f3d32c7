/// Elements in plain memory, as many as there were at first.
///
/// Where few numbers are written very often, an array takes longer to ask who else holds it than to
/// write them. Only debug builds check that a place is in the table.
struct FlatTable<Element: BitwiseCopyable>: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<Element>

  init(repeating element: Element, count: Int) {
    memory = .allocate(capacity: count)
    memory.initialize(repeating: element)
  }

  init(_ elements: some Collection<Element>) {
    memory = .allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
  }

  deinit { memory.deallocate() }

  var count: Int { memory.count }

  subscript(place: Int) -> Element {
    get { memory[place] }
    set { memory[place] = newValue }
  }

  subscript(places: Range<Int>) -> [Element] { Array(memory[places]) }

  /// Hands out the memory itself, for loops that work on several elements at once.
  func withMemory(_ body: (UnsafeMutableBufferPointer<Element>) -> Void) { body(memory) }

  mutating func swapAt(_ one: Int, _ two: Int) { memory.swapAt(one, two) }

  mutating func reverse(_ places: Range<Int>) { memory[places].reverse() }

  /// Sorts elements, few as a rule; equal ones keep their order.
  mutating func sort(_ places: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    if places.count > 64 {
      memory[places].sort(by: isBefore)
      return
    }
    for place in places.dropFirst() {
      let element = memory[place]
      var slot = place
      while slot > places.lowerBound, isBefore(element, memory[slot - 1]) {
        memory[slot] = memory[slot - 1]
        slot -= 1
      }
      memory[slot] = element
    }
  }

  /// Takes over the elements of a table that has as many.
  mutating func copy(_ other: borrowing FlatTable) { _ = memory.update(from: other.memory) }
}
