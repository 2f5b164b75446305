// The part of the generated tests that makes text of objects: the same text as that of the expectations.

extension FrozenTestFile {
    static let description = #"""
        /// An object and all objects that it references, as lines, each object once.
        nonisolated struct FrozenDescription {
            private let unknown: Set<String>
            private var lines: [String] = []
            private var objects: [(object: AnyObject, path: String)] = []
            private var paths: [ObjectIdentifier: String] = [:]
            private var numberedCount = 0

            static func lines(of root: any Coding, unknown: Set<String>) -> [String] {
                var description = FrozenDescription(unknown: unknown)
                description.add(root, at: "root")
                var next = 0
                while next < description.objects.count {
                    let (object, path) = description.objects[next]
                    description.addFields(of: object, at: path)
                    next += 1
                }
                return description.lines
            }

            private init(unknown: Set<String>) {
                self.unknown = unknown
            }

            private mutating func add(_ value: Any, at path: String) {
                if unknown.contains(path) { return lines.append("\(path) = ?") }
                if let text = FrozenText.text(of: value) { return lines.append("\(path) = \(text)") }
                let mirror = Mirror(reflecting: value)
                let children = mirror.children.map(\.value)
                if let set = children.first, FrozenText.isSet("\(type(of: value))") { return add(set, at: path) }
                switch mirror.displayStyle {
                case .optional:
                    if let wrapped = children.first { add(wrapped, at: path) } else { lines.append("\(path) = nil") }
                case .collection: add(children, at: path)
                case .set: add(FrozenText.sorted(children), at: path)
                case .dictionary: addEntries(children, at: path)
                case .class: addObject(value as AnyObject, at: path)
                case .enum: addCase(value, mirror, at: path)
                default:
                    lines.append("\(path): \(type(of: value))")
                    guard let duration = (value as? Duration)?.components else { return addFields(of: value, at: path) }
                    add(duration.seconds, at: "\(path).seconds")
                    add(duration.attoseconds, at: "\(path).attoseconds")
                }
            }

            private mutating func addObject(_ object: AnyObject, at path: String) {
                if let first = paths[ObjectIdentifier(object)] { return lines.append("\(path): same as \(first)") }
                // Paths along a chain would grow without limit: distant objects have numbers.
                var name = path
                if path.count > 80 {
                    numberedCount += 1
                    name = "#\(numberedCount)"
                }
                paths[ObjectIdentifier(object)] = name
                objects.append((object, name))
                lines.append("\(path): \(type(of: object))\(name == path ? "" : " " + name)")
            }

            /// The archived properties of a value, including inherited ones.
            private mutating func addFields(of value: Any, at path: String) {
                var children: [(label: String, value: Any)] = []
                var mirror: Mirror? = Mirror(reflecting: value)
                while let current = mirror {
                    children += current.children.compactMap { child in child.label.map { ($0, child.value) } }
                    mirror = current.superclassMirror
                }
                let typeName = String(reflecting: type(of: value))
                for name in FrozenArchive.fields[typeName] ?? children.map(\.label) {
                    // '@Observable' stores a property under its name with an underscore.
                    let child = children.first { $0.label == name } ?? children.first { $0.label == "_" + name }
                    if let child {
                        add(child.value, at: "\(path).\(name)")
                    } else if FrozenArchive.handwritten.contains(typeName) {
                        // A computed property has no mirror. Any other one that isn't found is gone.
                        lines.append("\(path).\(name) = ?")
                    }
                }
            }

            private mutating func addCase(_ value: Any, _ mirror: Mirror, at path: String) {
                guard let payload = mirror.children.first else {
                    return lines.append("\(path): \(type(of: value)).\(value)")
                }
                lines.append("\(path): \(type(of: value)).\(payload.label ?? "")")
                let parts = Mirror(reflecting: payload.value)
                guard parts.displayStyle == .tuple else { return add(payload.value, at: "\(path).0") }
                for part in parts.children { add(part.value, at: "\(path).\(part.label ?? "0")") }
            }

            private mutating func add(_ elements: [Any], at path: String) {
                if elements.isEmpty { return lines.append("\(path) = []") }
                lines.append("\(path): count \(elements.count)")
                for (position, element) in elements.enumerated() { add(element, at: "\(path)[\(position)]") }
            }

            private mutating func addEntries(_ children: [Any], at path: String) {
                if children.isEmpty { return lines.append("\(path) = [:]") }
                lines.append("\(path): count \(children.count)")
                let entries = children.map { Mirror(reflecting: $0).children.map(\.value) }.filter { $0.count == 2 }
                let named = entries.compactMap { entry in FrozenText.text(of: entry[0]).map { ($0, entry[1]) } }
                if named.count == entries.count {
                    for (key, value) in named.sorted(by: { $0.0 < $1.0 }) { add(value, at: "\(path)[\(key)]") }
                    return
                }
                for (position, entry) in entries.enumerated() {
                    add(entry[0], at: "\(path)[\(position)].key")
                    add(entry[1], at: "\(path)[\(position)].value")
                }
            }
        }


        """#

    static let values = ##"""
        /// Single values as text, each on one line.
        nonisolated enum FrozenText {
            static func text(of value: Any) -> String? {
                switch value {
                case let value as Bool: "\(value)"
                case let value as any BinaryInteger: "\(value)"
                case let value as Float: "\(value)"
                case let value as Double: "\(value)"
                case let value as String: quoted(value)
                \##(leafCases)
                case let value as any RawRepresentable: text(of: value.rawValue).map { "\(type(of: value))(\($0))" }
                default: nil
                }
            }

            /// A set has no order: members are sorted by their texts.
            static func sorted(_ members: [Any]) -> [Any] {
                let texts = members.compactMap { text(of: $0) }
                guard texts.count == members.count else { return members }
                return zip(texts, members).sorted { $0.0 < $1.0 }.map(\.1)
            }

            /// An ordered set is described as a list, a counted set as a dictionary of counts.
            static func isSet(_ typeName: String) -> Bool {
                typeName.hasPrefix("OrderedSetValue<") || typeName.hasPrefix("CountedSetValue<")
            }

            private static func numbers(_ numbers: CGFloat...) -> String {
                "{\(numbers.map { "\(Double($0))" }.joined(separator: ", "))}"
            }

            private static func hexadecimal(_ data: Data) -> String {
                data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }

            private static func quoted(_ text: String) -> String {
                var result = "\""
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "\"": result += "\\\""
                    case "\\": result += "\\\\"
                    case "\n": result += "\\n"
                    case "\r": result += "\\r"
                    default: result.unicodeScalars.append(scalar)
                    }
                }
                return result + "\""
            }
        }

        """##

    /// The cases for Foundation's values, one per type.
    private static var leafCases: String {
        LeafType.rows.map { type in
            let line = "\(type.testPattern): \(type.testText)"
            return line.count > 100 ? line.replacing(": \"", with: ":\n    \"", maxReplacements: 1) : line
        }.joined(separator: "\n").replacing("\n", with: "\n        ")
    }
}
