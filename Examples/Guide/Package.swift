// swift-tools-version: 6.2

import PackageDescription

let archiving: Target.Dependency = .product(name: "Archiving", package: "swift-archiving")
let codingPlugin: Target.PluginUsage = .plugin(name: "CodingPlugin", package: "swift-archiving")

let package = Package(
    name: "Guide",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        // The first release of an application, and today's. A real program has one schema, with its history in git.
        .target(name: "Earlier", dependencies: [archiving], plugins: [codingPlugin]),
        .target(name: "Today", dependencies: [archiving], plugins: [codingPlugin]),
        .executableTarget(name: "Guide", dependencies: ["Earlier", "Today", archiving]),
    ]
)
