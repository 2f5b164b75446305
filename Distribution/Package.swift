// swift-tools-version: 6.2

// The plugins of swift-archiving with a prebuilt tool. Scripts/make-distribution adds their sources and the tool.

import PackageDescription

let package = Package(
    name: "swift-archiving-plugins",
    platforms: [
        .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
    ],
    // Names of products, targets and verbs are unique in a package graph, and swift-archiving is in the same one.
    products: [
        .plugin(name: "PrebuiltCodingPlugin", targets: ["PrebuiltCodingPlugin"]),
        .plugin(name: "PrebuiltGenerateCodingCommand", targets: ["PrebuiltGenerateCodingCommand"]),
        .plugin(name: "PrebuiltCodingCommand", targets: ["PrebuiltCodingCommand"]),
    ],
    targets: [
        // In a release, Scripts/make-distribution writes the URL and the checksum here.
        .binaryTarget(name: "CodingTools", path: "coding.artifactbundle"),
        .plugin(
            name: "PrebuiltCodingPlugin", capability: .buildTool(), dependencies: ["CodingTools"],
            path: "Plugins/CodingPlugin"),
        .plugin(
            name: "PrebuiltGenerateCodingCommand",
            capability: .command(
                intent: .custom(
                    verb: "prebuilt-generate-coding",
                    description: "Writes the Swift of the schemas next to the sources."),
                permissions: [.writeToPackageDirectory(reason: "to write the Swift that is generated from schemas")]),
            dependencies: ["CodingTools"],
            path: "Plugins/GenerateCodingCommand"),
        .plugin(
            name: "PrebuiltCodingCommand",
            capability: .command(
                intent: .custom(verb: "prebuilt-coding", description: "Checks, changes, compares and freezes schemas.")),
            dependencies: ["CodingTools"],
            path: "Plugins/CodingCommand"),
    ]
)
