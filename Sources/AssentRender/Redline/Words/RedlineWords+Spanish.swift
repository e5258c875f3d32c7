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
    passage | Parte de %
    data | Ficha del documento
    added | añadida
    removed | suprimida
    split | dividida
    joined | unida
    moved | trasladada
    renumbered | renumerada
    changed | modificada
    formerly | antes %
    movedFromTo | Trasladada de % a %
    movedWithin | Trasladada dentro de %
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
    """
}
