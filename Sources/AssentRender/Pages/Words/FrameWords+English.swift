extension FrameWords {
  static let english = FrameWords(labels: englishLabels, phrases: englishPhrases)

  /// The order of this table is that of the manual.
  static let englishLabels = """
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
    publisher | Publisher
    contact | Contact
    address | Address
    pageOf | page % of %
    permalink | Address of this version
    """

  private static let englishPhrases = """
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
