#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal whose keys come one by one, with a screen of its own beside the one of the shell.
///
/// ``leave()`` puts back all that ``enter()`` changed.
final class RawTerminal {
  /// What a wait ended with.
  enum Input {
    case bytes([UInt8])
    case signals([Int32])
    /// Nothing came in the time that was given.
    case nothing
    /// The terminal is gone.
    case end
  }

  /// The signals that a person or the system sends to a program with a screen: all that would end or stop
  /// it before the terminal is as it was.
  static let signals = [
    SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGUSR1, SIGUSR2, SIGALRM,
    SIGVTALRM, SIGPROF, SIGXCPU, SIGIO,
  ]

  let input: Int32
  let output: Int32
  private var saved: termios?
  /// What the signals did before.
  private var handling: SignalPipe.Handling?

  /// Standard input, and that of the standard streams which is a terminal; `nil` where there is none.
  init?() {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    guard let output = [STDOUT_FILENO, STDERR_FILENO].first(where: { isatty($0) == 1 }) else {
      return nil
    }
    input = STDIN_FILENO
    self.output = output
  }

  /// Whether it can move its cursor.
  static var movesCursor: Bool {
    guard let name = Terminal.variable("TERM") else { return false }
    return !name.isEmpty && name != "dumb"
  }

  /// The columns and rows; 80 by 24 where the terminal does not say.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: min(Int(size.ws_col), 1000), rows: min(Int(size.ws_row), 1000))
  }

  /// Takes the keys and the screen. What was typed before is dropped, so that it answers nothing.
  ///
  /// - Returns: `false` where the terminal refuses.
  func enter() -> Bool {
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return false }
    if saved == nil { saved = mode }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | BRKINT | ISTRIP | INPCK)
    withUnsafeMutableBytes(of: &mode.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    if handling == nil { handling = SignalPipe.take(Self.signals) }
    guard tcsetattr(input, TCSAFLUSH, &mode) == 0 else { return false }
    // The other screen, no cursor, no wrapping at the edge, pasted text in brackets.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[H\u{1B}[2J")
    return true
  }

  /// Gives keys and screen back as they were.
  func leave() {
    guard var mode = saved else { return }
    write("\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    _ = tcsetattr(input, TCSADRAIN, &mode)
    saved = nil
    if let handling { SignalPipe.release(handling) }
    handling = nil
  }

  /// Stops the program as Ctrl-Z does, and goes on when it is continued.
  func suspend() {
    leave()
    SignalPipe.raise(SIGTSTP)
    _ = enter()
  }

  /// Ends the program as a signal does, with the terminal as it was.
  func die(of number: Int32) -> Never {
    leave()
    SignalPipe.raise(number)
    exit(128 + number)
  }

  /// Drops what was typed and not yet read.
  func forgetTyped() { _ = tcflush(input, TCIFLUSH) }

  func write(_ text: String) { Terminal(descriptor: output).write(text) }

  /// Waits for keys or signals.
  ///
  /// - Parameter limit: in milliseconds; negative waits as long as it takes.
  func wait(limit: Int32) -> Input {
    var sources = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, nfds_t(sources.count), limit)
    let signals = SignalPipe.received()
    if !signals.isEmpty { return .signals(signals) }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .signals([]) : .end }
    if count == 0 { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let read = readSome(input, &bytes, bytes.count)
    if read < 0, errno == EINTR || errno == EAGAIN { return .signals([]) }
    guard read > 0 else { return .end }
    return .bytes(Array(bytes[..<read]))
  }
}

private let readSome = read(_:_:_:)
