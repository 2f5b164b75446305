// A graph as one HTML file: it loads nothing, and its policy forbids connections.
//
// The objects are JSON in the page, from which the script draws those that are unfolded. Texts of the archive only
// become text nodes, so they can't add elements to the page.

import JSONText

extension DocumentGraph {
    /// The graph as a page that works without a network.
    ///
    /// - Parameter name: The name of the archive, for the page's title.
    package func html(name: String) -> String {
        let notice = cutText.map { "\n<p id=\"cut\" role=\"note\">\(Self.htmlEscaped($0)).</p>" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy"
             content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Self.htmlEscaped(name))</title>
            <style>
            \(Self.pageStyle)
            </style>
            </head>
            <body>
            <header>
            <h1>\(Self.htmlEscaped(name))</h1>
            <p>\(Self.htmlEscaped(title)), \(totalCount) object\(totalCount == 1 ? "" : "s")</p>
            \(Self.pageToolbar)\(notice)
            </header>
            <noscript><p>This page draws the graph with JavaScript, which is turned off.</p></noscript>
            <main>
            <svg id="graph" role="tree" tabindex="0" aria-label="Objects" aria-describedby="keys"></svg>
            <aside id="details" aria-label="Selected object" tabindex="-1"></aside>
            </main>
            <p id="status" role="status"></p>
            \(Self.pageKeys)
            <script type="application/json" id="data">\(dataText)</script>
            <script>
            \(Self.pageScript)
            \(Self.pageControls)
            </script>
            </body>
            </html>

            """
    }

    private static let pageToolbar = """
        <div role="toolbar" aria-label="View">
        <label>Search <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
        <button id="previous" type="button">Previous</button>
        <button id="next" type="button">Next</button>
        <button id="out" type="button" aria-label="Zoom out">−</button>
        <button id="in" type="button" aria-label="Zoom in">+</button>
        <button id="fit" type="button">Fit</button>
        <button id="unfold" type="button">Unfold all</button>
        <button id="fold" type="button">Fold all</button>
        </div>
        """

    private static let pageKeys = """
        <p id="keys"><kbd>↑</kbd> <kbd>↓</kbd> select, <kbd>→</kbd> unfold, <kbd>←</kbd> fold, <kbd>Space</kbd> fold
        or unfold, <kbd>Enter</kbd> values, <kbd>Esc</kbd> back, <kbd>/</kbd> search, <kbd>+</kbd> <kbd>−</kbd>
        <kbd>0</kbd> zoom. Drag to move; hold <kbd>Ctrl</kbd> and turn the wheel to zoom.</p>
        """

    /// The nodes for the script: as arrays, since names would be most of the text.
    private var dataText: String {
        let rows = nodes.enumerated().map { index, node -> JSONValue in
            var path = ""
            // The path of a node continues that of its parent.
            let isFirst = node.parent <= 0 && index > 0
            for step in node.steps { path += step.text(isFirst: isFirst && path.isEmpty) }
            return .array([
                .string(node.title), node.number.map { .integer($0) } ?? .null, .integer(node.parent),
                .string(path), .integer(node.byteCount), .integer(node.totalByteCount),
                .array(node.fields.map { .array([.string($0.label), .string($0.text)]) }),
                .array(node.edges.map { .array([.string($0.label), .integer($0.target)]) }),
                .integer(node.hiddenFieldCount), .integer(node.hiddenEdgeCount),
            ])
        }
        // No text of the archive ends the script element.
        return JSONValue.array(rows).compactText.replacing("<", with: "\\u003c")
    }

    private static func htmlEscaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    /// Text has a contrast of at least 7 to 1, and lines of 3 to 1, in both modes.
    private static let pageStyle = """
        :root { color-scheme: light dark; --page: #ffffff; --text: #1a1a1a; --muted: #4d4d4d; --box: #f2f4f7;
          --line: #767676; --mark: #fff0b3; --chosen: #0b4fb3; --chosen-text: #ffffff; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #15171a; --text: #f0f0f0; --muted: #bdbdbd; --box: #25282d; --line: #8c8c8c;
            --mark: #5c4a00; --chosen: #9cc4ff; --chosen-text: #10131a; } }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; background: var(--page); color: var(--text);
          font: 14px/1.45 system-ui, sans-serif; }
        header, #status, #keys { padding: 6px 12px; margin: 0; }
        h1 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
        header p { margin: 0 0 6px; color: var(--muted); }
        header #cut { color: var(--text); background: var(--mark); padding: 2px 8px; margin: 6px 0 0; }
        button, input { font: inherit; color: var(--text); background: var(--box); border: 1px solid var(--line);
          border-radius: 4px; padding: 3px 9px; }
        button:focus-visible, input:focus-visible, aside:focus-visible, svg:focus-visible
          { outline: 3px solid var(--chosen); outline-offset: -1px; }
        main { flex: 1; display: flex; min-height: 0; border: solid var(--line); border-width: 1px 0; }
        svg { flex: 1; min-width: 0; cursor: grab; user-select: none; touch-action: none; }
        aside { width: 340px; overflow: auto; padding: 10px 12px; border-left: 1px solid var(--line); }
        aside h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
        aside h3 { font-size: 13px; margin: 12px 0 2px; }
        aside p, aside dl { margin: 2px 0; }
        aside dt { color: var(--muted); margin-top: 4px; }
        aside dd { margin: 0; }
        aside code, aside dd, aside dt { overflow-wrap: anywhere; font: 13px ui-monospace, monospace; }
        aside button { display: block; width: 100%; text-align: left; margin: 2px 0; overflow-wrap: anywhere; }
        #status, #keys { color: var(--muted); font-size: 13px; min-height: 1.45em; }
        #keys { padding-top: 0; }
        kbd { font: inherit; border: 1px solid var(--line); border-radius: 3px; padding: 0 4px; }
        .node rect { fill: var(--box); stroke: var(--line); }
        .node text { fill: var(--text); font-size: 13px; }
        .node .below { fill: var(--muted); font-size: 12px; }
        .node.found rect { fill: var(--mark); }
        .node.found .below { fill: var(--text); }
        .node.chosen rect { fill: var(--chosen); stroke: var(--chosen); }
        .node.chosen text, .node.chosen .below { fill: var(--chosen-text); }
        .edge, .cross { fill: none; stroke: var(--line); }
        .node rect, .edge, .cross { vector-effect: non-scaling-stroke; }
        .cross { stroke-dasharray: 5 4; }
        .cross.chosen { stroke: var(--chosen); stroke-width: 2; }
        @media (max-width: 720px) { main { flex-direction: column; } aside { width: auto; height: 45%;
          border-left: 0; border-top: 1px solid var(--line); } #keys { display: none; } }
        @media (forced-colors: active) { .node.chosen rect { stroke: Highlight; stroke-width: 3; } }
        """
}
