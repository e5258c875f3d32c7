import AssentDiagnostics
import AssentLint

/// Everything that a finding can be about, with its text: the rules of lint and the faults.
///
/// Each name of ``RuleID`` has exactly one entry; a test holds the two together.
package enum RuleCatalogue {
  package enum Entry: Sendable {
    case rule(Rule)
    case fault(Fault)

    package var id: RuleID {
      switch self {
      case .rule(let rule): rule.id
      case .fault(let fault): fault.id
      }
    }
  }

  /// The rules in the order of the manual, then the faults.
  package static let entries: [Entry] = Rule.all.map(Entry.rule) + Fault.all.map(Entry.fault)

  /// The entry with this name; `nil` where there is none.
  package static func entry(named name: String) -> Entry? {
    RuleID(rawValue: name).flatMap { byID[$0] }
  }

  /// All names, in the order of the entries.
  package static var names: [String] { entries.map(\.id.rawValue) }

  private static let byID = Dictionary(
    entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
