/// Shapes in signs that are no strokes, drawn again as boxes.
extension Grid {
  /// The grid with the outlines of ruled boxes (`|____|`) and of slanted shapes (`/ \`) drawn as
  /// boxes of strokes, each around the same words; the same where there is none.
  func redrawn() -> Grid {
    let signs = outlineSigns
    if signs.isDashed, let plain = withPlainDashes() { return plain.redrawn() }
    guard signs.isRuled || signs.isSlanted || signs.isSigned || signs.isCornered else {
      return self
    }
    var strokes = RedrawnStrokes(self)
    if signs.isSigned {
      let isASCII = strokes.horizontal == CellMap.dash
      let joints = !isASCII && !CellMap.hasASCIICorner(self)
      strokes.add(SignStrokes(self, joints: joints, strokes))
    }
    if signs.isCornered { for cell in SignCorners(self).cells { strokes.addCorner(cell) } }
    if signs.isRuled {
      let ruled = RuledBoxes(self)
      for box in ruled.boxes { strokes.add(box) }
      for (row, column) in ruled.colons { strokes.addWall(row, column) }
      for link in ruled.links { strokes.addLine(link.row, link.columns) }
      let cornerless = CornerlessLines(self)
      for line in cornerless.lines { strokes.add(line) }
      for cell in cornerless.turns { strokes.addCorner(cell) }
    }
    if signs.isSlanted {
      for head in SlantedHeads(self).heads { strokes.add(head) }
      for shape in SlantedShapes(self).shapes { strokes.add(shape) }
    }
    return strokes.isEmpty ? self : with(strokes)
  }

  /// The grid with other dashes than that of ASCII written as it where they stand at one another, or at a plus:
  /// `+––––+`. `nil` where there are none.
  private func withPlainDashes() -> Grid? {
    var strokes = RedrawnStrokes(self)
    func isDash(_ row: Int, _ column: Int) -> Bool {
      [0x2012, 0x2013, 0x2212].contains(scalar(row, column))
    }
    for row in 0..<rowCount {
      for column in indents[row]..<max(indents[row], width(row)) where isDash(row, column) {
        let isStroke = [-1, 1].contains {
          isDash(row, column + $0) || scalar(row, column + $0) == CellMap.plus
        }
        if isStroke { strokes.addDash(row, column) }
      }
    }
    return strokes.isEmpty ? nil : with(strokes)
  }

  /// Whether there are borders of underscores, dots, stars or dashes, or colons and corners; whether there are
  /// slashes; whether there are signs that may stand for strokes, such as may stand for corners, and dashes that are
  /// not those of ASCII.
  private var outlineSigns:
    (isRuled: Bool, isSlanted: Bool, isSigned: Bool, isCornered: Bool, isDashed: Bool)
  {
    var isRuled = false
    var isSlanted = false
    var hasColon = false
    var hasPlus = false
    var isSigned = false
    var isCornered = false
    var isDashed = false
    let outlines: RowSigns = "-_.:+<>~()/╱*#"
    for (row, line) in lines.enumerated() where mayHold(row, outlines) {
      var last: UInt8 = 0
      var length = 0
      if line.last == 0x2D, line.suffix(3).allSatisfy({ $0 == 0x2D }) { isRuled = true }
      for byte in line {
        if last == 0x2D, length >= 3, byte == 0x20 || byte == 0x7C || byte == 0x2E || byte == 0x2C {
          isRuled = true
        }
        let before = last
        length = byte == last ? length + 1 : 1
        if byte == 0x2D, SignCorners.signs.contains(UInt32(before)) { isCornered = true }
        last = byte
        switch byte {
        case 0x5F, 0x2E, 0x2A, 0x23: isRuled = isRuled || length == 3
        case 0x3A: hasColon = true
        case 0x2B: hasPlus = true
        case 0x3C, 0x3E: isSigned = isSigned || length == 4 || before == 0x7E
        case 0x7E: isSigned = isSigned || before == 0x3C
        // A bracket behind a dash, also one that is a box character.
        case 0x28, 0x29: isSigned = isSigned || before == 0x2D || before == 0x80
        // The last byte of a slash that is a box character.
        case 0x2F, 0xB1: isSlanted = true
        // The last byte of a dash; before it a box character has none of these.
        case 0x92, 0x93: isDashed = isDashed || before == 0x80 || before == 0x88
        default: continue
        }
      }
    }
    return (
      isRuled || hasColon && hasPlus, isSlanted, hasPlus || isSigned, isCornered,
      isDashed && hasPlus
    )
  }
}
