/// The words of a command line that are not read yet.
struct PlainWords {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  mutating func next() -> String? { rest.popFirst() }

  /// Reads the value of an option; one that is missing, or looks like an option, is not plain.
  mutating func read(_ value: inout String) -> Bool {
    guard let word = rest.popFirst(), !word.isEmpty, word.utf8.first != UInt8(ascii: "-") else {
      return false
    }
    value = word
    return true
  }

  mutating func read(_ value: inout String?) -> Bool {
    var word = ""
    guard read(&word) else { return false }
    value = word
    return true
  }

  mutating func read<Value: RawRepresentable<String>>(_ value: inout Value) -> Bool {
    var word = ""
    guard read(&word), let read = Value(rawValue: word) else { return false }
    value = read
    return true
  }

  mutating func read<Value: RawRepresentable<String>>(_ value: inout Value?) -> Bool {
    var word = ""
    guard read(&word), let read = Value(rawValue: word) else { return false }
    value = read
    return true
  }

  mutating func read(_ value: inout Int) -> Bool {
    var word = ""
    guard read(&word), let number = Int(word) else { return false }
    value = number
    return true
  }

  mutating func read(_ value: inout Int?) -> Bool {
    var number = 0
    guard read(&number) else { return false }
    value = number
    return true
  }
}
