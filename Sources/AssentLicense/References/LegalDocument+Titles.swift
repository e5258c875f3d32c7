extension LegalDocument {
  /// The clause that alone has a title, in whatever case and punctuation.
  package func clause(titled title: String) -> Int? { ClauseTitles(clauses).clause(title) }
}
