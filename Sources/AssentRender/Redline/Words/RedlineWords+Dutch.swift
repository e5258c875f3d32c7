import AssentManifest

extension RedlineWords {
  static let dutch: TableText = """
    title | Wijzigingen van % naar %
    list | Wijzigingen per bepaling
    clause | Bepaling
    change | Wijziging
    words | Wat er verandert
    unchanged | Ongewijzigde bepalingen: %
    more | en nog %
    section | Artikel %
    opening | Vóór de eerste bepaling
    passage | Passage uit %
    data | Gegevens van het document
    added | toegevoegd
    removed | geschrapt
    split | gesplitst
    joined | samengevoegd
    moved | verplaatst
    renumbered | vernummerd
    changed | gewijzigd
    formerly | voorheen %
    movedFromTo | Verplaatst van % naar %
    movedWithin | Verplaatst binnen %
    movedAfter | voorheen na %, nu na %
    movedToFirst | voorheen na %, nu als eerste
    movedFromFirst | voorheen als eerste, nu na %
    dividedInto | % is gesplitst in %
    joinedFrom | % zijn nu %
    wordCount | Woorden: %
    insertedMark | ingevoegd:
    deletedMark | geschrapt:
    endMark | einde
    addedParagraph | Toegevoegd:
    removedParagraph | Geschrapt:
    breakAdded | Nieuwe alinea
    breakRemoved | Alinea-einde vervallen
    same | Ongewijzigde alinea’s: %
    old | Oude tekst
    new | Nieuwe tekst
    inOld | in de oude tekst
    inNew | in de nieuwe tekst
    noWords | De woorden zijn dezelfde.
    identical | De twee teksten zijn gelijk.
    term | gedefinieerd begrip
    amount | getal
    date | datum
    link-target | linkdoel
    reference | verwijzing
    punctuation | interpunctie
    spelling | schrijfwijze
    markup | opmaak
    """
}
