import AssentRecord
import Testing

/// Tiles and their paths are those of C2SP tlog-tiles.
@Suite struct TileTests {
  @Test(arguments: [
    "tile/0/000", "tile/0/x001/x234/067", "tile/1/000.p/1", "tile/entries/000",
    "tile/entries/x001/000.p/255", "tile/7/000.p/12",
  ])
  func `a path is read and written`(_ path: String) throws {
    #expect(try #require(TilePath(path)).description == path)
  }

  @Test(arguments: [
    "tile/0/x001", "tile/0/x001/x000", "tile/0/x000/001", "tile/0/1", "tile/0/0001",
    "tile/0/001/002", "tile/00/001", "tile/8/001", "tile/64/001", "tile/-1/001", "tile/+1/001",
    "tile/0/000.p/0", "tile/0/000.p/256", "tile/0/000.p/01", "tile/0/000.p", "tile/0/000.p/",
    "tile/0", "tile/0/", "tile//000", "/tile/0/000", "tile/0/000/", "tile/entries", "tile/data/000",
    "tile/0/x000.p/1", "tile/0/xx01/000", "tile/0/000.p/1/2", "tile/0/..", "",
    "tile/0/x999/x999/x999/x999/x999/x999/x999/999", "tile/0/٠٠٠", "tile/0/000.p/٣",
  ])
  func `a path of any other form is none`(_ path: String) {
    #expect(TilePath(path) == nil)
  }

  @Test func `a size has the tiles that the specification gives as an example`() {
    let paths = LogTiles.paths(ofSize: 70_000).map(\.description)
    #expect(paths.count { $0.hasPrefix("tile/0/") && !$0.contains(".p/") } == 273)
    #expect(paths.contains("tile/0/273.p/112"))
    #expect(paths.contains("tile/1/000") && paths.contains("tile/1/001.p/17"))
    #expect(paths.contains("tile/2/000.p/1"))
    #expect(paths.count == 274 * 2 + 3)
    #expect(
      LogTiles.paths(ofSize: 256).map(\.description)
        == ["tile/entries/000", "tile/0/000", "tile/1/000.p/1"])
    #expect(LogTiles.paths(ofSize: 0).isEmpty)
  }

  @Test func `smaller sizes keep their parts until the full tile is there`() {
    let paths = LogTiles.paths(ofSizes: [3, 300, 5]).map(\.description)
    #expect(
      paths == [
        "tile/entries/000", "tile/entries/001.p/44", "tile/0/000", "tile/0/001.p/44",
        "tile/1/000.p/1",
      ])
    #expect(
      LogTiles.paths(ofSizes: [3, 5]).map(\.description) == [
        "tile/entries/000.p/5", "tile/0/000.p/5", "tile/entries/000.p/3", "tile/0/000.p/3",
      ])
  }

  @Test func `a tile above another has the hashes of full ones`() throws {
    let tree = MerkleTree(leaves: (0..<600).map { MerkleHash(leaf: [UInt8($0 & 255)]) })
    let tile = try #require(TilePath("tile/1/000.p/2"))
    let bytes = try #require(LogTiles.bytes(of: tile, in: tree))
    let first = MerkleTree(leaves: (0..<256).map { MerkleHash(leaf: [UInt8($0)]) }).root
    #expect(bytes == first.bytes + first.bytes)
    #expect(LogTiles.bytes(of: try #require(TilePath("tile/1/000.p/3")), in: tree) == nil)
  }

  @Test func `a bundle gives its entries back, and no other number of them`() throws {
    let entries: [[UInt8]] = [[1, 2], [], [UInt8](repeating: 7, count: 65_535)]
    let path = try #require(TilePath("tile/entries/000.p/3"))
    let bundle = try #require(LogTiles.bytes(of: path, of: entries))
    #expect(LogTiles.entries(in: bundle, of: path) == entries)
    #expect(LogTiles.entries(in: bundle.dropLast(), of: path) == nil)
    #expect(LogTiles.entries(in: bundle + [0], of: path) == nil)
    #expect(LogTiles.entries(in: bundle + [0, 0], of: path) == nil)
    let other = try #require(TilePath("tile/entries/000.p/4"))
    #expect(LogTiles.entries(in: bundle, of: other) == nil)
    #expect(LogTiles.bytes(of: path, of: [[1], [2], [UInt8](repeating: 0, count: 65_536)]) == nil)
  }

  @Test func `a tile far away needs more entries than can be counted`() throws {
    let path = try #require(TilePath("tile/7/x999/x999/999"))
    #expect(path.neededSize == nil)
    #expect(LogTiles.bytes(of: path, in: MerkleTree()) == nil)
  }
}
