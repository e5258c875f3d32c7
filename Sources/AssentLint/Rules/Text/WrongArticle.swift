import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let wrongArticle = Rule(
    id: .wrongArticle, group: .text, severity: .warning,
    summary: "An article does not go with the word after it.",
    rationale:
      "It is left over where a word was replaced: 'a agreement' was a contract, and what else the "
      + "sentence says may still be of that. English, and nouns of agreements in Dutch, French, "
      + "German, Italian, Portuguese and Spanish.",
    accepts: [
      "A user has an account, a European one, an hour, an SDK, a US firm and a one-time fee.\n",
      "Annex A includes all. See items a and b, and a unit of an honest heir.\n",
      "---\nlanguage: es\n---\n\nEl derecho del usuario y la ley de los datos.\n",
      "---\nlanguage: de\n---\n\nDas Paket, das Leistung bietet, der Vertrag und die Lizenz.\n",
      "---\nlanguage: fr\n---\n\nLe contrat des clients, une information et cet accord, et les Produit(s).\n",
    ],
    rejects: [
      "It is ⟪a agreement⟫ of ⟪an contract⟫ for ⟪an user⟫ and ⟪a hour⟫.\n",
      "---\nlanguage: es\n---\n\nUse ⟪el derechos⟫ de ⟪la proveedor⟫.\n",
      "---\nlanguage: de\n---\n\nSie nutzen ⟪das Vertrag⟫ und ⟪ein Lizenz⟫.\n",
      "---\nlanguage: fr\n---\n\nIl signe ⟪la contrat⟫ et ⟪les garantie⟫.\n",
      "---\nlanguage: nl\n---\n\nNa ⟪het overeenkomst⟫ geldt ⟪de contract⟫.\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    let words = subject.wordTable.words
    if language == "en" {
      guard subject.readsAsEnglish else { return }
      let (a, an) = (IndefiniteArticle.a, IndefiniteArticle.an)
      for index in words.indices.dropFirst() {
        guard words[index - 1].hash == a || words[index - 1].hash == an, words[index].followsWord
        else { continue }
        let (article, word) = (words[index - 1], words[index])
        guard
          article.form == .small, !article.isJoined, word.count > 1,
          let right = IndefiniteArticle(before: word, in: subject.wordTable),
          right.hash != article.hash
        else { continue }
        subject.report(article, word, help: "write '\(right.text)'", &findings)
      }
    } else if let table = ArticleTable.table(for: language) {
      for (index, word) in words.enumerated().dropFirst() where word.followsWord && word.count > 2 {
        let article = words[index - 1]
        // What stands behind a comma may be a pronoun.
        guard article.count <= 8, !article.isJoined, !word.isJoined,
          table.isWrong(article.hash, before: word.hash),
          !subject.isBehindComma(article), !subject.hasEndingToChoose(word)
        else { continue }
        subject.report(article, word, help: "let them agree in gender and number", &findings)
      }
    }
  }
}

extension LintSubject {
  fileprivate func report(
    _ article: WordTable.Word, _ word: WordTable.Word, help: String, _ findings: inout Findings
  ) {
    var place = word.place
    if article.place.node == place.node {
      place.count += place.start - article.place.start
      place.start = article.place.start
    }
    let text = "\(string(of: article.place)) \(string(of: word.place))"
    findings.report(
      "article and word of '\(text)' do not go together", atBytes: bytes(of: place), help: help,
      cause: text)
  }

  fileprivate func isBehindComma(_ word: WordTable.Word) -> Bool {
    let literal = document.markup.bytes(document.markup.nodes[Int(word.place.node)].literal)
    return literal.prefix(Int(word.place.start)).last { $0 != 0x20 } == UInt8(ascii: ",")
  }

  /// Whether an ending in parentheses follows, as in `les Produit(s)`.
  fileprivate func hasEndingToChoose(_ word: WordTable.Word) -> Bool {
    let literal = document.markup.bytes(document.markup.nodes[Int(word.place.node)].literal)
    let rest = literal.dropFirst(Int(word.place.start + word.place.count)).prefix(5)
    return rest.first == UInt8(ascii: "(") && rest.dropFirst(2).contains(UInt8(ascii: ")"))
  }
}

/// The form of the English article that a word asks for.
private enum IndefiniteArticle {
  case beforeConsonant
  case beforeVowel

  static let a = WordHash.of("a")
  static let an = WordHash.of("an")

  var hash: UInt64 { self == .beforeVowel ? Self.an : Self.a }
  var text: String { self == .beforeVowel ? "an" : "a" }

  /// `nil` where it is not certain: letters that are spelled out, an h, what is no noun.
  init?(before word: WordTable.Word, in table: WordTable) {
    guard word.form == .small || word.form == .title, !Self.noNouns.contains(word.hash) else {
      return nil
    }
    let text = table.beginning(of: word)
    guard let first = text.utf8.first, first < 0x80 else { return nil }
    switch first {
    case UInt8(ascii: "a"), UInt8(ascii: "i"): self = .beforeVowel
    case UInt8(ascii: "e"):
      if text.hasPrefix("ewe") { return nil }
      self = text.hasPrefix("eu") ? .beforeConsonant : .beforeVowel
    case UInt8(ascii: "o"):
      if text == "onco" || text == "oncu" { return nil }
      self = text == "one" || text == "once" ? .beforeConsonant : .beforeVowel
    case UInt8(ascii: "u"):
      switch text {
      case "user", "uniq", "univ", "unit", "unio", "usef", "usag", "usua", "util":
        self = .beforeConsonant
      case "unau", "unde", "unle", "unre", "unla", "upda", "upgr", "unex", "unli":
        self = .beforeVowel
      default: return nil
      }
    case UInt8(ascii: "h"):
      guard text == "hour" || text == "hone" else { return nil }
      self = .beforeVowel
    case UInt8(ascii: "x"), UInt8(ascii: "y"): return nil
    default:
      guard word.count > 2 else { return nil }
      self = .beforeConsonant
    }
  }

  /// Words before which 'a' is the letter.
  private static let noNouns = Set(
    [
      "and", "or", "is", "are", "in", "of", "if", "as", "at", "an", "on", "under", "above", "also",
      "apply", "applies", "unless", "until", "any", "all", "it", "its", "i", "ii", "iii", "et",
      "al",
      "after", "each", "either", "other", "our", "us", "over", "into", "the", "to", "for", "by",
      "below", "through", "shall", "may", "will", "must",
    ].map { WordHash.of($0) })
}
