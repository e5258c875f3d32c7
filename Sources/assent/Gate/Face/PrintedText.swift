import AssentCompiler
import AssentGate
import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text on paper or in a file, before anybody accepts it.
enum PrintedText {
  /// Writes the plain text of an item to a new file in the current folder; says what became of it.
  static func save(_ item: GateSession.Item, words: GateWords) -> String {
    guard let bytes = item.printable else { return "" }
    let name = fileName(of: item)
    let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else {
      return words.text(.notSaved, name, String(cString: strerror(errno)).lowercased())
    }
    defer { close(file) }
    do {
      try Terminal(descriptor: file).write(bytes)
    } catch {
      return words.text(.notSaved, name, "\(error)")
    }
    return words.text(.savedAs, name)
  }

  /// Gives the plain text of an item to the printer of the system; says what became of it.
  static func print(_ item: GateSession.Item, words: GateWords) -> String {
    guard let bytes = item.printable else { return "" }
    let failure = words.text(.notPrinted)
    let programs = ["/usr/bin/lpr", "/usr/bin/lp", "/usr/local/bin/lpr"]
    guard let program = programs.first(where: FileSystem.isFile) else { return failure }
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    guard let stream = popen("\(program) >/dev/null 2>&1", "w") else { return failure }
    bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    return pclose(stream) == 0 ? words.text(.printed) : failure
  }

  /// `license-1.1-en.txt`; ids and tags of a manifest hold no slash, and others become dashes.
  private static func fileName(of item: GateSession.Item) -> String {
    let parts = [
      item.decision.document.id, item.decision.release?.version.text,
      item.decision.locale?.text,
    ]
    let name = parts.compactMap { $0 }.joined(separator: "-")
    let safe = name.unicodeScalars.prefix(80).map { scalar -> Character in
      scalar.isASCII && scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar) || scalar == "." || scalar == "-" || scalar == "_"
        ? Character(scalar) : "-"
    }
    let text = String(safe)
    return (text.hasPrefix(".") || text.hasPrefix("-") ? "text" + text : text) + ".txt"
  }
}
