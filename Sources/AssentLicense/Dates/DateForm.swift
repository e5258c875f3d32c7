import AssentManifest

/// How a date is written.
package enum DateForm: String, Hashable, Sendable, CaseIterable {
  /// `2025-11-03`, also with a time behind it.
  case iso
  /// `November 3, 2025`.
  case monthNameFirst = "month-name-first"
  /// `3 November 2025`, `3. November 2025`, `3 de noviembre de 2025`.
  case dayFirst = "day-first"
  /// `2025 November 3`.
  case yearFirst = "year-first"
  /// `11/3/2025`, whose order depends on who reads it.
  case slashed
  /// `03-11-2025`: day, month, year; in the United States also month, day, year.
  case dashed
  /// `3.11.2025`: day, month, year.
  case dotted
  /// `2025/11/03`, `2025.11.3`.
  case numericYearFirst = "numeric-year-first"
  /// `2025年11月3日`, `2025년 11월 3일`.
  case eastAsian = "east-asian"

  /// Whether which number is the day depends on who reads it.
  package var isOrderOpen: Bool { self == .slashed || self == .dashed }
}

extension Metadata.Found where Value == Manifest.Day {
  /// Whether the same characters are another day to readers elsewhere: `11/3/2025`, `11-03-2025`.
  package var isAmbiguous: Bool {
    form?.isOrderOpen == true && value.day <= 12 && value.day != value.month
  }
}
