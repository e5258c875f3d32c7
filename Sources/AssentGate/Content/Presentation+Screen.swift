extension Presentation {
  /// The screen again, as plain text, before anything was answered.
  public var screen: String { screen(answeredBy: nil) }

  /// The screen again, as plain text: what stood above the text, what was asked, and below it, in its
  /// order, what was ticked, typed or pressed.
  ///
  /// The text of the agreement is in the receipt.
  /// - Parameter acceptance: with the box as it was ticked, and the name that was typed.
  public func screen(answeredBy acceptance: Acceptance?) -> String {
    var paragraphs = ["\(text.document) \(text.version) (\(text.locale)), \(text.textDigest)"]
    if !above.isEmpty { paragraphs.append(above.joined(separator: "\n")) }
    paragraphs += ["[…]", statement]
    var buttons: [String] = []
    for control in controls {
      switch control.kind {
      case .accept, .decline, .later: buttons.append("[ \(control.label) ]")
      case .box:
        paragraphs.append("[\(acceptance?.evidence.agreed == true ? "x" : " ")] \(control.label)")
      case .name: paragraphs.append("\(control.label): \(acceptance?.signedName ?? "")")
      case .namePrompt:
        paragraphs.append(control.label + (acceptance?.signedName).map { "\n> \($0)" }.orEmpty)
      case .acceptPrompt:
        let typed = acceptance?.evidence.agreed == true ? control.answer.map { "\n> \($0)" } : nil
        paragraphs.append(control.label + typed.orEmpty)
      case .sentence: paragraphs.append(control.label)
      }
    }
    if !buttons.isEmpty { paragraphs.append(buttons.joined(separator: "   ")) }
    paragraphs.append(
      "\(gate), \(layout), labels in '\(labelLocale)'"
        + (isFirstForm ? "; the order of what was asked was not kept" : ""))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
