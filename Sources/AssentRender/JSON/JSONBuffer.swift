/// A buffer of JSON text (RFC 8259) under construction.
struct JSONBuffer: ~Copyable {
  var out: ByteBuffer
  /// Whether the next value in the open object or array needs a comma before it.
  private var needsComma = false

  init(minimumCapacity: Int = 256) {
    out = ByteBuffer(minimumCapacity: minimumCapacity)
  }

  mutating func beginObject() {
    separate()
    out.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    out.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func beginArray() {
    separate()
    out.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray() {
    out.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes the name of the next member; it must need no escaping.
  @inline(__always)
  mutating func key(_ name: StaticString) {
    out.reserve(name.utf8CodeUnitCount + 4)
    separate()
    out.append(UInt8(ascii: "\""))
    out.write(name)
    out.write("\":")
    needsComma = false
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    beginString()
    out.writeEscapedJSON(text)
    endString()
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  /// Begins a string whose characters are then written to `out`, escaped.
  @inline(__always)
  mutating func beginString() {
    separate()
    out.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  mutating func endString() {
    out.append(UInt8(ascii: "\""))
    needsComma = true
  }

  @inline(__always)
  mutating func literal(_ text: StaticString) {
    separate()
    out.write(text)
    needsComma = true
  }

  @inline(__always)
  mutating func number(_ value: Int) {
    separate()
    out.write(value)
    needsComma = true
  }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Starts a new line before the next member or element, so that texts compare line by line.
  mutating func newLine() {
    separate()
    out.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Appends bytes that are JSON already, as the next value.
  mutating func raw(_ value: UnsafeBufferPointer<UInt8>) {
    separate()
    out.write(value)
    needsComma = true
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { out.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}

extension ByteBuffer {
  /// Appends the characters of a JSON string, escaped as RFC 8785 (section 3.2.2.2) has it.
  mutating func writeEscapedJSON(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    var index = 0
    while index < count {
      index = writePlainWords(base, index, count) { word in
        ByteWord.controls(word) | ByteWord.matches(word, 0x22) | ByteWord.matches(word, 0x5C)
      }
      let stop = min(index + 8, count)
      reserve(8 * 6)
      while index < stop {
        let byte = base[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C {
          writeJSONEscape(byte)
        } else {
          append(byte)
        }
        index += 1
      }
    }
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
      append(UInt8(ascii: "0") + byte >> 4)
      append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + (byte & 15) - 10)
    }
  }
}
