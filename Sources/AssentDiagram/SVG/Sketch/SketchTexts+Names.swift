/// Frames around names, in a drawing that has no boxes at all.
extension SketchTexts {
  /// The frame of each block of words that is a node; none where there is no room for them.
  func nameFrames() -> [Int: Sketch.Rect] {
    switch kind {
    case .flow, .stateMachine, .timeline: break
    case .sequence, .tree, .mockUp, .list, .entityRelationship, .classDiagram, .other: return [:]
    }
    guard reading.territory.boxes.isEmpty else { return [:] }
    var frames: [Int: Sketch.Rect] = [:]
    for block in reading.textNodeBlocks {
      if let frame = frame(block) { frames[block] = frame }
    }
    for terminal in reading.net.terminals where terminal.way.isVertical {
      guard case .text(let run) = terminal.target,
        var frame = frames[reading.blockOf[run]]
      else { continue }
      // The line has to meet the frame.
      let x = columns.xs[terminal.vertex]
      let left = min(frame.x, x - 10)
      frame.width = max(frame.maxX, x + 10) - left
      frame.x = left
      frames[reading.blockOf[run]] = frame
    }
    let touching = touching(frames)
    // Names with and without a frame would look as if they were of two kinds.
    guard 4 * touching.count <= frames.count else { return [:] }
    for block in touching { frames[block] = nil }
    return frames
  }

  private func frame(_ block: Int) -> Sketch.Rect? {
    var found: Sketch.Rect?
    for index in reading.blocks[block] {
      let known = reading.runs[index]
      guard let run = run(known.row, known.columns.lowerBound) else { continue }
      let span = runs[run].span
      let (top, bottom) = (scale.top(known.row) - 3, scale.bottom(known.row) + 3)
      let left = min(found?.x ?? Int.max, span.lowerBound - 9)
      let right = max(found?.maxX ?? Int.min, span.upperBound + 9)
      let start = min(found?.y ?? Int.max, top)
      found = Sketch.Rect(
        x: left, y: start, width: right - left, height: max(found?.maxY ?? 0, bottom) - start)
    }
    return found
  }

  /// The blocks whose frames touch others.
  private func touching(_ frames: [Int: Sketch.Rect]) -> Set<Int> {
    let sorted = frames.sorted {
      ($0.value.y, $0.value.x, $0.key) < ($1.value.y, $1.value.x, $1.key)
    }
    var open: [(block: Int, frame: Sketch.Rect)] = []
    var found: Set<Int> = []
    for (block, frame) in sorted {
      open.removeAll { $0.frame.maxY <= frame.y }
      for other in open where other.frame.intersects(frame) {
        found.formUnion([block, other.block])
      }
      open.append((block, frame))
    }
    return found
  }
}
