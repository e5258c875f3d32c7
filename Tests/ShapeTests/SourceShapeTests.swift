import Foundation
import TestSupport
import Testing

/// What holds for the sources as such: who may use what, and what nobody uses.
@Suite struct SourceShapeTests {
  static let files = SwiftCode.files(below: "Sources")

  /// The modules of the project, of its packages and of the system that each target may import.
  static let allowedImports: [String: Set<String>] = [
    "AssentDiagnostics": [],
    "AssentMarkup": ["AssentDiagnostics", "CCMark", "Synchronization"],
    "AssentManifest": [],
    "AssentLicense": [
      "AssentDiagnostics", "AssentManifest", "AssentMarkup", "Foundation",
      "Synchronization", "Yams",
    ],
    "AssentDiagram": ["AssentDiagnostics", "Synchronization"],
    "AssentRecord": ["AssentManifest", "Crypto", "CryptoExtras", "Synchronization"],
    "AssentArchive": ["AssentDiagnostics", "AssentManifest", "CZlib"],
    "AssentRedline": [
      "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
      "Crypto",
    ],
    "AssentLint": [
      "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
      "Foundation", "Synchronization",
    ],
    "AssentRender": [
      "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
      "AssentRedline", "Foundation", "Mustache",
      "Synchronization",
    ],
    "AssentTemplates": ["CTemplates"],
    "AssentCompiler": [
      "AssentArchive", "AssentDiagnostics", "AssentDiagram", "AssentGate", "AssentLicense",
      "AssentLint", "AssentManifest",
      "AssentMarkup", "AssentRecord", "AssentRedline", "AssentRender", "AssentTemplates", "Crypto",
      "Darwin",
      "Foundation", "Glibc", "Musl", "Synchronization", "Yams",
    ],
    "AssentGate": [
      "AssentManifest", "AssentRecord", "Crypto", "Darwin", "Foundation", "Glibc", "Musl",
      "Observation", "Synchronization",
    ],
    "AssentGateUI": ["AssentGate", "AssentManifest", "SwiftUI"],
    "AssentLanguageServer": [
      "AssentCompiler", "AssentDiagnostics", "AssentLicense", "AssentLint", "AssentManifest",
      "AssentMarkup",
    ],
    "assent": [
      "ArgumentParser", "AssentArchive", "AssentCompiler", "AssentDiagnostics", "AssentDiagram",
      "AssentGate", "AssentLanguageServer", "CAllocator",
      "AssentLicense", "AssentLint", "AssentManifest", "AssentMarkup", "AssentRecord",
      "AssentRedline", "AssentRender", "Darwin", "Foundation",
      "Glibc", "Musl", "Synchronization",
    ],
  ]

  /// Whether files and processes may be touched here.
  static func isEdge(_ file: SwiftCode) -> Bool {
    ["Files", "Threads"].contains { file.path.hasPrefix("Sources/AssentCompiler/\($0)/") }
      || file.target == "assent" || file.target == "AssentGate"
  }

  @Test func `there are sources to look at`() {
    #expect(Self.files.count > 100)
    #expect(Set(Self.files.map(\.target)).isSuperset(of: ["AssentMarkup", "assent"]))
  }

