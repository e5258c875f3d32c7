extension Unicode.Scalar {
  /// Whether a terminal or a browser obeys it instead of showing it: a control character, one that
  /// turns the direction of the text, or a format character that nobody sees (Unicode 15.1,
  /// categories Cc, Zl, Zp and Cf without the signs that are drawn).
  ///
  /// Joiners are not among them, because scripts and emoji need them.
  var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
  /// A letter or sign of the scripts that joiners are used in, or an emoji.
  fileprivate var takesJoiners: Bool {
    switch value {
    // Strokes and arrows are no letters.
    case 0x600..<0x2000, 0x2600..<0x27C0, 0x2B00..<0xFFF0, 0x10000..<0xE0000:
      !isObeyed && !isJoiner
    default: false
    }
  }
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

/// How a text of the user leaves a diagram, whatever it is written as.
extension String {
  /// One line as it is shown: nothing in it is obeyed.
  ///
  /// Tabs become spaces up to the next of the columns 8, 16 and so on; of the rest, what takes a
  /// column becomes U+FFFD and what takes none goes. Joiners stay where a script or an emoji has a
  /// use for them, and tags in a flag.
  var shown: String {
    if isShownAsItIs { return self }
    var result = View()
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      if scalar == "\t" {
        let column = textColumns(String(result))
        result += repeatElement(" ", count: 8 - column % 8)
      } else if scalar.isTag, let last = result.last, last.value == 0x1F3F4 || last.isTag {
        result.append(scalar)
      } else if scalar.isJoiner {
        let next = index < scalars.endIndex ? scalars[index] : nil
        if result.last?.takesJoiners ?? false || next?.takesJoiners ?? false {
          result.append(scalar)
        }
      } else if !scalar.isObeyed {
        result.append(scalar)
      } else if textColumns(String(scalar)) > 0 {
        result.append("\u{FFFD}")
      }
    }
    return String(result)
  }

  private typealias View = String.UnicodeScalarView

  /// Whether its bytes tell that nothing in it is obeyed, a joiner or a tag.
  private var isShownAsItIs: Bool {
    var text = self
    return text.withUTF8 { bytes in bytes.indices.allSatisfy { beginsShown(bytes, at: $0) } }
  }

  /// Each line as it is shown; a carriage return before a line end goes with it.
  var shownLines: String {
    if utf8.allSatisfy({ $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F }) { return self }
    return utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == 0x0D ? line.dropLast() : line)).shown
    }.joined(separator: "\n")
  }
}

/// Whether a byte of UTF-8 and those after it tell that no scalar begins there which is obeyed, a
/// joiner or a tag.
func beginsShown(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  switch bytes[index] {
  case 0..<0x20, 0x7F, 0xF3: return false
  case 0xC2: return bytes[index + 1] >= 0xA0 && bytes[index + 1] != 0xAD
  case 0xD8: return bytes[index + 1] != 0x9C
  case 0xE1: return bytes[index + 1] != 0xA0
  case 0xE2 where bytes[index + 1] == 0x80:
    return !(0x8B...0x8F).contains(bytes[index + 2]) && !(0xA8...0xAE).contains(bytes[index + 2])
  case 0xE2: return bytes[index + 1] != 0x81 || bytes[index + 2] < 0xA0
  case 0xEF: return bytes[index + 1] != 0xBB && bytes[index + 1] != 0xBF
  case 0xF0: return bytes[index + 1] != 0x9D
  default: return true
  }
}
