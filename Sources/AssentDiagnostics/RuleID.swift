/// The name of everything that a finding can be about: the rules of lint, the faults of a build and
/// those of a published folder.
///
/// A finding carries one of these and no other string, so that what is not listed here does not
/// compile. `RuleCatalogue` has the text of each, and a name never changes its meaning: comments,
/// configurations and records refer to it.
package enum RuleID: String, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
  // MARK: Metadata

  case unclosedFrontMatter = "unclosed-front-matter"
  case invalidFrontMatter = "invalid-front-matter"
  case missingTitle = "missing-title"
  case missingVersion = "missing-version"
  case missingEffectiveDate = "missing-effective-date"
  case missingLastUpdated = "missing-last-updated"
  case missingLicensor = "missing-licensor"
  case contradictoryVersion = "contradictory-version"
  case contradictoryDate = "contradictory-date"
  case ambiguousDate = "ambiguous-date"
  case mixedDateForms = "mixed-date-forms"
  case effectiveBeforePublished = "effective-before-published"
  case unknownKind = "unknown-kind"
  case unstatedKind = "unstated-kind"
  case unknownMetadataKey = "unknown-metadata-key"
  case invalidSPDXExpression = "invalid-spdx-expression"
  case unstatedMetadata = "unstated-metadata"
  case wrongLanguageTag = "wrong-language-tag"
  case unexpectedLanguage = "unexpected-language"

  // MARK: Structure

  case emptyDocument = "empty-document"
  case missingSection = "missing-section"
  case missingTopHeading = "missing-top-heading"
  case severalTopHeadings = "several-top-headings"
  case skippedHeadingLevel = "skipped-heading-level"
  case duplicateHeading = "duplicate-heading"
  case unnamedSection = "unnamed-section"
  case emptySection = "empty-section"
  case sentenceAsHeading = "sentence-as-heading"
  case sectionWithoutContent = "section-without-content"
  case clauseNumberGap = "clause-number-gap"
  case clauseNumberRepeated = "clause-number-repeated"
  case clauseWrongParent = "clause-wrong-parent"
  case duplicateClause = "duplicate-clause"
  case mixedNumbering = "mixed-numbering"
  case lostList = "lost-list"
  case listNumberLost = "list-number-lost"
  case sectionOrder = "section-order"
  case longSentence = "long-sentence"

  // MARK: Text

  case notUTF8 = "not-utf8"
  case mergeConflict = "merge-conflict"
  case byteOrderMark = "byte-order-mark"
  case crlf
  case missingFinalNewline = "missing-final-newline"
  case mojibake
  case lossyMojibake = "lossy-mojibake"
  case replacementCharacter = "replacement-character"
  case controlCharacter = "control-character"
  case bidiControl = "bidi-control"
  case zeroWidthCharacter = "zero-width-character"
  case confusableLetter = "confusable-letter"
  case unbalancedQuotes = "unbalanced-quotes"
  case unbalancedBrackets = "unbalanced-brackets"
  case mismatchedQuotes = "mismatched-quotes"
  case mixedQuotes = "mixed-quotes"
  case notNFC = "not-nfc"
  case doubledWord = "doubled-word"
  case doubleNegation = "double-negation"
  case probableMisspelling = "probable-misspelling"
  case wrongArticle = "wrong-article"
  case misplacedSpace = "misplaced-space"
  case doubledPunctuation = "doubled-punctuation"
  case unfinishedSentence = "unfinished-sentence"
  case wordsInRawHTML = "words-in-raw-html"
  case proseAsCode = "prose-as-code"
  case lostWords = "lost-words"
  case missingCell = "missing-cell"
  case markupShownAsText = "markup-shown-as-text"
  case trailingSpace = "trailing-space"
  case nonBreakingSpace = "non-breaking-space"

  // MARK: Links

  case brokenAnchor = "broken-anchor"
  case brokenLink = "broken-link"
  case missingClauseReference = "missing-clause-reference"
  case ambiguousReference = "ambiguous-reference"
  case wrongClauseTitle = "wrong-clause-title"
  case missingExhibit = "missing-exhibit"
  case unsafeLinkScheme = "unsafe-link-scheme"
  case remotePicture = "remote-picture"
  case misleadingLinkText = "misleading-link-text"
  case insecureLink = "insecure-link"
  case bareURL = "bare-url"

  // MARK: Legal

  case placeholderLeft = "placeholder-left"
  case unresolvedFact = "unresolved-fact"
  case missingContact = "missing-contact"
  case undefinedTerm = "undefined-term"
  case unusedTerm = "unused-term"
  case termDefinedTwice = "term-defined-twice"
  case termCaseDrift = "term-case-drift"
  case termBeforeDefinition = "term-before-definition"
  case termOutsideScope = "term-outside-scope"
  case partyNameDrift = "party-name-drift"
  case nameSpellingDrift = "name-spelling-drift"
  case amountMismatch = "amount-mismatch"
  case weekdayMismatch = "weekday-mismatch"
  case impossibleDate = "impossible-date"
  case endBeforeStart = "end-before-start"
  case contradictoryAddress = "contradictory-address"
  case contradictoryLaw = "contradictory-law"
  case countDrift = "count-drift"
  case copyrightYearMissing = "copyright-year-missing"
  case copyrightYearStale = "copyright-year-stale"
  case copyrightYearAhead = "copyright-year-ahead"
  case contradictoryModal = "contradictory-modal"

  // MARK: Languages

  case localeStructureDiffers = "locale-structure-differs"
  case untranslatedBlock = "untranslated-block"

  // MARK: Documents

  case versionDrift = "version-drift"
  case thresholdDrift = "threshold-drift"
  case licenseNameDrift = "license-name-drift"
  case identifierDrift = "identifier-drift"
  case companyNameDrift = "company-name-drift"
  case contactDrift = "contact-drift"

  // MARK: Diagrams

  case borderOffset = "border-offset"
  case leftBorderOffset = "left-border-offset"
  case textOverflow = "text-overflow"
  case bottomWidth = "bottom-width"
  case unclosedWall = "unclosed-wall"
  case wallOutsideCorner = "wall-outside-corner"
  case panelNarrows = "panel-narrows"
  case lineThroughPanel = "line-through-panel"
  case lineJog = "line-jog"
  case arrowheadOffset = "arrowhead-offset"
  case arrowOffTarget = "arrow-off-target"
  case missingJunction = "missing-junction"
  case lineTouchesText = "line-touches-text"
  case treeDetached = "tree-detached"
  case treeDoubleLast = "tree-double-last"
  case ambiguousWidth = "ambiguous-width"
  case tabInDiagram = "tab-in-diagram"
  case noPadding = "no-padding"
  case floatingRule = "floating-rule"
  case diagramTooWide = "diagram-too-wide"
  case diagramTooLarge = "diagram-too-large"
  case unsupportedDiagram = "unsupported-diagram"
  case mermaidSyntax = "mermaid-syntax"
  case unreachableNode = "unreachable-node"
  case deadEnd = "dead-end"
  case decisionWithOneBranch = "decision-with-one-branch"
  case unlabelledDecisionBranch = "unlabelled-decision-branch"

  // MARK: Suppression

  case disableWithoutReason = "disable-without-reason"
  case unusedDisable = "unused-disable"

  // MARK: Versions

  case changedWithoutVersion = "changed-without-version"
  case editorialButWordsChanged = "editorial-but-words-changed"
  case logEdited = "log-edited"
  case lostLocale = "lost-locale"
  case materialWithoutSummary = "material-without-summary"
  case notReleased = "not-released"
  case releaseNotKept = "release-not-kept"
  case releasedTextEdited = "released-text-edited"
  case unfinishedRelease = "unfinished-release"
  case unloggedEvent = "unlogged-event"
  case versionNeverInForce = "version-never-in-force"
  case versionWentBackwards = "version-went-backwards"
  case versionWithoutChange = "version-without-change"
  case withdrawalToCome = "withdrawal-to-come"

  // MARK: Build

  case bindingLanguageDiffers = "binding-language-differs"
  case builtBeforeEffective = "built-before-effective"
  case fileNotRead = "file-not-read"
  case flowContradictsGate = "flow-contradicts-gate"
  case foreignFile = "foreign-file"
  case formatsDisagree = "formats-disagree"
  case invalidConfiguration = "invalid-configuration"
  case invalidTemplate = "invalid-template"
  case localeVersionDiffers = "locale-version-differs"
  case missingLocale = "missing-locale"
  case missingTemplate = "missing-template"
  case noDocuments = "no-documents"
  case outputCollision = "output-collision"
  case parseLimit = "parse-limit"
  case publisherDiffers = "publisher-differs"
  case repeatedAgreement = "repeated-agreement"
  case secretKey = "secret-key"
  case separateTranslation = "separate-translation"
  case skippedEntry = "skipped-entry"
  case unboundFlowName = "unbound-flow-name"
  case unknownTemplateKey = "unknown-template-key"
  case unlistedAgreement = "unlisted-agreement"
  case unpublishableName = "unpublishable-name"
  case unsafePicture = "unsafe-picture"
  case unusableManifest = "unusable-manifest"
  case unusableRevocations = "unusable-revocations"

  // MARK: Verify

  case backDated = "back-dated"
  case badSignature = "bad-signature"
  case changedFile = "changed-file"
  case equivocation = "equivocation"
  case expired = "expired"
  case expiredKey = "expired-key"
  case expiryRemoved = "expiry-removed"
  case fastForward = "fast-forward"
  case gateChanged = "gate-changed"
  case historyRewritten = "history-rewritten"
  case logDiffers = "log-differs"
  case manifestNotCanonical = "manifest-not-canonical"
  case missingFile = "missing-file"
  case missingSignature = "missing-signature"
  case noManifest = "no-manifest"
  case notAFile = "not-a-file"
  case ownFrame = "own-frame"
  case recoveryKeyChanged = "recovery-key-changed"
  case revokedKey = "revoked-key"
  case rollback = "rollback"
  case siteDiffers = "site-differs"
  case sumsDiffer = "sums-differ"
  case unfinishedBuild = "unfinished-build"
  case unknownSigner = "unknown-signer"
  case unlistedFile = "unlisted-file"
  case unprovedCorrection = "unproved-correction"
  case unreadableLog = "unreadable-log"
  case unreadableManifest = "unreadable-manifest"
  case unreadableRevocations = "unreadable-revocations"
  case unreadableSignature = "unreadable-signature"
  case unsignedLog = "unsigned-log"
  case wordsDiffer = "words-differ"

  // MARK: Bundles

  case bundleDiffers = "bundle-differs"
  case damagedArchive = "damaged-archive"
  case notABundle = "not-a-bundle"
  case repackedArchive = "repacked-archive"
  case unsafeMember = "unsafe-member"
  case unsignedPDF = "unsigned-pdf"

  /// The name as findings, comments and configurations write it: `skipped-heading-level`.
  package var description: String { rawValue }

  /// In the order of the alphabet.
  package static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}
