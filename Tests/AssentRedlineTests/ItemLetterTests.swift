import AssentManifest
import AssentRedline
import Testing

/// Letters of items, words that look like them, and blanks of forms.
@Suite struct ItemLetterTests {
  private static let items = ["App** – the program", "Book** – what is read", "Card** – what pays"]

  private static func list(_ items: [String]) -> String {
    let rows = zip("abcdefgh", items).map { "- \($0)) **\($1),\n" }.joined()
    return "# Terms\n\n## 1. Definitions\n\n\(rows)\n## 2. Use\n\nThe App shows a Book.\n"
  }

  @Test func `an item before others makes them no other definitions`() {
    let more = ["Account** – what a reader opens"] + Self.items
    let found = ChangeAssessorTests.assessment(Self.list(Self.items), Self.list(more))
    let names = found.signals.filter { $0.kind == .definition }.map { $0.old + " " + $0.new }
    #expect(!names.contains { $0.contains("b c") || $0.contains("Book") || $0.contains("\n") })
    #expect(found.signals.contains { $0.kind == .definition && $0.new.hasPrefix("Account") })
    #expect(!found.signals.contains { $0.old == "Account" })
  }

  @Test func `letters of items that change alone are numbers`() {
    let list = Self.list(Self.items)
    let other = list.replacing("- a)", with: "- x)").replacing("- b)", with: "- y)")
      .replacing("- c)", with: "- z)")
    #expect(ChangeAssessorTests.assessment(list, other).changeClass < .obligations)
  }

  private static let rows: [(language: String, sentence: String)] = [
    ("pl", "Prawo, o którym mowa w niniejszym paragrafie w sytuacji nagłej, przysługuje gościom."),
    ("pl", "Zgodnie z paragrafem a następnie po wizycie gość zamyka bramę."),
    ("en", "Under this clause a guest closes the gate."),
    ("es", "Conforme a la cláusula y siempre de día, el huésped cierra la puerta."),
    ("pt", "Nos termos da cláusula e sempre de dia, o hóspede fecha o portão."),
    ("it", "Secondo la clausola e sempre di giorno, l'ospite chiude il cancello."),
    ("fr", "Selon la clause à tout moment, le visiteur ferme la porte."),
    ("cs", "Podle odstavce v zahradě host zavírá bránu."),
  ]

  private static let letters = Array("aeiouwyàv")

  /// A list of items with letters, and a sentence behind it; turned, each letter is that of another item.
  private static func lettered(_ sentence: String, isTurned: Bool) -> String {
    let names = ["ash", "elm", "fir", "oak", "yew", "fig", "hazel", "larch", "birch"]
    let rows = zip(isTurned ? letters.reversed() : letters, names).map { "- \($0)) \($1) trees;\n" }
    return "# T\n\n## 1. One\n\n\(rows.joined())\n## 2. Two\n\n\(sentence)\n"
  }

  private static func kinds(_ sentence: String, _ language: String)
    -> [ChangeAssessment.Signal.Kind]
  {
    ChangeAssessorTests.assessment(
      lettered(sentence, isTurned: false), lettered(sentence, isTurned: true), language: language
    ).signals.map(\.kind)
  }

  @Test(arguments: rows) func `a small word is no mention of an item`(
    _ row: (language: String, sentence: String)
  ) {
    #expect(!Self.kinds(row.sentence, row.language).contains(.referenceTarget))
  }

  @Test(arguments: [
    ("en", "See point a) there."), ("en", "See point (a) there."), ("pl", "Zob. lit. a) tamże."),
    ("pl", "Zob. lit. a i e tamże."), ("de", "Siehe Buchstabe a dort."),
  ]) func `a letter with its mark is one`(_ language: String, _ sentence: String) {
    #expect(Self.kinds(sentence, language).contains(.referenceTarget))
  }

  @Test func `how long a blank of a form is says nothing`() {
    let form = { (blank: String) in
      "# Form\n\n## 1. Names\n\nName: \(blank) and street: \(blank)\n\n\\\(blank)\n"
    }
    let (long, short) = (form("______________"), form("_____"))
    #expect(ChangeAssessorTests.assessment(long, short).changeClass < .obligations)
    #expect(ChangeAssessorTests.assessment(short, long).changeClass < .obligations)
    // A name with such signs is one.
    let names = ["__start__", "__stop__"].map { ChangeAssessorTests.agreement("Call \($0) now.") }
    #expect(ChangeAssessorTests.assessment(names[0], names[1]).changeClass == .obligations)
  }
}
