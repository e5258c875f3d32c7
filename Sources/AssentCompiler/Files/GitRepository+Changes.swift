import AssentDiagnostics

extension GitRepository {
  /// The real path of the top of the work tree.
  func top() throws(InputError) -> String {
    let found = try run(["rev-parse", "--show-toplevel"], limit: 1 << 16)
    let path = String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard found.status == 0, let real = try FileSystem.realPath(path) else { throw failure(found) }
    return real
  }

  /// The files that have another name than in a commit: the new path by the old one, both below the top
  /// of the work tree.
  ///
  /// What is staged is asked, as Git knows of no other new names: to read files of the work tree it would run the
  /// filters that the repository names.
  func renames(since commit: Commit) throws(InputError) -> [String: String] {
    let found = try run(
      [
        "diff", "--cached", "--no-ext-diff", "--no-textconv", "--find-renames", "--diff-filter=R",
        "--name-status", "-z", commit.id, "--",
      ],
      limit: 64 << 20)
    guard found.status == 0 else { throw failure(found) }
    let words = found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var renames: [String: String] = [:]
    // `R095`, the old path, the new one.
    for index in stride(from: 0, to: words.count - 2, by: 3) {
      renames[words[index + 1]] = words[index + 2]
    }
    return renames
  }

  /// The bytes of many files, in their order.
  func read(_ files: [File]) throws(InputError) -> [[UInt8]] {
    guard !files.isEmpty else { return [] }
    let size = files.reduce(0) { $0 + $1.size }
    guard size <= 4 * FileSystem.mostBytes else {
      throw .unreadable(path: folder, reason: "the files of the revision have \(size) bytes")
    }
    let found = try run(
      ["cat-file", "--batch"], input: Array(files.map { $0.object + "\n" }.joined().utf8),
      limit: size + files.count * 128)
    guard found.status == 0 else { throw failure(found) }
    var contents: [[UInt8]] = []
    contents.reserveCapacity(files.count)
    var rest = found.output[...]
    for file in files {
      // `0123… blob 1234`, a line end, the bytes, a line end.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        rest[..<end].split(separator: UInt8(ascii: " ")).count == 3,
        rest.endIndex - end > file.size + 1
      else { throw .unreadable(path: file.path, reason: "git does not give this file") }
      contents.append(Array(rest[(end + 1)...].prefix(file.size)))
      rest = rest[(end + 1 + file.size + 1)...]
    }
    return contents
  }
}
