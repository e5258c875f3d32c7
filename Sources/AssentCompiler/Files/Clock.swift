#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time that the file system stamps entries with.
enum Clock {
  /// Nanoseconds since 1970, of the same clock as ``FileStatus/changed`` and never ahead of it.
  static func now() -> Int {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_REALTIME, &time)
    #else
      clock_gettime(CLOCK_REALTIME_COARSE, &time)
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Waits until the clock shows another thousandth of a second; it moves in steps of some of them.
  static func waitForTick() {
    let start = now() / 1_000_000
    for _ in 0..<100 where now() / 1_000_000 == start { usleep(500) }
  }
}
