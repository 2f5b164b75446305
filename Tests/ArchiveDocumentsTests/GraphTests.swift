// Graphs: the objects nearest to the top, each once, and a page that contains nothing but text of the archive.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Graphs")
struct GraphTests {
    private static func graph(_ bounds: DocumentGraph.Bounds = .init()) throws -> DocumentGraph {
        try DocumentGraph(ArchiveDocument(PathTests.archive()), within: bounds)
    }

    @Test("Objects are nodes, their values are text, and an object has one node")
    func dot() throws {
        let graph = try Self.graph()
        let lines = graph.dot.split(separator: "\n").map(String.init)
        #expect(lines.first == "digraph archive {" && lines.last == "}")
        #expect(lines.contains { $0.hasPrefix("  n1 [label=\"Company\"") && $0.hasSuffix("tooltip=\"root\"];") })
        let annas = lines.filter { $0.contains("name: \\\"Anna\\\"\\l") }
        #expect(annas.count == 1 && annas[0].contains("tooltip=\"root.employees[0]\""))
        #expect(lines.contains { $0.hasSuffix("-> n1 [label=\"employer\"];") })
        // The archive in data is a node with its own objects.
        #expect(lines.contains { $0.contains("tooltip=\"root.color\"") })
        #expect(lines.contains { $0.contains("label=\"NSColor\\l") && $0.contains("tooltip=\"root.color.root\"") })
        #expect(graph.cutText == nil)
        #expect(lines.count { $0.contains("tooltip=") } == graph.totalCount)
    }

    @Test("What the bounds cut is stated", arguments: [(1, nil), (4, nil), (5_000, 0), (5_000, 2)])
    func bounds(count: Int, depth: Int?) throws {
        let whole = try Self.graph()
        let graph = try Self.graph(.init(depth: depth, count: count))
        let shown = graph.dot.split(separator: "\n").count { $0.contains("tooltip=") }
        #expect(shown <= count && shown < whole.totalCount)
        #expect(graph.totalCount == whole.totalCount)
        let cut = try #require(graph.cutText)
        #expect(cut == "Not shown: \(whole.totalCount - shown) of \(whole.totalCount) objects")
        #expect(graph.dot.contains("label=\"\(cut)\"") && graph.dot.contains("not shown"))
        #expect(graph.mermaid.contains("%% \(cut)"))
        #expect(graph.html(name: "a").contains("<p id=\"cut\" role=\"note\">\(cut).</p>"))
    }

    @Test("Text of an archive can't end a label or an element")
    func escaping() throws {
        let text = "</script><img src=x>\"\\ &amp; `a`"
        var builder = ArchiveBuilder()
        let root = builder.add("A<b>", values: ["k\"</p>": builder.add(.string(text))])
        let graph = try DocumentGraph(ArchiveDocument(builder.data(["root": root])))
        let html = graph.html(name: "<a>\"&")
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(!html.contains("<img") && !html.contains("A<b>") && html.contains("A\\u003cb>"))
        #expect(html.contains("<title>&lt;a>&quot;&amp;</title>"))
        #expect(!graph.mermaid.contains("<img") && !graph.mermaid.contains("`"))
        for line in graph.dot.split(separator: "\n") where line.contains("label=") {
            let quotes = line.replacing("\\\\", with: "").replacing("\\\"", with: "").count { $0 == "\"" }
            #expect(quotes.isMultiple(of: 2), "\(line)")
        }
    }

    @Test("The page loads nothing")
    func selfContained() throws {
        let html = try Self.graph().html(name: "a")
        #expect(html.contains("default-src 'none'"))
        for word in ["src=", "href", "url(h", "@import", "fetch(", "import("] { #expect(!html.contains(word)) }
        // The only address is the name of SVG elements.
        #expect(html.components(separatedBy: "://").count == 2)
        #expect(html.contains("http://www.w3.org/2000/svg"))
    }

    @Test("A list that is as deep as it is long is drawn")
    func deep() throws {
        var builder = ArchiveBuilder()
        var next = builder.add("Link", values: ["i": 0])
        for _ in 1..<20_000 { next = builder.add("Link", values: ["i": 1, "next": next]) }
        let document = try ArchiveDocument(builder.data(["root": next]))
        let graph = try DocumentGraph(document)
        #expect(graph.totalCount == 20_001)
        #expect(graph.cutText == "Not shown: 15001 of 20001 objects")
        #expect(graph.dot.utf8.count < 2_000_000 && graph.html(name: "a").utf8.count < 2_000_000)
    }

    @Test("Every fixture that can be shown has a graph", .fixtures)
    func fixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data), (try? document.json()) != nil else { continue }
            count += 1
            let graph = try DocumentGraph(document)
            #expect(graph.problemCount == 0, "\(file.path)")
            #expect(graph.totalCount > 0 && graph.dot.hasSuffix("}\n"), "\(file.path)")
        }
        #expect(count > 100)
    }

    @Test(
        "Graphviz draws each picture",
        .enabled(if: PeerExecutable(named: "dot") != nil, "dot of Graphviz is not installed: skipped"))
    func graphviz() throws {
        let dot = try #require(PeerExecutable(named: "dot"))
        var documents = [try ArchiveDocument(PathTests.archive())]
        for file in try FixtureFolder.files() where file.data.count < 2_000 && documents.count < 4 {
            if let document = try? ArchiveDocument(file.data), document.isKeyed { documents.append(document) }
        }
        for document in documents {
            let graph = try DocumentGraph(document, within: DocumentGraph.Bounds(count: 20))
            let picture = try dot.run(input: Data(graph.dot.utf8)) { ["-Tsvg", "-o", $1, $0] }
            let text = String(decoding: picture, as: UTF8.self)
            #expect(text.contains("<svg") && text.split(separator: "<g id=\"node").count > 1)
        }
    }
}
