import AssentManifest

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The clock of the device, for a ``GateKeeper``.
public enum SystemClock {
  /// This second, in UTC.
  ///
  /// A clock that is set to a year that no manifest can name counts as the start of 1970.
  @Sendable public static func now() -> Manifest.Timestamp {
    Manifest.Timestamp(secondsSinceEpoch: Int64(clamping: time(nil))) ?? .epoch
  }
}
