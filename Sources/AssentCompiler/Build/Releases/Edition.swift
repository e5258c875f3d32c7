import AssentManifest
import AssentRender

/// Which text of an agreement is compiled, and what its pages need to know of the others.
struct Edition: Sendable {
  enum Form: Hashable, Sendable {
    /// The text of the content folder as it stands.
    case working
    /// A frozen text.
    case released
    /// A working text ahead of the last release; no release of a manifest.
    case draft
  }

  var form: Form
  /// Whether its pages stand at the address without a version as well.
  var isCurrent: Bool
  /// Published places by path below the content folder, where links of this text mean others than
  /// those of the rest of the site: the pictures and the other languages of its own version.
  var links: [String: String] = [:]
  /// `nil` for a flow document.
  var history: AgreementHistory?
  /// What changed in each clause up to this version, where its page shows that.
  var changes: ClauseHistory?

  /// A document of the content folder, published as it stands.
  static let working = Edition(form: .working, isCurrent: true)
}
