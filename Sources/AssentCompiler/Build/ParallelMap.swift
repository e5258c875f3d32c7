import Dispatch
import Synchronization

/// Calls `body` for every index below `count` on `jobs` threads; results are in order of the index.
///
/// Threads take the next index as they become free, so that long documents do not hold up others.
func parallelMap<Result: Sendable>(
  _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  let jobs = min(max(jobs, 1), max(count, 1))
  guard jobs > 1 else { return (0..<count).map(body) }
  let next = Atomic<Int>(0)
  let results = Mutex<[Int: Result]>([:])
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    var own: [(Int, Result)] = []
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { break }
      own.append((index, body(index)))
    }
    results.withLock { results in
      for (index, result) in own { results[index] = result }
    }
  }
  return results.withLock { results in (0..<count).compactMap { results[$0] } }
}
