// swift-tools-version: 6.2

import PackageDescription

// Measurements beside peers, in one run. `Benchmarks/run` builds and runs them; `README.md` says what they are.

let archiving = Target.Dependency.product(name: "Archiving", package: "swift-archiving")
let protobuf = Target.Dependency.product(name: "SwiftProtobuf", package: "swift-protobuf")
let codingPlugin = Target.PluginUsage.plugin(name: "CodingPlugin", package: "swift-archiving")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-archiving", path: ".."),
        // A peer, and nothing that the library needs.
        .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0"),
    ],
    targets: [
        // Counts calls of malloc where the C library lets a program have its own.
        .target(name: "CountAllocations"),
        // The models and the graphs, which all programs share; the one with 1,000 keys takes long to compile.
        .target(name: "Workloads", dependencies: [archiving], plugins: [codingPlugin]),
        .target(name: "WideWorkload", dependencies: [archiving, "Workloads"], plugins: [codingPlugin]),
        // The same for the peers: generated messages, and a value for Swift's encoders. What has 1,000 fields takes minutes
        // to compile: it depends on nothing that changes.
        .target(name: "Messages", dependencies: [protobuf]),
        .target(name: "WideMessages", dependencies: [protobuf]),
        .target(name: "WideMirrors"),
        .target(name: "WidePeers", dependencies: ["WideMessages", "WideMirrors", "WideWorkload"]),
        // Where valgrind begins and ends to count, and seeds that are the same in every run.
        .target(name: "CountingMarks"),
        .executableTarget(
            name: "Counts",
            dependencies: [
                "CountAllocations", "CountingMarks", "WideWorkload", "Workloads", archiving,
                .product(name: "PropertyLists", package: "swift-archiving"),
            ]),
        .executableTarget(name: "Profile", dependencies: ["CountAllocations", "Workloads", archiving]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CountAllocations", "Messages", "WideMessages", "WideMirrors", "WidePeers", "WideWorkload", "Workloads",
                archiving, protobuf,
                .product(name: "PropertyLists", package: "swift-archiving"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
