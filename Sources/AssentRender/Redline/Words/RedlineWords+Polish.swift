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
    section | Punkt %
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
    """
}
