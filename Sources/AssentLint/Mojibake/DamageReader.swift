/// Reads a run of characters as the bytes of UTF-8, in whichever encoding makes sense of it.
///
/// A sequence counts when what it says is plausible and what is written is not: `Ã©` in a word is
/// never meant, while `É”` ends a quotation in French and `Ві` begins words in Ukrainian.
struct DamageReader {
  /// A damaged part of the run.
  struct Part {
    /// Indices into the run.
    var range: Range<Int>
    var encodings: [LegacyEncoding]
    var repair: Damage.Repair
  }

  /// One character of the text as it was, in the characters that it became.
  struct Piece {
    var range: Range<Int>
    /// What it was: one scalar, or several where a byte is lost, the likeliest first.
    var values: [UInt32]
    var isExact: Bool
    var isCertain = false
  }

  /// Text is rarely misread more than twice.
  private static let depthLimit = 4

  let scalars: [UInt32]
  let before: UInt32?
  let after: UInt32?
  /// The scripts of which damaged words are known elsewhere in the file.
  private let known: Set<Damage.Script>
  private let depth: Int

  init(
    _ scalars: [UInt32], before: UInt32?, after: UInt32?, known: Set<Damage.Script> = [],
    depth: Int = 1
  ) {
    self.known = known
    self.scalars = scalars
    self.before = before
    self.after = after
    self.depth = depth
  }

  func read() -> [Part] {
    var best: (count: Int, lost: Int, pieces: [Piece], encoding: LegacyEncoding)?
    for encoding in LegacyEncoding.all {
      let pieces = certainPieces(in: encoding)
      let count = pieces.reduce(0) { $0 + $1.range.count }
      let lost = pieces.count { !$0.isExact }
      if count > 0, best.map({ count > $0.count || count == $0.count && lost < $0.lost }) ?? true {
        best = (count, lost, pieces, encoding)
      }
    }
    guard let best else { return [] }
    return groups(of: best.pieces).map { part(of: $0, in: best.encoding) }
  }

  private func certainPieces(in encoding: LegacyEncoding) -> [Piece] {
    var pieces = pieces(in: encoding)
    guard !pieces.isEmpty else { return [] }
    let scripts = Set(known.lazy.filter { $0.encoding == encoding.name }.map(\.number))
    DamageEvidence(
      scalars: scalars, before: before, after: after, encoding: encoding, scripts: scripts
    ).judge(&pieces)
    return pieces.filter(\.isCertain)
  }

  /// Splits pieces where something else stands between them.
  private func groups(of pieces: [Piece]) -> [ArraySlice<Piece>] {
    var groups: [ArraySlice<Piece>] = []
    var start = 0
    for index in pieces.indices.dropFirst()
    where pieces[index].range.lowerBound != pieces[index - 1].range.upperBound {
      groups.append(pieces[start..<index])
      start = index
    }
    groups.append(pieces[start...])
    return groups
  }

  private func part(of pieces: ArraySlice<Piece>, in encoding: LegacyEncoding) -> Part {
    let start = pieces.first?.range.lowerBound ?? 0
    let range = start..<(pieces.last?.range.upperBound ?? start)
    var part = Part(range: range, encodings: [encoding], repair: .exact(""))
    guard pieces.allSatisfy(\.isExact) else {
      part.repair = .lost(candidates: candidates(for: pieces))
      return part
    }
    let output = pieces.compactMap(\.values.first)
    let outer = depth < Self.depthLimit ? deeper(output, in: range) : nil
    if let outer {
      part.encodings += outer.encodings
      part.repair = outer.repair
    } else {
      part.repair = .exact(Self.string(output))
    }
    return part
  }

  /// What `output`, which was read once, says when it is damage again.
  private func deeper(
    _ output: [UInt32], in range: Range<Int>
  ) -> (encodings: [LegacyEncoding], repair: Damage.Repair)? {
    guard output.count > 1 else { return nil }
    let previous = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : before
    let next = range.upperBound < scalars.count ? scalars[range.upperBound] : after
    let parts = DamageReader(
      output, before: previous, after: next, known: known, depth: depth + 1
    ).read()
    guard let first = parts.first else { return nil }
    var text = [""]
    var isExact = true
    var position = 0
    for part in parts {
      let between = Self.string(Array(output[position..<part.range.lowerBound]))
      position = part.range.upperBound
      switch part.repair {
      case .exact(let repaired): text = text.map { $0 + between + repaired }
      case .lost(let candidates):
        let known = candidates.isEmpty ? [""] : candidates
        text =
          isExact
          ? known.map { (text.first ?? "") + between + $0 }
          : text.map { $0 + between + (known.first ?? "") }
        isExact = false
      }
    }
    let rest = Self.string(Array(output[position...]))
    text = text.map { $0 + rest }
    return (first.encodings, isExact ? .exact(text.first ?? "") : .lost(candidates: text))
  }

  /// The texts that the pieces may have been; the first lost one varies, others are their likeliest.
  private func candidates(for pieces: ArraySlice<Piece>) -> [String] {
    guard let lost = pieces.firstIndex(where: { !$0.isExact }) else { return [] }
    let head = pieces[..<lost].compactMap(\.values.first)
    let tail = pieces[(lost + 1)...].compactMap(\.values.first)
    return pieces[lost].values.map { Self.string(head + [$0] + tail) }
  }

  static func string(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }
}
