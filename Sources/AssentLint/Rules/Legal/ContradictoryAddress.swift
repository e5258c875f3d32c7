import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let contradictoryAddress = Rule(
    id: .contradictoryAddress, group: .legal, severity: .warning, scope: .agreements,
    summary:
      "An address has another number of the house, or another postal code, in another place.",
    rationale:
      "A notice that is sent to the wrong house reaches nobody. Addresses are compared where street and code, or street, "
      + "number and town, are the same.",
    accepts: [
      "Oak Ltd, 14 Elm Road, London NW1 4AB.\n\nWrite to Oak Ltd, 14 Elm Road, London NW1 4AB, or to Ash Ltd, 3 Birch Lane, London NW1 4AB.\n",
      "Oak GmbH, Gartenweg 14, 53111 Bonn.\n\nElm GmbH, Gartenweg 3, 12345 Berlin, number 12345 of 53111 members.\n",
      "A 4AB, and 14 Elm Road, London NW1 4AB.\n\nB 5CD\n",
    ],
    rejects: [
      "Oak Ltd, 14 Elm Road, London NW1 4AB.\n\nWrite to Oak Ltd, ⟪41⟫ Elm Road, London NW1 4AB.\n",
      "Oak GmbH, Gartenweg 14, 53111 Bonn.\n\nAn die Oak GmbH, Gartenweg 14, ⟪53113⟫ Bonn.\n",
      "Oak SAS, 14 rue des Ormes, 44000 Nantes.\n\nOak SAS, ⟪12⟫ rue des Ormes\n44000 Nantes\n",
      "Oak, Inc., 1400 Elm Road, Springfield, IN 46038.\n\nOak, Inc., ⟪1440⟫ Elm Road, Springfield, IN 46038\n",
    ]
  ) { subject, findings in
    let addresses = PostalAddress.all(in: subject)
    for (index, address) in addresses.enumerated() {
      for other in addresses[..<index] {
        guard let (own, first) = address.difference(from: other) else { continue }
        findings.report(
          "'\(own.text)' is '\(first.text)' elsewhere in this address", atBytes: own.bytes,
          notes: [Diagnostic.Note("here", at: subject.source.range(ofBytes: first.bytes))],
          help: "write the one that is right")
        break
      }
    }
  }
}
