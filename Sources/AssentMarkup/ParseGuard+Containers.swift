extension ParseGuard {
  /// A block that holds others and takes a prefix from each of its lines.
  struct Container {
    enum Kind: Hashable {
      case blockQuote
      case listItem(marker: UInt8)
      case footnote
    }

    var kind: Kind
    /// The number of columns that a line of a list item or footnote is indented by.
    var width: Int
  }
}

extension ParseGuard.Scan {
  /// A place in a line; a column counts from 0, and tabs stop at every fourth.
  private struct Cursor {
    var offset: Int
    var column = 0
    /// The first byte from `offset` on that is neither space nor tab, and its column.
    var textOffset = 0
    var textColumn = 0

    var indent: Int { textColumn - column }
  }

  /// Finds which open containers the line continues, and which it opens.
  ///
  /// A container that may still be open through a lazy continuation line stays on the stack, and
  /// so do markers that a paragraph or code would swallow: the depth is never too low.
  mutating func readContainers(_ begin: Int, _ end: Int) {
    if containers.isEmpty, !Self.mayOpenContainer[Int(bytes[begin])] { return }
    var cursor = Cursor(offset: begin)
    find(&cursor, end)
    var matched = 0
    while matched < containers.count, cursor.textOffset < end,
      matches(containers[matched], &cursor, end)
    {
      matched += 1
    }
    let openCount = containers.count
    var opened = 0
    // From here on no thematic break begins, because one was looked for in vain.
    var breakSearchedTo = begin
    while cursor.textOffset < end, cursor.indent < 4,
      let container = openContainer(&cursor, end, &breakSearchedTo)
    {
      var isNewList = true
      if opened == 0, matched < openCount {
        isNewList = containers[matched].kind != container.kind
        containers.removeSubrange(matched...)
      }
      opened += 1
      guard matched + opened <= ParseGuard.Limit.depth else { continue }
      containers.append(container)
      let isList = if case .listItem = container.kind { isNewList } else { false }
      charge(memory: isList ? 2 * ParseGuard.Cost.block : ParseGuard.Cost.block, at: begin)
    }
    if opened == 0, isAfterBlankLine, matched < openCount { containers.removeSubrange(matched...) }
    if matched + opened > ParseGuard.Limit.depth, finding == nil {
      finding = ParseGuard.Finding(
        message: "quotes and lists nest \(matched + opened) deep on this line;"
          + " the limit is \(ParseGuard.Limit.depth)",
        bytes: begin..<cursor.offset, help: "nest less, or write '\\' before marks that are text")
    }
  }

  private static let mayOpenContainer: [Bool] = {
    var may = [Bool](repeating: false, count: 256)
    for byte in " \t>-+*[0123456789".utf8 { may[Int(byte)] = true }
    return may
  }()

  /// Sets the first byte of text from the cursor's offset on.
  private func find(_ cursor: inout Cursor, _ end: Int) {
    var offset = cursor.offset
    var column = cursor.column
    while offset < end {
      if bytes[offset] == .space {
        column += 1
      } else if bytes[offset] == .tab {
        column += 4 - column % 4
      } else {
        break
      }
      offset += 1
    }
    cursor.textOffset = offset
    cursor.textColumn = column
  }

  /// Moves past `count` bytes of marker and one column of space after it, if there is one.
  private func advance(_ cursor: inout Cursor, _ count: Int, _ end: Int) {
    cursor.offset = cursor.textOffset + count
    cursor.column = cursor.textColumn + count
    guard cursor.offset < end else { return find(&cursor, end) }
    if bytes[cursor.offset] == .space {
      cursor.offset += 1
      cursor.column += 1
    } else if bytes[cursor.offset] == .tab {
      if cursor.column % 4 == 3 { cursor.offset += 1 }
      cursor.column += 1
    }
    find(&cursor, end)
  }

