// Random lists that Python's plistlib makes up, reads and compares itself.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

/// Outside the suite because its condition may not refer to itself.
private let python = PeerExecutable(named: "python3")

@Suite("Random lists of Python's plistlib", .enabled(if: python != nil, "there is no python3 here"))
struct PythonRandomTests {
    // Makes values up, the same for the same seed, and distinguishes kinds that Python calls equal. Strings of all
    // lengths about 15, integers of all magnitudes, dates that are exact; no -0.0, which plistlib writes as the 0.0
    // of the same list.
    private static let script = """
        import plistlib, random, sys, datetime
        numbers = random.Random(SEED)
        def text():
            letters = numbers.choice(['ab', 'a b<&>"\\\\', 'aéß', 'é日本語\\U0001f600'])
            return ''.join(numbers.choice(letters) for _ in range(numbers.choice([0, 1, 14, 15, 16, 300])))
        def date():
            return datetime.datetime(2001, 1, 1) + datetime.timedelta(seconds=numbers.randint(-10**9, 10**10) / 8)
        leaves = [
            lambda: numbers.random() < 0.5,
            lambda: numbers.getrandbits(64) >> numbers.randrange(64),
            lambda: -(numbers.getrandbits(63) >> numbers.randrange(63)),
            lambda: numbers.choice([0.0, 1.0, float('inf'), numbers.uniform(-1e99, 1e99), numbers.random()]),
            date, text,
            lambda: bytes(numbers.getrandbits(8) for _ in range(numbers.choice([0, 1, 14, 15, 16, 300]))),
            lambda: plistlib.UID(numbers.getrandbits(32) >> numbers.randrange(32)),
        ]
        def value(depth):
            kind = numbers.randrange(len(leaves) + (3 if depth else 0))
            if kind < len(leaves): return leaves[kind]()
            count = numbers.choice([0, 1, 3, 14, 15, 16])
            if kind == len(leaves): return {text(): value(depth - 1) for _ in range(count)}
            return [value(depth - 1) for _ in range(count)]
        def exact(value):
            if isinstance(value, list): return [exact(element) for element in value]
            if isinstance(value, dict): return sorted((key, exact(entry)) for key, entry in value.items())
            return (type(value).__name__, repr(value))
        made = [value(4) for _ in range(40)]

        """

    private func run(_ action: String, seed: UInt64, input: Data) throws -> Data {
        let script = Self.script.replacingOccurrences(of: "SEED", with: "\(seed)") + action
        return try #require(python).run(input: input) { ["-c", script, $0, $1] }
    }

    @Test("It reads what we write of random lists that it wrote and we read")
    func bothWays() throws {
        let seed = RunSeed.first
        let writing = "plistlib.dump(made, open(sys.argv[2], 'wb'), fmt=plistlib.FMT_BINARY, sort_keys=False)"
        let theirs = try run(writing, seed: seed, input: Data())
        let value = try PropertyList(data: theirs)
        #expect(value.array?.count == 40)
        let comparing = """
            read = plistlib.load(open(sys.argv[1], 'rb'))
            def difference(read, made):
                if type(read) is list and type(made) is list and len(read) == len(made):
                    return next(filter(None, map(difference, read, made)), '')
                if type(read) is tuple and type(made) is tuple and type(read[1]) is list:
                    return difference(list(read), list(made))
                return '' if read == made else f'{read!r:.200} instead of {made!r:.200}'
            open(sys.argv[2], 'w').write(difference(exact(read), exact(made)))
            """
        let verdict = try run(comparing, seed: seed, input: value.data())
        #expect(String(decoding: verdict, as: UTF8.self) == "", "seed \(seed)")
    }
}
