import AssentManifest

extension GateWords {
  /// The sentences of a gate in Italian.
  public static let italian = GateWords(
    language: "it",
    table: """
      agreementStatement | Ho letto e accetto «%1», versione %2.
      agreementBox | Accetto
      agreementAccept | Accetta
      acknowledgementStatement | Ho letto «%1», versione %2.
      acknowledgementBox | L’ho letto
      acknowledgementAccept | Conferma la lettura
      consentStatement | Acconsento a «%1», versione %2.
      consentBox | Acconsento
      consentAccept | Acconsenti
      guardianAgreementStatement | Sono un genitore o tutore della persona che usa questo prodotto e accetto «%1», versione %2, per suo conto.
      guardianAcknowledgementStatement | Sono un genitore o tutore della persona che usa questo prodotto e ho letto «%1», versione %2.
      guardianConsentStatement | Sono un genitore o tutore della persona che usa questo prodotto e acconsento a «%1», versione %2, per suo conto.
      decline | Rifiuta
      reviewAgain | Rileggi
      exit | Esci
      notNow | Non ora
      retry | Riprova
      print | Stampa
      save | Salva
      scrollToContinue | Scorri fino alla fine per continuare
      progress | %1% letto
      tickToContinue | Spunta la casella per continuare
      typeYourName | Scrivi il tuo nome completo per firmare
      declineQuestion | Rifiutare «%1»? Senza non puoi continuare.
      whatChanged | Che cosa è cambiato dalla versione %1
      comparedOld | La Sua ultima risposta riguardava la versione %1, in vigore dal %2
      comparedNew | In vigore ora: versione %1, dal %2
      noComparison | L’editore non offre un confronto tra queste due versioni
      changedMost | Più modificata
      unchangedClauses | Clausole invariate: %1
      clauseAdded | nuova
      clauseRemoved | rimossa
      clauseMoved | spostata
      clauseSplit | divisa
      clauseJoined | unita
      clauseFormerly | prima %1
      clauseMeantOther | «%1» non indica più la stessa clausola
      beforeFirstClause | Prima della prima clausola
      wordsDeleted | eliminato
      wordsInserted | inserito
      summaryOfLastStep | Sulla versione %1 l’editore dice: %2
      comparisonUnreadable | Il confronto tra queste due versioni non è stato letto o verificato
      versionWithdrawn | La versione %1 è stata ritirata il %2: %3
      publishedBy | Pubblicato da: %1
      notStoredAskedAgain | Non è stato possibile salvare la risposta. Puoi continuare ora; la domanda sarà ripetuta {al prossimo avvio|alla prossima apertura di questa pagina}.
      notStoredNotCounted | Non è stato possibile salvare la risposta, quindi non vale ancora. Riprova.
      showText | Mostra il testo completo
      withdraw | Revoca
      endOfText | Fine del testo
      agreedOn | Hai accettato «%1», versione %2, il %3.
      readOn | Il %3 hai confermato di aver letto «%1», versione %2.
      consentedOn | Hai acconsentito a «%1», versione %2, il %3.
      namedAgreement | «%1», versione %2, è stato accettato il %3 indicandone l’impronta.
      namedAcknowledgement | Si è preso atto di «%1», versione %2, il %3 indicandone l’impronta.
      namedConsent | Il consenso a «%1», versione %2, è stato dato il %3 indicandone l’impronta.
      countsUntil | È disponibile una nuova versione di «%1». La Sua risposta alla versione %2 vale fino al %3.
      migratedCounts | La tua risposta a «%1», versione %2, in {una versione precedente di questa app|una versione precedente di questo prodotto} vale ancora.
      askFirst | Leggi «%1», versione %2.
      askChanged | «%1» è cambiato dopo la Sua risposta alla versione %3. Legga la versione %2.
      askChangedSinceUnknown | «%1» è cambiato. Leggi la versione %2.
      askRenewal | La Sua risposta a «%1» risale a qualche tempo fa. Legga la versione %2 e risponda di nuovo.
      askWithdrawn | Hai revocato la tua risposta a «%1». Leggi la versione %2 se vuoi continuare.
      askDamaged | La registrazione della tua risposta a «%1» è danneggiata. Leggi la versione %2 e rispondi di nuovo.
      wasDeclined | Hai rifiutato «%1», versione %2. Puoi cambiare la tua risposta in qualsiasi momento.
      wasWithdrawn | Hai revocato la tua risposta a «%1», versione %2. Puoi rispondere di nuovo in qualsiasi momento.
      notForYou | Non devi rispondere a «%1».
      nothingInForce | Al momento nessuna versione di «%1» è in vigore.
      ageNeeded | Prima che «%1» sia mostrato, rispondi a una domanda sulla tua età.
      tooYoung | Non può rispondere a «%1». Occorre avere almeno %2 anni.
      guardianNeeded | Anche un genitore o tutore deve rispondere a «%1».
      refusedOlder | Questo testo è più vecchio di quello che hai già visto, quindi non viene mostrato. Riprova più tardi o {aggiorna l’app|ricarica questa pagina}.
      refusedTwoVersions | Due testi diversi hanno lo stesso numero, quindi non ne viene mostrato nessuno. Segnalalo all’editore.
      refusedNumber | Il numero di questo testo è molto oltre l’ultimo, quindi non viene mostrato. Avvisa l’editore.
      refusedRewritten | Questo testo contraddice quanto pubblicato prima, quindi non viene mostrato. Avvisa l’editore.
      refusedUnverified | Non è stato possibile verificare che questo testo provenga dal suo editore, quindi non viene mostrato. Riprova più tardi o {aggiorna l’app|ricarica questa pagina}.
      refusedRevoked | La chiave che ha firmato questo testo è stata revocata, quindi non viene mostrato. {Aggiorna l’app|Ricarica questa pagina} o avvisa l’editore.
      refusedTooNew | {Questa app è troppo vecchia per mostrare il testo. Aggiornala|Questa pagina è troppo vecchia per mostrare il testo. Ricaricala}.
      refusedForm | Questo testo ha una forma {che questa app non conosce|che questa pagina non conosce}, quindi non viene mostrato. {Aggiorna l’app|Ricarica questa pagina}.
      refusedOtherProduct | Questo testo appartiene a un altro prodotto, quindi non viene mostrato. {Aggiorna l’app|Ricarica questa pagina}.
      refusedNothing | Ciò che è stato pubblicato non indica alcun testo a cui rispondere. Avvisa l’editore.
      refusedUnreadable | Il testo non può essere letto. Riprova più tardi o {aggiorna l’app|ricarica questa pagina}.
      noticeExpired | Una versione più recente di questo testo sarebbe dovuta uscire entro il %1. Forse ne stai vedendo una vecchia.
      noticeDamaged | Una parte della tua registrazione è danneggiata e non vale.
      noticeShortened | Manca l’ultima parte della tua registrazione.
      noticeTorn | L’ultima voce della tua registrazione è incompleta e non vale.
      noticeUnreadable | Una parte della tua registrazione non può essere letta e non vale.
      noticeClock | L’orologio di questo dispositivo è prima di %1: è sbagliato, oppure un testo o una registrazione porta una data futura.
      noticeTextChanged | Il testo della versione %2 del documento «%1» non è più quello a cui hai risposto.
      noticeUpcoming | La versione %2 di «%1» si applicherà dal %3.
      noticeLastGood | Non è stato possibile verificare ciò che è pubblicato ora. Vengono mostrati gli ultimi testi verificati.
      ageQuestion | Quando sei nato/a?
      ageYear | Anno di nascita
      ageMonth | Mese di nascita
      ageBelow | Meno di %1 anni
      ageBetween | Da %1 a %2 anni
      ageFrom | %1 anni o più
      pageOf | %1 di %2
      keys | Frecce, Spazio: scorri  Tab: avanti  s: salva  p: stampa  d: rifiuta  ?: aiuto
      keysAtLength | Su, Giù, Pag su, Pag giù, Spazio, Inizio e Fine spostano il testo.; Tab e Maiusc+Tab portano alla casella, ai pulsanti e di nuovo al testo.; Spazio o Invio spunta la casella e preme un pulsante.; s salva il testo in un file, p lo stampa.; d rifiuta. Ctrl+C esce senza risposta.
      windowTooSmall | Questa finestra è troppo piccola per mostrare il testo insieme alla domanda. Ingrandiscila per continuare.
      nameLabel | Nome completo
      goOn | Continua
      back | Indietro
      savedAs | Salvato come %1
      notSaved | Non salvato come %1: %2
      printed | Inviato alla stampante
      notPrinted | Non è stato stampato nulla.
      unavailable | Il testo non può essere mostrato, quindi ora non è possibile rispondere.
      ageUse | Si conserva solo la fascia d’età in cui rientra la tua risposta.
      moreLines | Premi Invio per continuare a leggere (restano %1 righe):
      typeToAgree | Scrivi «%1» e premi Invio per continuare:
      typeToDecline | Oppure digita «%1» per rifiutare.
      plainCommands | Puoi anche scrivere "save" (salva), "print" (stampa), "again" (rileggi il testo dall’inizio) o "decline" (rifiuta).
      declineConfirm | Scrivi "exit" per rifiutare, o premi Invio per rileggere il testo:
      refusedNoCrypto | Questo browser non può verificare il testo con questa connessione. Apra la pagina tramite https.
      refusedNoEd25519 | Questo browser è troppo vecchio per verificare chi ha pubblicato il testo. Lo aggiorni.
      refusedFramed | Questa pagina si trova nella pagina di qualcun altro, perciò qui non si può rispondere.
      refusedOffline | Non è stato possibile caricare il testo. Controlli la connessione e riprovi.
      refusedNotCarried | Ora è in vigore un’altra versione, che questo file non contiene. La legga dove l’editore la pubblica.
      openWindow | Apri in una finestra propria
      versionOf | Versione %1
      asideYears | Inserisca un anno di quattro cifre
      settings | Impostazioni
      about | Informazioni
      copyright | Diritto d’autore
      license | Licenza
      privacy | Privacy
      credits | Riconoscimenti
      support | Assistenza
      receipt | Salva la ricevuta
      history | Cronologia
      close | Chiudi
      withdrawQuestion | Revocare la tua risposta a «%1»? Se è necessaria, ti verrà chiesta di nuovo prima di continuare.
      declinedOn | Hai rifiutato «%1», versione %2, il %3.
      withdrawnOn | Hai revocato la tua risposta a «%1» il %3.
      guardianOn | Un genitore o tutore ha approvato «%1», versione %2, il %3.
      resetAnswers | Chiedi di nuovo tutto (per prova)
      """)
}
