import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let partyNameDrift = Rule(
    id: .partyNameDrift, group: .legal, severity: .info, scope: .agreements,
    summary: "A name is written with other capitals, or another legal form, in another place.",
    rationale:
      "A name with capitals inside is a proper name; written otherwise it looks like another one. 'Oak Ltd.' and 'Oak Inc.' "
      + "are two companies; a paragraph with both forms tells them apart.",
    accepts: [
      "---\nlicensor: Oak Works Ltd.\n---\n\n# License\n\nOak Works Ltd., a company of Dublin, grants it.\n",
      "# License\n\nOak Works Ltd. grants it to you, its affiliate Oak Works Inc. does not.\n\nAsk Oak Works Limited.\n",
      "# License\n\nDataWorks grants it. DataWorks may end it. Ask DataWorks at dataworks.example. DATAWORKS IS NOT LIABLE.\n",
      "# License\n\nDataWorks and Dataworks.\n",
      "# License\n\n“Customer” means you. A Customer pays. The Customer asks the Customer of a client.\n",
    ],
    rejects: [
      "---\nlicensor: Oak Works Ltd.\n---\n\n# License\n\nOak Works Ltd. grants it.\n\nAsk ⟪Oak Works Inc.⟫ about it.\n",
      "# License\n\nDataWorks grants it. DataWorks may end it. Ask DataWorks, and ⟪Dataworks⟫ will answer.\n",
      "# License\n\n“Customer” means you. Each Customer pays, the Customer asks, a Customer reads. If the Customer ends it, the ⟪Client⟫ is free.\n\nOf a Client.\n",
    ]
  ) { subject, findings in
    let roles = subject.words.roles(in: subject.document).roles
    for role in roles where !role.isDefined && !role.isMarked && role.capitals.count > 1 {
      guard
        let other = roles.first(where: {
          $0.group == role.group && $0.stem != role.stem && $0.isDefined && $0.capitals.count > 3
        }), role.smalls.isEmpty
      else { continue }
      let text = String(decoding: subject.source.bytes[role.capitals[0]], as: UTF8.self)
      let name = String(decoding: subject.source.bytes[other.capitals[0]], as: UTF8.self)
      findings.report(
        "'\(text)' is used beside '\(name)', which is defined", atBytes: role.capitals[0],
        help: "write '\(name)' where the same side is meant", cause: role.stem)
    }
    for use in subject.otherForms {
      findings.report(
        "'\(use.text)' is '\(use.usual)' elsewhere", atBytes: use.range,
        help: "write '\(use.usual)' where the same company is meant", cause: use.text)
    }
    let names = subject.mixedNames
    for name in names {
      for use in name.others {
        let text = String(decoding: subject.source.bytes[use], as: UTF8.self)
        findings.report(
          "'\(text)' is '\(name.text)' elsewhere", atBytes: use, help: "write '\(name.text)'",
          cause: name.text)
      }
    }
  }
}

/// A name with capitals inside, and where it is written in another way.
private struct MixedName {
  var text: String
  var others: [Range<Int>]
}

extension LintSubject {
  /// Names with a capital behind a small letter that stand three times or more, in the order of the
  /// text, with words that differ from them in capitals alone.
  fileprivate var mixedNames: [MixedName] {
    let bytes = source.bytes
    var counts: [[UInt8]: Int] = [:]
    var order: [[UInt8]] = []
    var others: [[UInt8]: [Range<Int>]] = [:]
    for word in words(bytes, areMixed: true) {
      let text = Array(bytes[word])
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    let names = order.filter { counts[$0, default: 0] > 2 }
    guard !names.isEmpty else { return [] }
    // The spelling that stands most often is the name.
    var byFold: [[UInt8]: [UInt8]] = [:]
    for name in names {
      let fold = name.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      if counts[name, default: 0] > counts[byFold[fold] ?? [], default: 0] { byFold[fold] = name }
    }
    for word in words(bytes, areMixed: false) {
      let text = Array(bytes[word])
      guard let name = byFold[text.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }], name != text,
        text[0] &- 0x41 < 26, !text.allSatisfy({ $0 &- 0x41 < 26 })
      else { continue }
      others[name, default: []].append(word)
    }
    return names.compactMap { name in
      guard let places = others[name], places.count < counts[name, default: 0] else { return nil }
      return MixedName(text: String(decoding: name, as: UTF8.self), others: places)
    }
  }

  /// The words of ASCII letters in prose, without those of addresses and code.
  ///
  /// - Parameter areMixed: whether only those count that have a capital behind a small letter, and a small letter at
  ///   their end.
  private func words(_ bytes: [UInt8], areMixed: Bool) -> [Range<Int>] {
    var words: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { buffer in
      // Nodes that the parser found in text have the range of the text: each byte is looked at once.
      var end = 0
      for node in document.markup.nodes {
        guard case .text = node.kind else { continue }
        let range = source.bytes(of: node.range)
        var index = max(range.lowerBound, end)
        end = max(end, range.upperBound)
        while index < range.upperBound {
          let start = index
          var isMixed = false
          while index < range.upperBound, (buffer[index] | 0x20) &- 0x61 < 26 {
            if index > start + 1, buffer[index] < 0x61, buffer[index - 1] >= 0x61 { isMixed = true }
            index += 1
          }
          if index - start >= 5, !areMixed || isMixed && buffer[index - 1] >= 0x61,
            !Rule.isInAddress(bytes, start..<index)
          {
            words.append(start..<index)
          }
          if index < range.upperBound { index += 1 }
        }
      }
    }
    return words
  }
}
