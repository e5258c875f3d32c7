/// What stands around the text of a page, as far as it decides whether the text is shown.
///
/// What the frame says (dates, languages, versions) is not held against anything here.
enum PageFrame {
  /// Whether a page has the frame of our templates: one text, alone in its main part, with our style sheet
  /// and script, and with the policy by which a browser takes no others from the page itself.
  static func isOurs(before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> Bool {
    let head = ByteCursor(Array(before))
    guard count(policy, in: head) == 1, count("<body", in: head) == 1,
      count("rel=\"stylesheet\"", in: head) == 1, count("assets/assent.css\">", in: head) == 1,
      count("<main", in: head) == 1, count("<article", in: head) == 0
    else { return false }
    let scripts = count("<script", in: head)
    guard
      scripts == count("assets/assent.js\" defer data-copy=", in: head)
        + count("<script type=\"application/ld+json\">", in: head),
      count(" hidden", in: head) == count("<button type=\"button\" hidden>", in: head),
      forbidden.allSatisfy({ count($0, in: head) == 0 })
    else { return false }
    var main = head
    guard main.skip(to: Array("<main>\n".utf8)) else { return false }
    let isAfterFrame = ["</header>\n", "</nav>\n"].contains {
      head.bytes[..<main.index].ends(with: $0.utf8)
    }
    _ = main.take("<main>\n")
    let isAlone =
      main.isAtEnd
      || main.take("<div class=\"frame summary\">\n") && main.bytes.ends(with: "</div>\n".utf8)
    var tail = ByteCursor(Array(after))
    guard isAfterFrame, isAlone, tail.take("\n</main>\n<footer class=\"frame\">\n") else {
      return false
    }
    return (forbidden + ["<article", "<main", "<script", "<link", " hidden"]).allSatisfy {
      count($0, in: tail) == 0
    }
  }

  private static let policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; "
    + "script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'\">"

  /// What shows, or covers, other things than the text.
  private static let forbidden = [
    "<style", " style=", "<iframe", "<object", "<embed", "<template", "<noscript", "<base",
    "<dialog",
    "<frame", "<plaintext", "<textarea", "<select", "<!--",
  ]

  /// The element of a page with our style sheet, and perhaps other templates, that hides the text.
  ///
  /// - Parameters:
  ///   - page: up to the article; all of it where no article begins as ours do.
  ///   - isUpToText: whether it ends where the article begins.
  static func hiding(_ page: ArraySlice<UInt8>, isUpToText: Bool) -> Int? {
    var cursor = ByteCursor(Array(page))
    guard count("assets/assent.css\">", in: cursor) > 0 else { return nil }
    // Elements that hide what is in them, and how many of their name are open since.
    var open: [(name: [UInt8], depth: Int, place: Int)] = []
    while let place = cursor.bytes[cursor.index...].firstIndex(of: UInt8(ascii: "<")) {
      cursor.index = place + 1
      let isEnd = cursor.take("/")
      let rest = cursor.bytes[cursor.index...]
      let name = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }.map { $0 | 0x20 }
      guard !name.isEmpty else { continue }
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      cursor.index = tag.endIndex
      for index in open.indices where open[index].name == name {
        open[index].depth += isEnd ? -1 : 1
      }
      open.removeAll { $0.depth == 0 }
      guard !isEnd else { continue }
      let words = String(decoding: tag, as: UTF8.self).lowercased()
      if open.count < 64, hides(words), !isVoid(name) { open.append((name, 1, place)) }
      // Ours is found by its letters, so this one has others.
      if words.hasPrefix("article"), words.contains("id=\"assent-text\"") {
        return open.first?.place
      }
    }
    return isUpToText ? open.first?.place : nil
  }

  /// Whether an element is not shown, by its tag.
  private static func hides(_ tag: String) -> Bool {
    let words = tag.split { $0.isWhitespace || $0 == "/" }
    if words.contains(where: { $0 == "hidden" || $0.hasPrefix("hidden=") }) { return true }
    let style = tag.filter { !$0.isWhitespace }
    return style.contains("style=")
      && ["display:none", "visibility:hidden", "visibility:collapse"].contains {
        style.contains($0)
      }
  }

  /// Whether an element holds nothing.
  private static func isVoid(_ name: [UInt8]) -> Bool {
    ["input", "img", "link", "meta", "br", "hr", "source"].contains {
      $0.utf8.elementsEqual(name)
    }
  }

  private static func count(_ words: String, in cursor: ByteCursor) -> Int {
    var cursor = cursor
    let words = Array(words.utf8)
    var count = 0
    while cursor.skip(to: words) {
      cursor.index += words.count
      count += 1
    }
    return count
  }
}

extension Sequence<UInt8> where Self: BidirectionalCollection {
  fileprivate func ends(with other: some BidirectionalCollection<UInt8>) -> Bool {
    reversed().starts(with: other.reversed())
  }
}
