// The classes of `TypeModel.coding` as they are written by hand for Foundation: what the schema replaces.

import Foundation

class CocoaType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var localName: String = ""
    var module: String?
    var imports: [CocoaImport] = []
    var kind: String = "unknown"
    var accessLevel: String = "internal"
    var isGeneric: Bool = false
    var isExtension: Bool = false
    var isUnknown: Bool = false
    var typealiases: [String: CocoaTypealias] = [:]
    var inheritedTypes: [String] = []
    var variables: [CocoaVariable] = []
    var methods: [CocoaMethod] = []
    var subscripts: [CocoaSubscript] = []
    var annotations: [String: NSObject] = [:]
    var documentation: [String] = []
    var bodyBytesRange: CocoaBytesRange?
    var completeDeclarationRange: CocoaBytesRange?
    var path: String?
    var directory: String?
    var fileName: String?
    var containedTypes: [CocoaType] = []
    var parentName: String?
    var parent: CocoaType?
    var supertype: CocoaType?
    var attributes: [String: [CocoaAttribute]] = [:]
    var modifiers: [CocoaModifier] = []
    var basedTypes: [String: CocoaType] = [:]
    var based: [String: String] = [:]
    var genericRequirements: [CocoaGenericRequirement] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(localName as NSString, forKey: "localName")
        coder.encode(module as NSString?, forKey: "module")
        coder.encode(imports as NSArray, forKey: "imports")
        coder.encode(kind as NSString, forKey: "kind")
        coder.encode(accessLevel as NSString, forKey: "accessLevel")
        coder.encode(isGeneric, forKey: "isGeneric")
        coder.encode(isExtension, forKey: "isExtension")
        coder.encode(isUnknown, forKey: "isUnknown")
        coder.encode(typealiases as NSDictionary, forKey: "typealiases")
        coder.encode(inheritedTypes as NSArray, forKey: "inheritedTypes")
        coder.encode(variables as NSArray, forKey: "variables")
        coder.encode(methods as NSArray, forKey: "methods")
        coder.encode(subscripts as NSArray, forKey: "subscripts")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(documentation as NSArray, forKey: "documentation")
        coder.encode(bodyBytesRange, forKey: "bodyBytesRange")
        coder.encode(completeDeclarationRange, forKey: "completeDeclarationRange")
        coder.encode(path as NSString?, forKey: "path")
        coder.encode(directory as NSString?, forKey: "directory")
        coder.encode(fileName as NSString?, forKey: "fileName")
        coder.encode(containedTypes as NSArray, forKey: "containedTypes")
        coder.encode(parentName as NSString?, forKey: "parentName")
        coder.encode(parent, forKey: "parent")
        coder.encode(supertype, forKey: "supertype")
        coder.encode(attributes as NSDictionary, forKey: "attributes")
        coder.encode(modifiers as NSArray, forKey: "modifiers")
        coder.encode(basedTypes as NSDictionary, forKey: "basedTypes")
        coder.encode(based as NSDictionary, forKey: "based")
        coder.encode(genericRequirements as NSArray, forKey: "genericRequirements")
    }

    required init?(coder: NSCoder) {
        guard let localName = coder.decodeObject(of: NSString.self, forKey: "localName") else { return nil }
        self.localName = localName as String
        module = coder.decodeObject(of: NSString.self, forKey: "module") as String?
        let importsClasses: [AnyClass] = [NSArray.self, CocoaImport.self]
        imports = coder.decodeObject(of: importsClasses, forKey: "imports") as? [CocoaImport] ?? []
        guard let kind = coder.decodeObject(of: NSString.self, forKey: "kind") else { return nil }
        self.kind = kind as String
        guard let accessLevel = coder.decodeObject(of: NSString.self, forKey: "accessLevel") else { return nil }
        self.accessLevel = accessLevel as String
        isGeneric = coder.decodeBool(forKey: "isGeneric")
        isExtension = coder.decodeBool(forKey: "isExtension")
        isUnknown = coder.decodeBool(forKey: "isUnknown")
        let typealiasesClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaTypealias.self]
        typealiases =
            coder.decodeObject(of: typealiasesClasses, forKey: "typealiases") as? [String: CocoaTypealias] ?? [:]
        let inheritedTypesClasses: [AnyClass] = [NSArray.self, NSString.self]
        inheritedTypes = coder.decodeObject(of: inheritedTypesClasses, forKey: "inheritedTypes") as? [String] ?? []
        let variablesClasses: [AnyClass] = [NSArray.self, CocoaVariable.self]
        variables = coder.decodeObject(of: variablesClasses, forKey: "variables") as? [CocoaVariable] ?? []
        let methodsClasses: [AnyClass] = [NSArray.self, CocoaMethod.self]
        methods = coder.decodeObject(of: methodsClasses, forKey: "methods") as? [CocoaMethod] ?? []
        let subscriptsClasses: [AnyClass] = [NSArray.self, CocoaSubscript.self]
        subscripts = coder.decodeObject(of: subscriptsClasses, forKey: "subscripts") as? [CocoaSubscript] ?? []
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        let documentationClasses: [AnyClass] = [NSArray.self, NSString.self]
        documentation = coder.decodeObject(of: documentationClasses, forKey: "documentation") as? [String] ?? []
        bodyBytesRange = coder.decodeObject(of: CocoaBytesRange.self, forKey: "bodyBytesRange")
        completeDeclarationRange = coder.decodeObject(of: CocoaBytesRange.self, forKey: "completeDeclarationRange")
        path = coder.decodeObject(of: NSString.self, forKey: "path") as String?
        directory = coder.decodeObject(of: NSString.self, forKey: "directory") as String?
        fileName = coder.decodeObject(of: NSString.self, forKey: "fileName") as String?
        let containedTypesClasses: [AnyClass] = [NSArray.self, CocoaType.self]
        containedTypes = coder.decodeObject(of: containedTypesClasses, forKey: "containedTypes") as? [CocoaType] ?? []
        parentName = coder.decodeObject(of: NSString.self, forKey: "parentName") as String?
        parent = coder.decodeObject(of: CocoaType.self, forKey: "parent")
        supertype = coder.decodeObject(of: CocoaType.self, forKey: "supertype")
        let attributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        attributes =
            coder.decodeObject(of: attributesClasses, forKey: "attributes") as? [String: [CocoaAttribute]] ?? [:]
        let modifiersClasses: [AnyClass] = [NSArray.self, CocoaModifier.self]
        modifiers = coder.decodeObject(of: modifiersClasses, forKey: "modifiers") as? [CocoaModifier] ?? []
        let basedTypesClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaType.self]
        basedTypes = coder.decodeObject(of: basedTypesClasses, forKey: "basedTypes") as? [String: CocoaType] ?? [:]
        let basedClasses: [AnyClass] = [NSDictionary.self, NSString.self]
        based = coder.decodeObject(of: basedClasses, forKey: "based") as? [String: String] ?? [:]
        let genericRequirementsClasses: [AnyClass] = [NSArray.self, CocoaGenericRequirement.self]
        genericRequirements =
            coder.decodeObject(of: genericRequirementsClasses, forKey: "genericRequirements")
            as? [CocoaGenericRequirement] ?? []
    }
}

