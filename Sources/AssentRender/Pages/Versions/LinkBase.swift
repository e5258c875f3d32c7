import AssentDiagnostics

/// Where a page stands, for the links on it.
///
/// All places are paths below the output folder, as they are; links come out percent-encoded.
package struct LinkBase: Sendable {
  /// The place of the page itself.
  package let page: String
  /// The way from its folder to the output folder: `../../`, or empty.
  package let root: String
  private let address: @Sendable (String) -> String?

  /// - Parameter address: the absolute address of a place; `nil` where the site has none.
  package init(page: String, address: @escaping @Sendable (String) -> String?) {
    self.page = page
    root = String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
    self.address = address
  }

  /// A link that also works from a folder.
  package func link(to place: String) -> String {
    root + PercentEncoding.path.encoded(place)
  }

  /// The absolute address where there is one, for search engines and feeds.
  package func canonical(_ place: String) -> String {
    address(place) ?? link(to: place)
  }
}
