import AssentDiagnostics

extension Rule {
  static let thresholdDrift = Rule(
    id: .thresholdDrift, group: .documents, severity: .error, documentationSeverity: .error,
    scope: .documentation,
    summary:
      "Two documents, or two places of one, say differently how far a text has to be scrolled.",
    rationale:
      "One of them is not what is built. What most places say is taken for right, and of as many the "
      + "first.",
    neighbor: "# License\n\nYou may copy this text.\n",
    accepts: [
      "# Start\n\nScroll to at least 95 %.\n\nThe box needs scrolling to 95%.\n",
      "# Start\n\nScroll to at least 95 %. Loading is at least 50 % of the work.\n\nUntil 30 % it is red.\n",
      "# Start\n\nThe bar must go from 0% to 95% while one scrolls.\n\nScroll to 95% or more.\n",
    ],
    rejects: [
      "# Start\n\nScroll to at least 95 %.\n\nAt the bottom (95% or more).\n\nMust scroll to ⟪90%⟫.\n",
      "# Start\n\nMust scroll to 95%.\n\n```swift\nif scrollProgress >= ⟪0.9⟫ { enable() }\n```\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.thresholdDrift, &findings)
  }
}
