// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

// `make test` sets it. A flag on the command line would reach the packages of others, too.
if Context.environment["ASSENT_WARNINGS_AS_ERRORS"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

let package = Package(
  name: "assent",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "assent", targets: ["assent"]),
    .library(name: "AssentManifest", targets: ["AssentManifest"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CCMark",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
        .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CArchive",
      providers: [
        .apt([
          "libarchive-dev", "nettle-dev", "zlib1g-dev", "libbz2-dev", "liblzma-dev", "libzstd-dev",
        ])
      ]),
    .target(name: "CICUStub"),
    .target(name: "AssentDiagnostics", swiftSettings: settings),
    .target(
      name: "AssentMarkup", dependencies: ["AssentDiagnostics", "CCMark"],
      swiftSettings: settings),
    .target(name: "AssentManifest", swiftSettings: settings),
    .target(
      name: "AssentLicense",
      dependencies: [
        "AssentDiagnostics", "AssentManifest", "AssentMarkup",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .target(
      name: "AssentRecord",
      dependencies: [
        "AssentManifest", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    .target(
      name: "AssentArchive", dependencies: ["AssentDiagnostics", "CArchive"],
      swiftSettings: settings),
    .target(
      name: "AssentRedline",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    .target(name: "AssentDiagram", dependencies: ["AssentDiagnostics"], swiftSettings: settings),
    .target(
      name: "AssentLint",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
      ],
      swiftSettings: settings),
    .target(
      name: "AssentTemplates", path: "templates",
      exclude: ["README.md"],
      resources: [
        .embedInCode("agreement.mustache"), .embedInCode("page.mustache"),
        .embedInCode("index.mustache"), .embedInCode("index-agreement.mustache"),
        .embedInCode("index-page.mustache"), .embedInCode("head.mustache"),
        .embedInCode("footer.mustache"), .embedInCode("social.mustache"),
        .embedInCode("facts.mustache"), .embedInCode("check.mustache"),
        .embedInCode("history.mustache"), .embedInCode("history-version.mustache"),
        .embedInCode("redline.mustache"),
        .embedInCode("assent.css"), .embedInCode("assent.js"),
        .embedInCode("init/license.md.mustache"), .embedInCode("init/eula.md.mustache"),
        .embedInCode("init/terms.md.mustache"), .embedInCode("init/privacy.md.mustache"),
        .embedInCode("init/flow.md.mustache"), .embedInCode("init/assent.yml.mustache"),
        .embedInCode("init/github.yml.mustache"), .embedInCode("init/gitlab.yml.mustache"),
        .embedInCode("schema/manifest.schema.json"), .embedInCode("schema/document.schema.json"),
        .embedInCode("schema/diff.schema.json"), .embedInCode("schema/site.schema.json"),
        .embedInCode("schema/revocations.schema.json"), .embedInCode("schema/log.schema.json"),
      ],
      swiftSettings: settings),
    .target(
      name: "AssentRender",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
        "AssentRedline",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      swiftSettings: settings),
    .target(
      name: "AssentCompiler",
      dependencies: [
        "AssentArchive", "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentLint",
        "AssentManifest", "AssentMarkup", "AssentRecord", "AssentRedline", "AssentRender",
        "AssentTemplates",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "assent",
      dependencies: [
        "AssentCompiler", "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentLint",
        "AssentManifest", "AssentMarkup", "AssentRecord", "AssentRedline", "AssentRender",
        "CICUStub",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["AssentManifest"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "AssentCompilerTests",
      dependencies: [
        "AssentArchive", "AssentCompiler", "AssentDiagnostics", "AssentLicense", "AssentLint",
        "AssentManifest", "AssentMarkup", "AssentRecord", "AssentRedline", "AssentRender",
        "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentCommandTests", dependencies: ["AssentManifest", "TestSupport", "assent"],
      exclude: ["Broken"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentConformanceTests",
      dependencies: ["AssentDiagnostics", "AssentMarkup", "AssentRender", "TestSupport"],
      exclude: ["Examples"],
      swiftSettings: settings),
    .testTarget(
      name: "ShapeTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "AssentManifestTests", dependencies: ["AssentManifest", "TestSupport"],
      exclude: ["Samples"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentMarkupTests",
      dependencies: ["AssentDiagnostics", "AssentMarkup", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentRecordTests", dependencies: ["AssentManifest", "AssentRecord", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentRedlineTests",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentManifest", "AssentMarkup",
        "AssentRedline", "TestSupport",
      ],
      exclude: ["Judgements"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentDiagramTests",
      dependencies: ["AssentDiagnostics", "AssentDiagram", "TestSupport"],
      exclude: ["Goldens", "Straight"], swiftSettings: settings),
    .testTarget(
      name: "AssentLicenseTests",
      dependencies: [
        "AssentDiagnostics", "AssentLicense", "AssentManifest", "AssentMarkup", "TestSupport",
      ],
      resources: [.copy("Corpus")],
      swiftSettings: settings),
    .testTarget(
      name: "AssentLintTests",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentLint", "AssentMarkup",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AssentRenderTests",
      dependencies: [
        "AssentDiagnostics", "AssentLicense", "AssentManifest", "AssentMarkup", "AssentRedline",
        "AssentRender", "AssentTemplates", "TestSupport",
      ],
      exclude: ["PlainText/Goldens", "Redline/Goldens"], swiftSettings: settings),
  ]
)
