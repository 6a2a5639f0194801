// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tracewell", path: "..")],
  targets: [
    // Counts every allocation of the process; glibc only.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CAllocations", .product(name: "Core", package: "tracewell")],
      swiftSettings: [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]),
  ]
)
