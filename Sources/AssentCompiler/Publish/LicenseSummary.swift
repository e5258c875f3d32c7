import AssentLicense
import AssentRender

/// The summary of an SPDX license expression, as a page shows it.
enum LicenseSummary {
  static func value(of expression: String) -> PageContext.Value {
    let licenses = (try? SPDXExpression(parsing: expression))?.licenses ?? []
    return .object([
      "expression": .string(expression),
      "licenses": .list(licenses.map { value(of: $0) }),
    ])
  }

  private static func value(of license: SPDXLicense) -> PageContext.Value {
    let summary = license.summary
    return .object([
      "id": .string(license.id), "name": .string(license.name),
      "url": .string(license.url),
      "permissions": list(summary?.permissions), "conditions": list(summary?.conditions),
      "limitations": list(summary?.limitations), "hasSummary": .bool(summary != nil),
    ])
  }

  private static func list(_ texts: [String]?) -> PageContext.Value {
    .list((texts ?? []).map { .object(["text": .string($0)]) })
  }
}
