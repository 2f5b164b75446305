// The classes of `Survey.coding` as they are written by hand for Foundation: what the schema replaces.

import Foundation

class CocoaScreen: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var id: String = ""
    var title: String?
    var text: String?
    var details: String?
    var footnote: String?
    var symbol: String?
    var isOptional: Bool = true
    var showsProgress: Bool = true
    var alignment: Int = 4
    var insets: NSEdgeInsets?
    weak var plan: CocoaSurveyPlan?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id as NSString, forKey: "identifier")
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(text as NSString?, forKey: "text")
        coder.encode(details as NSString?, forKey: "detailText")
        coder.encode(footnote as NSString?, forKey: "footnote")
        coder.encode(symbol as NSString?, forKey: "iconName")
        coder.encode(isOptional, forKey: "isOptional")
        coder.encode(showsProgress, forKey: "shouldPresentProgress")
        coder.encode(alignment, forKey: "bodyAlignment")
        if let insets { coder.encode(insets.text as NSString, forKey: "contentInsets") }
        coder.encode(plan, forKey: "plan")
    }

    required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.id = id as String
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        details = coder.decodeObject(of: NSString.self, forKey: "detailText") as String?
        footnote = coder.decodeObject(of: NSString.self, forKey: "footnote") as String?
        symbol = coder.decodeObject(of: NSString.self, forKey: "iconName") as String?
        isOptional = coder.containsValue(forKey: "isOptional") ? coder.decodeBool(forKey: "isOptional") : true
        showsProgress =
            coder.containsValue(forKey: "shouldPresentProgress")
            ? coder.decodeBool(forKey: "shouldPresentProgress") : true
        alignment = coder.decodeInteger(forKey: "bodyAlignment")
        if coder.containsValue(forKey: "contentInsets") {
            insets = NSEdgeInsets(text: coder.decodeObject(of: NSString.self, forKey: "contentInsets") as String?)
        }
        plan = coder.decodeObject(of: CocoaSurveyPlan.self, forKey: "plan")
    }
}

final class CocoaQuestionScreen: CocoaScreen {
    var question: String?
    var placeholder: String?
    var format: CocoaAnswerFormat?
    var usesCard: Bool = false
    var tagged: [String: String] = [:]

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(question as NSString?, forKey: "question")
        coder.encode(placeholder as NSString?, forKey: "placeholder")
        coder.encode(format, forKey: "answerFormat")
        coder.encode(usesCard, forKey: "useCardView")
        coder.encode(tagged as NSDictionary, forKey: "tags")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        question = coder.decodeObject(of: NSString.self, forKey: "question") as String?
        placeholder = coder.decodeObject(of: NSString.self, forKey: "placeholder") as String?
        format = coder.decodeObject(of: CocoaAnswerFormat.self, forKey: "answerFormat")
        usesCard = coder.containsValue(forKey: "useCardView") ? coder.decodeBool(forKey: "useCardView") : true
        let taggedClasses: [AnyClass] = [NSDictionary.self, NSString.self]
        tagged = coder.decodeObject(of: taggedClasses, forKey: "tags") as? [String: String] ?? [:]
    }
}

final class CocoaFormScreen: CocoaScreen {
    var entries: [CocoaFormEntry] = []
    var sections: [[String]] = []
    var footer: String?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(entries as NSArray, forKey: "formItems")
        coder.encode(sections as NSArray, forKey: "sectionIdentifiers")
        coder.encode(footer as NSString?, forKey: "footer")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let entriesClasses: [AnyClass] = [NSArray.self, CocoaFormEntry.self]
        entries = coder.decodeObject(of: entriesClasses, forKey: "formItems") as? [CocoaFormEntry] ?? []
        let sectionsClasses: [AnyClass] = [NSArray.self, NSString.self]
        sections = coder.decodeObject(of: sectionsClasses, forKey: "sectionIdentifiers") as? [[String]] ?? []
        footer = coder.decodeObject(of: NSString.self, forKey: "footer") as String?
    }
}

