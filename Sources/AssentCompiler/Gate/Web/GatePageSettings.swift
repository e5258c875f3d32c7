/// What `assent.yml` says of the page of a gate, as far as it says something.
package struct GatePageSettings: Hashable, Sendable {
  /// How the gate stands on its page.
  package enum Presentation: String, CaseIterable, Sendable {
    case page
    case sheet
  }

  /// Where receipts are sent.
  package var hook: GateHook?
  package var presentation: Presentation?

  package init() {}

  /// These settings, and those of `other` where these say nothing.
  package func over(_ other: GatePageSettings) -> GatePageSettings {
    var result = self
    result.hook = hook ?? other.hook
    result.presentation = presentation ?? other.presentation
    return result
  }
}
