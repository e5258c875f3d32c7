import AssentDiagnostics

/// A name of a product or a person, as it can stand in every file that a new project starts with.
package struct StarterName: Hashable, Sendable {
  package let text: String

  /// Why a text is no name.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case empty
    case tooLong(count: Int)
    /// A control character, the end of a line, or a character that nobody sees.
    case unseen(Unicode.Scalar)

    package var description: String {
      switch self {
      case .empty: "is empty"
      case .tooLong(let count):
        "has \(count) characters, more than \(StarterName.longest)"
      case .unseen(let scalar):
        "holds the invisible character U+\(Self.digits(of: scalar))"
      }
    }

    private static func digits(of scalar: Unicode.Scalar) -> String {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
  }

  /// The most characters of a name.
  package static let longest = 300

  /// A name without the white space around it.
  package init(_ text: String) throws(Fault) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { throw .empty }
    let name = scalars[first...last]
    if name.count > Self.longest { throw .tooLong(count: name.count) }
    for (place, scalar) in zip(name.indices, name)
    where !Self.isSeen(scalar, before: place < last ? name[place + 1] : nil) {
      throw .unseen(scalar)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: name)
    self.text = String(view)
  }

  /// Whether people see the character, or what it does to its neighbors.
  private static func isSeen(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    // U+200C and U+200D shape the letters and the emoji between which they stand; tags end flags.
    case .format:
      (scalar == "\u{200C}" || scalar == "\u{200D}") && next != nil
        || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }

  /// The name as it stands between double quotes in YAML.
  var quoted: String { text.replacing(scalars: ["\\": "\\\\", "\"": "\\\""]) }

  /// The name in Markdown: the same words, whatever marks it holds, at the start of a line as well.
  var markdown: String { Self.markdown(of: text) }

  /// `text` so that Markdown shows it as it is.
  static func markdown(of text: String) -> String {
    var out = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isMark(scalar, after: before, before: after)
        || (scalar == "{" && after == "{")
        || isBlockMark(scalar, in: scalars, at: index)
        || isAddressMark(scalar, in: scalars, at: index)
      {
        out.unicodeScalars.append("\\")
      }
      out.unicodeScalars.append(scalar)
    }
    return out
  }

  private static func isMark(
    _ scalar: Unicode.Scalar, after: Unicode.Scalar?, before: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", ">", "~", "|", "#": true
    // Within a word it marks nothing.
    case "_": !(isWord(after) && isWord(before))
    // The start of an entity.
    case "&": isWord(before) || before == "#"
    default: false
    }
  }

  /// Whether it would begin a list, or underline the line before, where the name begins a line.
  private static func isBlockMark(
    _ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int
  ) -> Bool {
    switch scalar {
    case "-", "+", "=": index == 0
    case ".", ")":
      index > 0 && index <= 9 && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
    default: false
    }
  }

  /// Whether it would make a link of an address without marks.
  private static func isAddressMark(
    _ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int
  ) -> Bool {
    switch scalar {
    case ":": scalars[index...].starts(with: "://".unicodeScalars)
    case ".": scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars)
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isASCII else { return false }
    return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
