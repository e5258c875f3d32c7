import AssentCompiler

/// What a user is told of a PDF file that was made.
enum PDFNote {
  static func print(_ made: PDF.Made) {
    guard !made.isCompared else { return }
    Terminal.complain(
      "note: the words of the PDF were not compared, because pdftotext is not installed")
  }
}
