// swift-tools-version: 6.2
import PackageDescription

// Where Debian keeps the headers that Pango's own headers include without a folder.
// Given here, and not by pkg-config, because SwiftPM warns about pkg-config's other flags.
#if arch(arm64)
  let multiarch = "aarch64-linux-gnu"
#else
  let multiarch = "x86_64-linux-gnu"
#endif
let headerFolders = [
  "/usr/include/pango-1.0", "/usr/include/glib-2.0", "/usr/lib/\(multiarch)/glib-2.0/include",
  "/usr/include/harfbuzz", "/usr/include/cairo", "/usr/include/pixman-1",
  "/usr/include/freetype2", "/usr/include/fribidi", "/usr/include/SDL2",
  "/usr/include/librsvg-2.0", "/usr/include/gdk-pixbuf-2.0", "/usr/include/opus",
  "/usr/include/dbus-1.0", "/usr/lib/\(multiarch)/dbus-1.0/include",
]

/// What every target of this package is compiled with.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(headerFolders.flatMap { ["-Xcc", "-I\($0)"] }),
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: common)
}

/// A room of the core: what is unsafe in it is refused, unless it is marked so and the reason stands in the file.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: common + [.strictMemorySafety(), .treatWarning("StrictMemorySafety", as: .error)])
}

func tests(of name: String, _ more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, exclude: exclude,
    swiftSettings: common, linkerSettings: [.linkedLibrary("m")])
}

/// `TRACEWELL_ROOMS="Guard Paper" swift build --build-tests` leaves out the tests of every other room: a faster turn
/// while one room is worked on.
func isAsked(_ target: Target) -> Bool {
  guard target.type == .test, let asked = Context.environment["TRACEWELL_ROOMS"] else { return true }
  return asked.split(separator: " ").contains { target.name == "\($0)Tests" }
}

let package = Package(
  name: "tracewell",
  products: [
    .executable(name: "tracewell", targets: ["tracewell"]),
    .executable(name: "tracewell-pack", targets: ["tracewell-pack"]),
    // For Benchmarks/, a package of its own.
    .library(name: "Core", targets: ["Letterform", "Grading"]),
  ],
  targets: [
    // C libraries: headers only; one Swift file a library makes the calls.
    .systemLibrary(name: "CZlib"),
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CPango"),
    .systemLibrary(name: "CSDL"),
    .systemLibrary(name: "CGettext"),
    .systemLibrary(name: "CPackFormats"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CSodium"),
    .systemLibrary(name: "CDBus"),
    .systemLibrary(name: "CQREncode"),
    .systemLibrary(name: "CCups"),

    // The core: no window, no clock, no file it was not given.
    core("Letterform"),
    core("Threads"),
    core("Grading", ["Letterform"]),
    core("Packs", ["CZlib"]),
    core("Curriculum", ["Letterform", "Grading", "Packs"]),
    core("Language", ["CGettext"]),
    core("Records", ["Letterform", "Grading", "Threads", "CSQLite"]),
    core("Settings", ["Grading"]),
    core("Guard", ["Threads", "CSodium", "CDBus", "CQREncode"]),

    // What draws, and what the drawing is shown on.
    room("Drawing", ["Letterform", "CCairo", "CPango"]),
    room("Paper", ["Letterform", "Grading", "Curriculum", "Language", "Drawing", "Threads", "CCups"]),
    room("Stage", ["Drawing", "Packs", "Threads", "CSDL"]),
    room(
      "Scenes",
      [
        "Paper", "Curriculum", "Settings", "Guard", "Records", "Grading", "Language", "Drawing", "Stage", "Letterform",
        "Packs",
      ]),

    .executableTarget(
      name: "tracewell",
      dependencies: [
        "Scenes", "Threads", "Stage", "Paper", "Drawing", "Records", "Settings", "Guard", "Curriculum", "Grading",
        "Letterform",
        "Packs",
        "Language",
      ],
      swiftSettings: common, linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "tracewell-pack", dependencies: ["Packs", "CPackFormats", "CSDL", "CCairo", "CZlib"],
      swiftSettings: common,
      linkerSettings: [.linkedLibrary("m"), .linkedLibrary("SDL2_image"), .linkedLibrary("SDL2_mixer")]),

    tests(of: "Letterform"),
    tests(of: "Grading", ["Letterform"]),
    tests(of: "Packs", ["CZlib"]),
    .testTarget(
      name: "PackBuilderTests", dependencies: ["tracewell-pack", "Packs"],
      swiftSettings: common, linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["tracewell", "Paper", "Letterform", "Guard", "Packs", "Records", "Settings", "Stage"],
      swiftSettings: common, linkerSettings: [.linkedLibrary("m")]),
    tests(of: "Curriculum", ["Letterform", "Grading", "Packs"]),
    tests(of: "Language"),
    tests(
      of: "Records", ["Letterform", "Grading", "Curriculum", "Packs", "Threads", "CSQLite"],
      exclude: ["Shims", "README.md"]),
    tests(of: "Settings", ["Grading"]),
    tests(of: "Guard", ["Grading"]),
    tests(of: "Drawing", ["Letterform"], exclude: ["Golden"]),
    tests(of: "Paper", ["Letterform", "Grading", "Curriculum", "Drawing", "Packs"]),
    tests(of: "Stage", ["Drawing", "Packs", "Threads", "CSDL"], exclude: ["Fixtures"]),
    tests(
      of: "Scenes",
      [
        "Paper", "Curriculum", "Settings", "Guard", "Records", "Language", "Grading", "Drawing", "Stage", "Letterform",
        "Packs",
      ]),
  ].filter(isAsked)
)
