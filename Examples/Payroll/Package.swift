// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Payroll",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your package: .package(url: "…/swift-archiving", from: "…")
        .package(name: "swift-archiving", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Payroll",
            dependencies: [.product(name: "Archiving", package: "swift-archiving")],
            plugins: [.plugin(name: "CodingPlugin", package: "swift-archiving")]
        )
    ]
)
