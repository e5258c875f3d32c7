extension Rule {
  /// Every rule, in the order of the manual.
  package static let all: [Rule] = [
    .notUTF8,
    .byteOrderMark,
    .crlf,
    .missingFinalNewline,
    .mojibake,
    .lossyMojibake,
    .replacementCharacter,
    .controlCharacter,
    .bidiControl,
    .zeroWidthCharacter,
    .confusableLetter,
    .unbalancedQuotes,
    .unbalancedBrackets,
    .mixedQuotes,
    .notNFC,
    .doubledWord,
    .trailingSpace,
    .nonBreakingSpace,
    .placeholderLeft,
    .disableWithoutReason,
    .unusedDisable,
  ]
}
