import AssentGate

/// What a gate shows at one moment.
enum FaceView: Hashable, Sendable {
  /// Texts, with their boxes and buttons.
  case text
  /// Whether to decline this item.
  case declining(Int)
  /// How old the person is.
  case age
  case tooYoung(Int)
  /// The guardian of a person, about this item.
  case guardian(Int)
  /// Nothing can be shown; in words.
  case unavailable(String, detail: String)
  /// What the person should hear first, in sentences.
  case news([String])
  /// An older acceptance of this item still counts.
  case grace(Int)
  /// The acceptance of this item could not be stored.
  case unsaved(Int)
  /// The keys and what they do.
  case help
  /// Nothing is left to answer.
  case done
  /// The person left.
  case left
}

/// A button of a gate.
enum FaceButton: Hashable, Sendable {
  case decline
  case accept
  case reviewAgain
  case exit
  case notNow
  case readNow
  case retry
  case goOn
  case back
}

/// What keys can be directed to.
enum FaceControl: Hashable, Sendable {
  /// The text, which the arrow keys move.
  case text
  /// The box of an item.
  case box(Int)
  /// The field for the name that signs an item.
  case name(Int)
  /// The field for the age.
  case age
  case button(FaceButton)
}
