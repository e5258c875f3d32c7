extension ParseGuard {
  /// What has been met of a stretch of text that cmark may read as one paragraph.
  ///
  /// It runs from a blank line, or the start of a block that nothing can hide, to the next; so it
  /// is never shorter than a paragraph, and often longer.
  struct Context {
    var start: Int
    /// Text, marks and line ends, each of which becomes a node at first.
    var nodeCount = 0
    var delimiterRuns = 0
    var delimiterBytes = 0
    var singleTildes = 0
    var doubleTildes = 0
    var images = 0
    var addresses = 0
    var footnoteReferences = 0
    var instructions = Unclosed()
    var declarations = Unclosed()
    var sections = Unclosed()
    /// The number of columns of the widest delimiter row; 0 when there is none.
    var columnCount = 0
    /// Steps that reading all lines so far as the head of a table takes.
    var tableSteps = 0
    /// The offset after the last `|`, or the start.
    var lastPipeEnd: Int

    /// Whether anything is to be charged for marks that work together.
    var hasMarks: Bool {
      instructions.count + declarations.count + sections.count + delimiterRuns + addresses
        + footnoteReferences > 0
    }

    init(start: Int) {
      self.start = start
      lastPipeEnd = start
    }
  }

  /// Openers of raw HTML that no closer follows on their line.
  struct Unclosed {
    var count = 0
    /// The sum of their offsets.
    var offsets = 0
    var last = 0

    mutating func add(_ offset: Int) {
      count += 1
      offsets += offset
      last = offset
    }
  }

  /// Where something is next found, so that no byte is searched twice.
  struct LookAhead {
    struct Mark {
      /// The offset searched from.
      var from = 0
      /// The offset found or, when nothing was, the one searched to.
      var to = -1
      var isFound = false
    }

    var instructionEnd = Mark()
    var declarationEnd = Mark()
    var sectionEnd = Mark()
    var wordEnd = -1
    var lastLessThan = -1
    var domainEnd = -1
    var addressEnd = -1
    var destinationEnd = -1
    /// The ends of titles in `"`, `'` and parentheses.
    var quotes = [-1, -1, -1]
  }
}

extension ParseGuard.Scan {
  /// The bytes at which cmark ends a text node, and those looked for here.
  private static let isSpecial: [UInt8] = {
    var isSpecial = [UInt8](repeating: 0, count: 256)
    for byte in "*_~[]<@|:w&!\\`".utf8 { isSpecial[Int(byte)] = 1 }
    return isSpecial
  }()

