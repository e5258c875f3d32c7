/// What a drawing may hold besides its rows and columns, so that whatever is drawn is read in a
/// second. A page full of boxes has a few hundred.
enum DrawingLimit {
  static let boxes = 16_384
  /// Cells of lines, without the borders of boxes.
  static let lineCells = 131_072
  /// Edges of one drawing; each pair of the ends of a line may be one.
  static let edges = 8_192
  /// Edges of all the drawings of a document.
  static let edgesOfDocument = 32_768
  /// Cells of all boxes, those of boxes in boxes counted again.
  static let area = 16_000_000

  /// What there is too much of, as `16384 boxes`.
  static func excess(_ map: CellMap, _ boxes: [DrawnBox]) -> String? {
    if boxes.count > Self.boxes { return "\(Self.boxes) boxes" }
    var area = 0
    var borders = 0
    for box in boxes {
      let (width, height) = (max(box.right, box.bottomRight) - box.left + 1, box.rows.count + 2)
      area += width * height
      borders += 2 * (width + height)
    }
    if area > Self.area { return "\(Self.area) cells in boxes" }
    return map.strokeCount - borders > lineCells ? "\(lineCells) cells of lines" : nil
  }
}
