import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let zeroWidthCharacter = Rule(
    id: .zeroWidthCharacter, group: .text, severity: .warning,
    summary: "The text contains an invisible character.",
    rationale:
      "A search for the word does not find it, and two texts that look alike differ. Joiners are "
      + "left alone in emoji and in scripts that need them.",
    accepts: ["A family 👨\u{200D}👩\u{200D}👧\n", "می\u{200C}خواهم\n", "ภาษา\u{200B}ไทย\n"],
    rejects: [
      "the Soft⟪\u{200B}⟫ware\n", "---\nproduct: Soft⟪\u{200B}⟫ware\n---\n\nWords\n",
      "a⟪\u{FEFF}⟫ b\u{200B}\n", "the Soft⟪\u{200D}⟫ware\n",
    ]
  ) { subject, findings in
    let marks = subject.text.marks(of: .zeroWidth).filter { !subject.needsZeroWidth($0) }
    guard let first = marks.first, let scalar = subject.scalar(at: first.range.lowerBound) else {
      return
    }
    let code = String(scalar, radix: 16, uppercase: true)
    let more = marks.count > 1 ? ", and \(marks.count - 1) more like it" : ""
    findings.report(
      "invisible character U+\(code)\(more)", atBytes: first.range, help: "remove it",
      // In the text it is part of a word, and changes the digest of the words.
      fix: subject.hasZeroWidthInText
        ? nil : FixIt("remove it", edits: marks.map { FixIt.Edit($0.range, with: []) }))
  }
}

extension LintSubject {
  /// The character that begins at a byte offset.
  func scalar(at offset: Int) -> UInt32? {
    source.bytes.withUnsafeBytes { bytes in
      bytes.indices.contains(offset) ? UTF8Reader.scalar(bytes, at: offset).scalar : nil
    }
  }

  /// The character that ends before a byte offset.
  func scalar(before offset: Int) -> UInt32? {
    source.bytes.withUnsafeBytes { UTF8Reader.scalar($0, before: offset) }
  }

  /// Whether an invisible character stands in what the parser made of the file, such as words.
  fileprivate var hasZeroWidthInText: Bool {
    isUnparsed || TextScan(document.markup.text).contains(.zeroWidth)
  }

  /// Whether the script or the emoji around an invisible character has a use for it.
  fileprivate func needsZeroWidth(_ mark: TextScan.Mark) -> Bool {
    let before = scalar(before: mark.range.lowerBound) ?? 0
    let after = scalar(at: mark.range.upperBound) ?? 0
    switch scalar(at: mark.range.lowerBound) {
    case 0x200C, 0x200D: return before >= 0x600 || after >= 0x600
    case 0x200E, 0x200F: return text.hasRightToLeft
    // Thai, Lao, Burmese, Khmer, Chinese and Japanese have no spaces to break lines at.
    case 0x200B, 0x2060: return before >= 0xE00 && before != 0x2014 || after >= 0xE00
    default: return false
    }
  }
}
