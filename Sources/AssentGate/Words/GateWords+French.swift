import AssentManifest

extension GateWords {
  /// The sentences of a gate in French.
  public static let french = GateWords(
    language: "fr",
    table: """
      agreementStatement | J’ai lu et j’accepte « %1 », version %2.
      agreementBox | J’accepte
      agreementAccept | Accepter
      acknowledgementStatement | J’ai lu « %1 », version %2.
      acknowledgementBox | Je l’ai lu
      acknowledgementAccept | Confirmer la lecture
      consentStatement | Je consens à « %1 », version %2.
      consentBox | Je consens
      consentAccept | Consentir
      guardianAgreementStatement | Je suis parent ou tuteur de la personne qui utilise ce produit et j’accepte « %1 », version %2, pour elle.
      guardianAcknowledgementStatement | Je suis parent ou tuteur de la personne qui utilise ce produit et j’ai lu « %1 », version %2.
      guardianConsentStatement | Je suis parent ou tuteur de la personne qui utilise ce produit et je consens à « %1 », version %2, pour elle.
      decline | Refuser
      reviewAgain | Relire
      exit | Quitter
      notNow | Pas maintenant
      retry | Réessayer
      print | Imprimer
      save | Enregistrer
      scrollToContinue | Faites défiler jusqu’à la fin pour continuer
      progress | %1 % lu
      tickToContinue | Cochez la case pour continuer
      typeYourName | Saisissez votre nom complet pour signer
      declineQuestion | Refuser « %1 » ? Sans cela, vous ne pouvez pas continuer.
      whatChanged | Ce qui a changé depuis la version %1
      comparedOld | Votre dernière réponse portait sur la version %1, en vigueur à partir du %2
      comparedNew | En vigueur actuellement : version %1, à partir du %2
      noComparison | L’éditeur ne propose pas de comparaison de ces deux versions
      changedMost | Le plus modifié
      unchangedClauses | Clauses inchangées : %1
      clauseAdded | nouveau
      clauseRemoved | supprimé
      clauseMoved | déplacé
      clauseSplit | scindé
      clauseJoined | fusionné
      clauseFormerly | auparavant %1
      clauseMeantOther | « %1 » ne désigne plus le même article
      beforeFirstClause | Avant la première clause
      wordsDeleted | supprimé
      wordsInserted | ajouté
      summaryOfLastStep | À propos de la version %1, l’éditeur dit : %2
      comparisonUnreadable | La comparaison de ces deux versions n’a pas pu être lue ou vérifiée
      versionWithdrawn | La version %1 a été retirée le %2 : %3
      publishedBy | Éditeur : %1
      notStoredAskedAgain | Votre réponse n’a pas pu être enregistrée. Vous pouvez continuer ; la question vous sera posée de nouveau {au prochain démarrage|à la prochaine ouverture de cette page}.
      notStoredNotCounted | Votre réponse n’a pas pu être enregistrée ; elle ne compte donc pas encore. Veuillez réessayer.
      showText | Voir le texte complet
      withdraw | Retirer
      endOfText | Fin du texte
      agreedOn | Vous avez accepté « %1 », version %2, le %3.
      readOn | Vous avez confirmé le %3 avoir lu « %1 », version %2.
      consentedOn | Vous avez consenti à « %1 », version %2, le %3.
      namedAgreement | « %1 », version %2, a été accepté le %3 par l’indication de son empreinte.
      namedAcknowledgement | Il a été pris connaissance de « %1 », version %2, le %3 par l’indication de son empreinte.
      namedConsent | Le consentement à « %1 », version %2, a été donné le %3 par l’indication de son empreinte.
      countsUntil | Il existe une nouvelle version de « %1 ». Votre réponse à la version %2 compte jusqu’au %3.
      migratedCounts | Votre réponse à « %1 », version %2, dans {une version antérieure de cette application|une version antérieure de ce produit} compte toujours.
      askFirst | Veuillez lire « %1 », version %2.
      askChanged | « %1 » a changé depuis votre réponse à la version %3. Veuillez lire la version %2.
      askChangedSinceUnknown | « %1 » a changé. Veuillez lire la version %2.
      askRenewal | Votre réponse à « %1 » date d’un certain temps. Veuillez lire la version %2 et répondre à nouveau.
      askWithdrawn | Vous avez retiré votre réponse à « %1 ». Veuillez lire la version %2 si vous souhaitez continuer.
      askDamaged | L’enregistrement de votre réponse à « %1 » est endommagé. Veuillez lire la version %2 et répondre à nouveau.
      wasDeclined | Vous avez refusé « %1 », version %2. Vous pouvez modifier votre réponse à tout moment.
      wasWithdrawn | Vous avez retiré votre réponse à « %1 », version %2. Vous pouvez répondre à nouveau à tout moment.
      notForYou | Vous n’avez pas à répondre à « %1 ».
      nothingInForce | Aucune version de « %1 » n’est en vigueur actuellement.
      ageNeeded | Avant l’affichage de « %1 », veuillez répondre à une question sur votre âge.
      tooYoung | Vous ne pouvez pas répondre à « %1 ». Il faut avoir au moins %2 ans.
      guardianNeeded | Un parent ou tuteur doit aussi répondre à « %1 ».
      refusedOlder | Ce texte est plus ancien que celui que vous avez déjà vu ; il n’est donc pas affiché. Veuillez réessayer plus tard ou {mettre l’application à jour|recharger cette page}.
      refusedTwoVersions | Deux textes différents portent le même numéro ; aucun n’est donc affiché. Veuillez le signaler à l’éditeur.
      refusedNumber | Le numéro de ce texte dépasse de loin le dernier ; il n’est donc pas affiché. Prévenez l’éditeur.
      refusedRewritten | Ce texte contredit ce qui a été publié auparavant ; il n’est donc pas affiché. Prévenez l’éditeur.
      refusedUnverified | Il n’a pas été possible de vérifier que ce texte provient de son éditeur ; il n’est donc pas affiché. Veuillez réessayer plus tard ou {mettre l’application à jour|recharger cette page}.
      refusedRevoked | La clé qui a signé ce texte a été révoquée ; il n’est donc pas affiché. {Mettez l’application à jour|Rechargez cette page} ou prévenez l’éditeur.
      refusedTooNew | {Cette application est trop ancienne pour afficher le texte. Veuillez la mettre à jour|Cette page est trop ancienne pour afficher le texte. Veuillez la recharger}.
      refusedForm | Ce texte a une forme {que cette application ne connaît pas|que cette page ne connaît pas} ; il n’est donc pas affiché. {Mettez l’application à jour|Rechargez cette page}.
      refusedOtherProduct | Ce texte appartient à un autre produit ; il n’est donc pas affiché. Veuillez {mettre l’application à jour|recharger cette page}.
      refusedNothing | Ce qui a été publié ne nomme aucun texte auquel répondre. Prévenez l’éditeur.
      refusedUnreadable | Le texte ne peut pas être lu. Veuillez réessayer plus tard ou {mettre l’application à jour|recharger cette page}.
      noticeExpired | Une version plus récente de ce texte aurait dû paraître au plus tard le %1. Vous en voyez peut-être une ancienne.
      noticeDamaged | Une partie de votre enregistrement est endommagée et ne compte pas.
      noticeShortened | La dernière partie de votre enregistrement manque.
      noticeTorn | La dernière entrée de votre enregistrement est incomplète et ne compte pas.
      noticeUnreadable | Une partie de votre enregistrement ne peut pas être lue et ne compte pas.
      noticeClock | L’horloge de cet appareil est antérieure à %1 : elle est fausse, ou un texte ou un enregistrement porte une date à venir.
      noticeTextChanged | Le texte de la version %2 du document « %1 » n’est plus celui auquel vous avez répondu.
      noticeUpcoming | La version %2 de « %1 » s’appliquera à partir du %3.
      noticeLastGood | Ce qui est publié actuellement n’a pas pu être vérifié. Vous voyez les derniers textes qui ont pu l’être.
      ageQuestion | Quand êtes-vous né(e) ?
      ageYear | Année de naissance
      ageMonth | Mois de naissance
      ageBelow | Moins de %1 ans
      ageBetween | De %1 à %2 ans
      ageFrom | %1 ans ou plus
      pageOf | %1 sur %2
      keys | Flèches, Espace : défiler  Tab : suivant  s : enregistrer  p : imprimer  d : refuser  ? : aide
      keysAtLength | Haut, Bas, Page précédente, Page suivante, Espace, Début et Fin déplacent le texte.; Tab et Maj+Tab mènent à la case, aux boutons et de nouveau au texte.; Espace ou Entrée coche la case et actionne un bouton.; s enregistre le texte dans un fichier, p l’imprime.; d refuse. Ctrl+C quitte sans réponse.
      windowTooSmall | Cette fenêtre est trop petite pour afficher le texte avec la question. Agrandissez-la pour continuer.
      nameLabel | Nom complet
      goOn | Continuer
      back | Retour
      savedAs | Enregistré sous %1
      notSaved | Non enregistré sous %1 : %2
      printed | Envoyé à l’imprimante
      notPrinted | Rien n’a été imprimé.
      unavailable | Le texte ne peut pas être affiché ; il est donc impossible d’y répondre maintenant.
      ageUse | Seule la tranche d’âge dans laquelle se situe votre réponse est conservée.
      moreLines | Appuyez sur Entrée pour lire la suite (il reste %1 lignes) :
      typeToAgree | Tapez « %1 » et appuyez sur Entrée pour continuer :
      typeToDecline | Ou tapez « %1 » pour refuser.
      plainCommands | Vous pouvez aussi taper "save" (enregistrer), "print" (imprimer), "again" (relire le texte depuis le début) ou "decline" (refuser).
      declineConfirm | Tapez "exit" pour refuser, ou appuyez sur Entrée pour relire le texte :
      refusedNoCrypto | Ce navigateur ne peut pas vérifier le texte sur cette connexion. Veuillez ouvrir cette page en https.
      refusedNoEd25519 | Ce navigateur est trop ancien pour vérifier qui a publié le texte. Veuillez le mettre à jour.
      refusedFramed | Cette page se trouve dans une page de quelqu’un d’autre, il est donc impossible d’y répondre.
      refusedOffline | Le texte n’a pas pu être chargé. Veuillez vérifier votre connexion et réessayer.
      refusedNotCarried | Une autre version est maintenant en vigueur, et ce fichier ne la contient pas. Veuillez la lire là où l’éditeur la publie.
      openWindow | Ouvrir dans sa propre fenêtre
      versionOf | Version %1
      asideYears | Veuillez saisir une année à quatre chiffres
      settings | Réglages
      about | À propos de ce produit
      copyright | Droit d’auteur
      license | Licence
      privacy | Confidentialité
      credits | Crédits
      support | Assistance
      receipt | Enregistrer le reçu
      history | Historique
      close | Fermer
      withdrawQuestion | Retirer votre réponse à « %1 » ? Si elle est requise, elle vous sera redemandée avant que vous puissiez continuer.
      declinedOn | Vous avez refusé « %1 », version %2, le %3.
      withdrawnOn | Vous avez retiré votre réponse à « %1 » le %3.
      guardianOn | Un parent ou tuteur a approuvé « %1 », version %2, le %3.
      resetAnswers | Tout redemander (pour les tests)
      """)
}
