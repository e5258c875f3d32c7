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
}
