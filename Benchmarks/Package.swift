// swift-tools-version: 6.2
import PackageDescription

/// Measures the engine and the language alone; a package of its own, so that building the server builds no bench.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "stack-lsp", path: "..")],
  targets: [
    .executableTarget(
      name: "EngineBench", dependencies: [.product(name: "LayoutEngine", package: "stack-lsp")]),
    .executableTarget(
      name: "LanguageBench", dependencies: [.product(name: "StackDSL", package: "stack-lsp")]),
  ]
)
