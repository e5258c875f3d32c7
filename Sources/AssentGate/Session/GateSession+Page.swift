/// What one press means for all texts of a page.
extension GateSession {
  /// The items of a page that are still on the screen with box and buttons.
  public func shownItems(ofPage page: Int) -> [Int] {
    let pages = pages
    guard pages.indices.contains(page) else { return [] }
    return pages[page].filter { items[$0].state.phase.isShown }
  }

  /// What has to be done first before the button Accept of a page is on; `nil` where it is on, or where
  /// nothing of the page is asked.
  ///
  /// All texts are read before a box is ticked, and all boxes ticked before a name is typed. What is not
  /// required and has an empty box beside others is no condition for anything; where every box is empty,
  /// the first one is what is missing.
  public func missing(onPage page: Int) -> (item: Int, phrase: GatePhrase)? {
    let shown = shownItems(ofPage: page)
    let asked = shown.count > 1 ? shown.filter { !isPassedOver($0) } : shown
    let first = (asked.isEmpty ? Array(shown.prefix(1)) : asked).compactMap { item in
      items[item].missing.first.map { (item: item, phrase: $0) }
    }
    let order: [GatePhrase] = [.scrollToContinue, .tickToContinue]
    return order.lazy.compactMap { phrase in first.first { $0.phrase == phrase } }.first
      ?? first.first
  }

  /// Whether the button Accept of a page is on: at least one text of it would be accepted.
  public func canAccept(page: Int) -> Bool {
    missing(onPage: page) == nil
      && shownItems(ofPage: page).contains { items[$0].state.canAccept }
  }

  /// What pressing Accept of a page comes to, in order: the texts that it accepts, and those that are
  /// not required whose box was left empty, which it declines once the others are stored.
  ///
  /// Both are empty while the button is off.
  func presses(onPage page: Int) -> (accepted: [Int], declined: [Int]) {
    guard canAccept(page: page) else { return ([], []) }
    let shown = shownItems(ofPage: page)
    return (
      shown.filter { items[$0].state.canAccept }, shown.filter { !items[$0].state.canAccept }
    )
  }

  /// Whether nobody has to answer it for the others to be accepted.
  private func isPassedOver(_ item: Int) -> Bool {
    !items[item].state.flags.contains(.isRequired)
      && items[item].state.missing.contains(.needsTick)
  }
}
