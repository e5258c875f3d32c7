/// Words in large letters of blocks, as a program shows when it starts: no drawing of anything.
enum BannerLayout {
  /// Blocks in fewer cells or rows are a bar of progress.
  private static let least = (cells: 12, rows: 3)

  /// Whether most rows hold nothing but blocks and double strokes, and enough blocks.
  static func isDrawn(_ grid: Grid) -> Bool {
    var blocks = 0
    var banners = 0
    var others = 0
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      let signs = grid.scalars[grid.rowStarts[row]..<grid.rowStarts[row + 1]]
      let isBanner = signs.allSatisfy {
        $0 == Grid.space || (0x2580...0x2593).contains($0) || (0x2550...0x256C).contains($0)
      }
      if isBanner {
        blocks += signs.count { (0x2580...0x2593).contains($0) }
        banners += 1
      } else {
        others += 1
      }
    }
    return blocks >= least.cells && banners >= least.rows && banners > others
  }
}
