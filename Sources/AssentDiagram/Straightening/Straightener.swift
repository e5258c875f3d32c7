import AssentDiagnostics

/// Repairs what has one right answer in a drawing: walls go to the columns of their corners,
/// corners to their walls, lines and heads to their junctions, and junctions that were left out are
/// drawn.
///
/// A repair makes a drawing better, or leaves it: ``RepairCheck`` holds what comes out against what
/// was there, and what it finds at fault is left as it was.
struct Straightener {
  private let reading: DiagramReading
  private let drawing: Drawing
  /// What is left as it was.
  private var withheld = Withheld()
  private var trials = Trials()

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
  static func straighten(_ reading: DiagramReading) -> DiagramReading? {
    // Of what is no text, nobody knows which bytes are a stroke.
    guard reading.source.text.count <= byteLimit,
      String(validating: reading.source.text, as: UTF8.self) != nil
    else { return nil }
    var result = reading
    for pass in 0..<passLimit {
      guard let drawing = result.drawing else { return nil }
      var straightener = Straightener(reading: result, drawing: drawing)
      guard let better = straightener.pass() else { return pass == 0 ? nil : result }
      result = better
      // What was left may be repairable now that the rest is.
      if straightener.withheld.isEmpty { return result }
    }
    // What is never at rest has no one right answer.
    return nil
  }

  private init(reading: DiagramReading, drawing: Drawing) {
    self.reading = reading
    self.drawing = drawing
  }

  /// The drawing with all repairs that keep the law; `nil` where that changes nothing.
  private mutating func pass() -> DiagramReading? {
    var kept: DiagramReading?
    for _ in 0..<Self.attemptLimit {
      guard let result = attempt(withheld) else { return nil }
      // Most drawings have nothing to repair.
      if withheld.isEmpty, result.source.text == reading.source.text { return nil }
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
        .prefix(Self.returnLimit) where trials.count < Self.trialLimit
      {
        var fewer = withheld
        fewer.boxes.remove(box)
        if let result = attempt(fewer), faults(result, fewer).isEmpty {
          withheld = fewer
          best = result
        }
      }
    }
    return best.source.text == reading.source.text ? nil : best
  }

  private mutating func attempt(_ withheld: Withheld) -> DiagramReading? {
    StraighteningAttempt.make(reading, except: withheld, trials: &trials)
  }

  private func faults(_ result: DiagramReading, _ withheld: Withheld) -> Withheld {
    guard let after = result.drawing else { return Withheld() }
    return RepairCheck(before: reading, after: result, (drawing, after)).faults(withheld: withheld)
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
