import AssentManifest

extension Presentation {
  /// The first control with words that no gate has for it.
  ///
  /// Texts that share a page have their buttons in one language, so any of them will do.
  func foreignControl(_ asks: Manifest.DocumentEntry.Asks, words: [GateWords]) -> Control? {
    controls.first { control in
      !words.contains { control.isOfGate(asks, version: text.version, words: $0) }
    }
  }
}

extension Presentation.Control {
  fileprivate func isOfGate(
    _ asks: Manifest.DocumentEntry.Asks, version: Manifest.Version, words: GateWords
  ) -> Bool {
    let sentence = GateStatement(asks, title: "", version: version, words: words)
    switch kind {
    case .box: return label == sentence.box
    case .accept: return label == sentence.accept
    case .decline: return label == words.text(.decline)
    case .later: return label == words.text(.notNow)
    case .name: return label == words.text(.nameLabel) || label == words.text(.typeYourName)
    case .namePrompt: return label == words.text(.typeYourName)
    case .acceptPrompt:
      return label == words.text(.typeToAgree, sentence.box) && answer == sentence.box
    case .sentence:
      return label == words.text(.plainCommands)
        || label == words.text(.typeToDecline, words.text(.decline))
    }
  }
}
