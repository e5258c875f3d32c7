#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals as bytes of a pipe, so that `poll` waits for them and for keys at once.
///
/// A handler may do next to nothing; this one writes the number of the signal.
enum SignalPipe {
  /// Both ends; neither blocks, and no program that is started has them. -1 where there is no pipe.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// What `poll` waits for.
  static var descriptor: Int32 { ends.read }

  /// What signals did before they came through the pipe, and which of them were held back.
  struct Handling {
    fileprivate var actions: [(number: Int32, action: sigaction)] = []
    fileprivate var mask = sigset_t()
  }

  /// Sends these signals through the pipe from now on, also where the program was started with them held
  /// back.
  ///
  /// - Returns: what they did before; `nil` where there is no pipe.
  static func take(_ signals: [Int32]) -> Handling? {
    // The pipe is there before the first signal, so that the handler makes nothing.
    guard ends.write >= 0 else { return nil }
    var handling = Handling()
    handling.actions = signals.compactMap { number in
      var before = sigaction()
      guard sigaction(number, nil, &before) == 0 else { return nil }
      signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.ends.write, &byte, 1)
        errno = before
      }
      return (number, before)
    }
    var set = Self.set(of: signals)
    pthread_sigmask(SIG_UNBLOCK, &set, &handling.mask)
    return handling
  }

  /// Has signals do again what they did.
  static func release(_ handling: Handling) {
    var mask = handling.mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    for (number, action) in handling.actions {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  /// Does what a signal does to a program that knows nothing of it, even where it is held back.
  static func raise(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = Self.set(of: [number])
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    kill(getpid(), number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// The signals that came, in order.
  static func received() -> [Int32] {
    var signals: [Int32] = []
    var byte: UInt8 = 0
    while read(ends.read, &byte, 1) == 1 { signals.append(Int32(byte)) }
    return signals
  }
}
