// The library of surveys. The twin reads and writes each kind of class once; unknown subclasses and cycles, which
// Foundation's decoder on Linux can't read, and the other classes are tested with the schema's classes alone.

import Archiving
import Foundation
import TestSupport
import Testing

@testable import Models

extension ModelTests {
    @Test("The screens of a survey")
    func surveyScreens() throws {
        let scale = StepScaleFormat(
            showsDontKnow: true, dontKnowText: "No idea", least: 1, greatest: 5, start: 2.5, leastText: "bad",
            isVertical: true, step: 2, gradient: ["red", nil])
        let choice = ChoiceFormat(
            style: .other(7),
            choices: [
                AnswerChoice(text: "A", details: "first", value: .number(.integer(1))),
                AnswerChoice(text: "B", value: .string("b"), isExclusive: true),
            ])
        choice.groups = ["letters": choice.choices, "none": []]
        let plan = BranchingPlan(
            id: "plan",
            screens: [
                QuestionScreen(
                    id: "q", title: "Pain", symbol: "bolt", alignment: .center,
                    insets: EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4), question: "How much?",
                    format: scale, tagged: ["area": "back"]),
                FormScreen(
                    id: "f", text: "Fill in", isOptional: false,
                    entries: [FormEntry(id: "e", text: "One", format: choice), FormEntry(id: "g")],
                    sections: [["e"], [], ["g"]], footer: "Thanks"),
                TappingScreen(
                    id: "t", duration: 20, vibrates: true, spoken: "Tap",
                    recorders: [MotionSetup(id: "m", folder: URL(string: "file:///tmp/a"), frequency: 60)],
                    hands: .both,
                    targets: [TapTarget(center: CGPoint(x: 1, y: 2), radius: 5), TapTarget(center: .zero, label: "B")]),
                Screen(id: "s"), ActiveScreen(id: "a", recorders: [RecorderSetup(id: "r")]),
            ],
            rules: ["q": BranchRule(answers: ["q": .number(.integer(3))], target: "t")], skips: ["a", "f"])
        let data = try KeyedArchiver.archivedData(withRootObject: plan)
        let cocoa = try Twin.survey.object(CocoaBranchingPlan.self, from: data)
        #expect((cocoa.screens[2] as? CocoaTappingScreen)?.recorders.first is CocoaMotionSetup)
        #expect(cocoa.screens[0].insets?.bottom == 3 && cocoa.skips == ["a", "f"])
        let copy = try Twin.survey.object(BranchingPlan.self, from: Twin.survey.archive(of: cocoa))
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        let form = try #require(copy.screens[1] as? FormScreen)
        #expect(form.sections == [["e"], [], ["g"]] && form.entries[1].format == nil && !form.isOptional)
        let read = try #require(form.entries[0].format as? ChoiceFormat)
        #expect(read.style == .other(7) && read.groups["letters"]?[1] === read.choices[1])
        let tapping = try #require(copy.screens[2] as? TappingScreen)
        #expect(tapping.targets.map(\.radius) == [5, nil] && tapping.targets[1].label == "B")
    }

    @Test("What came out of a survey")
    func surveyOutcomes() throws {
        let outcome = SurveyOutcome(
            id: "survey", startedAt: Date(timeIntervalSinceReferenceDate: 1),
            outcomes: [
                ScaleOutcome(id: "q", kind: .scale, number: 3.5), ScaleOutcome(id: "r", noAnswer: .refused),
                ChoiceOutcome(id: "c", kind: .other(40), chosen: [.string("a"), .number(.integer(2))]),
                TappingOutcome(
                    id: "t", userInfo: ["hand": .string("left")],
                    taps: [Tap(seconds: 0.25, place: CGPoint(x: 3, y: 4), target: .right), Tap()],
                    area: CGSize(width: 320, height: 480), button: CGRect(x: 1, y: 2, width: 3, height: 4)),
                GroupOutcome(id: "g", outcomes: []), Outcome(id: "o"), AnswerOutcome(id: "n", noAnswer: .other("lost")),
            ],
            run: UUID())
        let data = try KeyedArchiver.archivedData(withRootObject: outcome)
        let cocoa = try Twin.survey.object(CocoaSurveyOutcome.self, from: data)
        let taps = (cocoa.outcomes?[3] as? CocoaTappingOutcome)?.taps
        #expect(taps?.map(\.target) == [2, 0] && cocoa.run == outcome.run)
        let copy = try Twin.survey.object(SurveyOutcome.self, from: Twin.survey.archive(of: cocoa))
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        let answers = (copy.outcomes ?? []).compactMap { $0 as? AnswerOutcome }
        #expect(answers.map(\.noAnswer) == [nil, .refused, nil, .other("lost")] && answers[2].kind == .other(40))
    }

    @Test("Keys and numbers of earlier surveys")
    func earlierSurvey() throws {
        let twin = Twin(classes: [
            (CocoaWrittenScreen.self, QuestionScreen.self), (CocoaWrittenOutcome.self, ChoiceOutcome.self),
        ])
        let screen = CocoaWrittenScreen(["identifier": "q" as NSString, "answerFormat": NSNull()])
        #expect(throws: ArchiveError.self) { try twin.object(QuestionScreen.self, from: twin.archive(of: screen)) }
        let bare = CocoaWrittenScreen(["identifier": "q" as NSString], numbers: ["bodyAlignment": 3])
        let read = try twin.object(QuestionScreen.self, from: twin.archive(of: bare))
        #expect(read.usesCard && read.alignment == .other(3) && read.showsProgress && read.format == nil)
        let old = CocoaWrittenOutcome(["identifier": "c" as NSString], numbers: ["questionType": 4])
        let outcome = try twin.object(ChoiceOutcome.self, from: twin.archive(of: old))
        #expect(outcome.kind == .number && outcome.chosen == nil)
    }

    @Test("A screen that only a later survey has, and references back")
    func laterScreen() throws {
        let form = FormScreen(id: "f", entries: [FormEntry(id: "e")])
        let plan = SurveyPlan(id: "p", screens: [form, VoiceScreen(id: "v", question: "Say it")])
        for screen in plan.screens { screen.plan = plan }
        form.entries[0].screen = form
        let data = try KeyedArchiver.archivedData(withRootObject: plan)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let copy = try unarchiver.decode(SurveyPlan.self, forKey: NSKeyedArchiveRootObjectKey)
        #expect(copy.screens.allSatisfy { $0.plan === copy })
        #expect((copy.screens[0] as? FormScreen)?.entries[0].screen === copy.screens[0])
        #expect(type(of: copy.screens[1]) == QuestionScreen.self)
        #expect((copy.screens[1] as? QuestionScreen)?.question == "Say it")
        // The later survey gets its screen back, with what only it has.
        let again = try KeyedArchiver.archivedData(withRootObject: copy.screens[1])
        let archive = try KeyedUnarchiver.archivedObject(from: again)
        #expect(archive.className == "Survey.VoiceScreen" && archive["language"]?.string == "de")
    }

    @Test("An object of each class of the library")
    func surveyLibrary() throws {
        let (screens, outcomes) = (SurveyLibraryObjects.screens, SurveyLibraryObjects.outcomes)
        let entries = SurveyLibraryObjects.formats.map { FormEntry(id: "e", format: $0) }
        let outcome = SurveyOutcome(id: "all", outcomes: outcomes)
        let plan = LoopPlan(
            id: "all",
            screens: screens + [
                FormScreen(id: "formats", entries: entries),
                ActiveScreen(id: "recorders", recorders: SurveyLibraryObjects.recorders),
                ReviewScreen(id: "outcomes", screens: [screens[0]], outcome: outcome),
            ],
            inner: TimedPlan(
                id: "timed", rules: SurveyLibraryObjects.rules, limit: 3,
                history: [DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5)]))
        let data = try KeyedArchiver.archivedData(withRootObject: plan)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: LoopPlan.self, from: data)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        #expect(zip(copy.screens, screens).allSatisfy { type(of: $0) == type(of: $1) })
        let archiver = KeyedArchiver(profile: .xml)
        try archiver.encode(plan, forKey: NSKeyedArchiveRootObjectKey)
        let text = String(decoding: try archiver.finishEncoding(), as: UTF8.self)
        let schema = try lines(of: "Tests/Models/Schemas/SurveyLibrary.coding")
        let names = schema.compactMap { $0.firstMatch(of: #/^class (\w+)/#)?.1 }
        #expect(names.count == 81 && names.filter { !text.contains("<string>Survey.\($0)</string>") } == [])
    }
}

