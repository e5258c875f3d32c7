import AssentManifest

extension RedlineWords {
  static let polish: TableText = """
    title | Zmiany: % → %
    list | Zmiany według postanowień
    clause | Postanowienie
    change | Zmiana
    words | Co się zmienia
    unchanged | Postanowienia bez zmian: %
    more | i jeszcze %
    section | Postanowienie %
    opening | Przed pierwszym postanowieniem
    passage | Fragment: %
    data | Dane dokumentu
    added | dodane
    removed | usunięte
    split | podzielone
    joined | połączone
    moved | przeniesione
    renumbered | przenumerowane
    changed | zmienione
    formerly | poprzednio %
    movedFromTo | Przeniesione: % → %
    movedWithin | Przeniesione w obrębie: %
    movedAfter | poprzednio po: %, teraz po: %
    movedToFirst | poprzednio po: %, teraz na początku
    movedFromFirst | poprzednio na początku, teraz po: %
    dividedInto | Podzielono: % → %
    joinedFrom | Połączono: % → %
    wordCount | Słowa: %
    insertedMark | wstawiono:
    deletedMark | usunięto:
    endMark | koniec
    addedParagraph | Dodano:
    removedParagraph | Usunięto:
    breakAdded | Nowy akapit
    breakRemoved | Usunięto koniec akapitu
    same | Akapity bez zmian: %
    old | Dawny tekst
    new | Nowy tekst
    inOld | w dawnym tekście
    inNew | w nowym tekście
    noWords | Słowa są te same.
    identical | Oba teksty są identyczne.
    term | zdefiniowane pojęcie
    amount | liczba
    date | data
    link-target | adres odnośnika
    reference | odesłanie
    punctuation | interpunkcja
    spelling | pisownia
    markup | formatowanie
    signal.modal | obowiązek lub prawo
    signal.negation | przeczenie
    signal.exception | wyjątek
    signal.scope | zakres
    signal.discretion | uznanie
    signal.amount | kwota
    signal.duration | czas
    signal.party | strona
    signal.governing-law | prawo właściwe
    signal.liability | odpowiedzialność
    signal.warranty | gwarancja
    signal.termination | zakończenie
    signal.data | dane
    signal.definition | definicja
    signal.reference-target | cel odesłania
    signal.list-item | element listy
    signal.clause | postanowienie
    signal.name | nazwa
    signal.order | kolejność
    signal.statement | stwierdzenie
    signal.binding-sentence | wiążące zdanie
    signal.resource | plik
    signal.binding-language | język wiążący
    signal.unknown-language | nieznany język
    signal.deleted | usunięto „%”
    signal.inserted | wstawiono „%”
    signal.becomes | „%” zastąpiono przez „%”
    signal.otherDefinition | „%” ma inną definicję
    signal.otherTarget | „%” nie oznacza już tego samego postanowienia
    signal.otherOrder | „%” ma inną kolejność słów
    signal.otherContents | „%” ma inną treść
    signal.elsewhere | przeniesiono „%”
    signal.notJudged | nie oceniono „%”
    """
}
