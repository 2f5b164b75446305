// Python's plistlib as a peer: it reads our archives correctly, and we read an archive that it writes.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite(
    "Python's plistlib and archives", .enabled(if: PeerExecutable.python != nil, "there is no python3 here: skipped"))
struct PythonPeerTests {
    @Test("It reads the layout that Cocoa's archiver has")
    func itReads() throws {
        let label = Label("text", size: -7)
        let root = Leaf("name", weight: 1.5, colour: .yellow, label: label)
        root.next = root
        root.children = [root]
        defer {
            root.next = nil
            root.children = []
        }
        let script = """
            import plistlib, sys
            from plistlib import UID
            value = plistlib.load(open(sys.argv[1], 'rb'))
            assert list(value) == ['$version', '$archiver', '$top', '$objects'], list(value)
            assert value['$version'] == 100000 and value['$archiver'] == 'NSKeyedArchiver'
            assert value['$top'] == {'root': UID(1)}, value['$top']
            objects = value['$objects']
            assert objects[0] == '$null'
            def at(uid):
                assert type(uid) is UID
                return objects[uid.data]
            root = objects[1]
            assert list(root)[-1] == '$class', list(root)
            assert sorted(root) == sorted(['$class', 'name', 'next', 'children', 'weight', 'colour', 'label',
                                           'Garden.Leaf.version']), root
            assert at(root['name']) == 'name' and at(root['colour']) == 'yellow'
            assert root['weight'] == 1.5 and type(root['weight']) is float
            assert root['next'] == UID(1)
            assert root['Garden.Leaf.version'] == 3
            assert at(root['$class']) == {'$classname': 'Garden.Leaf', '$classes': ['Garden.Leaf', 'Node', 'NSObject']}
            children = at(root['children'])
            assert children['NS.objects'] == [UID(1)]
            assert at(children['$class']) == {'$classname': 'NSArray', '$classes': ['NSArray', 'NSObject']}
            label = at(root['label'])
            assert at(label['text']) == 'text' and label['size'] == -7
            open(sys.argv[2], 'w').write('same')
            """
        let output = try PeerExecutable.python(script, input: KeyedArchiver.archivedData(withRootObject: root))
        #expect(String(decoding: output, as: UTF8.self) == "same")
    }

    private static let valuesScript = """
        import plistlib, sys
        from plistlib import UID
        value = plistlib.load(open(sys.argv[1], 'rb'))
        top, objects = value['$top'], value['$objects']
        def at(uid):
            assert type(uid) is UID
            return objects[uid.data]
        def instance(uid, name):
            found = dict(at(uid))
            description = at(found.pop('$class'))
            assert description == {'$classname': name, '$classes': [name, 'NSObject']}, description
            return found
        assert top['integer'] == (1 << 64) - 1
        assert top['float'] == 0.5 and top['boolean'] is True and top['$$key'] == 3
        assert at(top['string']) == '\\u00fc\\U0001f600' and at(top['data']) == b'\\x01\\x02'
        assert instance(top['date'], 'NSDate') == {'NS.time': 2.5}
        assert instance(top['uuid'], 'NSUUID') == {'NS.uuidbytes': bytes(range(16))}
        url = instance(top['url'], 'NSURL')
        assert at(url['NS.relative']) == 'b'
        base = instance(url['NS.base'], 'NSURL')
        assert at(base['NS.relative']) == 'https://a/' and base['NS.base'] == UID(0)
        dictionary = instance(top['dictionary'], 'NSDictionary')
        assert [at(key) for key in dictionary['NS.keys']] == ['k']
        inner = instance(dictionary['NS.objects'][0], 'NSArray')
        assert [at(element) for element in inner['NS.objects']] == [1]
        assert [at(element) for element in instance(top['set'], 'NSSet')['NS.objects']] == ['m']
        assert top['nil'] == UID(0)
        open(sys.argv[2], 'w').write('same')
        """