/// A screen of a later survey.
private final class VoiceScreen: QuestionScreen {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Survey.VoiceScreen", type: VoiceScreen.self, superclass: QuestionScreen.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode("de", forKey: "language")
    }
}

final class CocoaWrittenScreen: CocoaWrittenObject {}

final class CocoaWrittenOutcome: CocoaWrittenObject {}

extension Twin {
    static var survey: Twin {
        Twin(classes: [
            (CocoaScreen.self, Screen.self), (CocoaQuestionScreen.self, QuestionScreen.self),
            (CocoaFormScreen.self, FormScreen.self), (CocoaActiveScreen.self, ActiveScreen.self),
            (CocoaTappingScreen.self, TappingScreen.self), (CocoaFormEntry.self, FormEntry.self),
            (CocoaAnswerFormat.self, AnswerFormat.self), (CocoaScaleFormat.self, ScaleFormat.self),
            (CocoaStepScaleFormat.self, StepScaleFormat.self), (CocoaChoiceFormat.self, ChoiceFormat.self),
            (CocoaAnswerChoice.self, AnswerChoice.self), (CocoaRecorderSetup.self, RecorderSetup.self),
            (CocoaMotionSetup.self, MotionSetup.self), (CocoaSurveyPlan.self, SurveyPlan.self),
            (CocoaBranchingPlan.self, BranchingPlan.self), (CocoaBranchRule.self, BranchRule.self),
            (CocoaOutcome.self, Outcome.self), (CocoaAnswerOutcome.self, AnswerOutcome.self),
            (CocoaScaleOutcome.self, ScaleOutcome.self), (CocoaChoiceOutcome.self, ChoiceOutcome.self),
            (CocoaTappingOutcome.self, TappingOutcome.self), (CocoaTap.self, Tap.self),
            (CocoaGroupOutcome.self, GroupOutcome.self), (CocoaSurveyOutcome.self, SurveyOutcome.self),
        ])
    }
}
