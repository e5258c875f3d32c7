import AssentManifest

extension GateWords {
  /// The sentences of a gate in German.
  public static let german = GateWords(
    language: "de",
    table: """
      agreementStatement | Ich habe „%1“, Version %2, gelesen und stimme zu.
      agreementBox | Ich stimme zu
      agreementAccept | Zustimmen
      acknowledgementStatement | Ich habe „%1“, Version %2, gelesen.
      acknowledgementBox | Ich habe es gelesen
      acknowledgementAccept | Als gelesen bestätigen
      consentStatement | Ich willige ein: „%1“, Version %2.
      consentBox | Ich willige ein
      consentAccept | Einwilligen
      guardianAgreementStatement | Ich bin Elternteil oder Vormund der Person, die dieses Produkt benutzt, und stimme „%1“, Version %2, für sie zu.
      guardianAcknowledgementStatement | Ich bin Elternteil oder Vormund der Person, die dieses Produkt benutzt, und habe „%1“, Version %2, gelesen.
      guardianConsentStatement | Ich bin Elternteil oder Vormund der Person, die dieses Produkt benutzt, und willige für sie ein: „%1“, Version %2.
      decline | Ablehnen
      reviewAgain | Noch einmal ansehen
      exit | {Beenden|Verlassen}
      notNow | Nicht jetzt
      retry | Erneut versuchen
      print | Drucken
      save | Speichern
      scrollToContinue | Zum Fortfahren bis zum Ende scrollen
      progress | %1 % gelesen
      tickToContinue | Zum Fortfahren das Kästchen ankreuzen
      typeYourName | Zum Unterschreiben den vollen Namen eingeben
      declineQuestion | „%1“ ablehnen? Sonst geht es nicht weiter.
      whatChanged | Was sich seit Version %1 geändert hat
      comparedOld | Ihre letzte Antwort galt Version %1, gültig ab %2
      comparedNew | Jetzt gültig: Version %1, ab %2
      noComparison | Der Herausgeber bietet keinen Vergleich dieser beiden Versionen an
      changedMost | Am stärksten geändert
      unchangedClauses | Unveränderte Abschnitte: %1
      clauseAdded | neu
      clauseRemoved | entfernt
      clauseMoved | verschoben
      clauseSplit | geteilt
      clauseJoined | zusammengeführt
      clauseFormerly | früher %1
      clauseMeantOther | „%1“ meint nicht mehr denselben Abschnitt
      beforeFirstClause | Vor dem ersten Abschnitt
      wordsDeleted | gestrichen
      wordsInserted | eingefügt
      summaryOfLastStep | Zu Version %1 sagt der Herausgeber: %2
      comparisonUnreadable | Der Vergleich dieser beiden Versionen konnte nicht gelesen oder nicht geprüft werden
      versionWithdrawn | Version %1 wurde am %2 zurückgezogen: %3
      publishedBy | Herausgeber: %1
      notStoredAskedAgain | Ihre Antwort konnte nicht gespeichert werden. Sie können jetzt fortfahren und {werden beim nächsten Start noch einmal|werden beim nächsten Besuch dieser Seite noch einmal} gefragt.
      notStoredNotCounted | Ihre Antwort konnte nicht gespeichert werden und zählt deshalb noch nicht. Bitte versuchen Sie es erneut.
      showText | Den ganzen Text ansehen
      withdraw | Zurücknehmen
      endOfText | Ende des Textes
      agreedOn | Sie haben „%1“, Version %2, am %3 zugestimmt.
      readOn | Sie haben am %3 bestätigt, „%1“, Version %2, gelesen zu haben.
      consentedOn | Sie haben am %3 eingewilligt: „%1“, Version %2.
      namedAgreement | „%1“, Version %2, wurde am %3 durch Angabe des Digests angenommen.
      namedAcknowledgement | „%1“, Version %2, wurde am %3 durch Angabe des Digests zur Kenntnis genommen.
      namedConsent | Die Einwilligung zu „%1“, Version %2, wurde am %3 durch Angabe des Digests erteilt.
      countsUntil | Es gibt eine neue Version von „%1“. Ihre Antwort auf Version %2 zählt bis %3.
      migratedCounts | Ihre Antwort auf „%1“, Version %2, {in einer früheren Version dieser App|in einer früheren Version dieses Produkts} zählt weiterhin.
      askFirst | Bitte lesen Sie „%1“, Version %2.
      askChanged | „%1“ hat sich seit Ihrer Antwort auf Version %3 geändert. Bitte lesen Sie Version %2.
      askChangedSinceUnknown | „%1“ hat sich geändert. Bitte lesen Sie Version %2.
      askRenewal | Ihre Antwort auf „%1“ liegt einige Zeit zurück. Bitte lesen Sie Version %2 und antworten Sie erneut.
      askWithdrawn | Sie haben Ihre Antwort zu „%1“ zurückgenommen. Bitte lesen Sie Version %2, wenn Sie fortfahren möchten.
      askDamaged | Die Aufzeichnung Ihrer Antwort zu „%1“ ist beschädigt. Bitte lesen Sie Version %2 und antworten Sie erneut.
      wasDeclined | Sie haben „%1“, Version %2, abgelehnt. Sie können Ihre Antwort jederzeit ändern.
      wasWithdrawn | Sie haben Ihre Antwort auf „%1“, Version %2, zurückgenommen. Sie können jederzeit neu antworten.
      notForYou | Zu „%1“ müssen Sie nichts antworten.
      nothingInForce | Zurzeit gilt keine Version von „%1“.
      ageNeeded | Bevor „%1“ gezeigt wird, beantworten Sie bitte eine Frage nach Ihrem Alter.
      tooYoung | Sie können auf „%1“ nicht antworten. Dafür muss man mindestens %2 Jahre alt sein.
      guardianNeeded | Auch ein Elternteil oder Vormund muss auf „%1“ antworten.
      refusedOlder | Dieser Text ist älter als der, den Sie zuletzt gesehen haben, und wird deshalb nicht gezeigt. Bitte versuchen Sie es später erneut oder {aktualisieren Sie die App|laden Sie diese Seite neu}.
      refusedTwoVersions | Zwei verschiedene Texte tragen dieselbe Nummer, deshalb wird keiner gezeigt. Bitte wenden Sie sich an den Herausgeber.
      refusedNumber | Die Nummer dieses Textes liegt weit über der letzten, deshalb wird er nicht gezeigt. Bitte wenden Sie sich an den Herausgeber.
      refusedRewritten | Dieser Text widerspricht dem, was zuvor veröffentlicht wurde, und wird deshalb nicht gezeigt. Bitte wenden Sie sich an den Herausgeber.
      refusedUnverified | Es ließ sich nicht prüfen, ob dieser Text vom Herausgeber stammt, deshalb wird er nicht gezeigt. Bitte versuchen Sie es später erneut oder {aktualisieren Sie die App|laden Sie diese Seite neu}.
      refusedRevoked | Der Schlüssel, mit dem dieser Text signiert wurde, ist widerrufen, deshalb wird der Text nicht gezeigt. Bitte {aktualisieren Sie die App|laden Sie diese Seite neu} oder wenden Sie sich an den Herausgeber.
      refusedTooNew | {Diese App ist zu alt, um den Text zu zeigen. Bitte aktualisieren Sie sie|Diese Seite ist zu alt, um den Text zu zeigen. Bitte laden Sie sie neu}.
      refusedForm | Dieser Text hat eine Form, {die diese App nicht kennt|die diese Seite nicht kennt}, und wird deshalb nicht gezeigt. Bitte {aktualisieren Sie die App|laden Sie diese Seite neu}.
      refusedOtherProduct | Dieser Text gehört zu einem anderen Produkt und wird deshalb nicht gezeigt. Bitte {aktualisieren Sie die App|laden Sie diese Seite neu}.
      refusedNothing | Was veröffentlicht wurde, nennt keinen Text, auf den zu antworten ist. Bitte wenden Sie sich an den Herausgeber.
      refusedUnreadable | Der Text kann nicht gelesen werden. Bitte versuchen Sie es später erneut oder {aktualisieren Sie die App|laden Sie diese Seite neu}.
      noticeExpired | Bis %1 hätte eine neuere Version dieses Textes erscheinen sollen. Vielleicht sehen Sie eine alte.
      noticeDamaged | Ein Teil Ihrer Aufzeichnung ist beschädigt und zählt nicht.
      noticeShortened | Der letzte Teil Ihrer Aufzeichnung fehlt.
      noticeTorn | Der letzte Eintrag Ihrer Aufzeichnung ist unvollständig und zählt nicht.
      noticeUnreadable | Ein Teil Ihrer Aufzeichnung kann nicht gelesen werden und zählt nicht.
      noticeClock | Die Uhr dieses Geräts steht vor %1: Sie geht falsch, oder ein Text oder Eintrag trägt ein Datum, das noch kommt.
      noticeTextChanged | Der Text von Version %2 des Dokuments „%1“ ist nicht mehr der, auf den Sie geantwortet haben.
      noticeUpcoming | Ab %3 gilt Version %2 von „%1“.
      noticeLastGood | Was jetzt veröffentlicht ist, ließ sich nicht prüfen. Sie sehen die letzten Texte, bei denen das möglich war.
      ageQuestion | Wann sind Sie geboren?
      ageYear | Geburtsjahr
      ageMonth | Geburtsmonat
      ageBelow | Unter %1
      ageBetween | %1 bis %2
      ageFrom | %1 oder älter
      pageOf | %1 von %2
      keys | Pfeile, Leertaste: scrollen  Tab: weiter  s: speichern  p: drucken  d: ablehnen  ?: Hilfe
      keysAtLength | Pfeil auf und ab, Bild auf und ab, Leertaste, Pos1 und Ende bewegen den Text.; Tab und Umschalt+Tab führen zum Kästchen, zu den Schaltflächen und zurück zum Text.; Leertaste oder Eingabetaste kreuzt das Kästchen an und betätigt eine Schaltfläche.; s speichert den Text in eine Datei, p druckt ihn.; d lehnt ab. Strg+C geht ohne Antwort.
      windowTooSmall | Dieses Fenster ist zu klein, um den Text zusammen mit der Frage zu zeigen. Vergrößern Sie es, um fortzufahren.
      nameLabel | Voller Name
      goOn | Weiter
      back | Zurück
      savedAs | Gespeichert als %1
      notSaved | Nicht gespeichert als %1: %2
      printed | An den Drucker gesendet
      notPrinted | Es wurde nichts gedruckt.
      unavailable | Der Text kann nicht gezeigt werden, deshalb können Sie jetzt nicht antworten.
      ageUse | Gespeichert wird nur die Altersspanne, in der Ihre Antwort liegt.
      moreLines | Eingabetaste drücken, um weiterzulesen (noch %1 Zeilen):
      typeToAgree | Zum Fortfahren „%1“ eingeben und die Eingabetaste drücken:
      typeToDecline | Oder geben Sie „%1“ ein, um abzulehnen.
      plainCommands | Sie können auch "save" (speichern), "print" (drucken), "again" (den Text von vorn lesen) oder "decline" (ablehnen) eingeben.
      declineConfirm | Geben Sie "exit" ein, um abzulehnen, oder drücken Sie die Eingabetaste, um den Text noch einmal anzusehen:
      refusedNoCrypto | Dieser Browser kann den Text über diese Verbindung nicht prüfen. Bitte öffnen Sie diese Seite über https.
      refusedNoEd25519 | Dieser Browser ist zu alt, um zu prüfen, wer den Text veröffentlicht hat. Bitte aktualisieren Sie ihn.
      refusedFramed | Diese Seite steht in der Seite von jemand anderem, deshalb kann hier nicht geantwortet werden.
      refusedOffline | Der Text konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
      refusedNotCarried | Jetzt ist eine andere Version in Kraft, und diese Datei enthält sie nicht. Bitte lesen Sie sie dort, wo der Herausgeber sie veröffentlicht.
      openWindow | In einem eigenen Fenster öffnen
      versionOf | Version %1
      asideYears | Bitte geben Sie ein Jahr mit vier Ziffern ein
      settings | Einstellungen
      about | Über dieses Produkt
      copyright | Urheberrecht
      license | Lizenz
      privacy | Datenschutz
      credits | Mitwirkende
      support | Hilfe und Kontakt
      receipt | Beleg speichern
      history | Verlauf
      close | Schließen
      withdrawQuestion | Ihre Antwort auf „%1“ zurücknehmen? Wenn sie erforderlich ist, werden Sie erneut gefragt, bevor es weitergeht.
      declinedOn | Sie haben „%1“, Version %2, am %3 abgelehnt.
      withdrawnOn | Sie haben Ihre Antwort auf „%1“ am %3 zurückgenommen.
      guardianOn | Ein Elternteil oder Vormund hat „%1“, Version %2, am %3 zugestimmt.
      resetAnswers | Alles erneut fragen (zum Testen)
      """)
}
