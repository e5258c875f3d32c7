import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline
import Foundation
import TestSupport

/// Pairs of texts and their redlines, for laws that hold for all of them.
enum RedlineTextPairs {
  static func document(_ text: String, path: String = "terms.md") -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: SourceFile(path: path, text: text)), path: path)
  }

  static func redline(_ old: String, _ new: String) -> Redline {
    Redline(comparing: document(old), with: document(new), names: ("old", "new"))
  }

  /// Agreements of made-up words, each with a changed copy.
  static let made: [(old: String, new: String)] = (0..<40).map { seed in
    var numbers = SeededNumbers(seed: UInt64(seed))
    var clauses = (1...5).map { number in
      (0...numbers.below(3)).map { _ in sentence(&numbers) }.joined(separator: "\n\n") + "\(number)"
    }
    let old = text(clauses)
    for _ in 0...numbers.below(4) {
      let index = numbers.below(clauses.count)
      switch numbers.below(5) {
      case 0: clauses.insert(sentence(&numbers), at: index)
      case 1 where clauses.count > 2: clauses.remove(at: index)
      case 2: clauses[index] += "\n\n" + sentence(&numbers)
      default:
        var words = clauses[index].split(separator: " ", omittingEmptySubsequences: false)
        let place = numbers.below(words.count)
        switch numbers.below(3) {
        case 0: words.insert(pick(&numbers), at: place)
        case 1: words[place] = pick(&numbers)
        default: if words.count > 3 { words.remove(at: place) }
        }
        clauses[index] = words.joined(separator: " ")
      }
    }
    return (old, text(clauses))
  }

  /// A few neighboring pairs of each history that lies beside the project.
  static let histories: [(old: String, new: String)] = {
    guard PackageFolder.hasShared else { return [] }
    let folder = PackageFolder.shared.appending(path: "corpus/histories")
    let files = PackageFolder.files(below: folder, endings: [".md"])
    let texts = Dictionary(grouping: files) { $0.deletingLastPathComponent().lastPathComponent }
    return texts.keys.sorted().flatMap { name -> [(String, String)] in
      let all = (texts[name] ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .filter { $0.utf8.count < 60_000 }
      return Array(zip(all, all.dropFirst()).prefix(3))
    }
  }()

  private static let words: [Substring] = [
    "the", "customer", "supplier", "shall", "may", "pay", "notice", "of", "a", "thirty", "days",
    "EUR 20,", "goods", "and", "or", "in", "writing,", "not", "“Service”", "利用者は通知する。",
  ]

  private static func pick(_ numbers: inout SeededNumbers) -> Substring {
    words[numbers.below(words.count)]
  }

  private static func sentence(_ numbers: inout SeededNumbers) -> String {
    (0...(6 + numbers.below(20))).map { _ in pick(&numbers) }.joined(separator: " ") + "."
  }

  private static func text(_ clauses: [String]) -> String {
    "# Terms\n\n"
      + clauses.enumerated().map { "## \($0 + 1). Part\n\n\($1)\n\n" }.joined()
  }
}

/// The same numbers in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
