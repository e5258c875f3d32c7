import AssentLicense

/// Draws a timeline as SVG within a page; its colors are those of the style sheet.
struct TimelinePicture {
  let timeline: Timeline
  let title: String
  let note: String
  /// Whether time runs from right to left.
  let isMirrored: Bool

  /// The pictures, one after the other, each with a title for those who do not see it.
  var html: [UInt8] {
    var out = ByteBuffer(minimumCapacity: 8192)
    for (index, picture) in timeline.pictures.enumerated() {
      write(picture, number: index + 1, to: &out)
    }
    return out.bytes
  }

  private func write(_ picture: Timeline.Picture, number: Int, to out: inout ByteBuffer) {
    let size = "\(Int(Timeline.width)) \(Self.number(picture.height))"
    out.write(
      string: "<svg class=\"timeline\" viewBox=\"0 0 \(size)\" role=\"img\" "
        + "aria-labelledby=\"timeline-\(number) timeline-\(number)-about\" direction=\"ltr\">\n"
        + "<title id=\"timeline-\(number)\">")
    let versions = picture.rows.map(\.version.text)
    var name = title
    if timeline.pictures.count > 1, let first = versions.last, let last = versions.first {
      name += " (\(first) – \(last))"
    }
    out.writeEscapedHTML(name)
    out.write(string: "</title>\n<desc id=\"timeline-\(number)-about\">")
    out.writeEscapedHTML(note)
    out.write("</desc>\n")
    for (x, label) in picture.ticks {
      upright(x, "tl-grid", in: picture, to: &out)
      text(label, y: 11, "tl-tick", to: &out)
    }
    for row in picture.rows { write(row, to: &out) }
    if let now = picture.now {
      upright(now, "tl-now", in: picture, to: &out)
    }
    out.write("</svg>\n")
  }

  private func write(_ row: Timeline.Row, to out: inout ByteBuffer) {
    text(row.version, y: row.y + 14, "tl-version", to: &out)
    text(row.status, y: row.y + 14, "tl-text", to: &out)
    text(row.days, y: row.y + 14, "tl-text", isAtEnd: true, to: &out)
    for bar in row.bars { rectangle(bar, y: row.y + 20, height: 8, to: &out) }
    if let grace = row.grace { rectangle(grace, y: row.y + 30, height: 3, to: &out) }
    if let mark = row.mark { write(mark, y: row.y + 24, to: &out) }
  }

  /// A line through all rows, with gaps where their text stands.
  private func upright(
    _ x: Double, _ name: String, in picture: Timeline.Picture, to out: inout ByteBuffer
  ) {
    let x = Self.number(place(x))
    var path = "M\(x) \(Self.number(Timeline.top - 7))v6"
    for row in picture.rows { path += "M\(x) \(Self.number(row.y + 18))v17" }
    out.write(string: "<path class=\"\(name)\" d=\"\(path)\"/>\n")
  }

  private func rectangle(
    _ bar: Timeline.Bar, y: Double, height: Double, to out: inout ByteBuffer
  ) {
    let x = isMirrored ? Timeline.width - bar.end : bar.start
    out.write(
      string: "<rect class=\"tl-\(bar.kind.rawValue)\" x=\"\(Self.number(x))\" "
        + "y=\"\(Self.number(y))\" width=\"\(Self.number(bar.end - bar.start))\" "
        + "height=\"\(Self.number(height))\"/>\n")
  }

  /// A cross for what was withdrawn, an upright line for what another took the place of.
  private func write(_ mark: Timeline.Mark, y: Double, to out: inout ByteBuffer) {
    let x = place(mark.x)
    let name = "tl-mark"
    if mark.kind == .withdrawn {
      line(x - 4, y - 4, x + 4, y + 4, name, to: &out)
      line(x - 4, y + 4, x + 4, y - 4, name, to: &out)
    } else {
      line(x, y - 5, x, y + 5, name, to: &out)
    }
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String,
    to out: inout ByteBuffer
  ) {
    out.write(
      string: "<line class=\"\(name)\" x1=\"\(Self.number(x1))\" y1=\"\(Self.number(y1))\" "
        + "x2=\"\(Self.number(x2))\" y2=\"\(Self.number(y2))\"/>\n")
  }

  /// - Parameter isAtEnd: whether the end of the text, not its beginning, keeps its place.
  private func text(
    _ label: Timeline.Label, y: Double, _ name: String, isAtEnd: Bool = false,
    to out: inout ByteBuffer
  ) {
    guard !label.text.isEmpty else { return }
    let isTick = name == "tl-tick"
    let x = isTick ? label.x + label.width / 2 : isAtEnd ? label.x + label.width : label.x
    let anchor = isTick ? "middle" : isAtEnd != isMirrored ? "end" : "start"
    out.write(
      string: "<text class=\"\(name)\" x=\"\(Self.number(place(x)))\" y=\"\(Self.number(y))\" "
        + "text-anchor=\"\(anchor)\">")
    out.writeEscapedHTML(label.text)
    out.write("</text>\n")
  }

  private func place(_ x: Double) -> Double { isMirrored ? Timeline.width - x : x }

  /// A length with at most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(tenths < 0 && whole == 0 ? "-" : "")\(whole).\(abs(rest))"
  }
}
