/// One step on the way into an app: a welcome, a sign-in, a permission, a subscription, an agreement.
public struct OnboardingStep: Hashable, Sendable, Identifiable {
  /// What has to be so before the step can be left.
  public enum Requirement: Hashable, Sendable {
    /// Nothing: the button is always on.
    case none
    /// Facts that the app tells: `signedIn`, or `name` and `agency`; all of them.
    case facts(Set<String>)
    /// A document of the manifest, by its id; a ``GateSession`` asks for it.
    case agreement(document: String)
  }

  /// The name that the app gives the step; no two steps of a sequence share one.
  public var id: String
  /// What the step is called where a person sees it, in their language.
  public var title: String
  /// What has to be so before the step can be left.
  public var requirement: Requirement
  /// Whether nobody goes on without it. What is not required can be left with "Not now".
  public var isRequired: Bool
  /// Whether the step opens again when its requirement lapses after everything was finished.
  public var reopens: Bool

  /// Makes a step, which is required and has no requirement unless told.
  public init(
    id: String, title: String, requirement: Requirement = .none, isRequired: Bool = true,
    reopens: Bool = true
  ) {
    self.id = id
    self.title = title
    self.requirement = requirement
    self.isRequired = isRequired
    self.reopens = reopens
  }

  /// What the machine is told of the step.
  var flags: GateFlags {
    var flags: GateFlags = isRequired ? .isRequired : []
    if case .facts(let facts) = requirement, !facts.isEmpty, isRequired {
      flags.insert(.needsProof)
    }
    return flags
  }
}
