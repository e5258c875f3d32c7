import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Synchronization

/// Where the destinations of all links of a document stand, found when a rule first asks.
///
/// One pass over the links: a rule that asks for every link of a long document costs what the
/// document is long.
final class LinkPlaces: Sendable {
  private let found = Mutex<[Range<Int>]?>(nil)

  /// The places, in the order of the links.
  func ranges(in document: LegalDocument) -> [Range<Int>] {
    found.withLock { found in
      if let found { return found }
      var search = LinkPlaceSearch(document)
      let ranges = search.ranges()
      found = ranges
      return ranges
    }
  }
}

/// Looks for the destinations of links in the bytes of a file.
struct LinkPlaceSearch {
  private let document: LegalDocument
  private let bytes: [UInt8]
  /// What the search may still compare; links after that are shown as a whole.
  ///
  /// Addresses that are written otherwise than cmark reads them are looked for in vain, each to the
  /// end of its paragraph.
  private var budget: Int
  /// The bytes compared.
  private(set) var steps = 0

  init(_ document: LegalDocument) {
    self.document = document
    bytes = document.markup.source.bytes
    budget = 32 * bytes.count + 65_536
  }

  /// Where each destination stands; all of the link where it is written elsewhere, as with reference
  /// links.
  ///
  /// cmark gives autolinks no position, so those of one paragraph have the same range: each is looked
  /// for behind the one before.
  mutating func ranges() -> [Range<Int>] {
    var sharing: [SourceRange: Int] = [:]
    for link in document.links { sharing[link.range, default: 0] += 1 }
    var cursors: [SourceRange: Int] = [:]
    return document.links.map { link in
      let range = document.markup.source.bytes(of: link.range)
      let wanted = Array(link.destination.utf8)
      guard !wanted.isEmpty, range.count >= wanted.count else { return range }
      let isText = link.text == link.destination
      if isText, sharing[link.range] ?? 0 > 1 {
        let start = max(cursors[link.range] ?? range.lowerBound, range.lowerBound)
        guard let place = first(wanted, from: start, to: range.upperBound) else { return range }
        cursors[link.range] = place + wanted.count
        return place..<place + wanted.count
      }
      // In `[address](address)` the destination is the last of the two.
      let isBare = isText && bytes[range.lowerBound] != UInt8(ascii: "[")
      let place =
        isBare
        ? first(wanted, from: range.lowerBound, to: range.upperBound) : last(wanted, in: range)
      return place.map { $0..<$0 + wanted.count } ?? range
    }
  }

  private mutating func first(_ wanted: [UInt8], from start: Int, to end: Int) -> Int? {
    var place = start
    while place + wanted.count <= end, steps < budget {
      if stands(wanted, at: place) { return place }
      place += 1
    }
    return nil
  }

  private mutating func last(_ wanted: [UInt8], in range: Range<Int>) -> Int? {
    var place = range.upperBound - wanted.count
    while place >= range.lowerBound, steps < budget {
      if stands(wanted, at: place) { return place }
      place -= 1
    }
    return nil
  }

  private mutating func stands(_ wanted: [UInt8], at place: Int) -> Bool {
    var count = 0
    while count < wanted.count, bytes[place + count] == wanted[count] { count += 1 }
    steps += count + 1
    return count == wanted.count
  }
}
