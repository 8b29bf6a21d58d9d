// swift-tools-version: 6.2
import PackageDescription

/// Every warning of the compiler that the checks run with fails the build. Another one may know more of them, which
/// must keep nobody from building.
#if compiler(>=6.3) && compiler(<6.4)
  let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
  let warnings: [SwiftSetting] = []
#endif

/// Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "stack-lsp",
  // The module Synchronization, with Mutex and Atomic, is part of the system from macOS 15 on.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "stack-lsp", targets: ["StackLSP"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "StackDSL", targets: ["StackDSL"]),
    .plugin(name: "CheckLayouts", targets: ["CheckLayouts"]),
    .plugin(name: "CheckLayoutsInBuilds", targets: ["CheckLayoutsInBuilds"]),
  ],
  targets: [
    .target(name: "JSONRPC", swiftSettings: strict),
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(name: "StackDSL", swiftSettings: strict),
    .executableTarget(
      name: "StackLSP", dependencies: ["JSONRPC", "LayoutEngine", "StackDSL"],
      swiftSettings: strict),
    .plugin(
      name: "CheckLayouts",
      capability: .command(
        intent: .custom(
          verb: "check-layouts",
          description: "Report what is wrong with storyboards, xibs and .stack files"))),
    .plugin(name: "CheckLayoutsInBuilds", capability: .buildTool()),
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
