import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension LintSubject {
  /// Where the destination of a link stands in the file; all of the link where it is written
  /// elsewhere, as with reference links.
  func destination(ofLink index: Int) -> Range<Int> {
    let ranges = linkPlaces.ranges(in: document)
    return ranges[index]
  }

  /// Whether the destination of a link is what a reader sees of it, as in `<https://example.org>`.
  func showsDestination(ofLink index: Int) -> Bool {
    let link = document.links[index]
    guard !link.isImage, link.text == link.destination else { return false }
    let range = destination(ofLink: index)
    // Written elsewhere: what stands before the link says nothing about it.
    guard range.count == link.destination.utf8.count else { return true }
    var place = range.lowerBound
    func isBefore(_ byte: UInt8) -> Bool { place > 0 && source.bytes[place - 1] == byte }
    if isBefore(UInt8(ascii: "<")) { place -= 1 }
    while isBefore(UInt8(ascii: " ")) || isBefore(0x0A) { place -= 1 }
    guard isBefore(UInt8(ascii: "(")) else { return true }
    place -= 1
    return !isBefore(UInt8(ascii: "]"))
  }
}
