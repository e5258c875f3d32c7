import AssentManifest

extension FrameWords {
  static let german = FrameWords(
    labels: """
      contents | Inhalt
      version | Version
      effective | Gültig ab
      published | Veröffentlicht
      updated | Zuletzt geändert
      digest | Prüfsumme der Wörter
      words | Wörter
      plainText | Nur Text
      json | JSON
      skip | Zum Text springen
      copyLink | Link kopieren
      copied | Link kopiert
      licenseSummary | Lizenz im Überblick
      permissions | Erlaubt
      conditions | Bedingungen
      limitations | Einschränkungen
      notLegalText | Dieser Überblick ist nicht Teil der Vereinbarung.
      agreements | Vereinbarungen
      documents | Dokumente
      print | Drucken
      verify | Diese Seite prüfen
      minutes | Min. Lesezeit
      by | von
      license | Lizenz
      eula | Endbenutzer-Lizenzvertrag
      terms | Nutzungsbedingungen
      privacy | Datenschutzerklärung
      other | Dokument
      table | Tabelle
      diagram | Diagramm
      anchor | Link zu diesem Abschnitt
      code | Code
      source | Quelltext
      wideDiagram | Die Zeichnung ist % Spalten breit. Auf der Webseite und in Text dieser Breite steht sie ganz.
      linkTo | Link zu %
      backTo | Zurück zu Verweis %
      scrollHint | Breiter als die Seite: seitwärts scrollen
      languages | Sprachen
      translation | Dies ist eine Übersetzung. Maßgeblich ist die Fassung: %
      history | Versionsverlauf
      versions | Versionen
      versionsOf | Versionen: %
      status | Status
      until | Bis
      change | Änderung
      material | Inhaltlich
      editorial | Redaktionell
      initial | Erste Version
      materialNote | Die Zustimmung wird erneut eingeholt.
      editorialNote | Die Zustimmung wird nicht erneut eingeholt.
      changeIdentical | Der Text ist derselbe
      changeMarkup | Nichts geändert außer der Formatierung
      changeTypography | Nichts geändert außer Großschreibung, Anführungszeichen, Strichen, Abständen und der Formatierung
      changeLinkTarget | Nichts geändert außer den Zielen von Links und dem Schriftbild
      changeDateLine | Nichts geändert außer dem Datum oder der Version im Text, den Zielen von Links und dem Schriftbild
      changePunctuation | Nichts geändert außer der Zeichensetzung, der Nummerierung, dem Datum oder der Version im Text, den Zielen von Links und dem Schriftbild
      changeWording | Wortlaut geändert, ohne Anzeichen für andere Rechte oder Pflichten
      changeObligations | Rechte oder Pflichten können sich geändert haben
      statusCurrent | In Kraft
      statusUpcoming | Bevorstehend
      statusSuperseded | Abgelöst
      statusWithdrawn | Zurückgezogen
      statusDraft | Entwurf
      inForceSince | In Kraft seit %.
      takesEffect | Tritt am % in Kraft.
      replacedFrom | Version % löst sie am % ab.
      untilThen | Bis dahin gilt Version %.
      wasInForce | In Kraft vom % bis zum %.
      replacedIt | Version % hat sie abgelöst.
      neverInForce | Sie trat nie in Kraft.
      withdrawnOn | Zurückgezogen am %.
      reason | Grund
      nowInForce | In Kraft ist Version %.
      noneInForce | Keine Version ist in Kraft.
      draftNote | Dieser Entwurf ist nicht veröffentlicht und nicht in Kraft.
      graceUntil | Wer der vorigen Version zugestimmt hat, kann dieser bis zum % zustimmen.
      upcomingVersion | Version % tritt am % in Kraft.
      dayStart | Tage beginnen um 00:00 UTC.
      asOf | Stand: %.
      dayTime | %, %
      changesFrom | Änderungen seit Version %
      changesTo | Änderungen bis Version %
      changesFromTo | Änderungen von % zu %
      before | Vorher
      after | Nachher
      feed | Feed neuer Versionen
      clauseHistory | Änderungen nach Abschnitten
      changedIn | Geändert in %
      publisher | Herausgeber
      contact | Kontakt
      address | Adresse
      pageOf | Seite % von %
      permalink | Adresse dieser Version
      audit | Nachweis
      auditOf | Nachweis zu %
      timeline | Zeitleiste
      timelineNote | Eine Zeile je Version, die neueste zuerst; darunter steht dasselbe in Worten.
      graceDays | Übergangstage
      grace | Übergangsfrist
      sourceDigest | Prüfsumme der Quelle
      bindingText | Maßgeblicher Text
      declared | Erklärte Änderung
      comparison | Vergleich der Texte
      signals | Ausschlaggebend
      releasedBy | Freigegeben von
      gitRevision | Git-Revision
      approved | Genehmigt
      corrected | Berichtigt
      summary | Zusammenfassung
      acceptanceRevision | Zustimmungsstand
      ledger | Register
      ledgerHead | Prüfsumme der letzten Zeile
      checkByHand | So prüfen Sie dies von Hand
      checkFiles | Alle Dateien dieser Vereinbarung, im Ordner von manifest.json:
      checkSources | Die Texte, wie sie freigegeben wurden, im Inhaltsordner:
      checkSignature | Die Signatur des Manifests:
      noKey | Der Herausgeber gibt keinen Schlüssel für Signaturen bekannt.
      keyNote | Eine Seite kann nicht für ihren eigenen Schlüssel bürgen: Vergleichen Sie ihn mit einem, den Sie auf anderem Weg erhalten haben.
      signingKey | Signaturschlüssel
      recoveryKey | Wiederherstellungsschlüssel
      validUntil | Gültig bis %
      auditLimits | Alle Tage sind Angaben des Herausgebers. Dass eine Zeile des Registers an einem bestimmten Tag vorlag, zeigt nur ein Prüfpunkt oder Zeitstempel, den andere aufbewahrt haben.
      gate | Lesen und annehmen
      gateOpen | Hier ist nichts mehr anzunehmen.
      gatePlain | Das Skript, das nach der Annahme fragt, lief nicht. Dies sind die Texte, die jetzt gelten.
      gatePrint | Diese Seite hält von sich aus nichts fest. Füllen Sie das Folgende aus, drucken Sie die Seite, unterschreiben Sie sie und senden Sie sie an %.
      gatePrintAlone | Diese Seite hält von sich aus nichts fest. Füllen Sie das Folgende aus, drucken Sie die Seite, unterschreiben Sie sie und senden Sie sie an den Herausgeber.
      gateSend | Diese Seite hält von sich aus nichts fest. Was Sie eintragen, wird an % gesendet.
      fullName | Vollständiger Name
      day | Datum
      signature | Unterschrift
      send | Senden
      """,
    phrases: """
      commercial | Kommerziell nutzen
      share | Kopieren und weitergeben
      change | Ändern und bearbeiten
      private | Privat nutzen
      patent | Patente der Beitragenden nutzen
      bundle | Mit anderer Software bündeln und das Bündel verkaufen
      link | Aus Software unter anderen Lizenzen einbinden
      notice | Urheber- und Lizenzvermerke beibehalten
      source-notice | Vermerke im Quelltext beibehalten; Binärdateien brauchen keine
      credit | Urheber nennen und auf die Lizenz verweisen
      mark-changes | Änderungen angeben
      notice-file | Die Datei NOTICE mitgeben
      source | Den Quelltext anbieten
      network-source | Den Quelltext auch denen anbieten, die das Werk über ein Netz nutzen
      same | Änderungen unter derselben Lizenz weitergeben
      same-file | Geänderte Dateien unter derselben Lizenz belassen
      same-library | Die Bibliothek und ihre Änderungen unter derselben Lizenz belassen
      relink | Nutzern erlauben, die Bibliothek im Gesamtwerk zu ersetzen
      name | Vorbehaltene Namen nicht für geänderte Fassungen verwenden
      not-alone | Die Schrift nicht für sich allein verkaufen
      no-locks | Keine technischen Sperren oder weiteren Bedingungen hinzufügen
      misrepresent | Sich nicht als Urheber des Originals ausgeben
      no-warranty | Keine Gewährleistung
      no-liability | Keine Haftung der Urheber
      no-trademark | Keine Rechte an Marken
      no-patent | Keine Rechte an Patenten
      no-endorsement | Keine Werbung mit den Namen der Urheber
      no-privacy | Kein Verzicht auf Datenschutz- oder Persönlichkeitsrechte anderer
      non-commercial | Keine kommerzielle Nutzung
      no-changes | Keine Weitergabe geänderter Fassungen
      indemnify | Kommerzielle Anbieter stellen die übrigen Beitragenden frei
      """)
}
