/// The one of `candidates` that `word` was probably meant to be, or `nil` when none is near.
///
/// Near is a Damerau-Levenshtein distance (with swapped neighbors as one edit) of at most 2, and
/// of at most a third of the length of the word; of equals the first in order wins.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let limit = min(2, max(1, word.utf8.count / 3))
  var best: (distance: Int, word: String)?
  let bytes = Array(word.utf8)
  for candidate in candidates where candidate != word {
    guard abs(candidate.utf8.count - bytes.count) <= limit else { continue }
    let distance = editDistance(bytes, Array(candidate.utf8), limit: limit)
    if distance <= limit, distance < (best?.distance ?? Int.max) {
      best = (distance, candidate)
    }
  }
  return best?.word
}

/// The number of edits between two words: insertions, deletions, replacements, swapped neighbors.
///
/// Anything above `limit` is reported as `limit + 1`.
private func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
  guard abs(a.count - b.count) <= limit else { return limit + 1 }
  // Three rows of the table: of the byte before the last, the last, and this one.
  let width = b.count + 1
  var rows = Array(0..<3 * width)
  var (beforePrevious, previous, current) = (2 * width, 0, width)
  for i in 0..<a.count {
    rows[current] = i + 1
    var least = i + 1
    for j in 0..<b.count {
      let cost = a[i] == b[j] ? 0 : 1
      var best = min(
        rows[previous + j + 1] + 1, rows[current + j] + 1, rows[previous + j] + cost)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, rows[beforePrevious + j - 1] + 1)
      }
      rows[current + j + 1] = best
      least = min(least, best)
    }
    // What comes below is no less than the least of two rows, and a swap costs one more.
    if least > limit + 1 { return limit + 1 }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return min(rows[previous + b.count], limit + 1)
}
