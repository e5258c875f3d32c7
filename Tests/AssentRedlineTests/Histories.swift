import Foundation
import TestSupport
import Testing

/// The neighboring versions of the agreements in `../shared`, where they are there.
enum Histories {
  struct Pair: Sendable, CustomTestStringConvertible {
    var old: URL
    var new: URL

    var testDescription: String {
      new.deletingLastPathComponent().lastPathComponent + " " + new.lastPathComponent
    }

    var oldBytes: [UInt8] { get throws { try [UInt8](Data(contentsOf: old)) } }
    var newBytes: [UInt8] { get throws { try [UInt8](Data(contentsOf: new)) } }
  }

  /// All of them where `ASSENT_LONG` asks for it, else every fourth.
  static let pairs: [Pair] = {
    return all.enumerated().filter { Recording.isLong || $0.offset % 4 == 0 }.map(\.element)
  }()

  static let all: [Pair] = {
    let folder = PackageFolder.shared.appending(path: "corpus/histories")
    let files = PackageFolder.files(below: folder, endings: [".md"])
    return zip(files, files.dropFirst()).compactMap { old, new in
      old.deletingLastPathComponent() == new.deletingLastPathComponent()
        ? Pair(old: old, new: new) : nil
    }
  }()
}
