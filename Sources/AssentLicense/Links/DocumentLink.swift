import AssentDiagnostics
import Foundation

/// A link to another file of the content folder.
package struct DocumentLink: Hashable, Sendable {
  /// The other file, by its path below the content folder.
  package let path: String
  /// With its `#`, or empty.
  package let fragment: String

  /// A quick test that every such link passes: a relative path with a `.` in it.
  package static func mayBegin(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    var hasDot = false
    for byte in destination {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "?"): return false
      case UInt8(ascii: "#"): return hasDot
      case UInt8(ascii: "."): hasDot = true
      default: break
      }
    }
    return hasDot
  }

  /// Reads a link destination; `nil` for one that is no relative path to a file which is published.
  ///
  /// - Parameter folder: that of the document, below the content folder; empty for the latter.
  package init?(_ destination: String, in folder: String) {
    let bytes = destination.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let target = bytes[..<end]
    guard let first = target.first, first != UInt8(ascii: "/"),
      !target.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "?") }),
      PublishedFile(String(destination[..<end])) != nil
    else { return nil }
    var names = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for part in target.split(separator: UInt8(ascii: "/")) {
      let name = String(Substring(part))
      switch name {
      case ".": continue
      case "..":
        guard !names.isEmpty else { return nil }
        names.removeLast()
      case _ where part.contains(UInt8(ascii: "%")):
        names.append(PercentEncoding.decoded(name))
      default: names.append(name)
      }
    }
    path = names.joined(separator: "/")
    fragment = String(destination[end...])
  }
}

/// The sorts of files that are published, told by their names.
package enum PublishedFile: Hashable, Sendable {
  case document
  /// A picture or the like, published as it is.
  case resource(mediaType: String)

  /// `nil` for a name of any other sort.
  package init?(_ path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let written = path[path.utf8.index(after: dot)...]
    // What nearly all are called.
    if written.utf8.elementsEqual("md".utf8) {
      self = .document
      return
    }
    let ending = written.lowercased()
    if ending == "md" || ending == "markdown" {
      self = .document
    } else if let type = Self.mediaTypes[ending] {
      self = .resource(mediaType: type)
    } else {
      return nil
    }
  }

  private static let mediaTypes = [
    "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
  ]
}
