// swift-tools-version: 6.2

import PackageDescription

// Measurements beside peers, in one run. `Benchmarks/run` builds and runs them; `README.md` says what they are.

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-archiving", path: "..")],
    targets: [
        // Counts calls of malloc where the C library lets a program have its own.
        .target(name: "CountAllocations"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CountAllocations", .product(name: "Archiving", package: "swift-archiving")]),
    ],
    swiftLanguageModes: [.v6]
)
