/// Numbers that belong to others, as few of them to each: the segments that meet every place.
struct SegmentTable {
  /// Where the elements of each owner begin, and the end of the last.
  private(set) var starts: [Int]
  private(set) var elements: [Int]

  /// - Parameter owners: whom every element from 0 on belongs to.
  init(count: Int, owners: [Int]) {
    // Until its elements are there, the start of each owner stands one place behind its own.
    starts = Array(repeating: 0, count: count + 2)
    for owner in owners { starts[owner + 2] += 1 }
    for owner in 0..<count { starts[owner + 2] += starts[owner + 1] }
    elements = Array(repeating: 0, count: owners.count)
    for (element, owner) in owners.enumerated() {
      elements[starts[owner + 1]] = element
      starts[owner + 1] += 1
    }
    starts.removeLast()
  }

  /// A table of nobody.
  init() { (starts, elements) = ([], []) }

  /// The elements of an owner, in ascending order as long as nothing sorted them.
  subscript(owner: Int) -> ArraySlice<Int> { elements[starts[owner]..<starts[owner + 1]] }

  func count(_ owner: Int) -> Int { starts[owner + 1] - starts[owner] }

  func first(_ owner: Int) -> Int? {
    starts[owner] < starts[owner + 1] ? elements[starts[owner]] : nil
  }

  /// The element at a position among those of an owner.
  func element(_ owner: Int, _ position: Int) -> Int { elements[starts[owner] + position] }

  /// The elements for which `isKept` holds, with the same owners and in the same order.
  func filter(_ isKept: (_ owner: Int, _ element: Int) -> Bool) -> SegmentTable {
    var kept = self
    kept.elements.removeAll(keepingCapacity: true)
    for owner in 0..<max(starts.count - 1, 0) {
      kept.starts[owner] = kept.elements.count
      for element in self[owner] where isKept(owner, element) { kept.elements.append(element) }
    }
    if let last = starts.indices.last { kept.starts[last] = kept.elements.count }
    return kept
  }

  /// Sorts the elements of every owner by their keys; equal ones keep their order.
  mutating func sort(by keys: [Int]) {
    elements.withUnsafeMutableBufferPointer { elements in
      for owner in 0..<max(starts.count - 1, 0) where starts[owner + 1] - starts[owner] > 1 {
        elements[starts[owner]..<starts[owner + 1]].sort { (keys[$0], $0) < (keys[$1], $1) }
      }
    }
  }
}
