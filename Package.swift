// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

// `make test` sets it. A flag on the command line would reach the packages of others, too.
if Context.environment["ASSENT_WARNINGS_AS_ERRORS"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

// `make release` sets it: what only apps with a screen use is not compiled into the program, which would carry it
// along with the libraries that it needs, because a linker cannot tell that nothing asks for a type.
let appFiles = [
  "Model", "Onboarding/OnboardingDefaults.swift", "Session/GateActor.swift",
  "Stores/UserDefaultsStore.swift",
]
let isProgram = Context.environment["ASSENT_ONLY_PROGRAM"] != nil

let package = Package(
  name: "assent",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11)],
  products: [
    .executable(name: "assent", targets: ["assent"]),
    .library(name: "AssentManifest", targets: ["AssentManifest"]),
    .library(name: "AssentGate", targets: ["AssentGate"]),
    .library(name: "AssentGateUI", targets: ["AssentGateUI"]),
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
      name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CAllocator"),
    .target(name: "CICUStub"),
    .target(name: "CStart"),
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
      name: "AssentGate",
      dependencies: [
        "AssentManifest", "AssentRecord", .product(name: "Crypto", package: "swift-crypto"),
      ], exclude: isProgram ? appFiles : [],
      swiftSettings: settings),
    // Empty where there is no SwiftUI.
    .target(
      name: "AssentGateUI", dependencies: ["AssentGate", "AssentManifest"],
      swiftSettings: settings),
    .target(
      name: "AssentArchive", dependencies: ["AssentDiagnostics", "AssentManifest", "CZlib"],
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
    // The files of templates/, as bytes: arrays of Swift would take a minute to compile.
    .target(name: "CTemplates"),
    .target(name: "AssentTemplates", dependencies: ["CTemplates"], swiftSettings: settings),
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
        "AssentArchive", "AssentDiagnostics", "AssentDiagram", "AssentGate", "AssentLicense",
        "AssentLint", "AssentManifest", "AssentMarkup", "AssentRecord", "AssentRedline",
        "AssentRender", "AssentTemplates",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .target(
      name: "AssentLanguageServer",
      dependencies: [
        "AssentCompiler", "AssentDiagnostics", "AssentLicense", "AssentLint", "AssentManifest",
        "AssentMarkup",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "assent",
      dependencies: [
        "AssentCompiler", "AssentDiagnostics", "AssentDiagram", "AssentGate",
        "AssentLanguageServer", "AssentLicense", "AssentLint", "AssentManifest", "AssentMarkup",
        "AssentRecord", "AssentRedline", "AssentRender", "CAllocator", "CICUStub",
        "CStart",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["AssentManifest"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "AssentCompilerTests",
      dependencies: [
        "AssentArchive", "AssentCompiler", "AssentDiagnostics", "AssentDiagram", "AssentGate",
        "AssentLicense", "AssentLint", "AssentManifest", "AssentMarkup", "AssentRecord",
        "AssentRedline", "AssentRender", "AssentTemplates", "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentCommandTests",
      dependencies: ["AssentGate", "AssentManifest", "TestSupport", "assent"],
      exclude: ["Broken", "Gate/Journeys", "Web/Journeys"],
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
    .executableTarget(
      name: "store-writer", dependencies: ["AssentGate", "AssentManifest"],
      path: "Tests/StoreWriter", swiftSettings: settings),
    .testTarget(
      name: "AssentGateTests",
      dependencies: [
        "AssentGate", "AssentManifest", "AssentRecord", "TestSupport", "store-writer",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      exclude: ["Web/Redlines"],
      swiftSettings: settings),
    .testTarget(
      name: "AssentArchiveTests", dependencies: ["AssentArchive", "AssentManifest", "TestSupport"],
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
      resources: [.copy("Corpus"), .copy("Forms")],
      swiftSettings: settings),
    .testTarget(
      name: "AssentLanguageServerTests",
      dependencies: [
        "AssentCompiler", "AssentDiagnostics", "AssentLanguageServer", "AssentManifest",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AssentLintTests",
      dependencies: [
        "AssentDiagnostics", "AssentDiagram", "AssentLicense", "AssentLint", "AssentMarkup",
      ],
      exclude: ["Planted"], swiftSettings: settings),
    .testTarget(
      name: "AssentRenderTests",
      dependencies: [
        "AssentDiagnostics", "AssentLicense", "AssentManifest", "AssentMarkup", "AssentRedline",
        "AssentRender", "AssentTemplates", "TestSupport",
      ],
      exclude: ["PlainText/Goldens", "Redline/Goldens", "Audit/Goldens"], swiftSettings: settings),
  ]
)
