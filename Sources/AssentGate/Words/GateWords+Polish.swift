import AssentManifest

extension GateWords {
  /// The sentences of a gate in Polish.
  public static let polish = GateWords(
    language: "pl",
    table: """
      agreementStatement | Przeczytałem(-am) i akceptuję „%1”, wersja %2.
      agreementBox | Akceptuję
      agreementAccept | Akceptuj
      acknowledgementStatement | Przeczytałem(-am) „%1”, wersja %2.
      acknowledgementBox | Przeczytałem(-am)
      acknowledgementAccept | Potwierdź przeczytanie
      consentStatement | Wyrażam zgodę: „%1”, wersja %2.
      consentBox | Wyrażam zgodę
      consentAccept | Wyraź zgodę
      guardianAgreementStatement | Jestem rodzicem lub opiekunem osoby korzystającej z tego produktu i w jej imieniu akceptuję „%1”, wersja %2.
      guardianAcknowledgementStatement | Jestem rodzicem lub opiekunem osoby korzystającej z tego produktu i przeczytałem(-am) „%1”, wersja %2.
      guardianConsentStatement | Jestem rodzicem lub opiekunem osoby korzystającej z tego produktu i w jej imieniu wyrażam zgodę: „%1”, wersja %2.
      decline | Odrzuć
      reviewAgain | Wróć do tekstu
      exit | Wyjdź
      notNow | Nie teraz
      retry | Spróbuj ponownie
      print | Drukuj
      save | Zapisz
      scrollToContinue | Przewiń do końca, aby kontynuować
      progress | Przeczytano %1%
      tickToContinue | Zaznacz pole, aby kontynuować
      typeYourName | Wpisz imię i nazwisko, aby podpisać
      declineQuestion | Odrzucić „%1”? Bez tego nie można kontynuować.
      whatChanged | Co się zmieniło od wersji %1
      comparedOld | Ostatnia odpowiedź dotyczyła wersji %1, obowiązującej od %2
      comparedNew | Obecnie obowiązuje: wersja %1, od %2
      noComparison | Wydawca nie udostępnia porównania tych dwóch wersji
      changedMost | Najbardziej zmienione
      unchangedClauses | Postanowienia bez zmian: %1
      clauseAdded | nowe
      clauseRemoved | usunięte
      clauseMoved | przeniesione
      clauseSplit | podzielone
      clauseJoined | połączone
      clauseFormerly | wcześniej %1
      clauseMeantOther | „%1” nie oznacza już tego samego postanowienia
      beforeFirstClause | Przed pierwszym postanowieniem
      wordsDeleted | usunięto
      wordsInserted | dodano
      summaryOfLastStep | O wersji %1 wydawca pisze: %2
      comparisonUnreadable | Nie udało się odczytać lub zweryfikować porównania tych dwóch wersji
      versionWithdrawn | Wersja %1 została wycofana %2: %3
      publishedBy | Wydawca: %1
      notStoredAskedAgain | Nie udało się zapisać odpowiedzi. Można teraz kontynuować; pytanie pojawi się ponownie {przy następnym uruchomieniu|przy następnym otwarciu tej strony}.
      notStoredNotCounted | Nie udało się zapisać odpowiedzi, więc jeszcze się nie liczy. Spróbuj ponownie.
      showText | Pokaż cały tekst
      withdraw | Wycofaj
      endOfText | Koniec tekstu
      agreedOn | „%1”, wersja %2: zaakceptowano %3.
      readOn | „%1”, wersja %2: przeczytanie potwierdzono %3.
      consentedOn | „%1”, wersja %2: zgodę wyrażono %3.
      namedAgreement | Dokument „%1”, wersja %2, zaakceptowano %3 przez podanie jego skrótu.
      namedAcknowledgement | Zapoznanie się z dokumentem „%1”, wersja %2, potwierdzono %3 przez podanie jego skrótu.
      namedConsent | Zgodę na „%1”, wersja %2, wyrażono %3 przez podanie jego skrótu.
      countsUntil | Jest nowa wersja dokumentu „%1”. Odpowiedź dotycząca wersji %2 liczy się do %3.
      migratedCounts | Odpowiedź dotycząca „%1”, wersja %2, udzielona {we wcześniejszej wersji tej aplikacji|we wcześniejszej wersji tego produktu} nadal się liczy.
      askFirst | Przeczytaj „%1”, wersja %2.
      askChanged | Dokument „%1” zmienił się od odpowiedzi dotyczącej wersji %3. Przeczytaj wersję %2.
      askChangedSinceUnknown | Dokument „%1” zmienił się. Przeczytaj wersję %2.
      askRenewal | Odpowiedzi dotyczącej „%1” udzielono jakiś czas temu. Przeczytaj wersję %2 i odpowiedz ponownie.
      askWithdrawn | Odpowiedź dotycząca „%1” została wycofana. Przeczytaj wersję %2, jeśli chcesz kontynuować.
      askDamaged | Zapis odpowiedzi dotyczącej „%1” jest uszkodzony. Przeczytaj wersję %2 i odpowiedz ponownie.
      wasDeclined | „%1”, wersja %2: odrzucono. Odpowiedź można zmienić w każdej chwili.
      wasWithdrawn | Odpowiedź dotycząca „%1”, wersja %2, została wycofana. W każdej chwili można odpowiedzieć ponownie.
      notForYou | Na „%1” nie trzeba odpowiadać.
      nothingInForce | Obecnie nie obowiązuje żadna wersja dokumentu „%1”.
      ageNeeded | Zanim pojawi się „%1”, odpowiedz na pytanie o wiek.
      tooYoung | Nie możesz odpowiedzieć na „%1”. Wymagany wiek: co najmniej %2.
      guardianNeeded | Na „%1” musi odpowiedzieć także rodzic lub opiekun.
      refusedOlder | Ten tekst jest starszy niż pokazany wcześniej, więc nie zostanie pokazany. Spróbuj później lub {zaktualizuj aplikację|wczytaj tę stronę ponownie}.
      refusedTwoVersions | Dwa różne teksty mają ten sam numer, więc żaden nie zostanie pokazany. Powiadom wydawcę.
      refusedNumber | Numer tego tekstu znacznie przekracza ostatni, więc tekst nie zostanie pokazany. Powiadom wydawcę.
      refusedRewritten | Ten tekst jest sprzeczny z tym, co opublikowano wcześniej, więc nie zostanie pokazany. Powiadom wydawcę.
      refusedUnverified | Nie udało się sprawdzić, czy ten tekst pochodzi od wydawcy, więc nie zostanie pokazany. Spróbuj później lub {zaktualizuj aplikację|wczytaj tę stronę ponownie}.
      refusedRevoked | Klucz, którym podpisano ten tekst, został unieważniony, więc tekst nie zostanie pokazany. {Zaktualizuj aplikację|Wczytaj tę stronę ponownie} lub powiadom wydawcę.
      refusedTooNew | {Ta aplikacja jest za stara, aby pokazać tekst. Zaktualizuj ją|Ta strona jest za stara, aby pokazać tekst. Wczytaj ją ponownie}.
      refusedForm | Ten tekst ma postać, {której ta aplikacja nie zna|której ta strona nie zna}, więc nie zostanie pokazany. {Zaktualizuj aplikację|Wczytaj tę stronę ponownie}.
      refusedOtherProduct | Ten tekst należy do innego produktu, więc nie zostanie pokazany. {Zaktualizuj aplikację|Wczytaj tę stronę ponownie}.
      refusedNothing | To, co opublikowano, nie wymienia żadnego tekstu, na który trzeba odpowiedzieć. Powiadom wydawcę.
      refusedUnreadable | Nie można odczytać tekstu. Spróbuj później lub {zaktualizuj aplikację|wczytaj tę stronę ponownie}.
      noticeExpired | Nowsza wersja tego tekstu powinna była ukazać się do %1. Być może widzisz starą.
      noticeDamaged | Część zapisu jest uszkodzona i się nie liczy.
      noticeShortened | Brakuje ostatniej części zapisu.
      noticeTorn | Ostatni wpis w zapisie jest niepełny i się nie liczy.
      noticeUnreadable | Części zapisu nie można odczytać i się nie liczy.
      noticeClock | Zegar tego urządzenia wskazuje czas przed %1: jest błędny albo tekst lub wpis ma datę przyszłą.
      noticeTextChanged | Tekst wersji %2 dokumentu „%1” nie jest już tym, którego dotyczyła odpowiedź.
      noticeUpcoming | Od %3 będzie obowiązywać wersja %2 dokumentu „%1”.
      noticeLastGood | Nie udało się sprawdzić tego, co jest teraz opublikowane. Widoczne są ostatnie sprawdzone teksty.
      ageQuestion | Jaka jest data Twojego urodzenia?
      ageYear | Rok urodzenia
      ageMonth | Miesiąc urodzenia
      ageBelow | Poniżej %1 lat
      ageBetween | Od %1 do %2 lat
      ageFrom | %1 lat lub więcej
      pageOf | %1 z %2
      keys | Strzałki, spacja: przewijanie  Tab: dalej  s: zapisz  p: drukuj  d: odrzuć  ?: pomoc
      keysAtLength | Góra, dół, Page Up, Page Down, spacja, Home i End przesuwają tekst.; Tab i Shift+Tab prowadzą do pola, przycisków i z powrotem do tekstu.; Spacja lub Enter zaznacza pole i naciska przycisk.; s zapisuje tekst w pliku, p drukuje go.; d odrzuca. Ctrl+C wychodzi bez odpowiedzi.
      windowTooSmall | To okno jest za małe, aby pokazać tekst razem z pytaniem. Powiększ je, aby kontynuować.
      nameLabel | Imię i nazwisko
      goOn | Dalej
      back | Wstecz
      savedAs | Zapisano jako %1
      notSaved | Nie zapisano jako %1: %2
      printed | Wysłano do drukarki
      notPrinted | Niczego nie wydrukowano.
      unavailable | Nie można pokazać tekstu, więc teraz nie można na niego odpowiedzieć.
      ageUse | Zapisywany jest tylko przedział wiekowy, w którym mieści się odpowiedź.
      moreLines | Naciśnij Enter, aby czytać dalej (pozostało wierszy: %1):
      typeToAgree | Wpisz „%1” i naciśnij Enter, aby kontynuować:
      typeToDecline | Aby odmówić, wpisz „%1”.
      plainCommands | Można też wpisać "save" (zapisz), "print" (drukuj), "again" (czytaj od początku) lub "decline" (odrzuć).
      declineConfirm | Wpisz "exit", aby odrzucić, lub naciśnij Enter, aby wrócić do tekstu:
      refusedNoCrypto | Ta przeglądarka nie może zweryfikować tekstu przez to połączenie. Otwórz tę stronę przez https.
      refusedNoEd25519 | Ta przeglądarka jest zbyt stara, aby sprawdzić, kto opublikował tekst. Zaktualizuj ją.
      refusedFramed | Ta strona znajduje się wewnątrz cudzej strony, dlatego nie można tu odpowiedzieć.
      refusedOffline | Nie udało się wczytać tekstu. Sprawdź połączenie i spróbuj ponownie.
      refusedNotCarried | Obowiązuje teraz inna wersja, której ten plik nie zawiera. Proszę przeczytać ją tam, gdzie publikuje ją wydawca.
      openWindow | Otwórz w osobnym oknie
      versionOf | Wersja %1
      asideYears | Podaj rok czterema cyframi
      settings | Ustawienia
      about | Informacje
      copyright | Prawa autorskie
      license | Licencja
      privacy | Prywatność
      credits | Podziękowania
      support | Pomoc
      receipt | Zapisz potwierdzenie
      history | Historia
      close | Zamknij
      withdrawQuestion | Wycofać odpowiedź dotyczącą „%1”? Jeśli jest wymagana, pytanie pojawi się ponownie, zanim będzie można przejść dalej.
      declinedOn | „%1”, wersja %2: odrzucono %3.
      withdrawnOn | „%1”: odpowiedź wycofano %3.
      guardianOn | „%1”, wersja %2: rodzic lub opiekun zatwierdził %3.
      resetAnswers | Zapytaj o wszystko ponownie (do testów)
      """)
}
