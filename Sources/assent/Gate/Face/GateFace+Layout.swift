import AssentGate

/// Texts on the screen, and what of them was seen.
extension GateFace {
  /// The columns that text takes.
  var textWidth: Int { min(size.columns >= 40 ? size.columns - 2 : size.columns, 100) }

  /// The rows that text takes; what is around it is ``FaceScreen``'s.
  var textHeight: Int { FaceScreen.textHeight(of: self) }

  mutating func layOut() {
    let indexes = shownItems
    let items = indexes.map { PageItem(index: $0, shown: session?.items[$0].shownID ?? []) }
    // What a key was meant for is not there any more.
    if items != pageItems { focus = .text }
    if page == nil || items != pageItems || page?.width != textWidth {
      let place = items == pageItems ? page.map { $0.place(of: top) } : nil
      pageItems = items
      guard let session else { return }
      do {
        let page = try PageText(
          items: indexes, of: session, width: textWidth, usesColor: usesColor)
        self.page = page
        top = place.map { page.line(of: $0) } ?? 0
      } catch {
        page = nil
        failure = error.refusal
        send(.failed, to: error.item)
        return
      }
    }
    scroll(to: top)
  }

  /// The window has another size.
  mutating func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    let layout = layout
    session?.relayout(layout)
    refresh()
  }

  mutating func scroll(to line: Int) {
    guard let page, session != nil else { return }
    let height = textHeight
    guard height > 0 else { return }
    top = min(max(line, 0), page.lastTop(height: height))
    for part in page.parts {
      guard let seen = page.seen(part, top: top, height: height) else { continue }
      _ = session?.see(
        offset: Double(seen.offset), viewport: Double(seen.viewport),
        content: Double(seen.content), item: part.item)
    }
  }

  /// The end of the page was asked for by a key, also where all of it is on the screen.
  mutating func reachEnd() {
    guard let page else { return }
    scroll(to: page.lines.count)
    for part in page.parts { _ = session?.reachEnd(item: part.item) }
  }

  /// The item whose text is at the top of the screen.
  var itemInView: Int? {
    page?.parts.last { $0.start <= top }?.item ?? page?.parts.first?.item
  }
}
