import AssentDiagnostics
import AssentManifest
import AssentMarkup

// The statements of a line, and what of them is a name or a version.
extension ProseMetadataReader {
  /// The statements of a line that bullets divide, `Oak · oak@oak.example · Last updated: …`, or a sentence that ends
  /// before a version: `Made on 3 May 2026. Version 1.2 – Oak`.
  mutating func parts(of line: Range<Int>) -> [Range<Int>] {
    let bytes = source.bytes
    var parts: [Range<Int>] = []
    var start = line.lowerBound
    var index = start
    while let space = bytes.firstOffset(of: 0x20, in: index..<line.upperBound) {
      let isDot = bytes.has(" · ", at: space, before: line.upperBound)
      guard isDot || bytes.has(" • ", at: space, before: line.upperBound) else {
        index = space + 1
        if space - start > 3, bytes[space - 1] == UInt8(ascii: "."), beginsVersion(index, line) {
          parts.append(start..<space)
          start = index
        }
        continue
      }
      if space - start >= 3 { parts.append(start..<space) }
      index = space + (isDot ? 4 : 5)
      start = index
    }
    if line.upperBound - start >= 3 { parts.append(start..<line.upperBound) }
    return parts
  }

  /// Whether the label of a version stands at an index of a line.
  private mutating func beginsVersion(_ index: Int, _ line: Range<Int>) -> Bool {
    guard MetadataLabels.table.mayBegin(source.bytes, index..<line.upperBound) else { return false }
    folded.fold(source.bytes, index..<min(line.upperBound, index + 40))
    return MetadataLabels.table.longestMatch(in: folded.bytes, at: 0)?.value == .version
  }

  /// A name without a remark in small letters or an address behind it: `Ada Oak (gardener)`, `Oak — oak.example`,
  /// `Ada Oak, Garden Street 1`.
  func withoutRemark(_ name: Metadata.Found<String>) -> Metadata.Found<String> {
    let bytes = source.bytes
    let range = source.bytes(of: name.range)
    var end = range.upperBound
    if range.count > 6, bytes[end - 1] == UInt8(ascii: ")"),
      let open = bytes[range.lowerBound + 3..<end].lastIndex(of: UInt8(ascii: "(")),
      LetterCase(of: bytes[open + 1..<end]) == .small,
      !bytes[open..<end].starts(with: "(haftungs".utf8)
    {
      end = open
    }
    for dash in [" — ", " – ", " - ", " | "] {
      guard let found = bytes.firstOffsets(of: Array(dash.utf8), in: range.lowerBound..<end),
        found.lowerBound > range.lowerBound,
        CompanyName.site(bytes, found.upperBound..<end) == found.upperBound..<end
      else { continue }
      end = found.lowerBound
    }
    if let address = address(in: range.lowerBound..<end) { end = address }
    while end > range.lowerBound,
      PartyWords.isMark(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ",")
    {
      end -= 1
    }
    guard end < range.upperBound, end - range.lowerBound >= 2 else { return name }
    return written(range.lowerBound..<end)
  }

  /// A name as it is written, with one blank where several stand, or tags did.
  func written(_ range: Range<Int>) -> Metadata.Found<String> {
    let words = source.bytes[range].filter { $0 != UInt8(ascii: "*") }.split(separator: 0x20)
    return value(String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self), range)
  }

  /// Where an address begins behind a name: the part behind a comma that begins or ends with a number, or the part behind
  /// a comma or a dash with a mail address in it. `Oak & Sons, 1888 GmbH` is a name.
  private func address(in range: Range<Int>) -> Int? {
    let bytes = source.bytes
    guard !CompanyName.hasForm(bytes[range]) else { return nil }
    var start = range.lowerBound
    var parts: [Range<Int>] = []
    for index in range where index > range.lowerBound {
      let isDash = [" — ", " – ", " - "].contains {
        bytes.has($0, at: index, before: range.upperBound)
      }
      guard bytes[index] == UInt8(ascii: ",") || isDash else { continue }
      parts.append(start..<index)
      start = index
    }
    parts.append(start..<range.upperBound)
    return parts.dropFirst().first { part in
      if bytes[part].contains(UInt8(ascii: "@")) { return true }
      guard bytes[part.lowerBound] == UInt8(ascii: ",") else { return false }
      let words = bytes[part].dropFirst().split(separator: 0x20)
      // `Route 66, Route 77` is no address.
      return words.first.map(isHouseNumber) ?? false && words.count > 1
        || words.last.map(isHouseNumber) ?? false && words.contains(where: isStreet)
    }?.lowerBound
  }

  /// Whether a word is one for a street, or ends with it: `Gartenstraße`, `ul.`, `Rue`.
  private func isStreet(_ word: ArraySlice<UInt8>) -> Bool {
    let folded = FoldedText(source.bytes, word.indices).bytes
    return Self.streets.contains(folded)
      || Self.streetEndings.contains { folded.suffix($0.count).elementsEqual($0) }
  }

  private static let streets = WordSet(
    """
    street st road rd avenue ave lane drive way square strasse str weg platz gasse allee ring damm ufer rue boulevard bd place \
    chemin calle avenida avda plaza via viale piazza corso rua praça travessa straat laan plein ul ulica al aleja ulice náměstí utca \
    út tér strada bulevardul ул улица вул вулиця пр gata vägen cadde sokak caddesi sokaği jalan jl
    """)
  private static let streetEndings = [
    "straße", "strasse", "str", "weg", "platz", "gasse", "allee", "straat", "laan", "gatan", "gata",
    "vägen",
    "vej", "gade", "veien", "gate", "katu", "tie",
  ].map { Array($0.utf8) }

  /// Whether a word is a number, or one with a letter behind it: `12`, `12345`, `12a`, `12/3`.
  private func isHouseNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let number = word.last.map(isASCIILetter) ?? false ? word.dropLast() : word
    return number.first.map(isASCIIDigit) ?? false
      && number.allSatisfy { isASCIIDigit($0) || "-/".utf8.contains($0) }
  }

  /// `**MultiPurposeApp v1.0.0** - …`: a version at the end of bold text that begins a line.
  func readProductVersion(_ line: Range<Int>, into found: inout Metadata) {
    let bytes = source.bytes
    guard line.count > 6, bytes[line.lowerBound] == UInt8(ascii: "*"),
      bytes[line.lowerBound + 1] == UInt8(ascii: "*"),
      let close = bytes.firstOffsets(of: "**", in: line.lowerBound + 2..<line.upperBound)?
        .lowerBound,
      let space = bytes[line.lowerBound..<close].lastIndex(of: 0x20),
      bytes[space + 1] == UInt8(ascii: "v"),
      let version = Version.read(bytes, space + 1..<close), version.end == close,
      version.version.number.contains(".")
    else { return }
    found.versions.append(value(version.version, space + 1..<close))
  }
}
