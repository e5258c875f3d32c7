import AssentDiagnostics

extension ProseMetadataReader {
  /// The holder's name in `Copyright (c) 2020-2025 Name. All rights reserved.`
  func readCopyright(_ line: Range<Int>, into found: inout Metadata) {
    guard found.licensor == nil,
      let name = CopyrightNotice.holder(in: source.bytes, line)
    else { return }
    found.licensor = written(name)
  }

  /// The company in `Copyright (c) Oak, Inc. and contributors`, which names no year.
  func readUndatedCopyright(_ line: Range<Int>, into found: inout Metadata) {
    guard found.licensor == nil,
      let name = CopyrightNotice.company(in: source.bytes, line)
    else { return }
    found.licensor = written(name)
  }
}
