// swift-tools-version: 6.2

import PackageDescription

let archiving: Target.Dependency = .product(name: "Archiving", package: "swift-archiving")
let codingPlugin: Target.PluginUsage = .plugin(name: "CodingPlugin", package: "swift-archiving")

let package = Package(
    name: "TextCoder",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        // The format: a writer and a reader that only use the library's public API.
        .target(name: "TextArchives", dependencies: [archiving]),
        .target(name: "Fleet", dependencies: [archiving], plugins: [codingPlugin]),
        .executableTarget(name: "TextCoder", dependencies: ["Fleet", "TextArchives", archiving]),
    ]
)
