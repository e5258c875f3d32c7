import AssentDiagnostics

/// Which findings the comments of a document turn off, and which comments are of use.
///
/// Findings and comments are both many in a hostile document, so none is held against all others:
/// comments are grouped by rule and sorted by line.
struct Suppression {
  /// The comments about one rule.
  private struct Group {
    /// The regions in order of their first line.
    var regions: [ClosedRange<Int>] = []
    /// For each region, the last line of it and of those before it.
    var ends: [Int] = []
    var coversFile = false

    func covers(_ line: Int) -> Bool {
      let next = regions.partitioningIndex { $0.lowerBound > line }
      return next > 0 && ends[next - 1] >= line
    }
  }

  private let directives: [Directive]
  private var groups: [RuleID: Group] = [:]

  init(_ directives: [Directive]) {
    self.directives = directives
    for directive in directives where !directive.isEnd {
      guard let rule = directive.rule else { continue }
      groups[rule, default: Group()].regions.append(directive.lines)
      if directive.coversFile { groups[rule]?.coversFile = true }
    }
    groups = groups.mapValues { group in
      var group = group
      group.regions.sort { $0.lowerBound < $1.lowerBound }
      var end = 0
      group.ends = group.regions.map { region in
        end = max(end, region.upperBound)
        return end
      }
      return group
    }
  }

  /// Whether a comment turns `diagnostic` off.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    guard let group = groups[diagnostic.rule] else { return false }
    guard let range = diagnostic.range else { return group.coversFile }
    return group.covers(range.start.line)
  }

  /// Whether each comment turns one of `diagnostics` off, in the order of the comments.
  func uses(in diagnostics: [Diagnostic]) -> [Bool] {
    var lines: [RuleID: [Int]] = [:]
    var files: Set<RuleID> = []
    for diagnostic in diagnostics where groups[diagnostic.rule] != nil {
      if let range = diagnostic.range {
        lines[diagnostic.rule, default: []].append(range.start.line)
      } else {
        files.insert(diagnostic.rule)
      }
    }
    lines = lines.mapValues { $0.sorted() }
    return directives.map { directive in
      guard !directive.isEnd, let rule = directive.rule else { return false }
      if directive.coversFile, files.contains(rule) { return true }
      guard let lines = lines[rule] else { return false }
      let first = lines.partitioningIndex { $0 >= directive.lines.lowerBound }
      return first < lines.count && lines[first] <= directive.lines.upperBound
    }
  }
}
