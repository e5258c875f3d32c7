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
  let results = Mutex([Result?](repeating: nil, count: count))
  withoutActuallyEscaping(body) { body in
    Threads.run(jobs) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        let result = body(index)
        results.withLock { $0[index] = result }
      }
    }
  }
  return results.withLock { results in
    var all: [Result] = []
    all.reserveCapacity(count)
    for case .some(let result) in results { all.append(result) }
    return all
  }
}
