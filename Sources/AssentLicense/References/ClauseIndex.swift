import AssentDiagnostics

/// Finds clauses by the numbers that a text mentions them by.
struct ClauseIndex {
  /// What a number means.
  struct Target {
    /// Index of the clause.
    var clause: Int
    /// Further clauses that have the number as much.
    var others: [Int] = []
    /// The last levels of the number, which no part of the clause has.
    var rest: [String] = []
  }

  private let clauses: [Clause]
  /// The levels of each clause with those around it, an attachment before all: `@`, `4`, `2`, `a`.
  private var paths: [[String]]
  private var byPath: [String: [Int]] = [:]
  /// The same with Roman numerals as digits.
  private var byValue: [String: [Int]] = [:]
  /// Clauses that have at least two parts with a number, so that a part can be missing.
  private var isDivided: Set<Int> = []
  /// Whether sections are numbered with single letters, and whether any is with digits.
  private(set) var hasLetters = false
  private(set) var hasDigits = false
  /// Clauses by their own number, where it goes on from one clause around them to the next: the articles of chapters.
  private var articles: [String: Int] = [:]
  /// The number of each clause that is an attachment: `A` of `Exhibit A`.
  private let attachments: [Int: [String]]

  /// - Parameters:
  ///   - attachments: the clauses that are attachments, with their number.
  ///   - isChapter: whether a clause is headed by a word for what articles stand in.
  init(_ clauses: [Clause], attachments: [Int: [String]], isChapter: (Clause) -> Bool) {
    self.clauses = clauses
    self.attachments = attachments
    paths = []
    paths.reserveCapacity(clauses.count)
    var counts: [Int: Int] = [:]
    for (index, clause) in clauses.enumerated() {
      let above = clause.parent.map { paths[$0] } ?? []
      if let number = attachments[index] {
        paths.append(["@"] + number.map { $0.lowercased() })
        continue
      }
      guard let number = clause.number else {
        paths.append(above)
        continue
      }
      let own = Self.parts(of: number)
      let repeatsAbove = own.count > above.count && own.starts(with: above)
      paths.append(repeatsAbove ? own : above + own)
      if let parent = clause.parent { counts[parent, default: 0] += 1 }
      insert(paths[index], index)
      // `3.2` means the same wherever it stands.
      if own.count > 1, !repeatsAbove { insert(own, index) }
      if case .listItem = clause.form {
      } else {
        if number.utf8.count == 1, number.utf8.allSatisfy({ $0 &- 0x41 < 26 }) { hasLetters = true }
      }
      if own[0].utf8.allSatisfy(isASCIIDigit) { hasDigits = true }
    }
    isDivided = Set(counts.filter { $0.value > 1 }.keys)
    readArticles(isChapter)
  }

  /// Finds the clauses that are counted through all clauses around them: article 3 is the first one of chapter 2.
  private mutating func readArticles(_ isChapter: (Clause) -> Bool) {
    var rows: [Int: [(clause: Int, number: Int)]] = [:]
    for (index, clause) in clauses.enumerated() {
      guard clause.form != .listItem, attachments[index] == nil, let parent = clause.parent,
        clauses[parent].number != nil, attachments[parent] == nil, let number = clause.number,
        let value = Int(Self.parts(of: number).joined(by: "."))
      else { continue }
      rows[clause.depth, default: []].append((index, value))
    }
    for row in rows.values {
      let parents = Set(row.compactMap { clauses[$0.clause].parent })
      let isCounted = zip(row, row.dropFirst()).allSatisfy { $0.number < $1.number }
      guard parents.count > 1, isCounted,
        row.count > parents.count || parents.allSatisfy({ isChapter(clauses[$0]) })
      else { continue }
      for (clause, number) in row where articles[String(number)] == nil {
        articles[String(number)] = clause
      }
    }
  }

  private mutating func insert(_ path: [String], _ index: Int) {
    // Where so many have one number, no mention of it tells which; headings still get a place.
    let key = path.joined(by: ".")
    let count = byPath[key]?.count ?? 0
    guard count < (clauses[index].form == .listItem ? 32 : 64) else { return }
    byPath[key, default: []].append(index)
    // An item has the number it is given; `III` is none of its names.
    guard clauses[index].form != .listItem else { return }
    byValue[Self.values(path).joined(by: "."), default: []].append(index)
  }

  // MARK: Looking up

