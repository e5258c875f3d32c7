/// What a gate says to a person, by the name of the sentence.
///
/// The words of each language are in `GateWords+<Language>.swift`; `%1`, `%2` stand for values.
public enum GatePhrase: String, Hashable, Sendable, CaseIterable {
  // MARK: Statements and labels: the verb of the statement is that of the button.

  /// `%1` the title, `%2` the version.
  case agreementStatement
  case agreementBox
  case agreementAccept
  case acknowledgementStatement
  case acknowledgementBox
  case acknowledgementAccept
  case consentStatement
  case consentBox
  case consentAccept
  case guardianAgreementStatement
  case guardianAcknowledgementStatement
  case guardianConsentStatement
  case decline
  case reviewAgain
  case exit
  case notNow
  case retry
  case print
  case save

  // MARK: While reading

  case scrollToContinue
  /// `%1` per cent.
  case progress
  case tickToContinue
  case typeYourName
  case declineQuestion
  case whatChanged

  // MARK: What changed

  /// `%1` the version, `%2` the day from which it binds.
  case comparedOld
  case comparedNew
  case noComparison
  case changedMost
  /// `%1` a number.
  case unchangedClauses
  case clauseAdded
  case clauseRemoved
  case clauseMoved
  case clauseSplit
  case clauseJoined
  /// `%1` the title that it had.
  case clauseFormerly
  /// `%1` a mention of a clause whose words stayed.
  case clauseMeantOther
  case beforeFirstClause
  case wordsDeleted
  case wordsInserted
  /// `%1` the version, `%2` what the publisher says of it.
  case summaryOfLastStep
  case comparisonUnreadable
  /// `%1` the version, `%2` the day, `%3` why, in the words of the publisher.
  case versionWithdrawn
  /// `%1` who.
  case publishedBy

  // MARK: After the answer

  case notStoredAskedAgain
  case notStoredNotCounted
  case showText
  case withdraw
  case endOfText

  // MARK: What was decided: `%1` the title, `%2` the version, `%3` a day.

  case agreedOn
  case readOn
  case consentedOn
  // Where nothing was shown: a command named the digest.
  case namedAgreement
  case namedAcknowledgement
  case namedConsent
  /// `%2` the version that was answered, `%3` the last day on which it counts.
  case countsUntil
  case migratedCounts
  case askFirst
  /// `%3` the version that was answered.
  case askChanged
  case askChangedSinceUnknown
  case askRenewal
  case askWithdrawn
  case askDamaged
  case wasDeclined
  /// What is not required was accepted, and taken back.
  case wasWithdrawn
  case notForYou
  case nothingInForce
  case ageNeeded
  /// For whom the text is: `%2` is the least age.
  case tooYoung
  case guardianNeeded

  // MARK: Why nothing is shown

  case refusedOlder
  case refusedTwoVersions
  /// It is far above the last one.
  case refusedNumber
  /// What it says of versions is not what was published before.
  case refusedRewritten
  case refusedUnverified
  case refusedRevoked
  case refusedTooNew
  /// Of a manifest of another `spec`.
  case refusedForm
  case refusedOtherProduct
  /// No document is named.
  case refusedNothing
  case refusedUnreadable

  // MARK: What is told besides

  /// `%1` a day.
  case noticeExpired
  case noticeDamaged
  case noticeShortened
  case noticeTorn
  case noticeUnreadable
  /// `%1` a moment.
  case noticeClock
  /// `%1` the document, `%2` the version.
  case noticeTextChanged
  /// `%1` the title, `%2` the version, `%3` the day from which it will bind.
  case noticeUpcoming
  /// The last good manifest stands in for the one that was published.
  case noticeLastGood

  // MARK: Age

  case ageQuestion
  case ageYear
  case ageMonth
  /// `%1` years.
  case ageBelow
  /// `%1` and `%2` years, both included.
  case ageBetween
  /// `%1` years.
  case ageFrom

  // MARK: A terminal

  /// `%1` of `%2` pages.
  case pageOf
  /// The keys in one row.
  case keys
  /// The keys, one sentence each, parted by `;`.
  case keysAtLength
  case windowTooSmall
  case nameLabel
  case goOn
  case back
  /// `%1` a file.
  case savedAs
  /// `%1` a file, `%2` why.
  case notSaved
  case printed
  case notPrinted
  case unavailable
  /// What becomes of the answer.
  case ageUse

  // MARK: Line by line

  /// `%1` lines that are left.
  case moreLines
  /// `%1` what to type.
  case typeToAgree
  /// `%1` what to type.
  case typeToDecline
  case plainCommands
  case declineConfirm

  // MARK: In a browser

  case refusedNoCrypto
  case refusedNoEd25519
  case refusedFramed
  case refusedOffline
  /// What is in force is not in the file.
  case refusedNotCarried
  case openWindow
  /// `%1` the version.
  case versionOf
  case asideYears

  // MARK: Settings: `%1` the title, `%2` the version, `%3` a day.

  case settings
  case about
  case copyright
  case license
  case privacy
  case credits
  case support
  case receipt
  case history
  case close
  case withdrawQuestion
  case declinedOn
  case withdrawnOn
  case guardianOn
  /// For developers.
  case resetAnswers

  /// All by their names, as JSON has them.
  static let byName = allCases.sorted { $0.rawValue < $1.rawValue }

  /// Those that a page of the web says, by their names: all but the words of terminals.
  static let ofPages = byName.filter { !ofTerminals.contains($0) }

  private static let ofTerminals: Set<GatePhrase> = [
    .keys, .keysAtLength, .windowTooSmall, .savedAs, .notSaved, .printed, .notPrinted, .moreLines,
    .typeToAgree, .typeToDecline, .plainCommands, .declineConfirm,
  ]
}
