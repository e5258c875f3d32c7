import AssentDiagnostics
import AssentMarkup

extension LineFiller {
  /// U+FFFD, which stands for a control character.
  static let replacement = Array("\u{FFFD}".utf8)

  /// Writes text of any script from `start` on, by grapheme clusters, at least up to `minimum`.
  ///
  /// Returns where it stopped: the end, or after a space that plain ASCII follows for a while.
  mutating func writeUnicode(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, atLeast minimum: Int
  ) -> Int {
    var index = start
    /// The text from here to `index` counts as written, but is not in `out` yet.
    var run = start
    while index < text.count {
      let (scalar, end) = decodeScalar(text, at: index)
      let value = lineBreakClass(scalar)
      switch LineBreakClass(rawValue: value) ?? .letter {
      case .space:
        flush(text, &run, index)
        run = end
        index = end
        writeSpace(.normal)
        if index >= minimum, startsPlainRun(text, index) { return index }
      case .wideSpace:
        flush(text, &run, index)
        run = end
        index = end
        writeSpace(.wide)
      case .glueSpace:
        flush(text, &run, index)
        run = end
        index = end
        writeSpace(.glue)
      case .softHyphen, .zeroWidthSpace:
        flush(text, &run, index)
        run = end
        index = end
        noteInvisibleBreak(addsHyphen: value == LineBreakClass.softHyphen.rawValue)
      case .dropped:
        flush(text, &run, index)
        run = end
        index = end
      case .control:
        flush(text, &run, index)
        run = end
        beginText(text, index)
        makeRoom(for: ambiguousWide ? 2 : 1)
        out.write(Self.replacement)
        column += ambiguousWide ? 2 : 1
        lastClass = LineBreakClass.letter.rawValue
        index = end
      case .letter, .digit, .ideograph, .closing, .wideClosing, .opening, .openingQuote,
        .closingQuote, .glue, .hyphen, .breakAfter, .start:
        if pendingSpace != .none || !isLineOpen || (usesColor && written != style) {
          flush(text, &run, index)
          beginText(text, index)
        }
        index = addCluster(text, index, scalar, end, value, &run)
      }
    }
    flush(text, &run, index)
    return index
  }

  /// Writes the text of the run so far.
  @inline(__always)
  private mutating func flush(
    _ text: UnsafeBufferPointer<UInt8>, _ run: inout Int, _ index: Int
  ) {
    guard run < index else { return }
    out.write(UnsafeBufferPointer(rebasing: text[run..<index]))
    run = index
  }

  /// Whether the next 16 bytes are plain, so that the quicker path pays.
  private func startsPlainRun(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text.count - index >= 16, text[index] > 0x20 else { return false }
    let window = UnsafeBufferPointer(rebasing: text[..<(index + 16)])
    return plainEnd(window, from: index) > index + 12
  }

  /// Adds the grapheme cluster at `index`, breaking the line before it where needed.
  private mutating func addCluster(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ scalar: UInt32, _ scalarEnd: Int,
    _ value: UInt8, _ run: inout Int
  ) -> Int {
    let property = self.property(of: scalar)
    var end = scalarEnd
    var columns = DisplayTable.columns(property, ambiguousWide: ambiguousWide)
    // Marks begin with CC; below that, and in the blocks of ideographs, there are none.
    let mayExtend =
      end < text.count && text[end] >= 0xCC && (text[end] < 0xE4 || text[end] > 0xE9)
      && self.property(of: decodeScalar(text, at: end).scalar) >= 4
    if mayExtend || property >= 4 {
      (end, columns) = displayCluster(in: text, at: index, ambiguousWide: ambiguousWide)
    }
    let position = out.count + (index - run)
    if breaks[Int(lastClass)] & (1 << UInt32(value)) != 0, allowsBreak(text, index) {
      breakPoint = BreakPoint(
        end: position, resume: position, endColumn: column, resumeColumn: column, style: written)
    }
    if column + columns > width {
      flush(text, &run, index)
      makeRoom(for: columns)
    }
    column += columns
    lastClass = value
    return end
  }

  /// Breaks the line until `columns` more fit: at the break point, else right here.
  private mutating func makeRoom(for columns: Int) {
    while column + columns > width {
      if breakPoint.end >= 0 {
        breakLine()
      } else if !keepsWords, out.count > contentStart, column > prefixColumns {
        newLine()
      } else {
        return
      }
    }
  }

  /// What the classes alone do not tell: whether a hyphen joins words, and that code has no breaks.
  private func allowsBreak(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if isCode { return false }
    guard lastClass == LineBreakClass.hyphen.rawValue, index >= 3 else {
      return lastClass != LineBreakClass.hyphen.rawValue
    }
    return isWordByte(text[index - 2]) && isWordByte(text[index - 3])
  }

  /// Remembers that the line may break here, with a hyphen if one is asked for and has room.
  private mutating func noteInvisibleBreak(addsHyphen: Bool) {
    guard isLineOpen, pendingSpace == .none, !addsHyphen || column < width else { return }
    breakPoint = BreakPoint(
      end: out.count, resume: out.count, endColumn: column, resumeColumn: column,
      addsHyphen: addsHyphen, style: written)
  }
}

extension LineFiller {
  @inline(__always)
  func property(of scalar: UInt32) -> UInt8 {
    scalar < 0x20000 ? properties[scalar] : DisplayTable.highProperty(of: scalar)
  }

  /// Whether text can go to a terminal as it is; now and then wrongly false.
  func isHarmless(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return true }
    var index = 0
    while index < text.count {
      while index + 8 <= text.count {
        let word = ByteWord.load(base, index)
        let odd = word & ByteWord.highs | ByteWord.controls(word) | ByteWord.matches(word, 0x7F)
        guard odd == 0 else { break }
        index += 8
      }
      guard index < text.count else { break }
      let byte = text[index]
      index += 1
      if byte >= 0x20, byte < 0x7F { continue }
      guard byte >= 0x80, index < text.count else {
        if byte >= 0x80 { continue }
        return false
      }
      let next = text[index]
      switch byte {
      case 0xC2: if next < 0xA0 { return false }
      case 0xE2: if next == 0x80 || next == 0x81 { return false }
      case 0xEF: if next == 0xBB { return false }
      default: break
      }
    }
    return true
  }

  /// Appends text as it is, except for what must not reach a terminal.
  mutating func appendSanitized(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var index = start
    while index < end {
      let (scalar, next) = decodeScalar(text, at: index)
      switch DisplayTable.role(property(of: scalar)) {
      case .control:
        out.write(Self.replacement)
      // Separators of lines and paragraphs end a line in some terminals.
      case _ where scalar == 0x2028 || scalar == 0x2029:
        out.write(Self.replacement)
      default:
        if lineBreakClass(scalar) != LineBreakClass.dropped.rawValue {
          out.write(UnsafeBufferPointer(rebasing: text[index..<next]))
        }
      }
      index = next
    }
  }

  /// Ends the line on demand; a second demand in a row does nothing.
  mutating func breakHard() {
    if isLineOpen { endLine() }
  }

  /// A mark that sticks to the text after it.
  mutating func writeMark(_ mark: StaticString) {
    let bytes = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    write(bytes)
    lastClass = LineBreakClass.opening.rawValue
  }
}
