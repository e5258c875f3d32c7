import AssentManifest

extension RedlineWords {
  static let german: TableText = """
    title | Änderungen von % zu %
    list | Änderungen nach Abschnitten
    clause | Abschnitt
    change | Änderung
    words | Was sich geändert hat
    unchanged | Unveränderte Abschnitte: %
    more | und % weitere
    section | Abschnitt %
    opening | Vor dem ersten Abschnitt
    passage | Absatz aus %
    data | Angaben zum Dokument
    added | neu
    removed | gestrichen
    split | geteilt
    joined | zusammengelegt
    moved | verschoben
    renumbered | neu nummeriert
    changed | geändert
    formerly | vorher %
    movedFromTo | Verschoben von % nach %
    movedWithin | Innerhalb von % verschoben
    movedAfter | vorher nach %, jetzt nach %
    movedToFirst | vorher nach %, jetzt an erster Stelle
    movedFromFirst | vorher an erster Stelle, jetzt nach %
    dividedInto | % wurde geteilt in %
    joinedFrom | Aus % wurde %
    wordCount | Wörter: %
    insertedMark | eingefügt:
    deletedMark | gestrichen:
    endMark | Ende
    addedParagraph | Hinzugefügt:
    removedParagraph | Gestrichen:
    breakAdded | Neuer Absatz
    breakRemoved | Absatzende entfallen
    same | Unveränderte Absätze: %
    old | Alter Text
    new | Neuer Text
    inOld | im alten Text
    inNew | im neuen Text
    noWords | Die Wörter sind dieselben.
    identical | Die beiden Texte sind gleich.
    term | definierter Begriff
    amount | Zahlenangabe
    date | Datum
    link-target | Linkziel
    reference | Verweis
    punctuation | Zeichensetzung
    spelling | Schreibung
    markup | Auszeichnung
    signal.modal | Pflicht oder Recht
    signal.negation | Verneinung
    signal.exception | Ausnahme
    signal.scope | Umfang
    signal.discretion | Ermessen
    signal.amount | Betrag
    signal.duration | Zeit
    signal.party | Partei
    signal.governing-law | anwendbares Recht
    signal.liability | Haftung
    signal.warranty | Gewährleistung
    signal.termination | Beendigung
    signal.data | Daten
    signal.definition | Definition
    signal.reference-target | Ziel eines Verweises
    signal.list-item | Listenpunkt
    signal.clause | Abschnitt
    signal.name | Name
    signal.order | Reihenfolge
    signal.statement | Aussage
    signal.binding-sentence | bindender Satz
    signal.resource | Datei
    signal.binding-language | verbindliche Sprache
    signal.unknown-language | unbekannte Sprache
    signal.deleted | „%“ gestrichen
    signal.inserted | „%“ eingefügt
    signal.becomes | aus „%“ wird „%“
    signal.otherDefinition | „%“ ist anders definiert
    signal.otherTarget | „%“ meint nicht mehr denselben Abschnitt
    signal.otherOrder | „%“ hat eine andere Wortfolge
    signal.otherContents | „%“ hat einen anderen Inhalt
    signal.elsewhere | „%“ verschoben
    signal.notJudged | „%“ nicht beurteilt
    """
}
