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
    signal.modal | plicht of recht
    signal.negation | ontkenning
    signal.exception | uitzondering
    signal.scope | omvang
    signal.discretion | beoordelingsvrijheid
    signal.amount | bedrag
    signal.duration | tijd
    signal.party | partij
    signal.governing-law | toepasselijk recht
    signal.liability | aansprakelijkheid
    signal.warranty | garantie
    signal.termination | beëindiging
    signal.data | gegevens
    signal.definition | definitie
    signal.reference-target | doel van een verwijzing
    signal.list-item | lijstpunt
    signal.clause | bepaling
    signal.name | naam
    signal.order | volgorde
    signal.statement | bewering
    signal.binding-sentence | bindende zin
    signal.resource | bestand
    signal.binding-language | bindende taal
    signal.unknown-language | onbekende taal
    signal.deleted | ‘%’ geschrapt
    signal.inserted | ‘%’ ingevoegd
    signal.becomes | ‘%’ wordt ‘%’
    signal.otherDefinition | ‘%’ is anders gedefinieerd
    signal.otherTarget | ‘%’ verwijst niet meer naar dezelfde bepaling
    signal.otherOrder | ‘%’ heeft een andere woordvolgorde
    signal.otherContents | ‘%’ heeft een andere inhoud
    signal.elsewhere | ‘%’ verplaatst
    signal.notJudged | ‘%’ niet beoordeeld
    """
}
