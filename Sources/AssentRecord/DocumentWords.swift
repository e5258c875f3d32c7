import AssentManifest

/// The words in the JSON form of a document (`assent-document/1`), as gates and checks read them.
package enum DocumentWords {
  /// What the blocks say, which is what a gate shows; `nil` where there are none.
  package static func said(in json: JSONValue) -> String? {
    guard let blocks = json["blocks"]?.array else { return nil }
    // Without recursion: JSON nests to a bounded depth, and this holds whatever the bound is.
    var texts: [String] = []
    var open = Array(blocks.reversed())
    while let block = open.popLast() {
      if let text = block["text"]?.string { texts.append(text) }
      if let inner = block["blocks"]?.array { open.append(contentsOf: inner.reversed()) }
    }
    return texts.joined(separator: " ")
  }

  /// The words that are listed once more, for checks by hand; `nil` where there are none.
  package static func listed(in json: JSONValue) -> String? { json["words"]?["text"]?.string }
}