final class CocoaClass: CocoaType {
    var isFinal: Bool = false

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isFinal, forKey: "isFinal")
    }

    required init?(coder: NSCoder) {
        isFinal = coder.decodeBool(forKey: "isFinal")
        super.init(coder: coder)
    }
}

final class CocoaStruct: CocoaType {
    var isCopyable: Bool = true

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isCopyable, forKey: "isCopyable")
    }

    required init?(coder: NSCoder) {
        isCopyable = coder.decodeBool(forKey: "isCopyable")
        super.init(coder: coder)
    }
}

final class CocoaEnum: CocoaType {
    var cases: [CocoaEnumCase] = []
    var rawTypeName: CocoaTypeName?
    var hasRawType: Bool = false
    var rawType: CocoaType?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(cases as NSArray, forKey: "cases")
        coder.encode(rawTypeName, forKey: "rawTypeName")
        coder.encode(hasRawType, forKey: "hasRawType")
        coder.encode(rawType, forKey: "rawType")
    }

    required init?(coder: NSCoder) {
        let casesClasses: [AnyClass] = [NSArray.self, CocoaEnumCase.self]
        cases = coder.decodeObject(of: casesClasses, forKey: "cases") as? [CocoaEnumCase] ?? []
        rawTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "rawTypeName")
        hasRawType = coder.decodeBool(forKey: "hasRawType")
        rawType = coder.decodeObject(of: CocoaType.self, forKey: "rawType")
        super.init(coder: coder)
    }
}

final class CocoaProtocol: CocoaType {
    var associatedTypes: [String: CocoaAssociatedType] = [:]
    var isClassBound: Bool = false

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(associatedTypes as NSDictionary, forKey: "associatedTypes")
        coder.encode(isClassBound, forKey: "isClassBound")
    }

    required init?(coder: NSCoder) {
        let associatedTypesClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaAssociatedType.self]
        associatedTypes =
            coder.decodeObject(of: associatedTypesClasses, forKey: "associatedTypes") as? [String: CocoaAssociatedType]
            ?? [:]
        isClassBound = coder.decodeBool(forKey: "isClassBound")
        super.init(coder: coder)
    }
}

final class CocoaActor: CocoaType {
    var isDistributed: Bool = false

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isDistributed, forKey: "isDistributed")
    }

    required init?(coder: NSCoder) {
        isDistributed = coder.decodeBool(forKey: "isDistributed")
        super.init(coder: coder)
    }
}

final class CocoaProtocolComposition: CocoaType {
    var composedTypeNames: [CocoaTypeName] = []
    var composedTypes: [CocoaType] = []

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(composedTypeNames as NSArray, forKey: "composedTypeNames")
        coder.encode(composedTypes as NSArray, forKey: "composedTypes")
    }

    required init?(coder: NSCoder) {
        let composedTypeNamesClasses: [AnyClass] = [NSArray.self, CocoaTypeName.self]
        composedTypeNames =
            coder.decodeObject(of: composedTypeNamesClasses, forKey: "composedTypeNames") as? [CocoaTypeName] ?? []
        let composedTypesClasses: [AnyClass] = [NSArray.self, CocoaType.self]
        composedTypes = coder.decodeObject(of: composedTypesClasses, forKey: "composedTypes") as? [CocoaType] ?? []
        super.init(coder: coder)
    }
}

