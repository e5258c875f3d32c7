import Foundation
import TestSupport

/// A folder with a small project in it, for the program to work on.
struct Project {
  let folder: TemporaryFolder

  static let license = """
    # License

    **Version**: 1.0
    **Effective Date**: 2025-11-03

    Copyright (c) 2025 Example Press

    ## 1. Grant

    You may copy this text.

    ## 2. Warranty

    There is none.

    ## 3. Liability

    Nobody is liable.

    """

  static let flow = """
    # Start

    *Version 1.0, Last Updated: November 3, 2025*

    ## First

    Open, then read.

    """

  init(_ files: [String: String] = ["license.md": license, "flows/start.md": flow]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: "content/" + path) }
  }

  @discardableResult
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Ending {
    try Program.run(arguments, in: folder.url, environment: environment)
  }
}
