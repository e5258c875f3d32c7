extension GateSession {
  /// What a person should hear before they are asked, a sentence each: that an older manifest stands in,
  /// what is wrong with log and clock, which version comes next.
  public func news(_ content: GateContent) -> [String] {
    var news = GateDecision(notices: notices).warnings(content, words)
    for item in items where item.state.phase.isOpen {
      // Who still has to read this version hears of the next one when that is in force.
      if let next = item.decision.upcomingSentence(in: item.words) { news.append(next) }
    }
    return news
  }
}

extension GateDecision {
  /// What is wrong, and closes no gate: an older manifest that stands in, log and clock.
  public func warnings(_ content: GateContent, _ words: GateWords) -> [String] {
    (content.fallback == nil ? [] : [words.text(.noticeLastGood)])
      + notices.map { $0.sentence(in: words) }
  }
}