  /// Counts the marks of a line, and charges what they cost on their own.
  mutating func readInlines(_ begin: Int, _ end: Int) -> ParseGuard.Pipes {
    var pipes = ParseGuard.Pipes()
    Self.isSpecial.withUnsafeBufferPointer { isSpecial in
      var index = begin
      var nodes = 1
      var memory = 0
      while true {
        let text = index
        index = skipPlainBlocks(index, end)
        while index < end, isSpecial[Int(bytes[index])] == 0 { index += 1 }
        if index > text { nodes += 1 }
        guard index < end else { break }
        nodes += 1
        switch bytes[index] {
        case UInt8(ascii: "w"):
          if index + 4 <= end, bytes[index + 1] == UInt8(ascii: "w") { readWWW(index, begin, end) }
          index += 1
        case UInt8(ascii: ":"):
          if index + 2 < end, bytes[index + 1] == UInt8(ascii: "/"),
            bytes[index + 2] == UInt8(ascii: "/")
          {
            readURL(index, end)
          }
          index += 1
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
          let length = delimiterLength(index, end)
          if mayDelimit(index, length, begin, end) {
            context.delimiterRuns += 1
            context.delimiterBytes += length
          }
          if bytes[index] == UInt8(ascii: "~") {
            if length == 1 { context.singleTildes += 1 }
            if length == 2 { context.doubleTildes += 1 }
          }
          memory += ParseGuard.Cost.delimiter
          index += length
        case UInt8(ascii: "`"):
          index += delimiterLength(index, end)
        case UInt8(ascii: "["):
          if index > begin, bytes[index - 1] == UInt8(ascii: "!") { context.images += 1 }
          if index + 1 < end, bytes[index + 1] == UInt8(ascii: "^") {
            context.footnoteReferences += 1
          }
          memory += ParseGuard.Cost.delimiter
          index += 1
        case UInt8(ascii: "]"):
          chargeBracket(at: index)
          definitions.closerCount += 1
          if index + 1 < end, bytes[index + 1] == UInt8(ascii: ":") { readDefinition(index) }
          index += 1
        case UInt8(ascii: "<"):
          readRawHTML(index, end)
          index += 1
        case .pipe:
          pipes.count += 1
          pipes.last = index
          if index > begin, bytes[index - 1] == .backslash { pipes.escapedCount += 1 }
          nodes -= 1
          index += 1
        case UInt8(ascii: "@"):
          readAddress(index, begin, end)
          index += 1
        case .backslash:
          index += 1
          // What is escaped is a mark no more, but a reader of link labels may see it as one.
          if index < end, isSpecial[Int(bytes[index])] == 0 { index += 1 }
        default:
          index += 1
        }
        if finding != nil { return }
      }
      context.nodeCount += nodes
      charge(memory: memory + nodes * ParseGuard.Cost.inline, at: begin)
    }
    return pipes
  }