final class CocoaMethod: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var selectorName: String = ""
    var parameters: [CocoaMethodParameter] = []
    var returnTypeName: CocoaTypeName = CocoaTypeName()
    var returnType: CocoaType?
    var isAsync: Bool = false
    var `throws`: Bool = false
    var `rethrows`: Bool = false
    var throwsTypeName: CocoaTypeName?
    var accessLevel: String = "internal"
    var isStatic: Bool = false
    var isClass: Bool = false
    var isFailable: Bool = false
    var annotations: [String: NSObject] = [:]
    var documentation: [String] = []
    var definedInTypeName: CocoaTypeName?
    var definedInType: CocoaType?
    var attributes: [String: [CocoaAttribute]] = [:]
    var modifiers: [CocoaModifier] = []
    var genericRequirements: [CocoaGenericRequirement] = []
    var genericParameters: [CocoaGenericParameter] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(selectorName as NSString, forKey: "selectorName")
        coder.encode(parameters as NSArray, forKey: "parameters")
        coder.encode(returnTypeName, forKey: "returnTypeName")
        coder.encode(returnType, forKey: "returnType")
        coder.encode(isAsync, forKey: "isAsync")
        coder.encode(`throws`, forKey: "`throws`")
        coder.encode(`rethrows`, forKey: "`rethrows`")
        coder.encode(throwsTypeName, forKey: "throwsTypeName")
        coder.encode(accessLevel as NSString, forKey: "accessLevel")
        coder.encode(isStatic, forKey: "isStatic")
        coder.encode(isClass, forKey: "isClass")
        coder.encode(isFailable, forKey: "isFailable")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(documentation as NSArray, forKey: "documentation")
        coder.encode(definedInTypeName, forKey: "definedInTypeName")
        coder.encode(definedInType, forKey: "definedInType")
        coder.encode(attributes as NSDictionary, forKey: "attributes")
        coder.encode(modifiers as NSArray, forKey: "modifiers")
        coder.encode(genericRequirements as NSArray, forKey: "genericRequirements")
        coder.encode(genericParameters as NSArray, forKey: "genericParameters")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let selectorName = coder.decodeObject(of: NSString.self, forKey: "selectorName") else { return nil }
        self.selectorName = selectorName as String
        let parametersClasses: [AnyClass] = [NSArray.self, CocoaMethodParameter.self]
        parameters = coder.decodeObject(of: parametersClasses, forKey: "parameters") as? [CocoaMethodParameter] ?? []
        guard let returnTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "returnTypeName") else {
            return nil
        }
        self.returnTypeName = returnTypeName
        returnType = coder.decodeObject(of: CocoaType.self, forKey: "returnType")
        isAsync = coder.decodeBool(forKey: "isAsync")
        `throws` = coder.decodeBool(forKey: "`throws`")
        `rethrows` = coder.decodeBool(forKey: "`rethrows`")
        throwsTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "throwsTypeName")
        guard let accessLevel = coder.decodeObject(of: NSString.self, forKey: "accessLevel") else { return nil }
        self.accessLevel = accessLevel as String
        isStatic = coder.decodeBool(forKey: "isStatic")
        isClass = coder.decodeBool(forKey: "isClass")
        isFailable = coder.decodeBool(forKey: "isFailable")
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        let documentationClasses: [AnyClass] = [NSArray.self, NSString.self]
        documentation = coder.decodeObject(of: documentationClasses, forKey: "documentation") as? [String] ?? []
        definedInTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "definedInTypeName")
        definedInType = coder.decodeObject(of: CocoaType.self, forKey: "definedInType")
        let attributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        attributes =
            coder.decodeObject(of: attributesClasses, forKey: "attributes") as? [String: [CocoaAttribute]] ?? [:]
        let modifiersClasses: [AnyClass] = [NSArray.self, CocoaModifier.self]
        modifiers = coder.decodeObject(of: modifiersClasses, forKey: "modifiers") as? [CocoaModifier] ?? []
        let genericRequirementsClasses: [AnyClass] = [NSArray.self, CocoaGenericRequirement.self]
        genericRequirements =
            coder.decodeObject(of: genericRequirementsClasses, forKey: "genericRequirements")
            as? [CocoaGenericRequirement] ?? []
        let genericParametersClasses: [AnyClass] = [NSArray.self, CocoaGenericParameter.self]
        genericParameters =
            coder.decodeObject(of: genericParametersClasses, forKey: "genericParameters") as? [CocoaGenericParameter]
            ?? []
    }
}

