import ArgumentParser

/// A command whose command line is read without the argument parser, wherever nothing about it has to be explained.
///
/// The parser takes longer to start than a document takes to compile. What is not plain (a word that is no
/// option, a value that is missing or wrong, an option twice, a request for help) is left to the parser, which
/// says what is wrong. Tests hold both readings against each other.
protocol PlainCommand: ParsableCommand {
  /// Gives every property its default, which the parser would do otherwise.
  mutating func setDefaults()

  /// Sets the option of this name, with its dashes; `false` where that is not plain.
  mutating func set(_ option: String, _ words: inout PlainWords) -> Bool

  /// Takes a word that is no option; `false` where there is no place for it.
  mutating func add(operand: String) -> Bool

  /// Whether all that must be given was given.
  var isComplete: Bool { get }
}

extension PlainCommand {
  var isComplete: Bool { true }

  /// The command of the words behind its name; `nil` where they are not plain.
  static func plain(_ words: ArraySlice<String>) -> Self? {
    var words = PlainWords(words)
    var command = Self()
    command.setDefaults()
    var options: Set<String> = []
    while let word = words.next() {
      if word == "-" || word.utf8.first != UInt8(ascii: "-") {
        guard !word.isEmpty, command.add(operand: word) else { return nil }
      } else {
        guard options.insert(word).inserted, command.set(word, &words) else { return nil }
      }
    }
    guard command.isComplete, (try? command.validate()) != nil else { return nil }
    return command
  }
}

extension ColorOption {
  /// The option as the parser leaves it where it is not given.
  static var plain: ColorOption {
    var option = ColorOption()
    option.color = .auto
    return option
  }
}
