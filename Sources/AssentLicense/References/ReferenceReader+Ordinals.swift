import AssentDiagnostics
import AssentManifest

// Mentions by an ordinal or an adjective before the name of a part.
extension ReferenceReader {
  /// `eerste lid`, `second paragraph`: a part of the clause around, by its place among them.
  mutating func readOrdinal(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.closing.isEmpty, name.rank == .part || name.rank == .loose, let place,
      let word = wordBefore(start, range),
      let number = Self.ordinals[FoldedText(bytes, word).bytes],
      !isMany(start, name),
      !namesAnother(behind: name.end, range), !isForeign(word.lowerBound, name.end, range, [])
    else { return nil }
    var own = article(of: place)
    if clauses[own].form == .paragraph, let parent = clauses[own].parent { own = parent }
    let parts = neighbors.numberedParts(of: own)
    guard parts.count >= number, let first = parts.first, first <= place else { return nil }
    let mention = Mention(parts: [], rank: .part, text: word.lowerBound..<name.end, end: name.end)
    references.append(reference(mention, node, parts[number - 1], kind: .clause))
    return name.end
  }

  /// `the preceding Section`, `επόμενη ενότητα`: the neighbour of the clause around.
  mutating func readNeighbor(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.closing.isEmpty, name.rank == .clause, let word = wordBefore(start, range) else {
      return nil
    }
    let folded = FoldedText(bytes, word).bytes
    let isNext = Self.next.contains(folded)
    guard isNext || Self.previous.contains(folded),
      !isMany(start, name),
      !namesAnother(behind: name.end, range), !isForeign(word.lowerBound, name.end, range, [])
    else { return nil }
    let own = place.map(article)
    let target: Int?
    if let own, clauses[own].depth > 1 || clauses[own].number != nil {
      target = neighbors.sibling(of: own, in: clauses[own].parent, isNext: isNext)
    } else {
      target =
        isNext
        ? neighbors.section(behindNode: node) : own.flatMap { neighbors.section(before: $0) }
    }
    guard let target else { return nil }
    let mention = Mention(parts: [], rank: .part, text: word.lowerBound..<name.end, end: name.end)
    references.append(reference(mention, node, target, kind: .clause))
    return name.end
  }

  /// The word before a place, one space between them.
  private func wordBefore(_ start: Int, _ range: Range<Int>) -> Range<Int>? {
    guard start - 4 > range.lowerBound, bytes[start - 1] == 0x20 else { return nil }
    var begin = start - 1
    while begin > range.lowerBound, isASCIILetter(bytes[begin - 1]) || bytes[begin - 1] >= 0x80 {
      begin -= 1
    }
    return (3...28).contains(start - 1 - begin) ? begin..<start - 1 : nil
  }

  /// `first paragraph of Article 5`: a number soon behind says of what.
  private func namesAnother(behind end: Int, _ range: Range<Int>) -> Bool {
    let rest = bytes[end..<min(range.upperBound, end + 40)]
    let sentence = rest.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
    return sentence.contains(where: isASCIIDigit)
  }

  /// Whether a name is one of several parts, or of what may be anything.
  private func isMany(_ start: Int, _ name: ReferenceNames.Name) -> Bool {
    name.use == .many || Self.anything.contains(FoldedText(bytes, start..<name.end).bytes)
  }

  private static let anything = WordSet("part point item bagian phần mục rubrique")

  static let previous = WordSet(
    """
    preceding previous foregoing vorstehender vorstehendem vorangehender vorangehendem vorherigen vorigen föregående \
    foregående forrige edellinen edellisessä edellisen előző předchozí předchozím předchozího poprzedni poprzednim \
    poprzedniego предыдущий предыдущем предыдущего предыдущей попередній попередньому попереднього önceki προηγουμενη \
    προηγουμενησ προηγουμενο προηγουμενου voorgaande voorgaand vorige anterior precedente précédent précédente \
    precedent precedentă anterioară sebelumnya trước السابقة السابق הקודם
    """)

  private static let next = WordSet(
    """
    next following nächsten nachfolgender nachfolgendem folgendem nästa följande neste følgende næste seuraava seuraavassa \
    seuraavan következő následující následujícím następny następnym kolejnym следующий следующем следующей наступний \
    наступному sonraki επομενη επομενησ επομενο επομενου volgende
    """)

  /// The place that an ordinal tells, one for the first.
  private static let ordinals: [[UInt8]: Int] = {
    var places: [[UInt8]: Int] = [:]
    for (index, row) in ordinalRows.fields(at: "\n").enumerated() {
      for word in row.foldedWords { places[word] = index + 1 }
    }
    return places
  }()

  private static let ordinalRows: TableText = """
    first eerste erster ersten erstem första første premier primer primo primeiro pierwszy pierwszym pierwszego první prvním prvního первый первого первом першого першому первой перша ensimmäinen ensimmäisen ensimmäisessä első birinci primul πρωτη πρωτο πρωτησ πρωτου
    second tweede zweiter zweiten zweitem andra anden deuxième segundo secondo drugi drugim drugiego druhý druhém druhého второй второго втором другого другому toinen toisen toisessa második ikinci δευτερη δευτερο δευτερησ δευτερου
    third derde dritter dritten drittem tredje troisième tercer terzo terceiro trzeci trzecim trzeciego třetí třetím třetího третий третьего третьем третьому kolmas kolmannen kolmannessa harmadik üçüncü τριτη τριτο τριτησ τριτου
    """
}
