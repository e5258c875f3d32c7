import AssentManifest

extension FrameWords {
  static let italian = FrameWords(
    labels: """
      contents | Indice
      version | Versione
      effective | In vigore dal
      published | Pubblicato
      updated | Ultimo aggiornamento
      digest | Impronta delle parole
      words | Parole
      plainText | Testo semplice
      json | JSON
      skip | Vai al testo
      copyLink | Copia collegamento
      copied | Collegamento copiato
      licenseSummary | Riepilogo della licenza
      permissions | Consentito
      conditions | Condizioni
      limitations | Limiti
      notLegalText | Questo riepilogo non fa parte del contratto.
      agreements | Contratti
      documents | Documenti
      print | Stampa
      verify | Come verificare questa pagina
      minutes | min di lettura
      by | di
      license | Licenza
      eula | Contratto di licenza per l’utente finale
      terms | Condizioni di servizio
      privacy | Informativa sulla privacy
      other | Documento
      table | Tabella
      diagram | Diagramma
      anchor | Collegamento a questa sezione
      code | Codice
      source | Testo sorgente
      wideDiagram | Il disegno è largo % colonne. È intero nella pagina web e in un testo di quella larghezza.
      linkTo | Collegamento a %
      backTo | Torna al richiamo %
      scrollHint | Più largo della pagina: scorrere in orizzontale
      languages | Lingue
      translation | Questa è una traduzione. Il testo che fa fede: %
      history | Cronologia delle versioni
      versions | Versioni
      versionsOf | Versioni: %
      status | Stato
      until | Fino al
      change | Modifica
      material | Sostanziale
      editorial | Redazionale
      initial | Prima versione
      materialNote | L’accettazione viene chiesta di nuovo.
      editorialNote | L’accettazione non viene chiesta di nuovo.
      changeIdentical | Il testo è lo stesso
      changeMarkup | Nessuna modifica oltre alla formattazione
      changeTypography | Nessuna modifica oltre a maiuscole, virgolette, trattini, spazi e formattazione
      changeLinkTarget | Nessuna modifica oltre alla destinazione dei link e alla presentazione del testo
      changeDateLine | Nessuna modifica oltre alla data o alla versione indicata nel testo, alla destinazione dei link e alla presentazione del testo
      changePunctuation | Nessuna modifica oltre alla punteggiatura, alla numerazione, alla data o alla versione indicata nel testo, alla destinazione dei link e alla presentazione del testo
      changeWording | Testo modificato, senza indizi di altri diritti o obblighi
      changeObligations | Diritti o obblighi potrebbero essere cambiati
      statusCurrent | In vigore
      statusUpcoming | Futura
      statusSuperseded | Sostituita
      statusWithdrawn | Ritirata
      statusDraft | Bozza
      inForceSince | In vigore dal %.
      takesEffect | Entra in vigore il %.
      replacedFrom | La versione % la sostituisce il %.
      untilThen | Fino ad allora si applica la versione %.
      wasInForce | In vigore dal % al %.
      replacedIt | L’ha sostituita la versione %.
      neverInForce | Non è mai entrata in vigore.
      withdrawnOn | Ritirata il %.
      reason | Motivo
      nowInForce | È in vigore la versione %.
      noneInForce | Nessuna versione è in vigore.
      draftNote | Questa bozza non è pubblicata come versione e non è in vigore.
      graceUntil | Chi ha accettato la versione precedente ha tempo fino al % per accettare questa.
      upcomingVersion | La versione % entra in vigore il %.
      dayStart | I giorni iniziano alle 00:00 UTC.
      asOf | Situazione al %.
      dayTime | % alle %
      changesFrom | Modifiche dalla versione %
      changesTo | Modifiche fino alla versione %
      changesFromTo | Modifiche da % a %
      before | Prima
      after | Dopo
      feed | Feed delle nuove versioni
      clauseHistory | Modifiche per clausola
      changedIn | Modificata nella %
      publisher | Pubblicato da
      contact | Contatto
      address | Indirizzo
      pageOf | pagina % di %
      permalink | Indirizzo di questa versione
      audit | Verifica
      auditOf | Verifica: %
      timeline | Cronologia
      timelineNote | Una riga per versione, la più recente per prima; le stesse informazioni sono scritte sotto a parole.
      graceDays | Giorni di transizione
      grace | Periodo di transizione
      sourceDigest | Impronta della fonte
      bindingText | Testo facente fede
      declared | Modifica dichiarata
      comparison | Confronto dei testi
      signals | Elementi decisivi
      releasedBy | Pubblicato da
      gitRevision | Revisione Git
      approved | Approvato
      corrected | Corretto
      summary | Sintesi
      acceptanceRevision | Revisione di accettazione
      ledger | Registro
      ledgerHead | Impronta dell’ultima riga
      checkByHand | Come verificare a mano
      checkFiles | Tutti i file di questo accordo, nella cartella di manifest.json:
      checkSources | I testi come furono pubblicati, nella cartella dei contenuti:
      checkSignature | La firma del manifesto:
      noKey | L’editore non annuncia alcuna chiave di firma.
      keyNote | Una pagina non può garantire la propria chiave: confrontatela con una ricevuta per altra via.
      signingKey | Chiave di firma
      recoveryKey | Chiave di recupero
      validUntil | Valida fino a %
      auditLimits | Tutti i giorni sono quelli dichiarati dall’editore. Solo un checkpoint o una marca temporale conservata da altri mostra che una riga del registro esisteva in un dato giorno.
      gate | Leggere e accettare
      gateOpen | Qui non resta nulla da accettare.
      gatePlain | Lo script che chiede l’accettazione non è stato eseguito. Questi sono i testi che si applicano ora.
      gatePrint | Questa pagina non registra nulla da sola. Compili quanto segue, stampi la pagina, la firmi e la invii a %.
      gatePrintAlone | Questa pagina non registra nulla da sola. Compili quanto segue, stampi la pagina, la firmi e la invii all’editore.
      gateSend | Questa pagina non registra nulla da sola. Quanto compila viene inviato a %.
      fullName | Nome e cognome
      day | Data
      signature | Firma
      send | Invia
      """,
    phrases: """
      commercial | Uso commerciale
      share | Copiare e trasmettere
      change | Modificare e adattare
      private | Uso privato
      patent | Usare i brevetti di chi ha contribuito
      bundle | Unire ad altro software e vendere l’insieme
      link | Collegare da software con altre licenze
      notice | Conservare gli avvisi di copyright e di licenza
      source-notice | Conservare gli avvisi nel codice sorgente; per i binari non occorrono
      credit | Citare l’autore e rimandare alla licenza
      mark-changes | Indicare che cosa è stato modificato
      notice-file | Trasmettere il file NOTICE
      source | Offrire il codice sorgente
      network-source | Offrire il codice sorgente a chi usa il programma in rete
      same | Trasmettere le modifiche con la stessa licenza
      same-file | Mantenere i file modificati sotto la stessa licenza
      same-library | Mantenere la libreria e le sue modifiche sotto la stessa licenza
      relink | Permettere di sostituire la libreria nell’opera combinata
      name | Non usare i nomi riservati per versioni modificate
      not-alone | Non vendere il carattere da solo
      no-locks | Non aggiungere blocchi tecnici né altre condizioni
      misrepresent | Non spacciarsi per l’autore dell’originale
      no-warranty | Nessuna garanzia
      no-liability | Nessuna responsabilità degli autori
      no-trademark | Nessun diritto sui marchi
      no-patent | Nessun diritto sui brevetti
      no-endorsement | Nessun uso dei nomi degli autori per promuovere prodotti
      no-privacy | Nessuna rinuncia ai diritti altrui alla riservatezza o all’immagine
      non-commercial | Nessun uso commerciale
      no-changes | Nessuna condivisione di versioni modificate
      indemnify | I distributori commerciali rispondono per gli altri autori
      """)
}
