// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "swift-archiving",
    // What the code needs on Apple's systems: `URL.path(percentEncoded:)` in the plugin and
    // `OSAllocatedUnfairLock` in the runtime, both of macOS 13's generation.
    platforms: [
        .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
    ],
    products: [
        .library(name: "Archiving", targets: ["Archiving"]),
        .library(name: "PropertyLists", targets: ["PropertyLists"]),
        .plugin(name: "CodingPlugin", targets: ["CodingPlugin"]),
        .executable(name: "coding", targets: ["coding"]),
    ],
    targets: [
        // MARK: Run time

        .target(name: "PropertyLists"),
        .target(name: "Archiving", dependencies: ["PropertyLists"]),

        // MARK: Compile time

        .target(name: "CodingSchema"),
        .target(name: "CodingGenerator", dependencies: ["CodingSchema"]),
        .executableTarget(name: "coding", dependencies: ["CodingGenerator", "CodingSchema"]),
        .plugin(name: "CodingPlugin", capability: .buildTool(), dependencies: ["coding"]),

        // MARK: Tests

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists", "TestSupport"]),
        .testTarget(name: "ArchivingTests", dependencies: ["Archiving", "PropertyLists", "TestSupport"]),
        .testTarget(name: "CodingSchemaTests", dependencies: ["CodingSchema", "TestSupport"]),
        .testTarget(
            name: "CodingGeneratorTests", dependencies: ["CodingGenerator", "CodingSchema", "TestSupport"],
            exclude: ["Golden"]),
        .target(name: "Geography", dependencies: ["Archiving"], path: "Tests/Geography", plugins: ["CodingPlugin"]),
        .testTarget(
            name: "GeneratedCodeTests", dependencies: ["Archiving", "Geography", "TestSupport"],
            plugins: ["CodingPlugin"]),
        .testTarget(name: "ToolTests", dependencies: ["TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
