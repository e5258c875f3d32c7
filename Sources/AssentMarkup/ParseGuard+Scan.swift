extension ParseGuard {
  /// The state of one pass over the lines of a document.
  struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    let lineStarts: UnsafeBufferPointer<Int32>
    let start: Int
    let extensions: Extensions

    /// The first limit passed; the pass ends there.
    var finding: Finding?
    /// Steps charged so far, about a nanosecond each.
    var steps = 0
    /// Bytes of memory that the tree takes, as far as read.
    var treeSize = 0
    let treeSizeLimit: Int
    var missingCells = 0

    /// The containers that are open, or may be, from the outside in.
    var containers: [Container] = []
    var isAfterBlankLine = true
    var fence: Fence?
    var html = HTMLState()
    var context: Context
    var table: CertainTable?
    var ahead = LookAhead()
    var definitions = ReferenceDefinitions()

    init(
      bytes: UnsafeBufferPointer<UInt8>, lineStarts: UnsafeBufferPointer<Int32>, start: Int,
      extensions: Extensions
    ) {
      self.bytes = bytes
      self.lineStarts = lineStarts
      self.start = start
      self.extensions = extensions
      context = Context(start: start)
      treeSizeLimit =
        Limit.treeSize + max(0, bytes.count - start - (1 << 20)) * Limit.treeSizePerByte
    }

    /// Reads all lines from line `number` on, until a limit is passed.
    mutating func run(fromLine number: Int) {
      guard bytes.count - start <= Limit.byteCount else {
        finding = Finding(
          message: "\(bytes.count - start) bytes are too many for one document;"
            + " the limit is \(Limit.byteCount)",
          bytes: start..<start, help: "split the document")
        return
      }
      var line = number - 1
      while line < lineStarts.count, finding == nil {
        var begin = max(Int(lineStarts[line]), start)
        let next = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
        var end = next
        if end > begin, bytes[end - 1] == .lineFeed { end -= 1 }
        if end > begin, bytes[end - 1] == .carriageReturn { end -= 1 }
        if line == number - 1, isByteOrderMark(at: begin, end) { begin += 3 }
        readLine(begin, end)
        line += 1
      }
      closeContext(at: bytes.count)
      checkReferences()
    }

    private func isByteOrderMark(at begin: Int, _ end: Int) -> Bool {
      end - begin >= 3 && bytes[begin] == 0xEF && bytes[begin + 1] == 0xBB
        && bytes[begin + 2] == 0xBF
    }

    private mutating func readLine(_ begin: Int, _ end: Int) {
      if let open = fence {
        if open.isClosed(by: bytes, begin, end) { fence = nil }
        isAfterBlankLine = false
        return
      }
      var first = begin
      while first < end, bytes[first] == .space || bytes[first] == .tab { first += 1 }
      if first == end {
        readBlankLine(at: begin)
        return
      }
      html.read(bytes, first, end)
      if first == begin, html.isClosed, let opened = Fence(opening: bytes, begin, end) {
        closeContext(at: begin)
        fence = opened
        charge(memory: Cost.block, at: begin)
        isAfterBlankLine = false
        return
      }
      if startsBlock(begin, first, end) { closeContext(at: begin) }
      let nodes = context.nodeCount
      readContainers(begin, end)
      readTableStart(begin, first, end)
      let pipes = readInlines(begin, end)
      readTableLine(begin, first, end, pipes)
      charge(memory: Cost.line, at: begin)
      // cmark climbs from each node it adds to the root.
      let depth = containers.count
      if depth > 0 {
        charge(
          depth * (Cost.climbLine + (context.nodeCount - nodes) * Cost.climb), .depth(depth),
          at: begin)
      }
      if table?.isOpen == true { closeContext(at: end) }
      isAfterBlankLine = false
    }

    private mutating func readBlankLine(at begin: Int) {
      if !isAfterBlankLine { closeContext(at: begin) }
      table = nil
      html.readBlankLine()
      if !containers.isEmpty {
        charge(containers.count * Cost.blankLine, .depth(containers.count), at: begin)
        if let quote = containers.firstIndex(where: { $0.kind == .blockQuote }) {
          containers.removeSubrange(quote...)
        }
      }
      isAfterBlankLine = true
    }

    /// Whether the line surely begins a block of its own, whatever stands before it.
    private func startsBlock(_ begin: Int, _ first: Int, _ end: Int) -> Bool {
      guard first - begin <= 3, bytes[begin] != .tab else { return false }
      switch bytes[first] {
      case UInt8(ascii: "#"):
        var index = first
        while index < end, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index - first <= 6
          && (index == end || bytes[index] == .space || bytes[index] == .tab)
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        var index = first + 1
        guard index < end, bytes[index] == .space || bytes[index] == .tab else { return false }
        while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
        return index < end
      default:
        return false
      }
    }

    // MARK: Charging

    /// Adds steps of the kind, and notes a finding when they pass the limit.
    mutating func charge(_ count: Int, _ cause: Cause, at offset: Int, length: Int = 0) {
      guard count > 0 else { return }
      steps = steps.addingReportingOverflow(count).partialValue
      guard steps > Limit.steps || steps < 0, finding == nil else { return }
      finding = Finding(
        message: "\(cause.subject) bring the document to \(steps) steps of parsing;"
          + " the limit is \(Limit.steps)",
        bytes: offset..<min(offset + length, bytes.count), help: cause.help)
    }

    /// Adds bytes of memory, and notes a finding when they pass the limit.
    mutating func charge(memory count: Int, at offset: Int) {
      treeSize += count
      guard treeSize > treeSizeLimit, finding == nil else { return }
      finding = Finding(
        message: "the marks of the document up to this line take \(treeSize) bytes of memory;"
          + " the limit for \(bytes.count - start) bytes of text is \(treeSizeLimit)",
        bytes: offset..<offset, help: "split the document, or use fewer marks")
    }
  }

  /// What makes cmark take more than one pass over the text.
  enum Cause {
    case depth(Int)
    case unclosed(String, count: Int)
    case images(count: Int)
    case tildes(count: Int)
    case delimiters(count: Int)
    case leaves(count: Int)
    case url
    case address
    case table

    /// The subject of the sentence that ends in the number of steps.
    var subject: String {
      switch self {
      case .depth(let depth): "lines inside \(depth) quotes and lists"
      case .unclosed(let mark, let count): "\(count) '\(mark)' that nothing closes"
      case .images(let count): "brackets after \(count) '![' in one paragraph"
      case .tildes(let count): "\(count) '~' and '~~' in one paragraph"
      case .delimiters(let count): "\(count) runs of '*', '_' and '~' in one paragraph"
      case .leaves(let count): "\(count) addresses and notes among emphasis in one paragraph"
      case .url: "words with several URLs, or with one that ends in many ')',"
      case .address: "words with several '@'"
      case .table: "wide rows, and lines before tables,"
      }
    }

    var help: String {
      switch self {
      case .depth: "nest less, or leave out blank lines"
      case .unclosed(let mark, _): "close '\(mark)', or write '&lt;' for '<'"
      case .images: "write '\\!' where no image is meant, or split the paragraph"
      case .tildes: "write '\\~' for a tilde that is text, or split the paragraph"
      case .delimiters: "split the paragraph, or write '\\' before marks that are text"
      case .leaves: "split the paragraph"
      case .url: "put spaces between the URLs, or write each between '<' and '>'"
      case .address: "put spaces between the addresses"
      case .table: "split the table, or put a blank line before it"
      }
    }
  }

  /// What things cost cmark, in steps of a nanosecond and in bytes of memory.
  enum Cost {
    static let blankLine = 18
    static let climbLine = 4
    static let climb = 3
    static let image = 5
    static let delimiterStep = 4
    static let urlByte = 2
    static let domainByte = 8
    static let addressByte = 3
    static let rowByte = 3
    static let rowCell = 250
    static let block = 320
    static let line = 260
    static let inline = 260
    static let delimiter = 64
    static let cell = 360
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