  /// The clause that `4.2`, `5(b)` or `IV` means where it is mentioned in clause `place`.
  ///
  /// - Parameters:
  ///   - isLocal: whether it is first looked for among the parts of the clauses around it.
  ///   - fixed: how many levels stand in one piece, as in `4.2.1`, which means no other clause.
  ///   - isChapter: whether it is mentioned by a word for what articles stand in.
  func target(
    _ number: [String], from place: Int?, isLocal: Bool, fixed: Int = 1, isChapter: Bool = false
  ) -> Target? {
    let number = number.map { $0.lowercased() }
    if isLocal, let found = local(number, from: place) { return found }
    if let place, paths[place].first == "@",
      let prefix = attachmentPrefix(place), let found = exact(prefix + number, from: place)
    {
      return found
    }
    if !isLocal, !isChapter, let article = articles[number[0]] {
      if let found = exact(paths[article] + number.dropFirst(), from: place) { return found }
      guard number.count > max(fixed, 1) || number.count == 1, !isDivided.contains(article) else {
        return nil
      }
      return Target(clause: article, rest: Array(number.dropFirst()))
    }
    if let found = exact(number, from: place) {
      // `Nr. 4` and `lid 4` are never section 4.
      guard isLocal, number.count == 1, case .heading = clauses[found.clause].form else {
        return found
      }
      return nil
    }
    if !isLocal, number.count > 0, let found = local(number, from: place), number.count > 1 {
      return found
    }
    // `5(b)` is clause 5 itself where its parts are not told apart, because they stand in a sentence.
    var outer = number
    while outer.count > max(fixed, 1) {
      outer.removeLast()
      if var found = exact(outer, from: place) {
        guard !isDivided.contains(found.clause) else { return nil }
        found.rest = Array(number[outer.count...])
        return found
      }
    }
    return nil
  }

  private func attachmentPrefix(_ place: Int) -> [String]? {
    var clause: Int? = place
    while let index = clause {
      if attachments[index] != nil { return paths[index] }
      clause = clauses[index].parent
    }
    return nil
  }

  /// The part of a clause around `place` that has the number.
  private func local(_ number: [String], from place: Int?) -> Target? {
    var above = place
    var steps = 0
    while let clause = above, steps < 8 {
      if !paths[clause].isEmpty, let found = exact(paths[clause] + number, from: place) {
        return found
      }
      above = clauses[clause].parent
      steps += 1
    }
    return nil
  }

  private func exact(_ path: [String], from place: Int?) -> Target? {
    let found =
      byPath[path.joined(by: ".")] ?? byValue[Self.values(path).joined(by: ".")] ?? []
    guard found.count > 1 else { return found.first.map { Target(clause: $0) } }
    // Headings come before paragraphs, these before items; an outer clause before an inner one.
    let best = found.map(rank).min() ?? 0
    let equal = found.filter { rank($0) == best }
    if equal.count > 1, let place {
      let near = equal.filter { section(of: $0) == section(of: place) }
      if near.count == 1 { return Target(clause: near[0]) }
    }
    return Target(clause: equal[0], others: Array(equal.dropFirst()))
  }

  /// The outermost clause around a clause.
  private func section(of clause: Int) -> Int {
    var clause = clause
    while let parent = clauses[clause].parent { clause = parent }
    return clause
  }

  private func rank(_ index: Int) -> Int {
    let form =
      switch clauses[index].form {
      case .heading: 0
      case .paragraph: 1
      case .listItem: 2
      }
    return form * 64 + min(clauses[index].depth, 63)
  }

  // MARK: Numbers

  /// `4.2(a)` as `4`, `2`, `a`; Han digits as ASCII.
  static func parts(of number: String) -> [String] {
    if let digits = digits(of: number) { return digits }
    var parts: [String] = [""]
    for scalar in number.unicodeScalars {
      if let digit = Scalars.digit(scalar.value) {
        parts[parts.count - 1] += String(digit)
      } else if scalar == "." || scalar == "(" || scalar == ")" || scalar == "-" {
        if parts.last != "" { parts.append("") }
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    return parts.map { part in
      if let value = part.unicodeScalars.first?.value, value >= 0x3000,
        let han = NumberPath.han(part)
      {
        return String(han)
      }
      return split(part.lowercased())
    }.flatMap { $0.split(separator: "." as Character).map(String.init) }.ifEmpty([""])
  }

  /// The levels of a number of digits of ASCII with points between them, as most are.
  private static func digits(of number: String) -> [String]? {
    var isBehindDigit = false
    for byte in number.utf8 {
      guard isASCIIDigit(byte) || byte == UInt8(ascii: ".") && isBehindDigit else { return nil }
      isBehindDigit = byte != UInt8(ascii: ".")
    }
    return number.isEmpty ? nil : number.split(separator: "." as Character).map(String.init)
  }

  /// `5a` as `5.a`, as a mention of it is read.
  private static func split(_ part: String) -> String {
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    // `4bis`
    if !digits.isEmpty, digits.utf8.count + 2 < part.utf8.count,
      NumberReader.inserted.contains(String(part.dropFirst(digits.count)))
    {
      return digits + "." + part.dropFirst(digits.count)
    }
    guard let last = part.utf8.last, isASCIILetter(last), part.utf8.count > 1,
      part.utf8.dropLast().allSatisfy(isASCIIDigit)
    else { return part }
    return part.dropLast() + "." + part.suffix(1)
  }

  private static func values(_ path: [String]) -> [String] {
    path.map { part in
      guard let first = part.utf8.first, isASCIILetter(first), let value = ClauseNumber.roman(part)
      else {
        return part
      }
      return String(value)
    }
  }
}

extension [String] {
  fileprivate func ifEmpty(_ other: [String]) -> [String] { isEmpty ? other : self }
}
