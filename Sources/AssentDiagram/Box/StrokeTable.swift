/// What the characters of drawings are made of.
enum StrokeTable {
  /// How a stroke is drawn; the edge takes its style from it.
  enum Weight: UInt8, Sendable {
    case light
    case dashed
    case heavy
  }

  /// The characters of each set of arms. Source: Unicode 15.1, code chart U+2500–257F.
  private static let strokes: [(arms: UInt8, characters: String)] = [
    (Arms.horizontal, "─━┄┅┈┉╌╍═╼╾⎯"),
    (Arms.vertical, "│┃┆┇┊┋╎╏║╽╿⎟"),
    (Arms.east | Arms.south, "┌┍┎┏╒╓╔╭"),
    (Arms.west | Arms.south, "┐┑┒┓╕╖╗╮"),
    (Arms.north | Arms.east, "└┕┖┗╘╙╚╰"),
    (Arms.north | Arms.west, "┘┙┚┛╛╜╝╯"),
    (Arms.vertical | Arms.east, "├┝┞┟┠┡┢┣╞╟╠"),
    (Arms.vertical | Arms.west, "┤┥┦┧┨┩┪┫╡╢╣"),
    (Arms.horizontal | Arms.south, "┬┭┮┯┰┱┲┳╤╥╦"),
    (Arms.horizontal | Arms.north, "┴┵┶┷┸┹┺┻╧╨╩"),
    (Arms.horizontal | Arms.vertical, "┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╪╫╬"),
    (Arms.west, "╴╸"), (Arms.north, "╵╹"), (Arms.east, "╶╺"), (Arms.south, "╷╻"),
  ]

  private static let heads: [(way: Way, characters: String)] = [
    (.north, "▲△▴▵↑⬆⇑"),
    (.east, "▶▷►▸▹→⇒➜➔➡⟶⮕"),
    (.south, "▼▽▾▿↓⬇⇓"),
    (.west, "◀◁◄◂◃←⇐⬅⟵"),
  ]

  private static let dashed = "┄┅┈┉╌╍┆┇┊┋╎╏"
  private static let heavy =
    "━┃┏┓┗┛┣┫┳┻╋═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬"
  private static let rounded = "╭╮╯╰"

  /// Scalars from U+2190 to U+2BFF, where all of these are: arms in the low four bits, the way of
  /// a head plus one in the next three, then how a stroke is drawn.
  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: 0x2C00 - first)
    for (arms, characters) in strokes {
      for scalar in characters.unicodeScalars { table[Int(scalar.value) - first] = UInt16(arms) }
    }
    for (way, characters) in heads {
      for scalar in characters.unicodeScalars {
        table[Int(scalar.value) - first] = UInt16(way.rawValue + 1) << 4
      }
    }
    for (bit, characters) in [(isDashed, dashed), (isHeavy, heavy), (isRound, rounded)] {
      for scalar in characters.unicodeScalars { table[Int(scalar.value) - first] |= bit }
    }
    return table
  }()

  private static let first = 0x2190
  private static let isDashed: UInt16 = 0x80
  private static let isHeavy: UInt16 = 0x100
  private static let isRound: UInt16 = 0x200

  @inline(__always)
  private static func entry(_ scalar: UInt32) -> UInt16 {
    let index = Int(scalar) - first
    return index >= 0 && index < 0x2C00 - first ? table[index] : 0
  }

  /// The arms of a box-drawing character; none of others.
  static func arms(of scalar: UInt32) -> UInt8 { UInt8(entry(scalar) & 15) }

  /// The arms and the heads, their ways plus one, of characters.
  static func strokes(_ scalars: [UInt32]) -> (arms: [UInt8], heads: [UInt8]) {
    var arms = [UInt8](repeating: 0, count: scalars.count)
    var heads = arms
    let table = table
    for (index, scalar) in scalars.enumerated() where 0x2190..<0x2C00 ~= scalar {
      let entry = table[Int(scalar) - first]
      arms[index] = UInt8(entry & 15)
      heads[index] = UInt8(entry >> 4 & 7)
    }
    return (arms, heads)
  }

  /// The plain character with some arms, two or more of them.
  static func sign(of arms: UInt8) -> UInt32? {
    guard arms.nonzeroBitCount > 1 else { return nil }
    return strokes.first { $0.arms == arms }?.characters.unicodeScalars.first?.value
  }

  /// The way an arrow or triangle points.
  static func head(of scalar: UInt32) -> Way? { Way(rawValue: Int(entry(scalar) >> 4 & 7) - 1) }

  /// A filled or open dot that may end or join lines.
  static func isDot(_ scalar: UInt32) -> Bool {
    scalar == 0x25CF || scalar == 0x25CB || scalar == 0x25CC || scalar == 0x25C9
  }

  /// An arrow across the page with a head at either end.
  static func isTwoHeaded(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2194, 0x21D4, 0x2B0C, 0x27F7: true
    default: false
    }
  }

  /// An arrow down the page with a head at either end.
  static func isTwoHeadedDown(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2195, 0x21D5, 0x2B0D: true
    default: false
    }
  }

  static func isRounded(_ scalar: UInt32) -> Bool { entry(scalar) & isRound != 0 }

  static func weight(of scalar: UInt32) -> Weight {
    let entry = entry(scalar)
    if entry & isDashed != 0 { return .dashed }
    return entry & isHeavy != 0 || scalar == 0x3D ? .heavy : .light
  }
}
