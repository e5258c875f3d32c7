// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "gated-tool",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "assent", path: "../..")],
  targets: [
    .executableTarget(
      name: "gated-tool", dependencies: [.product(name: "AssentGate", package: "assent")])
  ]
)
