import AssentManifest

extension RedlineWords {
  static let french: TableText = """
    title | Modifications de % à %
    list | Modifications par clause
    clause | Clause
    change | Modification
    words | Ce qui change
    unchanged | Clauses inchangées : %
    more | et % de plus
    section | Article %
    opening | Avant la première clause
    passage | Partie de %
    data | Fiche du document
    added | ajoutée
    removed | supprimée
    split | divisée
    joined | fusionnée
    moved | déplacée
    renumbered | renumérotée
    changed | modifiée
    formerly | auparavant %
    movedFromTo | Déplacée de % vers %
    movedWithin | Déplacée au sein de %
    movedAfter | auparavant après %, désormais après %
    movedToFirst | auparavant après %, désormais en premier
    movedFromFirst | auparavant en premier, désormais après %
    dividedInto | % a été divisée en %
    joinedFrom | % forment désormais %
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
    """
}
