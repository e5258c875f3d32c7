/// A word as a shell reads it back.
package enum ShellWord {
  /// The word itself where no shell finds a meaning in it, and otherwise between quotes.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-_./:@%+=,".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing(scalars: ["'": "'\\''"]) + "'"
  }

  /// A path, which no program takes for an option.
  package static func path(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }
}
