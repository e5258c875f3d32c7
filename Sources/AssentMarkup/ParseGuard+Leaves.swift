extension ParseGuard {
  /// A code fence at the left margin, of which no container or paragraph can take possession.
  struct Fence {
    var character: UInt8
    var length: Int

    /// The fence that the line opens, or `nil`.
    init?(opening bytes: UnsafeBufferPointer<UInt8>, _ begin: Int, _ end: Int) {
      character = bytes[begin]
      guard character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else { return nil }
      var index = begin
      while index < end, bytes[index] == character { index += 1 }
      guard index - begin >= 3 else { return nil }
      length = min(index - begin, 255)
      if character == UInt8(ascii: "`") {
        while index < end {
          if bytes[index] == character { return nil }
          index += 1
        }
      }
      // A NUL byte ends the scan of cmark's line for a fence.
      for offset in begin..<end where bytes[offset] == 0 { return nil }
    }

    /// Whether the line closes the fence.
    func isClosed(by bytes: UnsafeBufferPointer<UInt8>, _ begin: Int, _ end: Int) -> Bool {
      var index = begin
      while index < end, index - begin < 3, bytes[index] == .space { index += 1 }
      let run = index
      while index < end, bytes[index] == character { index += 1 }
      guard index - run >= length else { return false }
      while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
      return index == end
    }
  }

  /// Whether an HTML block may be open, in which a code fence is text.
  struct HTMLState {
    /// What ends the HTML block of types 1 to 5 (GFM section 4.6) that is open.
    private enum End { case element, comment, instruction, declaration, section }

    private var end: End?
    /// A second start was met inside a block: from there on no fence is trusted.
    private var isLost = false
    private var isInBlockUntilBlankLine = false

    /// Whether surely no HTML block is open.
    var isClosed: Bool { end == nil && !isLost && !isInBlockUntilBlankLine }

    mutating func readBlankLine() {
      isInBlockUntilBlankLine = false
    }

    /// Reads a line whose first byte that is no space or tab is at `first`.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ lineEnd: Int) {
      if end == nil, bytes[first] > UInt8(ascii: ">") { return }
      var index = first
      // The block may stand in containers: look behind everything that marks one.
      while index < lineEnd, Self.isContainerMark(bytes[index]) { index += 1 }
      let opened = index < lineEnd && bytes[index] == UInt8(ascii: "<")
      if opened { isInBlockUntilBlankLine = true }
      let start = opened ? Self.kind(bytes, index, lineEnd) : nil
      if let open = end {
        if start != nil { isLost = true }
        if Self.contains(open, bytes, first, lineEnd) { end = nil }
      } else if let start, !Self.contains(start, bytes, index, lineEnd) {
        end = start
      }
    }

    private static func isContainerMark(_ byte: UInt8) -> Bool {
      switch byte {
      case .space, .tab, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }

    private static func kind(
      _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
    ) -> End? {
      if matches("<!--", bytes, index, end) { return .comment }
      if matches("<?", bytes, index, end) { return .instruction }
      if matches("<![CDATA[", bytes, index, end) { return .section }
      if matches("<!", bytes, index, end) { return .declaration }
      for name in ["<script", "<pre", "<style"] as [StaticString]
      where matches(name, bytes, index, end) {
        return .element
      }
      return nil
    }

    private static func contains(
      _ mark: End, _ bytes: UnsafeBufferPointer<UInt8>, _ begin: Int, _ end: Int
    ) -> Bool {
      let marks: [StaticString] =
        switch mark {
        case .element: ["</script>", "</pre>", "</style>"]
        case .comment: ["-->"]
        case .instruction: ["?>"]
        case .declaration: [">"]
        case .section: ["]]>"]
        }
      return (begin..<end).contains { index in
        marks.contains { matches($0, bytes, index, end) }
      }
    }

    /// Whether `mark`, in lower case but for CDATA, stands at `index`, in whatever case.
    private static func matches(
      _ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
    ) -> Bool {
      guard end - index >= mark.utf8CodeUnitCount else { return false }
      return mark.withUTF8Buffer { mark in
        mark.indices.allSatisfy { lowercase(mark[$0]) == lowercase(bytes[index + $0]) }
      }
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
      byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
  }
}