  /// Whether the line continues the container; the cursor moves past its prefix.
  private func matches(
    _ container: ParseGuard.Container, _ cursor: inout Cursor, _ end: Int
  ) -> Bool {
    switch container.kind {
    case .blockQuote:
      guard cursor.indent <= 3, bytes[cursor.textOffset] == UInt8(ascii: ">") else { return false }
      advance(&cursor, 1, end)
      return true
    case .listItem, .footnote:
      guard cursor.indent >= container.width else { return false }
      cursor.column += container.width
      return true
    }
  }

  /// The container that opens at the cursor, which moves past its marker.
  private func openContainer(
    _ cursor: inout Cursor, _ end: Int, _ breakSearchedTo: inout Int
  ) -> ParseGuard.Container? {
    let first = cursor.textOffset
    let byte = bytes[first]
    switch byte {
    case UInt8(ascii: ">"):
      advance(&cursor, 1, end)
      return ParseGuard.Container(kind: .blockQuote, width: 0)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      guard isBlank(first + 1, end) else { return nil }
      if byte != UInt8(ascii: "+"), isThematicBreak(first, end, &breakSearchedTo) { return nil }
      return openItem(&cursor, markerLength: 1, marker: byte, end)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var index = first
      while index < end, index - first < 9, bytes[index] >= UInt8(ascii: "0"),
        bytes[index] <= UInt8(ascii: "9")
      {
        index += 1
      }
      guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
        isBlank(index + 1, end)
      else { return nil }
      return openItem(&cursor, markerLength: index + 1 - first, marker: bytes[index], end)
    case UInt8(ascii: "["):
      guard extensions.contains(.footnotes), let length = footnoteMarkerLength(first, end) else {
        return nil
      }
      cursor.offset = first + length
      cursor.column = cursor.textColumn + length
      find(&cursor, end)
      cursor.offset = cursor.textOffset
      cursor.column = cursor.textColumn
      return ParseGuard.Container(kind: .footnote, width: 4)
    default:
      return nil
    }
  }

  private func isBlank(_ index: Int, _ end: Int) -> Bool {
    index == end || bytes[index] == .space || bytes[index] == .tab
  }

  /// Opens a list item; the columns its lines are indented by are those of its text (GFM 5.2).
  private func openItem(
    _ cursor: inout Cursor, markerLength: Int, marker: UInt8, _ end: Int
  ) -> ParseGuard.Container {
    let markerOffset = cursor.indent
    var text = cursor
    text.offset = cursor.textOffset + markerLength
    text.column = cursor.textColumn + markerLength
    find(&text, end)
    let spaces = text.indent
    let padding: Int
    if spaces >= 5 || spaces < 1 || text.textOffset == end {
      padding = markerLength + 1
      advance(&cursor, markerLength, end)
    } else {
      padding = markerLength + spaces
      text.offset = text.textOffset
      text.column = text.textColumn
      cursor = text
    }
    return ParseGuard.Container(
      kind: .listItem(marker: marker), width: markerOffset + padding)
  }

  /// Whether the rest of the line is a thematic break (GFM 4.1); `searchedTo` spares reading twice.
  private func isThematicBreak(_ first: Int, _ end: Int, _ searchedTo: inout Int) -> Bool {
    guard first >= searchedTo else { return false }
    var index = first
    var count = 0
    while index < end {
      if bytes[index] == bytes[first] {
        count += 1
      } else if bytes[index] != .space, bytes[index] != .tab {
        break
      }
      index += 1
    }
    searchedTo = index
    return count >= 3 && index == end
  }

  /// The length of `[^label]:` at `first`, or `nil`.
  private func footnoteMarkerLength(_ first: Int, _ end: Int) -> Int? {
    guard end - first >= 5, bytes[first + 1] == UInt8(ascii: "^") else { return nil }
    var index = first + 2
    while index < end, bytes[index] != UInt8(ascii: "]"), bytes[index] > .space { index += 1 }
    guard index > first + 2, index + 1 < end, bytes[index] == UInt8(ascii: "]"),
      bytes[index + 1] == UInt8(ascii: ":")
    else { return nil }
    return index + 2 - first
  }
}
