import Testing

@testable import AssentLicense

@Suite struct NamePlacesTests {
  private static let bytes = Array(
    """
    Oak (GPL) and the GPL, an AGPL or (GPL). The Oak Tree, oak trees, and Trees: each Oak Tree é. \
    Treeé (EULA) EULAs; XEULA. A Tree

    """.utf8)

  /// All words, and all pairs and triples of them.
  private static let names: [Range<Int>] = {
    let words = bytes.indices.split { !($0 < bytes.count && isASCIILetter(bytes[$0])) }
    return (1...3).flatMap { count in
      words.indices.dropLast(count - 1).map { index in
        words[index].startIndex..<words[index + count - 1].endIndex
      }
    }
  }()

  @Test func `where many names are looked up, each is found where a search finds it`() {
    let many = NamePlaces(Self.bytes)
    for _ in 0..<20 { for name in Self.names { _ = many.hasOther(than: name) { _ in false } } }
    for name in Self.names {
      for isFit in [{ (_: Int) in true }, { $0 % 2 == 0 }, { $0 > 40 }] {
        #expect(
          many.hasOther(than: name, where: isFit)
            == NamePlaces(Self.bytes).hasOther(than: name, where: isFit))
      }
      #expect(
        many.hasOther(thanAbbreviation: name)
          == NamePlaces(Self.bytes).hasOther(thanAbbreviation: name))
    }
  }
}
