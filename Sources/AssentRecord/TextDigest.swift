import AssentManifest
import Crypto

/// Digests of bytes, and of words alone.
package enum TextDigest {
  /// The SHA-256 of some bytes.
  package static func digest(of bytes: [UInt8]) -> Manifest.Digest {
    bytes.withUnsafeBytes { buffer in
      var hash = SHA256()
      hash.update(bufferPointer: buffer)
      return hash.finalize().withUnsafeBytes { Manifest.Digest(sha256: $0) }
    }
  }

  /// The text digest: the SHA-256 of words without white space, in NFC (UAX #15).
  package static func digest(ofWords words: [UInt8]) -> Manifest.Digest {
    guard !isSurelyNormalized(words) else { return digest(of: words) }
    return digest(of: NormalizationFormC.normalized(words))
  }

  /// The text digest of strings in a row, white space left out (Unicode's property White_Space).
  package static func digest(ofStrings strings: some Sequence<String>) -> Manifest.Digest {
    digest(ofWords: withoutSpaces(strings))
  }

  /// The bytes of which a text digest is the digest.
  package static func bareWords(of text: String) -> [UInt8] {
    let words = withoutSpaces(CollectionOfOne(text))
    return isSurelyNormalized(words) ? words : NormalizationFormC.normalized(words)
  }

  private static func withoutSpaces(_ strings: some Sequence<String>) -> [UInt8] {
    var words: [UInt8] = []
    for string in strings {
      for scalar in string.unicodeScalars {
        if scalar.value < 0x80 {
          let byte = UInt8(scalar.value)
          if byte != 0x20, !(0x09...0x0D).contains(byte) { words.append(byte) }
        } else if !scalar.properties.isWhitespace {
          words.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    return words
  }

  /// Whether every character is one that NFC never changes, whatever stands beside it.
  ///
  /// Quick and on the safe side: `false` only means that the words have to be looked at.
  static func isSurelyNormalized(_ words: [UInt8]) -> Bool {
    words.withUnsafeBufferPointer { words in
      var index = 0
      while index < words.count {
        while index + 8 <= words.count,
          words.loadWord(at: index) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        guard index < words.count else { break }
        let byte = words[index]
        if byte < 0x80 {
          index += 1
        } else if byte < 0xE0 {
          guard index + 1 < words.count, isSurelyNormalized(byte, words[index + 1]) else {
            return false
          }
          index += 2
        } else if byte < 0xF0 {
          guard index + 2 < words.count else { return false }
          let value =
            UInt32(byte & 0x0F) << 12 | UInt32(words[index + 1] & 0x3F) << 6
            | UInt32(words[index + 2] & 0x3F)
          switch value {
          case 0x1E00...0x1EFF, 0x2002...0x2125, 0x2190...0x2328, 0x232B...0x2ADB, 0x3001...0x3029,
            0x3030...0x3098, 0x309B...0x9FFF, 0xAC00...0xD7A3, 0xFE0F, 0xFEFF...0xFFEF,
            0xFFFD:
            // Hangul syllables join with single vowels and consonants only, which are not here.
            break
          default: return false
          }
          index += 3
        } else {
          // Pictographs, U+1F000 to U+1FFFF.
          guard byte == 0xF0, index + 1 < words.count, words[index + 1] == 0x9F else {
            return false
          }
          index += 4
        }
      }
      return true
    }
  }

  /// The same of a character of two bytes: letters, and no marks that combine.
  private static func isSurelyNormalized(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case ...0xCB: true  // Latin, up to U+02FF.
    case 0xCE: second != 0x87  // Greek; U+0387 becomes a middle dot.
    case 0xCF, 0xD0, 0xD1: true  // Greek and Cyrillic.
    case 0xD7: second >= 0x90  // Hebrew letters.
    case 0xD8: second >= 0xA1  // Arabic letters.
    case 0xD9: second <= 0x8A || (0xA0...0xAF).contains(second)  // Arabic letters and digits.
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes at an offset that has as many after it.
  @inline(__always)
  fileprivate func loadWord(at index: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}
