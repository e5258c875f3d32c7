import AssentManifest

extension GateWords {
  /// The sentences of a gate in English.
  public static let english = GateWords(
    language: "en",
    table: """
      agreementStatement | I have read and agree to “%1”, version %2.
      agreementBox | I agree
      agreementAccept | Agree
      acknowledgementStatement | I have read “%1”, version %2.
      acknowledgementBox | I have read it
      acknowledgementAccept | Confirm reading
      consentStatement | I consent to “%1”, version %2.
      consentBox | I consent
      consentAccept | Consent
      guardianAgreementStatement | I am a parent or guardian of the person who uses this product, and I agree to “%1”, version %2, for them.
      guardianAcknowledgementStatement | I am a parent or guardian of the person who uses this product, and I have read “%1”, version %2.
      guardianConsentStatement | I am a parent or guardian of the person who uses this product, and I consent to “%1”, version %2, for them.
      decline | Decline
      reviewAgain | Review again
      exit | Exit
      notNow | Not now
      retry | Try again
      print | Print
      save | Save
      scrollToContinue | Scroll to the end to continue
      progress | %1% read
      tickToContinue | Tick the box to continue
      typeYourName | Type your full name to sign
      declineQuestion | Decline “%1”? Without it you cannot go on.
      whatChanged | What changed since version %1
      comparedOld | Your last answer was to version %1, in force from %2
      comparedNew | In force now: version %1, from %2
      noComparison | The publisher offers no comparison of these two versions
      changedMost | Changed most
      unchangedClauses | Unchanged clauses: %1
      clauseAdded | new
      clauseRemoved | removed
      clauseMoved | moved
      clauseSplit | split
      clauseJoined | joined
      clauseFormerly | formerly %1
      clauseMeantOther | '%1' does not mean the same clause any more
      beforeFirstClause | Before the first clause
      wordsDeleted | deleted
      wordsInserted | inserted
      summaryOfLastStep | About version %1 the publisher says: %2
      comparisonUnreadable | The comparison of these two versions could not be read or verified
      versionWithdrawn | Version %1 was withdrawn on %2: %3
      publishedBy | Publisher: %1
      notStoredAskedAgain | Your answer could not be saved. You can go on now, and will be asked again {the next time you start the app|the next time you open this page}.
      notStoredNotCounted | Your answer could not be saved, so it does not count yet. Please try again.
      showText | View the full text
      withdraw | Withdraw
      endOfText | End of the text
      agreedOn | You agreed to “%1”, version %2, on %3.
      readOn | You confirmed on %3 that you have read “%1”, version %2.
      consentedOn | You consented to “%1”, version %2, on %3.
      namedAgreement | “%1”, version %2, was accepted on %3 by naming its digest.
      namedAcknowledgement | “%1”, version %2, was acknowledged on %3 by naming its digest.
      namedConsent | Consent to “%1”, version %2, was given on %3 by naming its digest.
      countsUntil | There is a new version of “%1”. Your answer to version %2 counts until %3.
      migratedCounts | Your answer to “%1”, version %2, in {an earlier version of this app|an earlier version of this product} still counts.
      askFirst | Please read “%1”, version %2.
      askChanged | “%1” has changed since your answer to version %3. Please read version %2.
      askChangedSinceUnknown | “%1” has changed. Please read version %2.
      askRenewal | Your answer to “%1” was given some time ago. Please read version %2 and answer again.
      askWithdrawn | You withdrew your answer to “%1”. Please read version %2 if you want to go on.
      askDamaged | The record of your answer to “%1” is damaged. Please read version %2 and answer again.
      wasDeclined | You said no to “%1”, version %2. You can change your answer at any time.
      wasWithdrawn | You withdrew your answer to “%1”, version %2. You can answer again at any time.
      notForYou | You do not need to answer “%1”.
      nothingInForce | No version of “%1” applies at the moment.
      ageNeeded | Before “%1” is shown, please answer a question about your age.
      tooYoung | You cannot answer “%1”. It is for people aged %2 or over.
      guardianNeeded | A parent or guardian has to answer “%1” as well.
      refusedOlder | This text is older than the one you saw before, so it is not shown. Please try again later, or {update the app|load this page again}.
      refusedTwoVersions | Two different texts carry the same number, so neither is shown. Please tell the publisher.
      refusedNumber | The number of this text is far beyond the last one, so it is not shown. Please tell the publisher.
      refusedRewritten | This text contradicts what was published before, so it is not shown. Please tell the publisher.
      refusedUnverified | We could not verify that this text comes from its publisher, so it is not shown. Please try again later, or {update the app|load this page again}.
      refusedRevoked | The key that signed this text was revoked, so it is not shown. Please {update the app, or tell|load this page again, or tell} the publisher.
      refusedTooNew | {This app is too old to show the text. Please update it|This page is too old to show the text. Please load it again}.
      refusedForm | This text has {a form that this app does not know|a form that this page does not know}, so it is not shown. Please {update the app|load this page again}.
      refusedOtherProduct | This text belongs to another product, so it is not shown. Please {update the app|load this page again}.
      refusedNothing | What was published names no text to answer. Please tell the publisher.
      refusedUnreadable | The text cannot be read. Please try again later, or {update the app|load this page again}.
      noticeExpired | A newer version of this text should have come out by %1. You may be seeing an old one.
      noticeDamaged | A part of your record is damaged, and does not count.
      noticeShortened | The last part of your record is missing.
      noticeTorn | The last entry of your record was not finished, and does not count.
      noticeUnreadable | A part of your record cannot be read, and does not count.
      noticeClock | The clock of this device is before %1: it is wrong, or a text or a record is dated ahead.
      noticeTextChanged | The text of version %2 of “%1” is no longer the one that you answered.
      noticeUpcoming | Version %2 of “%1” will apply from %3.
      noticeLastGood | What is published now could not be verified. You see the last texts that could be.
      ageQuestion | When were you born?
      ageYear | Year of birth
      ageMonth | Month of birth
      ageBelow | Under %1
      ageBetween | %1 to %2
      ageFrom | %1 or older
      pageOf | %1 of %2
      keys | Arrows, Space: scroll  Tab: next  s: save  p: print  d: decline  ?: help
      keysAtLength | Up, Down, Page Up, Page Down, Space, Home and End move the text.; Tab and Shift+Tab go to the box, the buttons and back to the text.; Space or Enter ticks the box and presses a button.; s saves the text to a file, p prints it.; d declines. Ctrl+C leaves without an answer.
      windowTooSmall | This window is too small to show the text together with what you are asked. Make it larger to go on.
      nameLabel | Full name
      goOn | Continue
      back | Back
      savedAs | Saved as %1
      notSaved | Not saved as %1: %2
      printed | Sent to the printer
      notPrinted | Nothing was printed.
      unavailable | The text cannot be shown, so you cannot give an answer now.
      ageUse | Only the range of ages that your answer lies in is kept.
      moreLines | Press Enter to read on. Lines left: %1.
      typeToAgree | Type "%1" and press Enter to go on:
      typeToDecline | Or type "%1" to decline.
      plainCommands | You can also type "save", "print", "again" to read the text from its beginning, or "decline".
      declineConfirm | Type "exit" to decline, or press Enter to review the text again:
      refusedNoCrypto | This browser cannot verify the text on this connection. Please open this page over https.
      refusedNoEd25519 | This browser is too old to verify who published the text. Please update it.
      refusedFramed | This page stands inside a page of somebody else, so nothing can be answered here.
      refusedOffline | The text could not be loaded. Please check your connection and try again.
      refusedNotCarried | Another version is in force now, and this file does not carry it. Please read it where the publisher publishes it.
      openWindow | Open in a window of its own
      versionOf | Version %1
      asideYears | Please enter a year with four digits
      settings | Settings
      about | About
      copyright | Copyright
      license | License
      privacy | Privacy
      credits | Credits
      support | Support
      receipt | Save receipt
      history | History
      close | Close
      withdrawQuestion | Withdraw your answer to “%1”? If it is required, you will be asked again before you can go on.
      declinedOn | You declined “%1”, version %2, on %3.
      withdrawnOn | You withdrew your answer to “%1” on %3.
      guardianOn | A parent or guardian approved “%1”, version %2, on %3.
      resetAnswers | Ask again for everything (for testing)
      """)
}
