extension ParserMemory {
  /// Pieces of memory, most of them cut from large chunks.
  ///
  /// Parsing takes many small pieces that live as long as the tree. Here each costs a few
  /// instructions, and one that cmark frees is used again for one of its size. Every piece has a
  /// header with its size, a multiple of 16.
  struct Pieces {
    private static let unit = 16
    private static let chunkSize = 1 << 20
    /// How many chunks are kept from one document to the next.
    private static let keptChunks = 4
    /// Larger pieces are taken from the system one by one.
    private static let largestSmall = 1 << 14
    /// Freed pieces up to this size are used again.
    private static let largestReused = 4096

    private var chunks: [UnsafeMutableRawPointer] = []
    private var usedChunks = 0
    /// The free end of the chunk in use.
    private var next = UnsafeMutableRawPointer(bitPattern: unit)
    private var room = 0
    /// For each size in units, the first of the freed pieces, each of which holds the next one.
    private let freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var large: Set<UnsafeMutableRawPointer> = []

    init() {
      freed = .allocate(capacity: Self.largestReused / Self.unit + 1)
      freed.initialize(repeating: nil, count: Self.largestReused / Self.unit + 1)
    }

    /// Gives everything back to the system.
    mutating func free() {
      reset()
      for chunk in chunks { chunk.deallocate() }
      freed.deallocate()
    }

    /// Takes all pieces back.
    mutating func reset() {
      for piece in large { (piece - Self.unit).deallocate() }
      large.removeAll()
      while chunks.count > Self.keptChunks { chunks.removeLast().deallocate() }
      usedChunks = 0
      room = 0
      freed.update(repeating: nil, count: Self.largestReused / Self.unit + 1)
    }

    mutating func takeZeroed(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
      let piece = take(count * size)
      piece?.initializeMemory(as: UInt8.self, repeating: 0, count: count * size)
      return piece
    }

    mutating func resize(
      _ piece: UnsafeMutableRawPointer?, to size: Int
    ) -> UnsafeMutableRawPointer? {
      guard let piece else { return take(size) }
      let old = Self.size(of: piece)
      if size <= old { return piece }
      let new = take(size)
      new?.copyMemory(from: piece, byteCount: old)
      putBack(piece)
      return new
    }

    @inline(__always)
    private mutating func take(_ count: Int) -> UnsafeMutableRawPointer? {
      let size = max(count + Self.unit - 1, Self.unit) / Self.unit * Self.unit
      if size <= Self.largestReused, let piece = freed[size / Self.unit] {
        freed[size / Self.unit] = piece.load(as: UnsafeMutableRawPointer?.self)
        return piece
      }
      if size + Self.unit > room, let piece = takeElsewhere(size) { return piece }
      guard let header = next else { return nil }
      next = header + (size + Self.unit)
      room -= size + Self.unit
      header.storeBytes(of: size, as: Int.self)
      return header + Self.unit
    }

    /// Takes a large piece from the system, or begins a new chunk and returns nothing.
    @inline(never)
    private mutating func takeElsewhere(_ size: Int) -> UnsafeMutableRawPointer? {
      if size > Self.largestSmall {
        let header = UnsafeMutableRawPointer.allocate(
          byteCount: size + Self.unit, alignment: Self.unit)
        header.storeBytes(of: size, as: Int.self)
        large.insert(header + Self.unit)
        return header + Self.unit
      }
      if usedChunks == chunks.count {
        chunks.append(.allocate(byteCount: Self.chunkSize, alignment: Self.unit))
      }
      next = chunks[usedChunks]
      room = Self.chunkSize
      usedChunks += 1
      return nil
    }

    @inline(__always)
    mutating func putBack(_ piece: UnsafeMutableRawPointer?) {
      guard let piece else { return }
      let size = Self.size(of: piece)
      if size <= Self.largestReused {
        piece.storeBytes(of: freed[size / Self.unit], as: UnsafeMutableRawPointer?.self)
        freed[size / Self.unit] = piece
      } else if size > Self.largestSmall, large.remove(piece) != nil {
        (piece - Self.unit).deallocate()
      }
    }

    @inline(__always)
    private static func size(of piece: UnsafeMutableRawPointer) -> Int {
      (piece - unit).load(as: Int.self)
    }
  }
}
