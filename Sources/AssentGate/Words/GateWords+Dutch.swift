import AssentManifest

extension GateWords {
  /// The sentences of a gate in Dutch.
  public static let dutch = GateWords(
    language: "nl",
    table: """
      agreementStatement | Ik heb ‘%1’, versie %2, gelezen en ga ermee akkoord.
      agreementBox | Ik ga akkoord
      agreementAccept | Akkoord gaan
      acknowledgementStatement | Ik heb ‘%1’, versie %2, gelezen.
      acknowledgementBox | Ik heb het gelezen
      acknowledgementAccept | Bevestigen dat ik het heb gelezen
      consentStatement | Ik geef toestemming voor ‘%1’, versie %2.
      consentBox | Ik geef toestemming
      consentAccept | Toestemming geven
      guardianAgreementStatement | Ik ben ouder of voogd van de persoon die dit product gebruikt en ga voor die persoon akkoord met ‘%1’, versie %2.
      guardianAcknowledgementStatement | Ik ben ouder of voogd van de persoon die dit product gebruikt en heb ‘%1’, versie %2, gelezen.
      guardianConsentStatement | Ik ben ouder of voogd van de persoon die dit product gebruikt en geef voor die persoon toestemming voor ‘%1’, versie %2.
      decline | Weigeren
      reviewAgain | Opnieuw bekijken
      exit | {Afsluiten|Verlaten}
      notNow | Niet nu
      retry | Opnieuw proberen
      print | Afdrukken
      save | Opslaan
      scrollToContinue | Scrol naar het einde om verder te gaan
      progress | %1% gelezen
      tickToContinue | Vink het vakje aan om verder te gaan
      typeYourName | Typ uw volledige naam om te ondertekenen
      declineQuestion | ‘%1’ weigeren? Anders kunt u niet verder.
      whatChanged | Wat er sinds versie %1 is gewijzigd
      comparedOld | Uw laatste antwoord gold versie %1, van kracht vanaf %2
      comparedNew | Nu van kracht: versie %1, vanaf %2
      noComparison | De uitgever biedt geen vergelijking van deze twee versies aan
      changedMost | Het meest gewijzigd
      unchangedClauses | Ongewijzigde bepalingen: %1
      clauseAdded | nieuw
      clauseRemoved | verwijderd
      clauseMoved | verplaatst
      clauseSplit | gesplitst
      clauseJoined | samengevoegd
      clauseFormerly | voorheen %1
      clauseMeantOther | ‘%1’ verwijst niet meer naar dezelfde bepaling
      beforeFirstClause | Vóór de eerste bepaling
      wordsDeleted | geschrapt
      wordsInserted | toegevoegd
      summaryOfLastStep | Over versie %1 zegt de uitgever: %2
      comparisonUnreadable | De vergelijking van deze twee versies kon niet worden gelezen of gecontroleerd
      versionWithdrawn | Versie %1 is ingetrokken op %2: %3
      publishedBy | Uitgever: %1
      notStoredAskedAgain | Uw antwoord kon niet worden opgeslagen. U kunt nu verder; {bij de volgende start|wanneer u deze pagina weer opent,} wordt het opnieuw gevraagd.
      notStoredNotCounted | Uw antwoord kon niet worden opgeslagen en telt daarom nog niet. Probeer het opnieuw.
      showText | De volledige tekst bekijken
      withdraw | Intrekken
      endOfText | Einde van de tekst
      agreedOn | U bent op %3 akkoord gegaan met ‘%1’, versie %2.
      readOn | U hebt op %3 bevestigd dat u ‘%1’, versie %2, hebt gelezen.
      consentedOn | U hebt op %3 toestemming gegeven voor ‘%1’, versie %2.
      namedAgreement | ‘%1’, versie %2, is op %3 aanvaard door de digest op te geven.
      namedAcknowledgement | Van ‘%1’, versie %2, is op %3 kennisgenomen door de digest op te geven.
      namedConsent | Voor ‘%1’, versie %2, is op %3 toestemming gegeven door de digest op te geven.
      countsUntil | Er is een nieuwe versie van ‘%1’. Uw antwoord op versie %2 geldt tot %3.
      migratedCounts | Uw antwoord op ‘%1’, versie %2, in {een eerdere versie van deze app|een eerdere versie van dit product} geldt nog.
      askFirst | Lees ‘%1’, versie %2.
      askChanged | ‘%1’ is gewijzigd sinds uw antwoord op versie %3. Lees versie %2.
      askChangedSinceUnknown | ‘%1’ is gewijzigd. Lees versie %2.
      askRenewal | Uw antwoord op ‘%1’ is al enige tijd oud. Lees versie %2 en antwoord opnieuw.
      askWithdrawn | U hebt uw antwoord op ‘%1’ ingetrokken. Lees versie %2 als u verder wilt gaan.
      askDamaged | De vastlegging van uw antwoord op ‘%1’ is beschadigd. Lees versie %2 en antwoord opnieuw.
      wasDeclined | U hebt ‘%1’, versie %2, geweigerd. U kunt uw antwoord altijd wijzigen.
      wasWithdrawn | U hebt uw antwoord op ‘%1’, versie %2, ingetrokken. U kunt altijd opnieuw antwoorden.
      notForYou | U hoeft niet te antwoorden op ‘%1’.
      nothingInForce | Op dit moment is geen versie van ‘%1’ van kracht.
      ageNeeded | Beantwoord een vraag over uw leeftijd voordat ‘%1’ wordt getoond.
      tooYoung | U kunt niet op ‘%1’ antwoorden. Daarvoor moet u minstens %2 jaar oud zijn.
      guardianNeeded | Ook een ouder of voogd moet op ‘%1’ antwoorden.
      refusedOlder | Deze tekst is ouder dan de tekst die u eerder zag en wordt daarom niet getoond. Probeer het later opnieuw of {werk de app bij|laad deze pagina opnieuw}.
      refusedTwoVersions | Twee verschillende teksten hebben hetzelfde nummer, dus geen van beide wordt getoond. Meld het aan de uitgever.
      refusedNumber | Het nummer van deze tekst ligt ver boven het laatste, dus hij wordt niet getoond. Meld het aan de uitgever.
      refusedRewritten | Deze tekst is in strijd met wat eerder is gepubliceerd en wordt daarom niet getoond. Meld het aan de uitgever.
      refusedUnverified | Er kon niet worden gecontroleerd of deze tekst van de uitgever komt, dus wordt hij niet getoond. Probeer het later opnieuw of {werk de app bij|laad deze pagina opnieuw}.
      refusedRevoked | De sleutel waarmee deze tekst is ondertekend, is ingetrokken, dus de tekst wordt niet getoond. {Werk de app bij|Laad deze pagina opnieuw} of meld het aan de uitgever.
      refusedTooNew | {Deze app is te oud om de tekst te tonen. Werk de app bij|Deze pagina is te oud om de tekst te tonen. Laad de pagina opnieuw}.
      refusedForm | Deze tekst heeft een vorm {die deze app niet kent|die deze pagina niet kent}, dus hij wordt niet getoond. {Werk de app bij|Laad deze pagina opnieuw}.
      refusedOtherProduct | Deze tekst hoort bij een ander product en wordt daarom niet getoond. {Werk de app bij|Laad deze pagina opnieuw}.
      refusedNothing | Wat is gepubliceerd, noemt geen tekst om op te antwoorden. Meld het aan de uitgever.
      refusedUnreadable | De tekst kan niet worden gelezen. Probeer het later opnieuw of {werk de app bij|laad deze pagina opnieuw}.
      noticeExpired | Uiterlijk op %1 had een nieuwere versie van deze tekst moeten verschijnen. Misschien ziet u een oude.
      noticeDamaged | Een deel van uw vastlegging is beschadigd en telt niet.
      noticeShortened | Het laatste deel van uw vastlegging ontbreekt.
      noticeTorn | De laatste regel van uw vastlegging is onvolledig en telt niet.
      noticeUnreadable | Een deel van uw vastlegging kan niet worden gelezen en telt niet.
      noticeClock | De klok van dit apparaat staat vóór %1: hij staat verkeerd, of een tekst of vastlegging draagt een datum die nog komt.
      noticeTextChanged | De tekst van versie %2 van het document ‘%1’ is niet meer de tekst waarop u hebt geantwoord.
      noticeUpcoming | Vanaf %3 geldt versie %2 van ‘%1’.
      noticeLastGood | Wat nu gepubliceerd is, kon niet worden gecontroleerd. U ziet de laatste teksten waarbij dat wel kon.
      ageQuestion | Wanneer bent u geboren?
      ageYear | Geboortejaar
      ageMonth | Geboortemaand
      ageBelow | Jonger dan %1
      ageBetween | %1 tot en met %2
      ageFrom | %1 of ouder
      pageOf | %1 van %2
      keys | Pijlen, spatie: scrollen  Tab: volgende  s: opslaan  p: afdrukken  d: weigeren  ?: hulp
      keysAtLength | Omhoog, omlaag, Page Up, Page Down, spatie, Home en End bewegen de tekst.; Tab en Shift+Tab gaan naar het vakje, de knoppen en terug naar de tekst.; Spatie of Enter vinkt het vakje aan en drukt op een knop.; s slaat de tekst op in een bestand, p drukt hem af.; d weigert. Ctrl+C verlaat zonder antwoord.
      windowTooSmall | Dit venster is te klein om de tekst samen met de vraag te tonen. Maak het groter om verder te gaan.
      nameLabel | Volledige naam
      goOn | Doorgaan
      back | Terug
      savedAs | Opgeslagen als %1
      notSaved | Niet opgeslagen als %1: %2
      printed | Naar de printer gestuurd
      notPrinted | Er is niets afgedrukt.
      unavailable | De tekst kan niet worden getoond, dus u kunt er nu niet op antwoorden.
      ageUse | Alleen de leeftijdsgroep waarin uw antwoord valt, wordt bewaard.
      moreLines | Druk op Enter om verder te lezen (nog %1 regels):
      typeToAgree | Typ ‘%1’ en druk op Enter om verder te gaan:
      typeToDecline | Of typ ‘%1’ om te weigeren.
      plainCommands | U kunt ook "save" (opslaan), "print" (afdrukken), "again" (de tekst vanaf het begin lezen) of "decline" (weigeren) typen.
      declineConfirm | Typ "exit" om te weigeren, of druk op Enter om de tekst opnieuw te bekijken:
      refusedNoCrypto | Deze browser kan de tekst via deze verbinding niet controleren. Open deze pagina via https.
      refusedNoEd25519 | Deze browser is te oud om te controleren wie de tekst heeft gepubliceerd. Werk hem bij.
      refusedFramed | Deze pagina staat in een pagina van iemand anders, dus u kunt hier niet antwoorden.
      refusedOffline | De tekst kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.
      refusedNotCarried | Er is nu een andere versie van kracht, en dit bestand bevat die niet. Lees die waar de uitgever haar publiceert.
      openWindow | In een eigen venster openen
      versionOf | Versie %1
      asideYears | Voer een jaartal met vier cijfers in
      settings | Instellingen
      about | Over dit product
      copyright | Auteursrecht
      license | Licentie
      privacy | Privacy
      credits | Met dank aan
      support | Ondersteuning
      receipt | Bewijs opslaan
      history | Geschiedenis
      close | Sluiten
      withdrawQuestion | Uw antwoord op ‘%1’ intrekken? Als het vereist is, wordt het u opnieuw gevraagd voordat u verder kunt.
      declinedOn | U hebt ‘%1’, versie %2, op %3 geweigerd.
      withdrawnOn | U hebt uw antwoord op ‘%1’ op %3 ingetrokken.
      guardianOn | Een ouder of voogd heeft ‘%1’, versie %2, op %3 goedgekeurd.
      resetAnswers | Alles opnieuw vragen (om te testen)
      """)
}