final class CocoaMethodParameter: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var argumentLabel: String?
    var name: String = ""
    var typeName: CocoaTypeName = CocoaTypeName()
    var isInout: Bool = false
    var isVariadic: Bool = false
    var type: CocoaType?
    var typeAttributes: [String: [CocoaAttribute]] = [:]
    var defaultValue: String?
    var annotations: [String: NSObject] = [:]
    var index: Int = 0

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(argumentLabel as NSString?, forKey: "argumentLabel")
        coder.encode(name as NSString, forKey: "name")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(isInout, forKey: "`inout`")
        coder.encode(isVariadic, forKey: "isVariadic")
        coder.encode(type, forKey: "type")
        coder.encode(typeAttributes as NSDictionary, forKey: "typeAttributes")
        coder.encode(defaultValue as NSString?, forKey: "defaultValue")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(index, forKey: "index")
    }

    init?(coder: NSCoder) {
        argumentLabel = coder.decodeObject(of: NSString.self, forKey: "argumentLabel") as String?
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        isInout = coder.decodeBool(forKey: "`inout`")
        isVariadic = coder.decodeBool(forKey: "isVariadic")
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
        let typeAttributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        typeAttributes =
            coder.decodeObject(of: typeAttributesClasses, forKey: "typeAttributes") as? [String: [CocoaAttribute]]
            ?? [:]
        defaultValue = coder.decodeObject(of: NSString.self, forKey: "defaultValue") as String?
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        index = coder.decodeInteger(forKey: "index")
    }
}

final class CocoaVariable: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var typeName: CocoaTypeName = CocoaTypeName()
    var type: CocoaType?
    var isComputed: Bool = false
    var isStatic: Bool = false
    var isAsync: Bool = false
    var `throws`: Bool = false
    var readAccess: String = "internal"
    var writeAccess: String = "internal"
    var defaultValue: String?
    var annotations: [String: NSObject] = [:]
    var documentation: [String] = []
    var attributes: [String: [CocoaAttribute]] = [:]
    var modifiers: [CocoaModifier] = []
    var definedInTypeName: CocoaTypeName?
    var definedInType: CocoaType?
    var isLazy: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
        coder.encode(isComputed, forKey: "isComputed")
        coder.encode(isStatic, forKey: "isStatic")
        coder.encode(isAsync, forKey: "isAsync")
        coder.encode(`throws`, forKey: "throws")
        coder.encode(readAccess as NSString, forKey: "readAccess")
        coder.encode(writeAccess as NSString, forKey: "writeAccess")
        coder.encode(defaultValue as NSString?, forKey: "defaultValue")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(documentation as NSArray, forKey: "documentation")
        coder.encode(attributes as NSDictionary, forKey: "attributes")
        coder.encode(modifiers as NSArray, forKey: "modifiers")
        coder.encode(definedInTypeName, forKey: "definedInTypeName")
        coder.encode(definedInType, forKey: "definedInType")
        coder.encode(isLazy, forKey: "isLazy")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
        isComputed = coder.decodeBool(forKey: "isComputed")
        isStatic = coder.decodeBool(forKey: "isStatic")
        isAsync = coder.decodeBool(forKey: "isAsync")
        `throws` = coder.decodeBool(forKey: "throws")
        guard let readAccess = coder.decodeObject(of: NSString.self, forKey: "readAccess") else { return nil }
        self.readAccess = readAccess as String
        guard let writeAccess = coder.decodeObject(of: NSString.self, forKey: "writeAccess") else { return nil }
        self.writeAccess = writeAccess as String
        defaultValue = coder.decodeObject(of: NSString.self, forKey: "defaultValue") as String?
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        let documentationClasses: [AnyClass] = [NSArray.self, NSString.self]
        documentation = coder.decodeObject(of: documentationClasses, forKey: "documentation") as? [String] ?? []
        let attributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        attributes =
            coder.decodeObject(of: attributesClasses, forKey: "attributes") as? [String: [CocoaAttribute]] ?? [:]
        let modifiersClasses: [AnyClass] = [NSArray.self, CocoaModifier.self]
        modifiers = coder.decodeObject(of: modifiersClasses, forKey: "modifiers") as? [CocoaModifier] ?? []
        definedInTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "definedInTypeName")
        definedInType = coder.decodeObject(of: CocoaType.self, forKey: "definedInType")
        isLazy = coder.decodeBool(forKey: "isLazy")
    }
}

