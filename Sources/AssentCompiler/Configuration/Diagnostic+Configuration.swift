import AssentDiagnostics

extension Diagnostic {
  /// Whether it is an error in `assent.yml`, by which nothing can be gone by.
  package var isWrongConfiguration: Bool {
    rule == .invalidConfiguration && severity == .error
  }
}

extension Sequence<Diagnostic> {
  /// Whether an error in `assent.yml` is among them: a command ends with the code of a wrong configuration then.
  package var hasWrongConfiguration: Bool { contains { $0.isWrongConfiguration } }
}
