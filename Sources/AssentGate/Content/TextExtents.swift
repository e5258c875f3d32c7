/// How high each block of a text is in one layout, to find places in it and to find them again in
/// another.
public struct TextExtents: Hashable, Sendable {
  /// Where each block ends, from the top of the text.
  private let ends: [Double]

  /// - Parameter blocks: the height of each block with the space below it; what is no size is 0.
  public init(blocks: [Double]) {
    var end = 0.0
    ends = blocks.map { height in
      if height > 0, height < 1e12 { end += height }
      return end
    }
  }

  /// Of the whole text.
  public var height: Double { ends.last ?? 0 }

  /// The last place that is seen above a height; `nil` where that is above the first block.
  public func place(above height: Double) -> TextPlace? {
    guard height > 0, !ends.isEmpty else { return nil }
    guard height < self.height else { return TextPlace(block: ends.count - 1, part: 1000) }
    // The first block that ends at or below the height.
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < height { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? ends[low - 1] : 0
    return TextPlace(block: low, part: Int(1000 * (height - start) / (ends[low] - start)))
  }

  /// The height at which a place is in this layout; what is beyond the text is at its end.
  public func height(of place: TextPlace) -> Double {
    guard place.block >= 0 else { return 0 }
    guard place.block < ends.count else { return height }
    let start = place.block > 0 ? ends[place.block - 1] : 0
    let part = Double(min(max(place.part, 0), 1000)) / 1000
    return start + part * (ends[place.block] - start)
  }
}