final class CocoaSubscript: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var parameters: [CocoaMethodParameter] = []
    var returnTypeName: CocoaTypeName = CocoaTypeName()
    var returnType: CocoaType?
    var readAccess: String = "internal"
    var writeAccess: String = ""
    var annotations: [String: NSObject] = [:]
    var documentation: [String] = []
    var definedInTypeName: CocoaTypeName?
    var definedInType: CocoaType?
    var attributes: [String: [CocoaAttribute]] = [:]
    var modifiers: [CocoaModifier] = []
    var isAsync: Bool = false
    var `throws`: Bool = false
    var genericParameters: [CocoaGenericParameter] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(parameters as NSArray, forKey: "parameters")
        coder.encode(returnTypeName, forKey: "returnTypeName")
        coder.encode(returnType, forKey: "returnType")
        coder.encode(readAccess as NSString, forKey: "readAccess")
        coder.encode(writeAccess as NSString, forKey: "writeAccess")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(documentation as NSArray, forKey: "documentation")
        coder.encode(definedInTypeName, forKey: "definedInTypeName")
        coder.encode(definedInType, forKey: "definedInType")
        coder.encode(attributes as NSDictionary, forKey: "attributes")
        coder.encode(modifiers as NSArray, forKey: "modifiers")
        coder.encode(isAsync, forKey: "isAsync")
        coder.encode(`throws`, forKey: "throws")
        coder.encode(genericParameters as NSArray, forKey: "genericParameters")
    }

    init?(coder: NSCoder) {
        let parametersClasses: [AnyClass] = [NSArray.self, CocoaMethodParameter.self]
        parameters = coder.decodeObject(of: parametersClasses, forKey: "parameters") as? [CocoaMethodParameter] ?? []
        guard let returnTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "returnTypeName") else {
            return nil
        }
        self.returnTypeName = returnTypeName
        returnType = coder.decodeObject(of: CocoaType.self, forKey: "returnType")
        guard let readAccess = coder.decodeObject(of: NSString.self, forKey: "readAccess") else { return nil }
        self.readAccess = readAccess as String
        guard let writeAccess = coder.decodeObject(of: NSString.self, forKey: "writeAccess") else { return nil }
        self.writeAccess = writeAccess as String
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        let documentationClasses: [AnyClass] = [NSArray.self, NSString.self]
        documentation = coder.decodeObject(of: documentationClasses, forKey: "documentation") as? [String] ?? []
        definedInTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "definedInTypeName")
        definedInType = coder.decodeObject(of: CocoaType.self, forKey: "definedInType")
        let attributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        attributes =
            coder.decodeObject(of: attributesClasses, forKey: "attributes") as? [String: [CocoaAttribute]] ?? [:]
        let modifiersClasses: [AnyClass] = [NSArray.self, CocoaModifier.self]
        modifiers = coder.decodeObject(of: modifiersClasses, forKey: "modifiers") as? [CocoaModifier] ?? []
        isAsync = coder.decodeBool(forKey: "isAsync")
        `throws` = coder.decodeBool(forKey: "throws")
        let genericParametersClasses: [AnyClass] = [NSArray.self, CocoaGenericParameter.self]
        genericParameters =
            coder.decodeObject(of: genericParametersClasses, forKey: "genericParameters") as? [CocoaGenericParameter]
            ?? []
    }
}

final class CocoaAttribute: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var arguments: [String: NSObject] = [:]
    var text: String = ""

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(arguments as NSDictionary, forKey: "arguments")
        coder.encode(text as NSString, forKey: "_description")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        let argumentsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        arguments = coder.decodeObject(of: argumentsClasses, forKey: "arguments") as? [String: NSObject] ?? [:]
        guard let text = coder.decodeObject(of: NSString.self, forKey: "_description") else { return nil }
        self.text = text as String
    }
}

final class CocoaModifier: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var detail: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(detail as NSString?, forKey: "detail")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        detail = coder.decodeObject(of: NSString.self, forKey: "detail") as String?
    }
}

final class CocoaTypealias: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var aliasName: String = ""
    var typeName: CocoaTypeName = CocoaTypeName()
    var type: CocoaType?
    var module: String?
    var parent: CocoaType?
    var accessLevel: String = "internal"
    var parentName: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(aliasName as NSString, forKey: "aliasName")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
        coder.encode(module as NSString?, forKey: "module")
        coder.encode(parent, forKey: "parent")
        coder.encode(accessLevel as NSString, forKey: "accessLevel")
        coder.encode(parentName as NSString?, forKey: "parentName")
    }

    init?(coder: NSCoder) {
        guard let aliasName = coder.decodeObject(of: NSString.self, forKey: "aliasName") else { return nil }
        self.aliasName = aliasName as String
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
        module = coder.decodeObject(of: NSString.self, forKey: "module") as String?
        parent = coder.decodeObject(of: CocoaType.self, forKey: "parent")
        guard let accessLevel = coder.decodeObject(of: NSString.self, forKey: "accessLevel") else { return nil }
        self.accessLevel = accessLevel as String
        parentName = coder.decodeObject(of: NSString.self, forKey: "parentName") as String?
    }
}

final class CocoaTypeName: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var actualTypeName: CocoaTypeName?
    var attributes: [String: [CocoaAttribute]] = [:]
    var modifiers: [CocoaModifier] = []
    var tuple: CocoaTupleType?
    var array: CocoaArrayType?
    var dictionary: CocoaDictionaryType?
    var closure: CocoaClosureType?
    var set: CocoaSetType?
    var generic: CocoaGenericType?
    var isOptional: Bool = false
    var isImplicitlyUnwrapped: Bool = false
    var isComposition: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(actualTypeName, forKey: "actualTypeName")
        coder.encode(attributes as NSDictionary, forKey: "attributes")
        coder.encode(modifiers as NSArray, forKey: "modifiers")
        coder.encode(tuple, forKey: "tuple")
        coder.encode(array, forKey: "array")
        coder.encode(dictionary, forKey: "dictionary")
        coder.encode(closure, forKey: "closure")
        coder.encode(set, forKey: "set")
        coder.encode(generic, forKey: "generic")
        coder.encode(isOptional, forKey: "isOptional")
        coder.encode(isImplicitlyUnwrapped, forKey: "isImplicitlyUnwrapped")
        coder.encode(isComposition, forKey: "isProtocolComposition")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        actualTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "actualTypeName")
        let attributesClasses: [AnyClass] = [NSDictionary.self, NSString.self, NSArray.self, CocoaAttribute.self]
        attributes =
            coder.decodeObject(of: attributesClasses, forKey: "attributes") as? [String: [CocoaAttribute]] ?? [:]
        let modifiersClasses: [AnyClass] = [NSArray.self, CocoaModifier.self]
        modifiers = coder.decodeObject(of: modifiersClasses, forKey: "modifiers") as? [CocoaModifier] ?? []
        tuple = coder.decodeObject(of: CocoaTupleType.self, forKey: "tuple")
        array = coder.decodeObject(of: CocoaArrayType.self, forKey: "array")
        dictionary = coder.decodeObject(of: CocoaDictionaryType.self, forKey: "dictionary")
        closure = coder.decodeObject(of: CocoaClosureType.self, forKey: "closure")
        set = coder.decodeObject(of: CocoaSetType.self, forKey: "set")
        generic = coder.decodeObject(of: CocoaGenericType.self, forKey: "generic")
        isOptional = coder.decodeBool(forKey: "isOptional")
        isImplicitlyUnwrapped = coder.decodeBool(forKey: "isImplicitlyUnwrapped")
        isComposition = coder.decodeBool(forKey: "isProtocolComposition")
    }
}

