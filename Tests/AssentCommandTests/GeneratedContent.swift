import Foundation
import TestSupport

/// Content with many documents, all of them different, made from a number.
enum GeneratedContent {
  /// Writes products with a license each and flow documents beside them; `edition` changes the
  /// words of flow documents, and the markup of licenses: their words were published.
  static func write(
    products: Int, flows: Int, edition: Int = 1, to folder: TemporaryFolder
  ) throws {
    for product in 0..<products {
      let base = "content/product-\(product)"
      try folder.write(license(product, edition: edition), to: "\(base)/license.md")
      for flow in 0..<flows {
        try folder.write(
          document(product, flow, edition: edition), to: "\(base)/flows/flow-\(flow).md")
      }
    }
  }

  private static func license(_ product: Int, edition: Int) -> String {
    """
    # License of product \(product)

    **Version**: 1.0
    **Effective Date**: 2025-11-03

    Copyright (c) 2025 Example Press

    ## 1. Grant

    You may use \(edition == 1 ? "" : "*")product \(product)\(edition == 1 ? "" : "*"); see [the flow](flows/flow-0.md).

    ## 2. Warranty

    There is none.[^1]

    ## 3. Liability

    Nobody is liable.

    [^1]: None at all.

    """
  }

  private static func document(_ product: Int, _ flow: Int, edition: Int) -> String {
    """
    # Flow \(flow) of product \(product)

    *Version \(edition).0, Last Updated: November 3, 2025*

    ## Picture

    ```
    ┌───────┐
    │ \(product)-\(flow)   │──▶ edition \(edition)
    └───────┘
    ```

    ## Table

    | Step | Screen |
    |-----:|--------|
    | \(flow) | Start |

    - Back to [the license](../license.md#1-grant).

    """
  }
}
