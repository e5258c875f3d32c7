import AssentLicense
import AssentRender

/// The summary of an SPDX license expression, as a page shows it.
enum LicenseSummary {
  static func value(of expression: String, labels: FrameLabels) -> PageContext.Value {
    let licenses = (try? SPDXExpression(parsing: expression))?.licenses ?? []
    return .object([
      "expression": .string(expression),
      "licenses": .list(licenses.map { value(of: $0, labels) }),
    ])
  }

  private static func value(of license: SPDXLicense, _ labels: FrameLabels) -> PageContext.Value {
    let summary = license.summary
    return .object([
      "id": .string(license.id), "name": .string(license.name),
      "url": .string(license.url),
      "permissions": list(summary?.permissions, labels),
      "conditions": list(summary?.conditions, labels),
      "limitations": list(summary?.limitations, labels), "hasSummary": .bool(summary != nil),
    ])
  }

  private static func list(_ texts: [String]?, _ labels: FrameLabels) -> PageContext.Value {
    .list((texts ?? []).map { .object(["text": .string(labels.phrase($0))]) })
  }
}
