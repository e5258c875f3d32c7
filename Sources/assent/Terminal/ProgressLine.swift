import Synchronization

/// A line on the terminal that counts documents while work is long; nothing where there is none.
final class ProgressLine: Sendable {
  private let isShown = Mutex(false)
  private let isQuiet: Bool

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  func show(_ done: Int, of total: Int) {
    guard !isQuiet, total >= 500, Terminal.standardError.isTerminal else { return }
    isShown.withLock { isShown in
      isShown = true
      Terminal.standardError.write("\r\u{1B}[Kcompiling \(done) of \(total) documents")
    }
  }

  func clear() {
    isShown.withLock { isShown in
      if isShown { Terminal.standardError.write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
