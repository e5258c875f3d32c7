/// What a page is made of: values that differ from page to page, and parts that many pages share.
package struct PageContext: Sendable {
  /// A value with values within it, as Mustache sees it.
  package indirect enum Value: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case object([String: Value])
    case list([Value])
    /// Text of any length, which goes into the page as it is.
    case bytes([UInt8])

    /// The value as templates see it.
    var template: TemplateValue { template { String(decoding: $0, as: UTF8.self) } }

    /// The same with `stand` in place of long texts.
    func template(replacing stand: ([UInt8]) -> String) -> TemplateValue {
      switch self {
      // The mark is between values on the way to the page, and in none of them.
      case .string(let text):
        .text(text.utf8.contains(0xF4) ? text.replacing(PagePlan.mark, with: "") : text)
      case .bool(let flag): .flag(flag)
      case .object(let members): .object(members.mapValues { $0.template(replacing: stand) })
      case .list(let values): .list(values.map { $0.template(replacing: stand) })
      case .bytes(let bytes): .text(stand(bytes))
      }
    }
  }

  /// The summary of a license expression, made only when the first page needs it.
  package struct LicenseSummary: Sendable {
    package let expression: String
    package let value: @Sendable (_ expression: String) -> Value

    package init(
      _ expression: String, value: @escaping @Sendable (_ expression: String) -> Value
    ) {
      self.expression = expression
      self.value = value
    }
  }

  /// The words of the frame.
  package let labels: FrameLabels
  package var isCurrent = false
  package var license: LicenseSummary?
  /// What the index page lists.
  package var products: Value?
  /// Values by number of the key.
  private var values = [[UInt8]?](repeating: nil, count: PageKey.allCases.count)
  /// One bit for each key that has a value; a key without one is absent on the page.
  private(set) var keys: UInt128 = 0

  package init(labels: FrameLabels) {
    self.labels = labels
  }

  package subscript(key: PageKey) -> [UInt8]? {
    get { values[key.rawValue] }
    set {
      values[key.rawValue] = newValue
      let bit: UInt128 = 1 << UInt128(key.rawValue)
      keys = newValue == nil ? keys & ~bit : keys | bit
    }
  }

  package mutating func set(_ key: PageKey, _ text: String?) {
    if let text { self[key] = Array(text.utf8) }
  }
}
