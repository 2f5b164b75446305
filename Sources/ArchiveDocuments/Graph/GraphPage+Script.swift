// The script of the page: which objects are unfolded, where they are, and what is drawn.

extension DocumentGraph {
    /// The state of the page, the layout, and the drawing.
    ///
    /// Nothing recurses: a list of thousands of objects can be as deep as it is long.
    static let pageScript = #"""
        "use strict";
        const nodes = JSON.parse(document.getElementById("data").textContent).map((row, index) => ({
          index, title: row[0], number: row[1], parent: row[2], step: row[3], bytes: row[4], total: row[5],
          fields: row[6], edges: row[7], hiddenFields: row[8], hiddenEdges: row[9],
          children: [], users: [], label: "", level: 1, open: false, x: 0, y: 0 }));
        for (const node of nodes) {
          if (node.parent >= 0) {
            const parent = nodes[node.parent];
            parent.children.push(node);
            node.level = parent.level + 1;
            const edge = parent.edges.find(edge => edge[1] === node.index);
            node.label = edge ? edge[0] : "";
          }
          for (const edge of node.edges) nodes[edge[1]].users.push([edge[0], node]);
        }
        const byId = id => document.getElementById(id);
        const svg = byId("graph"), details = byId("details"), search = byId("search"), state = byId("status");
        const width = 230, height = 42, columnGap = 60, rowGap = 10, firstCount = 60, crossLimit = 400;
        let chosen = nodes[0], visible = [], found = new Set(), foundList = [], view = { x: 20, y: 20, scale: 1 };
        let area = { scale: 0 };

        function create(name, attributes, text) {
          const element = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          if (text !== undefined) element.textContent = text;
          return element;
        }

        function pathOf(node) {
          const steps = [];
          for (let next = node; next.parent >= 0; next = nodes[next.parent]) steps.push(next.step);
          return steps.reverse().join("");
        }

        function count(number, one) { return number.toLocaleString("en") + " " + one + (number === 1 ? "" : "s"); }

        function cut(text, length) {
          const characters = Array.from(text);
          return characters.length > length ? characters.slice(0, length - 1).join("") + "…" : text;
        }

        function heading(node) { return node.title + (node.number === null ? "" : " #" + node.number); }

        // Unfolds level by level, until the picture has enough objects.
        function unfoldFirst() {
          let shown = 1;
          for (const node of nodes) {
            if (node.parent >= 0 && !nodes[node.parent].open) continue;
            if (shown > 10 && shown + node.children.length > firstCount) continue;
            node.open = node.children.length > 0;
            shown += node.children.length;
          }
        }

        // Leaves are below one another; an object is next to the first one that it unfolds.
        function layOut() {
          visible = [];
          const pending = [nodes[0]];
          let y = 0;
          while (pending.length > 0) {
            const node = pending.pop();
            visible.push(node);
            node.x = (node.level - 1) * (width + columnGap);
            if (node.open && node.children.length > 0) {
              for (let child = node.children.length - 1; child >= 0; child--) pending.push(node.children[child]);
            } else {
              node.y = y;
              y += height + rowGap;
            }
          }
          for (let position = visible.length - 1; position >= 0; position--) {
            const node = visible[position];
            if (!node.open || node.children.length === 0) continue;
            node.y = node.children[0].y;
          }
        }

        function curve(from, to) {
          const startX = from.x + width, startY = from.y + height / 2, endX = to.x, endY = to.y + height / 2;
          const bend = Math.max(30, Math.abs(endX - startX) / 2);
          return `M${startX} ${startY}C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX} ${endY}`;
        }

        function draw() {
          layOut();
          paint();
        }

