/// The sections that an agreement of some kind must have.
package struct Profile: Hashable, Sendable {
  /// The name by which a document asks for it: the kind's, or one of the configuration.
  package var name: String
  package var required: [SectionMeaning]

  package init(name: String, required: [SectionMeaning]) {
    self.name = name
    self.required = required
  }

  /// The built-in profile of a kind; of documentation it requires nothing.
  ///
  /// It holds what nearly every real agreement of the kind has, so that a missing section is worth
  /// a remark.
  package static func builtIn(for kind: DocumentKind) -> Profile {
    let required: [SectionMeaning] =
      switch kind {
      case .license: [.grant, .warranty, .liability]
      case .eula: [.grant, .warranty, .liability, .termination]
      case .terms: [.liability, .termination, .governingLaw]
      case .privacy: [.dataCollected, .contact]
      case .policy, .other: []
      }
    return Profile(name: kind.rawValue, required: required)
  }
}
