import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender

extension Document {
  /// Its words without white space, as the text digest counts them; all formats have the same.
  var words: [UInt8] { HTMLRenderer().render(self).words.words(in: text) }

  /// The digest of its words, as a build finds it.
  var textDigest: Manifest.Digest { TextDigest.digest(ofWords: words) }
}
