// swift-tools-version: 6.2

import PackageDescription

let archiving: Target.Dependency = .product(name: "Archiving", package: "swift-archiving")
let codingPlugin: Target.PluginUsage = .plugin(name: "CodingPlugin", package: "swift-archiving")

let package = Package(
    name: "Evolution",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        // One class as three releases of a program declare it. A real program has one schema, with its history in git.
        .target(name: "Version1", dependencies: [archiving], plugins: [codingPlugin]),
        .target(name: "Version2", dependencies: [archiving], plugins: [codingPlugin]),
        .target(name: "Version3", dependencies: [archiving], plugins: [codingPlugin]),
        .executableTarget(name: "Evolution", dependencies: ["Version1", "Version2", "Version3", archiving]),
    ]
)