  @Test(arguments: files)
  func `a target imports what its place in the design allows`(_ file: SwiftCode) throws {
    let allowed = try #require(
      Self.allowedImports[file.target], "no table row for target \(file.target)")
    let foundation = allowed.contains("Foundation") ? ["FoundationEssentials"] : []
    let excess = Set(file.imports).subtracting(allowed).subtracting(foundation)
    #expect(excess.isEmpty, "\(file.path) imports \(excess.sorted())")
  }

  @Test func `C is seen by AssentMarkup and AssentArchive alone`() {
    let targets = Set(Self.files.filter { $0.imports.contains("CCMark") }.map(\.target))
    #expect(targets == ["AssentMarkup"])
    let archives = Set(Self.files.filter { $0.imports.contains("CZlib") }.map(\.target))
    #expect(archives.isSubset(of: ["AssentArchive"]))
    let places = Self.files.filter { $0.target != "AssentMarkup" }
      .flatMap { $0.places(matching: /\bcmark_\w+/) }
    #expect(places == [])
  }

  /// The static program has none of ICU's data (`CICUStub`).
  @Test func `nothing is formatted or compared by a locale of Foundation`() {
    let names =
      #/\b(DateFormatter|ISO8601DateFormatter|NumberFormatter|Calendar|TimeZone|Collator)\b/#
    let calls = #/\.(localized\w*|formatted)\(|Locale\.(current|autoupdatingCurrent)/#
    let places = Self.files.flatMap { $0.places(matching: names) + $0.places(matching: calls) }
    #expect(places == [])
  }

  @Test func `the calls of the operating system are made at the edges`() {
    let modules: Set<String> = ["Glibc", "Musl", "Darwin", "FoundationNetworking"]
    let strangers = Self.files.filter { !Self.isEdge($0) && !modules.isDisjoint(with: $0.imports) }
    #expect(strangers.map(\.path) == [])
  }

  @Test func `files are opened and processes started at the edges`() {
    let inner = Self.files.filter { !Self.isEdge($0) }
    let types = /\b(FileManager|FileHandle|InputStream|OutputStream|ProcessInfo|Process|Pipe)\b/
    #expect(inner.flatMap { $0.places(matching: types) } == [])
    let contents = /\b(contentsOf|contentsOfFile|atPath|forReading\w*): *(url|file|path|folder)/
    #expect(inner.flatMap { $0.places(matching: contents) } == [])
    // Foundation lets the functions of C through.
    let calls =
      /(?:^|[^.\w])(?:f?open|creat|pread|fread|unlink|mkdir|rmdir|[fl]?stat|opendir|popen|getenv|time)\(/
    let named = /\bfunc \w+\(/
    let places = inner.filter { $0.imports.contains { $0.hasPrefix("Foundation") } }
      .flatMap { file in
        file.places(matching: calls).filter { !$0.contains(named) }
      }
    #expect(places == [])
  }

  @Test func `nothing reads the clock or the environment between the edges`() {
    let clocks = /\bDate(\(\)|\.now)|\b\w*Clock\(\)|\b(TimeZone|Locale|Calendar)\.(auto|current)/
    #expect(Self.files.filter { !Self.isEdge($0) }.flatMap { $0.places(matching: clocks) } == [])
  }

  @Test func `no input can stop the program`() {
    let traps = /\bfatalError\b|\btry!|\bas!|\bunsafelyUnwrapped\b|\bassertionFailure\b/
    #expect(Self.files.flatMap { $0.places(matching: traps) } == [])
    let unwraps = /[\w)\]}>?]!(?![=\w])/
    #expect(Self.files.flatMap { $0.places(matching: unwraps) } == [])
  }

  /// `'` with an accent after it is another character than `'`, and the same byte.
  @Test func `no sign is escaped as a character`() {
    let escape = #/\.replacing\("(&|<|>|\"|'|\\|,)", with:/#
    let places = Self.files.flatMap { file in
      file.lines.filter { $0.contains(escape) }.map { "\(file.path): \($0)" }
    }
    #expect(places == [])
  }

  @Test func `nothing opts out of the checks of concurrency`() {
    let escapes = /@unchecked|nonisolated\(unsafe\)|@preconcurrency/
    #expect(Self.files.flatMap { $0.places(matching: escapes) } == [])
  }

  @Test(arguments: files + SwiftCode.files(below: "Tests"))
  func `a file is short enough to hold one idea`(_ file: SwiftCode) {
    #expect(file.length <= 450, "\(file.path) has \(file.length) lines")
  }

  @Test func `public names stand in the targets that others link`() {
    let promised: Set<String> = ["AssentManifest", "AssentGate", "AssentGateUI"]
    let places = Self.files.filter { !promised.contains($0.target) }
      .flatMap { $0.places(matching: /^\s*public\b/) }
    #expect(places == [])
  }

  @Test func `what others link says what it is`() {
    #expect(Self.undocumentedNames(in: Self.files) == [])
    let code = """
      public protocol Store {
        /// Keeps a text.
        func keep(_ text: String)
      }
      /// A store.
      public struct Shelf: Store {
        public let place: Int
        public func keep(_ text: String) {}
        /// Where it stands.
        @inlinable
        public var row: Int { place }
      }
      """
    #expect(
      Self.undocumentedNames(in: [SwiftCode(path: "a", text: code)])
        == ["a:1: public protocol Store {", "a:7: public let place: Int"])
  }

  /// The places of public declarations without a comment, but for functions that fulfil a protocol of the project, which
  /// have the comments of that.
  private static func undocumentedNames(in files: [SwiftCode]) -> [String] {
    let declaration =
      /\s*(?:@\w+ )*public (?:(?:static|final|mutating|nonisolated|convenience) )*(func|init|struct|enum|actor|class|protocol|var|let|subscript|typealias)\b ?(\w*).*/
    let all = files.flatMap { file in
      file.codeLines.enumerated().map { (file: file, index: $0, code: $1) }
    }
    var required: Set<Substring> = []
    var isProtocol = false
    for (_, _, code) in all {
      if code.hasPrefix("public protocol ") { isProtocol = true }
      if code.hasPrefix("}") { isProtocol = false }
      guard isProtocol, let match = code.firstMatch(of: /^ +(?:mutating )?func (\w+)/) else {
        continue
      }
      required.insert(match.1)
    }
    return all.compactMap { file, index, code in
      guard let match = code.wholeMatch(of: declaration),
        match.1 != "func" || !required.contains(match.2)
      else { return nil }
      let before = file.lines[..<index].last {
        !$0.trimmingPrefix(/\s*/).hasPrefix("@") && !$0.hasPrefix("#if")
      }
      guard before.map({ !$0.trimmingPrefix(/\s*/).hasPrefix("///") }) ?? true else { return nil }
      return "\(file.path):\(index + 1): \(code.trimmingCharacters(in: .whitespaces))"
    }
  }

  @Test func `what one target offers to others is used`() {
    #expect(Self.unusedNames(in: Self.files) == [])
    let code = """
      package struct Used { package var gone: Int, said: Int }
      package func lost() {}
      let text = "\\(Used(1).said)" // lost, gone
      """
    #expect(Self.unusedNames(in: [SwiftCode(path: "a", text: code)]) == ["gone", "lost"])
  }

  /// Names with package access that stand nowhere but where they are declared, sorted.
  private static func unusedNames(in files: [SwiftCode]) -> [String] {
    var counts: [Substring: Int] = [:]
    var offered: Set<Substring> = []
    let declaration = /\b(?:func|var|let|struct|enum|class|protocol|typealias|case) `?(\w+)/
    let package =
      /package (?:(?:static|mutating|final|private\(set\)) )*(?:func|var|let|struct|enum|class|protocol|typealias) `?(\w+)/
    for file in files {
      // Strings count, because values stand in them.
      for line in file.lines {
        let code =
          line.firstMatch(of: /(^|\s)\/\/.*/).map { line[..<$0.range.lowerBound] } ?? line[...]
        for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          counts[word, default: 0] += 1
        }
        for match in code.matches(of: declaration) { counts[match.1, default: 0] -= 1 }
        for match in code.matches(of: package) { offered.insert(match.1) }
      }
    }
    return offered.filter { counts[$0, default: 0] < 1 }.map(String.init).sorted()
  }

  @Test func `every rule of lint is in its list`() throws {
    let rules = Self.files.filter { $0.path.hasPrefix("Sources/AssentLint/Rules/") }
    let list = try #require(Self.files.first { $0.path.hasSuffix("AssentLint/RuleList.swift") })
    for file in rules {
      let names = file.codeLines.compactMap { line in
        line.firstMatch(of: /static let (\w+) = Rule\(/).map { String($0.1) }
      }
      #expect(names.count == 1, "\(file.path) holds \(names.count) rules")
      for name in names {
        #expect(list.codeLines.contains("    .\(name),"), "'\(name)' is not in the list")
      }
    }
  }
}
