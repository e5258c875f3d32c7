import AssentLicense
import AssentManifest
import AssentRedline

/// The sentences of amendments in one language: a table of `name | text`, with values as `{name}`.
struct AmendmentWords {
  private let texts: [String: String]
  /// Pairs of quotation marks, the first choice first; one that the words hold is passed over.
  private let marks: [(String, String)]

  /// What the language makes of a preposition and the first words of a clause's name.
  private let contractions: [Contraction]

  /// Whether sections are named by a sign where the language does so: `§ 5 Abs. 1`.
  var usesSectionSign = false

  private typealias Contraction = (preposition: String, name: String, both: String)
  /// The values that name clauses. Others are quotations, which stay as they are.
  private static let clauseNames: Set<String> = ["place", "after", "target"]

  private init(
    _ table: TableText, marks: [(String, String)], contractions: [Contraction] = []
  ) {
    self.contractions = contractions
    texts = Dictionary(uniqueKeysWithValues: FrameWords.rows(of: table))
    self.marks = marks
  }

  /// The words for a language; English for one that has none here.
  static func words(for tag: String) -> AmendmentWords {
    switch LanguageTag.language(of: tag) {
    case "de": german
    case "fr": french
    default: english
    }
  }

  subscript(name: String) -> String { texts[name] ?? "" }

