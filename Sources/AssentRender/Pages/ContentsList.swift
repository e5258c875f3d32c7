import AssentLicense
import AssentMarkup

/// The contents list of a page: its headings as nested ordered lists.
package enum ContentsList {
  /// The HTML of the list, or `nil` when the document has fewer than two sections.
  ///
  /// A first heading of level 1 is the title of the page and not in the list.
  package static func html(of document: LegalDocument) -> [UInt8]? {
    var headings = document.markup.headings.filter { document.anchors[$0] != nil }
    if let first = headings.first, case .heading(1) = document.markup.nodes[first].kind {
      headings.removeFirst()
    }
    guard headings.count >= 2 else { return nil }
    var out = ByteBuffer(minimumCapacity: 1024)
    var levels: [Int] = []
    for index in headings {
      guard case .heading(let level) = document.markup.nodes[index].kind, level <= deepest
      else { continue }
      while let last = levels.last, last > level, levels.count > 1 {
        out.write("</li>\n</ol>")
        levels.removeLast()
      }
      if let last = levels.last, level <= last {
        out.write("</li>\n")
        levels[levels.count - 1] = level
      } else {
        out.write(levels.isEmpty ? "<ol>\n" : "\n<ol>\n")
        levels.append(level)
      }
      out.write("<li><a href=\"#")
      out.writeEscapedAddress(document.anchors[index] ?? "")
      out.write("\">")
      out.writeEscapedHTML(document.markup.plainText(of: index))
      out.write("</a>")
    }
    for _ in levels { out.write("</li>\n</ol>") }
    return out.bytes
  }

  /// Deeper headings are found by reading, not in the list.
  private static let deepest = 3
}
