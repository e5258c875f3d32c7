import AssentManifest
import AssentRedline
import Foundation

/// Redlines of every shape, built by hand from sentences of our own.
enum RedlineSamples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static let isRecording = ProcessInfo.processInfo.environment["ASSENT_RECORD"] == "1"

  static let digest = Manifest.Digest(sha256: [UInt8](repeating: 0, count: 32))

  static func redline(
    _ clauses: [ClauseChange], language: String = "en",
    assessment: ChangeAssessment = ChangeAssessment(changeClass: .wording), unchanged: Int = 3
  ) -> Redline {
    func side(_ name: String) -> Redline.Side {
      Redline.Side(
        name: name, version: nil, language: language, title: "Terms", sourceDigest: digest)
    }
    return Redline(
      from: side("terms@1.0"), to: side("terms@1.1"), assessment: assessment, clauses: clauses,
      unchangedClauseCount: unchanged,
      patch: BytePatch(oldDigest: digest, newDigest: digest, runs: []))
  }

  static func place(
    _ number: String?, _ title: String, parents: [String] = [], index: Int? = nil
  ) -> ClauseChange.Place {
    let anchor = title.isEmpty ? "clause-\(number ?? "")" : title.lowercased()
    return ClauseChange.Place(
      anchor: number == nil && title.isEmpty ? "" : anchor, number: number, title: title,
      parents: parents, index: index)
  }

  static func changed(_ place: ClauseChange.Place, _ blocks: [BlockChange]) -> ClauseChange {
    ClauseChange(kinds: [.changed], old: [place], new: [place], blocks: blocks)
  }

  /// A paragraph of which something changed: `=` before what both have, `-` and `+` before the rest.
  static func paragraph(_ runs: Run...) -> BlockChange {
    BlockChange(form: .paragraph, kind: .changed, runs: runs)
  }

  static func same(_ text: String) -> BlockChange {
    BlockChange(form: .paragraph, kind: .same, runs: [Run(.equal, text)])
  }

  /// One clause of each kind, and most forms of blocks.
  static let everything = redline(
    [
      ClauseChange(
        kinds: [.changed], old: [place(nil, "")], new: [place(nil, "")],
        blocks: [
          BlockChange(
            form: .metadata, kind: .changed,
            runs: [
              Run(.equal, "version: "), Run(.deleted, "1.0", sort: .amount),
              Run(.inserted, "1.1", sort: .amount),
            ])
        ]),
      ClauseChange(
        kinds: [.moved, .renumbered], old: [place("5", "Notices", index: 4)],
        new: [place("1", "Notices", index: 0)],
        blocks: [same("A notice is in writing.")]),
      changed(
        place("2", "Payment", index: 1),
        [
          BlockChange(form: .heading(level: 2), kind: .same, runs: [Run(.equal, "2 Payment")]),
          same("Prices are in euros."), same("Taxes are added."),
          same("Invoices are sent by mail."),
          paragraph(
            Run(.equal, "The customer pays "), Run(.deleted, "EUR 30", sort: .amount),
            Run(.inserted, "EUR 45", sort: .amount), Run(.equal, " within "),
            Run(.deleted, "thirty "), Run(.inserted, "sixty "), Run(.equal, "days"),
            Run(.deleted, ",", sort: .punctuation), Run(.equal, " unless "),
            Run(.inserted, "the "), Run(.inserted, "Supplier", sort: .term),
            Run(.inserted, " agrees otherwise "), Run(.equal, "in writing.")),
          BlockChange(
            form: .listItem(marker: "(a)", depth: 0), kind: .changed,
            runs: [
              Run(.equal, "see the price list"),
              Run(.deleted, "https://example.org/a", sort: .linkTarget),
              Run(.inserted, "https://example.org/b", sort: .linkTarget),
            ]),
          BlockChange(
            form: .listItem(marker: "(b)", depth: 0), kind: .added,
            runs: [Run(.inserted, "interest from the first day")]),
          BlockChange(
            form: .listItem(marker: "•", depth: 1), kind: .removed,
            runs: [Run(.deleted, "no interest")]),
          BlockChange(
            form: .paragraph, kind: .changed, seam: .splitFromBefore,
            runs: [Run(.equal, "Late payment ends the discount.")]),
          BlockChange(
            form: .paragraph, kind: .replaced,
            runs: [
              Run(.deleted, "The supplier may set off."),
              Run(.inserted, "Nobody sets claims off against each other."),
            ]),
        ]),
      ClauseChange(
        kinds: [.added], old: [], new: [place("3", "Audit", index: 2)],
        blocks: [
          BlockChange(
            form: .heading(level: 2), kind: .added, runs: [Run(.inserted, "3 Audit")]),
          BlockChange(
            form: .paragraph, kind: .added,
            runs: [Run(.inserted, "The supplier may look at the books once a year.")]),
        ]),
      ClauseChange(
        kinds: [.removed], old: [place("3", "Gifts", index: 2)], new: [],
        blocks: [
          BlockChange(
            form: .paragraph, kind: .removed, runs: [Run(.deleted, "Nobody takes gifts.")])
        ]),
      ClauseChange(
        kinds: [.renumbered], old: [place("3.1", "", parents: ["3"])],
        new: [place("4.1", "", parents: ["4"])],
        blocks: [
          paragraph(
            Run(.equal, "As Section "), Run(.deleted, "3.2", sort: .reference),
            Run(.inserted, "4.2", sort: .reference), Run(.equal, " has it."))
        ]),
      ClauseChange(
        kinds: [.split], old: [place("6", "Term and end", index: 5)],
        new: [place("6", "Term", index: 5), place("7", "End", index: 6)],
        blocks: [same("It runs for a year.")]),
      ClauseChange(
        kinds: [.joined], old: [place("8", "Law"), place("9", "Courts")],
        new: [place("8", "Law and courts")],
        blocks: [
          BlockChange(
            form: .paragraph, kind: .changed, seam: .joinedToBefore,
            runs: [Run(.equal, "The courts of Berlin decide.")])
        ]),
      changed(
        place(nil, "Prices"),
        [
          BlockChange(
            form: .tableRow(isHeader: true), kind: .same,
            runs: [Run(.equal, "Plan\tPrice")]),
          BlockChange(
            form: .tableRow(isHeader: false), kind: .changed,
            runs: [
              Run(.equal, "Small\t"), Run(.deleted, "EUR 5", sort: .amount),
              Run(.inserted, "EUR 7", sort: .amount),
            ]),
          BlockChange(
            form: .tableRow(isHeader: false), kind: .added,
            runs: [Run(.inserted, "Large\tEUR 20")]),
          BlockChange(
            form: .quote, kind: .changed,
            runs: [Run(.equal, "Per"), Run(.deleted, " "), Run(.equal, "month")]),
          BlockChange(
            form: .code, kind: .changed,
            runs: [Run(.equal, "a = 1\n  b = "), Run(.deleted, "2"), Run(.inserted, "3")]),
          BlockChange(
            form: .footnote(label: "1"), kind: .changed,
            runs: [Run(.equal, "Net"), Run(.inserted, " of tax"), Run(.equal, ".")]),
          paragraph(
            Run(.deleted, "**", sort: .markup), Run(.equal, "Important"),
            Run(.deleted, "**", sort: .markup)),
        ]),
    ],
    assessment: ChangeAssessment(
      changeClass: .obligations,
      signals: [
        .init(kind: .amount, old: "EUR 30", new: "EUR 45", clause: "2"),
        .init(kind: .clause, old: "", new: "", clause: "3"),
      ]))

  /// Signs that terminals, browsers and Markdown would take for more than words.
  static let hostile = redline([
    changed(
      ClauseChange.Place(
        anchor: "\"><script>", number: nil, title: "<b>|`@everyone\u{1B}[31m", parents: []),
      [
        paragraph(
          Run(.equal, "a </del><script>alert(1)</script> "),
          Run(.deleted, "\u{1B}]0;title\u{7}\u{202E}"),
          Run(.inserted, "*b* _c_ [d](javascript:e) #12 $1 and $2 <img src=x onerror=y>"),
          Run(.equal, " 1. https://example.org :smile: |")),
        BlockChange(
          form: .listItem(marker: "<i>", depth: 0), kind: .added,
          runs: [Run(.inserted, "---\n# x")]),
        BlockChange(
          form: .code, kind: .changed,
          runs: [Run(.equal, "</pre>\n\n# x\n"), Run(.inserted, "</code>")]),
      ])
  ])
}
