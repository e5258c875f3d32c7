import AssentDiagnostics

/// Repairs what has one right answer in a drawing: walls go to the columns of their corners,
/// corners to their walls, lines and heads to their junctions, and junctions that were left out are
/// drawn.
///
/// A repair makes a drawing better, or leaves it: ``RepairCheck`` holds what comes out against what
/// was there, and what it finds at fault is left as it was.
struct Straightener {
  private let before: JudgedDrawing
  /// What is left as it was.
  private var withheld = Withheld()

  /// Longer drawings are not straightened.
  private static let byteLimit = 300_000
  /// After so many passes a drawing does not come to rest.
  private static let passLimit = 3
  /// After so many attempts it is not known what to leave as it was.
  private static let attemptLimit = 6
  /// What was withheld is tried again one by one, up to this number of boxes and reads.
  private static let returnLimit = 12
  private static let trialLimit = 200

  /// The straightened drawing; `nil` where there is nothing to repair.
  static func straighten(_ original: JudgedDrawing) -> JudgedDrawing? {
    // Of what is no text, nobody knows which bytes are a stroke.
    let text = original.reading.source.text
    guard !original.defects.allSatisfy(\.kind.isOfBlanks), text.count <= byteLimit,
      String(validating: text, as: UTF8.self) != nil
    else { return nil }
    var trials = Trials(of: original)
    var result = aligned(original, &trials) ?? original
    for _ in 0..<passLimit {
      var straightener = Straightener(before: result)
      guard let better = straightener.pass(&trials) else {
        if trials.isExhausted { return nil }
        return result === original ? nil : result
      }
      if trials.isExhausted { return nil }
      result = better
      // What was left may be repairable now that the rest is.
      if straightener.withheld.isEmpty { return result }
    }
    // What is never at rest has no one right answer.
    return nil
  }

  /// The drawing with its rows as they are read, `nil` where they are so.
  private static func aligned(_ original: JudgedDrawing, _ trials: inout Trials) -> JudgedDrawing? {
    let (map, rows) = (original.drawing.map, original.drawing.grid.alignedRows.keys)
    if rows.isEmpty { return nil }
    let text = DrawingEdit.apply(
      [DrawingEdit(rows.map { ($0, .align) })], to: map, text: original.reading.source.text)
    return trials.drawing(text, madeOf: original)
  }

  private init(before: JudgedDrawing) { self.before = before }

  /// The drawing with all repairs that keep the law; `nil` where that changes nothing.
  private mutating func pass(_ trials: inout Trials) -> JudgedDrawing? {
    let last = trials.count + Self.trialLimit
    var kept: JudgedDrawing?
    for _ in 0..<Self.attemptLimit {
      guard let result = StraighteningAttempt.make(before, except: withheld, trials: &trials) else {
        return nil
      }
      // Most drawings have nothing to repair.
      if withheld.isEmpty, result.isSame(as: before) { return nil }
      let faults = faults(result, withheld)
      if faults.isEmpty {
        kept = result
        break
      }
      withheld.boxes.formUnion(faults.boxes)
      withheld.rows.formUnion(faults.rows)
    }
    guard var best = kept else { return nil }
    // One box may have been at fault for all that share a row with it.
    if withheld.boxes.count > 1 {
      for box in withheld.boxes.sorted(by: { ($0.top, $0.ordinal) < ($1.top, $1.ordinal) })
        .prefix(Self.returnLimit) where trials.count < last
      {
        var fewer = withheld
        fewer.boxes.remove(box)
        if let result = StraighteningAttempt.make(before, except: fewer, trials: &trials),
          faults(result, fewer).isEmpty
        {
          withheld = fewer
          best = result
        }
      }
    }
    return best.isSame(as: before) ? nil : best
  }

  private func faults(_ after: JudgedDrawing, _ withheld: Withheld) -> Withheld {
    RepairCheck(before: before, after: after).faults(withheld: withheld)
  }
}

extension DiagramSource {
  /// The drawing with its lines straight; `nil` where nothing has one right answer.
  package func straightened() -> [UInt8]? {
    DiagramReading(self)?.straightened()?.source.text
  }

  /// The same place with another text.
  package func with(_ text: [UInt8]) -> DiagramSource {
    DiagramSource(file: file, text: text, info: info, fenceLine: fenceLine, indent: indent)
  }
}
