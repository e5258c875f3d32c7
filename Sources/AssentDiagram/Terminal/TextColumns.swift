import AssentDiagnostics

/// The columns a text takes in a terminal.
func textColumns(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { displayColumns(of: $0) }
}

/// Breaks lines at spaces, or within words that are too long, so that none takes more than `limit`
/// columns.
///
/// The lines are as even as the fewest lines allow. The same as `wrapped`, faster, for columns add
/// up.
func wrappedColumns(_ lines: [String], limit: Int) -> [String] {
  lines.flatMap { line -> [String] in
    if textColumns(line) <= limit { return [line] }
    let words = line.split(separator: " ").map(String.init)
    let columns = words.map(textColumns)
    guard let widest = columns.max(), widest <= limit else {
      return wrapped([line], limit: limit, width: textColumns)
    }
    let fewest = breaks(columns, limit).count
    // The narrowest limit that needs no more lines.
    var (low, high) = (max(widest, limit / 2), limit)
    while low < high {
      let middle = (low + high) / 2
      if breaks(columns, middle).count <= fewest { high = middle } else { low = middle + 1 }
    }
    var start = 0
    return (breaks(columns, high) + [words.count]).map { end in
      defer { start = end }
      return words[start..<end].joined(separator: " ")
    }
  }
}

/// The words, from the second line on, that begin a line.
private func breaks(_ columns: [Int], _ limit: Int) -> [Int] {
  var result: [Int] = []
  var used = -1
  for (number, columns) in columns.enumerated() {
    if used + 1 + columns > limit {
      result.append(number)
      used = -1
    }
    used += 1 + columns
  }
  return result
}

/// The same, with words that are no longer than a word should be kept whole.
func wrappedWords(_ lines: [String], limit: Int) -> [String] {
  if lines.allSatisfy({ textColumns($0) <= limit }) { return lines }
  var longest = 0
  for line in lines {
    for word in line.split(separator: " ") { longest = max(longest, textColumns(String(word))) }
  }
  return wrappedColumns(lines, limit: max(limit, min(longest, 20)))
}
