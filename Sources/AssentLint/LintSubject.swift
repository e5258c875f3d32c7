import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// What a rule looks at: one document, with what the rules need to know of its surroundings.
package struct LintSubject: Sendable {
  package let document: LegalDocument
  /// The sections that an agreement of this kind must have.
  package let requiredSections: [SectionMeaning]
  /// Whether a file of the content folder, by path below it, is published; `nil` where that is not
  /// known because a file is linted by itself.
  package let isPublished: (@Sendable (String) -> Bool)?
  /// Whether something is published where another relative link leads; `nil` where that is not known.
  package let leadsToPlace: (@Sendable (RelativeLink) -> Bool)?

  /// The text that the document is a translation of; `nil` for one that is none.
  package let original: LegalDocument?
  /// What it says otherwise than other documents do; `nil` where these are not known.
  package let drifts: [Drift]?
  /// Columns of the plain text page.
  package let textWidth: Int

  /// The bytes and characters that the rules of the text group look at.
  let text: TextScan
  /// Stretches of misread UTF-8, in source order.
  let damage: [Damage]
  /// The words and their punctuation.
  let prose: ProseScan
  /// The numbers that are a year or hold one: `2024`, `05.05.2024`.
  let yearNumbers: [ProseScan.Place]
  /// The words, as rules about spelling look at them.
  let wordTable: WordTable
  let outline: Outline
  /// Where the document uses the terms that it defines.
  let termUses: TermUses
  /// The clauses whose number does not follow the one before.
  let numberSteps: [ClauseNumberStep]
  /// The second copy of the agreement, where the file holds two.
  let repetition: Repetition?
  /// The words of the paragraphs.
  let words = ProseWords()
  /// Where the destinations of the links stand.
  let linkPlaces = LinkPlaces()
  /// The comments that turn rules off.
  let directives: [Directive]
  /// The diagrams in code fences, in source order.
  package let diagrams: [LintedDiagram]

  package init(
    _ document: LegalDocument, requiredSections: [SectionMeaning] = [],
    isPublished: (@Sendable (String) -> Bool)? = nil,
    leadsToPlace: (@Sendable (RelativeLink) -> Bool)? = nil, original: LegalDocument? = nil,
    drifts: [Drift]? = nil, textWidth: Int = 72
  ) {
    self.document = document
    self.requiredSections = requiredSections
    self.isPublished = isPublished
    self.leadsToPlace = leadsToPlace
    self.original = original
    self.drifts = drifts
    self.textWidth = textWidth
    let source = document.markup.source
    let text = TextScan(source.bytes)
    self.text = text
    self.damage =
      text.contains(.damage) ? Damage.all(in: source.bytes, marks: text.marks(of: .damage)) : []
    let prose = ProseScan(document.markup)
    self.prose = prose
    self.yearNumbers = prose.numbers.filter { $0.hasYear(in: document.markup) }
    self.wordTable = WordTable(document.markup)
    self.outline = Outline(document.markup, headings: prose.headings)
    self.directives = Directive.all(in: document.markup, html: prose.html)
    self.diagrams = LintedDiagram.all(in: document)
    self.termUses = TermUses(document)
    self.numberSteps = ClauseNumberStep.all(in: document)
    self.repetition = Repetition(in: document)
  }

  var source: SourceFile { document.markup.source }

  /// Whether a comment turns any rule off.
  package var hasDirectives: Bool { !directives.isEmpty }

  /// Whether a comment turns a rule about several documents off.
  package var mentionsDrift: Bool {
    directives.contains { $0.rule.flatMap(Rule.named)?.group == .documents }
  }
}