class CocoaActiveScreen: CocoaScreen {
    var duration: Double = 0
    var startsItself: Bool = false
    var vibrates: Bool = false
    var spoken: String?
    var recorders: [CocoaRecorderSetup] = []

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(duration, forKey: "stepDuration")
        coder.encode(startsItself, forKey: "shouldStartTimerAutomatically")
        coder.encode(vibrates, forKey: "shouldVibrateOnStart")
        coder.encode(spoken as NSString?, forKey: "spokenInstruction")
        coder.encode(recorders as NSArray, forKey: "recorderConfigurations")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        duration = coder.decodeDouble(forKey: "stepDuration")
        startsItself = coder.decodeBool(forKey: "shouldStartTimerAutomatically")
        vibrates = coder.decodeBool(forKey: "shouldVibrateOnStart")
        spoken = coder.decodeObject(of: NSString.self, forKey: "spokenInstruction") as String?
        let recordersClasses: [AnyClass] = [NSArray.self, CocoaRecorderSetup.self]
        recorders =
            coder.decodeObject(of: recordersClasses, forKey: "recorderConfigurations") as? [CocoaRecorderSetup] ?? []
    }
}

final class CocoaTappingScreen: CocoaActiveScreen {
    var hands: Int = 2
    var targets: [CocoaTapTarget] = []

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(hands, forKey: "handOptions")
        coder.encode(targets.map(\.dictionary) as NSArray, forKey: "targets")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        hands = coder.decodeInteger(forKey: "handOptions")
        let targetsClasses: [AnyClass] = [
            NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSValue.self, NSNull.self,
        ]
        let targetsObject = coder.decodeObject(of: targetsClasses, forKey: "targets")
        targets = (targetsObject as? [[String: Any]] ?? []).compactMap(CocoaTapTarget.init)
    }
}

final class CocoaFormEntry: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var id: String = ""
    var text: String?
    var placeholder: String?
    var format: CocoaAnswerFormat?
    var isOptional: Bool = true
    weak var screen: CocoaFormScreen?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id as NSString, forKey: "identifier")
        coder.encode(text as NSString?, forKey: "text")
        coder.encode(placeholder as NSString?, forKey: "placeholder")
        coder.encode(format, forKey: "answerFormat")
        coder.encode(isOptional, forKey: "isOptional")
        coder.encode(screen, forKey: "step")
    }

    init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.id = id as String
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        placeholder = coder.decodeObject(of: NSString.self, forKey: "placeholder") as String?
        format = coder.decodeObject(of: CocoaAnswerFormat.self, forKey: "answerFormat")
        isOptional = coder.containsValue(forKey: "isOptional") ? coder.decodeBool(forKey: "isOptional") : true
        screen = coder.decodeObject(of: CocoaFormScreen.self, forKey: "step")
    }
}

class CocoaAnswerFormat: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var showsDontKnow: Bool = false
    var dontKnowText: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(showsDontKnow, forKey: "shouldShowDontKnowButton")
        coder.encode(dontKnowText as NSString?, forKey: "customDontKnowButtonText")
    }

    required init?(coder: NSCoder) {
        showsDontKnow = coder.decodeBool(forKey: "shouldShowDontKnowButton")
        dontKnowText = coder.decodeObject(of: NSString.self, forKey: "customDontKnowButtonText") as String?
    }
}

class CocoaScaleFormat: CocoaAnswerFormat {
    var least: Double = 0
    var greatest: Double = 10
    var start: Double?
    var leastText: String?
    var greatestText: String?
    var isVertical: Bool = false

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(least, forKey: "minimum")
        coder.encode(greatest, forKey: "maximum")
        if let start { coder.encode(start, forKey: "defaultValue") }
        coder.encode(leastText as NSString?, forKey: "minimumValueDescription")
        coder.encode(greatestText as NSString?, forKey: "maximumValueDescription")
        coder.encode(isVertical, forKey: "vertical")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        least = coder.decodeDouble(forKey: "minimum")
        greatest = coder.containsValue(forKey: "maximum") ? coder.decodeDouble(forKey: "maximum") : 10
        if coder.containsValue(forKey: "defaultValue") { start = coder.decodeDouble(forKey: "defaultValue") }
        leastText = coder.decodeObject(of: NSString.self, forKey: "minimumValueDescription") as String?
        greatestText = coder.decodeObject(of: NSString.self, forKey: "maximumValueDescription") as String?
        isVertical = coder.decodeBool(forKey: "vertical")
    }
}

final class CocoaStepScaleFormat: CocoaScaleFormat {
    var step: Int = 1
    var gradient: [String?] = []

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(step, forKey: "step")
        coder.encode(gradient.map { $0 as NSString? ?? NSNull() } as NSArray, forKey: "gradientColors")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        step = coder.containsValue(forKey: "step") ? coder.decodeInteger(forKey: "step") : 1
        let gradientClasses: [AnyClass] = [NSArray.self, NSString.self, NSNull.self]
        let gradientObject = coder.decodeObject(of: gradientClasses, forKey: "gradientColors")
        gradient = (gradientObject as? [Any] ?? []).map { $0 as? String }
    }
}

