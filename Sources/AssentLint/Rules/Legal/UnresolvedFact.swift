import AssentDiagnostics

extension Rule {
  static let unresolvedFact = Rule(
    id: .unresolvedFact, group: .legal, severity: .error, documentationSeverity: .error,
    summary: "A tag names a fact that is not known, or that cannot stand where it stands.",
    rationale:
      "A reader would see '{{product.name}}'. Names of the product, of its publisher and of its "
      + "agreements, and what stands under 'facts' in the configuration, take the place of tags in "
      + "prose, links, code, diagrams and front matter. A backslash shows the braces, and the tags of "
      + "site generators are left alone.",
    accepts: [
      "# License of {{product.name}}\n\nYou may use {{ product.name }} for {{facts.trial-days}} days.\n",
      "Write \\{{product.nam}} for its name, and {{company}} is another tool's.\n",
      "<!-- {{facts.later}} -->\n\nText\n", "{% if x %}\n{{ product.title }}\n{% endif %}\n",
      "```\n┌───────────────────┐\n│ {{product.name}}  │\n└───────────────────┘\n```\n",
    ],
    rejects: [
      "You may use ⟪{{product.nam}}⟫ here.\n", "Within ⟪{{trial-days}}⟫ days\n",
      "# Terms\n\nOf {{product.name}}: `⟪{{facts.refund}}⟫`\n",
      "```\n┌─────────────────┐\n│⟪{{facts.court}}⟫│\n└─────────────────┘\n```\n",
    ]
  ) { subject, findings in
    for fault in subject.source.origin?.faults ?? [] {
      findings.report(fault.message, atBytes: fault.range, help: fault.help)
    }
  }
}
