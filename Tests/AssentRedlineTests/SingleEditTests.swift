import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline
import Foundation
import Testing

/// A document with every kind of node, changed in one place: the redline tells it there, unless nobody
/// could see it.
@Suite struct SingleEditTests {
  static let sample = """
    ---
    title: Garden Terms
    version: 1.0
    licensor: Oak Ltd.
    ---

    # Garden Terms

    These terms hold for everyone who walks in the garden.
    They hold at night, too.

    ## 1. Keys

    The **Gardener** lends you a key, and *you* return it within 30 days\\
    to [the lodge](https://garden.example/lodge "The lodge") or <https://garden.example>.
    See ![a map](map.png "Map") and ![](gate.png); press `key --turn`, never ~~twice~~.

    ANY VISITOR WHO LOSES A KEY TELLS THE GARDENER ON THE SAME DAY.

    ### 1.1 Copies

    1. You make no copy of a key.
    2. You lend no key:
       - not to children,
       - not to strangers[^a].

       Guests are no strangers.

    > The gate closes at dusk.
    >
    > It opens at dawn.

    [^a]: A stranger is a person whom the Gardener does not know.

    ## 2. Fees

    | Visit | Fee |
    |:------|----:|
    | Day   | EUR 5 |
    | Year  | EUR 50 |

    - [ ] paid
    - [x] free of charge

    ```sh
    pay --now  5
      exit
    ```

    <div class="note">
    Children pay <b>nothing</b>.
    </div>

    ---

    Write to [a@garden.example](a@garden.example) or to <b>the</b> lodge; the "Fee" is due - at once.

    ## 3. End

    利用者は庭を出るとき、鍵を返却します。
    يجب على الزائر إعادة المفتاح.
    The garden's rules end with the visit.
    """

  @Test(arguments: 0..<(ProcessInfo.processInfo.environment["ASSENT_LONG"] == nil ? 8 : 80))
  func `a random edit is told at its clause, or changes nothing that is seen`(_ seed: Int) throws {
    var random = Mutation(seed: UInt64(seed) &+ 991)
    let old = Texts.document(Self.sample)
    let lines = Self.sample.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for _ in 0..<25 {
      var changed = lines
      let line = random.number(below: lines.count)
      changed[line] = Self.edited(lines[line], &random)
      let text = changed.joined(separator: "\n")
      let new = Texts.document(text)
      let redline = Redline(comparing: old, with: new, names: ("old", "new"))
      let edit = "\(lines[line]) | \(changed[line])"
      try CompletenessTests.expectComplete(redline, old, new)
      let (before, after) = (SeenDocument(old), SeenDocument(new))
      guard before.lines != after.lines else { continue }
      #expect(!redline.clauses.isEmpty, "untold: \(edit)")
      let told = redline.clauses.flatMap { $0.old + $0.new }.map { $0.index ?? -1 }
      let touched = before.clauses(against: after).union(after.clauses(against: before))
      #expect(
        touched.isEmpty || !touched.isDisjoint(with: told),
        "told elsewhere: \(edit) \(touched) \(told)")
    }
  }

  @Test(arguments: [
    ("[a@garden.example](a@garden.example)", "[a@garden.example](mailto:a@garden.example)"),
    ("<https://garden.example>", "https&#58;//garden.example"), ("\"The lodge\"", "\"A lodge\""),
    (" \"The lodge\"", ""), ("map.png", "plan.png"), ("\"Map\"", "\"Plan\""),
    ("![a map]", "[a map]"),
    ("gate.png", "door.png"), ("`key --turn`", "key --turn"), ("`key --turn`", "`key  --turn`"),
    ("```sh", "```bash"), ("--now  5", "--now 5"), ("  exit", "exit"),
    ("class=\"note\"", "class=\"tip\""),
    ("<b>nothing</b>", "nothing"), ("licensor: Oak", "licensor:  Oak"),
    ("   - not to str", "   * not to str"),
    ("### 1.1", "#### 1.1"), ("|:------|", "|------|"), ("[x] free", "[ ] free"),
    ("1. You make", "4. You make"),
    ("1. You make", "1) You make"), ("30 days\\", "30 days"), ("~~twice~~", "twice"),
    ("*you*", "**you**"),
    ("[^a]: A", "[^b]: A"), ("> It", "It"), ("    - not", "- not"),
    ("a key, and", "a\u{A0}key, and"),
    ("strangers", "stran\u{AD}gers"), ("EUR 5 |", "EUR\u{A0}5 |"), ("\"Fee\"", "“Fee”"),
    (" - at", " – at"),
    ("garden's", "garden’s"), ("المفتاح", "المفتـاح"), ("\n---\n\nWrite", "\nWrite"), ("& ", "&"),
  ])
  func `an edit is told`(_ old: String, _ new: String) {
    guard Self.sample.contains(old) else { return }
    let redline = Texts.redline(
      Self.sample, Self.sample.replacing(old, with: new, maxReplacements: 1))
    let seen = [Self.sample, Self.sample.replacing(old, with: new, maxReplacements: 1)]
      .map { SeenDocument(Texts.document($0)).lines }
    #expect(!redline.clauses.isEmpty == (seen[0] != seen[1]))
  }

  private static let signs = Array(
    " *_`#->|[]()!~<&\\\"'’“–.,:;aAzZ19éЖ鍵م\t\u{A0}\u{AD}\u{200D}\u{301}"
  ).map(String.init)

  private static func edited(_ line: String, _ random: inout Mutation) -> String {
    var signs = line.map(String.init)
    let place = random.number(below: signs.count + 1)
    let sign = Self.signs[random.number(below: Self.signs.count)]
    switch random.number(below: 5) {
    case 0 where place < signs.count: signs.remove(at: place)
    case 1 where place < signs.count: signs[place] = sign
    case 2 where place < signs.count:
      signs[place] =
        signs[place] == signs[place].uppercased()
        ? signs[place].lowercased() : signs[place].uppercased()
    case 3: signs.insert(sign, at: place)
    default: signs.insert("  ", at: 0)
    }
    return signs.joined()
  }
}

