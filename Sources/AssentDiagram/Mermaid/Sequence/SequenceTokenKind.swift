/// The kinds of tokens of the language of sequence diagrams.
enum SequenceTokenKind: MermaidTokenKind {
  case passed, header, newline, stop, stray
  case number, actor, comma, plus, minus, central
  case box, participant, person, create, destroy, asWord
  case loop, rect, opt, alt, elseWord, par, parOver, and, critical, option, breakWord, end
  case restOfLine
  case leftOf, rightOf, over, note, links, link, properties, details
  case activate, deactivate, title, legacyTitle
  case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
  case autonumber, off
  case configOpen, configContent, configClose
  case signal(SequenceSignal)
  case text
}
