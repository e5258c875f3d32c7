import AssentManifest

extension FrameWords {
  static let french = FrameWords(
    labels: """
      contents | Sommaire
      version | Version
      effective | Entrée en vigueur
      published | Publié le
      updated | Dernière mise à jour
      digest | Empreinte des mots
      words | Mots
      plainText | Texte brut
      json | JSON
      skip | Aller au texte
      copyLink | Copier le lien
      copied | Lien copié
      licenseSummary | Résumé de la licence
      permissions | Permis
      conditions | Conditions
      limitations | Limites
      notLegalText | Ce résumé ne fait pas partie du contrat.
      agreements | Contrats
      documents | Documents
      print | Imprimer
      verify | Vérifier cette page
      minutes | min de lecture
      by | par
      license | Licence
      eula | Contrat de licence utilisateur final
      terms | Conditions d’utilisation
      privacy | Politique de confidentialité
      other | Document
      table | Tableau
      diagram | Diagramme
      anchor | Lien vers cette section
      code | Code
      source | Texte source
      wideDiagram | Le dessin a % colonnes de large. Il est entier sur la page web et dans un texte de cette largeur.
      linkTo | Lien vers %
      backTo | Retour à l’appel de note %
      scrollHint | Plus large que la page : faites défiler horizontalement
      languages | Langues
      translation | Ceci est une traduction. Le texte qui fait foi : %
      history | Historique des versions
      versions | Versions
      versionsOf | Versions : %
      status | Statut
      until | Jusqu’au
      change | Modification
      material | Substantielle
      editorial | Rédactionnelle
      initial | Première version
      materialNote | Une nouvelle acceptation est demandée.
      editorialNote | Aucune nouvelle acceptation n’est demandée.
      changeIdentical | Le texte est le même
      changeMarkup | Rien n’a changé hormis la mise en forme
      changeTypography | Rien n’a changé hormis les majuscules, les guillemets, les tirets, les espaces et la mise en forme
      changeLinkTarget | Rien n’a changé hormis la destination des liens et la présentation du texte
      changeDateLine | Rien n’a changé hormis la date ou la version indiquée dans le texte, la destination des liens et la présentation du texte
      changePunctuation | Rien n’a changé hormis la ponctuation, la numérotation, la date ou la version indiquée dans le texte, la destination des liens et la présentation du texte
      changeWording | Formulation modifiée, sans indice d’un changement de droits ou d’obligations
      changeObligations | Des droits ou des obligations ont pu changer
      statusCurrent | En vigueur
      statusUpcoming | À venir
      statusSuperseded | Remplacée
      statusWithdrawn | Retirée
      statusDraft | Projet
      inForceSince | En vigueur depuis le %.
      takesEffect | Entre en vigueur le %.
      replacedFrom | La version % la remplace le %.
      untilThen | Jusque-là, la version % s’applique.
      wasInForce | En vigueur du % au %.
      replacedIt | La version % l’a remplacée.
      neverInForce | Elle n’est jamais entrée en vigueur.
      withdrawnOn | Retirée le %.
      reason | Motif
      nowInForce | La version % est en vigueur.
      noneInForce | Aucune version n’est en vigueur.
      draftNote | Ce projet n’est ni publié comme version ni en vigueur.
      graceUntil | Toute personne ayant accepté la version précédente a jusqu’au % pour accepter celle-ci.
      upcomingVersion | La version % entre en vigueur le %.
      dayStart | Les jours commencent à 00:00 UTC.
      asOf | État au %.
      dayTime | % à %
      changesFrom | Modifications depuis la version %
      changesTo | Modifications jusqu’à la version %
      changesFromTo | Modifications de % à %
      before | Avant
      after | Après
      feed | Flux des nouvelles versions
      clauseHistory | Modifications par article
      changedIn | Modifiée dans %
      publisher | Éditeur
      contact | Contact
      address | Adresse
      pageOf | page % sur %
      permalink | Adresse de cette version
      audit | Vérification
      auditOf | Vérification : %
      timeline | Chronologie
      timelineNote | Une ligne par version, la plus récente d’abord ; la même chose est écrite en toutes lettres plus bas.
      graceDays | Jours de transition
      grace | Période de transition
      sourceDigest | Empreinte de la source
      bindingText | Texte faisant foi
      declared | Modification déclarée
      comparison | Comparaison des textes
      signals | Éléments décisifs
      releasedBy | Publié par
      gitRevision | Révision Git
      approved | Approuvé
      corrected | Corrigé
      summary | Résumé
      acceptanceRevision | Révision d’acceptation
      ledger | Registre
      ledgerHead | Empreinte de sa dernière ligne
      checkByHand | Comment vérifier à la main
      checkFiles | Tous les fichiers de cet accord, dans le dossier de manifest.json :
      checkSources | Les textes tels qu’ils ont été publiés, dans le dossier des contenus :
      checkSignature | La signature du manifeste :
      noKey | L’éditeur n’annonce aucune clé de signature.
      keyNote | Une page ne peut pas garantir sa propre clé : comparez-la à celle que vous avez reçue par une autre voie.
      signingKey | Clé de signature
      recoveryKey | Clé de secours
      validUntil | Valable jusqu’au %
      auditLimits | Tous les jours sont ceux que l’éditeur a indiqués. Seul un point de contrôle ou un horodatage conservé par d’autres montre qu’une ligne du registre existait à un jour donné.
      gate | Lire et accepter
      gateOpen | Il n’y a plus rien à accepter ici.
      gatePlain | Le script qui demande l’acceptation ne s’est pas exécuté. Voici les textes qui s’appliquent actuellement.
      gatePrint | Cette page n’enregistre rien par elle-même. Remplissez ce qui suit, imprimez la page, signez-la et envoyez-la à %.
      gatePrintAlone | Cette page n’enregistre rien par elle-même. Remplissez ce qui suit, imprimez la page, signez-la et envoyez-la à l’éditeur.
      gateSend | Cette page n’enregistre rien par elle-même. Ce que vous remplissez est envoyé à %.
      fullName | Nom complet
      day | Date
      signature | Signature
      send | Envoyer
      """,
    phrases: """
      commercial | Utilisation commerciale
      share | Copier et transmettre
      change | Modifier et adapter
      private | Utilisation privée
      patent | Utiliser les brevets des contributeurs
      bundle | Joindre à d’autres logiciels et vendre l’ensemble
      link | Lier depuis des logiciels sous d’autres licences
      notice | Conserver les mentions de droit d’auteur et de licence
      source-notice | Conserver les mentions dans le code source ; les binaires en sont dispensés
      credit | Citer l’auteur et renvoyer à la licence
      mark-changes | Indiquer ce qui a été modifié
      notice-file | Transmettre le fichier NOTICE
      source | Proposer le code source
      network-source | Proposer le code source aux utilisateurs par un réseau
      same | Transmettre les modifications sous la même licence
      same-file | Laisser les fichiers modifiés sous la même licence
      same-library | Laisser la bibliothèque et ses modifications sous la même licence
      relink | Permettre de remplacer la bibliothèque dans l’œuvre combinée
      name | Ne pas employer les noms réservés pour des versions modifiées
      not-alone | Ne pas vendre la police seule
      no-locks | N’ajouter ni verrous techniques ni autres conditions
      misrepresent | Ne pas se prétendre l’auteur de l’original
      no-warranty | Aucune garantie
      no-liability | Aucune responsabilité des auteurs
      no-trademark | Aucun droit sur les marques
      no-patent | Aucun droit sur les brevets
      no-endorsement | Pas d’usage du nom des auteurs pour promouvoir des produits
      no-privacy | Aucune renonciation aux droits d’autrui sur la vie privée ou l’image
      non-commercial | Pas d’utilisation commerciale
      no-changes | Pas de partage de versions modifiées
      indemnify | Les distributeurs commerciaux répondent pour les autres contributeurs
      """)
}
