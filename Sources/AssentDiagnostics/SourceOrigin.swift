/// A file as it is written, where it is read with words in place of its tags: `{{product.name}}`.
///
/// No replacement holds a line end, so that lines are the same in both and only columns differ.
package final class SourceOrigin: Sendable {
  /// A tag and what is read in its place.
  package struct Replacement: Hashable, Sendable {
    /// The fact that is named; empty where only a backslash before a tag was taken away.
    package var name: String
    /// Bytes of the file.
    package var written: Range<Int>
    /// Bytes of the text that is read.
    package var read: Range<Int>

    package init(name: String, written: Range<Int>, read: Range<Int>) {
      self.name = name
      self.written = written
      self.read = read
    }
  }

  /// A tag that has no words, or whose words cannot stand where it stands.
  package struct Fault: Hashable, Sendable {
    package var message: String
    package var help: String
    /// Bytes of the text that is read.
    package var range: Range<Int>

    package init(_ message: String, help: String, at range: Range<Int>) {
      self.message = message
      self.help = help
      self.range = range
    }
  }

  /// The file.
  package let bytes: [UInt8]
  /// In order.
  package let replacements: [Replacement]
  package let faults: [Fault]

  package init(bytes: [UInt8], replacements: [Replacement], faults: [Fault]) {
    self.bytes = bytes
    self.replacements = replacements
    self.faults = faults
  }

  /// The last replacement that begins at a byte of what is read, or before it.
  private func replacement(before offset: Int) -> Replacement? {
    let next = replacements.partitioningIndex { $0.read.lowerBound > offset }
    return next > 0 ? replacements[next - 1] : nil
  }

  /// Where a byte of what is read stands in the file: one of a replacement at its start, or at its end.
  private func written(_ offset: Int, isEnd: Bool) -> Int {
    guard let found = replacement(before: isEnd ? offset - 1 : offset) else { return offset }
    if offset < found.read.upperBound {
      return isEnd ? found.written.upperBound : found.written.lowerBound
    }
    return offset - found.read.upperBound + found.written.upperBound
  }

  /// The bytes of the file that a stretch of what is read comes from; tags in it as a whole.
  package func written(_ range: Range<Int>) -> Range<Int> {
    let start = written(range.lowerBound, isEnd: false)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, written(range.upperBound, isEnd: true))
  }

  /// Whether a stretch of what is read shares bytes with a replacement.
  package func isReplaced(_ range: Range<Int>) -> Bool {
    replacement(before: max(range.lowerBound, range.upperBound - 1)).map {
      $0.read.upperBound > range.lowerBound && $0.read.lowerBound < range.upperBound
    } ?? false
  }
}

extension SourceFile {
  /// The file as it is written, tags and all.
  package var written: SourceFile {
    origin.map { SourceFile(path: path, bytes: $0.bytes) } ?? self
  }

  /// A range of what is read, as a range of the file.
  fileprivate func written(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    guard let origin else { return range }
    return file.range(ofBytes: origin.written(bytes(of: range)))
  }
}

extension Diagnostic {
  /// The finding with the places of the files as they are written.
  ///
  /// A repair is left out where it would change words that stand in place of a tag.
  /// - Parameter source: the file at a path, as it is read.
  package func asWritten(_ source: (String) -> SourceFile?) -> Diagnostic {
    var found = self
    for index in notes.indices {
      guard let range = notes[index].range, let file = source(notes[index].file ?? self.file),
        file.origin != nil
      else { continue }
      found.notes[index].range = file.written(range, in: file.written)
    }
    guard let file = source(file), let origin = file.origin else { return found }
    let written = file.written
    found.range = range.map { file.written($0, in: written) }
    if var fix {
      if fix.edits.contains(where: { origin.isReplaced($0.range) }) {
        found.fix = nil
      } else {
        for index in fix.edits.indices {
          fix.edits[index].range = origin.written(fix.edits[index].range)
        }
        found.fix = fix
      }
    }
    return found
  }
}
