// Types.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let types = [
        Construct("nested declarations", in: "Nested") {
            let chart = PieChart(
                title: "a", style: .lines, axes: [Chart.Axis(name: "x", scale: .logarithmic)],
                flags: Chart.Flags(bold: true, scale: .logarithmic), legend: .points([Chart.Axis(name: "y")]),
                inner: .bars, scale: .linear)
            let copy = try roundTrip(chart)
            #expect(copy.style == .lines && copy.axes == chart.axes && copy.flags == chart.flags)
            #expect(copy.legend == chart.legend && copy.inner == .bars && copy.outer == .lines)
            #expect(Chart.Style.allCases.count == 2 && Chart.Axis.archivedStructure.name == "Axis")
            let tapestry = Tapestry(
                motif: Motif(colour: "red", parts: [Motif.Part(weight: 2)]), part: Motif.Part(weight: 3))
            let other = try roundTrip(tapestry)
            #expect(other.motif == tapestry.motif && other.part?.weight == 3 && other.chart == nil)
            #expect(Motif.Part.archivedStructure.name == "MotifPart" && other.style == nil)
        },
        Construct("Bool, integers, reals, String", in: "Scalars") {
            let object = Scalars(
                flag: true, tiny: -128, small: -32_768, medium: .min, large: .min, word: .max, unsignedTiny: .max,
                unsignedSmall: .max, unsignedMedium: .max, unsignedLarge: .max, unsignedWord: .max, single: 0.1,
                double: -0.0, text: "naïve \u{0}")
            let copy = try roundTrip(object)
            #expect(copy.flag && copy.tiny == -128 && copy.small == -32_768 && copy.medium == .min)
            #expect(copy.large == .min && copy.word == .max && copy.unsignedTiny == .max)
            #expect(copy.unsignedSmall == .max && copy.unsignedMedium == .max && copy.unsignedLarge == .max)
            #expect(copy.unsignedWord == .max && copy.single == 0.1 && copy.text == "naïve \u{0}")
            #expect(copy.double == 0 && copy.double.sign == .minus)
        },
        Construct("Data, Date, URL, UUID, Decimal", in: "FoundationValues") {
            let amount = try #require(Decimal(string: "-12345678901234567890.123456789"))
            let object = FoundationValues(
                data: Data([0, 255]), date: Date(timeIntervalSinceReferenceDate: 0.25),
                url: try #require(URL(string: "https://example.com/a?b#c")), uuid: UUID(), amount: amount,
                amounts: [0, amount, .greatestFiniteMagnitude])
            let copy = try roundTrip(object)
            #expect(copy.data == object.data && copy.date == object.date && copy.url == object.url)
            #expect(copy.uuid == object.uuid && copy.amount == amount && copy.amounts == object.amounts)
        },
        Construct("values that only keyed archives can contain, attributed strings", in: "CocoaValues") {
            let zone = try #require(TimeZone(secondsFromGMT: 3_600))
            let start = Date(timeIntervalSinceReferenceDate: 5)
            let times = CalendarValues(
                zone: zone, locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .iso8601),
                components: DateComponents(year: 2_001, day: 7), intervals: [DateInterval(start: start, duration: 2)],
                times: [zone: IndexPath(indexes: [1, 2, 3])], selections: [IndexSetValue([2..<4]), nil])
            let copy = try roundTrip(times)
            #expect(copy.zone == zone && copy.locale?.identifier == "de_DE" && copy.components == times.components)
            #expect(copy.calendar.identifier == .iso8601 && copy.intervals == times.intervals)
            #expect(copy.times == times.times && copy.selections == times.selections)
            let remark = Remark(error: ErrorValue(domain: "d", code: 3), place: IndexPath(index: 9))
            let texts = TextValues(
                selection: IndexSetValue([1, 5]), text: AttributedStringValue("a", attributes: ["bold": .number(true)]),
                pattern: RegularExpressionValue(pattern: "[a-z]", options: 1), error: nil,
                insets: EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5), remark: remark)
            let other = try roundTrip(texts)
            #expect(other.selection == texts.selection && other.text == texts.text && other.pattern == texts.pattern)
            #expect(other.error == nil && other.insets == texts.insets && other.remark == remark)
            texts.error = ErrorValue(domain: "e", code: -1, userInfo: ["NSLocalizedDescription": .string("f")])
            #expect(try roundTrip(texts).error == texts.error)
        },
        Construct("AnyValue", in: "CocoaValues") {
            let leaf = ArchivedObject(ArchivedObject.ClassDescription("Leaf"))
            let object = Properties(properties: [
                "name": "a", "size": 1.5, "flags": [true, 2, .null],
                "when": .date(Date(timeIntervalSinceReferenceDate: 1)),
                "more": ["x": .object(leaf)],
            ])
            let copy = try roundTrip(object)
            let expected = object.properties.filter { $0.key != "more" }
            #expect(copy.properties.filter { $0.key != "more" } == expected && copy.extra == nil)
            guard case .dictionary(let more)? = copy.properties["more"], case .object(let other)? = more["x"] else {
                Issue.record("\(copy.properties)"); return
            }
            #expect(other.className == "Leaf")
            object.extra = .error(ErrorValue(domain: "d", code: 1))
            #expect(try roundTrip(object).extra == object.extra)
        },
        Construct("the runtime's values, ordered and counted sets", in: "RuntimeValues") {
            let foot = UnitValue(symbol: "ft", dimension: .init(className: "NSUnitLength", specifier: 1_282))
            let object = RuntimeValues(
                number: 3.5, numbers: [1, nil, true], null: NullValue(), length: MeasurementValue(value: 2, unit: foot),
                list: .dictionary(["a": .array([.string("b")])]),
                unknown: ArchivedObject(
                    .init("Unknown"), entries: [.init(key: "k", value: .inline(.boolean(true)))]),
                order: ["c", "a", "b"], counts: [Initial(letter: "x"), Initial(letter: "y"), Initial(letter: "x")],
                lists: ["d": .array([])], tags: [1, 2.5])
            let copy = try roundTrip(object)
            #expect(copy.number == 3.5 && copy.numbers == object.numbers && copy.null == NullValue())
            #expect(copy.length == object.length && copy.list == object.list && copy.lists == object.lists)
            #expect(copy.unknown?.className == "Unknown" && copy.unknown?["k"]?.boolean == true)
            #expect(copy.order.elements == ["c", "a", "b"] && copy.counts == object.counts && copy.tags == object.tags)
        },
        Construct("ordered and counted sets of objects in a cycle", in: "RuntimeValues") {
            let crew = Crew(seats: [], votes: [])
            let (first, second) = (CrewMember(name: "a", crew: crew), CrewMember(name: "b", crew: crew))
            crew.seats = [second, first]
            crew.votes = [first, first, second]
            let copy = try roundTrip(crew)
            #expect(copy.seats.elements.map(\.name) == ["b", "a"] && copy.seats.elements[0].crew === copy)
            #expect(copy.votes?[copy.seats.elements[1]] == 2 && copy.votes?[copy.seats.elements[0]] == 1)
            crew.seats = []
            crew.votes = nil
            copy.seats = []
            copy.votes = nil
        },
        Construct("Character, Duration, Range<I>, ClosedRange<I>", in: "RuntimeValues") {
            let delay = Duration.seconds(-1) - .nanoseconds(1)
            let object = SwiftValues(
                initial: "é", letters: ["a": 1, "🇩🇪": 2], duration: .nanoseconds(1_000_000_001), pause: nil,
                laps: [.zero, delay], page: 3..<3, pages: [1..<255, nil], limits: .min ... .max, spans: [-1...1],
                box: SwiftBox(delay: delay, rows: -128..<127, middle: [1, -0.5], mark: nil),
                text: .after(delay: .seconds(2), mark: "x"))
            let sequential = try SequentialArchiver.archivedData(withRootObject: object)
            for copy in [
                try roundTrip(object),
                try SequentialUnarchiver.unarchivedObject(ofClass: SwiftValues.self, from: sequential),
            ] {
                #expect(copy.initial == "é" && copy.letters == object.letters && copy.duration == object.duration)
                #expect(copy.pause == nil && copy.laps == object.laps && copy.page == 3..<3)
                #expect(copy.pages == object.pages && copy.limits == object.limits && copy.spans == object.spans)
                #expect(copy.box == object.box && copy.text == object.text)
            }
            let keys = try archivedKeys(of: object)
            #expect(keys.contains("duration.seconds") && keys.contains("duration.attoseconds"))
            #expect(keys.contains("page.lower") && keys.contains("page.upper") && !keys.contains("pause.seconds"))
            #expect(keys.contains("box.rows.upper"))
        },
        Construct("SIMD2<T>, SIMD3<T>, SIMD4<T>", in: "RuntimeValues") {
            let object = Vectors(
                corner: [1, 2], normal: [1, 2, 0.5], colour: [.infinity, -0.0, 1, .leastNonzeroMagnitude],
                position: [1, .pi], path: [[1, 2, 3]], weights: ["a": [1, 2, 3, 4]])
            let copy = try roundTrip(object)
            #expect(copy.corner == object.corner && copy.normal == object.normal && copy.colour == object.colour)
            #expect(copy.position == object.position && copy.path == object.path && copy.weights == object.weights)
        },
        Construct("inline String", in: "StoredVariants") {
            let object = InlineTexts(
                name: "$null", title: "same", note: "same", badge: InlineBadge(text: "same"), kind: .named("a"))
            let archived = try archivedDictionary(of: object)
            #expect(archived["title"] == "same" && archived["badge.text"] == "same" && archived["kind.named"] == "a")
            #expect(archived["note"]?.string == nil)
            for profile in [ArchiveProfile.compact, .cocoa, .xml] {
                let data = try KeyedArchiver.archivedData(withRootObject: object, profile: profile)
                let copy = try KeyedUnarchiver.unarchivedObject(ofClass: InlineTexts.self, from: data)
                #expect(copy.name == "$null" && copy.title == "same" && copy.badge == object.badge)
                #expect(copy.kind == .named("a") && copy.note == "same")
            }
            let empty = InlineTexts(badge: InlineBadge(text: ""))
            #expect(try archivedKeys(of: empty) == ["badge.text", "note"])
            #expect(try roundTrip(empty).name == "nobody")
        },
        Construct("mutable [T], [K: V], Set<T>, String, Data", in: "StoredVariants") {
            let object = MutableValues(
                numbers: [1, 2], rows: [[1], [1], []], names: ["a": "same", "b": "same"], tags: [3, 4], text: "same",
                other: "same", bytes: Data([1, 2]), places: [MutablePlace(names: ["x"]), nil])
            object.children = [MutableValues(rows: [], text: "")]
            object.members = [MutableMember(id: 7, owner: object)]
            var copies: [MutableValues] = []
            for profile in [ArchiveProfile.compact, .cocoa, .xml] {
                let data = try KeyedArchiver.archivedData(withRootObject: object, profile: profile)
                copies.append(try KeyedUnarchiver.unarchivedObject(ofClass: MutableValues.self, from: data))
                let root = try KeyedUnarchiver.archivedObject(from: data)
                let classes = ["numbers", "rows", "names", "tags", "text", "bytes"].map { root[$0]?.object?.className }
                #expect(
                    classes == [
                        "NSMutableArray", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
                        "NSMutableData",
                    ])
                // Equal values are objects of their own.
                let texts = try #require(root["names"]?.object?.dictionaryEntries).map(\.value)
                let all = texts + [try #require(root["text"]), try #require(root["other"])]
                #expect(Set(all.compactMap(\.object)).count == 4)
                #expect(Set(try #require(root["rows"]?.elements).compactMap(\.object)).count == 3)
            }
            let sequential = try SequentialArchiver.archivedData(withRootObject: object)
            let root = try SequentialUnarchiver.archivedObject(from: sequential)
            let classes = root.groups.prefix(7).map { $0.values.first?.object?.className ?? "" }
            #expect(
                classes == [
                    "NSMutableArray", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
                    "NSMutableString", "NSMutableData",
                ])
            copies.append(try SequentialUnarchiver.unarchivedObject(ofClass: MutableValues.self, from: sequential))
            for copy in copies {
                #expect(copy.numbers == [1, 2] && copy.rows == object.rows && copy.names == object.names)
                #expect(copy.tags == [3, 4] && copy.text == "same" && copy.other == "same")
                #expect(copy.bytes == object.bytes && copy.places == object.places && copy.children.count == 1)
                #expect(copy.members.first?.id == 7 && copy.members.first?.owner === copy)
                copy.members = []
            }
            object.members = []
        },
        Construct("boxed T, version … boxed", in: "StoredVariants") {
            let object = BoxedNumbers(
                flag: true, count: 8, total: .max, ratio: 0.1, grade: .high, style: BoxedStyle(bold: true, weight: 5),
                amount: BoxedAmount(value: 9), seconds: .milliseconds(1_500), boxed: 4)
            let root = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            let keys = ["flag", "count", "total", "ratio", "height", "grade", "oldGrade", "style", "seconds", "fax"]
            for key in keys + ["schemaVersion", "amount.value"] {
                #expect(root[key]?.object?.value != nil, "\(key)")
            }
            #expect(root["oldGrade"]?.integer == 1 && root["grade"]?.integer == 2 && root["style"]?.integer == 11)
            #expect(root["boxed"]?.object == nil && root["boxed"]?.integer == 4 && root["schemaVersion"]?.integer == 2)
            let empty = BoxedNumbers(
                flag: false, ratio: 1, height: nil, style: BoxedStyle(bold: false, weight: 0),
                amount: BoxedAmount(value: nil), seconds: .zero, boxed: 1)
            #expect(try archivedKeys(of: empty).contains("count") == false)
            for data in [
                try KeyedArchiver.archivedData(withRootObject: object),
                try SequentialArchiver.archivedData(withRootObject: object),
            ] {
                let copy = try readNumbers(BoxedNumbers.self, from: data)
                #expect(copy.flag && copy.count == 8 && copy.total == .max && copy.ratio == 0.1 && copy.height == 0.5)
                #expect(copy.grade == .high && copy.style == object.style && copy.amount == object.amount)
                #expect(copy.seconds == object.seconds && copy.boxed == 4)
                // A class without the word reads the same.
                let other = try readNumbers(UnboxedNumbers.self, from: data)
                #expect(other.flag && other.count == 8 && other.total == .max && other.ratio == 0.1)
                #expect(other.height == 0.5 && other.grade == .high && other.style == object.style)
                #expect(other.seconds == 1.5 && other.boxed == 4)
            }
            let unboxed = UnboxedNumbers(
                flag: true, count: 8, total: nil, ratio: 0.1, height: nil, grade: .high,
                style: BoxedStyle(bold: true, weight: 5), amount: BoxedAmount(value: nil), seconds: 1.5, boxed: 4)
            for data in [
                try KeyedArchiver.archivedData(withRootObject: unboxed),
                try SequentialArchiver.archivedData(withRootObject: unboxed),
                try SequentialArchiver.archivedData(withRootObject: empty),
            ] {
                let copy = try readNumbers(BoxedNumbers.self, from: data)
                #expect(copy.total == nil && copy.height == nil && copy.amount.value == nil)
                #expect(copy.count == (copy.flag ? 8 : 7) && copy.grade == (copy.flag ? .high : .low))
            }
            let choice = BoxedChoice.number(5)
            let archiver = KeyedArchiver()
            try archiver.encode(choice, forKey: "choice")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            #expect(try unarchiver.decode(BoxedChoice.self, forKey: "choice") == choice)
        },
        Construct(
            "converted members of ordered and counted sets, converted values in mutable ones", in: "StoredVariants"
        ) {
            let (first, second) = (UUID(), UUID())
            let object = ConvertedSets(
                order: [second, first], counts: [first, second, first], list: [first, first],
                point: CGPoint(x: 1, y: 2), points: [CGPoint(x: 3, y: 4)])
            let copy = try roundTrip(object)
            #expect(copy.order.elements == [second, first] && copy.counts == object.counts)
            #expect(copy.list == [first, first] && copy.point == object.point && copy.points == object.points)
            let root = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(root["list"]?.object?.className == "NSMutableArray")
            #expect(root["point"]?.object?.className == "NSMutableArray")
            #expect(root["order"]?.object?.className == "NSOrderedSet")
            #expect(root["order"]?.elements?.first?.string == second.uuidString)
        },
        Construct("mutable OrderedSetValue<T>", in: "StoredVariants") {
            let (first, second) = (UUID(), UUID())
            let object = Ranking(picks: ["b", "a", "b"], places: [second, first])
            for profile in [ArchiveProfile.compact, .cocoa, .xml] {
                let data = try KeyedArchiver.archivedData(withRootObject: object, profile: profile)
                let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Ranking.self, from: data)
                #expect(copy.picks.elements == ["b", "a"] && copy.places.elements == [second, first])
                let root = try KeyedUnarchiver.archivedObject(from: data)
                for key in ["picks", "places"] {
                    let chain = root[key]?.object?.classDescription?.chain
                    #expect(chain?.prefix(2) == ["NSMutableOrderedSet", "NSOrderedSet"])
                }
            }
        },
        Construct("an attributed string in a sequential archive", in: "CocoaValues") {
            let text = AttributedStringValue("red", attributes: ["bold": .number(true)])
            let data = try SequentialArchiver.archivedData(withRootObject: Headline(text: text, title: nil))
            let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Headline.self, from: data)
            #expect(copy.text == text && copy.title == nil)
        },
        Construct("CGPoint, CGSize, CGRect, NSRange", in: "Geometry") {
            let object = Geometry(
                point: CGPoint(x: 1.5, y: -2), size: CGSize(width: 0.1, height: 1e300),
                range: NSRange(location: 3, length: 4), outline: [.zero, CGPoint(x: 7, y: 8)],
                named: ["a": CGRect(x: 1, y: 2, width: 3, height: 4)])
            let copy = try roundTrip(object)
            #expect(copy.point == object.point && copy.size == object.size && copy.rectangle == object.rectangle)
            #expect(copy.range == object.range && copy.outline == object.outline && copy.named == object.named)
            object.size = nil
            #expect(try archivedKeys(of: object) == ["named", "outline", "point", "range", "rectangle"])
        },
        Construct("VectorValue, TransformValue, EdgeInsetsValue, boxed geometry", in: "Geometry") {
            let insets = EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5)
            let object = Margins(
                push: VectorValue(dx: 1, dy: -2), transform: TransformValue(tx: 5), insets: insets,
                pushes: [VectorValue(dx: 0, dy: 1)], margins: ["a": insets], cell: CGSize(width: 6, height: 7),
                border: insets)
            let copy = try roundTrip(object)
            #expect(copy.push == object.push && copy.transform == object.transform && copy.insets == insets)
            #expect(copy.pushes == object.pushes && copy.margins == object.margins)
            #expect(copy.cell == object.cell && copy.border == insets)
            let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: object))
            let slots = try #require(list["$objects"]?.array)
            let fields = try archivedDictionary(of: object)
            func value(_ key: String) -> PropertyList? {
                if case .uid(let slot)? = fields[key] { slots[Int(slot.value)] } else { nil }
            }
            #expect(value("insets") == "{1, 2, 3, 4.5}")
            #expect(value("transform") == "[1, 0, 0, 1, 5, 0]")
            #expect(value("cell")?["NS.special"] == 2)
            #expect(value("border")?["NS.special"] == 12)
        },
        Construct("[T], [K: V], Set<T>, nested", in: "CollectionTypes") {
            let object = CollectionTypes(
                names: ["a", "b"], counts: ["x": 1], tags: ["t", "u"], rows: [[1], [], [2, 3]], table: [7: ["y": 0.5]])
            let copy = try roundTrip(object)
            #expect(copy.names == object.names && copy.counts == object.counts && copy.tags == object.tags)
            #expect(copy.rows == object.rows && copy.table == object.table)
        },
        Construct("optional elements", in: "OptionalElements") {
            let object = OptionalElements(names: ["a", nil], counts: ["x": nil, "y": 2], rows: [nil, [nil, 1.5]])
            let copy = try roundTrip(object)
            #expect(copy.names == object.names && copy.counts == object.counts && copy.rows == object.rows)
        },
        Construct("T?", in: "Optionals") {
            let object = Optionals()
            #expect(try archivedKeys(of: object) == ["date", "number"], "absence would be read as something else")
            object.number = nil
            let copy = try roundTrip(object)
            #expect(copy.number == nil && copy.text == nil && copy.names == nil && copy.date == nil)
        },
        Construct("packed [T], packed(big) [T]", in: "Packed") {
            let object = Packed(samples: [1, -0.5], header: [0x0102, 0xFFFE], extra: [.min])
            let copy = try roundTrip(object)
            #expect(copy.samples == object.samples && copy.header == object.header && copy.extra == [.min])
            #expect(try roundTrip(Packed(samples: [])).samples == [])
        },
        Construct("indexed [T]", in: "IndexedArray") {
            let object = IndexedArray(weights: [1, 2.5], names: ["a", nil])
            let copy = try roundTrip(object)
            #expect(copy.weights == object.weights && copy.names == object.names)
            let keys = ["names[0]", "names[1]", "theArray[0]", "theArray[1]"]
            #expect(try archivedKeys(of: object) == keys)
            #expect(try roundTrip(IndexedArray(weights: [], names: [])).weights == [])
        },
        Construct("any Coding, (any Coding)?", in: "AnyObjects") {
            let leaf = Leaf(number: 3)
            let object = AnyObjects(content: leaf, items: [leaf], named: ["a": leaf], observer: leaf)
            let copy = try roundTrip(object, allowing: [Leaf.self])
            let content = try #require(copy.content as? Leaf)
            #expect(content.number == 3 && copy.items.first === content && copy.named["a"] === content)
            #expect(copy.observer === content)
            object.items.append(object)
            let circle = try roundTrip(object, allowing: [Leaf.self])
            #expect(circle.items.last === circle)
            let data = try KeyedArchiver.archivedData(withRootObject: object)
            #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: AnyObjects.self, from: data)
            }
        },
        Construct("a class: references", in: "References") {
            let trunk = Branch(name: "trunk")
            let twig = Branch(name: "twig", next: trunk, parent: trunk)
            trunk.children = [twig, twig]
            trunk.named = ["me": trunk]
            let copy = try roundTrip(Root(trunk: trunk)).trunk
            let child = try #require(copy.children.first)
            #expect(child === copy.children[1] && child.next === copy && child.parent === copy)
            #expect(copy.named["me"] === copy)
        },
        Construct("Set<T> and [K: V] of objects", in: "HashedReferences") {
            let team = Team()
            let players = (0..<9).map { Player(number: $0, team: team) }
            team.members = Set(players)
            team.scores = Dictionary(uniqueKeysWithValues: players.map { ($0, $0.number * 10) })
            let copy = try roundTrip(team)
            #expect(copy.members == team.members && copy.scores == team.scores)
            #expect(copy.members.allSatisfy { $0.team === copy })
        },
    ]
}

/// An object of `BoxedNumbers` or `UnboxedNumbers`, whichever archived it, in either kind of archive.
private func readNumbers<Root: Coding>(_ type: Root.Type, from data: Data) throws -> Root {
    func mapped<Coder: GraphUnarchiver>(_ unarchiver: Coder) -> Coder {
        for name in ["BoxedNumbers", "UnboxedNumbers"] { unarchiver.setClass(type, forClassName: name) }
        return unarchiver
    }
    if case .sequential? = ArchiveKind(of: data) {
        return try mapped(SequentialUnarchiver(forReadingFrom: data, allowing: [type])).decode(type)
    }
    return try mapped(KeyedUnarchiver(forReadingFrom: data, allowing: [type])).decode(type, forKey: "root")
}
