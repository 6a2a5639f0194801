// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tracewell", path: "..")],
  targets: [
    // Counts every allocation of the process; glibc only.
    .target(name: "CAllocations"),
    // The floor: what finding the pen on the line takes without any rule.
    .target(name: "CWalk", cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CAllocations", "CWalk", .product(name: "Core", package: "tracewell")],
      swiftSettings: [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]),
  ]
)
