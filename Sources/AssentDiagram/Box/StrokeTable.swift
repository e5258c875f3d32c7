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
  /// a head plus one in the next three.
  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 0x2C00 - first)
    for (arms, characters) in strokes {
      for scalar in characters.unicodeScalars { table[Int(scalar.value) - first] = arms }
    }
    for (way, characters) in heads {
      for scalar in characters.unicodeScalars {
        table[Int(scalar.value) - first] = UInt8(way.rawValue + 1) << 4
      }
    }
    return table
  }()

  private static let first = 0x2190
  private static let dashedScalars = Set(dashed.unicodeScalars.map(\.value))
  private static let heavyScalars = Set(heavy.unicodeScalars.map(\.value))
  private static let roundedScalars = Set(rounded.unicodeScalars.map(\.value))

  @inline(__always)
  private static func entry(_ scalar: UInt32) -> UInt8 {
    let index = Int(scalar) - first
    return index >= 0 && index < 0x2C00 - first ? table[index] : 0
  }

  /// The arms of a box-drawing character; none of others.
  static func arms(of scalar: UInt32) -> UInt8 { entry(scalar) & 15 }

  /// The plain character with some arms, two or more of them.
  static func sign(of arms: UInt8) -> UInt32? {
    guard arms.nonzeroBitCount > 1 else { return nil }
    return strokes.first { $0.arms == arms }?.characters.unicodeScalars.first?.value
  }

  /// The way an arrow or triangle points.
  static func head(of scalar: UInt32) -> Way? { Way(rawValue: Int(entry(scalar) >> 4) - 1) }

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

  static func isRounded(_ scalar: UInt32) -> Bool { roundedScalars.contains(scalar) }

  static func weight(of scalar: UInt32) -> Weight {
    if dashedScalars.contains(scalar) { return .dashed }
    return heavyScalars.contains(scalar) || scalar == 0x3D ? .heavy : .light
  }
}
