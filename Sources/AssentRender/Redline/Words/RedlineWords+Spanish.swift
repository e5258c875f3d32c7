import AssentManifest

extension RedlineWords {
  static let spanish: TableText = """
    title | Cambios de % a %
    list | Cambios por cláusula
    clause | Cláusula
    change | Cambio
    words | Qué cambia
    unchanged | Cláusulas sin cambios: %
    more | y % más
    section | Cláusula %
    opening | Antes de la primera cláusula
    passage | Parte: %
    data | Ficha del documento
    added | añadida
    removed | suprimida
    split | dividida
    joined | unida
    moved | trasladada
    renumbered | renumerada
    changed | modificada
    formerly | antes %
    movedFromTo | Trasladada: % → %
    movedWithin | Trasladada dentro de: %
    movedAfter | antes tras %, ahora tras %
    movedToFirst | antes tras %, ahora en primer lugar
    movedFromFirst | antes en primer lugar, ahora tras %
    dividedInto | % se dividió en %
    joinedFrom | % pasan a ser %
    wordCount | Palabras: %
    insertedMark | insertado:
    deletedMark | suprimido:
    endMark | fin
    addedParagraph | Añadido:
    removedParagraph | Suprimido:
    breakAdded | Párrafo nuevo
    breakRemoved | Fin de párrafo suprimido
    same | Párrafos sin cambios: %
    old | Texto anterior
    new | Texto nuevo
    inOld | en el texto anterior
    inNew | en el texto nuevo
    noWords | Las palabras son las mismas.
    identical | Los dos textos son idénticos.
    term | término definido
    amount | cifra
    date | fecha
    link-target | destino del enlace
    reference | remisión
    punctuation | puntuación
    spelling | grafía
    markup | formato
    signal.modal | obligación o derecho
    signal.negation | negación
    signal.exception | excepción
    signal.scope | alcance
    signal.discretion | discrecionalidad
    signal.amount | importe
    signal.duration | plazo o fecha
    signal.party | parte
    signal.governing-law | ley aplicable
    signal.liability | responsabilidad
    signal.warranty | garantía
    signal.termination | terminación
    signal.data | datos
    signal.definition | definición
    signal.reference-target | destino de una remisión
    signal.list-item | elemento de lista
    signal.clause | cláusula
    signal.name | nombre
    signal.order | orden
    signal.statement | afirmación
    signal.binding-sentence | frase vinculante
    signal.resource | archivo
    signal.binding-language | idioma vinculante
    signal.unknown-language | idioma desconocido
    signal.deleted | se suprime «%»
    signal.inserted | se inserta «%»
    signal.becomes | «%» pasa a «%»
    signal.otherDefinition | «%» tiene otra definición
    signal.otherTarget | «%» ya no designa la misma cláusula
    signal.otherOrder | las palabras de «%» están en otro orden
    signal.otherContents | «%» tiene otro contenido
    signal.elsewhere | se traslada «%»
    signal.notJudged | no se evalúa «%»
    """
}
