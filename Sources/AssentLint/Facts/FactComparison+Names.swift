import AssentDiagnostics
import AssentLicense

extension FactComparison {
  // MARK: Counts

  /// Holds what is said of how many sections an agreement has against the agreements.
  mutating func compareCounts(_ group: [FactSheet]) {
    let agreements = Dictionary(grouping: group.lazy.filter { !$0.counts.isEmpty }, by: \.kind)
    let counts = agreements.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.counts) } }
    for sheet in group {
      for fact in sheet.stated {
        guard case .count(let kind) = fact.topic, let value = Int(fact.value),
          let agreement = agreements[kind]?.first, counts[kind]?.contains(value) == false,
          let most = agreement.counts.max()
        else { continue }
        add(
          Drift(
            rule: .countDrift,
            message: "'\(fact.written)' sections of the \(kind.rawValue) are named, and "
              + "'\(Self.name(agreement.file))' has \(most)",
            range: fact.range,
            notes: [Diagnostic.Note("this one", file: agreement.file)],
            help: "correct the number, or name none"), sheet)
      }
    }
  }

  private static func agreementsFirst(_ group: [FactSheet]) -> [FactSheet] {
    group.filter(\.kind.isAgreement) + group.filter { !$0.kind.isAgreement }
  }

  // MARK: Companies

  /// More companies are not looked for.
  private static let mostCompanies = 8

  mutating func compareCompanies(_ group: [FactSheet]) {
    var bases: [String] = []
    for base in group.lazy.compactMap(\.company?.name.base) where !bases.contains(base) {
      bases.append(base)
      if bases.count == Self.mostCompanies { break }
    }
    for base in bases { compare(companyNamed: base, group) }
  }

  private mutating func compare(companyNamed base: String, _ group: [FactSheet]) {
    typealias Use = (sheet: FactSheet, form: String, range: Range<Int>)
    // Of as many, what an agreement says is right.
    let uses = Self.agreementsFirst(group).flatMap { sheet in
      CompanyForms.uses(of: base, in: sheet.source.bytes).map { use -> Use in
        (sheet, use.form, use.range)
      }
    }
    var counts: [String: Int] = [:]
    for use in uses { counts[use.form, default: 0] += 1 }
    guard counts.count > 1, let most = counts.values.max(),
      let usual = uses.first(where: { counts[$0.form] == most })
    else { return }
    for (_, own) in Dictionary(grouping: uses, by: \.sheet.file) {
      // A document with several forms tells companies apart.
      guard Set(own.map(\.form)).count == 1, let first = own.first, first.form != usual.form
      else { continue }
      let place = usual.sheet.source.range(ofBytes: usual.range)
      let written = { (use: Use) in
        String(decoding: use.sheet.source.bytes[use.range], as: UTF8.self)
      }
      add(
        Drift(
          rule: .companyNameDrift,
          message: "'\(written(first))' is '\(written(usual))' in '\(Self.name(usual.sheet.file))'",
          range: first.range,
          notes: [Diagnostic.Note("for example here", file: usual.sheet.file, at: place)],
          help: "write the same in both"), first.sheet)
    }
  }

  // MARK: Addresses

  mutating func compareMails(_ group: [FactSheet]) {
    typealias Use = (sheet: FactSheet, mail: MailAddress)
    let uses = Self.agreementsFirst(group).flatMap { sheet in
      sheet.mails.map { mail -> Use in (sheet, mail) }
    }
    var byLocal: [String: [Use]] = [:]
    for use in uses { byLocal[use.mail.local, default: []].append(use) }
    for (_, uses) in byLocal.sorted(by: { $0.key < $1.key }) where uses.count > 1 {
      var counts: [String: Int] = [:]
      for use in uses { counts[use.mail.host, default: 0] += 1 }
      guard counts.count > 1, let most = counts.values.max(),
        let usual = uses.first(where: { counts[$0.mail.host] == most })
      else { continue }
      // A document that has both knows them apart.
      let known = Set(uses.lazy.filter { $0.mail.host == usual.mail.host }.map(\.sheet.file))
      for use in uses where use.mail.looksLike(usual.mail) && !known.contains(use.sheet.file) {
        let place = usual.sheet.source.range(ofBytes: usual.mail.range)
        add(
          Drift(
            rule: .contactDrift,
            message: "'\(use.mail.text)' is '\(usual.mail.text)' in "
              + "'\(Self.name(usual.sheet.file))'",
            range: use.mail.range,
            notes: [Diagnostic.Note("the other one", file: usual.sheet.file, at: place)],
            help: "write the same in both"), use.sheet)
      }
    }
  }
}
