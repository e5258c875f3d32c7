import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// Computes how much a change matters, and what in it does.
///
/// The class is that of the strongest difference between the words of two texts. A changed word is
/// `obligations` when it is a signal itself (`shall`, `not`, `thirty`), or when it is any word with
/// content and stands in a sentence with a signal; spellings, articles, and phrases that a table knows
/// to say the same are `wording`.
/// What cannot be judged is `obligations`, too. See the manual, "Editorial or material".
package struct ChangeAssessor {
  typealias Kind = ChangeAssessment.Signal.Kind

  let oldLegal: LegalDocument
  let newLegal: LegalDocument
  let comparison: TextComparison
  /// The tables of the languages of both texts, and that of English.
  let tables: [SignalTable]
  /// Whether both languages have tables.
  let knowsLanguages: Bool
  /// The phrases of the language that say the same, where both texts are in one.
  let phrases: EquivalentPhrases?
  /// Whether every noun has a capital, not names alone.
  let capitalizesNouns: Bool
  let scripts: Set<Script>
  let oldTerms: TermPlaces
  let newTerms: TermPlaces
  let oldNames: ClauseNames
  let newNames: ClauseNames

  /// Words that a text uses as names of something, though no definition was found.
  lazy var namedKeys = Self.named(comparison.old).union(Self.named(comparison.new))

  var changeClass: Manifest.ChangeClass = .markup
  var found: [(place: Int, signal: ChangeAssessment.Signal)] = []
  /// Mentions whose words stayed and that mean other clauses now, with where they stand.
  var keptMentions: [(place: Int, mention: KeptMention)] = []
  /// Names of terms whose definitions changed.
  var changedTerms: [String] = []
  /// Sentences of the new text whose words stand in another order that says the same.
  var reordered: Set<Int32> = []
  /// Sentences of the new text whose words stand in another order that may say something else.
  var ordered: Set<Int32> = []
  /// Clauses of the new text that a mention means as before.
  var followed: Set<Int> = []
  lazy var partners = ClausePartners(
    comparison, oldCount: oldLegal.clauses.count, newCount: newLegal.clauses.count)
  lazy var clausesByNumber = numberedClauses()
  /// By sentence; old ones by their complement.
  var matchCache: [Int: [SignalTable.Match]] = [:]
  var kindCache: [Int: Kind?] = [:]
  var foreignCache: [Int: Bool] = [:]
  /// For each token of the old text the last one up to it that the new text has, too, or -1.
  lazy var lastKept: [Int32] = {
    var last: Int32 = -1
    return comparison.newOfOld.enumerated().map { index, match in
      if match >= 0 { last = Int32(truncatingIfNeeded: index) }
      return last
    }
  }()

  var old: AssessedText { comparison.old }
  var new: AssessedText { comparison.new }

  /// More signals than anybody reads; the class is known long before.
  static let mostSignals = 200

  /// Assesses the change from one text to another.
  ///
  /// - Parameter clauses: the clauses that differ, where a redline has been made; a clause that it
  ///   shows as moved under another heading is a signal, whatever its words.
  package static func assessment(
    of old: LegalDocument, to new: LegalDocument, clauses: [ClauseChange] = []
  ) -> ChangeAssessment {
    if old.markup.source.bytes == new.markup.source.bytes {
      return ChangeAssessment(changeClass: .identical)
    }
    guard old.markup.diagnostics.isEmpty, new.markup.diagnostics.isEmpty else {
      // Such a text has no words that were read.
      let signal = ChangeAssessment.Signal(kind: .unknownLanguage, old: "", new: "", clause: "")
      return ChangeAssessment(changeClass: .obligations, signals: [signal])
    }
    return assessment(of: AssessedSide(old), to: AssessedSide(new), clauses)
  }

  /// The same of texts that are prepared, with the mentions that mean other clauses now.
  ///
  /// - Parameter pairs: for each clause of the old text the one that it is in the new text, or -1.
  static func assessment(
    of old: PreparedText, to new: PreparedText, clauses: [ClauseChange], pairs: [Int]
  ) -> (ChangeAssessment, [KeptMention]) {
    guard let oldSide = old.assessed, let newSide = new.assessed,
      old.document.markup.source.bytes != new.document.markup.source.bytes
    else { return (assessment(of: old.document, to: new.document, clauses: clauses), []) }
    var assessor = ChangeAssessor(oldSide, newSide, pairs)
    assessor.assess(clauses)
    return (assessor.result, assessor.mentions)
  }

  private static func assessment(
    of old: AssessedSide, to new: AssessedSide, _ clauses: [ClauseChange]
  ) -> ChangeAssessment {
    var assessor = ChangeAssessor(old, new, [])
    assessor.assess(clauses)
    return assessor.result
  }

  private init(_ old: AssessedSide, _ new: AssessedSide, _ pairs: [Int]) {
    oldLegal = old.legal
    newLegal = new.legal
    comparison = TextComparison(old.text, new.text, clauses: pairs)
    var languages: [String] = []
    for legal in [newLegal, oldLegal] {
      let language = LanguageTag.language(of: legal.language)
      if !languages.contains(language) { languages.append(language) }
    }
    let known = languages.compactMap(SignalTable.of)
    knowsLanguages = known.count == languages.count
    tables = languages.contains("en") ? known : known + [SignalTable.english]
    phrases = languages.count == 1 ? EquivalentPhrases.of(languages[0]) : nil
    capitalizesNouns = LanguageTag.language(of: oldLegal.language) == "de"
    scripts = Set(languages.map(Script.init(language:)) + [.latin])
    oldTerms = old.terms
    newTerms = new.terms
    oldNames = ClauseNames(old.legal, isOld: true)
    newNames = ClauseNames(new.legal, isOld: false)
  }

  /// What the clauses of the new text are known by.
  lazy var newIdentities = Set(
    newLegal.clauses.indices.compactMap { identity($0, isNew: true) })

  private var result: ChangeAssessment {
    guard changeClass == .obligations else { return ChangeAssessment(changeClass: changeClass) }
    var signals: [ChangeAssessment.Signal] = []
    var seen = Set<ChangeAssessment.Signal>()
    let ordered = found.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    for (_, item) in ordered where seen.insert(item.signal).inserted { signals.append(item.signal) }
    return ChangeAssessment(changeClass: .obligations, signals: signals)
  }

  mutating func raise(to other: Manifest.ChangeClass) {
    changeClass = max(changeClass, other)
  }

  /// Notes a signal; the change is one of obligations with it.
  mutating func note(
    _ kind: Kind, old: String, new: String, clause: ClauseNames.Mark, at place: Int
  ) {
    raise(to: .obligations)
    guard found.count < Self.mostSignals else { return }
    found.append(
      (
        place,
        .init(
          kind: kind, old: old, new: new, clause: clause.name, anchor: clause.anchor,
          isOld: clause.isOld)
      ))
  }

  // MARK: The parts of a text

  private mutating func assess(_ clauses: [ClauseChange]) {
    assessMetadata()
    if old.destinations != new.destinations { raise(to: .linkTarget) }
    if dateLine(old) != dateLine(new) { raise(to: .dateLine) }
    if old.titles.filter({ $0 != 0 }) != new.titles.filter({ $0 != 0 }) { raise(to: .wording) }
    assessPictures()
    assessMatches()
    assessRegions()
    assessMoves()
    assessLists()
    assessWhole()
    var bullets: (old: Set<Int>, new: Set<Int>) = ([], [])
    if old.markers != new.markers {
      bullets = (unnumberedOld(), unnumberedNew())
      assessBullets(bullets.old)
      assessRank(bullets)
    }
    if changeClass < .wording {
      assessStructure(bullets)
    } else if !knowsLanguages {
      note(.unknownLanguage, old: oldLegal.language, new: newLegal.language, clause: .init(), at: 0)
    }
    assessNumbers()
    if changeClass >= .punctuation { assessTerms() }
    if changeClass >= .wording { assess(moved: clauses) }
  }

  private func dateLine(_ text: AssessedText) -> [String] {
    text.tokens.indices.filter { text.tokens[$0].isDateLine }.map {
      String(decoding: text.folded($0), as: UTF8.self)
    }
  }

  /// What the front matter says and the page shows beside the words.
  ///
  /// The version and the dates there are none of the words: every release states others.
  private mutating func assessMetadata() {
    let (a, b) = (oldLegal.metadata, newLegal.metadata)
    func stated<Value>(_ found: [Metadata.Found<Value>]) -> Value? {
      found.first { $0.origin == .frontMatter }?.value
    }
    if a.contact?.value != b.contact?.value, isFromFrontMatter(a.contact, b.contact) {
      raise(to: .linkTarget)
    }
    if stated(a.titles) != stated(b.titles) || a.product?.value != b.product?.value {
      if isFromFrontMatter(a.titles.first, b.titles.first)
        || isFromFrontMatter(a.product, b.product)
      {
        raise(to: .wording)
      }
    }
    if a.versions.first?.value.label != b.versions.first?.value.label,
      isFromFrontMatter(a.versions.first, b.versions.first)
    {
      raise(to: .wording)
    }
    if a.description?.value != b.description?.value
      || a.contactWords?.value != b.contactWords?.value
    {
      if isFromFrontMatter(a.description, b.description)
        || isFromFrontMatter(a.contactWords, b.contactWords)
      {
        raise(to: .wording)
      }
    }
    if a.licensor?.value != b.licensor?.value, isFromFrontMatter(a.licensor, b.licensor) {
      note(
        .party, old: a.licensor?.value ?? "", new: b.licensor?.value ?? "", clause: .init(),
        at: 0)
    }
    let demands = zip(a.gate.demands(of: oldLegal.kind), b.gate.demands(of: newLegal.kind))
    for (before, after) in demands where before != after {
      note(.party, old: before, new: after, clause: .init(), at: 0)
    }
    if a.spdx?.value != b.spdx?.value, isFromFrontMatter(a.spdx, b.spdx) {
      note(.clause, old: a.spdx?.value ?? "", new: b.spdx?.value ?? "", clause: .init(), at: 0)
    }
  }

  private func isFromFrontMatter<Value>(
    _ one: Metadata.Found<Value>?, _ other: Metadata.Found<Value>?
  ) -> Bool {
    // What is stated in prose is compared as words.
    [one, other].contains { $0?.origin == .frontMatter }
  }

  // MARK: Structure

  /// Clauses of the same words under other headings, and items with other numbers.
  ///
  /// - Parameter bullets: items that have no number in the other text: where nothing mentions them, only
  ///   the marks of their list changed.
  private mutating func assessStructure(_ bullets: (old: Set<Int>, new: Set<Int>)) {
    let (a, b) = (oldLegal.clauses, newLegal.clauses)
    let (before, after) = (old.markers.filter { $0 > 0 }, new.markers.filter { $0 > 0 })
    let isBulletsAlone =
      !(bullets.old.isEmpty && bullets.new.isEmpty)
      && a.count - bullets.old.count == b.count - bullets.new.count
      && before.count - bullets.old.count == after.count - bullets.new.count
    if !isBulletsAlone, a.count != b.count || before != after { raise(to: .punctuation) }
    guard a.count == b.count else { return }
    for (index, pair) in zip(a, b).enumerated() where pair.0.parent != pair.1.parent {
      note(
        .clause, old: label(ofClause: pair.0.parent, isNew: false).name,
        new: label(ofClause: pair.1.parent, isNew: true).name,
        clause: label(ofClause: index, isNew: true),
        at: place(of: pair.1.node, in: new))
    }
  }

  func place(of node: Int, in text: AssessedText) -> Int {
    let block = Int(text.blockOfNode[node])
    return block >= 0 ? text.blocks[block].tokens.lowerBound : 0
  }

  /// Clauses that the redline shows under another heading than before.
  private mutating func assess(moved clauses: [ClauseChange]) {
    let byAnchor = Dictionary(
      zip(newLegal.clauses.lazy.map(\.anchor), newLegal.clauses.indices),
      uniquingKeysWith: { first, _ in first })
    for change in clauses where change.kinds.contains(.moved) {
      guard let from = change.old.first, let to = change.new.first, from.parents != to.parents,
        from.parents.last.map(Self.words) != to.parents.last.map(Self.words)
      else { continue }
      let clause = byAnchor[to.anchor]
      note(
        .clause, old: from.parents.last ?? "", new: to.parents.last ?? "",
        clause: clause.map { label(ofClause: $0, isNew: true) }
          ?? ClauseNames.Mark(name: to.number ?? to.title, anchor: to.anchor),
        at: clause.map { place(of: newLegal.clauses[$0].node, in: new) } ?? 0)
    }
  }

  /// The letters of a title, by which it is known after it was renumbered.
  static func words(_ title: String) -> String {
    String(title.lowercased().unicodeScalars.filter { ScalarClass($0.value) == .letter })
  }
}
