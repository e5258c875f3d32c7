import AssentManifest

/// What is on the screen when somebody is asked: the words that they agree with, and how they were shown.
///
/// A face shows what stands here, in this order, and nothing else beside the text that could be agreed
/// with; a field or a box is told empty, as it was before it was filled in.
public struct Presentation: Hashable, Sendable {
  /// Something below the statement, by the words that a person reads.
  public struct Control: Hashable, Sendable {
    /// What a control is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case box
      /// A field for the name.
      case name = "name-field"
      case accept = "accept-button"
      case decline = "decline-button"
      /// "Not now".
      case later = "later-button"
      /// Asks for the name to be typed.
      case namePrompt = "name-prompt"
      /// Asks for ``Control/answer`` to be typed.
      case acceptPrompt = "accept-prompt"
      /// A sentence that asks for nothing.
      case sentence
    }

    /// What it is.
    public var kind: Kind
    /// The words on it, or beside it.
    public var label: String
    /// The words that have to be typed, case apart; `nil` where none have to be.
    public var answer: String?

    /// A control with its words, and the answer where one has to be typed.
    public init(_ kind: Kind, _ label: String, answer: String? = nil) {
      self.kind = kind
      self.label = label
      self.answer = answer
    }
  }

  /// What a face is made of, which decides what stands below the statement.
  public enum Form: Hashable, Sendable {
    /// Fields, boxes and buttons of an app: name, box, Decline, Accept.
    case app
    /// A full screen of characters: box, name, Decline or "Not now", Accept.
    case terminal
    /// Lines, in which the answer is typed.
    case lines(hasCommands: Bool)
  }

  /// Which text.
  public var text: AcceptanceEvent.Text
  /// Of the file that the text on the screen is made from.
  public var shownDigest: Manifest.Digest
  /// The paragraphs before the text: what changed, with the summary of the publisher; why a guardian is
  /// asked.
  public var above: [String]
  /// The sentence that the person agrees to: "I have read and agree to the License Agreement, version 1.1."
  public var statement: String
  /// What stands below the statement, from the first to the last.
  public var controls: [Control]
  /// The language of the labels.
  public var labelLocale: String
  /// The form of the screen, ``GateKeeper/gate``: `assent-gate-screen/1`.
  public var gate: String
  /// How it was laid out: `terminal 80x24`, `plain`, `web phone`.
  public var layout: String
  /// Whether it is an `assent-presentation/1`, which says nothing of order, name and changes.
  let isFirstForm: Bool

  /// A screen of a text, as a face lays it out.
  public init(
    text: AcceptanceEvent.Text, shownDigest: Manifest.Digest, above: [String] = [],
    statement: String, controls: [Control], labelLocale: String, gate: String, layout: String
  ) {
    (self.text, self.shownDigest, self.above) = (text, shownDigest, above)
    (self.statement, self.controls) = (statement, controls)
    (self.labelLocale, self.gate, self.layout) = (labelLocale, gate, layout)
    isFirstForm = false
  }

  /// A screen in the first form: some box, Accept and Decline, in no order, and nothing else.
  public init(
    text: AcceptanceEvent.Text, shownDigest: Manifest.Digest, statement: String, boxLabel: String,
    acceptLabel: String, declineLabel: String, labelLocale: String, gate: String, layout: String
  ) {
    (self.text, self.shownDigest, above) = (text, shownDigest, [])
    self.statement = statement
    controls = [
      Control(.box, boxLabel), Control(.accept, acceptLabel), Control(.decline, declineLabel),
    ]
    (self.labelLocale, self.gate, self.layout) = (labelLocale, gate, layout)
    isFirstForm = true
  }

  // MARK: Labels

  /// The label of the box, whose verb is that of the button; in lines the words that are typed instead.
  public var boxLabel: String {
    get { label(of: .box) ?? controls.compactMap(\.answer).first ?? "" }
    set { relabel(.box, newValue) }
  }

  /// The label of the button Accept; empty where there is none.
  public var acceptLabel: String {
    get { label(of: .accept) ?? "" }
    set { relabel(.accept, newValue) }
  }

  /// The label of the button Decline; empty where there is none.
  public var declineLabel: String {
    get { label(of: .decline) ?? "" }
    set { relabel(.decline, newValue) }
  }

  /// The label of the first control of a kind; `nil` where there is none.
  public func label(of kind: Control.Kind) -> String? {
    controls.first { $0.kind == kind }?.label
  }

  private mutating func relabel(_ kind: Control.Kind, _ label: String) {
    guard let index = controls.firstIndex(where: { $0.kind == kind }) else { return }
    controls[index].label = label
  }
}
