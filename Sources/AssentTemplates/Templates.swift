import CTemplates

/// The files of `templates/` as they are built into the binary, by path below it.
///
/// So a build works in a folder that has no templates of its own.
package enum BuiltInTemplates {
  /// The templates of pages and their partials, by name without `.mustache`.
  package static let pages: [String: [UInt8]] = [
    "agreement": [UInt8](template_agreement_mustache()),
    "page": [UInt8](template_page_mustache()),
    "index": [UInt8](template_index_mustache()),
    "index-agreement": [UInt8](template_index_agreement_mustache()),
    "index-page": [UInt8](template_index_page_mustache()),
    "history": [UInt8](template_history_mustache()),
    "history-version": [UInt8](template_history_version_mustache()),
    "audit": [UInt8](template_audit_mustache()),
    "audit-version": [UInt8](template_audit_version_mustache()),
    "redline": [UInt8](template_redline_mustache()),
    "gate": [UInt8](template_gate_mustache()),
    "head": [UInt8](template_head_mustache()),
    "social": [UInt8](template_social_mustache()),
    "facts": [UInt8](template_facts_mustache()),
    "check": [UInt8](template_check_mustache()),
    "footer": [UInt8](template_footer_mustache()),
  ]

  /// The style sheet of pages.
  package static var style: [UInt8] { [UInt8](template_assent_css()) }

  /// The files that pages refer to, by the name they are published under in `assets/`.
  package static let assets: [String: [UInt8]] = [
    "assent.css": style,
    "assent.js": [UInt8](template_assent_js()),
    "gate.css": GateScript.style,
  ]

  /// The JSON Schemas, by the name they are published under in `schema/`.
  package static let schemas: [String: [UInt8]] = [
    "manifest.schema.json": [UInt8](template_manifest_schema_json()),
    "document.schema.json": [UInt8](template_document_schema_json()),
    "diff.schema.json": [UInt8](template_diff_schema_json()),
    "site.schema.json": [UInt8](template_site_schema_json()),
    "revocations.schema.json": [UInt8](template_revocations_schema_json()),
    "log.schema.json": [UInt8](template_log_schema_json()),
    "bundle.schema.json": [UInt8](template_bundle_schema_json()),
    "acceptance.schema.json": [UInt8](template_acceptance_schema_json()),
    "receipt.schema.json": [UInt8](template_receipt_schema_json()),
    "gate.schema.json": [UInt8](template_gate_schema_json()),
  ]

  /// What is built into the page of a bundle, which no template of a site replaces.
  package static let bundle: [String: [UInt8]] = [
    "page.css": [UInt8](template_page_css()), "page.js": [UInt8](template_page_js()),
  ]

  /// What `assent init` starts from, by the name of the file it becomes.
  package static let starters: [String: [UInt8]] = [
    "license.md": [UInt8](template_license_md_mustache()),
    "eula.md": [UInt8](template_eula_md_mustache()),
    "terms.md": [UInt8](template_terms_md_mustache()),
    "privacy.md": [UInt8](template_privacy_md_mustache()),
    "flow.md": [UInt8](template_flow_md_mustache()),
    "assent.yml": [UInt8](template_assent_yml_mustache()),
    "github.yml": [UInt8](template_github_yml_mustache()),
    "gitlab.yml": [UInt8](template_gitlab_yml_mustache()),
  ]
}

extension [UInt8] {
  /// A copy of a file that is built in.
  init(_ file: CTemplate) {
    self.init(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
