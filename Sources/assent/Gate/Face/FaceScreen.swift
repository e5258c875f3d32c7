import AssentDiagnostics
import AssentGate
import AssentManifest
import AssentRender

/// The rows of a screen that show a gate.
///
/// Nothing is told by color alone: the control that has the keys is marked with `>`, a button that is off
/// stands in parentheses, a box is `[ ]` or `[x]`.
struct FaceScreen {
  private(set) var rows: [String] = []
  /// Where the cursor stands in a field, from 0.
  private(set) var cursor: (row: Int, column: Int)?

  let face: GateFace
  let columns: Int
  let height: Int
  let words: GateWords

  /// How much is left out where there is little room.
  enum Detail: Int, CaseIterable {
    case all
    /// Without lines between the parts and without the row of keys.
    case compact
    /// Without the header, too.
    case least

    /// How many rows of text make it worth while.
    var leastText: Int {
      switch self {
      case .all: 8
      case .compact: 3
      case .least: 2
      }
    }
  }

  init(_ face: GateFace) {
    self.face = face
    columns = face.size.columns
    height = face.size.rows
    words = face.words
    if face.isReading { drawText() } else { drawDialog() }
  }

  /// The rows that the text has on the screen; 0 where the window is too small for it.
  static func textHeight(of face: GateFace) -> Int {
    FaceScreen(measuring: face).layout?.text ?? 0
  }

  private init(measuring face: GateFace) {
    self.face = face
    columns = face.size.columns
    height = face.size.rows
    words = face.words
  }

  // MARK: A page of texts

  /// How the rows are shared out; `nil` where there are too few.
  private var layout: (detail: Detail, text: Int)? {
    guard columns >= 20, height >= 6 else { return nil }
    for detail in Detail.allCases {
      let text = height - header(detail).count - footer(detail).rows.count
      if text >= detail.leastText { return (detail, text) }
    }
    return nil
  }

  private mutating func drawText() {
    guard let (detail, text) = layout else { return drawTooSmall() }
    rows = header(detail)
    let margin = columns > face.textWidth && columns >= 40 ? " " : ""
    let lines = face.page?.lines ?? []
    for line in face.top..<face.top + text {
      rows.append(
        line < lines.count && !lines[line].isEmpty
          ? margin + String(decoding: lines[line], as: UTF8.self) : "")
    }
    let footer = footer(detail)
    if let field = footer.cursor { cursor = (rows.count + field.row, field.column) }
    rows += footer.rows
  }

  private func header(_ detail: Detail) -> [String] {
    guard detail != .least, let session = face.session else { return [] }
    let product = face.keeper?.content.manifest.manifest.product.name ?? ""
    let titles = face.shownItems.map { index -> String in
      let decision = session.items[index].decision
      let title = session.items[index].text?.entry.title ?? decision.document.title
      return decision.release.map { "\(title) \($0.version.text)" } ?? title
    }
    var left = titles.joined(separator: ", ")
    if !product.isEmpty, !left.contains(product) { left = product + " · " + left }
    var right = ""
    if session.pages.count > 1, let page = session.page {
      right = words.text(.pageOf, String(page + 1), String(session.pages.count))
    }
    let room = columns - 1 - ScreenText.columns(of: right) - (right.isEmpty ? 0 : 2)
    let row =
      bold(" " + ScreenText.padded(left, to: max(0, room))) + (right.isEmpty ? "" : " " + right)
    return detail == .all ? [row, rule] : [row]
  }

