import AssentManifest

extension WhatChanged {
  /// Reads the published comparison (`diff.schema.json`), as far as it is shown.
  ///
  /// Fields and forms that are not known are passed over; words never are.
  static func read(_ json: JSONValue) throws(GateRefusal) -> Comparison {
    guard let spec = json["spec"]?.string,
      spec == "assent-diff/1" || spec.utf8.starts(with: "assent-diff/1.".utf8)
    else { throw .unreadable("the comparison is of a kind that this gate cannot read") }
    guard let clauses = json["clauses"]?.array else {
      throw .unreadable("the comparison has no list 'clauses'")
    }
    var read: [Clause] = []
    for clause in clauses { read.append(try Self.clause(clause)) }
    return .clauses(read, unchanged: max(0, json["unchangedClauses"]?.integer ?? 0))
  }

  private static func clause(_ json: JSONValue) throws(GateRefusal) -> Clause {
    guard let blocks = json["blocks"]?.array else {
      throw .unreadable("the comparison has a clause without 'blocks'")
    }
    let old = json["old"]?.array?.first
    let new = json["new"]?.array?.first
    let before = title(of: old, "deleted", blocks.first)
    let after = title(of: new, "inserted", blocks.first)
    var read: [Block] = []
    for block in blocks { read.append(try Self.block(block)) }
    return Clause(
      kinds: (json["kinds"]?.array ?? []).compactMap { $0.string.flatMap(Clause.Kind.init) },
      title: after ?? before ?? "", formerTitle: after == nil || before == after ? nil : before,
      anchor: new?["anchor"]?.string,
      parents: ((new ?? old)?["parents"]?.array ?? []).compactMap(\.string), blocks: read,
      otherMentions: (json["mentions"]?.array ?? []).compactMap { $0["text"]?.string })
  }

  /// As its heading in the text, where it has one: `4. Fees`; `nil` where the clause does not stand in
  /// that text.
  private static func title(
    of place: JSONValue?, _ side: String, _ block: JSONValue?
  ) -> String? {
    guard let place else { return nil }
    let title = place["title"]?.string ?? ""
    if !title.isEmpty, block?["form"]?.string == "heading" {
      let runs = (block?["runs"]?.array ?? []).map { run in
        (side == "deleted" ? run["former"]?.string : nil)
          ?? run["equal"]?.string ?? run[side]?.string ?? ""
      }
      let heading = runs.joined()
      if heading.utf8.reversed().starts(with: title.utf8.reversed()) { return heading }
    }
    return [place["number"]?.string ?? "", title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func block(_ json: JSONValue) throws(GateRefusal) -> Block {
    guard let runs = json["runs"]?.array else {
      throw .unreadable("the comparison has a paragraph without 'runs'")
    }
    var read: [Run] = []
    for run in runs { read += try Self.runs(run) }
    return Block(
      form: json["form"]?.string.flatMap(Block.Form.init) ?? .paragraph,
      marker: json["marker"]?.string ?? "", depth: min(20, max(0, json["depth"]?.integer ?? 0)),
      isChanged: read.contains { $0.kind != .kept } || runs.contains(where: meansOther), runs: read)
  }

  /// Whether words stayed and mention another clause now.
  private static func meansOther(_ run: JSONValue) -> Bool {
    run["equal"] != nil && run["sort"]?.string == "reference"
  }

  private static func runs(_ json: JSONValue) throws(GateRefusal) -> [Run] {
    if let text = json["equal"]?.string {
      // Words that are written in another way, as in capitals, went and came: so do defined terms change.
      guard let former = json["former"]?.string else { return [Run(kind: .kept, text: text)] }
      return [Run(kind: .deleted, text: former), Run(kind: .inserted, text: text)]
    }
    if let text = json["deleted"]?.string { return [Run(kind: .deleted, text: text)] }
    if let text = json["inserted"]?.string { return [Run(kind: .inserted, text: text)] }
    throw .unreadable("the comparison has words that are neither kept, deleted nor inserted")
  }
}
