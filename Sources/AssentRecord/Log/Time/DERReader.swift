/// Reads elements of DER (ITU-T X.690), one after another, without ever reading past their end.
///
/// Lengths have to be as short as they can be, and numbers of tags are below 31, as all of those are
/// that stand in a timestamp.
struct DERReader {
  struct Element {
    let tag: UInt8
    let content: ArraySlice<UInt8>
    /// With tag and length.
    let whole: ArraySlice<UInt8>
  }

  static let integer: UInt8 = 0x02
  static let octets: UInt8 = 0x04
  static let identifier: UInt8 = 0x06
  static let time: UInt8 = 0x18
  static let sequence: UInt8 = 0x30
  static let set: UInt8 = 0x31
  /// `[0]` around, or in place of, an element that has elements in it.
  static let context0: UInt8 = 0xA0

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The tag of the next element.
  var nextTag: UInt8? { rest.first }

  /// The next element; `nil` at the end, and where there is no element.
  mutating func next() -> Element? {
    let start = rest.startIndex
    guard rest.count >= 2, rest[start] & 0x1F != 0x1F else { return nil }
    var place = start + 1
    var length = Int(rest[place])
    place += 1
    if length >= 0x80 {
      let count = length & 0x7F
      guard (1...4).contains(count), rest.endIndex - place >= count, rest[place] != 0 else {
        return nil
      }
      length = rest[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0x80 else { return nil }
      place += count
    }
    guard length <= rest.endIndex - place else { return nil }
    let end = place + length
    defer { rest = rest[end...] }
    return Element(tag: rest[start], content: rest[place..<end], whole: rest[start..<end])
  }

  /// The content of the next element, which has to have a tag.
  mutating func next(_ tag: UInt8) -> ArraySlice<UInt8>? {
    guard nextTag == tag else { return nil }
    return next()?.content
  }

  /// The elements in the next one, which has to have a tag.
  mutating func inner(_ tag: UInt8 = sequence) -> DERReader? { next(tag).map(DERReader.init) }
}
