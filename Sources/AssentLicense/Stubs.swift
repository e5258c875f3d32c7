import AssentDiagnostics
package enum Profile { package static func requiredSections(of kind: DocumentKind) -> [SectionMeaning] { [] } }
package struct SPDXLicense: Sendable { package var id: String; package var name: String; package var summary: Summary?
 package struct Summary: Sendable { package var permissions: [String]; package var conditions: [String]; package var limitations: [String] } }
package struct SPDXExpression { package var licenses: [SPDXLicense]; package init(_ text: String) throws { licenses = [] } }
