/// Makes agreements and changes them, the same for the same seed.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  private mutating func choice(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }

  private static let vocabulary = """
    the a of to in and or may shall must not Licensee Licensor Software service data term notice fee \
    30 1,000.50 EUR January party payment account access use copy section any all under liability \
    warranty e\u{301}tat 利用者は サービスを 利用する ことが Daten für право и обязанность حقوق المستخدم
    """.split(separator: " ").map(String.init)

  private mutating func sentence() -> String {
    let count = 4 + number(below: 14)
    return (0..<count).map { _ in choice(Self.vocabulary) }.joined(separator: " ") + "."
  }

  private mutating func paragraph() -> String {
    let text = (0...number(below: 4)).map { _ in sentence() }.joined(separator: " ")
    switch number(below: 8) {
    case 0: return "- " + text + "\n- " + sentence()
    case 1: return "1. " + text + "\n2. " + sentence() + "\n3. " + sentence()
    case 2: return "> " + text
    case 3: return "| a | b |\n|---|---|\n| \(choice(Self.vocabulary)) | \(sentence()) |"
    case 4: return text + " **" + sentence() + "** [" + sentence() + "](https://example.org/a)"
    default: return text
    }
  }

  mutating func document() -> String {
    var text = "---\ntitle: Terms\nversion: 1.\(number(below: 9))\n---\n\n# Terms\n\n"
    for section in 1...(3 + number(below: 6)) {
      text += "## \(section). \(choice(Self.vocabulary)) \(choice(Self.vocabulary))\n\n"
      for _ in 0...number(below: 4) { text += paragraph() + "\n\n" }
    }
    return text
  }

  /// A few blocks removed, repeated, moved, split, joined, and words changed.
  mutating func changed(_ text: String) -> String {
    var blocks = text.split(separator: "\n\n").map(String.init)
    for _ in 0...number(below: 6) {
      guard blocks.count > 2 else { break }
      let place = 1 + number(below: blocks.count - 1)
      switch number(below: 7) {
      case 0: blocks.remove(at: place)
      case 1: blocks.insert(paragraph(), at: place)
      case 2: blocks.insert(blocks.remove(at: place), at: 1 + number(below: blocks.count - 1))
      case 3: blocks[place] = blocks[place].replacing(". ", with: ".\n\n", maxReplacements: 1)
      case 4:
        if place + 1 < blocks.count { blocks[place] += " " + blocks.remove(at: place + 1) }
      case 5: blocks.insert("## " + choice(Self.vocabulary), at: place)
      default:
        var words = blocks[place].split(separator: " ", omittingEmptySubsequences: false)
        words[number(below: words.count)] = Substring(choice(Self.vocabulary))
        blocks[place] = words.joined(separator: " ")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The same words in lines of other lengths.
  mutating func wrapped(_ text: String) -> String {
    text.split(separator: "\n\n", omittingEmptySubsequences: false).map { block in
      guard let first = block.unicodeScalars.first, block.contains(" "), !block.contains("|"),
        !block.contains("\n"), first.properties.isAlphabetic
      else { return String(block) }
      // A line must not begin with what would begin another block.
      return block.split(separator: " ").reduce(into: "") { text, word in
        let breaks =
          !text.isEmpty && number(below: 5) == 0
          && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x3000 }
        text += (text.isEmpty ? "" : breaks ? "\n" : " ") + word
      }
    }.joined(separator: "\n\n")
  }
}
