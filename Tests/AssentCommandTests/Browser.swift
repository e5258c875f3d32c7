import Foundation
import TestSupport

/// What a browser makes of a page.
enum Browser {
  /// The verdict of a mailed page on itself: `sound`, `unsigned`, `altered`.
  static func state(of page: String, in folder: TemporaryFolder) throws -> String {
    let ending = try Program.run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000",
        "--dump-dom", "file://" + folder[page].path,
      ], in: folder.url, program: Tool.find("chromium"), limit: 100)
    let mark = "data-state=\""
    guard let start = ending.text.firstRange(of: mark) else { return ending.errors }
    return String(ending.text[start.upperBound...].prefix { $0 != "\"" })
  }
}
