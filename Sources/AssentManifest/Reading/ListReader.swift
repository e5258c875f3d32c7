/// The elements of a long array of a manifest, each taken in when its bytes are read, so that there is
/// never a tree of all of them.
struct ListReader<Element: ManifestObject> {
  private let field: Manifest.Field
  private var elements: [Element] = []
  /// What the first element that cannot be read says.
  private var fault: ManifestError?

  init(_ field: Manifest.Field) { self.field = field }

  /// Takes in an element where the array is the one of its field; `false` for any other.
  mutating func take(_ key: String, _ value: JSONValue) -> Bool {
    guard key == field.rawValue else { return false }
    guard fault == nil else { return true }
    do throws(ManifestError) {
      elements.append(try FieldReader.read(value))
    } catch {
      fault = error.inside("[\(elements.count)]")
    }
    return true
  }

  /// All elements, once the fields around them are there; throws what one of them says, or that the
  /// field is missing or no array.
  func read(_ fields: FieldReader) throws(ManifestError) -> [Element] {
    if let fault { throw fault.inside(field.rawValue) }
    // What stands in the tree is an array from which all were taken.
    let _: [Element] = try fields.array(field)
    return elements
  }
}
