/// How members of classes are written so that mermaid reads them.
enum ClassMemberText {
  static func attribute(_ member: ClassMember) -> String {
    let text = member.source
    let isRead =
      ClassMember(attribute: text) == member && !text.utf8.dropFirst().contains(UInt8(ascii: ")"))
    return escaped(isRead ? text : member.mapped(masked).source)
  }

  static func method(_ member: ClassMember) -> String {
    let text = member.source
    return escaped(ClassMember(method: text) == member ? text : member.mapped(masked).source)
  }

  /// Signs that parts of a member begin or end with, or that part them, as entities.
  private static func masked(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      if "()*$+-#~".unicodeScalars.contains(scalar) {
        // It becomes an entity in the next step.
        text.unicodeScalars.append(Unicode.Scalar(0xE000 + scalar.value) ?? scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// With entities for what would be no member, and no more of them than that takes.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    // In a line with these words an entity after a colon would lose its semicolon.
    let isStyled = text.holdsExactly("style") || text.holdsExactly("classDef")
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case "{", "}", "ﬂ", "¶": result += "#\(scalar.value);"
      case ":" where isStyled: result += "#58;"
      case "\"" where index == 0: result += "#quot;"
      case "[" where index == 0: result += "#91;"
      case "%" where next == "%": result += "#37;"
      case "\\" where next == "n": result += "#92;"
      case "#" where isEntity(scalars[(index + 1)...]): result += "#35;"
      case _ where (0xE020..<0xE080).contains(scalar.value):
        result += "#\(scalar.value - 0xE000);"
      case _ where scalar.value < 32 || scalar.value == 127: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether what follows a `#` makes an entity of it.
  private static func isEntity(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = rest.prefix { $0.isASCII && ASCII.isWord(UInt8($0.value)) }
    return !word.isEmpty && word.endIndex < rest.endIndex && rest[word.endIndex] == ";"
  }
}
