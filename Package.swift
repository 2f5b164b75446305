// swift-tools-version: 6.2

import PackageDescription

// The commands that need no archives are those of the generator, which the build plugin has built. For the others, the
// command plugin builds the tool like any product, so that it shares what is compiled of the runtime. Xcode runs plugins
// without a package manager that builds: there the tool is a dependency, compiled twice.
#if os(macOS)
let toolOfCommands: [Target.Dependency] = ["coding", "coding-generator"]
#else
let toolOfCommands: [Target.Dependency] = ["coding-generator"]
#endif

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
        .library(name: "PrimitiveData", targets: ["PrimitiveData"]),
        .library(name: "ArchiveDocuments", targets: ["ArchiveDocuments"]),
        .plugin(name: "CodingPlugin", targets: ["CodingPlugin"]),
        .plugin(name: "GenerateCodingCommand", targets: ["GenerateCodingCommand"]),
        .plugin(name: "CodingCommand", targets: ["CodingCommand"]),
        .executable(name: "coding", targets: ["coding"]),
    ],
    traits: [
        .trait(
            name: "OptimizedDebugBuilds",
            description: "Optimizes the runtime in debug builds, which then compile longer: see Performance.md.")
    ],
    targets: [
        // MARK: Run time

        // Files, read and replaced: the only calls of the system that programs and tools make for them.
        .target(name: "SystemFiles"),
        .target(name: "PropertyLists", dependencies: ["SystemFiles"]),
        // The format of sequential archives; like PropertyLists it knows neither schemas nor objects.
        .target(name: "TypedStreams", dependencies: ["PropertyLists"]),
        .target(name: "Archiving", dependencies: ["PropertyLists", "SystemFiles", "TypedStreams"]),
        // What Cocoa had before coders, for existing data.
        .target(name: "PrimitiveData", dependencies: ["PropertyLists", "TypedStreams"]),

        // Archives and property lists as documents: without classes, for tools.
        .target(name: "JSONText", dependencies: ["PropertyLists"]),
        .target(name: "ArchiveDocuments", dependencies: ["Archiving", "JSONText", "PropertyLists", "TypedStreams"]),

        // MARK: Compile time

        .target(name: "CodingSchema"),
        .target(name: "CodingGenerator", dependencies: ["CodingSchema"]),
        .target(name: "CodingReview", dependencies: ["CodingSchema"]),
        // Archives that are made from a schema alone, without the classes; the runtime writes and reads them.
        .target(
            name: "CodingSamples",
            dependencies: ["ArchiveDocuments", "Archiving", "CodingSchema", "PropertyLists", "TypedStreams"]),
        // From archives to schemas.
        .target(
            name: "CodingInference",
            dependencies: ["ArchiveDocuments", "Archiving", "CodingSchema", "PropertyLists"]),
        // The pages of `coding explain`.
        .target(name: "CodingExplanations"),
        .target(name: "CodingCommandLine", dependencies: ["CodingGenerator", "CodingSchema", "SystemFiles"]),
        // Where the manifests of packages say that modules are.
        .target(name: "CodingPackages", dependencies: ["CodingCommandLine"]),
        // Commands about the schemas of a package, for both tools.
        .target(
            name: "SchemaCommands",
            dependencies: ["CodingCommandLine", "CodingGenerator", "CodingPackages", "CodingSchema", "SystemFiles"]),
        // The editor's server: messages in, messages out; the tool connects it with the system.
        .target(
            name: "CodingLanguageServer",
            dependencies: [
                "CodingCommandLine", "CodingExplanations", "CodingGenerator", "CodingPackages", "CodingReview",
                "CodingSchema", "JSONText",
            ]),
        // Adopters compile this tool before their first line: it has what the build plugin needs, the commands that need
        // no more, and nothing else.
        .executableTarget(name: "coding-generator", dependencies: ["CodingCommandLine", "SchemaCommands"]),
        .executableTarget(
            name: "coding",
            dependencies: [
                "ArchiveDocuments", "Archiving", "CodingCommandLine", "CodingExplanations", "CodingGenerator",
                "CodingInference", "CodingLanguageServer", "CodingPackages", "CodingReview", "CodingSamples",
                "CodingSchema", "JSONText", "PropertyLists", "SchemaCommands", "SystemFiles",
            ]),
        .plugin(name: "CodingPlugin", capability: .buildTool(), dependencies: ["coding-generator"]),
        .plugin(
            name: "GenerateCodingCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-coding", description: "Writes the Swift generated from schemas into the package."),
                permissions: [.writeToPackageDirectory(reason: "to write the Swift that is generated from schemas")]),
            dependencies: ["coding-generator"]),
        .plugin(
            name: "CodingCommand",
            capability: .command(
                intent: .custom(
                    verb: "coding", description: "Checks, changes, compares and freezes the schemas of the package.")),
            dependencies: toolOfCommands),

        // MARK: Tests

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "ArchiveBuilding", dependencies: ["ArchiveDocuments", "PropertyLists", "TypedStreams"],
            path: "Tests/ArchiveBuilding"),
        .testTarget(
            name: "PropertyListsTests", dependencies: ["PropertyLists", "SystemFiles", "TestSupport"],
            exclude: ["DamagedFiles.txt"]),
        .testTarget(
            name: "TypedStreamsTests",
            dependencies: ["ArchiveBuilding", "PropertyLists", "TestSupport", "TypedStreams"]),
        .testTarget(name: "PrimitiveDataTests", dependencies: ["PrimitiveData"]),
        .testTarget(
            name: "ArchiveDocumentsTests",
            dependencies: [
                "ArchiveBuilding", "ArchiveDocuments", "Archiving", "JSONText", "PropertyLists", "TestSupport",
                "TypedStreams",
            ]),
        .testTarget(
            name: "ArchivingTests",
            dependencies: ["ArchiveBuilding", "Archiving", "PropertyLists", "TestSupport", "TypedStreams"],
            exclude: ["ErrorTexts", "PublicAPI/Golden", "RandomGraphs/Archives"]),
        .testTarget(
            name: "CodingSchemaTests", dependencies: ["CodingExplanations", "CodingSchema", "TestSupport"],
            exclude: ["Messages"]),
        .testTarget(
            name: "CodingReviewTests",
            dependencies: ["Archiving", "CodingExplanations", "CodingReview", "CodingSchema", "TestSupport"],
            plugins: ["CodingPlugin"]),
        .testTarget(
            name: "CodingSamplesTests",
            dependencies: [
                "ArchiveBuilding", "ArchiveDocuments", "Archiving", "CodingSamples", "CodingSchema", "Constructs",
                "JSONText", "PropertyLists", "Release1", "Release2",
                "Release3", "Sequences", "TestSupport", "TypedStreams",
            ],
            exclude: ["Archives"], plugins: ["CodingPlugin"]),
        .testTarget(
            name: "CodingInferenceTests",
            dependencies: [
                "ArchiveBuilding", "ArchiveDocuments", "Archiving", "CodingInference", "CodingSamples",
                "CodingSchema", "PropertyLists", "TestSupport", "TypedStreams",
            ]),
        .testTarget(
            name: "CodingGeneratorTests",
            dependencies: ["CodingCommandLine", "CodingGenerator", "CodingSchema", "TestSupport"],
            exclude: ["Golden"]),
        // Drives the language server as an editor does.
        .target(
            name: "EditorClient", dependencies: ["CodingLanguageServer", "CodingSchema", "JSONText", "TestSupport"],
            path: "Tests/EditorClient"),
        .testTarget(
            name: "CodingLanguageServerTests",
            dependencies: [
                "CodingExplanations", "CodingLanguageServer", "CodingReview", "CodingSchema", "EditorClient",
                "JSONText", "TestSupport",
            ]),
        .target(name: "Geography", dependencies: ["Archiving"], path: "Tests/Geography", plugins: ["CodingPlugin"]),
        .testTarget(
            name: "GeneratedCodeTests", dependencies: ["Archiving", "Geography", "TestSupport"],
            plugins: ["CodingPlugin"]),
        // Every construct of the language, and three releases of classes that change.
        .target(
            name: "Constructs", dependencies: ["Archiving"], path: "Tests/Constructs", exclude: ["Golden"],
            plugins: ["CodingPlugin"]),
        .testTarget(
            name: "ConstructTests", dependencies: ["Archiving", "Constructs", "PropertyLists"]),
        .target(
            name: "Release1", dependencies: ["Archiving"], path: "Tests/Releases/Release1", plugins: ["CodingPlugin"]),
        .target(
            name: "Release2", dependencies: ["Archiving"], path: "Tests/Releases/Release2", plugins: ["CodingPlugin"]),
        .target(
            name: "Release3", dependencies: ["Archiving"], path: "Tests/Releases/Release3", plugins: ["CodingPlugin"]),
        .testTarget(name: "EvolutionTests", dependencies: ["Archiving", "Release1", "Release2", "Release3"]),

        // Classes that take part in sequential archives: each type of the language, superclasses, versions.
        .target(
            name: "Sequences", dependencies: ["Archiving"], path: "Tests/Sequences", exclude: ["Golden"],
            plugins: ["CodingPlugin"]),
        .testTarget(
            name: "SequenceTests",
            dependencies: ["Archiving", "PropertyLists", "Sequences", "TestSupport", "TypedStreams"]),

        // Models in the shape of real ones, and their twins by hand for Foundation.
        .target(name: "Models", dependencies: ["Archiving"], path: "Tests/Models", plugins: ["CodingPlugin"]),
        .testTarget(name: "ModelTests", dependencies: ["Archiving", "Models", "TestSupport"]),

        // The guide's examples, which `Examples/Guide` shows too.
        .target(
            name: "GuideEarlier", dependencies: ["Archiving"], path: "Examples/Guide/Sources/Earlier",
            plugins: ["CodingPlugin"]),
        .target(
            name: "GuideToday", dependencies: ["Archiving"], path: "Examples/Guide/Sources/Today",
            plugins: ["CodingPlugin"]),
        .testTarget(name: "GuideTests", dependencies: ["Archiving", "GuideEarlier", "GuideToday", "PropertyLists"]),

        // A format of one's own, which `Examples/TextCoder` shows too.
        .target(
            name: "TextArchives", dependencies: ["Archiving"], path: "Examples/TextCoder/Sources/TextArchives"),
        .target(
            name: "Fleet", dependencies: ["Archiving"], path: "Examples/TextCoder/Sources/Fleet",
            plugins: ["CodingPlugin"]),
        .testTarget(
            name: "TextCoderTests",
            dependencies: ["Archiving", "Fleet", "PropertyLists", "TestSupport", "TextArchives"]),
        .testTarget(
            name: "ToolTests", dependencies: ["CodingExplanations", "PropertyLists", "TestSupport"],
            exclude: ["ToolMessages.txt"]),

        // Each rule of the review: a schema before and after, compiled, and held to the verdict.
        .target(
            name: "Before", dependencies: ["Archiving"], path: "Tests/Verdicts/Before", plugins: ["CodingPlugin"]),
        .target(name: "After", dependencies: ["Archiving"], path: "Tests/Verdicts/After", plugins: ["CodingPlugin"]),
        .testTarget(
            name: "VerdictTests",
            dependencies: [
                "After", "ArchiveDocuments", "Archiving", "Before", "CodingGenerator", "CodingInference",
                "CodingReview", "CodingSamples", "CodingSchema", "EditorClient", "JSONText", "PropertyLists",
                "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Only the named targets and what they depend on, where compiling all of them would take minutes.
if let names = Context.environment["ARCHIVING_TARGETS"]?.split(separator: " ").map(String.init) {
    var needed: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
        guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): pending.append(name)
            default: break
            }
        }
        for case .plugin(let name, _) in target.plugins ?? [] { pending.append(name) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !names.contains($0.name) }
}

