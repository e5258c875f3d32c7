// The files of templates/, built into the program: each is a function that returns its bytes.

#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// The bytes of a file, which live as long as the program.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CTemplate;

CTemplate template_agreement_mustache(void);
CTemplate template_page_mustache(void);
CTemplate template_index_mustache(void);
CTemplate template_index_agreement_mustache(void);
CTemplate template_index_page_mustache(void);
CTemplate template_head_mustache(void);
CTemplate template_footer_mustache(void);
CTemplate template_social_mustache(void);
CTemplate template_facts_mustache(void);
CTemplate template_check_mustache(void);
CTemplate template_history_mustache(void);
CTemplate template_history_version_mustache(void);
CTemplate template_audit_mustache(void);
CTemplate template_audit_version_mustache(void);
CTemplate template_redline_mustache(void);
CTemplate template_gate_mustache(void);
CTemplate template_assent_css(void);
CTemplate template_assent_js(void);
CTemplate template_gate_min_js(void);
CTemplate template_gate_css(void);
CTemplate template_gate_json(void);
CTemplate template_page_css(void);
CTemplate template_page_js(void);
CTemplate template_license_md_mustache(void);
CTemplate template_eula_md_mustache(void);
CTemplate template_terms_md_mustache(void);
CTemplate template_privacy_md_mustache(void);
CTemplate template_flow_md_mustache(void);
CTemplate template_assent_yml_mustache(void);
CTemplate template_github_yml_mustache(void);
CTemplate template_gitlab_yml_mustache(void);
CTemplate template_manifest_schema_json(void);
CTemplate template_document_schema_json(void);
CTemplate template_diff_schema_json(void);
CTemplate template_site_schema_json(void);
CTemplate template_revocations_schema_json(void);
CTemplate template_log_schema_json(void);
CTemplate template_bundle_schema_json(void);
CTemplate template_gate_schema_json(void);
CTemplate template_acceptance_schema_json(void);
CTemplate template_receipt_schema_json(void);

#endif
