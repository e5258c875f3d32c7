import AssentDiagnostics

/// How lines break around a character, after UAX #14, reduced to what prose needs.
enum LineBreakClass: UInt8 {
  /// The default: no break inside a run of letters.
  case letter
  case digit
  case ideograph
  /// Never first on a line; narrow, so no break after it either.
  case closing
  /// Never first on a line; wide, with a break after it.
  case wideClosing
  /// Never last on a line.
  case opening
  case openingQuote
  case closingQuote
  /// No break on either side.
  case glue
  case hyphen
  case breakAfter
  case space
  case glueSpace
  case wideSpace
  case softHyphen
  case zeroWidthSpace
  /// Not printed.
  case dropped
  /// Printed as U+FFFD.
  case control
  /// The start of a line.
  case start
}

enum LineBreakTable {
  /// The classes of scalars below U+20000.
  static let shared: ScalarTable = {
    var table = ScalarTable()
    func set(_ list: StaticString, _ value: LineBreakClass) {
      table.set(list, to: value.rawValue)
    }
    set(ideographRanges, .ideograph)
    set(digitRanges, .digit)
    set(closingRanges, .closing)
    set(wideClosingRanges, .wideClosing)
    set(openingRanges, .opening)
    set(openingQuoteRanges, .openingQuote)
    set(closingQuoteRanges, .closingQuote)
    set(glueRanges, .glue)
    set(breakAfterRanges, .breakAfter)
    set("002D", .hyphen)
    set("00AD", .softHyphen)
    set("200B", .zeroWidthSpace)
    set("0000-0008 000E-001F 007F-0084 0086-009F", .control)
    set("0009-000D 0020 0085 1680 2000-2006 2008-200A 2028-2029 205F", .space)
    set("00A0 2007 202F", .glueSpace)
    set("3000", .wideSpace)
    // Embeddings, overrides and isolates could show the text in another order than it has; without
    // them the terminal orders it by its letters alone.
    set("202A-202E 2066-2069 FEFF", .dropped)
    return table
  }()

  /// For each class, by its raw value, the classes that may begin a line right after it, as bits.
  static let breaks: [UInt32] = {
    func bits(_ classes: LineBreakClass...) -> UInt32 {
      classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }
    var breaks = [UInt32](repeating: 0, count: Int(LineBreakClass.start.rawValue) + 1)
    let anything = bits(.letter, .digit, .ideograph, .opening, .openingQuote, .control)
    for value: LineBreakClass in [.ideograph, .wideClosing] { breaks[value] = anything }
    for value: LineBreakClass in [.letter, .digit, .closing, .closingQuote, .control] {
      breaks[value] = bits(.ideograph)
    }
    breaks[.hyphen] = bits(.letter, .ideograph)
    breaks[.breakAfter] = bits(.letter, .ideograph, .opening, .openingQuote)
    return breaks
  }()
}

extension [UInt32] {
  fileprivate subscript(value: LineBreakClass) -> UInt32 {
    get { self[Int(value.rawValue)] }
    set { self[Int(value.rawValue)] = newValue }
  }
}
