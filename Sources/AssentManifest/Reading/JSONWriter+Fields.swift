extension JSONWriter {
  mutating func field(_ field: Manifest.Field, _ value: String?) {
    guard let value else { return }
    key(field.rawValue)
    append(value)
  }

  mutating func field(_ field: Manifest.Field, _ value: Int?) {
    guard let value else { return }
    key(field.rawValue)
    append(value)
  }

  mutating func field(_ field: Manifest.Field, _ value: Bool) {
    key(field.rawValue)
    append(value)
  }

  mutating func field(_ field: Manifest.Field, _ value: (some ManifestText)?) {
    self.field(field, value?.manifestText)
  }

  mutating func field(_ field: Manifest.Field, _ digest: Manifest.Digest) {
    key(field.rawValue)
    append(digest)
  }

  mutating func field(_ field: Manifest.Field, _ value: (some ManifestObject)?) {
    guard let value else { return }
    key(field.rawValue)
    value.write(to: &self)
  }

  mutating func field(_ field: Manifest.Field, _ values: [String]) {
    key(field.rawValue)
    beginArray()
    for value in values { append(value) }
    endArray()
  }

  mutating func field(_ field: Manifest.Field, _ values: [some ManifestObject]) {
    key(field.rawValue)
    beginArray()
    for value in values {
      value.write(to: &self)
      compareLongPiece()
    }
    endArray()
  }

  /// Writes values by language tag, the tags sorted.
  mutating func field<T>(
    _ field: Manifest.Field, _ values: [Manifest.Locale: T], _ write: (T, inout JSONWriter) -> Void
  ) {
    key(field.rawValue)
    beginObject()
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
      key(tag.text)
      write(value, &self)
    }
    endObject()
  }
}
