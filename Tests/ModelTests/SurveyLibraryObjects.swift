// An object of each class of `SurveyLibrary.coding`, with values in most of its fields.

import Archiving
import Foundation

@testable import Models

enum SurveyLibraryObjects {
    private static let date = Date(timeIntervalSinceReferenceDate: 100)
    private static let pattern = RegularExpressionValue(pattern: "[a-z]+")

    static var screens: [Screen] {
        let bundle = ResourceBundle(name: "noise", kind: "wav", bundle: "main")
        let section = ConsentSection(
            kind: .privacy, title: "Privacy", content: AttributedStringValue("We keep it"),
            address: URL(string: "https://example.org"))
        let signature = ConsentSignature(id: "s", given: "Anna", picture: Data([1]), signedAt: "today")
        let info = InfoScreen(id: "info", picture: Data([1, 2]), centersPicture: true, points: [InfoPoint(text: "a")])
        return [
            info,
            WelcomeScreen(id: "welcome", points: [InfoPoint(text: "b", more: info)], tagline: "Hi"),
            ClosingScreen(id: "closing", checkmark: false),
            ConsentScreen(id: "consent", sections: [section], signature: signature, reason: "law"),
            SharingScreen(id: "sharing", signature: signature, shortName: "Lab"),
            FamilyScreen(
                id: "family", relatives: [RelativeGroup(id: "aunts", most: 3, entries: [FormEntry(id: "age")])],
                conditions: [FormEntry(id: "asthma")]),
            TableScreen(id: "table", rows: [["a", nil], []], bullets: ["a": "dot"]),
            PictureScreen(
                id: "picture", templateInsets: EdgeInsetsValue(top: 1, left: 1, bottom: 0, right: 0), hint: "hold"),
            MovieScreen(id: "movie", length: 3.5, torch: .other(9)),
            SignInScreen(id: "signIn", entries: [FormEntry(id: "name")], attempts: 2),
            RegistrationScreen(
                id: "registration", pattern: pattern,
                options: RegistrationOptions(givenName: true, familyName: false, gender: true, birthDate: false)),
            PasscodeScreen(id: "passcode", kind: .six), WaitScreen(id: "wait", indicator: .bar, updated: "half"),
            LinkScreen(id: "link", address: URL(string: "https://example.org/a")),
            VideoScreen(id: "video", length: 2, bundle: bundle),
            ListeningScreen(id: "listening", sound: bundle, volume: 0.5), NoiseScreen(id: "noise", gain: 0.25),
            ToneScreen(id: "tone", steps: [125, 250]),
            HearingScreen(id: "hearing", start: 30, table: ["left": [1, 2]], channel: .right),
            WalkingScreen(id: "walking", steps: 3), TimedWalkScreen(id: "timed", goesBack: false, distance: 100),
            FitnessScreen(id: "fitness", rest: 5, counts: ["steps": 9]),
            RangeScreen(id: "range", limb: LimbOptions(left: true, right: true)),
            MemoryScreen(id: "memory", flowers: [Data([7])]),
            ReactionScreen(id: "reaction", attempts: 3, sounds: ["hit": .max]),
            StroopScreen(id: "stroop", words: ["red": "rot", "blue": nil]),
            TrailScreen(id: "trail", kind: .letters, dots: [CGPoint(x: 1, y: 2)]), TowerScreen(id: "tower", disks: 5),
            PegScreen(id: "peg", area: CGRect(x: 1, y: 2, width: 3, height: 4)),
            TremorScreen(id: "tremor", parts: [.inLap: 1.5, .other("nose"): 2]),
        ]
    }

    static var formats: [AnswerFormat] {
        let place = PlaceValue(latitude: 1, longitude: 2, region: ["radius": 30, "height": nil])
        let choices = [
            AnswerChoice(text: "a", value: .null), ImageChoice(text: "b", value: .string("b"), normal: Data([2])),
            ColorChoice(text: "c", value: .number(.double(0.5)), red: 0.75),
            OtherChoice(text: "d", value: .array([.string("d")]), hint: "else", startsOpen: true),
        ]
        return [
            NumberFormat(unit: "kg", least: 1, digits: 2), HeightFormat(system: .metric),
            WeightFormat(system: .imperial, precision: .high), YesNoFormat(yes: "yes"),
            TextFormat(length: 20, pattern: pattern, isSecure: true), MailFormat(domains: ["a.org", "b.org"]),
            ConfirmFormat(original: "password"),
            DateFormat(style: .dateAndTime, earliest: date, calendar: Calendar(identifier: .gregorian)),
            TimeFormat(start: DateComponents(hour: 7, minute: 30)), IntervalFormat(length: 60, step: 5),
            PlaceFormat(usesOwn: false, area: [place, PlaceValue(latitude: 3, longitude: 4)]),
            WheelFormat(choices: choices, columns: [choices, []]), ImageFormat(choices: choices, side: 44),
            ColorFormat(shape: .square), TextScaleFormat(words: choices),
        ]
    }

    static var recorders: [RecorderSetup] {
        [
            SoundSetup(id: "sound", settings: ["rate": .number(.integer(44_100))]),
            TouchSetup(id: "touch", view: "pad"), PlaceSetup(id: "place", accuracy: 5),
            HealthSetup(id: "health", quantity: "heart", since: date),
        ]
    }

    static var rules: [String: BranchRule] {
        [
            "direct": DirectRule(target: "end", isLast: true),
            "predicate": PredicateRule(targets: ["a", nil], fallback: "b", others: [Outcome(id: "other")]),
            "skip": SkipRule(skipped: ["c": true]),
        ]
    }

    static var outcomes: [Outcome] {
        let file = FileOutcome(id: "file", address: URL(string: "file:///tmp/a"), type: "text/plain")
        let tone = ToneSample(frequency: 1000, loudness: 12.5, channel: .other(2), units: ["a": 1, "b": nil])
        return [
            NumberOutcome(id: "number", kind: .number, number: 4.5, unit: "cm"), TextOutcome(id: "text", text: "t"),
            DateOutcome(id: "date", date: date, zone: TimeZone(identifier: "Europe/Berlin")),
            TimeOutcome(id: "time", time: DateComponents(hour: 8)),
            PlaceOutcome(id: "place", place: PlaceValue(latitude: 5, longitude: 6, address: "home")), file,
            MovieOutcome(id: "movie", retakes: 2), DataOutcome(id: "data", bytes: Data([3]), name: "d"),
            ConsentOutcome(id: "consent", signature: ConsentSignature(id: "s"), consented: true),
            MemoryOutcome(
                id: "memory", score: 9,
                records: [
                    MemoryRecord(seed: .max, sequence: [1, 2], rects: [CGRect(x: 0, y: 1, width: 2, height: 3)])
                ]), ToneOutcome(id: "tone", samples: [tone]), TowerOutcome(id: "tower", moves: [[0, 1], [2]]),
            ReactionOutcome(id: "reaction", file: file),
            TrailOutcome(id: "trail", errors: 1, taps: [Tap(seconds: 2, target: .left)]),
            WalkOutcome(id: "walk", lengths: [0.5, 0.75]), PegOutcome(id: "peg", outcomes: [file], spent: ["left": 3]),
        ]
    }
}
