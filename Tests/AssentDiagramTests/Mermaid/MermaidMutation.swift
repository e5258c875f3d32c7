import TestSupport

/// Mermaid texts with a few faults in each: the same seed, the same texts.
struct MermaidMutation {
  private static let seeds = [
    "graph TD\nA[a (b)] -->|c| D{d}\nsubgraph s [t]\n  D & E -- f --> G((g))\nend\nclass A,D h\n",
    "---\ntitle: a\n---\nflowchart LR\nA@{ shape: doc, label: \"b\" } e1@==> C([\"`**c**`\"])\n",
    "graph TD\n%% c\n%%{init: {}}%%\nstyle A fill:#f9f;\nlinkStyle 0 stroke:red\nA-.->B-->|\"x\"|C\n",
    "graph TD\naccDescr {\na\n}\nclick A \"https://a.b\" \"c\" _blank\nA[/a\\] ~~~ B>b]\n",
    "stateDiagram-v2\n[*] --> A\nstate A {\n  b --> c : d\n  --\n  e\n}\nnote left of A : f\n",
    "stateDiagram-v2\nstate f <<fork>>\nstate \"g\" as h\nclassDef i fill:#f00\nclass h i\n",
    "sequenceDiagram\nactor A as B\nA->>+C: d\nalt e\nC-->>-A: f\nelse g\nNote over A,C: h\nend\n",
    "erDiagram\nA ||--o{ B : c\nB[\"d e\"]:::f {\n  g~h~ i PK, FK \"j\"\n}\nclassDef f fill:#f9f\n",
    "classDiagram\nclass A~T~[\"a\"]:::b {\n<<c>>\n+d$\n#e(f)* g\n}\nA \"1\" <|.. \"2\" B : h\nnote for A \"i\"\n",
    "classDiagram\nnamespace N.M {\nclass A\n}\n`b c` ()-- A\nstyle A fill:#f00\nclick A href \"https://a.b\"\n",
  ]

  private static let pieces = [
    "[", "]", "(", ")", "{", "}", "((", "))", "{{", "}}", "[/", "/]", "-->", "---", "==>", "-.->",
    "~~~", "|", "\"", "`", "\"`", "@{", "@", "&", ";", ":::", ":", "#quot;", "#", "%%", "%%{",
    "end",
    "subgraph ", "style ", "click ", "direction LR", "state ", "note ", "--", "[*]", "loop x\n",
    "->>", "+", "<<", ">>", "~", "class ", "namespace ", "*", "()", "<|", "\n", " ", "\t", "<br/>",
    "é", "😀", "\u{FEFF}", "\0", "---\n",
  ]

  private var numbers: Numbers

  init(seed: UInt64) { numbers = Numbers(state: seed) }

  /// The next text.
  mutating func next() -> [UInt8] {
    var text = Array(Self.seeds[Int.random(in: Self.seeds.indices, using: &numbers)].utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !text.isEmpty {
      let at = Int.random(in: text.indices, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: text[at] = UInt8.random(in: 0...255, using: &numbers)
      case 1:
        text.insert(
          contentsOf: Array(Self.pieces[Int.random(in: Self.pieces.indices, using: &numbers)].utf8),
          at: at)
      case 2:
        text.removeSubrange(at..<min(text.count, at + Int.random(in: 1...9, using: &numbers)))
      default: text.insert(contentsOf: text[at...].prefix(40), at: at)
      }
    }
    return text
  }
}
