import Mustache

/// A template rendered once, with marks where the values of a page go.
///
/// The marks hold a `<`: where the library escaped it, the value is escaped as well.
struct PagePlan: Sendable {
  /// What decides which parts of a template come out.
  struct Shape: Hashable {
    var page: PageTemplates.Page
    var keys: UInt128
    var language: String
    var isCurrent: Bool
    var license: String?

    /// `nil` for a page unlike any other.
    init?(_ page: PageTemplates.Page, _ context: PageContext) {
      guard context.products == nil else { return nil }
      self.page = page
      keys = context.keys
      language = context.labels.language
      isCurrent = context.isCurrent
      license = context.license?.expression
    }
  }

  private enum Segment {
    case literal([UInt8])
    case value(PageKey, isEscaped: Bool)
    case text([UInt8], isEscaped: Bool)
  }

  private var segments: [Segment] = []

  init(_ page: PageTemplates.Page, _ context: PageContext, library: MustacheLibrary) {
    var texts: [[UInt8]] = []
    let values = Self.values(context, texts: &texts)
    let text = library.render(values, withTemplate: page.rawValue) ?? ""
    let parts = Array(text.utf8).split(around: Array(Self.mark.utf8))
    // Parts alternate: literal, key, literal, key, …, literal.
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        segments.append(.literal(Array(part)))
        continue
      }
      let isEscaped = part.first != UInt8(ascii: "<")
      let name = String(decoding: part.dropFirst(isEscaped ? "&lt;".count : 1), as: UTF8.self)
      if let key = PageKey.byName[name] {
        segments.append(.value(key, isEscaped: isEscaped))
      } else if let number = Int(name), texts.indices.contains(number) {
        segments.append(.text(texts[number], isEscaped: isEscaped))
      }
    }
  }

  /// What the library renders: shared parts as they are, and marks for all values.
  private static func values(
    _ context: PageContext, texts: inout [[UInt8]]
  ) -> TemplateValue {
    var values: [String: TemplateValue] = [
      "labels": .object(context.labels.words.mapValues(TemplateValue.text))
    ]
    for key in PageKey.allCases where context[key] != nil {
      values[key.name] = .text(mark + "<" + key.name + mark)
    }
    if context[.contents] != nil { values["hasContents"] = .flag(true) }
    if context.isCurrent { values["isCurrent"] = .flag(true) }
    if let license = context.license {
      values["spdx"] = license.value(license.expression).template
    }
    if let products = context.products {
      // The lists of a large site would be copied at every step of the library.
      values["products"] = products.template {
        texts.append($0)
        return mark + "<\(texts.count - 1)" + mark
      }
    }
    return .object(values)
  }

  func render(_ context: PageContext) -> [UInt8] {
    var size = 1024
    for segment in segments {
      switch segment {
      case .literal(let bytes), .text(let bytes, _): size += bytes.count
      case .value(let key, _): size += context[key]?.count ?? 0
      }
    }
    var out: [UInt8] = []
    out.reserveCapacity(size)
    for segment in segments {
      switch segment {
      case .literal(let bytes): out += bytes
      case .text(let bytes, let isEscaped): Self.write(bytes, isEscaped: isEscaped, to: &out)
      case .value(let key, let isEscaped):
        if let value = context[key] { Self.write(value, isEscaped: isEscaped, to: &out) }
      }
    }
    return out
  }

  private static func write(_ bytes: [UInt8], isEscaped: Bool, to out: inout [UInt8]) {
    guard isEscaped else {
      out += bytes
      return
    }
    var escaped = ByteBuffer(minimumCapacity: bytes.count + 64)
    bytes.withUnsafeBufferPointer { escaped.writeEscapedHTML($0) }
    out += escaped.all
  }

  /// A character that no text uses: the last private one of Unicode.
  static let mark = "\u{10FFFD}"
}

extension [UInt8] {
  /// The parts before, between and after all places where `mark` stands.
  fileprivate func split(around mark: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index + mark.count <= count {
      if self[index] == mark[0], self[index..<index + mark.count].elementsEqual(mark) {
        parts.append(self[start..<index])
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [self[start...]]
  }
}
