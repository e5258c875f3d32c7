import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let confusableLetter = Rule(
    id: .confusableLetter, group: .text, severity: .warning,
    summary:
      "A word has a letter of another script that looks the same, or a number has one for a digit.",
    rationale:
      "A search does not find the word, a defined term is another term than it looks like, and an amount is none.",
    accepts: [
      "The Software, μm and πr², SMS-ка, Δt\n", "Лицензия на программу\n", "IT-специалист\n",
      "5l, 10 O, 2O and 3Il of `1O0`, 0O1F, 4I2B-77\n",
    ],
    rejects: [
      "a fee of EUR 7⟪O⟫O.00, of 70⟪O⟫.00 within 3⟪O⟫0 days, or 1,⟪l⟫00\n",
      "the S⟪о⟫ftware\n", "⟪C⟫татья первая\n", "the Lic⟪ε⟫nse\n",
    ]
  ) { subject, findings in
    for number in subject.prose.numbers {
      guard let place = subject.letterInNumber(number) else { continue }
      findings.report(
        "'\(subject.string(of: place))' in a number is a letter", atBytes: subject.bytes(of: place),
        help: "type the digit")
    }
    var end = -1
    for mark in subject.text.marks(of: .foreignLetter) where Int(mark.start) >= end {
      guard let word = MixedWord(subject.source.bytes, around: Int(mark.start)) else { continue }
      end = word.range.upperBound
      for odd in word.odd {
        let letter = String(decoding: subject.source.bytes[odd], as: UTF8.self)
        let text = String(decoding: subject.source.bytes[word.range], as: UTF8.self)
        findings.report(
          "'\(letter)' in '\(text)' is a \(word.oddScript) letter", atBytes: odd,
          help: "type the word again")
      }
    }
  }
}

extension LintSubject {
  /// The letter that stands for a digit between the digits of a number: `70O.00`, `1,l00`.
  fileprivate func letterInNumber(_ number: ProseScan.Place) -> ProseScan.Place? {
    let literal = document.markup.bytes(document.markup.nodes[Int(number.node)].literal)
    let start = literal.startIndex + Int(number.start)
    let token = literal[start...].prefix(20).prefix {
      $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2E || $0 == 0x2C || $0 >= 0x80
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    let isDigit: (UInt8) -> Bool = { $0 &- 0x30 < 10 }
    let isLetter: (UInt8) -> Bool = { "OoIl".utf8.contains($0) }
    let letters = token.filter(isLetter)
    // `10l.` may be liters, and `3Il` the number of a part.
    guard let place = token.firstIndex(where: isLetter),
      token.allSatisfy({ isDigit($0) || isLetter($0) || $0 == 0x2E || $0 == 0x2C }),
      letters.count == 1 || letters.allSatisfy({ $0 | 0x20 == UInt8(ascii: "o") }),
      token.last(where: { $0 != 0x2E && $0 != 0x2C }).map(isDigit) ?? false
    else { return nil }
    return ProseScan.Place(
      node: number.node, start: Int32(place - literal.startIndex), count: 1)
  }
}

/// A word with letters of Latin and of another script.
private struct MixedWord {
  var range: Range<Int>
  /// The letters of the script that the word has fewer of.
  var odd: [Range<Int>] = []
  var oddScript = ""

  /// `nil` where the mixture is no mistake: units, symbols, letters that look like no other.
  init?(_ bytes: [UInt8], around offset: Int) {
    var latin: [Range<Int>] = []
    var other: [(range: Range<Int>, scalar: UInt32)] = []
    range = bytes.withUnsafeBytes { buffer in
      var start = offset
      while let scalar = UTF8Reader.scalar(buffer, before: start), Letters.isLetter(scalar) {
        start -= Unicode.Scalar(scalar).map { UTF8.width($0) } ?? 1
      }
      var index = start
      while index < buffer.count {
        let (scalar, length) = UTF8Reader.scalar(buffer, at: index)
        guard let scalar, Letters.isLetter(scalar) else { break }
        if (0x370..<0x530).contains(scalar) {
          other.append((index..<index + length, scalar))
        } else {
          latin.append(index..<index + length)
        }
        index += length
      }
      return start..<index
    }
    guard latin.count + other.count >= 4, let first = other.first else { return nil }
    let isGreek = first.scalar < 0x400
    if latin.count > other.count {
      guard other.allSatisfy({ Self.lookAlikes.contains($0.scalar) }) else { return nil }
      odd = other.map(\.range)
      oddScript = isGreek ? "Greek" : "Cyrillic"
    } else if latin.count < other.count, !isGreek {
      guard latin.allSatisfy({ $0.count == 1 && Self.latin.contains(bytes[$0.lowerBound]) }) else {
        return nil
      }
      odd = latin
      oddScript = "Latin"
    } else {
      return nil
    }
  }

  /// Cyrillic and Greek letters that look like Latin ones. Source: Unicode 15.1, confusables.txt.
  private static let lookAlikes = Set(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧανειορυ".unicodeScalars.map(\.value))
  /// Latin letters that look like Cyrillic ones.
  private static let latin = Set("ABCEHIJKMOPSTXaceijopsxy".utf8)
}
