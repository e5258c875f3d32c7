/// Text that is put together of many pieces.
struct ByteText {
  private var bytes: [UInt8] = []

  init(capacity: Int = 80) { bytes.reserveCapacity(capacity) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = number.magnitude
    var unit: UInt = 1
    while size / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: size / unit % 10))
      unit /= 10
    }
  }

  mutating func add(_ text: String, _ number: Int, _ end: String = "") {
    add(text)
    add(number)
    add(end)
  }

  /// Two numbers with a blank between them.
  mutating func add(_ text: String, _ point: Scene.Point) {
    add(text, point.x, " ")
    add(point.y)
  }
}