final class CocoaChoiceFormat: CocoaAnswerFormat {
    var style: Int = 0
    var choices: [CocoaAnswerChoice] = []
    var groups: [String: [CocoaAnswerChoice]] = [:]

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style, forKey: "style")
        coder.encode(choices as NSArray, forKey: "textChoices")
        coder.encode(groups as NSDictionary, forKey: "choicesByGroup")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = coder.decodeInteger(forKey: "style")
        let choicesClasses: [AnyClass] = [NSArray.self, CocoaAnswerChoice.self]
        choices = coder.decodeObject(of: choicesClasses, forKey: "textChoices") as? [CocoaAnswerChoice] ?? []
        let groupsClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaAnswerChoice.self, NSArray.self]
        groups =
            coder.decodeObject(of: groupsClasses, forKey: "choicesByGroup") as? [String: [CocoaAnswerChoice]] ?? [:]
    }
}

final class CocoaAnswerChoice: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var text: String = ""
    var details: String?
    var value: NSObject = NSNull()
    var isExclusive: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(text as NSString, forKey: "text")
        coder.encode(details as NSString?, forKey: "detailText")
        coder.encode(value, forKey: "value")
        coder.encode(isExclusive, forKey: "exclusive")
    }

    init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text") else { return nil }
        self.text = text as String
        details = coder.decodeObject(of: NSString.self, forKey: "detailText") as String?
        let valueClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        guard let value = coder.decodeObject(of: valueClasses, forKey: "value") as? NSObject else { return nil }
        self.value = value
        isExclusive = coder.decodeBool(forKey: "exclusive")
    }
}

class CocoaRecorderSetup: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var id: String = ""
    var folder: URL?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id as NSString, forKey: "identifier")
        coder.encode(folder as NSURL?, forKey: "outputDirectory")
    }

    required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.id = id as String
        folder = coder.decodeObject(of: NSURL.self, forKey: "outputDirectory") as URL?
    }
}

final class CocoaMotionSetup: CocoaRecorderSetup {
    var frequency: Double = 100

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(frequency, forKey: "frequency")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        frequency = coder.containsValue(forKey: "frequency") ? coder.decodeDouble(forKey: "frequency") : 100
    }
}

class CocoaSurveyPlan: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var id: String = ""
    var screens: [CocoaScreen] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id as NSString, forKey: "identifier")
        coder.encode(screens as NSArray, forKey: "steps")
    }

    required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.id = id as String
        let screensClasses: [AnyClass] = [NSArray.self, CocoaScreen.self]
        screens = coder.decodeObject(of: screensClasses, forKey: "steps") as? [CocoaScreen] ?? []
    }
}

final class CocoaBranchingPlan: CocoaSurveyPlan {
    var rules: [String: CocoaBranchRule] = [:]
    var skips: Set<String> = []

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rules as NSDictionary, forKey: "stepNavigationRules")
        coder.encode(skips as NSSet, forKey: "skippedSteps")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let rulesClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaBranchRule.self]
        rules = coder.decodeObject(of: rulesClasses, forKey: "stepNavigationRules") as? [String: CocoaBranchRule] ?? [:]
        let skipsClasses: [AnyClass] = [NSSet.self, NSString.self]
        skips = coder.decodeObject(of: skipsClasses, forKey: "skippedSteps") as? Set<String> ?? []
    }
}

final class CocoaBranchRule: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var answers: [String: NSObject] = [:]
    var target: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(answers as NSDictionary, forKey: "answers")
        coder.encode(target as NSString?, forKey: "destinationStepIdentifier")
    }

    init?(coder: NSCoder) {
        let answersClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, NSNumber.self]
        answers = coder.decodeObject(of: answersClasses, forKey: "answers") as? [String: NSObject] ?? [:]
        target = coder.decodeObject(of: NSString.self, forKey: "destinationStepIdentifier") as String?
    }
}

class CocoaOutcome: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var id: String = ""
    var startedAt: Date?
    var endedAt: Date?
    var userInfo: [String: NSObject]?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id as NSString, forKey: "identifier")
        coder.encode(startedAt as NSDate?, forKey: "startDate")
        coder.encode(endedAt as NSDate?, forKey: "endDate")
        coder.encode(userInfo as NSDictionary?, forKey: "userInfo")
    }

    required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.id = id as String
        startedAt = coder.decodeObject(of: NSDate.self, forKey: "startDate") as Date?
        endedAt = coder.decodeObject(of: NSDate.self, forKey: "endDate") as Date?
        let userInfoClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, NSNumber.self]
        userInfo = coder.decodeObject(of: userInfoClasses, forKey: "userInfo") as? [String: NSObject]
    }
}

