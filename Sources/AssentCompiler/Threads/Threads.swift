#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of the system.
///
/// Dispatch needs descriptors for its own, and ends the program where there are none left.
enum Threads {
  /// Runs `work` on `count` threads at once, the calling one among them, and waits for all.
  ///
  /// Where the system gives no more threads, those that there are do the work.
  static func run(_ count: Int, _ work: @Sendable () -> Void) {
    run(count, first: {}, together: work)
  }

  /// The same, where the calling thread has something else to do first.
  static func run(_ count: Int, first: () -> Void, together work: @Sendable () -> Void) {
    withoutActuallyEscaping(work) { work in
      var started: [pthread_t] = []
      for _ in 1..<max(count, 1) {
        if let thread = start(work) { started.append(thread) }
      }
      first()
      work()
      for thread in started { pthread_join(thread, nil) }
    }
  }

  /// What a thread is handed.
  fileprivate final class Task: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let task = Unmanaged.passRetained(Task(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, begin, task.toOpaque()) == 0 else {
      task.release()
      return nil
    }
    return thread
  }
}

#if canImport(Darwin)
  private func begin(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Threads.Task>.fromOpaque(context).takeRetainedValue().work()
    return nil
  }
#else
  private func begin(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Threads.Task>.fromOpaque(context).takeRetainedValue().work() }
    return nil
  }
#endif
