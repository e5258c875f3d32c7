/// Gives every part of a document a fragment identifier that no other part has.
package struct AnchorNamer {
  /// Hashes of the names, which are quicker to compare; that two are equal costs only a suffix.
  private var taken: Set<UInt64> = []
  private var counts: [String: Int] = [:]

  package init() {}

  mutating func reserveCapacity(_ count: Int) {
    taken.reserveCapacity(count)
  }

  /// `name`, or `name-1`, `name-2` … where it is taken, as GitHub numbers repeated headings.
  package mutating func unique(_ name: String) -> String {
    if taken.insert(Self.hash(name)).inserted { return name }
    var number = counts[name] ?? 0
    while true {
      number += 1
      let candidate = "\(name)-\(number)"
      if taken.insert(Self.hash(candidate)).inserted {
        counts[name] = number
        return candidate
      }
    }
  }

  /// FNV-1a, the same in every run.
  private static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The identifier that GitHub makes of a heading: lower case, without punctuation, each space a
  /// hyphen. `section` where nothing is left.
  package static func slug(_ text: String) -> String {
    slug(Array(text.utf8))
  }

  /// The identifier that GitHub makes of a heading of these bytes.
  static func slug(_ source: [UInt8]) -> String {
    // Lower case is at most half as long again in UTF-8 as upper case.
    let slug = String(unsafeUninitializedCapacity: source.count * 3 / 2 + 4) { slug in
      var count = 0
      var index = 0
      while index < source.count {
        let byte = source[index]
        if byte < 0x80 {
          let kept: UInt8? =
            switch byte {
            case 0x41...0x5A: byte | 0x20
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): byte
            case 0x20: UInt8(ascii: "-")
            default: nil
            }
          if let kept {
            slug[count] = kept
            count += 1
          }
          index += 1
          continue
        }
        let (scalar, length) = Scalars.scalar(in: source, at: index, end: source.count)
        if isKept(scalar), let lower = Unicode.Scalar(Scalars.lowercased(scalar)) {
          for byte in String(Character(lower)).utf8 where count < slug.count {
            slug[count] = byte
            count += 1
          }
        }
        index += length
      }
      return count
    }
    return slug.isEmpty ? "section" : slug
  }

  /// Whether a scalar is a letter, a mark, a digit or a connector, and so stays in a slug.
  private static func isKept(_ scalar: UInt32) -> Bool {
    if Scalars.isWord(scalar) { return true }
    guard scalar != 0xFFFD, !Scalars.isSpace(scalar), scalar < 0x2010 || scalar > 0x206F,
      let scalar = Unicode.Scalar(scalar)
    else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }

  /// `text` as an identifier: its letters, digits, points, hyphens and underscores.
  static func identifier(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte >= 0x80 || isASCIILetter(byte) || isASCIIDigit(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      {
        bytes.append(byte)
      } else if isASCIISpace(byte), bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    return bytes.isEmpty ? "section" : String(decoding: bytes, as: UTF8.self)
  }
}
