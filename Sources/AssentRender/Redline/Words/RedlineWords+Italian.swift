import AssentManifest

extension RedlineWords {
  static let italian: TableText = """
    title | Modifiche da % a %
    list | Modifiche per clausola
    clause | Clausola
    change | Modifica
    words | Che cosa cambia
    unchanged | Clausole invariate: %
    more | e ancora %
    section | Clausola %
    opening | Prima della prima clausola
    passage | Parte di %
    data | Scheda del documento
    added | aggiunta
    removed | soppressa
    split | divisa
    joined | unita
    moved | spostata
    renumbered | rinumerata
    changed | modificata
    formerly | prima %
    movedFromTo | Spostata da % a %
    movedWithin | Spostata all’interno di %
    movedAfter | in precedenza dopo %, ora dopo %
    movedToFirst | in precedenza dopo %, ora al primo posto
    movedFromFirst | in precedenza al primo posto, ora dopo %
    dividedInto | % è stata divisa in %
    joinedFrom | % diventano %
    wordCount | Parole: %
    insertedMark | inserito:
    deletedMark | soppresso:
    endMark | fine
    addedParagraph | Aggiunto:
    removedParagraph | Soppresso:
    breakAdded | Nuovo capoverso
    breakRemoved | Fine di capoverso soppressa
    same | Capoversi invariati: %
    old | Testo precedente
    new | Testo nuovo
    inOld | nel testo precedente
    inNew | nel testo nuovo
    noWords | Le parole sono le stesse.
    identical | I due testi sono identici.
    term | termine definito
    amount | cifra
    date | data
    link-target | destinazione del link
    reference | rinvio
    punctuation | punteggiatura
    spelling | grafia
    markup | formattazione
    """
}
