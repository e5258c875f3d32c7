// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "gate-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "assent", path: "../.."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .executableTarget(
      name: "gate-server",
      dependencies: [
        .product(name: "AssentGate", package: "assent"),
        .product(name: "AssentManifest", package: "assent"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ])
  ]
)