        // Only what is on the screen, or a screen away from it, becomes elements.
        function paint() {
          const size = svg.getBoundingClientRect();
          area = { left: (-size.width - view.x) / view.scale, right: (2 * size.width - view.x) / view.scale,
            top: (-size.height - view.y) / view.scale, bottom: (2 * size.height - view.y) / view.scale,
            scale: view.scale };
          const root = create("g", { id: "view", role: "presentation" });
          const clip = create("clipPath", { id: "inside" });
          clip.append(create("rect", { width: width - 4, height }));
          root.append(clip);
          const shown = new Set(visible), crosses = [];
          for (const node of visible) {
            for (const edge of node.edges) {
              const target = nodes[edge[1]];
              if (!shown.has(target)) continue;
              const isBranch = target.parent === node.index && target.label === edge[0];
              if (!isBranch) crosses.push([node, target]);
              else if (isInArea(node, target)) root.append(create("path", { class: "edge", d: curve(node, target) }));
            }
          }
          const all = crosses.length <= crossLimit;
          let crossCount = 0;
          for (const [node, target] of crosses) {
            const isChosen = node === chosen || target === chosen;
            if ((!all && !isChosen) || !isInArea(node, target) || crossCount++ >= crossLimit) continue;
            root.append(create("path", { class: "cross" + (isChosen ? " chosen" : ""), d: curve(node, target) }));
          }
          for (const node of visible) if (isInArea(node, node)) root.append(box(node));
          root.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
          svg.replaceChildren(root);
          svg.setAttribute("aria-activedescendant", "node-" + chosen.index);
          const limits = all ? "" : "; of the references between branches, at most " + crossLimit
            + " of the selected object are drawn";
          const matches = search.value ? "; " + count(foundList.length, "object") + " found" : "";
          state.textContent = visible.length.toLocaleString("en") + " of " + count(nodes.length, "object")
            + " unfolded" + limits + matches;
        }

        function isInArea(one, other) {
          return Math.max(one.x, other.x) + width >= area.left && Math.min(one.x, other.x) <= area.right
            && Math.max(one.y, other.y) + height >= area.top && Math.min(one.y, other.y) <= area.bottom;
        }

        function move() {
          const size = svg.getBoundingClientRect();
          const isCovered = view.scale === area.scale
            && -view.x / view.scale >= area.left && (size.width - view.x) / view.scale <= area.right
            && -view.y / view.scale >= area.top && (size.height - view.y) / view.scale <= area.bottom;
          if (!isCovered) return paint();
          byId("view").setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
        }

        function box(node) {
          const hasChildren = node.children.length > 0;
          const classes = "node" + (found.has(node) ? " found" : "") + (node === chosen ? " chosen" : "");
          const group = create("g", {
            class: classes, id: "node-" + node.index, role: "treeitem", "aria-level": node.level,
            "aria-selected": node === chosen, transform: `translate(${node.x} ${node.y})`,
            "aria-label": (node.label ? node.label + ": " : "") + heading(node) + ", " + count(node.total, "byte") });
          if (hasChildren) group.setAttribute("aria-expanded", node.open);
          group.append(create("rect", { width, height, rx: 5 }));
          if (view.scale >= 0.25) {
            const sign = hasChildren ? (node.open ? "▾ " : "▸ ") : "";
            const values = node.fields.slice(0, 3).map(field => field[0] + ": " + field[1]).join(", ");
            const first = sign + (node.label ? node.label + ": " : "") + heading(node);
            const below = count(node.total, "byte") + "  " + values;
            group.append(
              create("text", { x: 8, y: 17, "clip-path": "url(#inside)" }, cut(first, 32)),
              create("text", { x: 8, y: 34, class: "below", "clip-path": "url(#inside)" }, cut(below, 34)));
          }
          group.addEventListener("click", event => {
            if (dragged) return;
            const isSign = hasChildren && (event.offsetX - view.x) / view.scale - node.x < 24;
            if (isSign || (node === chosen && event.detail === 2)) node.open = !node.open;
            choose(node);
          });
          return group;
        }

        // Moves the picture so far that the selected object is inside.
        function reveal(node) {
          const size = svg.getBoundingClientRect(), margin = 24;
          const left = node.x * view.scale + view.x, top = node.y * view.scale + view.y;
          const right = left + width * view.scale, bottom = top + height * view.scale;
          if (right > size.width - margin) view.x -= right - size.width + margin;
          if (node.x * view.scale + view.x < margin) view.x = margin - node.x * view.scale;
          if (bottom > size.height - margin) view.y -= bottom - size.height + margin;
          if (node.y * view.scale + view.y < margin) view.y = margin - node.y * view.scale;
        }

        function choose(node) {
          chosen = node;
          for (let next = nodes[node.parent]; next; next = nodes[next.parent]) next.open = true;
          layOut();
          reveal(node);
          draw();
          describe();
        }
        """#
}
