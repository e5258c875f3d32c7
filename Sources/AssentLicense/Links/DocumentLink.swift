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
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let target = parts.first, !target.isEmpty, !target.contains(":"), !target.contains("?"),
      !target.hasPrefix("/"), PublishedFile(String(target)) != nil
    else { return nil }
    var names = folder.split(separator: "/").map(String.init)
    for name in target.split(separator: "/") {
      switch name {
      case ".": continue
      case "..":
        guard !names.isEmpty else { return nil }
        names.removeLast()
      default: names.append(name.removingPercentEncoding ?? String(name))
      }
    }
    path = names.joined(separator: "/")
    fragment = parts.count > 1 ? "#" + parts[1] : ""
  }
}

/// The sorts of files that are published, told by their names.
package enum PublishedFile: Hashable, Sendable {
  case document
  /// A picture or the like, published as it is.
  case resource(mediaType: String)

  /// `nil` for a name of any other sort.
  package init?(_ path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
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
