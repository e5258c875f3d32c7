/// Findings of an earlier run, to tell those of a later one from new ones.
///
/// A finding is the one that has its whole fingerprint; else one of the same file, rule and text, as
/// the words around it may have changed. So there are new ones only where there are more than before.
struct KnownFindings: Sendable {
  struct Entry: Hashable, Sendable {
    /// `nil` for one whose file is gone: the same words may stand in any other.
    var file: String?
    var fingerprint: FindingFingerprint
  }

  private var byFull: [String: [Int]] = [:]
  private var byPlace: [String: [Int]] = [:]

  init(_ entries: [Entry]) {
    for (index, entry) in entries.enumerated().reversed() {
      byFull[Self.key(entry.file, entry.fingerprint.full), default: []].append(index)
      guard let file = entry.file else { continue }
      byPlace[Self.key(file, entry.fingerprint.place), default: []].append(index)
    }
  }

  /// For each finding the index of the entry that it is; `nil` for a new one.
  func matches(_ findings: [(file: String, fingerprint: FindingFingerprint)]) -> [Int?] {
    var left = self
    var used: Set<Int> = []
    var found = [Int?](repeating: nil, count: findings.count)
    for (index, finding) in findings.enumerated() {
      found[index] = left.take(\.byFull, finding.file, finding.fingerprint.full, &used)
    }
    for (index, finding) in findings.enumerated() where found[index] == nil {
      found[index] = left.take(\.byPlace, finding.file, finding.fingerprint.place, &used)
    }
    return found
  }

  private mutating func take(
    _ list: WritableKeyPath<Self, [String: [Int]]>, _ file: String, _ print: String,
    _ used: inout Set<Int>
  ) -> Int? {
    for key in [Self.key(file, print), Self.key(nil, print)] {
      while let index = self[keyPath: list][key]?.popLast() {
        if used.insert(index).inserted { return index }
      }
    }
    return nil
  }

  private static func key(_ file: String?, _ print: String) -> String {
    "\(file ?? "")\0\(print)"
  }
}
