/// The columns a text takes in a terminal.
func textColumns(_ text: String) -> Int {
  var sum = 0
  for scalar in text.unicodeScalars {
    let width = TextMetrics.width(of: scalar)
    sum +=
      width == 0
      ? 0
      : width == 1000 && scalar.value >= 0x1100 && !(0x2190...0x25FF).contains(scalar.value)
        || scalar.value >= 0x1F000 ? 2 : 1
  }
  return sum
}
