// The script of the page: the details of the selected object, search, the keys, and the pointer.

extension DocumentGraph {
    /// What the page shows next to the picture, and how it is operated.
    static let pageControls = #"""
        function add(parent, name, text) {
          const element = document.createElement(name);
          if (text !== undefined) element.textContent = text;
          parent.append(element);
          return element;
        }

        function links(title, pairs) {
          if (pairs.length === 0) return;
          add(details, "h3", title);
          for (const [label, node] of pairs.slice(0, 200)) {
            const button = add(details, "button", label + (label ? ": " : "") + heading(node));
            button.type = "button";
            button.title = cut(pathOf(node), 2000);
            button.addEventListener("click", () => { choose(node); svg.focus(); });
          }
          if (pairs.length > 200) add(details, "p", "… " + (pairs.length - 200) + " more");
        }

        function describe() {
          const node = chosen;
          details.replaceChildren();
          add(details, "h2", heading(node));
          const path = pathOf(node);
          if (path) add(add(details, "p"), "code", path);
          const own = count(node.bytes, "byte");
          add(details, "p", "Size: " + own
            + (node.total > node.bytes ? "; " + count(node.total, "byte") + " with the objects below it" : ""));
          if (node.fields.length > 0) {
            add(details, "h3", "Values");
            const list = add(details, "dl");
            for (const [label, text] of node.fields) { add(list, "dt", label); add(list, "dd", text); }
          }
          if (node.hiddenFields > 0) add(details, "p", count(node.hiddenFields, "more value") + " not shown");
          links("Refers to", node.edges.map(edge => [edge[0], nodes[edge[1]]]));
          if (node.hiddenEdges > 0) add(details, "p", count(node.hiddenEdges, "reference") + " to objects not shown");
          links("Is referred to by", node.users.map(([label, user]) => [label + " of", user]));
          details.scrollTop = 0;
        }

        // A word is looked for in classes, keys, values and paths.
        function find() {
          const word = search.value.trim().toLowerCase();
          foundList = word === "" ? [] : nodes.filter(node =>
            heading(node).toLowerCase().includes(word) || node.label.toLowerCase().includes(word)
            || node.fields.some(field => field.some(text => text.toLowerCase().includes(word)))
            || (node.level <= 64 && pathOf(node).toLowerCase().includes(word)));
          found = new Set(foundList);
        }

        function nextMatch(direction) {
          if (foundList.length === 0) return draw();
          const position = foundList.indexOf(chosen);
          const start = position >= 0 ? position + direction : direction > 0 ? 0 : -1;
          choose(foundList[(start + foundList.length) % foundList.length]);
        }

        function zoom(factor, x, y) {
          const size = svg.getBoundingClientRect();
          const scale = Math.min(4, Math.max(0.001, view.scale * factor));
          const centerX = x ?? size.width / 2, centerY = y ?? size.height / 2;
          view.x = centerX - (centerX - view.x) * scale / view.scale;
          view.y = centerY - (centerY - view.y) * scale / view.scale;
          view.scale = scale;
          move();
        }

        function fit() {
          const size = svg.getBoundingClientRect(), margin = 20;
          let right = width, bottom = height;
          for (const node of visible) {
            right = Math.max(right, node.x + width);
            bottom = Math.max(bottom, node.y + height);
          }
          const scale = Math.min((size.width - 2 * margin) / right, (size.height - 2 * margin) / bottom);
          view = { x: margin, y: margin, scale: Math.min(1.5, Math.max(0.001, scale)) };
          move();
        }

        function setAll(open) {
          for (const node of nodes) node.open = open && node.children.length > 0;
          if (!open) chosen = nodes[0];
          choose(chosen);
        }

        function step(offset) {
          const position = visible.indexOf(chosen) + offset;
          choose(visible[Math.min(visible.length - 1, Math.max(0, position))]);
        }

        const keys = {
          ArrowDown() { step(1); },
          ArrowUp() { step(-1); },
          ArrowRight() {
            if (chosen.children.length === 0) return;
            if (chosen.open) return choose(chosen.children[0]);
            chosen.open = true;
            choose(chosen);
          },
          ArrowLeft() {
            if (!chosen.open) return choose(nodes[chosen.parent] ?? chosen);
            chosen.open = false;
            choose(chosen);
          },
          " "() { chosen.open = !chosen.open && chosen.children.length > 0; choose(chosen); },
          Enter() { details.focus(); },
          Home() { choose(visible[0]); },
          End() { choose(visible[visible.length - 1]); },
          PageDown() { step(10); },
          PageUp() { step(-10); },
        };
        const pageKeys = {
          "/"() { search.focus(); search.select(); },
          "+"() { zoom(1.25); },
          "="() { zoom(1.25); },
          "-"() { zoom(0.8); },
          "0"() { fit(); },
          Escape() { svg.focus(); },
        };

        svg.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
          event.preventDefault();
          keys[event.key]();
        });
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(pageKeys, event.key)) return;
          if (event.target === search && event.key !== "Escape") return;
          event.preventDefault();
          pageKeys[event.key]();
        });
        search.addEventListener("input", () => { find(); draw(); });
        search.addEventListener("keydown", event => {
          if (event.key === "Enter") nextMatch(event.shiftKey ? -1 : 1);
        });
        byId("next").addEventListener("click", () => nextMatch(1));
        byId("previous").addEventListener("click", () => nextMatch(-1));
        byId("in").addEventListener("click", () => zoom(1.25));
        byId("out").addEventListener("click", () => zoom(0.8));
        byId("fit").addEventListener("click", fit);
        byId("unfold").addEventListener("click", () => setAll(true));
        byId("fold").addEventListener("click", () => setAll(false));

        svg.addEventListener("wheel", event => {
          event.preventDefault();
          if (event.ctrlKey || event.metaKey) {
            const size = svg.getBoundingClientRect();
            return zoom(Math.exp(-event.deltaY / 300), event.clientX - size.left, event.clientY - size.top);
          }
          view.x -= event.deltaX;
          view.y -= event.deltaY;
          move();
        }, { passive: false });
        let dragged = false, drag = null;
        svg.addEventListener("pointerdown", event => {
          dragged = false;
          drag = { x: event.clientX, y: event.clientY };
        });
        window.addEventListener("pointermove", event => {
          if (drag === null) return;
          const x = event.clientX - drag.x, y = event.clientY - drag.y;
          if (!dragged && Math.abs(x) + Math.abs(y) < 5) return;
          dragged = true;
          view.x += x;
          view.y += y;
          drag = { x: event.clientX, y: event.clientY };
          move();
        });
        window.addEventListener("pointerup", () => { drag = null; });

        window.addEventListener("resize", paint);
        unfoldFirst();
        choose(nodes[0]);
        """#
}
