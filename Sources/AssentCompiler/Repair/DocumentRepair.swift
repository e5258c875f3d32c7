import AssentDiagnostics
import AssentLint
import AssentMarkup

/// Repairs a document by the fixes of its findings, and holds what comes out against what was there.
///
/// No repair changes what the document says. A fix that would is not made, whatever it promises:
/// the digest of the words stays, and in diagrams the graph, its words and its picture. The one
/// exception are misread characters, which become those that were written; they make no diagram
/// invalid. Nor does a repair of diagrams leave more findings of any rule on them than there were.
struct DocumentRepair {
  private let source: SourceFile
  /// What the document says before the repair, read when it is first needed.
  private var before: DocumentMeaning?
  /// The findings in its diagrams before the repair, counted when they are first needed.
  private var findingsBefore: [RuleID: Int]?
  /// How often a repaired document may be read.
  private var trials = 32
  /// Whether every fix was tried.
  private var isWhole = true

  private init(_ source: SourceFile) { self.source = source }

  /// What came of the repairs of one kind.
  struct Outcome {
    var bytes: [UInt8]
    /// Whether every one of them was tried.
    var isWhole: Bool
  }

  /// The bytes of a file with the repairs of the first kind that changes something; `nil` where none
  /// does.
  static func apply(_ findings: [Diagnostic], to source: SourceFile) -> [UInt8]? {
    outcome(of: findings, in: source)?.bytes
  }

  /// What comes of the repairs of the first kind that changes something; `nil` where none does.
  ///
  /// Repairs of different kinds are made one after the other, as one may make room for another:
  /// damaged words move the walls of a drawing.
  static func outcome(of findings: [Diagnostic], in source: SourceFile) -> Outcome? {
    var seen: Set<FixIt> = []
    let fixes = findings.compactMap(\.fix).filter { seen.insert($0).inserted }
    for reach in FixIt.Reach.allCases {
      let some = fixes.filter { $0.reach == reach }
      guard !some.isEmpty else { continue }
      var repair = DocumentRepair(source)
      var kept: [FixIt] = []
      repair.keep(some[...], reach, &kept)
      let bytes = FixIt.apply(kept, to: source.bytes)
      if bytes != source.bytes { return Outcome(bytes: bytes, isWhole: repair.isWhole) }
    }
    return nil
  }

  /// Adds as many of the fixes as leave what the document says: all, or those of either half.
  private mutating func keep(
    _ fixes: ArraySlice<FixIt>, _ reach: FixIt.Reach, _ kept: inout [FixIt]
  ) {
    guard trials > 0 else {
      isWhole = false
      return
    }
    trials -= 1
    if isAllowed(FixIt.apply(kept + fixes, to: source.bytes), reach) {
      kept += fixes
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      keep(fixes[..<middle], reach, &kept)
      keep(fixes[middle...], reach, &kept)
    }
  }

  private mutating func isAllowed(_ bytes: [UInt8], _ reach: FixIt.Reach) -> Bool {
    let known = before ?? DocumentMeaning(of: source)
    before = known
    let after = DocumentMeaning(of: SourceFile(path: source.path, bytes: bytes))
    switch reach {
    case .damage: return known.keepsValidity(in: after)
    case .diagram: return known.hasSameGraphs(as: after) && isNoWorse(after, than: known)
    case .markup: return known.hasSameWords(as: after) && known.keepsGraphs(in: after)
    }
  }

  private mutating func isNoWorse(_ after: DocumentMeaning, than known: DocumentMeaning) -> Bool {
    let counts = findingsBefore ?? known.diagramFindings
    findingsBefore = counts
    return after.diagramFindings.allSatisfy { $0.value <= counts[$0.key, default: 0] }
  }
}
