import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let contradictoryVersion = Rule(
    id: .contradictoryVersion, group: .metadata, severity: .error,
    summary: "The document states two versions.",
    rationale: "Whoever accepts it cannot say which text that was.",
    accepts: [
      "---\nversion: 1.0\n---\n\n# License\n\n**Version**: 1.0\n",
      "---\nversion: 1.0\n---\n\n# Version 2 License\n\nText.\n",
      "---\nversion: 1.2-beta.1\n---\n\n# License\n\nThis is version 1.2-beta.1 of the text.\n",
    ],
    rejects: [
      "---\nversion: 1.0\n---\n\n# License\n\n**Version**: ⟪1.1⟫\n",
      "---\nversion: 1.0\n---\n\n# License v⟪1.1⟫\n\nText.\n",
      "---\nversion: 1.0\n---\n\n# License\n\nThis is version ⟪1.1⟫ of the license.\n",
    ]
  ) { subject, findings in
    let versions = subject.document.metadata.versions
    guard let first = versions.first else { return }
    for (number, place) in subject.versionsInWords
    where !isSame(number, first.value.number) && !isPart(number, of: first.value.number) {
      let bytes = subject.bytes(of: place)
      guard !versions.contains(where: { subject.source.bytes(of: $0.range).overlaps(bytes) }) else {
        continue
      }
      findings.report(
        "version '\(number)' contradicts '\(first.value.number)'", atBytes: bytes,
        notes: [Diagnostic.Note("version '\(first.value.number)'", at: first.range)],
        help: "state one version")
    }
    for other in versions.dropFirst()
    where !isSame(other.value.number, first.value.number) {
      findings.report(
        "version '\(other.value.number)' contradicts '\(first.value.number)'", at: other.range,
        notes: [Diagnostic.Note("version '\(first.value.number)'", at: first.range)],
        help: "state one version")
    }
  }

  /// Whether `a` is `b` less exactly: version 2 of 2.1.
  private static func isPart(_ a: String, of b: String) -> Bool { b.hasPrefix(a + ".") }

  /// `1.0` and `1.0.0` are the same version, written more and less fully, and so is `1.0+7`.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let a = a.prefix { $0 != "+" }.lowercased()
    let b = b.prefix { $0 != "+" }.lowercased()
    if a == b { return true }
    func significant(_ text: String) -> ArraySlice<Substring> {
      var parts = text.split(separator: ".")[...]
      while parts.count > 1, parts.last == "0" { parts.removeLast() }
      return parts
    }
    return significant(a) == significant(b)
  }
}

extension LintSubject {
  /// The versions that the title and sentences such as `This is version 1.2` name.
  fileprivate var versionsInWords: [(number: String, place: ProseScan.Place)] {
    let nodes = document.markup.nodes
    var found: [(String, ProseScan.Place)] = []
    // Documentation may be called after the version of what it describes.
    let hasTitle = document.kind.isAgreement
    for index in prose.textsWithDigits {
      let isTitle =
        hasTitle && Int(nodes[index].parent) == outline.headings.first?.node
        && outline.headings.first?.level == 1
      let text = document.markup.bytes(nodes[index].literal)
      guard isTitle || text.count < 400 else { continue }
      let words = isTitle ? Self.wordsOfTitle : Self.sentences
      guard isTitle || Self.mayNameVersion(text) else { continue }
      let lower = Array(text.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
      for word in words {
        guard let start = Self.end(of: word, in: lower) else { continue }
        let token = lower[start...].prefix {
          $0 &- 0x30 < 10 || $0 &- 0x61 < 26 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B
        }
        let number = token.reversed().drop { $0 == 0x2E || $0 == 0x2D }.reversed()
        guard let first = number.first, first &- 0x30 < 10, number.count <= 24 else { continue }
        // A product may be called so: `Version 2 License`.
        let rest = lower[(start + number.count)...]
        if isTitle, rest.contains(where: { $0 &- 0x61 < 26 || $0 >= 0x80 }) { continue }
        found.append(
          (
            String(decoding: Array(number), as: UTF8.self),
            ProseScan.Place(node: Int32(index), start: Int32(start), count: Int32(number.count))
          ))
        break
      }
    }
    return found
  }

  /// Whether a word for a version may stand in a text: each begins with *vers*.
  private static func mayNameVersion(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { mayNameVersion($0) }
  }

  private static func mayNameVersion(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let start = text.firstOffset(of: UInt8(ascii: "v"), or: UInt8(ascii: "V"), from: index) {
      if start + 3 < text.count, text[start + 1] | 0x20 == UInt8(ascii: "e"),
        text[start + 2] | 0x20 == UInt8(ascii: "r"), text[start + 3] | 0x20 == UInt8(ascii: "s")
      {
        return true
      }
      index = start + 1
    }
    return false
  }

  private static func end(of word: [UInt8], in text: [UInt8]) -> Int? {
    guard text.count > word.count else { return nil }
    for start in 0..<(text.count - word.count)
    where text[start] == word[0] && text[start...].starts(with: word) {
      return start + word.count
    }
    return nil
  }

  private static let wordsOfTitle = [
    "version ", " v", "(v", "versión ", "versão ", "versione ", "versie ", "wersja ", "версия ",
    "バージョン", "版本",
  ].map { Array($0.utf8) }
  private static let sentences = [
    "this is version ", "dies ist version ", "dies ist die version ", "ceci est la version ",
    "esta es la versión ", "questa è la versione ", "esta é a versão ", "dit is versie ",
    "det här är version ", "dette er version ",
  ].map { Array($0.utf8) }
}
