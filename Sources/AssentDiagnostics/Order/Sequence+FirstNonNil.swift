extension Sequence {
  /// What a function gives for the first element for which it gives something; it is called once for
  /// each element up to that one.
  ///
  /// `lazy.compactMap(transform).first` of a collection calls it twice for that one, and ends the process
  /// where the second call gives nothing.
  @inlinable
  package func firstNonNil<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
