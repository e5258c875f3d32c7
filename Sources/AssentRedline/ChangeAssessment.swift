import AssentManifest

/// The class of a change, computed, with the signals that decided it.
package struct ChangeAssessment: Hashable, Sendable {
  /// Something in the sentence of a change that makes it matter.
  package struct Signal: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case modal
      case negation
      case exception
      /// and/or, any/all/only, each.
      case scope
      case discretion
      case amount
      case duration
      case party
      case governingLaw = "governing-law"
      case liability
      case warranty
      case termination
      case data
      case definition
      case referenceTarget = "reference-target"
      case listItem = "list-item"
      case clause
      /// The language has no table of signals.
      case unknownLanguage = "unknown-language"
    }

    package var kind: Kind
    /// The words that were there; empty where none were.
    package var old: String
    package var new: String
    /// Number or title of the clause.
    package var clause: String

    package init(kind: Kind, old: String, new: String, clause: String) {
      self.kind = kind
      self.old = old
      self.new = new
      self.clause = clause
    }
  }

  package var changeClass: Manifest.ChangeClass
  /// In the order of the new text; empty below ``Manifest/ChangeClass/obligations``.
  package var signals: [Signal]

  package init(changeClass: Manifest.ChangeClass, signals: [Signal] = []) {
    self.changeClass = changeClass
    self.signals = signals
  }
}
