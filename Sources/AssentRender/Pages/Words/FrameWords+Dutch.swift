import AssentManifest

extension FrameWords {
  static let dutch = FrameWords(
    labels: """
      contents | Inhoud
      version | Versie
      effective | Ingangsdatum
      published | Gepubliceerd
      updated | Laatst bijgewerkt
      digest | Controlegetal van de woorden
      words | Woorden
      plainText | Platte tekst
      json | JSON
      skip | Naar de tekst
      copyLink | Link kopiëren
      copied | Link gekopieerd
      licenseSummary | De licentie in het kort
      permissions | Toegestaan
      conditions | Voorwaarden
      limitations | Beperkingen
      notLegalText | Deze samenvatting maakt geen deel uit van de overeenkomst.
      agreements | Overeenkomsten
      documents | Documenten
      print | Afdrukken
      verify | Deze pagina controleren
      minutes | min. leestijd
      by | door
      license | Licentie
      eula | Licentieovereenkomst voor eindgebruikers
      terms | Servicevoorwaarden
      privacy | Privacybeleid
      other | Document
      table | Tabel
      diagram | Diagram
      anchor | Link naar dit onderdeel
      code | Code
      source | Brontekst
      wideDiagram | De tekening is % kolommen breed. Ze staat in haar geheel op de webpagina en in tekst van die breedte.
      linkTo | Link naar %
      backTo | Terug naar verwijzing %
      scrollHint | Breder dan de pagina: scrol opzij
      languages | Talen
      translation | Dit is een vertaling. Bindend is de tekst in: %
      history | Versiegeschiedenis
      versions | Versies
      versionsOf | Versies: %
      status | Status
      until | Tot
      change | Wijziging
      material | Inhoudelijk
      editorial | Redactioneel
      initial | Eerste versie
      materialNote | De instemming wordt opnieuw gevraagd.
      editorialNote | De instemming wordt niet opnieuw gevraagd.
      changeIdentical | De tekst is dezelfde
      changeMarkup | Niets gewijzigd behalve de opmaak
      changeTypography | Niets gewijzigd behalve hoofdletters, aanhalingstekens, streepjes, spaties en opmaak
      changeLinkTarget | Niets gewijzigd behalve waar links naartoe leiden en de opmaak van de tekst
      changeDateLine | Niets gewijzigd behalve de datum of versie die de tekst vermeldt, waar links naartoe leiden en de opmaak van de tekst
      changePunctuation | Niets gewijzigd behalve de interpunctie, de nummering, de datum of versie die de tekst vermeldt, waar links naartoe leiden en de opmaak van de tekst
      changeWording | Formulering gewijzigd, zonder aanwijzing voor andere rechten of plichten
      changeObligations | Rechten of plichten kunnen gewijzigd zijn
      statusCurrent | Van kracht
      statusUpcoming | Toekomstig
      statusSuperseded | Vervangen
      statusWithdrawn | Ingetrokken
      statusDraft | Concept
      inForceSince | Van kracht sinds %.
      takesEffect | Wordt van kracht op %.
      replacedFrom | Versie % vervangt deze op %.
      untilThen | Tot dan geldt versie %.
      wasInForce | Van kracht van % tot %.
      replacedIt | Vervangen door versie %.
      neverInForce | Deze versie is nooit van kracht geworden.
      withdrawnOn | Ingetrokken op %.
      reason | Reden
      nowInForce | Versie % is van kracht.
      noneInForce | Er is geen versie van kracht.
      draftNote | Dit concept is niet als versie uitgebracht en niet van kracht.
      graceUntil | Wie met de vorige versie heeft ingestemd, kan tot % met deze instemmen.
      upcomingVersion | Versie % wordt van kracht op %.
      dayStart | Dagen beginnen om 00:00 UTC.
      asOf | Stand op %.
      dayTime | % om %
      changesFrom | Wijzigingen sinds versie %
      changesTo | Wijzigingen tot en met versie %
      changesFromTo | Wijzigingen van % naar %
      before | Voor
      after | Na
      feed | Feed van nieuwe versies
      clauseHistory | Wijzigingen per bepaling
      changedIn | Gewijzigd in %
      publisher | Uitgever
      contact | Contact
      address | Adres
      pageOf | pagina % van %
      permalink | Adres van deze versie
      audit | Controle
      auditOf | Controle van %
      timeline | Tijdlijn
      timelineNote | Eén rij per versie, de nieuwste eerst; hetzelfde staat hieronder in woorden.
      graceDays | Overgangsdagen
      grace | Overgangsperiode
      sourceDigest | Controlegetal van de bron
      bindingText | Bindende tekst
      declared | Verklaarde wijziging
      comparison | Vergelijking van de teksten
      signals | Doorslaggevend
      releasedBy | Vrijgegeven door
      gitRevision | Git-revisie
      approved | Goedgekeurd
      corrected | Gecorrigeerd
      summary | Samenvatting
      acceptanceRevision | Acceptatierevisie
      ledger | Register
      ledgerHead | Controlegetal van de laatste regel
      checkByHand | Zo controleert u dit met de hand
      checkFiles | Alle bestanden van deze overeenkomst, in de map van manifest.json:
      checkSources | De teksten zoals ze zijn vrijgegeven, in de inhoudsmap:
      checkSignature | De handtekening van het manifest:
      noKey | De uitgever maakt geen sleutel voor handtekeningen bekend.
      keyNote | Een pagina kan niet instaan voor haar eigen sleutel: vergelijk die met een sleutel die u langs een andere weg hebt gekregen.
      signingKey | Ondertekeningssleutel
      recoveryKey | Herstelsleutel
      validUntil | Geldig tot %
      auditLimits | Alle dagen zijn opgaven van de uitgever. Dat een regel van het register er op een bepaalde dag was, blijkt alleen uit een controlepunt of tijdstempel die anderen hebben bewaard.
      gate | Lezen en aanvaarden
      gateOpen | Hier valt niets meer te aanvaarden.
      gatePlain | Het script dat om aanvaarding vraagt, is niet uitgevoerd. Dit zijn de teksten die nu gelden.
      gatePrint | Deze pagina legt zelf niets vast. Vul het onderstaande in, druk de pagina af, onderteken haar en stuur haar naar %.
      gatePrintAlone | Deze pagina legt zelf niets vast. Vul het onderstaande in, druk de pagina af, onderteken haar en stuur haar naar de uitgever.
      gateSend | Deze pagina legt zelf niets vast. Wat u invult, wordt naar % gestuurd.
      fullName | Volledige naam
      day | Datum
      signature | Handtekening
      send | Versturen
      """,
    phrases: """
      commercial | Commercieel gebruik
      share | Kopiëren en doorgeven
      change | Wijzigen en bewerken
      private | Privégebruik
      patent | Gebruik van de octrooien van de bijdragers
      bundle | Met andere software bundelen en de bundel verkopen
      link | Koppelen vanuit software onder andere licenties
      notice | Auteursrecht- en licentievermeldingen behouden
      source-notice | Vermeldingen in de broncode behouden; binaire bestanden hebben er geen nodig
      credit | De auteur noemen en naar de licentie verwijzen
      mark-changes | Aangeven wat er is gewijzigd
      notice-file | Het bestand NOTICE meegeven
      source | De broncode aanbieden
      network-source | De broncode aanbieden aan wie het werk via een netwerk gebruikt
      same | Wijzigingen onder dezelfde licentie doorgeven
      same-file | Gewijzigde bestanden onder dezelfde licentie houden
      same-library | De bibliotheek en haar wijzigingen onder dezelfde licentie houden
      relink | Gebruikers de bibliotheek in het geheel laten vervangen
      name | Voorbehouden namen niet voor gewijzigde versies gebruiken
      not-alone | Het lettertype niet los verkopen
      no-locks | Geen technische sloten of verdere voorwaarden toevoegen
      misrepresent | Zich niet voordoen als auteur van het origineel
      no-warranty | Geen garantie
      no-liability | Geen aansprakelijkheid van de auteurs
      no-trademark | Geen recht op merken
      no-patent | Geen recht op octrooien
      no-endorsement | Geen gebruik van de namen van de auteurs om producten aan te prijzen
      no-privacy | Geen afstand van privacy- of portretrechten van anderen
      non-commercial | Geen commercieel gebruik
      no-changes | Geen gewijzigde versies delen
      indemnify | Commerciële distributeurs staan in voor de andere bijdragers
      """)
}
