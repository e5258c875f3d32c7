import AssentManifest

extension FrameWords {
  static let english = FrameWords(labels: englishLabels, phrases: englishPhrases)

  /// The order of this table is that of the manual.
  static let englishLabels: TableText = """
    contents | Contents
    version | Version
    effective | Effective
    published | Published
    updated | Last updated
    digest | Digest of the words
    words | Words
    plainText | Plain text
    json | JSON
    skip | Skip to text
    copyLink | Copy link
    copied | Link copied
    licenseSummary | License summary
    permissions | Permitted
    conditions | Required
    limitations | Limits
    notLegalText | This summary is not part of the agreement.
    agreements | Agreements
    documents | Documents
    print | Print
    verify | How to check this page
    minutes | min read
    by | by
    license | License
    eula | End-user license agreement
    terms | Terms of service
    privacy | Privacy policy
    other | Document
    table | Table
    diagram | Diagram
    anchor | Link to this section
    code | Code
    source | Source
    wideDiagram | The drawing is % columns wide. It is whole on the web page, and in text of that width.
    linkTo | Link to %
    backTo | Back to reference %
    scrollHint | Wider than the page: scroll sideways
    languages | Languages
    translation | This is a translation. The authoritative text: %
    history | Version history
    versions | Versions
    versionsOf | Versions of %
    status | Status
    until | Until
    change | Change
    material | Material
    editorial | Editorial
    initial | First version
    materialNote | Acceptance is asked for again.
    editorialNote | Acceptance is not asked for again.
    changeIdentical | The text is the same
    changeMarkup | Nothing changed beyond formatting
    changeTypography | Nothing changed beyond capitals, quotation marks, dashes, spaces and formatting
    changeLinkTarget | Nothing changed beyond where links lead and how the text is set
    changeDateLine | Nothing changed beyond the date or version that the text states, where links lead and how the text is set
    changePunctuation | Nothing changed beyond punctuation, numbering, the date or version that the text states, where links lead and how the text is set
    changeWording | Wording changed, with no sign of other rights or duties
    changeObligations | Rights or duties may have changed
    statusCurrent | In force
    statusUpcoming | Upcoming
    statusSuperseded | Superseded
    statusWithdrawn | Withdrawn
    statusDraft | Draft
    inForceSince | In force since %.
    takesEffect | Takes effect on %.
    replacedFrom | Version % replaces it on %.
    untilThen | Until then, version % applies.
    wasInForce | In force from % until %.
    replacedIt | Version % replaced it.
    neverInForce | It never took effect.
    withdrawnOn | Withdrawn on %.
    reason | Reason
    nowInForce | Version % is in force.
    noneInForce | No version is in force.
    draftNote | This draft is not released and not in force.
    graceUntil | Those who accepted the previous version have until % to accept this one.
    upcomingVersion | Version % takes effect on %.
    dayStart | Days begin at 00:00 UTC.
    asOf | As of %.
    dayTime | %, %
    changesFrom | Changes since version %
    changesTo | Changes up to version %
    changesFromTo | Changes from % to %
    before | Before
    after | After
    feed | Feed of new versions
    clauseHistory | Changes by clause
    changedIn | Changed in %
    publisher | Publisher
    contact | Contact
    address | Address
    pageOf | page % of %
    permalink | Address of this version
    audit | Audit
    auditOf | Audit of %
    timeline | Timeline
    timelineNote | One row for each version, newest first; the same stands in words below.
    graceDays | Days of grace
    grace | Grace period
    sourceDigest | Digest of the source
    bindingText | Authoritative text
    declared | Declared change
    comparison | Comparison of the texts
    signals | What decided
    releasedBy | Released by
    gitRevision | Git revision
    approved | Approved
    corrected | Corrected
    summary | Summary
    acceptanceRevision | Acceptance revision
    ledger | Ledger
    ledgerHead | Digest of its last line
    checkByHand | How to check this by hand
    checkFiles | All files of this agreement, in the folder of manifest.json:
    checkSources | The texts as they were released, in the content folder:
    checkSignature | The signature of the manifest:
    noKey | The publisher announces no key for signatures.
    keyNote | A page cannot vouch for its own key: compare it with one that reached you another way.
    signingKey | Signing key
    recoveryKey | Recovery key
    validUntil | Valid until %
    auditLimits | All days are as the publisher stated them. That a line of the ledger was there by a certain day is shown only by a checkpoint or timestamp that others kept.
    gate | Read and accept
    gateOpen | Nothing is left to accept here.
    gatePlain | The script that asks for acceptance did not run. These are the texts that apply now.
    gatePrint | This page records nothing by itself. Fill in what follows, print the page, sign it and send it to %.
    gatePrintAlone | This page records nothing by itself. Fill in what follows, print the page, sign it and send it to the publisher.
    gateSend | This page records nothing by itself. What you fill in is sent to %.
    fullName | Full name
    day | Date
    signature | Signature
    send | Send
    """

  private static let englishPhrases: TableText = """
    commercial | Commercial use
    share | Copy and pass on
    change | Change and adapt
    private | Private use
    patent | Use of the contributors' patents
    bundle | Bundle with other software and sell the bundle
    link | Link from software under other licenses
    notice | Keep copyright and license notices
    source-notice | Keep notices in the source; binaries need none
    credit | Name the author and link to the license
    mark-changes | Say what was changed
    notice-file | Pass on the NOTICE file
    source | Offer the source code
    network-source | Offer the source code to users over a network
    same | Pass changes on under the same license
    same-file | Keep changed files under the same license
    same-library | Keep the library and its changes under the same license
    relink | Let users replace the library in the combined work
    name | Do not use reserved names for changed versions
    not-alone | Do not sell the font by itself
    no-locks | Add no technical locks or further terms
    misrepresent | Do not claim to be the author of the original
    no-warranty | No warranty
    no-liability | No liability of the authors
    no-trademark | No right to trademarks
    no-patent | No right to patents
    no-endorsement | No use of the authors' names to promote products
    no-privacy | No waiver of privacy or publicity rights of others
    non-commercial | No commercial use
    no-changes | No sharing of changed versions
    indemnify | Commercial distributors stand in for the other contributors
    """
}
