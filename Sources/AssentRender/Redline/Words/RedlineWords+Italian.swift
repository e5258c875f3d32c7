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
    passage | Parte: %
    data | Scheda del documento
    added | aggiunta
    removed | soppressa
    split | divisa
    joined | unita
    moved | spostata
    renumbered | rinumerata
    changed | modificata
    formerly | prima %
    movedFromTo | Spostata: % → %
    movedWithin | Spostata all’interno di: %
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
    signal.modal | obbligo o diritto
    signal.negation | negazione
    signal.exception | eccezione
    signal.scope | portata
    signal.discretion | discrezionalità
    signal.amount | importo
    signal.duration | termine o data
    signal.party | parte
    signal.governing-law | legge applicabile
    signal.liability | responsabilità
    signal.warranty | garanzia
    signal.termination | cessazione
    signal.data | dati
    signal.definition | definizione
    signal.reference-target | destinazione di un rinvio
    signal.list-item | elemento di elenco
    signal.clause | clausola
    signal.name | nome
    signal.order | ordine
    signal.statement | affermazione
    signal.binding-sentence | frase vincolante
    signal.resource | file
    signal.binding-language | lingua vincolante
    signal.unknown-language | lingua sconosciuta
    signal.deleted | si sopprime «%»
    signal.inserted | si inserisce «%»
    signal.becomes | «%» diventa «%»
    signal.otherDefinition | «%» ha un’altra definizione
    signal.otherTarget | «%» non indica più la stessa clausola
    signal.otherOrder | le parole di «%» sono in un altro ordine
    signal.otherContents | «%» ha un altro contenuto
    signal.elsewhere | si sposta «%»
    signal.notJudged | non si valuta «%»
    """
}
