import Mustache

/// A template rendered once, with marks where the values of a page go.
///
/// The marks hold a `<`: where the library escaped it, the value is escaped as well.
struct PagePlan: Sendable {
  /// What decides which parts of a template come out.
  struct Shape: Hashable {
    var page: PageTemplates.Page
    var variables: Set<String>
    var constants: [String: PageContext.Value]

    init(page: PageTemplates.Page, context: PageContext) {
      self.page = page
      variables = Set(context.variables.keys)
      constants = context.constants
    }
  }

  private enum Segment {
    case literal([UInt8])
    case value(key: String, isEscaped: Bool)
  }

  private var segments: [Segment] = []

  init(_ page: PageTemplates.Page, _ context: PageContext, library: MustacheLibrary) {
    var values: [String: Any] = context.constants.mapValues(\.mustache)
    for key in context.variables.keys {
      values[key] = Self.mark + "<" + key + Self.mark
    }
    let text = library.render(values, withTemplate: page.rawValue) ?? ""
    let parts = text.components(separatedByMark: Self.mark)
    // Parts alternate: literal, key, literal, key, …, literal.
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        segments.append(.literal(Array(part.utf8)))
      } else if part.hasPrefix("<") {
        segments.append(.value(key: String(part.dropFirst(1)), isEscaped: false))
      } else {
        segments.append(.value(key: String(part.dropFirst("&lt;".count)), isEscaped: true))
      }
    }
  }

  func render(_ context: PageContext) -> [UInt8] {
    var out: [UInt8] = []
    var size = 0
    for case .literal(let bytes) in segments { size += bytes.count }
    out.reserveCapacity(
      size + 1024 + (context.variables["body"]?.count ?? 0)
        + (context.variables["contents"]?.count ?? 0))
    for segment in segments {
      switch segment {
      case .literal(let bytes):
        out.append(contentsOf: bytes)
      case .value(let key, let isEscaped):
        guard let value = context.variables[key] else { continue }
        if isEscaped {
          value.withUnsafeBufferPointer { out.writeEscapedHTML($0) }
        } else {
          out.append(contentsOf: value)
        }
      }
    }
    return out
  }

  /// A character that no text uses: the last private one of Unicode.
  private static let mark = "\u{10FFFD}"
}

extension String {
  fileprivate func components(separatedByMark mark: String) -> [Substring] {
    guard let separator = mark.first else { return [self[...]] }
    return split(separator: separator, omittingEmptySubsequences: false)
  }
}
