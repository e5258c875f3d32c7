import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline

/// Texts as the tests write them.
enum Texts {
  static func document(_ text: String, path: String = "license.md") -> LegalDocument {
    document(Array(text.utf8), path: path)
  }

  static func document(_ bytes: [UInt8], path: String = "license.md") -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: SourceFile(path: path, bytes: bytes)), path: path)
  }

  static func redline(_ old: String, _ new: String) -> Redline {
    Redline(comparing: document(old), with: document(new), names: ("old.md", "new.md"))
  }

  /// The changes of a redline, one a line: `changed 4.2 Fees: [thirty][+ninety+] days`.
  ///
  /// Deleted text stands in `[-…-]`, inserted in `{+…+}`, with the sort before a bar where it is not
  /// plain words; blocks that are the same are left out.
  static func summary(_ redline: Redline) -> [String] {
    redline.clauses.flatMap { change -> [String] in
      let kinds = change.kinds.map(\.rawValue).joined(separator: "+")
      let place = (change.new.first ?? change.old.first).map(name) ?? ""
      let passage = change.isPassage ? "passage " : ""
      return [passage + kinds + " " + place]
        + change.blocks.filter { $0.kind != .same || $0.seam != .none }.map { "  " + text($0) }
    }
  }

  static func name(_ place: ClauseChange.Place) -> String {
    [place.number, place.title.isEmpty ? nil : place.title].compactMap { $0 }
      .joined(separator: " ")
  }

  static func text(_ block: BlockChange) -> String {
    var text = block.kind.rawValue
    if block.seam != .none { text += " (\(block.seam.rawValue))" }
    text += ": "
    for run in block.runs {
      let sort = run.sort == .words ? "" : run.sort.rawValue + "|"
      switch run.kind {
      case .equal: text += run.former.map { "{~\(sort)\($0)~>\(run.text)~}" } ?? run.text
      case .deleted: text += "[-" + sort + run.text + "-]"
      case .inserted: text += "{+" + sort + run.text + "+}"
      }
    }
    return text
  }

  /// The words of one side of a redline's blocks, white space left out; markup and targets of links are
  /// not words.
  static func words(_ blocks: [BlockChange], of kind: Run.Kind) -> [String] {
    blocks.map { block in
      block.runs.filter { $0.sort != .markup && $0.sort != .linkTarget }
        .compactMap { $0.text(in: kind) }.joined().filter { !$0.isWhitespace }
    }
  }
}