  private func footer(_ detail: Detail) -> (rows: [String], cursor: (row: Int, column: Int)?) {
    guard face.session != nil else { return ([], nil) }
    var rows: [String] = detail == .all ? [rule] : []
    var cursor: (row: Int, column: Int)?
    rows += progress
    for index in face.shownItems {
      guard let presentation = face.presentation(of: index) else { continue }
      if detail == .all, height >= 28 { rows.append("") }
      // Above the text it scrolls away, and a guardian has to know throughout why they are asked.
      if face.view == .guardian(index), detail == .all, let why = presentation.above.first {
        rows += ScreenText.wrapped(why, to: columns - 2).map { " " + $0 }
      }
      rows += ScreenText.wrapped(presentation.statement, to: columns - 2).map { " " + $0 }
      // What is shown is what the presentation says, in its order.
      for control in presentation.controls {
        switch control.kind {
        case .box:
          rows += box(.box(index), control.label, face.isTicked(index), face.canTick(index))
        case .name:
          let (row, column) = nameRow(index, control.label + ": ")
          if face.focus == .name(index) { cursor = (rows.count, column) }
          rows.append(row)
        case .accept, .decline, .later, .namePrompt, .acceptPrompt, .sentence: break
        }
      }
    }
    if detail == .all, height >= 28 { rows.append("") }
    let controls = face.shownItems.first.flatMap { face.presentation(of: $0)?.controls } ?? []
    rows += buttons(
      controls.compactMap { control in
        switch control.kind {
        case .accept: (.accept, control.label)
        case .decline: (.decline, control.label)
        case .later: (.notNow, control.label)
        case .box, .name, .namePrompt, .acceptPrompt, .sentence: nil
        }
      })
    if detail == .all { rows.append(dim(" " + ScreenText.cut(words.text(.keys), to: columns - 2))) }
    return (rows, cursor)
  }

  /// The field for a name, and the column at the end of what was typed.
  private func nameRow(_ item: Int, _ label: String) -> (row: String, column: Int) {
    let row = marker(.name(item)) + label + tail(of: face.names[item] ?? "", after: label)
    let width = ScreenText.columns(of: row)
    let space = max(0, columns - 2 - width)
    return (row + String(repeating: "_", count: min(30, space)), min(columns - 1, width))
  }

  /// The end of a name that does not fit.
  private func tail(of name: String, after label: String) -> String {
    var name = VisibleText.message(name)
    let room = max(4, columns - 4 - ScreenText.columns(of: label))
    while ScreenText.columns(of: name) > room { name.removeFirst() }
    return name
  }

  /// How much was read, and what is to be done next: one row, or two where they are narrow.
  private var progress: [String] {
    guard let session = face.session else { return [] }
    var seen = 0
    var all = 0
    for part in face.page?.parts ?? [] {
      seen += face.progress(of: part.item).perMille * max(1, part.text.size)
      all += max(1, part.text.size)
    }
    let perMille = all > 0 ? seen / all : 0
    let width = min(30, columns / 3)
    let full = width * perMille / 1000
    let bar =
      String(repeating: "▓", count: full) + String(repeating: "░", count: width - full)
    let read = " " + bar + " " + words.text(.progress, String(perMille / 10))
    if let message = face.message {
      // News are short, and none of it is cut where a row is long enough.
      let lines = ScreenText.wrapped(message, to: columns - 1)
      let kept = lines.prefix(columns >= 60 ? 1 : 2).map { " " + bold($0) }
      return columns >= 60 ? kept : kept + (kept.count < 2 ? [""] : [])
    }
    var hint = ""
    if hint.isEmpty, let missing = face.missing {
      hint = session.items[missing.item].words.text(missing.phrase)
      if missing.phrase == .scrollToContinue { hint = "↓ " + hint }
    }
    if columns >= 60 {
      let room = columns - 3 - ScreenText.columns(of: read)
      return [read + "  " + bold(ScreenText.cut(hint, to: room))]
    }
    return [ScreenText.cut(read, to: columns), " " + bold(ScreenText.cut(hint, to: columns - 1))]
  }

  // MARK: Dialogs

