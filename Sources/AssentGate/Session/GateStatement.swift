import AssentManifest

/// The sentence that a person agrees to, and the labels beside it: one verb in all of them.
struct GateStatement {
  let statement: String
  let box: String
  let accept: String

  init(
    _ asks: Manifest.DocumentEntry.Asks, title: String, version: Manifest.Version,
    words: GateWords, isGuardian: Bool = false
  ) {
    let phrases: (statement: GatePhrase, box: GatePhrase, accept: GatePhrase)
    switch (asks, isGuardian) {
    case (.agreement, false):
      phrases = (.agreementStatement, .agreementBox, .agreementAccept)
    case (.acknowledgement, false):
      phrases = (.acknowledgementStatement, .acknowledgementBox, .acknowledgementAccept)
    case (.consent, false):
      phrases = (.consentStatement, .consentBox, .consentAccept)
    case (.agreement, true):
      phrases = (.guardianAgreementStatement, .agreementBox, .agreementAccept)
    case (.acknowledgement, true):
      phrases = (.guardianAcknowledgementStatement, .acknowledgementBox, .acknowledgementAccept)
    case (.consent, true):
      phrases = (.guardianConsentStatement, .consentBox, .consentAccept)
    }
    statement = words.text(phrases.statement, title, version.text)
    box = words.text(phrases.box)
    accept = words.text(phrases.accept)
  }
}

extension GateStatement {
  /// What is recorded where a command named a text by its digest, and nothing was on the screen.
  static func named(
    _ asks: Manifest.DocumentEntry.Asks, title: String, version: Manifest.Version,
    on day: Manifest.Day, words: GateWords
  ) -> String {
    let phrase: GatePhrase =
      switch asks {
      case .agreement: .namedAgreement
      case .acknowledgement: .namedAcknowledgement
      case .consent: .namedConsent
      }
    return words.text(phrase, title, version.text, day.description)
  }
}

extension GateSession.Item {
  /// Makes what stands around the text anew; nothing where there is no text.
  mutating func present(layout: String, form: Presentation.Form) {
    guard let text else { return }
    presentation = presentation(of: text, layout: layout, form: form)
    guardianPresentation = presentation(of: text, layout: layout, form: form, isGuardian: true)
  }

  /// What stands around `text` when a person is asked.
  private func presentation(
    of text: GateText, layout: String, form: Presentation.Form, isGuardian: Bool = false
  ) -> Presentation {
    let sentence = GateStatement(
      decision.document.asks, title: text.entry.title, version: text.version, words: words,
      isGuardian: isGuardian)
    return Presentation(
      text: text.reference, shownDigest: text.shownDigest,
      above: (isGuardian ? [words.text(.guardianNeeded, decision.title)] : reasons) + lead
        + (changes?.sections(in: words).flatMap(\.self) ?? []),
      statement: sentence.statement,
      controls: controls(
        form, sentence, isGuardian: isGuardian, canPutOff: canPutOff),
      labelLocale: words.language, gate: GateKeeper.gate, layout: layout)
  }

  /// What stands below the statement in a form of face, in its order.
  private func controls(
    _ form: Presentation.Form, _ sentence: GateStatement, isGuardian: Bool, canPutOff: Bool
  ) -> [Presentation.Control] {
    let needsName = state.flags.contains(.needsName) && !isGuardian
    let box =
      isGuardian || state.flags.contains(.needsTick)
      ? [Presentation.Control(.box, sentence.box)] : []
    let accept = Presentation.Control(.accept, sentence.accept)
    switch form {
    case .app:
      return (needsName ? [.init(.name, words.text(.typeYourName))] : []) + box + [answerNo]
        + (canPutOff && !isGuardian ? [later] : []) + [accept]
    case .terminal:
      return box + (needsName ? [.init(.name, words.text(.nameLabel))] : [])
        + [canPutOff && !isGuardian ? later : answerNo, accept]
    case .lines(let hasCommands):
      let commands =
        hasCommands
        ? words.text(.plainCommands) : words.text(.typeToDecline, words.text(.decline))
      return [.init(.sentence, commands)]
        + (needsName ? [.init(.namePrompt, words.text(.typeYourName))] : []) + [
          .init(.acceptPrompt, words.text(.typeToAgree, sentence.box), answer: sentence.box)
        ]
    }
  }

  private var answerNo: Presentation.Control { .init(.decline, words.text(.decline)) }
  private var later: Presentation.Control { .init(.later, words.text(.notNow)) }
}
