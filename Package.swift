// swift-tools-version: 6.2
import PackageDescription

/// Swift 6 mode comes with the tools version; every warning fails the build.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "stack-lsp",
  products: [
    .executable(name: "stack-lsp", targets: ["StackLSP"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "StackDSL", targets: ["StackDSL"]),
  ],
  targets: [
    .target(name: "JSONRPC", swiftSettings: strict),
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(name: "StackDSL", swiftSettings: strict),
    .executableTarget(
      name: "StackLSP", dependencies: ["JSONRPC", "LayoutEngine", "StackDSL"],
      swiftSettings: strict),
    .target(
      name: "ConformanceRecords", path: "Tests/ConformanceRecords", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["JSONRPC", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["LayoutEngine", "ConformanceRecords", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StackDSLTests", dependencies: ["StackDSL", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "StackLSPTests",
      dependencies: [
        "StackLSP", "JSONRPC", "LayoutEngine", "StackDSL", "ConformanceRecords", "TestSupport",
      ],
      swiftSettings: strict),
  ]
)
