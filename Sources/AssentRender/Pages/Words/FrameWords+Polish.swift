extension FrameWords {
  static let polish = FrameWords(
    labels: """
      contents | Spis treści
      version | Wersja
      effective | Obowiązuje od
      published | Opublikowano
      updated | Ostatnia aktualizacja
      digest | Skrót słów
      words | Słowa
      plainText | Zwykły tekst
      json | JSON
      skip | Przejdź do tekstu
      copyLink | Kopiuj odnośnik
      copied | Skopiowano odnośnik
      licenseSummary | Streszczenie licencji
      permissions | Dozwolone
      conditions | Warunki
      limitations | Ograniczenia
      notLegalText | To streszczenie nie jest częścią umowy.
      agreements | Umowy
      documents | Dokumenty
      print | Drukuj
      verify | Jak sprawdzić tę stronę
      minutes | min czytania
      by | –
      license | Licencja
      eula | Umowa licencyjna użytkownika końcowego
      terms | Warunki korzystania z usługi
      privacy | Polityka prywatności
      other | Dokument
      table | Tabela
      diagram | Diagram
      anchor | Odnośnik do tej sekcji
      code | Kod
      source | Tekst źródłowy
      wideDiagram | Rysunek ma szerokość % kolumn. W całości jest na stronie i w tekście o tej szerokości.
      linkTo | Odnośnik do: %
      backTo | Wróć do odwołania %
      scrollHint | Szersze niż strona: przewiń w bok
      languages | Języki
      publisher | Wydawca
      contact | Kontakt
      address | Adres
      pageOf | strona % z %
      permalink | Adres tej wersji
      """,
    phrases: """
      commercial | Użytek komercyjny
      share | Kopiowanie i przekazywanie
      change | Zmiany i adaptacje
      private | Użytek prywatny
      patent | Korzystanie z patentów współtwórców
      bundle | Łączenie z innym oprogramowaniem i sprzedaż całości
      link | Dołączanie z oprogramowania na innych licencjach
      notice | Zachować informacje o prawach autorskich i licencji
      source-notice | Zachować informacje w kodzie źródłowym; pliki binarne ich nie wymagają
      credit | Podać autora i odnośnik do licencji
      mark-changes | Wskazać, co zmieniono
      notice-file | Przekazać plik NOTICE
      source | Udostępnić kod źródłowy
      network-source | Udostępnić kod źródłowy użytkownikom przez sieć
      same | Przekazywać zmiany na tej samej licencji
      same-file | Pozostawić zmienione pliki na tej samej licencji
      same-library | Pozostawić bibliotekę i jej zmiany na tej samej licencji
      relink | Umożliwić zastąpienie biblioteki w połączonym dziele
      name | Nie używać zastrzeżonych nazw dla zmienionych wersji
      not-alone | Nie sprzedawać samej czcionki
      no-locks | Nie dodawać blokad technicznych ani dalszych warunków
      misrepresent | Nie podawać się za autora oryginału
      no-warranty | Brak gwarancji
      no-liability | Brak odpowiedzialności autorów
      no-trademark | Brak praw do znaków towarowych
      no-patent | Brak praw do patentów
      no-endorsement | Zakaz używania nazwisk autorów do promocji produktów
      no-privacy | Brak zrzeczenia się praw innych osób do prywatności i wizerunku
      non-commercial | Zakaz użytku komercyjnego
      no-changes | Zakaz udostępniania zmienionych wersji
      indemnify | Dystrybutorzy komercyjni odpowiadają za pozostałych współtwórców
      """)
}
