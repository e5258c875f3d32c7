import AssentRedline

/// The diagrams that differ, and the blocks of a redline in whose place they are shown.
///
/// What changed in a diagram is told of its nodes and edges; the words of its code, compared one by
/// one, would tell nothing.
struct RedlineDiagrams: Sendable {
  /// What stands in the place of a block of code.
  enum Place: Hashable {
    /// The diagram of that index.
    case diagram(Int)
    /// The old code of a diagram that is shown where the new one stands.
    case elsewhere
  }

  let differences: [DiagramDifference]
  private var byNewCode: [[UInt8]: Int] = [:]
  private var byOldCode: [[UInt8]: Int] = [:]
  /// Those whose new code stands in the redline.
  private var shownNew: Set<Int> = []
  /// The diagrams whose code is in no clause that differs: they stand behind all clauses.
  private(set) var rest: [Int] = []

  init(_ differences: [DiagramDifference], in redline: Redline) {
    self.differences = differences
    guard !differences.isEmpty else { return }
    for (index, difference) in differences.enumerated() {
      if !difference.newCode.isEmpty { byNewCode[Self.key(difference.newCode)] = index }
      if !difference.oldCode.isEmpty { byOldCode[Self.key(difference.oldCode)] = index }
    }
    var shown: Set<Int> = []
    for change in redline.clauses {
      let blocks = change.shownBlocks
      for case .block(let index) in ShownBlocks.of(blocks) where blocks[index].form == .code {
        let (old, new) = indices(of: blocks[index])
        if let new { shownNew.insert(new) }
        shown.formUnion([old, new].compactMap(\.self))
      }
    }
    rest = differences.indices.filter { !shown.contains($0) }
  }

  /// What is shown in the place of a block; `nil` for one that is no diagram.
  func place(of block: BlockChange) -> Place? {
    guard block.form == .code, !differences.isEmpty else { return nil }
    let (old, new) = indices(of: block)
    if let new { return .diagram(new) }
    return old.map { shownNew.contains($0) ? .elsewhere : .diagram($0) }
  }

  private func indices(of block: BlockChange) -> (old: Int?, new: Int?) {
    let runs = block.runs.filter { $0.sort != .markup }
    func key(_ kind: Run.Kind) -> [UInt8] {
      Self.key(runs.lazy.compactMap { $0.text(in: kind) }.flatMap(\.utf8))
    }
    return (
      block.kind == .added ? nil : byOldCode[key(.deleted)],
      block.kind == .removed ? nil : byNewCode[key(.inserted)]
    )
  }

  /// Code without its spaces, which words of a redline may have lost.
  private static func key(_ code: some Sequence<UInt8>) -> [UInt8] {
    code.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }
}
