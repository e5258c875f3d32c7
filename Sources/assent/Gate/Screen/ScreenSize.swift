/// The size of a screen of characters.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