    @Test("It reads every kind of value at the top level")
    func itReadsValues() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(UInt64.max, forKey: "integer")
        try archiver.encode(0.5 as Float, forKey: "float")
        try archiver.encode(true, forKey: "boolean")
        try archiver.encode("ü😀", forKey: "string")
        try archiver.encode(Data([1, 2]), forKey: "data")
        try archiver.encode(Date(timeIntervalSinceReferenceDate: 2.5), forKey: "date")
        try archiver.encode(UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)), forKey: "uuid")
        try archiver.encode(URL(string: "b", relativeTo: URL(string: "https://a/")), forKey: "url")
        try archiver.encode(["k": [1]], forKey: "dictionary")
        try archiver.encode(["m"] as Set, forKey: "set")
        try archiver.encode(nil as Int?, forKey: "nil")
        try archiver.encode(3, forKey: "$key")
        let output = try PeerExecutable.python(Self.valuesScript, input: try archiver.finishEncoding())
        #expect(String(decoding: output, as: UTF8.self) == "same")
    }

    @Test("We read an archive that it writes")
    func weRead() throws {
        let script = """
            import plistlib, sys
            from plistlib import UID
            objects = ['$null',
                {'$class': UID(4), 'name': UID(2), 'next': UID(3), 'children': UID(6)},
                'first \\u00e9',
                {'$class': UID(4), 'name': UID(5), 'next': UID(1), 'children': UID(8)},
                {'$classname': 'Node', '$classes': ['Node', 'NSObject']},
                'second',
                {'$class': UID(7), 'NS.objects': [UID(3), UID(1)]},
                {'$classname': 'NSMutableArray', '$classes': ['NSMutableArray', 'NSArray', 'NSObject']},
                {'$class': UID(7), 'NS.objects': []}]
            archive = {'$archiver': 'NSKeyedArchiver', '$version': 100000, '$objects': objects,
                       '$top': {'root': UID(1), 'count': 12345678901, 'small': -1, 'real': 0.1, 'flag': False, 'raw': b'\\x07'}}
            plistlib.dump(archive, open(sys.argv[2], 'wb'), fmt=plistlib.FMT_BINARY)
            """
        let unarchiver = try KeyedUnarchiver(forReadingFrom: PeerExecutable.python(script))
        let root = try unarchiver.decode(Node.self, forKey: "root")
        #expect(root.name == "first é")
        #expect(root.next?.name == "second")
        #expect(root.next?.next === root)
        #expect(root.children.count == 2)
        #expect(root.children[0] === root.next)
        #expect(root.children[1] === root)
        #expect(try unarchiver.decode(Int.self, forKey: "count") == 12_345_678_901)
        #expect(try unarchiver.decode(Int8.self, forKey: "small") == -1)
        #expect(try unarchiver.decode(Double.self, forKey: "real") == 0.1)
        #expect(try unarchiver.decode(Bool.self, forKey: "flag") == false)
        #expect(try unarchiver.decode(Data.self, forKey: "raw") == Data([7]))
        root.next = nil
        root.children = []
    }

    private static let structuresScript = """
        import plistlib, struct, sys
        from decimal import Decimal
        from plistlib import UID
        value = plistlib.load(open(sys.argv[1], 'rb'))
        top, objects = value['$top'], value['$objects']
        def at(uid):
            assert type(uid) is UID
            return objects[uid.data]
        def decimal(uid):
            parts = at(uid)
            assert at(parts['$class'])['$classes'] == ['NSDecimalNumberPlaceholder', 'NSDecimalNumber', 'NSNumber',
                                                       'NSValue', 'NSObject']
            assert parts['NS.mantissa.bo'] == 1 and len(parts['NS.mantissa']) == 16
            words = struct.unpack('<8H', parts['NS.mantissa'])
            assert not any(words[parts['NS.length']:]), words
            mantissa = sum(word << 16 * place for place, word in enumerate(words))
            if mantissa == 0:
                return Decimal('NaN') if parts['NS.negative'] else Decimal(0)
            sign = '-' if parts['NS.negative'] else ''
            return Decimal(f"{sign}{mantissa}E{parts['NS.exponent']}")
        assert top['point.x'] == 1.0 and top['point.y'] == 2.5 and 'point' not in top
        element = at(at(top['points'])['NS.objects'][0])
        assert element['x'] == 3.0
        assert at(element['$class']) == {'$classname': 'Point', '$classes': ['Point', 'NSObject']}
        assert at(top['little']) == struct.pack('<3f', 1, -2.5, 0.1)
        assert at(top['big']) == struct.pack('>2q', -2, 1 << 40)
        assert at(top['area']) == '{{1, 2.5}, {-3, 4}}'
        assert [top[f'numbers[{place}]'] for place in range(3)] == [7, 8, 9] and 'numbers[3]' not in top
        assert decimal(top['decimal']) == Decimal('-12345678901234567890123456789012345678E-40')
        assert decimal(top['large']) == Decimal((1 << 128) - 1) and decimal(top['zero']) == 0
        assert decimal(top['nan']).is_nan()
        open(sys.argv[2], 'w').write('same')
        """

    @Test("It reads structures, packed and indexed numbers, geometric values and decimal numbers")
    func itReadsStructures() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Point(x: 1, y: 2.5), forKey: "point")
        try archiver.encode([Point(x: 3, y: 4)], forKey: "points")
        try archiver.encode(PackedLittleEndian([1, -2.5, 0.1] as [Float]), forKey: "little")
        try archiver.encode(PackedBigEndian([-2, 1 << 40] as [Int64]), forKey: "big")
        try archiver.encode(RectangleValue(x: 1, y: 2.5, width: -3, height: 4), forKey: "area")
        try archiver.encode(Indexed([7, 8, 9]), forKey: "numbers")
        try archiver.encode(Decimal(string: "-12345678901234567890123456789012345678e-40"), forKey: "decimal")
        try archiver.encode(Decimal(string: "340282366920938463463374607431768211455"), forKey: "large")
        try archiver.encode(Decimal(0), forKey: "zero")
        try archiver.encode(Decimal.nan, forKey: "nan")
        let output = try PeerExecutable.python(Self.structuresScript, input: try archiver.finishEncoding())
        #expect(String(decoding: output, as: UTF8.self) == "same")
    }

    @Test("We read structures, packed numbers and decimal numbers that it writes")
    func weReadStructures() throws {
        let script = """
            import plistlib, struct, sys
            from plistlib import UID
            def decimal(mantissa, exponent, negative, order):
                words = [mantissa >> 16 * place & 0xFFFF for place in range(8)]
                length = max([place + 1 for place, word in enumerate(words) if word], default=0)
                return {'$class': UID(1), 'NS.exponent': exponent, 'NS.length': length, 'NS.negative': negative,
                        'NS.compact': False, 'NS.mantissa.bo': 1 if order == '<' else 2,
                        'NS.mantissa': struct.pack(order + '8H', *words)}
            objects = ['$null',
                {'$classname': 'NSDecimalNumberPlaceholder',
                 '$classes': ['NSDecimalNumberPlaceholder', 'NSDecimalNumber', 'NSNumber', 'NSValue', 'NSObject']},
                decimal(10 ** 38 - 1, -3, True, '<'), decimal(10 ** 38 - 1, -3, True, '>'),
                decimal(1000, 0, False, '>'), {'$class': UID(6), 'NS.objects': [UID(7)]},
                {'$classname': 'NSArray', '$classes': ['NSArray', 'NSObject']},
                {'$class': UID(8), 'x': 1.5, 'y': -2.0}, {'$classname': 'Point', '$classes': ['Point', 'NSObject']},
                struct.pack('>2d', 0.1, -1e300)]
            top = {'little': UID(2), 'big': UID(3), 'thousand': UID(4), 'points': UID(5), 'packed': UID(9),
                   'point.x': 3.0, 'point.y': 4.0}
            archive = {'$archiver': 'NSKeyedArchiver', '$version': 100000, '$objects': objects, '$top': top}
            plistlib.dump(archive, open(sys.argv[2], 'wb'), fmt=plistlib.FMT_BINARY)
            """
        let unarchiver = try KeyedUnarchiver(forReadingFrom: PeerExecutable.python(script))
        let expected = try #require(Decimal(string: "-99999999999999999999999999999999999.999"))
        #expect(try unarchiver.decode(Decimal.self, forKey: "little") == expected)
        #expect(try unarchiver.decode(Decimal.self, forKey: "big") == expected)
        #expect(try unarchiver.decode(Decimal.self, forKey: "thousand") == 1_000)
        #expect(try unarchiver.decode([Point].self, forKey: "points") == [Point(x: 1.5, y: -2)])
        #expect(try unarchiver.decode(Point.self, forKey: "point") == Point(x: 3, y: 4))
        #expect(try unarchiver.decode(PackedBigEndian<Double>.self, forKey: "packed").elements == [0.1, -1e300])
    }
}
