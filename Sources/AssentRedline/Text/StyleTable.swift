/// Gives equal styles equal numbers; that of plain text is 0.
struct StyleTable {
  private(set) var styles: [WordText.Style] = [.plain]
  private var numbers: [WordText.Style: Int32] = [.plain: 0]

  mutating func number(of style: WordText.Style) -> Int32 {
    if let number = numbers[style] { return number }
    let number = Int32(truncatingIfNeeded: styles.count)
    styles.append(style)
    numbers[style] = number
    return number
  }

  subscript(number: Int32) -> WordText.Style { styles[Int(number)] }
}