// An app's debug builds can contain an optimized runtime.
let optimization = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug, traits: ["OptimizedDebugBuilds"]))
// For debuggers, debug builds keep a second copy of each local variable and clear it on every call. Without these
// copies, archiving takes a third less time there. The option is the compiler's own, so only tested compilers get it.
#if compiler(>=6.4)
let isTestedCompiler = false
#else
let isTestedCompiler = true
#endif
let noShadowCopies = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-disable-debugger-shadow-copies"], .when(configuration: .debug))
// The generator checks a thousand classes in seconds without optimization, and optimizing it takes two minutes.
let noOptimization = SwiftSetting.unsafeFlags(["-Onone"], .when(configuration: .release))
let optimizesTools = Context.environment["ARCHIVING_OPTIMIZED_TOOLS"] != nil
let runtime: Set = ["SystemFiles", "PropertyLists", "TypedStreams", "Archiving"]
let generator: Set = [
    "CodingSchema", "CodingGenerator", "CodingCommandLine", "CodingPackages", "SchemaCommands", "coding-generator",
]
for target in package.targets {
    if runtime.contains(target.name) {
        target.swiftSettings = [optimization]
    } else if generator.contains(target.name), !optimizesTools {
        target.swiftSettings = [noOptimization]
    }
}

// The modules that read and write archives mark each use of memory that the compiler doesn't check.
let strict = runtime.union(["ArchiveDocuments"])

for target in package.targets where target.type != .plugin {
    if strict.contains(target.name) { target.swiftSettings = (target.swiftSettings ?? []) + [.strictMemorySafety()] }
    if isTestedCompiler, target.path == nil, target.type != .test {
        target.swiftSettings = (target.swiftSettings ?? []) + [noShadowCopies]
    }
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
