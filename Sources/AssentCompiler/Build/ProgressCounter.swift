import Synchronization

/// Counts documents as they are done, and tells every hundredth of them.
final class ProgressCounter: Sendable {
  private let done = Atomic<Int>(0)
  private let total: Int
  private let report: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  init(total: Int, report: (@Sendable (_ done: Int, _ total: Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func advance() {
    guard let report else { return }
    let count = done.add(1, ordering: .relaxed).newValue
    if count.isMultiple(of: 100) || count == total { report(count, total) }
  }
}
