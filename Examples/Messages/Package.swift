// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Messages",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Messages",
            dependencies: [.product(name: "Archiving", package: "swift-archiving")],
            plugins: [.plugin(name: "CodingPlugin", package: "swift-archiving")]
        )
    ]
)
