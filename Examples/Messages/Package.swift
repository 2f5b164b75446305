// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Messages",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In a package of your own: .package(url: "…/swift-archiving", from: "…")
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