final class CocoaTupleType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var elements: [CocoaTupleElement] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(elements as NSArray, forKey: "elements")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        let elementsClasses: [AnyClass] = [NSArray.self, CocoaTupleElement.self]
        elements = coder.decodeObject(of: elementsClasses, forKey: "elements") as? [CocoaTupleElement] ?? []
    }
}

final class CocoaTupleElement: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String?
    var typeName: CocoaTypeName = CocoaTypeName()
    var type: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString?, forKey: "name")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
    }

    init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
    }
}

final class CocoaArrayType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var elementTypeName: CocoaTypeName = CocoaTypeName()
    var elementType: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(elementTypeName, forKey: "elementTypeName")
        coder.encode(elementType, forKey: "elementType")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let elementTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "elementTypeName") else {
            return nil
        }
        self.elementTypeName = elementTypeName
        elementType = coder.decodeObject(of: CocoaType.self, forKey: "elementType")
    }
}

final class CocoaDictionaryType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var keyTypeName: CocoaTypeName = CocoaTypeName()
    var keyType: CocoaType?
    var valueTypeName: CocoaTypeName = CocoaTypeName()
    var valueType: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(keyTypeName, forKey: "keyTypeName")
        coder.encode(keyType, forKey: "keyType")
        coder.encode(valueTypeName, forKey: "valueTypeName")
        coder.encode(valueType, forKey: "valueType")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let keyTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "keyTypeName") else { return nil }
        self.keyTypeName = keyTypeName
        keyType = coder.decodeObject(of: CocoaType.self, forKey: "keyType")
        guard let valueTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "valueTypeName") else {
            return nil
        }
        self.valueTypeName = valueTypeName
        valueType = coder.decodeObject(of: CocoaType.self, forKey: "valueType")
    }
}

final class CocoaSetType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var elementTypeName: CocoaTypeName = CocoaTypeName()
    var elementType: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(elementTypeName, forKey: "elementTypeName")
        coder.encode(elementType, forKey: "elementType")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        guard let elementTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "elementTypeName") else {
            return nil
        }
        self.elementTypeName = elementTypeName
        elementType = coder.decodeObject(of: CocoaType.self, forKey: "elementType")
    }
}

final class CocoaClosureType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var parameters: [CocoaClosureParameter] = []
    var returnTypeName: CocoaTypeName = CocoaTypeName()
    var returnType: CocoaType?
    var isAsync: Bool = false
    var `throws`: Bool = false
    var asyncKeyword: String?
    var throwsKeyword: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(parameters as NSArray, forKey: "parameters")
        coder.encode(returnTypeName, forKey: "returnTypeName")
        coder.encode(returnType, forKey: "returnType")
        coder.encode(isAsync, forKey: "isAsync")
        coder.encode(`throws`, forKey: "throws")
        coder.encode(asyncKeyword as NSString?, forKey: "asyncKeyword")
        coder.encode(throwsKeyword as NSString?, forKey: "throwsKeyword")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        let parametersClasses: [AnyClass] = [NSArray.self, CocoaClosureParameter.self]
        parameters = coder.decodeObject(of: parametersClasses, forKey: "parameters") as? [CocoaClosureParameter] ?? []
        guard let returnTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "returnTypeName") else {
            return nil
        }
        self.returnTypeName = returnTypeName
        returnType = coder.decodeObject(of: CocoaType.self, forKey: "returnType")
        isAsync = coder.decodeBool(forKey: "isAsync")
        `throws` = coder.decodeBool(forKey: "throws")
        asyncKeyword = coder.decodeObject(of: NSString.self, forKey: "asyncKeyword") as String?
        throwsKeyword = coder.decodeObject(of: NSString.self, forKey: "throwsKeyword") as String?
    }
}

