import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let diagramTooWide = Rule(
    id: .diagramTooWide, group: .diagrams, severity: .info,
    summary: "A drawing is wider than the page of plain text, or a picture than that of the web.",
    rationale:
      "Drawings are never wrapped, so in the plain text it is wider than the page, which has 72 "
      + "columns by default. The picture of a mermaid diagram is laid out for the page of the web; "
      + "one that no layout makes narrow enough for text of 11 pixels, or clear enough to follow "
      + "its lines, is drawn in parts, or scrolls there.",
    accepts: [fenced("┌───┐    ┌───┐\n│ A ├───▶│ B │\n└───┘    └───┘")],
    rejects: [
      fenced(
        "┌───┐" + String(repeating: " ", count: 70) + "┌───┐\n"
          + "⟪│ A ├" + String(repeating: "─", count: 69) + "▶│ B │ go⟫\n"
          + "└───┘" + String(repeating: " ", count: 70) + "└───┘")
    ]
  ) { subject, findings in
    for diagram in subject.diagrams where diagram.columns > subject.textWidth {
      findings.report(
        "the drawing is \(diagram.columns) columns wide, the page of plain text "
          + "\(subject.textWidth)",
        at: diagram.widestLine,
        help: "make it narrower; in the pager, the arrow keys show the rest")
    }
    for diagram in subject.diagrams {
      guard let picture = diagram.layout else { continue }
      if picture.partCount > 1 {
        findings.report(
          "the picture is drawn in \(picture.partCount) parts: in one it has no room on the page, or "
            + "its lines cross too often",
          at: diagram.widestLine,
          help:
            "make it several diagrams, or its labels shorter; the parts say where each line goes on"
        )
      }
      if picture.isReadable(on: .page) { continue }
      findings.report(
        "the picture is \(picture.width) pixels wide, the page \(PageWidth.page.room)",
        at: diagram.widestLine, help: "make it two diagrams; on the page, this one scrolls")
    }
  }
}
