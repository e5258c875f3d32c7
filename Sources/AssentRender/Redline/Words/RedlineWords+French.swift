import AssentManifest

extension RedlineWords {
  static let french: TableText = """
    title | Modifications de % à %
    list | Modifications par article
    clause | Article
    change | Modification
    words | Ce qui change
    unchanged | Articles inchangés : %
    more | et % de plus
    section | Article %
    opening | Avant le premier article
    passage | Passage : %
    data | En-tête du document
    added | ajouté
    removed | supprimé
    split | divisé
    joined | fusionné
    moved | déplacé
    renumbered | renuméroté
    changed | modifié
    formerly | auparavant %
    movedFromTo | Déplacé : % → %
    movedWithin | Déplacé au sein de : %
    movedAfter | auparavant après %, désormais après %
    movedToFirst | auparavant après %, désormais en premier
    movedFromFirst | auparavant en premier, désormais après %
    dividedInto | Divisé : % → %
    joinedFrom | Fusionnés : % → %
    wordCount | Mots : %
    insertedMark | inséré :
    deletedMark | supprimé :
    endMark | fin
    addedParagraph | Ajouté :
    removedParagraph | Supprimé :
    breakAdded | Nouvel alinéa
    breakRemoved | Fin d’alinéa supprimée
    same | Alinéas inchangés : %
    old | Ancien texte
    new | Nouveau texte
    inOld | dans l’ancien texte
    inNew | dans le nouveau texte
    noWords | Les mots sont les mêmes.
    identical | Les deux textes sont identiques.
    term | terme défini
    amount | chiffre
    date | date
    link-target | cible du lien
    reference | renvoi
    punctuation | ponctuation
    spelling | graphie
    markup | mise en forme
    signal.modal | obligation ou droit
    signal.negation | négation
    signal.exception | exception
    signal.scope | portée
    signal.discretion | appréciation
    signal.amount | montant
    signal.duration | délai ou date
    signal.party | partie
    signal.governing-law | droit applicable
    signal.liability | responsabilité
    signal.warranty | garantie
    signal.termination | fin du contrat
    signal.data | données
    signal.definition | définition
    signal.reference-target | cible d’un renvoi
    signal.list-item | élément de liste
    signal.clause | article
    signal.name | nom
    signal.order | ordre
    signal.statement | énoncé
    signal.binding-sentence | phrase contraignante
    signal.resource | fichier
    signal.binding-language | langue qui fait foi
    signal.unknown-language | langue inconnue
    signal.deleted | suppression de « % »
    signal.inserted | ajout de « % »
    signal.becomes | « % » devient « % »
    signal.otherDefinition | « % » est défini autrement
    signal.otherTarget | « % » ne désigne plus le même article
    signal.otherOrder | les mots de « % » sont dans un autre ordre
    signal.otherContents | « % » a un autre contenu
    signal.elsewhere | déplacement de « % »
    signal.notJudged | pas d’évaluation de « % »
    """
}
