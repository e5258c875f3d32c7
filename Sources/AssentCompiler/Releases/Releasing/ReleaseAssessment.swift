import AssentLicense
import AssentManifest
import AssentRecord
import AssentRedline

/// The class of a release, computed over all its languages, with what decided it.
package struct ReleaseAssessment: Hashable, Sendable {
  /// The strictest of all languages.
  package var changeClass: Manifest.ChangeClass
  /// What decided it, in words: `duty or right: 'shall' becomes 'may' (4.2)`.
  package var signals: [String]

  /// The most signals that a ledger lists, and the most characters of each.
  private static let mostSignals = 40
  private static let mostCharacters = 200

  /// The first release of an agreement.
  static let initial = ReleaseAssessment(changeClass: .initial, signals: [])

  init(changeClass: Manifest.ChangeClass, signals: [String]) {
    self.changeClass = changeClass
    self.signals = signals
  }

  /// Compares texts with those released before.
  ///
  /// - Parameters:
  ///   - pairs: the texts of each language that both have, the one that binds first.
  ///   - whole: what differs in the agreement as a whole.
  init(
    _ pairs: [(locale: Manifest.Locale, old: LegalDocument, new: LegalDocument)],
    whole: ChangeAssessment = ChangeAssessment(changeClass: .identical)
  ) {
    // Where no language is common to both, nothing is known, and so the strictest holds.
    var strictest: Manifest.ChangeClass = pairs.isEmpty ? .obligations : whole.changeClass
    var signals = whole.signals.map {
      LedgerText.shown($0.description, limit: Self.mostCharacters)
    }
    for (index, pair) in pairs.enumerated() {
      let found = Self.assessment(pair.old, pair.new)
      strictest = max(strictest, found.changeClass)
      for signal in found.signals {
        signals.append(
          (index == 0 ? "" : "\(pair.locale): ")
            + LedgerText.shown(signal.description, limit: Self.mostCharacters))
      }
    }
    changeClass = strictest
    self.signals = Array(signals.prefix(Self.mostSignals))
  }

  private static func assessment(_ old: LegalDocument, _ new: LegalDocument) -> ChangeAssessment {
    Redline(comparing: old, with: new, names: (old.path, new.path)).assessment
  }
}
