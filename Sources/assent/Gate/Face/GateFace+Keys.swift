import AssentGate

/// What the keys do.
extension GateFace {
  mutating func press(_ key: Key) {
    message = nil
    switch key {
    case .interrupt, .suspend, .quit: requests.append(.leave(key))
    case .redraw, .other: break
    case .tab: move(by: 1)
    case .backTab: move(by: -1)
    default: press(key, on: focus)
    }
    refresh()
  }

  private mutating func move(by step: Int) {
    let controls = controls
    guard let index = controls.firstIndex(of: focus), !controls.isEmpty else { return }
    focus = controls[(index + step + controls.count) % controls.count]
  }

  private mutating func press(_ key: Key, on control: FaceControl) {
    switch control {
    case .name(let item):
      if let name = key.edited(names[item] ?? "") {
        names[item] = name
        let effects = session?.sign(name, item: item)
        perform(effects, item)
        return
      }
    case .age:
      if key == .enter { return answerAge() }
      if let digits = key.edited(age) {
        age = String(digits.filter { $0.isASCII && $0.isNumber }.prefix(4))
        return
      }
    case .box(let item):
      if key == .enter || key == .character(" ") { return tick(item) }
    case .button(let button):
      if key == .enter || key == .character(" ") { return push(button) }
      if key == .left || key == .right {
        let buttons = controls.filter { if case .button = $0 { true } else { false } }
        guard let index = buttons.firstIndex(of: control) else { return }
        let next = index + (key == .right ? 1 : -1)
        if buttons.indices.contains(next) { focus = buttons[next] }
        return
      }
    case .text: break
    }
    if isReading { pressInText(key) } else { pressElsewhere(key) }
  }

  private mutating func pressInText(_ key: Key) {
    let page = max(1, textHeight - 1)
    switch key {
    case .up, .character("k"): scroll(to: top - 1)
    case .down, .enter, .character("j"): scroll(to: top + 1)
    case .pageDown, .character(" "), .character("f"): scrollPage(page)
    case .pageUp, .character("b"): scroll(to: top - page)
    case .home, .character("g"): scroll(to: 0)
    case .end, .character("G"): reachEnd()
    case .character("d"), .character("q"): push(.decline)
    case .character("s"): if let item = itemInView { requests.append(.save(item)) }
    case .character("p"): if let item = itemInView { requests.append(.print(item)) }
    case .character("?"), .character("h"): isHelpShown = true
    default: break
    }
  }

  private mutating func scrollPage(_ count: Int) {
    let before = top
    scroll(to: top + count)
    // Where nothing is left to scroll, the key that goes on says that the end is there.
    if top == before { reachEnd() }
  }

  private mutating func pressElsewhere(_ key: Key) {
    switch (view, key) {
    case (_, .down) where movesDialog: dialogTop = min(dialogTop + 1, 1000)
    case (_, .up) where movesDialog: dialogTop = max(0, dialogTop - 1)
    case (.help, _): isHelpShown = false
    case (.news, .escape): push(.goOn)
    case (.declining, .escape): push(.reviewAgain)
    case (.tooYoung, .character("q")), (.unavailable, .character("q")): push(.exit)
    case (.unavailable, .character("r")): push(.retry)
    default: break
    }
  }
}
