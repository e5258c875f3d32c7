import AssentDiagnostics

/// The files of a site that a page shows, loads or links to.
enum PageReferences {
  /// Their paths below the output folder, as often as they are named.
  ///
  /// - Parameter path: that of the page.
  static func paths(in page: [UInt8], of path: String) -> [String] {
    values(in: page).compactMap { target(of: $0, from: Placement.folder(of: path)) }
  }

  /// Where a relative address leads; `nil` where it leads out of the site, or into the page itself.
  ///
  /// - Parameter folder: that of the page.
  static func target(of address: String, from folder: String) -> String? {
    let address = address.prefix { $0 != "#" && $0 != "?" }
    guard !address.isEmpty, address.utf8.first != UInt8(ascii: "/"), !address.contains(":") else {
      return nil
    }
    var parts = folder.pathNames.map(String.init)
    for part in address.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "", ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(PercentEncoding.decoded(String(part)))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The values of all attributes `src` and `href`.
  static func values(in page: [UInt8]) -> [String] {
    ranges(in: page).map { String(decoding: page[$0.value], as: UTF8.self) }
      .map { $0.replacing("&amp;", with: "&") }
  }

  /// An attribute with its blank, name and quotation marks, and its value alone.
  struct Attribute {
    let whole: Range<Int>
    let value: Range<Int>
  }

  /// - Parameter names: each with a blank before it and `="` behind it.
  static func ranges(
    in page: [UInt8], names: [String] = [" src=\"", " href=\""]
  ) -> [Attribute] {
    let names = names.map { Array($0.utf8) }
    var found: [Attribute] = []
    page.withUnsafeBufferPointer { page in
      var place = 0
      var index = 0
      while let sign = page.firstOffset(of: UInt8(ascii: "="), from: index) {
        index = sign + 1
        let value = sign + 2
        guard value <= page.count,
          let name = names.first(where: {
            value - $0.count >= place && page[value - $0.count..<value].elementsEqual($0)
          }), let end = page.firstOffset(of: UInt8(ascii: "\""), from: value)
        else { continue }
        found.append(Attribute(whole: value - name.count..<end + 1, value: value..<end))
        place = end + 1
        index = place
      }
    }
    return found
  }
}
