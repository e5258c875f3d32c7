// `#embed` is of C23; clang has it for every version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CTemplates.h"

#define FILE_OF(name)                                     \
  CTemplate template_##name(void) {                       \
    return (CTemplate){name, sizeof name / sizeof *name}; \
  }

static const unsigned char agreement_mustache[] = {
#embed "../../templates/agreement.mustache"
};
FILE_OF(agreement_mustache)

static const unsigned char page_mustache[] = {
#embed "../../templates/page.mustache"
};
FILE_OF(page_mustache)

static const unsigned char index_mustache[] = {
#embed "../../templates/index.mustache"
};
FILE_OF(index_mustache)

static const unsigned char index_agreement_mustache[] = {
#embed "../../templates/index-agreement.mustache"
};
FILE_OF(index_agreement_mustache)

static const unsigned char index_page_mustache[] = {
#embed "../../templates/index-page.mustache"
};
FILE_OF(index_page_mustache)

static const unsigned char head_mustache[] = {
#embed "../../templates/head.mustache"
};
FILE_OF(head_mustache)

static const unsigned char footer_mustache[] = {
#embed "../../templates/footer.mustache"
};
FILE_OF(footer_mustache)

static const unsigned char social_mustache[] = {
#embed "../../templates/social.mustache"
};
FILE_OF(social_mustache)

static const unsigned char facts_mustache[] = {
#embed "../../templates/facts.mustache"
};
FILE_OF(facts_mustache)

static const unsigned char check_mustache[] = {
#embed "../../templates/check.mustache"
};
FILE_OF(check_mustache)

static const unsigned char history_mustache[] = {
#embed "../../templates/history.mustache"
};
FILE_OF(history_mustache)

static const unsigned char history_version_mustache[] = {
#embed "../../templates/history-version.mustache"
};
FILE_OF(history_version_mustache)

static const unsigned char audit_mustache[] = {
#embed "../../templates/audit.mustache"
};
FILE_OF(audit_mustache)

static const unsigned char audit_version_mustache[] = {
#embed "../../templates/audit-version.mustache"
};
FILE_OF(audit_version_mustache)

static const unsigned char redline_mustache[] = {
#embed "../../templates/redline.mustache"
};
FILE_OF(redline_mustache)

static const unsigned char gate_mustache[] = {
#embed "../../templates/gate.mustache"
};
FILE_OF(gate_mustache)

static const unsigned char assent_css[] = {
#embed "../../templates/assent.css"
};
FILE_OF(assent_css)

static const unsigned char assent_js[] = {
#embed "../../templates/assent.js"
};
FILE_OF(assent_js)

static const unsigned char gate_min_js[] = {
#embed "../../templates/gate/gate.min.js"
};
FILE_OF(gate_min_js)

static const unsigned char gate_css[] = {
#embed "../../templates/gate/gate.css"
};
FILE_OF(gate_css)

static const unsigned char gate_json[] = {
#embed "../../templates/gate/gate.json"
};
FILE_OF(gate_json)

static const unsigned char page_css[] = {
#embed "../../templates/bundle/page.css"
};
FILE_OF(page_css)

static const unsigned char page_js[] = {
#embed "../../templates/bundle/page.js"
};
FILE_OF(page_js)

static const unsigned char license_md_mustache[] = {
#embed "../../templates/init/license.md.mustache"
};
FILE_OF(license_md_mustache)

static const unsigned char eula_md_mustache[] = {
#embed "../../templates/init/eula.md.mustache"
};
FILE_OF(eula_md_mustache)

static const unsigned char terms_md_mustache[] = {
#embed "../../templates/init/terms.md.mustache"
};
FILE_OF(terms_md_mustache)

static const unsigned char privacy_md_mustache[] = {
#embed "../../templates/init/privacy.md.mustache"
};
FILE_OF(privacy_md_mustache)

static const unsigned char flow_md_mustache[] = {
#embed "../../templates/init/flow.md.mustache"
};
FILE_OF(flow_md_mustache)

static const unsigned char assent_yml_mustache[] = {
#embed "../../templates/init/assent.yml.mustache"
};
FILE_OF(assent_yml_mustache)

static const unsigned char github_yml_mustache[] = {
#embed "../../templates/init/github.yml.mustache"
};
FILE_OF(github_yml_mustache)

static const unsigned char gitlab_yml_mustache[] = {
#embed "../../templates/init/gitlab.yml.mustache"
};
FILE_OF(gitlab_yml_mustache)

static const unsigned char manifest_schema_json[] = {
#embed "../../templates/schema/manifest.schema.json"
};
FILE_OF(manifest_schema_json)

static const unsigned char document_schema_json[] = {
#embed "../../templates/schema/document.schema.json"
};
FILE_OF(document_schema_json)

static const unsigned char diff_schema_json[] = {
#embed "../../templates/schema/diff.schema.json"
};
FILE_OF(diff_schema_json)

static const unsigned char site_schema_json[] = {
#embed "../../templates/schema/site.schema.json"
};
FILE_OF(site_schema_json)

static const unsigned char revocations_schema_json[] = {
#embed "../../templates/schema/revocations.schema.json"
};
FILE_OF(revocations_schema_json)

static const unsigned char log_schema_json[] = {
#embed "../../templates/schema/log.schema.json"
};
FILE_OF(log_schema_json)

static const unsigned char bundle_schema_json[] = {
#embed "../../templates/schema/bundle.schema.json"
};
FILE_OF(bundle_schema_json)

static const unsigned char gate_schema_json[] = {
#embed "../../templates/schema/gate.schema.json"
};
FILE_OF(gate_schema_json)

static const unsigned char acceptance_schema_json[] = {
#embed "../../templates/schema/acceptance.schema.json"
};
FILE_OF(acceptance_schema_json)

static const unsigned char receipt_schema_json[] = {
#embed "../../templates/schema/receipt.schema.json"
};
FILE_OF(receipt_schema_json)
