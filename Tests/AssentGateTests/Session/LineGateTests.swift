import AssentGate
import AssentManifest
import Synchronization
import TestSupport
import Testing

/// The gate in lines, for command-line tools.
@Suite struct LineGateTests {
  final class Terminal: Sendable {
    private let state: Mutex<(input: [String], shown: [String])>

    init(_ input: [String]) { state = Mutex((input, [])) }

    var shown: [String] { state.withLock(\.shown) }
    func gate(isInteractive: Bool = true) -> LineGate {
      var gate = LineGate(
        isInteractive: isInteractive,
        read: { self.state.withLock { $0.input.isEmpty ? nil : $0.input.removeFirst() } },
        write: { line in self.state.withLock { $0.shown.append(line) } })
      gate.pageLines = 3
      return gate
    }
  }

  let store = MemoryStore()

  func run(
    _ input: [String], isInteractive: Bool = true,
    _ edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) throws -> (isOpen: Bool, shown: [String]) {
    var publication = SamplePublication()
    publication.add("license", edit: edit)
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let terminal = Terminal(input)
    let isOpen = terminal.gate(isInteractive: isInteractive).run(
      keeper, for: Person(languages: ["en"]))
    return (isOpen, terminal.shown)
  }

  @Test func `a text is read page by page, and accepted by the words of the box`() throws {
    let (isOpen, shown) = try run(["", "yes", "  i   AGREE "])
    #expect(isOpen)
    #expect(shown.contains("Press Enter to read on. Lines left: 2."))
    #expect(shown.contains("You may use it."))
    #expect(shown.filter { $0 == #"Type "I agree" and press Enter to go on:"# }.count == 2)
    let next = try run([])
    #expect(next.isOpen && next.shown.isEmpty)
  }

  @Test(arguments: [
    ["", "Decline", "exit"], ["Decline", "Exit"], ["", "Decline", "", "Decline"], ["", "no"], [""],
    [], ["I agree"], ["I agree", "y", "Y", "yes"],
  ])
  func `anything else is not a yes, and the end of the input neither`(_ input: [String]) throws {
    #expect(try !run(input).isOpen)
    #expect(try store.summary().standings.values.allSatisfy { $0.acceptance == nil })
  }

  @Test func `a version that comes into force meanwhile is shown before it is asked for`() throws {
    var publication = SamplePublication()
    publication.add("license", versions: ["1.0", "2.0"])
    let time = Mutex(Manifest.Timestamp("2026-01-03T10:00:00Z") ?? .epoch)
    let keeper = try publication.keeper(store) { time.withLock { $0 } }
    let shown = Mutex<[String]>([])
    let input = Mutex(["", "I agree", "", "I agree"])
    var gate = LineGate(
      isInteractive: true,
      read: {
        input.withLock { input in
          // The person has read, and waits.
          if input.count == 3 {
            time.withLock { $0 = Manifest.Timestamp("2026-01-20T10:00:00Z") ?? $0 }
          }
          return input.isEmpty ? nil : input.removeFirst()
        }
      },
      write: { line in shown.withLock { $0.append(line) } })
    gate.pageLines = 3
    #expect(gate.run(keeper, for: Person(languages: ["en"])))
    let lines = shown.withLock { $0 }
    let old = try #require(lines.firstIndex(of: "Version 1.0."))
    let new = try #require(lines.firstIndex(of: "Version 2.0."), "\(lines)")
    #expect(old < new)
    #expect(try store.summary().standings.values.map(\.acceptance?.version) == ["2.0"])
  }

  @Test func `where nobody can answer, what is owed is told and nothing is read`() throws {
    let (isOpen, shown) = try run(["", "I agree"], isInteractive: false)
    #expect(!isOpen)
    #expect(shown.count == 2 && shown[0] == "Please read “The license”, version 1.0.")
    #expect(shown[1].hasPrefix("  license 1.0 sha256:"))
  }

  @Test func `age, name and guardian are asked in lines, too`() throws {
    // Born 14 years before the March of the clock, so that the year leaves nothing open.
    let year = "2012"
    let input = ["never", "1066", year, "6", "", "", "Ada Lovelace", "I agree", "", "I agree"]
    let (isOpen, shown) = try run(input) {
      $0.audience = Manifest.Audience(minimumAge: 13, guardianBelow: 16)
      $0.gate.signature = .typedName
    }
    #expect(isOpen, "\(shown)")
    #expect(shown.contains("Year of birth"))
    #expect(shown.filter { $0 == "You may use it." }.count == 2, "a guardian sees the text, too")
    let acceptance = try store.summary().standings.values.first?.acceptance
    #expect(acceptance?.signedName == "Ada Lovelace" && acceptance?.guardian == true)
  }

  @Test func `no text of others steers the terminal`() throws {
    let (_, shown) = try run([""]) { $0.releases[0].locales["en"]?.title = "A\u{1B}[2J\u{7}" }
    #expect(!shown.joined().unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `a word of the conversation is a signature only where it is typed twice`() throws {
    let (isOpen, shown) = try run(["", "save", "yes", "Ada Lovelace", "I agree"]) {
      $0.gate.signature = .typedName
    }
    #expect(isOpen, "\(shown)")
    #expect(try store.signedNames == ["Ada Lovelace"])
    // What can be typed is said before the name is asked for.
    let name = try #require(shown.firstIndex(of: "Type your full name to sign"))
    #expect(shown[..<name].contains { $0.contains("Decline") })
  }

  @Test func `who is called like one signs by typing it again`() throws {
    #expect(try run(["", "Y", "y", "I agree"]) { $0.gate.signature = .typedName }.isOpen)
    #expect(try store.signedNames == ["y"])
  }

  @Test(arguments: [["again", ""], ["decline", "", ""]])
  func `who reads a text again is asked for the name again`(_ input: [String]) throws {
    let (isOpen, shown) = try run(
      ["", "Somebody"] + input + ["Ada", "I agree"]
    ) { $0.gate.signature = .typedName }
    #expect(isOpen, "\(shown)")
    #expect(try store.signedNames == ["Ada"])
  }

  @Test func `a guardian's no is told as theirs`() throws {
    let input = ["2012", "6", "", "I agree", "", "decline", "exit"]
    let (isOpen, shown) = try run(input) {
      $0.audience = Manifest.Audience(minimumAge: 13, guardianBelow: 16)
    }
    #expect(!isOpen)
    let actors = try AcceptanceLine.all(in: store.log()).compactMap { line -> String? in
      guard case .declined(_, let actor)? = line.event?.action else { return nil }
      return actor ?? "the person"
    }
    #expect(actors == ["guardian"], "\(shown)")
  }

  @Test func `a person's no is told as theirs`() throws {
    #expect(try !run(["", "decline", "exit"]).isOpen)
    let log = String(decoding: try store.log(), as: UTF8.self)
    #expect(log.contains("declined") && !log.contains("actor"))
  }
}

extension MemoryStore {
  fileprivate var signedNames: [String] {
    get throws { try summary().standings.values.compactMap { $0.acceptance?.signedName } }
  }
}
