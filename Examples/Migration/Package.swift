// swift-tools-version: 6.2

import PackageDescription

private let archiving = Target.Dependency.product(name: "Archiving", package: "swift-archiving")
private let codingPlugin = Target.PluginUsage.plugin(name: "CodingPlugin", package: "swift-archiving")

let package = Package(
    name: "Migration",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        // The release that wrote sequential archives, and the one that writes keyed archives. A real program has one
        // schema, with its history in git.
        .target(name: "EarlierRelease", dependencies: [archiving], plugins: [codingPlugin]),
        .target(name: "CurrentRelease", dependencies: [archiving], plugins: [codingPlugin]),
        .executableTarget(name: "Migration", dependencies: ["EarlierRelease", "CurrentRelease", archiving]),
    ]
)
