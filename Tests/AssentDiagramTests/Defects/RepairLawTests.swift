import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentDiagram

/// A repair makes a drawing better, or leaves it: whatever a few cells of it were made of.
///
/// `ASSENT_LONG` tries many more mutants of each drawing.
struct RepairLawTests {

  /// Every drawing of the project, and of the documents of others where they are there.
  private static func drawings() throws -> [(name: String, text: [UInt8])] {
    var found: [(String, [UInt8])] = []
    for (folder, names) in [
      (GoldenTests.folder, GoldenTests.names), (MutationTests.folder, MutationTests.names),
    ] {
      for name in names {
        found.append((name, Array(try Data(contentsOf: folder.appending(path: name)))))
      }
    }
    for folder in ["seeds", "corpus/box"] {
      for url in SharedDocuments.files(in: folder) {
        for source in try SharedDocuments.drawings(in: url)
        where source.text.count < (Recording.isLong ? 8_000 : 2_000) {
          found.append(("\(url.lastPathComponent):\(source.fenceLine)", source.text))
        }
      }
    }
    return found
  }

  /// The drawing with one character taken out, put in or replaced.
  private static func mutant(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard !scalars.isEmpty else { return text }
    // Walls and corners are where repairs happen.
    let strokes = scalars.indices.filter { (0x2500...0x257F).contains(scalars[$0].value) }
    let walls = strokes.filter { !["─", "━", "═"].contains(scalars[$0]) }
    let places = [Array(scalars.indices), walls].filter { !$0.isEmpty }
    let from = places[Int.random(in: places.indices, using: &numbers)]
    let at = from[Int.random(in: from.indices, using: &numbers)]
    guard scalars[at] != "\n" else { return text }
    let signs = Array("│─┐┘┌└├┤┬┴┼▼▶ a ".unicodeScalars)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: scalars.remove(at: at)
    case 1:
      scalars.insert(
        contentsOf: Array(repeating: " ", count: Int.random(in: 1...6, using: &numbers)), at: at)
    case 2: scalars[at] = " "
    default: scalars[at] = signs[Int.random(in: signs.indices, using: &numbers)]
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  @Test func `a repaired drawing keeps the law, and so do its mutants`() throws {
    var numbers = Numbers(state: 39)
    var repaired = 0
    var count = 0
    for (name, text) in try Self.drawings() {
      for round in 0...(Recording.isLong ? 100 : 3) {
        var text = text
        // Mutants of one, two and four cells.
        if round > 0 {
          for _ in 0..<[1, 2, 4][round % 3] { text = Self.mutant(text, &numbers) }
        }
        count += 1
        let source = MutationTests.source(text)
        guard let straight = source.straightened() else { continue }
        repaired += 1
        var faults = Self.faults(source, source.with(straight))
        if round <= 1, try Self.picture(source) != Self.picture(source.with(straight)) {
          faults.append("the picture changed")
        }
        for fault in faults {
          Issue.record(
            "\(name): \(fault)\n\(String(decoding: text, as: UTF8.self))\n\(String(decoding: straight, as: UTF8.self))"
          )
        }
      }
    }
    #expect(repaired * 20 > count)
    if Recording.isLong { print("repaired \(repaired) of \(count)") }
  }

  private static func picture(_ source: DiagramSource) throws -> String? {
    guard let reading = DiagramReading(source) else { return nil }
    return try DiagramPicture(
      of: reading.graph, from: source, read: reading, prefix: "d", isStandalone: false)?.svg
  }

  /// Where a repair breaks the law.
  private static func faults(_ before: DiagramSource, _ after: DiagramSource) -> [String] {
    guard let old = DiagramReading(before), let new = DiagramReading(after),
      let oldDrawing = old.drawing, let newDrawing = new.drawing
    else { return ["it is no drawing any more"] }
    var faults: [String] = []
    if after.straightened() != nil { faults.append("a second run changes more") }
    if !new.graph.hasSameMeaning(as: old.graph) { faults.append("the graph changed") }
    if words(before.text) != words(after.text) { faults.append("words changed") }
    let (wrong, left) = (wallFaults(oldDrawing), wallFaults(newDrawing))
    for (box, rows) in left where !rows.isEmpty && rows != wrong[box] {
      faults.append("box \(box) is repaired in part: \(rows)")
    }
    // What says why a wall is off is no defect beside it.
    func judged(_ reading: DiagramReading) -> [DiagramDefect] {
      reading.defects().filter { $0.kind != .ambiguousWidth }
    }
    faults += grown(judged(old), judged(new)) { $0.kind.rawValue }
    faults += grown(old.graph.diagnostics, new.graph.diagnostics) { "\($0.rule)" }
    return faults + secondWalls(before.text, after.text) + secondJoints(before.text, after.text)
  }

  /// The names of which there are more than there were.
  private static func grown<T>(_ old: [T], _ new: [T], _ name: (T) -> String) -> [String] {
    let counts = Dictionary(old.map { (name($0), 1) }, uniquingKeysWith: +)
    return Dictionary(new.map { (name($0), 1) }, uniquingKeysWith: +)
      .filter { $0.value > counts[$0.key, default: 0] }.keys.sorted().map { "more \($0)" }
  }

  /// Rows in which more junctions and corners stand right beside another one than before.
  private static func secondJoints(_ before: [UInt8], _ after: [UInt8]) -> [String] {
    func pairs(_ row: [Unicode.Scalar]) -> Int {
      zip(row, row.dropFirst()).count { joints.contains($0) && joints.contains($1) }
    }
    return zip(cells(before), cells(after)).enumerated()
      .filter { pairs($0.element.1) > pairs($0.element.0) }
      .map { "a second junction in row \($0.offset)" }
  }

  private static let joints = Set("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╯╰".unicodeScalars)

  @Test func `no junction is drawn beside a corner that stays`() {
    let text = """
      ┌─────────────────┬──────────────────┬───└─────────────┐
      │ Network         │ Network         │ Network         │
          ↓
      Action Commands (Agent Instructions, System Adjustments)

      """
    let source = MutationTests.source(Array(text.utf8))
    let after = source.straightened().map { String(decoding: $0, as: UTF8.self) }
    #expect(after?.contains("┬┐") != true, "\(after ?? "")")
  }

  /// The letters and signs that draw nothing.
  private static func words(_ text: [UInt8]) -> [Unicode.Scalar] {
    String(decoding: text, as: UTF8.self).unicodeScalars.filter {
      !(0x2500...0x257F).contains($0.value) && !"-|+ \t\r\n=".unicodeScalars.contains($0)
        && !"▲△▶▷►▼▽◀◁◄←↑→↓^v<>'.`".unicodeScalars.contains($0)
    }
  }

  private static func wallFaults(_ drawing: Drawing) -> [[Int]: [String]] {
    let walls = WallDefects(drawing)
    var counts: [Int: Int] = [:]
    let names = drawing.boxes.map { box in
      counts[box.top, default: 0] += 1
      return [box.top, counts[box.top, default: 0]]
    }
    var found: [[Int]: [String]] = [:]
    for (defect, owner) in zip(walls.found, walls.owners) {
      found[names[owner], default: []].append("\(defect.row) \(defect.message)")
    }
    return found.mapValues { $0.sorted() }
  }

  // MARK: Second walls, seen as characters

  /// Rows that have got more walls than they had, one of them with nothing but blanks and walls
  /// between it and a wall that hangs on nothing.
  private static func secondWalls(_ before: [UInt8], _ after: [UInt8]) -> [String] {
    let (old, new) = (cells(before), cells(after))
    func sign(_ row: Int, _ column: Int) -> Unicode.Scalar {
      new.indices.contains(row) && new[row].indices.contains(column) ? new[row][column] : " "
    }
    func hangs(_ row: Int, _ column: Int, _ step: Int) -> Bool {
      var row = row
      while walls.contains(sign(row, column)) { row += step }
      return sign(row, column) != " " && !sign(row, column).properties.isAlphabetic
    }
    var faults: [String] = []
    for row in new.indices where old.indices.contains(row) && new[row] != old[row] {
      guard new[row].count(where: walls.contains) > old[row].count(where: walls.contains) else {
        continue
      }
      for column in new[row].indices where walls.contains(sign(row, column)) {
        if old[row].indices.contains(column), walls.contains(old[row][column]) { continue }
        for step in [-1, 1] {
          var at = column + step
          while abs(at - column) <= 12, at >= 0, at < new[row].count,
            sign(row, at) == " " || walls.contains(sign(row, at))
          {
            if sign(row, at) != " ", !hangs(row, at, -1), !hangs(row, at, 1) {
              faults.append("a second wall in row \(row), column \(column)")
            }
            at += step
          }
        }
      }
    }
    return faults
  }

  private static let walls: Set<Unicode.Scalar> = ["│", "┃", "║"]

  /// The characters of each row by column; a wide one fills two.
  private static func cells(_ text: [UInt8]) -> [[Unicode.Scalar]] {
    text.split(separator: 10, omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).unicodeScalars.flatMap { scalar in
        Array(repeating: scalar, count: max(0, textColumns(String(scalar))))
      }
    }
  }
}
