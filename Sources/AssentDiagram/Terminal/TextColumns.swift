import AssentDiagnostics

/// The columns a text takes in a terminal.
func textColumns(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { displayColumns(of: $0) }
}
