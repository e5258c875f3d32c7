import AssentManifest
import AssentRecord

/// One line of a log, for whoever wants to see them all.
public struct AcceptanceLine: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// As it stands in the log, without its newline.
  public var bytes: [UInt8]
  /// Of ``bytes``: what the next line names.
  public var digest: Manifest.Digest
  /// Of the line before; `nil` of the first one.
  public var previous: Manifest.Digest?
  /// `nil` of one that is not known here, or lacks something; it accepts nothing.
  public var event: AcceptanceEvent?
  /// Whether the log went on here after it was damaged or cut, so that what stands before does not count.
  public var isAfterBreak: Bool

  /// The lines of a log as far as it is sound.
  public static func all(in bytes: [UInt8]) -> [AcceptanceLine] {
    var lines: [AcceptanceLine] = []
    var reader = ChainReader()
    // What comes after damage is left out: `verify()` tells of it.
    _ = try? reader.read(bytes, limit: AcceptanceChain.mostBytesOfLine) { state, line in
      guard let digest = state.head else { return }
      lines.append(
        AcceptanceLine(
          number: line.number, bytes: Array(bytes[line.range]), digest: digest,
          previous: line.object.string("prev").flatMap { Manifest.Digest($0) },
          event: (try? AcceptanceEvent(reading: AcceptanceFields(line.object))) ?? nil,
          isAfterBreak: AcceptanceBreak.isBreak(line.object)))
    }
    return lines
  }

  /// The record in it, whatever it says of it; `nil` where it has none.
  public var acceptance: Acceptance? { event?.acceptance }
}