  /// The offset after all blocks of 16 bytes from `begin` on that hold nothing special.
  ///
  /// Eight comparisons find the special bytes, and `;`, `^` and `}`, which stand between them.
  private func skipPlainBlocks(_ begin: Int, _ end: Int) -> Int {
    typealias Block = SIMD16<UInt8>
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return begin }
    var index = begin
    while index + 16 <= end {
      let block = base.loadUnaligned(fromByteOffset: index, as: Block.self)
      let marks =
        (block .== Block(repeating: UInt8(ascii: "!")))
        .| (block .== Block(repeating: UInt8(ascii: "&")))
        .| (block .== Block(repeating: UInt8(ascii: "*")))
        .| (block .== Block(repeating: UInt8(ascii: "@")))
        .| (block .== Block(repeating: UInt8(ascii: "w")))
        .| (block &- Block(repeating: UInt8(ascii: ":")) .<= Block(repeating: 2))
        .| (block &- Block(repeating: UInt8(ascii: "[")) .<= Block(repeating: 5))
        .| (block &- Block(repeating: UInt8(ascii: "|")) .<= Block(repeating: 2))
      // Looking at the lanes as words costs a tenth of any(_:).
      let words = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
      if words[0] | words[1] != 0 { break }
      index += 16
    }
    return index
  }

  private func delimiterLength(_ begin: Int, _ end: Int) -> Int {
    var index = begin
    while index < end, bytes[index] == bytes[begin] { index += 1 }
    return index - begin
  }

  /// Whether a run of `*`, `_` or `~` may open or close something (GFM section 6.4).
  private func mayDelimit(_ index: Int, _ length: Int, _ begin: Int, _ end: Int) -> Bool {
    let before = index > begin ? bytes[index - 1] : .space
    let after = index + length < end ? bytes[index + length] : .space
    if Self.isWordByte(before), Self.isWordByte(after) { return bytes[index] != UInt8(ascii: "_") }
    return before > .space || after > .space
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Charges what cmark does at a `]` that ends a link or note.
  ///
  /// It walks over all open images and, when there is no emphasis in the brackets, over all
  /// delimiters before them.
  private mutating func chargeBracket(at index: Int) {
    charge(
      context.images * ParseGuard.Cost.image, .images(count: context.images), at: index, length: 1)
    charge(
      context.delimiterRuns * ParseGuard.Cost.delimiterStep,
      .delimiters(count: context.delimiterRuns), at: index, length: 1)
  }

  // MARK: Raw HTML

  /// Notes an opener whose closer cmark would look for up to the end of the paragraph.
  ///
  /// A closer counts when it is on the same line, not behind a `|`, and cannot be read otherwise.
  private mutating func readRawHTML(_ index: Int, _ end: Int) {
    guard index + 2 < end else {
      if index + 1 < end { readShortOpener(index) }
      return
    }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "?") {
      if !isClosed(\.instructionEnd, "?>", from: index + 2, end) { context.instructions.add(index) }
    } else if next == UInt8(ascii: "!") {
      let letter = bytes[index + 2]
      if letter >= UInt8(ascii: "A"), letter <= UInt8(ascii: "Z") {
        if !isClosed(\.declarationEnd, ">", from: index + 2, end) {
          context.declarations.add(index)
        }
      } else if letter == UInt8(ascii: "[") {
        if !isClosed(\.sectionEnd, "]]>", from: index + 9, end) { context.sections.add(index) }
      }
    }
  }

  private mutating func readShortOpener(_ index: Int) {
    if bytes[index + 1] == UInt8(ascii: "?") { context.instructions.add(index) }
  }

  private mutating func isClosed(
    _ memory: WritableKeyPath<ParseGuard.LookAhead, ParseGuard.LookAhead.Mark>,
    _ closer: StaticString, from: Int, _ end: Int
  ) -> Bool {
    let mark = ahead[keyPath: memory]
    if mark.from <= from, mark.to >= from { return mark.isFound }
    let length = closer.utf8CodeUnitCount
    let found = closer.withUTF8Buffer { closer -> ParseGuard.LookAhead.Mark in
      var index = from
      while index < end, bytes[index] != UInt8(ascii: "|") {
        // '??>' and ']]]>' close or do not, depending on what stands before them.
        if bytes[index] == closer[0], index + length <= end,
          closer.indices.allSatisfy({ bytes[index + $0] == closer[$0] }),
          length == 1 || bytes[index - 1] != closer[0] || index == from
        {
          return ParseGuard.LookAhead.Mark(from: from, to: index, isFound: true)
        }
        index += 1
      }
      return ParseGuard.LookAhead.Mark(from: from, to: index, isFound: false)
    }
    ahead[keyPath: memory] = found
    return found.isFound
  }

  private mutating func charge(
    _ unclosed: ParseGuard.Unclosed, _ opener: StaticString, to end: Int
  ) {
    guard unclosed.count > 0 else { return }
    charge(
      unclosed.count * end - unclosed.offsets, .unclosed("\(opener)", count: unclosed.count),
      at: unclosed.last, length: opener.utf8CodeUnitCount)
  }

  // MARK: Contexts

  /// Charges what the marks of the context cost together, and begins another.
  mutating func closeContext(at end: Int) {
    defer { context = ParseGuard.Context(start: end) }
    guard context.hasMarks else { return }
    charge(context.instructions, "<?", to: end)
    charge(context.declarations, "<!", to: end)
    charge(context.sections, "<![CDATA[", to: end)
    // Where cmark loses the end of its search for openers, each closer passes all delimiters.
    charge(
      context.delimiterRuns * context.delimiterRuns,
      .delimiters(count: context.delimiterRuns), at: context.start)
    if context.singleTildes > 0, context.doubleTildes > 0 {
      charge(
        (context.singleTildes + context.doubleTildes) * context.delimiterRuns * 2,
        .tildes(count: context.singleTildes + context.doubleTildes), at: context.start)
    }
    // cmark climbs out of all emphasis from each link it makes of an address, and the like.
    let leaves = context.addresses + context.footnoteReferences
    if leaves > 0 {
      charge(
        (context.delimiterBytes / 2 + context.images) * leaves * 2, .leaves(count: leaves),
        at: context.start)
    }
  }
}