class CocoaAnswerOutcome: CocoaOutcome {
    var kind: Int = 0
    var noAnswer: String?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(kind, forKey: "questionType")
        coder.encode(noAnswer as NSString?, forKey: "noAnswerType")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        kind = coder.decodeInteger(forKey: "questionType")
        if kind == 4 { kind = 5 }
        noAnswer = coder.decodeObject(of: NSString.self, forKey: "noAnswerType") as String?
    }
}

final class CocoaScaleOutcome: CocoaAnswerOutcome {
    var number: Double?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let number { coder.encode(number, forKey: "scaleAnswer") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "scaleAnswer") { number = coder.decodeDouble(forKey: "scaleAnswer") }
    }
}

final class CocoaChoiceOutcome: CocoaAnswerOutcome {
    var chosen: [NSObject]?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(chosen as NSArray?, forKey: "choiceAnswers")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let chosenClasses: [AnyClass] = [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self]
        chosen = coder.decodeObject(of: chosenClasses, forKey: "choiceAnswers") as? [NSObject]
    }
}

final class CocoaTappingOutcome: CocoaOutcome {
    var taps: [CocoaTap] = []
    var area: NSSize = .zero
    var button: NSRect?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(taps as NSArray, forKey: "samples")
        coder.encode(area, forKey: "stepViewSize")
        if let button { coder.encode(button, forKey: "buttonRect1") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let tapsClasses: [AnyClass] = [NSArray.self, CocoaTap.self]
        taps = coder.decodeObject(of: tapsClasses, forKey: "samples") as? [CocoaTap] ?? []
        area = coder.decodeSize(forKey: "stepViewSize")
        if coder.containsValue(forKey: "buttonRect1") { button = coder.decodeRect(forKey: "buttonRect1") }
    }
}

final class CocoaTap: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var seconds: Double = 0
    var place: NSPoint = .zero
    var target: Int = 0

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(seconds, forKey: "timestamp")
        coder.encode(place, forKey: "location")
        coder.encode(target, forKey: "buttonIdentifier")
    }

    init?(coder: NSCoder) {
        seconds = coder.decodeDouble(forKey: "timestamp")
        place = coder.decodePoint(forKey: "location")
        target = coder.decodeInteger(forKey: "buttonIdentifier")
        if !(0...2).contains(target) { target = 0 }
    }
}

class CocoaGroupOutcome: CocoaOutcome {
    var outcomes: [CocoaOutcome]?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(outcomes as NSArray?, forKey: "results")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let outcomesClasses: [AnyClass] = [NSArray.self, CocoaOutcome.self]
        outcomes = coder.decodeObject(of: outcomesClasses, forKey: "results") as? [CocoaOutcome]
    }
}

final class CocoaSurveyOutcome: CocoaGroupOutcome {
    var run: UUID?
    var folder: URL?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(run as NSUUID?, forKey: "taskRunUUID")
        coder.encode(folder as NSURL?, forKey: "outputDirectory")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        run = coder.decodeObject(of: NSUUID.self, forKey: "taskRunUUID") as UUID?
        folder = coder.decodeObject(of: NSURL.self, forKey: "outputDirectory") as URL?
    }
}

struct CocoaTapTarget {
    var center: NSPoint
    var radius: Double?
    var label: String?

    init(center: NSPoint) { self.center = center }

    var dictionary: NSDictionary {
        [
            "center": NSValue(point: center), "radius": radius as NSNumber? ?? NSNull(),
            "label": label as NSString? ?? NSNull(),
        ]
    }

    init?(_ dictionary: [String: Any]) {
        guard let center = dictionary["center"] as? NSValue else { return nil }
        self.center = center.pointValue
        radius = (dictionary["radius"] as? NSNumber)?.doubleValue
        label = dictionary["label"] as? String
    }
}

extension NSEdgeInsets {
    /// The text that UIKit's `encode(_:forKey:)` archives for edge insets.
    fileprivate var text: String { "{\(top), \(left), \(bottom), \(right)}" }

    fileprivate init?(text: String?) {
        let numbers = text?.split { "{, }".contains($0) }.compactMap { Double($0) }
        guard let numbers, numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
