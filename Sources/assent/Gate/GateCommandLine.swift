import AssentDiagnostics
import AssentGate
import AssentManifest

/// Commands that a person can copy from what the gate prints.
struct GateCommandLine {
  let options: GateOptions
  let who: PersonOptions

  /// What stands where a name has to be typed; nobody signs with it.
  static let nobody = "YOUR NAME"

  /// Whether a name is none of a person, but what was printed in its place.
  static func isPlaceholder(_ name: String) -> Bool {
    name.lowercased().filter(\.isLetter) == nobody.lowercased().filter(\.isLetter)
  }

  /// What asks on the screen, where no command can answer: a guardian has to.
  var run: String { line(["assent", "gate", "run"] + options.words + who.words) }

  /// What accepts exactly what is owed; `nil` where no command can, or nothing of it is in force.
  func accept(_ decision: DocumentDecision) -> String? {
    var asked: [String] = []
    switch decision.outcome {
    case .ask: break
    case .ageUnknown: asked = ["--age", "YOUR AGE"]
    default: return nil
    }
    guard let release = decision.release, let locale = decision.locale,
      let entry = release.locales[locale]
    else { return nil }
    var words = ["assent", "gate", "accept"] + options.words + who.words + asked
    words += Self.option("--document", decision.document.id)
    words += ["--version", release.version.text]
    words += ["--digest", entry.textDigest.description]
    if decision.document.gate.signature == .typedName { words += ["--name", Self.nobody] }
    return line(words)
  }

  /// What shows the text that is owed, in the language in which it is accepted.
  func show(_ decision: DocumentDecision) -> String {
    line(
      ["assent", "gate", "show"] + options.words + who.words
        + Self.option("--document", decision.document.id)
        + (decision.release.map { ["--version", $0.version.text] } ?? []))
  }

  /// An option and its value, which nobody takes for another option.
  static func option(_ name: String, _ value: String) -> [String] {
    value.utf8.first == UInt8(ascii: "-") ? ["\(name)=\(value)"] : [name, value]
  }

  private func line(_ words: [String]) -> String {
    words.map(ShellWord.quoted).joined(separator: " ")
  }
}
