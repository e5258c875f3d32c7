import AssentManifest

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A gate for command-line tools, in lines: the text page by page, then the words to type.
///
/// No cursor is moved and nothing is drawn, so that it works with a screen reader and in any terminal.
/// `assent gate run --plain` is this gate, and `assent gate run` is one on the full screen.
public struct LineGate {
  /// How many lines of a text are shown before Enter is asked for.
  public var pageLines = 20
  /// What a terminal adds.
  package var tools = LineTools()
  let isInteractive: Bool
  let read: () -> String?
  let write: (String) -> Void

  /// How a gate ended.
  package enum Ending {
    case open
    /// The person left, or may not go on.
    case left
    /// Nobody types any more.
    case lost
  }

  /// - Parameters:
  ///   - isInteractive: whether somebody can answer; where not, nothing is asked and nothing waits.
  ///   - read: the next line of input, without its end; `nil` where there is none any more.
  ///   - write: shows a line.
  public init(
    isInteractive: Bool, read: @escaping () -> String?, write: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.read = read
    self.write = write
  }

  /// On the terminal; what is asked goes to standard error, so that the output stays that of the tool.
  public static var standard: LineGate {
    LineGate(
      isInteractive: isatty(0) == 1 && isatty(2) == 1, read: { readLine() }, write: putLine)
  }

  private static func putLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { put($0, from: done) }
      guard count > 0 else { return }
      done += count
    }
  }

  private static func put(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(2, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    #elseif canImport(Musl)
      Musl.write(2, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    #else
      Glibc.write(2, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    #endif
  }

  /// Asks for all that is owed.
  ///
  /// - Returns: whether the tool may go on.
  public func run(_ keeper: GateKeeper, for person: Person) -> Bool {
    run(for: person) { () throws(GateRefusal) in keeper } == .open
  }

  /// Asks for all that is owed of what `open` reads, which is read again when the person tries again.
  package func run(for person: Person, opening open: LineTools.Opening) -> Ending {
    while true {
      let words = GateWords.best(for: person.languages)
      do {
        let keeper = try open()
        var conversation = LineConversation(self, keeper, for: person)
        guard let ending = conversation.run() else { continue }
        return ending
      } catch {
        if let ending = unavailable(error, words) { return ending }
      }
    }
  }

  /// Says why nothing can be shown.
  ///
  /// - Returns: `nil` to try again.
  func unavailable(_ refusal: GateRefusal?, _ words: GateWords) -> Ending? {
    show(words.text(.unavailable))
    if let refusal { show(refusal.sentence(in: words)) }
    guard isInteractive else { return .left }
    let retry = words.text(.retry)
    guard let typed = ask(words.text(.typeToAgree, retry)) else { return .lost }
    return Self.isSame(typed, retry) ? nil : .left
  }

  // MARK: Lines

  /// Asks and waits for a line, with single spaces between its words; `nil` where none comes any more.
  func ask(_ question: String) -> String? {
    show(question)
    return read().map {
      String($0.prefix(1000)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Words as they are typed: case does not count.
  static func isSame(_ typed: String, _ label: String) -> Bool {
    typed.lowercased() == label.lowercased()
  }

  /// Shows a paragraph in lines.
  func show(_ text: String) {
    for line in tools.wrap(Self.harmless(text)) { write(line) }
  }

  /// Shows lines as they are.
  func print(_ lines: ArraySlice<String>) {
    for line in lines { write(Self.harmless(line)) }
  }

  /// Text of others, of which no character steers the terminal.
  private static func harmless(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isLine = scalar == "\n" || scalar == "\t"
      // What sets a direction for what follows would show it in another order.
      let turns =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      let steers = scalar.properties.generalCategory == .control && !isLine || turns
      shown.unicodeScalars.append(steers ? "\u{FFFD}" : scalar)
    }
    return shown
  }
}

/// What a terminal adds to a gate in lines; without it, lines are as long as they come.
package struct LineTools {
  package typealias Opening = () throws(GateRefusal) -> GateKeeper

  /// As ``Presentation/layout``.
  package var layout = "lines"
  /// Breaks a paragraph into lines.
  package var wrap: (String) -> [String] = { [$0] }
  /// Lays a text out in lines, whose words are those of the manifest.
  package var lines: (GateText) throws(GateRefusal) -> [String] = { text throws(GateRefusal) in
    String(decoding: text.plain, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
  /// What the words that can be typed beside an answer do, by these words; they say what became of it.
  package var commands: [(name: String, run: (GateSession.Item) -> String)] = []
  /// Drops what was typed before it was asked for.
  package var forgetTyped: () -> Void = {}

  package init() {}
}
