import AssentManifest
import AssentRecord
import AssentRender

extension TextDigest {
  /// The text digest of a text with white space in it.
  package static func digest(ofText text: [UInt8]) -> Manifest.Digest {
    var words = WordSink()
    text.withUnsafeBufferPointer { words.append($0) }
    return digest(ofWords: words.finish())
  }
}
