import AssentDiagnostics
import Foundation

/// A relative link of a document, whatever it leads to: a page, a folder, a file of another sort.
///
/// ``DocumentLink`` is one to a document or picture of the content folder.
package struct RelativeLink: Hashable, Sendable {
  /// Where it leads, below the content folder, without a slash at its end; empty for the folder itself, `nil` where
  /// it leads out of it.
  package let path: String?
  /// Whether it names a folder: with a slash at its end.
  package let isFolder: Bool
  /// What follows the path, with its `?` or `#`, or empty.
  package let rest: String

  /// A quick test that every such link passes: it begins neither with a scheme nor with `/`, `#` or `?`.
  package static func mayBegin(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = destination.first, !"/#?".utf8.contains(first) else { return false }
    for byte in destination {
      switch byte {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "#"), UInt8(ascii: "?"): return true
      default: break
      }
    }
    return true
  }

  /// Reads a link destination; `nil` for one with a scheme, from the root of a site, within the document, or with what
  /// a template puts something in place of.
  ///
  /// - Parameter folder: that of the document, below the content folder; empty for the latter.
  package init?(_ destination: String, in folder: String) {
    let bytes = destination.utf8
    let end =
      bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
    let target = bytes[..<end]
    guard let first = target.first, first != UInt8(ascii: "/"),
      // A colon in a later part is no scheme, and is none of a name that can be published either.
      !target.contains(UInt8(ascii: ":")),
      !target.contains(where: { "{}<>$|\\".utf8.contains($0) })
    else { return nil }
    var names: [String]? = folder.pathNames.map(String.init)
    for part in target.split(separator: UInt8(ascii: "/")) {
      let name = String(Substring(part))
      switch name {
      case ".": continue
      case "..":
        // Once out of the folder, nothing leads back: its name is not known.
        if names?.isEmpty != false { names = nil } else { names?.removeLast() }
      default: names?.append(PercentEncoding.decoded(name))
      }
    }
    path = names?.joined(separator: "/")
    isFolder = target.last == UInt8(ascii: "/") || names?.isEmpty == true
    rest = String(destination[end...])
  }
}