final class CocoaClosureParameter: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var argumentLabel: String?
    var name: String?
    var typeName: CocoaTypeName = CocoaTypeName()
    var isInout: Bool = false
    var type: CocoaType?
    var defaultValue: String?
    var annotations: [String: NSObject] = [:]
    var isVariadic: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(argumentLabel as NSString?, forKey: "argumentLabel")
        coder.encode(name as NSString?, forKey: "name")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(isInout, forKey: "`inout`")
        coder.encode(type, forKey: "type")
        coder.encode(defaultValue as NSString?, forKey: "defaultValue")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(isVariadic, forKey: "isVariadic")
    }

    init?(coder: NSCoder) {
        argumentLabel = coder.decodeObject(of: NSString.self, forKey: "argumentLabel") as String?
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        isInout = coder.decodeBool(forKey: "`inout`")
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
        defaultValue = coder.decodeObject(of: NSString.self, forKey: "defaultValue") as String?
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        isVariadic = coder.decodeBool(forKey: "isVariadic")
    }
}

final class CocoaGenericType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var typeParameters: [CocoaGenericTypeParameter] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(typeParameters as NSArray, forKey: "typeParameters")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        let typeParametersClasses: [AnyClass] = [NSArray.self, CocoaGenericTypeParameter.self]
        typeParameters =
            coder.decodeObject(of: typeParametersClasses, forKey: "typeParameters") as? [CocoaGenericTypeParameter]
            ?? []
    }
}

final class CocoaGenericTypeParameter: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var typeName: CocoaTypeName = CocoaTypeName()
    var type: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
    }

    init?(coder: NSCoder) {
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
    }
}

final class CocoaGenericParameter: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var inheritedTypeName: CocoaTypeName?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(inheritedTypeName, forKey: "inheritedTypeName")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        inheritedTypeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "inheritedTypeName")
    }
}

final class CocoaGenericRequirement: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var leftType: CocoaAssociatedType = CocoaAssociatedType()
    var rightType: CocoaGenericTypeParameter = CocoaGenericTypeParameter()
    var relationship: String = "equals"
    var relationshipSyntax: String = "=="

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(leftType, forKey: "leftType")
        coder.encode(rightType, forKey: "rightType")
        coder.encode(relationship as NSString, forKey: "relationship")
        coder.encode(relationshipSyntax as NSString, forKey: "relationshipSyntax")
    }

    init?(coder: NSCoder) {
        guard let leftType = coder.decodeObject(of: CocoaAssociatedType.self, forKey: "leftType") else { return nil }
        self.leftType = leftType
        guard let rightType = coder.decodeObject(of: CocoaGenericTypeParameter.self, forKey: "rightType") else {
            return nil
        }
        self.rightType = rightType
        guard let relationship = coder.decodeObject(of: NSString.self, forKey: "relationship") else { return nil }
        self.relationship = relationship as String
        guard let relationshipSyntax = coder.decodeObject(of: NSString.self, forKey: "relationshipSyntax") else {
            return nil
        }
        self.relationshipSyntax = relationshipSyntax as String
    }
}

final class CocoaAssociatedType: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var typeName: CocoaTypeName?
    var type: CocoaType?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName")
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
    }
}

final class CocoaAssociatedValue: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var localName: String?
    var externalName: String?
    var typeName: CocoaTypeName = CocoaTypeName()
    var type: CocoaType?
    var defaultValue: String?
    var annotations: [String: NSObject] = [:]

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(localName as NSString?, forKey: "localName")
        coder.encode(externalName as NSString?, forKey: "externalName")
        coder.encode(typeName, forKey: "typeName")
        coder.encode(type, forKey: "type")
        coder.encode(defaultValue as NSString?, forKey: "defaultValue")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
    }

    init?(coder: NSCoder) {
        localName = coder.decodeObject(of: NSString.self, forKey: "localName") as String?
        externalName = coder.decodeObject(of: NSString.self, forKey: "externalName") as String?
        guard let typeName = coder.decodeObject(of: CocoaTypeName.self, forKey: "typeName") else { return nil }
        self.typeName = typeName
        type = coder.decodeObject(of: CocoaType.self, forKey: "type")
        defaultValue = coder.decodeObject(of: NSString.self, forKey: "defaultValue") as String?
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
    }
}

final class CocoaEnumCase: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name: String = ""
    var rawValue: String?
    var associatedValues: [CocoaAssociatedValue] = []
    var annotations: [String: NSObject] = [:]
    var documentation: [String] = []
    var indirect: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(rawValue as NSString?, forKey: "rawValue")
        coder.encode(associatedValues as NSArray, forKey: "associatedValues")
        coder.encode(annotations as NSDictionary, forKey: "annotations")
        coder.encode(documentation as NSArray, forKey: "documentation")
        coder.encode(indirect, forKey: "indirect")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        rawValue = coder.decodeObject(of: NSString.self, forKey: "rawValue") as String?
        let associatedValuesClasses: [AnyClass] = [NSArray.self, CocoaAssociatedValue.self]
        associatedValues =
            coder.decodeObject(of: associatedValuesClasses, forKey: "associatedValues") as? [CocoaAssociatedValue] ?? []
        let annotationsClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        annotations = coder.decodeObject(of: annotationsClasses, forKey: "annotations") as? [String: NSObject] ?? [:]
        let documentationClasses: [AnyClass] = [NSArray.self, NSString.self]
        documentation = coder.decodeObject(of: documentationClasses, forKey: "documentation") as? [String] ?? []
        indirect = coder.decodeBool(forKey: "indirect")
    }
}

