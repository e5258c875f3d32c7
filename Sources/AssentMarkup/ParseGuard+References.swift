extension ParseGuard {
  /// What may be link reference definitions (GFM section 4.7), and how often they may be used.
  struct ReferenceDefinitions {
    struct Definition {
      /// Offset of the `]` that ends the label.
      var labelEnd: Int
      /// Bytes of destination and title, which each use repeats.
      var size: Int
    }

    var all: [Definition] = []
    var largest = 0
    /// The number of `]`, each of which may end a use.
    var closerCount = 0
  }
}

extension ParseGuard.Scan {
  /// Reads `]:` at `index`.
  mutating func readDefinition(_ index: Int) {
    let destination = skipSpace(from: index + 2)
    guard destination < bytes.count else { return }
    var offset = destination
    if bytes[offset] == UInt8(ascii: "<") {
      if ahead.destinationEnd <= offset {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), !isLineEnd(bytes[offset]) {
          offset += 1
        }
        ahead.destinationEnd = offset
      }
    } else if ahead.destinationEnd <= offset {
      while offset < bytes.count, bytes[offset] > .space { offset += 1 }
      ahead.destinationEnd = offset
    }
    offset = max(ahead.destinationEnd, destination)
    var size = offset - destination
    let title = skipSpace(from: min(offset + 1, bytes.count))
    if title < bytes.count { size += titleLength(title) }
    definitions.all.append(.init(labelEnd: index, size: size))
    definitions.largest = max(definitions.largest, size)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == .lineFeed || byte == .carriageReturn
  }

  /// The offset after spaces with at most one line end among them, and the prefix of a quote.
  private func skipSpace(from offset: Int) -> Int {
    var offset = offset
    var lineEnds = 0
    while offset < bytes.count, lineEnds < 3 {
      if isLineEnd(bytes[offset]) {
        lineEnds += 1
      } else if bytes[offset] > .space, lineEnds == 0 || bytes[offset] != UInt8(ascii: ">") {
        break
      }
      offset += 1
    }
    return offset
  }

  /// The length of a title that may begin at `offset`.
  private mutating func titleLength(_ offset: Int) -> Int {
    let closer: UInt8
    let slot: Int
    switch bytes[offset] {
    case UInt8(ascii: "\""): (closer, slot) = (UInt8(ascii: "\""), 0)
    case UInt8(ascii: "'"): (closer, slot) = (UInt8(ascii: "'"), 1)
    case UInt8(ascii: "("): (closer, slot) = (UInt8(ascii: ")"), 2)
    default: return 0
    }
    if ahead.quotes[slot] <= offset {
      var index = offset + 1
      while index < bytes.count, bytes[index] != closer || bytes[index - 1] == .backslash {
        index += 1
      }
      ahead.quotes[slot] = index
    }
    return ahead.quotes[slot] - offset
  }

  /// Notes a finding when the uses of definitions repeat too many bytes.
  mutating func checkReferences() {
    let limit = max(ParseGuard.Limit.repeatedBytes, 2 * (bytes.count - start))
    guard finding == nil, definitions.largest > 0,
      definitions.largest.multipliedReportingOverflow(by: definitions.closerCount).overflow
        || definitions.largest * definitions.closerCount > limit
    else { return }
    let sizes = LabelSizes(definitions.all, bytes)
    var total = 0
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "]") {
        total += sizes.size(ofUseEndingAt: index, from: start, bytes)
        if total > limit {
          finding = ParseGuard.Finding(
            message: "links up to here repeat \(total) bytes of destinations and titles;"
              + " the limit is \(limit)",
            bytes: index..<index + 1,
            help: "shorten the link reference definitions, or use them less often")
          return
        }
      }
      index += 1
    }
  }
}

/// The bytes that the use of each label repeats.
private struct LabelSizes {
  private static let maximumLength = 1000

  private var sizes: [[UInt8]: Int] = [:]
  /// The largest of the definitions whose labels may equal another in ways not followed here.
  private var largestOther = 0
  private var largest = 0

  init(
    _ definitions: [ParseGuard.ReferenceDefinitions.Definition],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    for definition in definitions {
      largest = max(largest, definition.size)
      let label = Self.label(endingAt: definition.labelEnd, from: 0, bytes)
      if let label, let plain = Self.normalized(bytes[label]) {
        sizes[plain, default: 0] = max(sizes[plain, default: 0], definition.size)
      } else {
        largestOther = max(largestOther, definition.size)
      }
    }
  }

  /// The bytes that a use repeats whose label ends before the `]` at `end`.
  func size(
    ofUseEndingAt end: Int, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let label = Self.label(endingAt: end, from: start, bytes) else { return 0 }
    guard let plain = Self.normalized(bytes[label]) else { return largest }
    return sizes[plain] ?? largestOther
  }

  /// The range from the last `[` that no backslash precedes to the `]` at `end`.
  private static func label(
    endingAt end: Int, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var index = end
    while index > start, end - index <= maximumLength + 1 {
      index -= 1
      if bytes[index] == UInt8(ascii: "]"), index == start || bytes[index - 1] != .backslash {
        return nil
      }
      if bytes[index] == UInt8(ascii: "[") { return index + 1..<end }
    }
    return nil
  }

  /// The label in lower case with single spaces; `nil` when it takes more to compare it.
  ///
  /// The prefix of a quoted line is left out, and so is the backslash before a pipe.
  private static func normalized(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    var result: [UInt8] = []
    var hasSpace = false
    var isAtLineStart = false
    for byte in label {
      switch byte {
      case .space, .tab:
        hasSpace = true
      case .lineFeed, .carriageReturn:
        hasSpace = true
        isAtLineStart = true
      case UInt8(ascii: ">") where isAtLineStart:
        break
      case 0..<32, 128...255:
        return nil
      default:
        isAtLineStart = false
        if hasSpace, !result.isEmpty { result.append(.space) }
        hasSpace = false
        if byte == .pipe, result.last == .backslash { result.removeLast() }
        let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        result.append(isUpper ? byte | 0x20 : byte)
      }
    }
    return result
  }
}
