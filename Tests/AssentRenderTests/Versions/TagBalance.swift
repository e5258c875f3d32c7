/// Whether the elements of a page are closed in the order they were opened in.
struct TagBalance {
  /// The first fault; `nil` for a page without one.
  private(set) var fault: String?
  /// The values of all attributes `id`.
  private(set) var ids: [String] = []

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]

  init(_ html: [UInt8]) {
    let text = String(decoding: html, as: UTF8.self)
    var open: [String] = []
    for match in text.matches(of: /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"]|"[^"]*")*)>/) {
      let name = String(match.2).lowercased()
      if let id = match.3.firstMatch(of: /\sid="([^"]*)"/) { ids.append(String(id.1)) }
      guard !Self.void.contains(name) else { continue }
      if match.1.isEmpty {
        open.append(name)
      } else if open.popLast() != name {
        fault = fault ?? "</\(name)> closes nothing, near: \(match.0)"
      }
    }
    if let last = open.last { fault = fault ?? "<\(last)> is not closed" }
    let twice = Dictionary(grouping: ids, by: { $0 }).first { $0.value.count > 1 }
    if let twice { fault = fault ?? "id '\(twice.key)' stands twice" }
  }
}
