import CCMark
import Synchronization

/// The memory that cmark parses one document in: lent for a parse, and all of it back at the end.
///
/// cmark's functions for memory are told nothing but sizes and places, so that only one such memory
/// can be lent at a time; the lock around the parser, which holds it, sees to that.
struct ParserMemory: ~Copyable, Sendable {
  /// Of the pieces, which nothing else points to while they are not lent.
  private let address: UInt

  init() {
    let pieces = UnsafeMutablePointer<Pieces>.allocate(capacity: 1)
    pieces.initialize(to: Pieces())
    address = UInt(bitPattern: pieces)
  }

  /// Calls `body` with functions for cmark; what they gave is gone when it returns.
  mutating func lend<Result>(
    _ body: (_ functions: UnsafeMutablePointer<cmark_mem>) -> Result
  ) -> Result {
    var functions = cmark_mem(
      calloc: { lentPieces()?.pointee.takeZeroed($0, $1) },
      realloc: { lentPieces()?.pointee.resize($0, to: $1) },
      free: { lentPieces()?.pointee.putBack($0) })
    lentAddress.store(address, ordering: .relaxed)
    defer {
      lentPieces()?.pointee.reset()
      lentAddress.store(0, ordering: .relaxed)
    }
    return body(&functions)
  }

  deinit {
    guard let pieces = UnsafeMutablePointer<Pieces>(bitPattern: address) else { return }
    pieces.pointee.free()
    pieces.deinitialize(count: 1)
    pieces.deallocate()
  }
}

/// The address of the memory that is lent; 0 for none.
private let lentAddress = Atomic<UInt>(0)

@inline(__always)
private func lentPieces() -> UnsafeMutablePointer<ParserMemory.Pieces>? {
  UnsafeMutablePointer(bitPattern: lentAddress.load(ordering: .relaxed))
}
