import AssentDiagnostics
import AssentManifest

/// Where the text of a page leads: the addresses outside of the site, held against those of the document.
///
/// The words of a link are held against the digest that people accept. Its target is no word, so that a page
/// could send them to somebody else's.
enum PageLinks {
  struct Link: Hashable, Sendable {
    /// As it is written on the page.
    let address: [UInt8]
    let line: Int
  }

  /// The links of an article that leave the site, each once; none where a page has no such article.
  static func outside(in page: [UInt8]) -> [Link] {
    var cursor = ByteCursor(page)
    guard cursor.skip(to: PageText.mark) else { return [] }
    var end = cursor
    let limit = end.skip(to: PageText.end) ? end.index : page.count
    var links: [Link] = []
    var seen: Set<[UInt8]> = []
    var line = 1
    var counted = 0
    for name in [" href=\"", " src=\""].map({ Array($0.utf8) }) {
      var place = cursor
      (line, counted) = (1, 0)
      while place.skip(to: name), place.index < limit {
        place.index += name.count
        let start = place.index
        guard place.takeValue() else { continue }
        let address = Array(page[start..<place.index])
        guard !isOfSite(address), seen.insert(address).inserted else { continue }
        line += page[counted..<start].count { $0 == UInt8(ascii: "\n") }
        counted = start
        links.append(Link(address: address, line: line))
      }
    }
    return links
  }

  /// The addresses in the JSON of a document, as a page writes them.
  static func addresses(in json: [UInt8]) -> Set<[UInt8]>? {
    guard let blocks = (try? JSONValue(parsing: json))?["blocks"] else { return nil }
    var found: Set<[UInt8]> = []
    var open = [blocks]
    while let value = open.popLast() {
      if let values = value.array { open += values }
      if let address = value["destination"]?.string { found.insert(written(address)) }
      open += ["blocks", "marks"].compactMap { value[$0] }
    }
    return found
  }

  /// Whether an address can lead nowhere else than to the site itself; one that is not written as the writer
  /// writes it (a reference, a control character, `\`) is none of these.
  private static func isOfSite(_ address: [UInt8]) -> Bool {
    guard !address.starts(with: "//".utf8) else { return false }
    var isPath = false
    for (index, byte) in address.enumerated() {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\\"): return false
      case UInt8(ascii: "&"):
        let rest = address[index...]
        guard rest.starts(with: "&amp;".utf8) || rest.starts(with: "&#x27;".utf8) else {
          return false
        }
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isPath = true
      case UInt8(ascii: ":") where !isPath: return false
      default: continue
      }
    }
    return true
  }

  /// As the writer of HTML writes an address.
  private static func written(_ address: String) -> [UInt8] {
    address.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "'"): Array("&#x27;".utf8)
      default: PercentEncoding.address.encoded([byte])
      }
    }
  }
}
