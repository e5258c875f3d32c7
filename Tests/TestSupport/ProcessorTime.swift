#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Time that this thread was at work, which other work on the machine hardly changes.
///
/// No test asks how long something takes: that is for the benchmarks. It asks how the time grows.
package enum ProcessorTime {
  /// Seconds of the processor that `body` takes on this thread.
  package static func measure(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }

  /// Whether `work` on four times as much takes about four times as long.
  ///
  /// Work that is quadratic takes sixteen times as long. Caches and the allocator make a difference as
  /// well, so eight times passes, and whatever takes no time to speak of. Of three tries one has to
  /// pass, each of the two sizes at its best.
  package static func isProportional(to size: Int, _ work: (Int) throws -> Void) rethrows -> Bool {
    try secondsAreProportional(to: size) { size in try measure { try work(size) } }
  }

  /// The same of times that `seconds` gives for a size, such as those of another process.
  package static func secondsAreProportional(
    to size: Int, _ seconds: (Int) throws -> Double
  ) rethrows -> Bool {
    var small = Double.infinity
    var large = Double.infinity
    for _ in 0..<3 {
      small = min(small, try seconds(size))
      large = min(large, try seconds(4 * size))
      if large <= 8 * small + 0.1 { return true }
    }
    return false
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