  private mutating func drawDialog() {
    guard columns >= 20, height >= 6 else { return drawTooSmall() }
    let dialog = FaceDialog(face, words: words)
    var body: [String] = []
    for paragraph in dialog.paragraphs {
      if !body.isEmpty { body.append("") }
      body += ScreenText.wrapped(paragraph, to: min(columns - 2, 100)).map { " " + $0 }
    }
    var foot: [String] = []
    var fieldRow: Int?
    for control in face.controls {
      switch control {
      case .age:
        fieldRow = foot.count
        foot.append(marker(.age) + face.ageLabel + ": " + face.age + "____")
      case .text, .box, .name, .button: break
      }
    }
    foot += buttons(dialog.buttons)
    if let message = face.message {
      foot += ScreenText.wrapped(message, to: columns - 2).map { " " + bold($0) }
    }
    let head =
      height >= 12
      ? [bold(" " + ScreenText.cut(dialog.title, to: columns - 2)), rule, ""]
      : [bold(" " + ScreenText.cut(dialog.title, to: columns - 2))]
    let room = height - head.count - foot.count
    if body.count > room {
      // What asks for nothing can be moved; what is answered has to be there in full.
      guard face.movesDialog, room > 1 else { return drawTooSmall() }
      let top = min(face.dialogTop, body.count - room)
      body = Array(body[top..<top + room])
    }
    rows = head + body
    if rows.count + foot.count + 1 <= height { rows.append("") }
    if let fieldRow, face.focus == .age {
      let column = 3 + ScreenText.columns(of: face.ageLabel + ": " + face.age)
      cursor = (rows.count + fieldRow, min(column, columns - 1))
    }
    rows += foot
  }

  private mutating func drawTooSmall() {
    cursor = nil
    rows = Array(ScreenText.wrapped(words.text(.windowTooSmall), to: columns).prefix(height))
  }

  /// Whether there is no room to show what has to be shown together.
  var isTooSmall: Bool {
    face.isReading
      ? layout == nil : rows == ScreenText.wrapped(words.text(.windowTooSmall), to: columns)
  }

  // MARK: Parts

  private var rule: String { dim(String(repeating: "─", count: columns)) }

  private func marker(_ control: FaceControl) -> String {
    face.focus == control ? " > " : "   "
  }

  /// A box with all of its words, in as many rows as these take: who ticks it agrees to each of them.
  private func box(
    _ control: FaceControl, _ label: String, _ isTicked: Bool, _ isOn: Bool
  ) -> [String] {
    let mark = marker(control) + (isTicked ? "[x] " : "[ ] ")
    let indent = ScreenText.columns(of: mark)
    let lines = ScreenText.wrapped(label, to: max(8, columns - 1 - indent))
    return lines.enumerated().map { index, line in
      let before = index == 0 ? mark : String(repeating: " ", count: indent)
      let row = ScreenText.cut(before + line, to: columns - 1)
      return face.focus == control ? bold(row) : isOn ? row : dim(row)
    }
  }

  /// The buttons beside each other; one that has no room there begins another row.
  private func buttons(_ buttons: [(FaceButton, String)]) -> [String] {
    var rows = [""]
    var width = 0
    for (button, label) in buttons {
      let isOn = face.isOn(button)
      let text = isOn ? "[ \(label) ]" : "( \(label) )"
      let isFocused = face.focus == .button(button)
      if width > 0, width + 3 + ScreenText.columns(of: text) > columns {
        rows.append("")
        width = 0
      }
      let piece = ScreenText.cut(text, to: max(0, columns - width - 3))
      rows[rows.count - 1] +=
        marker(.button(button)) + (isFocused ? reverse(piece) : isOn ? piece : dim(piece))
      width += 3 + ScreenText.columns(of: piece)
    }
    return rows
  }

  private func bold(_ text: String) -> String { styled(text, "1") }
  private func dim(_ text: String) -> String { styled(text, "2") }
  private func reverse(_ text: String) -> String { styled(text, "7") }

  private func styled(_ text: String, _ code: String) -> String {
    face.usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
