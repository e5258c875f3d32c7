import CCMark

/// What cmark strips of the lines of a paragraph before it counts their columns.
///
/// A line after the first loses the marks and indentation of the containers that it stands in, and then its
/// blanks; one that is in them only by laziness keeps its blanks (CommonMark 4.8, 5.1, 5.2). The columns of what
/// it holds count from the rest.
struct StrippedLines {
  /// What a line has to begin with, to stand in a container.
  enum Container {
    case quote
    /// Of a list item or a footnote, with its columns.
    case indented(Int)
  }

  private let source: UnsafeBufferPointer<UInt8>
  /// Where each line starts; found when first asked for.
  private var starts: [Int32] = []

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// How many bytes are stripped of a line.
  ///
  /// - Parameters:
  ///   - line: its number, from 1.
  ///   - containers: those of the paragraph, the outermost first.
  mutating func count(ofLine line: Int32, in containers: [Container]) -> Int32 {
    if starts.isEmpty { starts = Self.starts(source) }
    guard line > 0, line <= starts.count else { return 0 }
    let start = Int(starts[Int(line) - 1])
    // Most lines begin with a word, in no container.
    if containers.isEmpty, start < source.count, source[start] > UInt8(ascii: " ") { return 0 }
    var (index, column) = (start, 0)
    for container in containers {
      let (text, indent) = indentation(from: index, column)
      switch container {
      case .quote:
        guard indent < 4, text < source.count, source[text] == UInt8(ascii: ">") else {
          return Int32(index - start)
        }
        (index, column) = (text + 1, column + indent + 1)
        advance(&index, &column, by: 1)
      case .indented(let width):
        guard indent >= width else { return Int32(index - start) }
        advance(&index, &column, by: width)
      }
    }
    return Int32(indentation(from: index, column).text - start)
  }

  /// The first byte from an index on that is no blank, and how many columns lie before it.
  private func indentation(from index: Int, _ column: Int) -> (text: Int, indent: Int) {
    var (text, end) = (index, column)
    while text < source.count, let width = width(at: text, end) {
      (text, end) = (text + 1, end + width)
    }
    return (text, end - column)
  }

  /// Moves over blanks; a tab that is wider than what is left is not passed.
  private func advance(_ index: inout Int, _ column: inout Int, by count: Int) {
    var left = count
    while left > 0, index < source.count, let width = width(at: index, column) {
      guard width <= left else {
        column += left
        return
      }
      (index, column, left) = (index + 1, column + width, left - width)
    }
  }

  /// The columns of a blank; a tab reaches to the next multiple of four.
  private func width(at index: Int, _ column: Int) -> Int? {
    switch source[index] {
    case UInt8(ascii: " "): 1
    case UInt8(ascii: "\t"): 4 - column % 4
    default: nil
    }
  }

  private static func starts(_ source: UnsafeBufferPointer<UInt8>) -> [Int32] {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts: [Int32] = [0]
    starts.reserveCapacity(source.count / 48 + 4)
    var index = 0
    guard let base = source.baseAddress else { return starts }
    if memchr(base, Int32(carriage), source.count) == nil {
      while let end = memchr(base + index, Int32(feed), source.count - index) {
        index = UnsafeRawPointer(base).distance(to: end) + 1
        starts.append(Int32(truncatingIfNeeded: index))
      }
      return starts
    }
    while index < source.count {
      let byte = source[index]
      index += 1
      guard byte == feed || byte == carriage else { continue }
      if byte == carriage, index < source.count, source[index] == feed { index += 1 }
      starts.append(Int32(truncatingIfNeeded: index))
    }
    return starts
  }
}