  func text(_ name: String, _ values: [String: String]) -> String {
    var out = ""
    var rest = self[name][...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      out += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      var value = values[name] ?? ""
      if Self.clauseNames.contains(name),
        let found = contractions.first(where: {
          out.hasSuffix($0.preposition) && value.hasPrefix($0.name)
        })
      {
        out.removeLast(found.preposition.count)
        value = found.both + value.dropFirst(found.name.count)
      }
      out += value
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }

  /// Words in quotation marks, with which of several they are.
  func quoted(_ quotation: Quotation) -> String {
    let free = marks.first { pair in
      !quotation.text.contains(pair.0) && !quotation.text.contains(pair.1)
    }
    let pair = free ?? marks[0]
    let words = pair.0 + quotation.text + pair.1
    guard let number = quotation.occurrence else { return words }
    let ordinal = self["ordinal\(number)"]
    return text(
      ordinal.isEmpty ? "occurrence" : "ordinal",
      ["words": words, "number": ordinal.isEmpty ? String(number) : ordinal])
  }

  /// A clause as a sentence names it: `Section 4.2`, `the section “Payment”`.
  func name(_ place: ClauseChange.Place, _ grammaticalCase: String) -> String {
    if let reference = ClauseName.reference(place) { return section(reference) }
    guard !place.title.isEmpty else { return self["opening." + grammaticalCase] }
    return text("titled." + grammaticalCase, ["title": quoted(Quotation(place.title))])
  }

  /// A number with the word for what it numbers, unless it has one itself: `Annex A (2)`.
  func section(_ number: String) -> String {
    if ClauseName.isNamed(number) { return number }
    guard usesSectionSign, !self["paragraph.sign"].isEmpty else {
      return text("section", ["number": number])
    }
    // `(1) a)` is within a section that is named beside it.
    let levels = number.split(separator: " ").map { level in
      guard level.first == "(", level.last == ")",
        level.dropFirst().dropLast().allSatisfy(\.isNumber)
      else { return String(level) }
      return self["paragraph.sign"] + " " + level.dropFirst().dropLast()
    }
    return (number.first == "(" ? "" : "§ ") + levels.joined(separator: " ")
  }

  private static let english = AmendmentWords(
    """
    intro | Changes that turn {from} into {to}. Clauses are named by their old numbers, and words are counted in the old text.
    and | and
    semicolon | ;
    nothing | The words are the same.
    untold | No sentence tells what changed; the comparison of the two texts shows it.
    markup | Marks of emphasis and of lists, and spaces, that changed around the same words are not told.
    section | Section {number}
    mentions | Where sections are mentioned that have other numbers now, in words of the old text that stay, the new numbers take the place of the old ones.
    mentionsExcept | Where sections are mentioned that have other numbers now, in words of the old text that stay, the new numbers take the place of the old ones, except in {place}, where only what is told above changes.
    meaning | In {place}, {mention} stays as it is; it meant {old}, and means {new} now.
    meaningOther | In {place}, {mention} stays as it is, and does not mean the same section as before.
    metadata | What the document says of itself changed as well; a line that begins with - is the old one, and with + the new one.
    under | {name} of {parents}
    entitled | {name} ({title})
    titled.nominative | the section {title}
    titled.dative | the section {title}
    opening.nominative | the text before the first section
    opening.dative | the text before the first section
    words | in {place}, {old} is replaced by {new}.
    wordsDelete | in {place}, {old} is deleted.
    wordsAfter | in {place}, after {old}, {new} is inserted.
    wordsBefore | in {place}, before {old}, {new} is inserted.
    link | in {place}, the link target {old} is replaced by {new}.
    linkInsert | in {place}, the link target {new} is added.
    linkDelete | in {place}, the link target {old} is deleted.
    paragraph | in {place}, the paragraph that begins with {old} is replaced by:
    paragraphDelete | in {place}, the paragraph that begins with {old} is deleted.
    insertAfter | in {place}, after the paragraph that begins with {old}, the following is inserted:
    insertFirst | in {place}, the following is inserted before the first paragraph:
    heading | in {place}, the heading is replaced by {new}.
    clauseDelete | {place} is deleted.
    clauseDeleteRest | {place} is deleted, except for what is moved out of it.
    clauseReplace | {place} is replaced by:
    clausesReplace | {place} are replaced by:
    clauseAfter | after {after}, the following is inserted:
    clauseFirst | before the first section, the following is inserted:
    clauseWithin | at the beginning of {after}, the following is inserted:
    clauseAfterNew | after {after}, which is inserted above, the following is inserted:
    clauseWithinNew | at the beginning of {after}, which is inserted above, the following is inserted:
    moveAfterNew | {place} is moved and stands after {after}, which is inserted above{number}.
    moveWithinNew | {place} is moved to the beginning of {after}, which is inserted above{number}.
    moveAfter | {place} is moved and stands after {after}{number}.
    moveFirst | {place} is moved and stands first{number}.
    moveWithin | {place} is moved to the beginning of {after}{number}.
    moveBehind | {place} is moved to {after}, after the paragraph that begins with {old}{number}.
    andNumber | , and becomes {new}
    passage | the following is moved from {place} to {target}:
    number | {place} becomes {new}
    numbers | Sections are renumbered as follows: {list}.
    numbersWithin | The sections within are numbered accordingly.
    numbersWithinIt | The sections within are numbered accordingly.
    ordinal | the {number} {words}
    occurrence | occurrence {number} of {words}
    ordinal1 | first
    ordinal2 | second
    ordinal3 | third
    ordinal4 | fourth
    ordinal5 | fifth
    ordinal6 | sixth
    """, marks: [("“", "”"), ("‘", "’"), ("«", "»"), ("⟦", "⟧")])

  private static let german = AmendmentWords(
    """
    intro | Änderungen, durch die aus {from} {to} wird. Abschnitte sind mit ihren alten Nummern benannt, Wörter im alten Text gezählt.
    and | und
    semicolon | ;
    nothing | Die Wörter sind dieselben.
    untold | Was sich geändert hat, sagt kein Satz; der Vergleich der beiden Texte zeigt es.
    markup | Hervorhebungen, Listenzeichen und Leerzeichen, die sich um dieselben Wörter geändert haben, sind nicht genannt.
    section | Abschnitt {number}
    paragraph.sign | Abs.
    mentions | Wo Abschnitte genannt sind, die nun andere Nummern haben, treten in Wörtern des alten Textes, die bleiben, die neuen Nummern an die Stelle der alten.
    mentionsExcept | Wo Abschnitte genannt sind, die nun andere Nummern haben, treten in Wörtern des alten Textes, die bleiben, die neuen Nummern an die Stelle der alten; ausgenommen ist, was in {place} steht, dort ändert sich nur, was oben genannt ist.
    meaning | In {place} bleibt {mention} stehen; gemeint ist nun {new}, vorher {old}.
    meaningOther | In {place} bleibt {mention} stehen und meint nicht mehr denselben Abschnitt wie vorher.
    metadata | Was das Dokument über sich selbst angibt, hat sich ebenfalls geändert; eine Zeile mit - ist die alte, eine mit + die neue.
    under | {name} in {parents}
    entitled | {name} ({title})
    titled.nominative | der Abschnitt {title}
    titled.dative | dem Abschnitt {title}
    opening.nominative | der Text vor dem ersten Abschnitt
    opening.dative | dem Text vor dem ersten Abschnitt
    words | in {place} wird {old} durch {new} ersetzt.
    wordsDelete | in {place} wird {old} gestrichen.
    wordsAfter | in {place} wird hinter {old} eingefügt: {new}.
    wordsBefore | in {place} wird vor {old} eingefügt: {new}.
    link | in {place} wird das Linkziel {old} durch {new} ersetzt.
    linkInsert | in {place} wird das Linkziel {new} hinzugefügt.
    linkDelete | in {place} wird das Linkziel {old} gestrichen.
    paragraph | in {place} wird der Absatz, der mit {old} beginnt, ersetzt durch:
    paragraphDelete | in {place} wird der Absatz, der mit {old} beginnt, gestrichen.
    insertAfter | in {place} wird nach dem Absatz, der mit {old} beginnt, eingefügt:
    insertFirst | in {place} wird vor dem ersten Absatz eingefügt:
    heading | in {place} wird die Überschrift durch {new} ersetzt.
    clauseDelete | {place} wird gestrichen.
    clauseDeleteRest | {place} wird gestrichen, außer dem, was daraus verschoben wird.
    clauseReplace | {place} wird ersetzt durch:
    clausesReplace | {place} werden ersetzt durch:
    clauseAfter | nach {after} wird eingefügt:
    clauseFirst | vor dem ersten Abschnitt wird eingefügt:
    clauseWithin | am Anfang von {after} wird eingefügt:
    clauseAfterNew | nach {after}, der oben eingefügt ist, wird eingefügt:
    clauseWithinNew | am Anfang von {after}, der oben eingefügt ist, wird eingefügt:
    moveAfterNew | {place} wird verschoben und steht nach {after}, der oben eingefügt ist{number}.
    moveWithinNew | {place} wird an den Anfang von {after} verschoben, der oben eingefügt ist{number}.
    moveAfter | {place} wird verschoben und steht nach {after}{number}.
    moveFirst | {place} wird verschoben und steht am Anfang{number}.
    moveWithin | {place} wird an den Anfang von {after} verschoben{number}.
    moveBehind | {place} wird verschoben und steht in {after} nach dem Absatz, der mit {old} beginnt{number}.
    andNumber | , und wird {new}
    passage | aus {place} wird nach {target} verschoben:
    number | {place} wird {new}
    numbers | Abschnitte werden umnummeriert: {list}.
    numbersWithin | Die Abschnitte darin werden entsprechend nummeriert.
    numbersWithinIt | Die Abschnitte darin werden entsprechend nummeriert.
    ordinal | {words} ({number} Stelle)
    occurrence | {words} (Stelle {number})
    ordinal1 | erste
    ordinal2 | zweite
    ordinal3 | dritte
    ordinal4 | vierte
    ordinal5 | fünfte
    ordinal6 | sechste
    """, marks: [("„", "“"), ("‚", "‘"), ("»", "«"), ("⟦", "⟧")],
    contractions: [
      ("in ", "dem ", "im "), ("von ", "dem Abschnitt ", "des Abschnitts "),
      ("von ", "dem Text ", "des Textes "),
    ])

  private static let french = AmendmentWords(
    """
    intro | Modifications qui font de {from} le texte {to}. Les articles portent leurs anciens numéros, et les mots sont comptés dans l’ancien texte.
    and | et
    semicolon |  ;
    nothing | Les mots sont les mêmes.
    untold | Aucune phrase ne dit ce qui a changé ; la comparaison des deux textes le montre.
    markup | Les marques d’emphase et de liste et les espaces modifiées autour des mêmes mots ne sont pas indiquées.
    section | l’article {number}
    mentions | Là où sont cités des articles qui portent désormais d’autres numéros, dans les mots de l’ancien texte qui restent, les nouveaux numéros remplacent les anciens.
    mentionsExcept | Là où sont cités des articles qui portent désormais d’autres numéros, dans les mots de l’ancien texte qui restent, les nouveaux numéros remplacent les anciens, sauf dans {place}, où seul change ce qui est indiqué ci-dessus.
    meaning | Dans {place}, {mention} reste tel quel et désigne désormais {new}, et non plus {old}.
    meaningOther | Dans {place}, {mention} reste tel quel et ne désigne plus le même article qu’avant.
    metadata | Ce que le document indique de lui-même a également changé ; une ligne avec - est l’ancienne, une ligne avec + la nouvelle.
    under | {name} de {parents}
    entitled | {name} ({title})
    titled.nominative | l’article intitulé {title}
    titled.dative | l’article intitulé {title}
    opening.nominative | le texte avant le premier article
    opening.dative | le texte avant le premier article
    words | dans {place}, {old} est remplacé par {new}.
    wordsDelete | dans {place}, {old} est supprimé.
    wordsAfter | dans {place}, après {old}, il est inséré {new}.
    wordsBefore | dans {place}, avant {old}, il est inséré {new}.
    link | dans {place}, la cible du lien {old} est remplacée par {new}.
    linkInsert | dans {place}, la cible du lien {new} est ajoutée.
    linkDelete | dans {place}, la cible du lien {old} est supprimée.
    paragraph | dans {place}, l’alinéa qui commence par {old} est remplacé par :
    paragraphDelete | dans {place}, l’alinéa qui commence par {old} est supprimé.
    insertAfter | dans {place}, après l’alinéa qui commence par {old}, il est inséré :
    insertFirst | dans {place}, avant le premier alinéa, il est inséré :
    heading | dans {place}, l’intitulé est remplacé par {new}.
    clauseDelete | {place} est supprimé.
    clauseDeleteRest | {place} est supprimé, à l’exception de ce qui en est déplacé.
    clauseReplace | {place} est remplacé par :
    clausesReplace | {place} sont remplacés par :
    clauseAfter | après {after}, il est inséré :
    clauseFirst | avant le premier article, il est inséré :
    clauseWithin | au début de {after}, il est inséré :
    clauseAfterNew | après {after}, inséré ci-dessus, il est inséré :
    clauseWithinNew | au début de {after}, inséré ci-dessus, il est inséré :
    moveAfterNew | {place} est déplacé après {after}, inséré ci-dessus{number}.
    moveWithinNew | {place} est déplacé au début de {after}, inséré ci-dessus{number}.
    moveAfter | {place} est déplacé après {after}{number}.
    moveFirst | {place} est déplacé au début{number}.
    moveWithin | {place} est déplacé au début de {after}{number}.
    moveBehind | {place} est déplacé dans {after}, après l’alinéa qui commence par {old}{number}.
    andNumber | , et devient {new}
    passage | de {place} à {target}, il est déplacé :
    number | {place} devient {new}
    numbers | Les articles sont renumérotés comme suit : {list}.
    numbersWithin | Les articles qu’ils contiennent sont numérotés en conséquence.
    numbersWithinIt | Les articles qu’il contient sont numérotés en conséquence.
    ordinal | {words} ({number} occurrence)
    occurrence | {words} (occurrence {number})
    ordinal1 | première
    ordinal2 | deuxième
    ordinal3 | troisième
    ordinal4 | quatrième
    ordinal5 | cinquième
    ordinal6 | sixième
    """, marks: [("« ", " »"), ("“", "”"), ("‘", "’"), ("⟦", "⟧")],
    contractions: [("de ", "le ", "du "), ("à ", "le ", "au ")])
}
