/// The files of this folder as they are built into the binary, by path below it.
///
/// So a build works in a folder that has no templates of its own.
package enum BuiltInTemplates {
  /// The templates of pages and their partials, by name without `.mustache`.
  package static let pages: [String: [UInt8]] = [
    "agreement": PackageResources.agreement_mustache,
    "page": PackageResources.page_mustache,
    "index": PackageResources.index_mustache,
    "index-agreement": PackageResources.index_agreement_mustache,
    "index-page": PackageResources.index_page_mustache,
    "history": PackageResources.history_mustache,
    "history-version": PackageResources.history_version_mustache,
    "audit": PackageResources.audit_mustache,
    "audit-version": PackageResources.audit_version_mustache,
    "redline": PackageResources.redline_mustache,
    "gate": PackageResources.gate_mustache,
    "head": PackageResources.head_mustache,
    "social": PackageResources.social_mustache,
    "facts": PackageResources.facts_mustache,
    "check": PackageResources.check_mustache,
    "footer": PackageResources.footer_mustache,
  ]

  /// The style sheet of pages.
  package static var style: [UInt8] { PackageResources.assent_css }

  /// The files that pages refer to, by the name they are published under in `assets/`.
  package static let assets: [String: [UInt8]] = [
    "assent.css": style,
    "assent.js": PackageResources.assent_js,
    "gate.css": GateScript.style,
  ]

  /// The JSON Schemas, by the name they are published under in `schema/`.
  package static let schemas: [String: [UInt8]] = [
    "manifest.schema.json": PackageResources.manifest_schema_json,
    "document.schema.json": PackageResources.document_schema_json,
    "diff.schema.json": PackageResources.diff_schema_json,
    "site.schema.json": PackageResources.site_schema_json,
    "revocations.schema.json": PackageResources.revocations_schema_json,
    "log.schema.json": PackageResources.log_schema_json,
    "bundle.schema.json": PackageResources.bundle_schema_json,
    "acceptance.schema.json": PackageResources.acceptance_schema_json,
    "receipt.schema.json": PackageResources.receipt_schema_json,
    "gate.schema.json": PackageResources.gate_schema_json,
  ]

  /// What is built into the page of a bundle, which no template of a site replaces.
  package static let bundle: [String: [UInt8]] = [
    "page.css": PackageResources.page_css, "page.js": PackageResources.page_js,
  ]

  /// What `assent init` starts from, by the name of the file it becomes.
  package static let starters: [String: [UInt8]] = [
    "license.md": PackageResources.license_md_mustache,
    "eula.md": PackageResources.eula_md_mustache,
    "terms.md": PackageResources.terms_md_mustache,
    "privacy.md": PackageResources.privacy_md_mustache,
    "flow.md": PackageResources.flow_md_mustache,
    "assent.yml": PackageResources.assent_yml_mustache,
    "github.yml": PackageResources.github_yml_mustache,
    "gitlab.yml": PackageResources.gitlab_yml_mustache,
  ]
}
