extension SPDXLicense {
  /// The identifier of the license that has this name, in the words that people write: `CC BY 4.0`.
  ///
  /// - Returns: `nil` for a name that may mean several licenses, or none.
  package static func identifier(named name: String) -> String? { SPDXGuess.exact(name) }
}
