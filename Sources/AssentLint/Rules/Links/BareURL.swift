import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let bareURL = Rule(
    id: .bareURL, group: .links, severity: .info, isOptional: true,
    summary: "An address in the text is not marked as a link.",
    rationale: "Only some readers of Markdown make a link of it.",
    accepts: ["See <https://example.org/> and [this](https://example.org/).\n"],
    rejects: ["See ⟪https://example.org/a⟫ for more.\n"]
  ) { subject, findings in
    for (index, link) in subject.document.links.enumerated()
    where !link.isImage && link.text == link.destination {
      let range = subject.destination(ofLink: index)
      let bytes = subject.source.bytes
      guard bytes[range].elementsEqual(link.destination.utf8) else { continue }
      let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
      guard before != UInt8(ascii: "<"), before != UInt8(ascii: "["), before != UInt8(ascii: "(")
      else { continue }
      findings.report(
        "'\(link.text)' is a bare address", atBytes: range, help: "write <\(link.text)>",
        fix: FixIt(
          "write <\(link.text)>",
          edits: [
            FixIt.Edit(range.lowerBound..<range.lowerBound, with: [UInt8(ascii: "<")]),
            FixIt.Edit(range.upperBound..<range.upperBound, with: [UInt8(ascii: ">")]),
          ]))
    }
  }
}
