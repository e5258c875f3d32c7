import AssentManifest

extension RedlineWords {
  static let english: TableText = """
    title | Changes from % to %
    list | Changes by clause
    clause | Clause
    change | Change
    words | What changed
    unchanged | Unchanged clauses: %
    more | and % more
    section | Section %
    opening | Before the first clause
    passage | Passage of %
    data | Document details
    added | added
    removed | removed
    split | divided
    joined | joined
    moved | moved
    renumbered | renumbered
    changed | changed
    formerly | formerly %
    movedFromTo | Moved from % to %
    movedWithin | Moved within %
    movedAfter | formerly after %, now after %
    movedToFirst | formerly after %, now first
    movedFromFirst | formerly first, now after %
    dividedInto | % was divided into %
    joinedFrom | % became %
    wordCount | Words: %
    insertedMark | inserted:
    deletedMark | deleted:
    endMark | end
    addedParagraph | Added:
    removedParagraph | Removed:
    breakAdded | Paragraph break added
    breakRemoved | Paragraph break removed
    same | Unchanged paragraphs: %
    old | Old text
    new | New text
    inOld | in the old text
    inNew | in the new text
    noWords | The words are the same.
    identical | The two texts are identical.
    term | defined term
    amount | figure
    date | date
    link-target | link target
    reference | reference
    punctuation | punctuation
    spelling | spelling
    markup | markup
    signal.modal | duty or right
    signal.negation | negation
    signal.exception | exception
    signal.scope | scope
    signal.discretion | discretion
    signal.amount | amount
    signal.duration | time
    signal.party | party
    signal.governing-law | governing law
    signal.liability | liability
    signal.warranty | warranty
    signal.termination | termination
    signal.data | data
    signal.definition | definition
    signal.reference-target | reference target
    signal.list-item | list item
    signal.clause | clause
    signal.name | name
    signal.order | order
    signal.statement | statement
    signal.binding-sentence | binding sentence
    signal.resource | resource
    signal.binding-language | binding language
    signal.unknown-language | unknown language
    signal.deleted | '%' is deleted
    signal.inserted | '%' is inserted
    signal.becomes | '%' becomes '%'
    signal.otherDefinition | '%' has another definition
    signal.otherTarget | '%' does not mean the same clause any more
    signal.otherOrder | '%' has its words in another order
    signal.otherContents | '%' has other contents
    signal.elsewhere | '%' is moved
    signal.notJudged | '%' is not judged
    """
}
