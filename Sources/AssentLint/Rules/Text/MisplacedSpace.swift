import AssentDiagnostics
import AssentLicense

extension Rule {
  static let misplacedSpace = Rule(
    id: .misplacedSpace, group: .text, severity: .warning,
    summary: "A space stands before a comma or a full stop, or is missing behind one.",
    rationale:
      "A line may break there, so that it begins with the comma; words that touch are no words to a "
      + "search. Inside of parentheses a space on one side alone is reported as well.",
    accepts: [
      "One, two (three) and four. It costs .5 or 1,000 in .com and .NET ...\n",
      "Scope . . . . 3\n", "( both sides ) :( and ( )\n",
      "Yandex.Direct, e.g.Text, a,b and Node.Js\n",
      "---\nlanguage: fr\n---\n\nLe client ; le vendeur : qui ?\n", "부여,변경,말소\n",
    ],
    rejects: [
      "The licensor⟪ ,⟫ and the licensee⟪ .⟫\n", "The Software⟪( ⟫the program) is free.\n",
      "The Software (the program⟪ )⟫ is free.\n", "copyrights⟪,⟫trademarks and designs\n",
      "for authorized purposes⟪.⟫Copyright is reserved.\n",
    ]
  ) { subject, findings in
    for space in subject.prose.misplacedSpaces {
      let place = space.place
      let text = subject.string(of: place)
      switch space.fault {
      case .before:
        findings.report(
          "a space stands before '\(text.dropFirst())'", atBytes: subject.bytes(of: place),
          help: "remove it", cause: text)
      case .inside:
        findings.report(
          "a space stands inside of the parenthesis '\(text.filter { $0 != " " })'",
          atBytes: subject.bytes(of: place), help: "remove it", cause: text)
      case .missing:
        findings.report(
          "no space stands behind '\(text)'", atBytes: subject.bytes(of: place), help: "add one",
          cause: text)
      }
    }
  }
}
