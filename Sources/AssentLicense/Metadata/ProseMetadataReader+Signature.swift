import AssentDiagnostics
import AssentManifest
import AssentMarkup

extension ProseMetadataReader {
  /// The date under a text that says no other: `Springfield, 1 October 2023`.
  func readSignature(into found: inout Metadata) {
    guard found.updatedDates.isEmpty, found.effectiveDates.isEmpty, found.publishedDates.isEmpty,
      let last = blocks().last, case .paragraph = document.nodes[last].kind
    else { return }
    let bytes = source.bytes
    var line: Range<Int>?
    for next in BlockLines(of: document.nodes[last], in: source) { line = next }
    guard let line, line.count <= 80,
      let comma = bytes[line].lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == 0xBC })
    else { return }
    // `Springfield, October 1, 2023` has a comma in the date.
    let commas = bytes[line].indices.filter { bytes[$0] == UInt8(ascii: ",") }.suffix(2) + [comma]
    for comma in commas {
      guard let reading = dates.date(in: bytes, comma + 1..<line.upperBound),
        line.upperBound - reading.range.upperBound <= 3
      else { continue }
      add(reading, .published, to: &found)
      return
    }
  }
}
