/// A buffer of JSON text (RFC 8259) under construction.
struct JSONBuffer {
  var bytes: [UInt8] = []
  /// Whether the next value in the open object or array needs a comma before it.
  private var needsComma = false

  mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes the name of the next member; it must need no escaping.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.write(name)
    bytes.write("\":")
    needsComma = false
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.writeEscapedJSON(text)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  mutating func literal(_ text: StaticString) {
    separate()
    bytes.write(text)
    needsComma = true
  }

  mutating func number(_ value: Int) {
    separate()
    bytes.write(value)
    needsComma = true
  }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Starts a new line before the next member or element, so that texts compare line by line.
  mutating func newLine() {
    separate()
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Appends bytes that are JSON already, as the next value.
  mutating func raw(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}

extension [UInt8] {
  /// Appends the characters of a JSON string, escaped as RFC 8785 (section 3.2.2.2) has it.
  mutating func writeEscapedJSON(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    var start = 0
    var index = 0
    while index < count {
      while index + 8 <= count {
        let word = ByteWord.load(base, index)
        let found =
          ByteWord.controls(word) | ByteWord.matches(word, 0x22) | ByteWord.matches(word, 0x5C)
        if found != 0 { break }
        index += 8
      }
      let stop = Swift.min(index + 8, count)
      while index < stop {
        let byte = base[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C else {
          index += 1
          continue
        }
        append(contentsOf: UnsafeBufferPointer(start: base + start, count: index - start))
        writeJSONEscape(byte)
        index += 1
        start = index
      }
    }
    append(contentsOf: UnsafeBufferPointer(start: base + start, count: count - start))
  }

  private mutating func writeJSONEscape(_ byte: UInt8) {
    switch byte {
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0C: write("\\f")
    case 0x0D: write("\\r")
    default:
      write("\\u00")
      append(contentsOf: [
        UInt8(ascii: "0") + byte >> 4,
        byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + (byte & 15) - 10,
      ])
    }
  }
}
