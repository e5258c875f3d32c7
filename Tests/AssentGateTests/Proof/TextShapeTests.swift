import Testing

@testable import AssentGate

/// The machine with a text of every shape before it.
@Suite struct TextShapeTests {
  struct Moment: Hashable {
    var state: GateState
    var progress: ScrollProgress
  }

  static let asks: [GateFlags] = [
    [.needsScroll, .needsTick, .isRequired], [.needsScroll, .isRequired],
    [.needsScroll, .needsTick, .needsName, .isStrict, .isRequired], [.needsScroll, .needsTick],
  ]

  /// All moments that the person can come to, each with those that follow it.
  static func explore(_ shape: TextShape, asks: GateFlags) -> [Moment: Set<Moment>] {
    let start = GateMachine.next(GateState(flags: asks), .owed).state
    var open = [Moment(state: start, progress: shape.progress)]
    var found: [Moment: Set<Moment>] = [:]
    while let moment = open.popLast() {
      guard found[moment] == nil else { continue }
      var after: Set<Moment> = []
      for move in shape.moves where moment.state.phase.isShown {
        var next = moment
        move(&next.progress)
        let event: GateEvent = next.progress.hasReachedEnd ? .reachedEnd : .scrolled
        next.state = GateMachine.next(moment.state, event).state
        after.insert(next)
      }
      for event in GateExplorer.ofPerson where event != .reachedEnd && event != .scrolled {
        let state = GateMachine.next(moment.state, event).state
        after.insert(Moment(state: state, progress: moment.progress))
      }
      found[moment] = after
      open += after
    }
    return found
  }

  @Test(arguments: TextShape.all)
  func `Accept is reached exactly by reading, whatever the shape`(_ shape: TextShape) {
    for asks in Self.asks {
      let found = Self.explore(shape, asks: asks)
      var reaching = Set(found.keys.filter { $0.state.canAccept })
      #expect(reaching.isEmpty == !shape.isReadable)
      #expect(reaching.allSatisfy { $0.progress.hasReachedEnd })
      while true {
        let more = found.filter {
          !reaching.contains($0.key) && !$0.value.isDisjoint(with: reaching)
        }
        if more.isEmpty { break }
        reaching.formUnion(more.keys)
      }
      let stuck = found.keys.filter { moment in
        (moment.state.phase.isShown || moment.state.phase == .declining)
          && !reaching.contains(moment)
      }
      #expect(stuck.isEmpty || !shape.isReadable)
    }
  }

  @Test(arguments: TextShape.all)
  func `progress never goes back, and "Review again" keeps it`(_ shape: TextShape) {
    for asks in Self.asks {
      for (moment, after) in Self.explore(shape, asks: asks) {
        #expect(after.allSatisfy { $0.progress.perMille >= moment.progress.perMille })
        guard moment.state.phase == .declining else { continue }
        #expect(
          after.allSatisfy {
            $0.progress == moment.progress && $0.state.flags == moment.state.flags
          }
        )
      }
    }
  }

  @Test func `a rotation neither loses nor grants anything`() {
    var progress = ScrollProgress()
    let place = TextPlace(block: 40, part: 12)
    progress.see(offset: 6000, viewport: 800, content: 8000, tolerance: 1, place: place)
    #expect(progress.perMille == 850)
    // The same words are further down in thousandths, in the other layout; and then further up.
    progress.see(offset: 3500, viewport: 300, content: 4000, tolerance: 1, place: place)
    #expect(progress.perMille == 850)
    progress.see(offset: 9000, viewport: 300, content: 16_000, tolerance: 1, place: place)
    #expect(progress.perMille == 850)
    #expect(!progress.hasReachedEnd)
    // The end of the text on the screen is the end, in any layout.
    progress.see(
      offset: 15_700, viewport: 300, content: 16_000, tolerance: 1, place: TextPlace(block: 60))
    #expect(progress.hasReachedEnd)
  }

  @Test func `a last block that is longer than the screen is read to its end`() {
    var progress = ScrollProgress()
    let last = TextPlace(block: 3)
    for offset in stride(from: 0.0, through: 7200, by: 50) {
      progress.see(offset: offset, viewport: 800, content: 8000, tolerance: 1, place: last)
    }
    #expect(progress.perMille == 1000)
  }

  @Test func `places know what stands before what`() {
    #expect(TextPlace(block: 2, part: 9) < TextPlace(block: 3))
    #expect(TextPlace(block: 3, part: 1) < TextPlace(block: 3, part: 2))
  }

  @Test func `a place is found again in another layout`() {
    let wide = TextExtents(blocks: [100, 300, 0, 600, .nan, -5])
    let narrow = TextExtents(blocks: [180, 640, 0, 1300, 0, 0])
    #expect(wide.height == 1000 && narrow.height == 2120)
    #expect(wide.place(above: 0) == nil && TextExtents(blocks: []).place(above: 5) == nil)
    let place = wide.place(above: 250)
    #expect(place == TextPlace(block: 1, part: 500))
    #expect(place.map(narrow.height) == 500)
    #expect(wide.place(above: 5000).map(narrow.height) == 2120)
    #expect(narrow.height(of: TextPlace(block: -1)) == 0)
    // Turned and scrolled back to where it was, nothing is granted: 500 of 2120 were read.
    var progress = ScrollProgress()
    progress.see(
      offset: 200, viewport: 300, content: wide.height, tolerance: 1,
      place: wide.place(above: 500))
    #expect(progress.perMille == 500)
    let offset = wide.place(above: 500).map { narrow.height(of: $0) - 700 } ?? 0
    progress.see(
      offset: offset, viewport: 700, content: narrow.height, tolerance: 1,
      place: narrow.place(above: offset + 700))
    #expect(progress.perMille == 500)
  }

  @Test func `no measure of any kind stops the program`() {
    let sizes: [Double] = [
      0, -1, 1, Double.leastNonzeroMagnitude, 1e15, 1e300, 1.7e308, .infinity, -.infinity, .nan,
      800, 8000,
    ]
    for offset in sizes {
      for viewport in sizes {
        for content in sizes {
          for tolerance in sizes {
            let now = ScrollProgress.perMille(
              offset: offset, viewport: viewport, content: content, tolerance: tolerance)
            #expect((0...1000).contains(now))
          }
        }
      }
    }
  }
}