/// What a reader or a program sees of a document: its nodes in order with their words, white space
/// between words as one space.
struct SeenDocument {
  /// Each with the clause that it stands in.
  private var entries: [(clause: Int, line: String)] = []

  var lines: [String] { entries.map(\.line) }

  init(_ document: LegalDocument) {
    let markup = document.markup
    if let frontMatter = markup.frontMatter {
      for line in frontMatter.firstLine..<max(frontMatter.firstLine, frontMatter.lineCount) {
        let text = String(decoding: markup.source.line(line), as: UTF8.self)
        let indent = text.prefix { $0.isWhitespace }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !words.isEmpty { entries.append((-1, indent + words)) }
      }
    }
    var clause = -1
    var words = ""
    var open: [Int32] = []
    // Of each footnote the clause with its first mark.
    var marks: [String: Int] = [:]
    func flush(_ entries: inout [(clause: Int, line: String)]) {
      let text = words.split(separator: " ").joined(separator: " ")
        .replacing(/\u{A0}+$/, with: "")
      if !text.isEmpty { entries.append((clause, text)) }
      words = ""
    }
    for (index, node) in markup.nodes.enumerated() {
      let literal = markup.string(node.literal)
      while let end = open.last, Int(end) <= index {
        flush(&entries)
        entries.append((clause, "end"))
        open.removeLast()
      }
      switch node.kind {
      case .text:
        words += literal.replacing("\t", with: " ")
        continue
      case .softBreak:
        words += " "
        continue
      default: flush(&entries)
      }
      if let next = document.clauses.firstIndex(where: { $0.node == index }) { clause = next }
      if case .footnoteReference(let label, _) = node.kind {
        let name = markup.string(label)
        marks[name] = marks[name] ?? clause
      }
      if case .footnoteDefinition = node.kind { clause = marks[literal] ?? clause }
      let line: String
      switch node.kind {
      case .list(let style) where !style.isOrdered: continue
      case .list(let style): line = "list \(style.marker) \(style.start)"
      case .codeBlock(let info, _):
        var code = literal
        while code.last == "\n" { code.removeLast() }
        line = "code \(markup.string(info)) \(code)"
      case .link(let destination, let title):
        line = "link \(markup.string(destination)) \(markup.string(title))"
      case .image(let destination, let title):
        line = "image \(markup.string(destination)) \(markup.string(title))"
      case .footnoteReference(let label, _): line = "reference \(markup.string(label))"
      case .footnoteDefinition: line = "definition \(literal)"
      case .code: line = "span \(literal)"
      case .htmlInline, .htmlBlock:
        line = "HTML " + literal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      default: line = "\(node.kind)"
      }
      entries.append((clause, line))
      if Int(node.end) > index + 1 { open.append(node.end) }
    }
    flush(&entries)
  }

  /// The clauses of lines that the other document does not have.
  func clauses(against other: SeenDocument) -> Set<Int> {
    let others = Set(other.lines)
    return Set(
      entries.filter { !others.contains($0.line) && !$0.line.hasPrefix("document") }.map(\.clause))
  }
}
