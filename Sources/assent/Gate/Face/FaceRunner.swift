import AssentCompiler
import AssentDiagnostics
import AssentGate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Brings keys and signals to a gate on a terminal, and its rows to the screen.
struct FaceRunner {
  private let terminal: RawTerminal
  private var painter = ScreenPainter()
  private var keys = KeyReader()

  init(_ terminal: RawTerminal) { self.terminal = terminal }

  /// Shows the gate until it is open or the person leaves.
  ///
  /// - Parameter seen: what can wait until the person sees a text, and is true from then on.
  mutating func run(
    _ face: inout GateFace, seen: () -> Void
  ) throws(InputError) -> LineGate.Ending {
    if let end = Self.end(of: face) { return end }
    guard terminal.enter() else {
      throw .unwritable(path: "the terminal", reason: "it cannot be switched to single keys")
    }
    defer { terminal.leave() }
    while true {
      if let end = Self.end(of: face) { return end }
      paint(face)
      if face.isReading, !FaceScreen(face).isTooSmall { seen() }
      switch terminal.wait(limit: keys.isWaiting ? 50 : -1) {
      case .end: return .lost
      case .nothing: for key in keys.flush() { press(key, &face) }
      case .signals(let signals): for number in signals { handle(number, &face) }
      case .bytes(let bytes):
        for key in keys.read(bytes) where Self.end(of: face) == nil {
          let place = face.pagePlace
          press(key, &face)
          guard face.pagePlace != place else { continue }
          // What was typed before another page was there answers nothing on it.
          terminal.forgetTyped()
          break
        }
      }
      if face.requests.contains(.leave(.escape)) { return .left }
    }
  }

  private static func end(of face: GateFace) -> LineGate.Ending? {
    switch face.view {
    case .done: .open
    case .left: .left
    default: nil
    }
  }

  private mutating func paint(_ face: GateFace) {
    let screen = FaceScreen(face)
    let out = painter.paint(screen.rows, size: face.size, cursor: screen.cursor)
    if !out.isEmpty { terminal.write(out) }
  }

  private mutating func press(_ key: Key, _ face: inout GateFace) {
    // Where not all can be seen nothing can be answered.
    let isBlind = FaceScreen(face).isTooSmall
    if isBlind, ![.interrupt, .suspend, .quit, .redraw].contains(key) { return }
    if key == .redraw { painter.forget() }
    face.press(key)
    while let request = face.requests.first, request != .leave(.escape) {
      face.requests.removeFirst()
      fulfill(request, &face)
    }
  }

  private mutating func fulfill(_ request: GateFace.Request, _ face: inout GateFace) {
    switch request {
    case .leave(.interrupt): terminal.die(of: SIGINT)
    case .leave(.quit): terminal.die(of: SIGQUIT)
    case .leave(.suspend): suspend(&face)
    case .leave: break
    case .save(let index):
      guard let item = face.session?.items[index] else { return }
      face.message = PrintedText.save(item, words: item.words)
    case .print(let index):
      guard let item = face.session?.items[index] else { return }
      face.message = PrintedText.print(item, words: item.words)
    }
  }

  private mutating func suspend(_ face: inout GateFace) {
    terminal.suspend()
    painter.forget()
    face.resize(to: terminal.size)
  }

  private mutating func handle(_ number: Int32, _ face: inout GateFace) {
    switch number {
    case SIGWINCH: face.resize(to: terminal.size)
    case SIGTSTP: suspend(&face)
    case SIGCONT:
      _ = terminal.enter()
      painter.forget()
      face.resize(to: terminal.size)
    default: terminal.die(of: number)
    }
  }
}
