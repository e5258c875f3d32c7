import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension LintSubject {
  /// Where the destination of a link stands in the file; all of the link where it is written
  /// elsewhere, as with reference links.
  ///
  /// cmark gives autolinks no position, so those of one paragraph have the same range: the nth
  /// link to an address is its nth mention there.
  func destination(ofLink index: Int) -> Range<Int> {
    let link = document.links[index]
    let range = source.bytes(of: link.range)
    let wanted = Array(link.destination.utf8)
    let earlier = document.links[..<index].count {
      $0.range == link.range && $0.destination == link.destination
    }
    guard !wanted.isEmpty, range.count >= wanted.count else { return range }
    var found: [Int] = []
    var offset = range.lowerBound
    while offset + wanted.count <= range.upperBound {
      if source.bytes[offset] == wanted[0],
        source.bytes[offset..<offset + wanted.count].elementsEqual(wanted)
      {
        found.append(offset)
        offset += wanted.count
      } else {
        offset += 1
      }
    }
    // In `[address](address)` the destination is the last of the two.
    guard
      let start =
        link.text == link.destination && found.count > earlier
          && source.bytes[range.lowerBound] != UInt8(ascii: "[")
        ? found[earlier] : found.last
    else { return range }
    return start..<start + wanted.count
  }

  /// Whether the destination of a link is what a reader sees of it, as in `<https://example.org>`.
  func showsDestination(ofLink index: Int) -> Bool {
    let link = document.links[index]
    guard !link.isImage, link.text == link.destination else { return false }
    var place = destination(ofLink: index).lowerBound
    func isBefore(_ byte: UInt8) -> Bool { place > 0 && source.bytes[place - 1] == byte }
    if isBefore(UInt8(ascii: "<")) { place -= 1 }
    while isBefore(UInt8(ascii: " ")) || isBefore(0x0A) { place -= 1 }
    guard isBefore(UInt8(ascii: "(")) else { return true }
    place -= 1
    return !isBefore(UInt8(ascii: "]"))
  }
}
