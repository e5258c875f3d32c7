import AssentDiagnostics

/// The edits that make one text of another.
///
/// They are few and small, so that an editor keeps cursor, folds and marks: line by line where both
/// have as many lines, else one from the first difference to the last.
enum TextDifference {
  static func edits(from old: [UInt8], to new: [UInt8]) -> [FixIt.Edit] {
    let (before, after) = (SourceFile(path: "", bytes: old), SourceFile(path: "", bytes: new))
    guard before.lineStarts.count == after.lineStarts.count else {
      return [edit(old, old.indices, new, new.indices)].compactMap(\.self)
    }
    return before.lineStarts.indices.compactMap {
      edit(old, lineRange($0, in: before), new, lineRange($0, in: after))
    }
  }

  private static func lineRange(_ index: Int, in source: SourceFile) -> Range<Int> {
    let next = index + 1
    let end = next < source.lineStarts.count ? Int(source.lineStarts[next]) : source.bytes.count
    return Int(source.lineStarts[index])..<end
  }

  /// The replacement of what differs in the middle; `nil` where nothing does.
  private static func edit(
    _ old: [UInt8], _ oldRange: Range<Int>, _ new: [UInt8], _ newRange: Range<Int>
  ) -> FixIt.Edit? {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    if oldStart == oldEnd, newStart == newEnd { return nil }
    while oldEnd > oldStart, newEnd > newStart, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // Neither a character nor a line end is cut in two.
    while isWithin(oldStart, old) || isWithin(newStart, new) {
      oldStart -= 1
      newStart -= 1
    }
    while isWithin(oldEnd, old) || isWithin(newEnd, new) {
      oldEnd += 1
      newEnd += 1
    }
    return FixIt.Edit(oldStart..<oldEnd, with: Array(new[newStart..<newEnd]))
  }

  private static func isWithin(_ index: Int, _ bytes: [UInt8]) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    return bytes[index] & 0xC0 == 0x80 || (bytes[index] == 0x0A && bytes[index - 1] == 0x0D)
  }
}
