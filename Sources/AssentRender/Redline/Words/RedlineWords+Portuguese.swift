import AssentManifest

extension RedlineWords {
  static let portuguese: TableText = """
    title | Alterações de % para %
    list | Alterações por cláusula
    clause | Cláusula
    change | Alteração
    words | O que muda
    unchanged | Cláusulas sem alterações: %
    more | e mais %
    section | Cláusula %
    opening | Antes da primeira cláusula
    passage | Parte: %
    data | Ficha do documento
    added | acrescentada
    removed | suprimida
    split | dividida
    joined | unificada
    moved | deslocada
    renumbered | renumerada
    changed | alterada
    formerly | antes %
    movedFromTo | Deslocada: % → %
    movedWithin | Deslocada dentro de: %
    movedAfter | antes após %, agora após %
    movedToFirst | antes após %, agora em primeiro lugar
    movedFromFirst | antes em primeiro lugar, agora após %
    dividedInto | % foi dividida em %
    joinedFrom | % passam a ser %
    wordCount | Palavras: %
    insertedMark | inserido:
    deletedMark | suprimido:
    endMark | fim
    addedParagraph | Acrescentado:
    removedParagraph | Suprimido:
    breakAdded | Novo parágrafo
    breakRemoved | Fim de parágrafo suprimido
    same | Parágrafos sem alterações: %
    old | Texto anterior
    new | Texto novo
    inOld | no texto anterior
    inNew | no texto novo
    noWords | As palavras são as mesmas.
    identical | Os dois textos são idênticos.
    term | termo definido
    amount | número
    date | data
    link-target | destino do link
    reference | remissão
    punctuation | pontuação
    spelling | grafia
    markup | formatação
    signal.modal | obrigação ou direito
    signal.negation | negação
    signal.exception | exceção
    signal.scope | alcance
    signal.discretion | discricionariedade
    signal.amount | valor
    signal.duration | prazo ou data
    signal.party | parte
    signal.governing-law | lei aplicável
    signal.liability | responsabilidade
    signal.warranty | garantia
    signal.termination | cessação
    signal.data | dados
    signal.definition | definição
    signal.reference-target | destino de uma remissão
    signal.list-item | item de lista
    signal.clause | cláusula
    signal.name | nome
    signal.order | ordem
    signal.statement | afirmação
    signal.binding-sentence | frase vinculativa
    signal.resource | ficheiro
    signal.binding-language | língua vinculativa
    signal.unknown-language | língua desconhecida
    signal.deleted | suprime-se «%»
    signal.inserted | insere-se «%»
    signal.becomes | «%» passa a «%»
    signal.otherDefinition | «%» tem outra definição
    signal.otherTarget | «%» já não designa a mesma cláusula
    signal.otherOrder | as palavras de «%» estão noutra ordem
    signal.otherContents | «%» tem outro conteúdo
    signal.elsewhere | desloca-se «%»
    signal.notJudged | não se avalia «%»
    """
}
