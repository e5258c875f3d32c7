import AssentManifest

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
      translation | To jest tłumaczenie. Tekst wiążący: %
      history | Historia wersji
      versions | Wersje
      versionsOf | Wersje: %
      status | Status
      until | Do
      change | Zmiana
      material | Istotna
      editorial | Redakcyjna
      initial | Pierwsza wersja
      materialNote | Akceptacja jest wymagana ponownie.
      editorialNote | Akceptacja nie jest wymagana ponownie.
      changeIdentical | Tekst jest ten sam
      changeMarkup | Nic się nie zmieniło poza formatowaniem
      changeTypography | Nic się nie zmieniło poza wielkością liter, cudzysłowami, kreskami, odstępami i formatowaniem
      changeLinkTarget | Nic się nie zmieniło poza adresami linków i wyglądem tekstu
      changeDateLine | Nic się nie zmieniło poza datą lub wersją podaną w tekście, adresami linków i wyglądem tekstu
      changePunctuation | Nic się nie zmieniło poza interpunkcją, numeracją, datą lub wersją podaną w tekście, adresami linków i wyglądem tekstu
      changeWording | Zmieniono brzmienie, bez oznak innych praw lub obowiązków
      changeObligations | Prawa lub obowiązki mogły się zmienić
      statusCurrent | Obowiązuje
      statusUpcoming | Nadchodząca
      statusSuperseded | Zastąpiona
      statusWithdrawn | Wycofana
      statusDraft | Projekt
      inForceSince | Obowiązuje od %.
      takesEffect | Wchodzi w życie %.
      replacedFrom | Wersja % zastępuje ją od %.
      untilThen | Do tego czasu obowiązuje wersja %.
      wasInForce | Obowiązywała od % do %.
      replacedIt | Zastąpiła ją wersja %.
      neverInForce | Nigdy nie weszła w życie.
      withdrawnOn | Wycofana %.
      reason | Powód
      nowInForce | Obowiązuje wersja %.
      noneInForce | Żadna wersja nie obowiązuje.
      draftNote | Ten projekt nie został wydany i nie obowiązuje.
      graceUntil | Kto zaakceptował poprzednią wersję, ma czas do % na zaakceptowanie tej.
      upcomingVersion | Wersja % wchodzi w życie %.
      dayStart | Dni zaczynają się o godz. 00:00 UTC.
      asOf | Stan na dzień %.
      dayTime | %, godz. %
      changesFrom | Zmiany od wersji %
      changesTo | Zmiany do wersji %
      changesFromTo | Zmiany od % do %
      before | Przed
      after | Po
      feed | Kanał nowych wersji
      clauseHistory | Zmiany według postanowień
      changedIn | Zmieniono w %
      publisher | Wydawca
      contact | Kontakt
      address | Adres
      pageOf | strona % z %
      permalink | Adres tej wersji
      audit | Audyt
      auditOf | Audyt: %
      timeline | Oś czasu
      timelineNote | Jeden wiersz na wersję, od najnowszej; to samo zapisano niżej słowami.
      graceDays | Dni przejściowe
      grace | Okres przejściowy
      sourceDigest | Skrót źródła
      bindingText | Tekst wiążący
      declared | Zadeklarowana zmiana
      comparison | Porównanie tekstów
      signals | Co przesądziło
      releasedBy | Opublikowane przez
      gitRevision | Rewizja Git
      approved | Zatwierdzono
      corrected | Sprostowano
      summary | Streszczenie
      acceptanceRevision | Rewizja akceptacji
      ledger | Rejestr
      ledgerHead | Skrót ostatniego wiersza
      checkByHand | Jak sprawdzić to ręcznie
      checkFiles | Wszystkie pliki tej umowy, w folderze pliku manifest.json:
      checkSources | Teksty w postaci, w jakiej je opublikowano, w folderze treści:
      checkSignature | Podpis manifestu:
      noKey | Wydawca nie ogłasza żadnego klucza podpisów.
      keyNote | Strona nie może ręczyć za własny klucz: porównaj go z kluczem otrzymanym inną drogą.
      signingKey | Klucz podpisu
      recoveryKey | Klucz odzyskiwania
      validUntil | Ważny do %
      auditLimits | Wszystkie daty podał wydawca. To, że wiersz rejestru istniał danego dnia, wykazuje tylko punkt kontrolny lub znacznik czasu zachowany przez innych.
      gate | Przeczytaj i zaakceptuj
      gateOpen | Nie ma tu już nic do zaakceptowania.
      gatePlain | Skrypt, który prosi o akceptację, nie został uruchomiony. Oto teksty, które teraz obowiązują.
      gatePrint | Ta strona sama niczego nie zapisuje. Wypełnij poniższe pola, wydrukuj stronę, podpisz ją i wyślij na adres: %.
      gatePrintAlone | Ta strona sama niczego nie zapisuje. Wypełnij poniższe pola, wydrukuj stronę, podpisz ją i wyślij do wydawcy.
      gateSend | Ta strona sama niczego nie zapisuje. To, co wypełnisz, zostanie wysłane na adres: %.
      fullName | Imię i nazwisko
      day | Data
      signature | Podpis
      send | Wyślij
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
