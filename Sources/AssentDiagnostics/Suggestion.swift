/// The one of `candidates` that `word` was probably meant to be, or `nil` when none is near.
///
/// Near is a Damerau-Levenshtein distance (with swapped neighbors as one edit) of at most 2, and
/// of at most a third of the length of the word; of equals the first in order wins.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let limit = min(2, max(1, word.utf8.count / 3))
  var best: (distance: Int, word: String)?
  for candidate in candidates where candidate != word {
    let distance = editDistance(Array(word.utf8), Array(candidate.utf8), limit: limit)
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
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    for j in 0..<b.count {
      let cost = a[i] == b[j] ? 0 : 1
      var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforePrevious[j - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return min(previous[b.count], limit + 1)
}
