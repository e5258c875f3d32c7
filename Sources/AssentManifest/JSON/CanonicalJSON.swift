/// Writes JSON in the one form that RFC 8785 (JSON Canonicalization Scheme) gives each value.
///
/// Numbers are integers. Strings are written as they come: the scheme does not normalise them, so
/// text that is to compare equal must be in one form, NFC, before.
public enum CanonicalJSON {
  /// The canonical form of `value` in UTF-8, with no newline at the end.
  ///
  /// - Precondition: integers are within ±(2^53 - 1).
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(value)
    return writer.bytes
  }
}