final class CocoaImport: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var kind: String?
    var path: String = ""
    var isTestable: Bool = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(kind as NSString?, forKey: "kind")
        coder.encode(path as NSString, forKey: "path")
        coder.encode(isTestable, forKey: "isTestable")
    }

    init?(coder: NSCoder) {
        kind = coder.decodeObject(of: NSString.self, forKey: "kind") as String?
        guard let path = coder.decodeObject(of: NSString.self, forKey: "path") else { return nil }
        self.path = path as String
        isTestable = coder.decodeBool(forKey: "isTestable")
    }
}

final class CocoaBytesRange: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var offset: Int = 0
    var length: Int = 0

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(offset, forKey: "offset")
        coder.encode(length, forKey: "length")
    }

    init?(coder: NSCoder) {
        offset = coder.decodeInteger(forKey: "offset")
        length = coder.decodeInteger(forKey: "length")
    }
}

final class CocoaFileParserResult: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var path: String?
    var module: String?
    var types: [CocoaType] = []
    var functions: [CocoaMethod] = []
    var typealiases: [CocoaTypealias] = []
    var inlineRanges: [String: CocoaBytesRange] = [:]
    var inlineIndentations: [String: String] = [:]
    var modifiedDate: Date = Date()
    var generatorVersion: String = "1.0"

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(path as NSString?, forKey: "path")
        coder.encode(module as NSString?, forKey: "module")
        coder.encode(types as NSArray, forKey: "types")
        coder.encode(functions as NSArray, forKey: "functions")
        coder.encode(typealiases as NSArray, forKey: "typealiases")
        coder.encode(inlineRanges as NSDictionary, forKey: "inlineRanges")
        coder.encode(inlineIndentations as NSDictionary, forKey: "inlineIndentations")
        coder.encode(modifiedDate as NSDate, forKey: "modifiedDate")
        coder.encode(generatorVersion as NSString, forKey: "generatorVersion")
    }

    init?(coder: NSCoder) {
        path = coder.decodeObject(of: NSString.self, forKey: "path") as String?
        module = coder.decodeObject(of: NSString.self, forKey: "module") as String?
        let typesClasses: [AnyClass] = [NSArray.self, CocoaType.self]
        types = coder.decodeObject(of: typesClasses, forKey: "types") as? [CocoaType] ?? []
        let functionsClasses: [AnyClass] = [NSArray.self, CocoaMethod.self]
        functions = coder.decodeObject(of: functionsClasses, forKey: "functions") as? [CocoaMethod] ?? []
        let typealiasesClasses: [AnyClass] = [NSArray.self, CocoaTypealias.self]
        typealiases = coder.decodeObject(of: typealiasesClasses, forKey: "typealiases") as? [CocoaTypealias] ?? []
        let inlineRangesClasses: [AnyClass] = [NSDictionary.self, NSString.self, CocoaBytesRange.self]
        inlineRanges =
            coder.decodeObject(of: inlineRangesClasses, forKey: "inlineRanges") as? [String: CocoaBytesRange] ?? [:]
        let inlineIndentationsClasses: [AnyClass] = [NSDictionary.self, NSString.self]
        inlineIndentations =
            coder.decodeObject(of: inlineIndentationsClasses, forKey: "inlineIndentations") as? [String: String] ?? [:]
        guard let modifiedDate = coder.decodeObject(of: NSDate.self, forKey: "modifiedDate") else { return nil }
        self.modifiedDate = modifiedDate as Date
        guard let generatorVersion = coder.decodeObject(of: NSString.self, forKey: "generatorVersion") else {
            return nil
        }
        self.generatorVersion = generatorVersion as String
    }
}

final class CocoaTypes: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var types: [CocoaType] = []
    var typealiases: [CocoaTypealias] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(types as NSArray, forKey: "types")
        coder.encode(typealiases as NSArray, forKey: "typealiases")
    }

    init?(coder: NSCoder) {
        let typesClasses: [AnyClass] = [NSArray.self, CocoaType.self]
        types = coder.decodeObject(of: typesClasses, forKey: "types") as? [CocoaType] ?? []
        let typealiasesClasses: [AnyClass] = [NSArray.self, CocoaTypealias.self]
        typealiases = coder.decodeObject(of: typealiasesClasses, forKey: "typealiases") as? [CocoaTypealias] ?? []
    }
}

final class CocoaTemplateContext: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var parserResult: CocoaFileParserResult?
    var types: CocoaTypes = CocoaTypes()
    var functions: [CocoaMethod] = []
    var argument: [String: NSObject] = [:]

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(parserResult, forKey: "parserResult")
        coder.encode(types, forKey: "types")
        coder.encode(functions as NSArray, forKey: "functions")
        coder.encode(argument as NSDictionary, forKey: "argument")
    }

    init?(coder: NSCoder) {
        parserResult = coder.decodeObject(of: CocoaFileParserResult.self, forKey: "parserResult")
        guard let types = coder.decodeObject(of: CocoaTypes.self, forKey: "types") else { return nil }
        self.types = types
        let functionsClasses: [AnyClass] = [NSArray.self, CocoaMethod.self]
        functions = coder.decodeObject(of: functionsClasses, forKey: "functions") as? [CocoaMethod] ?? []
        let argumentClasses: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        argument = coder.decodeObject(of: argumentClasses, forKey: "argument") as? [String: NSObject] ?? [:]
    }
}
