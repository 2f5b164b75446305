// Core Foundation's hash of strings and the order of its dictionaries, compared with the results of a model in another
// language.

@_spi(GeneratedCode) import Archiving
import Testing

@Suite("Core Foundation's hash") struct CocoaHashTests {
    static let hashes: [(text: String, hash: UInt64)] = [
        ("", 0), ("a", 0x426), ("root", 0x8_c1db_0148), ("$class", 0xf_9926_4d35_af40),
        ("NS.objects", 0x48d0_3918_8959_a0c3), ("$classname", 0xd942_5382_d324_15e5),
        ("NS.rangeval.length", 0x62b2_b7fa_3c0f_7ce1), ("Zo\u{EB}", 0x1e85_9b6f), ("\u{1F600}", 0x44b_d43b),
        (String(repeating: "k", count: 31), 0xcac5_0cd0_43da_2914),
        (String(repeating: "k", count: 32), 0x4e6e_3a74_ffe6_bb00),
        (String(repeating: "abcdefgh", count: 12), 0xb5c3_c5e8_b850_ac20),
        (String(repeating: "abcdefgh", count: 12) + "i", 0xe447_9b55_a44b_724b),
        (String(repeating: "0123456789", count: 30), 0x35cd_03a7_fdc2_ecdc),
    ]

    @Test("Strings have the hashes that they have there", arguments: CocoaHashTests.hashes.indices)
    func hash(index: Int) {
        let (text, hash) = Self.hashes[index]
        #expect(CocoaHash.hash(of: text) == hash, "\(text)")
    }

    private static func ordered(_ keys: [String]) -> [String] {
        CocoaHash.order(of: keys.map { CocoaHash.hash(of: $0) }).map { keys[Int($0)] }
    }

    static let orders: [(inserted: [String], ordered: [String])] = [
        ([], []),
        (["root"], ["root"]),
        (["$version", "$archiver", "$top", "$objects"], ["$version", "$objects", "$archiver", "$top"]),
        (["NS.objects", "$class"], ["NS.objects", "$class"]),
        (["NS.keys", "NS.objects", "$class"], ["NS.keys", "NS.objects", "$class"]),
        (["$classname", "$classes"], ["$classname", "$classes"]),
        (["NS.string", "$class"], ["$class", "NS.string"]),
        (["NS.time", "$class"], ["NS.time", "$class"]),
        (["NS.base", "NS.relative", "$class"], ["NS.base", "$class", "NS.relative"]),
        (["NS.special", "NS.pointval", "$class"], ["NS.pointval", "$class", "NS.special"]),
        // Two keys have the same bucket: the first one gets it.
        (
            ["NS.symbol", "NS.specifier", "NS.converter", "$class"],
            ["NS.specifier", "NS.converter", "NS.symbol", "$class"]
        ),
        (
            ["NS.specifier", "NS.symbol", "NS.converter", "$class"],
            ["NS.specifier", "NS.symbol", "NS.converter", "$class"]
        ),
        (
            (0..<20).map { "k\($0)" },
            [9, 1, 13, 18, 2, 3, 14, 19, 4, 10, 15, 5, 11, 6, 16, 7, 12, 8, 0, 17].map { "k\($0)" }
        ),
    ]

    @Test("Keys are in the order of their buckets", arguments: CocoaHashTests.orders.indices)
    func order(index: Int) {
        let (inserted, ordered) = Self.orders[index]
        #expect(Self.ordered(inserted) == ordered)
    }

    @Test(
        "A dictionary that grows takes its keys along in their old order",
        arguments: [
            (3, 63), (4, 62_466), (6, 145_082_295), (7, 314_357_825), (11, 3_154_489_767), (12, 2_752_966_364),
            (32, 1_455_375_232), (33, 350_878_150), (100, 2_916_502_184), (4_000, 2_936_792_872),
        ] as [(Int, UInt32)])
    func growth(count: Int, digest: UInt32) {
        let hashes = (0..<count).map { CocoaHash.hash(of: "key number \($0)") }
        #expect(CocoaHash.order(of: hashes).reduce(UInt32(0)) { $0 &* 31 &+ $1 } == digest)
    }

    @Test("Keys that all want one bucket take no longer than others", .timeLimit(.minutes(20)))
    func collisions() {
        let order = CocoaHash.order(of: Array(repeating: 7, count: 500_000))
        #expect(Set(order).count == 500_000)
    }
}
