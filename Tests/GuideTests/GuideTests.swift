// The examples of Apple's guide, held to what the guide says of them. `Examples/Guide` shows the same classes.

import Archiving
import Foundation
import GuideEarlier
import GuideToday
import PropertyLists
import Testing

@Suite("The guide's examples")
struct GuideTests {
    private func read<Root: Coding>(_ type: Root.Type, _ root: some Coding) throws -> Root {
        try KeyedUnarchiver.unarchivedObject(
            ofClass: type, from: KeyedArchiver.archivedData(withRootObject: root))
    }

    /// What the archive holds for the root object.
    private func keys(of root: some Coding) throws -> [String: PropertyList] {
        let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: root))
        return try #require(list["$objects"]?.array?[1].dictionary)
    }

    @Test("Object Graphs: an employee's department is one object for all")
    func departments() throws {
        let department = Department(name: "Engineering")
        department.employees = [
            Employee(firstName: "Ada", lastName: "Lovelace", height: 1.65, department: department),
            Employee(firstName: "Grace", lastName: "Hopper", department: department),
        ]
        let copy = try read(Department.self, department)
        #expect(copy.employees.map(\.firstName) == ["Ada", "Grace"])
        #expect(copy.employees.allSatisfy { $0.department === copy })
    }

    @Test("Encoding and Decoding Objects: a person's keys carry the prefix")
    func person() throws {
        let person = Person(firstName: "Ada", lastName: "Lovelace", height: 1.65)
        let keys = try keys(of: person).keys.filter { $0 != "$class" }.sorted()
        #expect(keys == ["ASCPersonFirstName", "ASCPersonHeight", "ASCPersonLastName"])
        #expect(try read(Person.self, person).height == 1.65)
    }

    @Test("Conditional Objects: a map's auxiliary view comes back only where something else archives it")
    func mapView() throws {
        let auxiliary = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let map = MapView(
            frame: .zero, mapName: "Harbour", magnification: 2.5, legend: View(frame: .zero), auxiliaryView: auxiliary)
        let alone = try read(MapView.self, map)
        #expect(alone.auxiliaryView == nil && alone.legend != nil && alone.magnification == 2.5)
        for subviews in [[map, auxiliary], [auxiliary, map]] {
            let window = try read(View.self, View(frame: .zero, subviews: subviews))
            let copy = try #require(window.subviews.lazy.compactMap { $0 as? MapView }.first)
            #expect(copy.auxiliaryView === window.subviews.first { $0 !== copy })
            #expect(copy.auxiliaryView?.frame == auxiliary.frame)
        }
    }

    @Test("Encoding and Decoding C Data Types: a structure's fields have composed keys")
    func structures() throws {
        let first = Order(order: 7, weight: 2.5, name: "first")
        let table = Table(
            order: first, style: Style(bold: true, alignment: 2, shade: 17), samples: [1, 0.5], array: [10, 20, 30],
            history: [first])
        let dictionary = try keys(of: table)
        #expect(dictionary["theStruct.order"]?.integer == 7 && dictionary["theStruct.weight"]?.double == 2.5)
        let style: Int64 = 1 | 2 << 1 | 17 << 3
        #expect(dictionary["theStyle"]?.integer == style)
        #expect(dictionary["theArray[0]"]?.integer == 10 && dictionary["theArray[2]"]?.integer == 30)
        let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: table))
        let samples = Data([0x3F, 0x80, 0, 0, 0x3F, 0, 0, 0])
        #expect(list["$objects"]?.array?.contains { $0.bytes == samples } == true, "canonical byte order: big-endian")
        let copy = try read(Table.self, table)
        #expect(copy.order == first && copy.history == [first] && copy.style == table.style)
        #expect(copy.samples == [1, 0.5] && copy.array == [10, 20, 30])
    }

    @Test("New values for a key: a kind that a reader does not know becomes its default")
    func button() throws {
        let old = try read(GuideEarlier.Button.self, GuideToday.Button(title: "a", kind: .radio))
        #expect(old.kind == .momentary && old.title == "a")
        let known = try read(GuideEarlier.Button.self, GuideToday.Button(title: "a", kind: .toggle))
        #expect(known.kind == .toggle)
        #expect(try read(GuideToday.Button.self, GuideEarlier.Button(title: "a", kind: .toggle)).kind == .toggle)
    }

    @Test(
        "Removed keys: each new flavour is shown to old readers as the nearest old one",
        arguments: [
            (GuideToday.Flavour.vanilla, GuideEarlier.Flavour.vanilla), (.chocolate, .chocolate),
            (.butterPecan, .butterPecan), (.doubleChocolate, .chocolate), (.caramel, .vanilla),
        ])
    func iceCream(flavour: GuideToday.Flavour, nearest: GuideEarlier.Flavour) throws {
        let cone = GuideToday.IceCream(flavour: flavour)
        #expect(try read(GuideEarlier.IceCream.self, cone).flavour == nearest)
        #expect(try read(GuideToday.IceCream.self, cone).flavour == flavour)
        let old = try read(GuideToday.IceCream.self, GuideEarlier.IceCream(flavour: nearest))
        #expect(old.flavour.rawValue == nearest.rawValue)
    }

    @Test("Fallback keys: an image in each representation, and the raw pixels for who knows no GIF")
    func image() throws {
        let gif = Data("GIF89a…".utf8)
        let old = try read(GuideEarlier.Image.self, GuideToday.Image(picture: .gif(gif)))
        #expect(old.picture == .raw(pixels: Data(repeating: 0x7F, count: 4), wide: 2, high: 2))
        #expect(try read(GuideToday.Image.self, GuideToday.Image(picture: .gif(gif))).picture == .gif(gif))
        let keys = try keys(of: GuideToday.Image(picture: .gif(gif))).keys.filter { $0 != "$class" }.sorted()
        #expect(keys.filter { !$0.hasSuffix(".version") } == ["GIF", "pixelshigh", "pixelswide", "rawdata"])
        let url = try #require(URL(string: "https://example.com/a.jpg"))
        for picture in [GuideEarlier.Picture.url(url), .jpeg(Data([1])), .raw(pixels: Data([2]), wide: 1, high: 1)] {
            let image = try read(GuideToday.Image.self, GuideEarlier.Image(picture: picture))
            #expect(try read(GuideEarlier.Image.self, image).picture == picture)
        }
    }

    @Test("Bit sizes: 64 bits in the place of 32 are read where the value fits, and an error where not")
    func bitSizes() throws {
        #expect(try read(GuideToday.Counter.self, GuideEarlier.Counter(count: .min)).count == Int64(Int32.min))
        #expect(try read(GuideEarlier.Counter.self, GuideToday.Counter(count: 7)).count == 7)
        let error = #expect(throws: ArchiveError.self) {
            try read(GuideEarlier.Counter.self, GuideToday.Counter(count: 1 << 31))
        }
        #expect(error?.code == .outOfRange && error?.path == "root.count")
    }
}
