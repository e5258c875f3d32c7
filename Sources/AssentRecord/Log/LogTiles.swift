/// The tiles of a tree, and the bundles of its entries (C2SP tlog-tiles).
package enum LogTiles {
  /// The most bytes of an entry: a bundle gives its length in two bytes.
  package static let mostBytesOfEntry = 65_535
  /// The most bytes of a bundle.
  package static let mostBytesOfBundle = TilePath.fullWidth * (mostBytesOfEntry + 2)

  /// The tiles and bundles of a tree of some size: full ones, and the last one of each level where it is
  /// not full.
  package static func paths(ofSize size: Int) -> [TilePath] {
    paths(.entries, count: size) + hashPaths(ofSize: size)
  }

  /// The tiles for every one of some sizes: without those that are not full where the largest tree has
  /// the full one.
  package static func paths(ofSizes sizes: [Int]) -> [TilePath] {
    guard let most = sizes.max() else { return [] }
    var paths = paths(ofSize: most)
    let there = Set(paths)
    var seen = there
    for size in sizes.sorted() where size != most {
      for path in lastPaths(ofSize: size)
      where !there.contains(path.full) && seen.insert(path).inserted { paths.append(path) }
    }
    return paths
  }

  /// The tiles of a tree that are not full.
  private static func lastPaths(ofSize size: Int) -> [TilePath] {
    var paths: [TilePath] = []
    var count = size
    for level in 0...TilePath.lastLevel where count > 0 {
      let width = count % TilePath.fullWidth
      if width > 0 {
        let index = count / TilePath.fullWidth
        if level == 0 { paths.append(TilePath(.entries, index: index, width: width)) }
        paths.append(TilePath(.hashes(level), index: index, width: width))
      }
      count /= TilePath.fullWidth
    }
    return paths
  }

  private static func hashPaths(ofSize size: Int) -> [TilePath] {
    var result: [TilePath] = []
    var count = size
    for level in 0...TilePath.lastLevel where count > 0 {
      result += paths(.hashes(level), count: count)
      count /= TilePath.fullWidth
    }
    return result
  }

  private static func paths(_ level: TilePath.Level, count: Int) -> [TilePath] {
    let full = (0..<count / TilePath.fullWidth).map {
      TilePath(level, index: $0, width: TilePath.fullWidth)
    }
    let width = count % TilePath.fullWidth
    guard width > 0 else { return full }
    return full + [TilePath(level, index: count / TilePath.fullWidth, width: width)]
  }

  /// The bytes of a tile; `nil` where the tree has not all of its hashes, and for a bundle.
  package static func bytes(of path: TilePath, in tree: MerkleTree) -> [UInt8]? {
    guard case .hashes(let level) = path.level, let needed = path.neededSize, needed <= tree.size
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.width * MerkleHash.byteCount)
    let first = path.index * TilePath.fullWidth
    for index in first..<first + path.width {
      guard let node = tree.node(level: level * TilePath.height, index: index) else { return nil }
      bytes += node.bytes
    }
    return bytes
  }

  /// The bytes of a bundle; `nil` where there are not all of its entries, and for a tile of hashes.
  package static func bytes(of path: TilePath, of entries: [[UInt8]]) -> [UInt8]? {
    guard path.level == .entries, let needed = path.neededSize, needed <= entries.count else {
      return nil
    }
    var bytes: [UInt8] = []
    for entry in entries[path.index * TilePath.fullWidth..<needed] {
      guard entry.count <= mostBytesOfEntry else { return nil }
      bytes.append(UInt8(entry.count >> 8))
      bytes.append(UInt8(entry.count & 255))
      bytes += entry
    }
    return bytes
  }

  /// The entries of a bundle; `nil` where their lengths do not come to its bytes, or there are more or
  /// fewer than its path says.
  package static func entries(in bundle: [UInt8], of path: TilePath) -> [[UInt8]]? {
    var entries: [[UInt8]] = []
    var start = 0
    while start < bundle.count {
      guard entries.count < path.width, start + 2 <= bundle.count else { return nil }
      let end = start + 2 + (Int(bundle[start]) << 8 | Int(bundle[start + 1]))
      guard end <= bundle.count else { return nil }
      entries.append(Array(bundle[(start + 2)..<end]))
      start = end
    }
    return entries.count == path.width ? entries : nil
  }
}
