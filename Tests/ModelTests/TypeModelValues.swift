// A graph of the type model without cycles, in which every class has an object and every field a value.

import Archiving
import Foundation
@testable import Models

/// Makes the objects of the graph. Each string and number is another one.
struct TypeModelValues {
    /// How many objects are inside of each other.
    private static let greatestDepth = 2

    private var count = 0

    private mutating func text(_ name: String) -> String {
        count += 1
        return "\(name) \(count)"
    }

    private mutating func number() -> Int {
        count += 1
        return count
    }

    private mutating func values() -> [String: AnyValue] {
        ["n": .number(.integer(Int64(number()))), "s": .string(text("s")), "l": .array([.string(text("l"))])]
    }

    mutating func newType(_ depth: Int) -> `Type` {
        let object = `Type`(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        return object
    }

    mutating func newClass(_ depth: Int) -> Class {
        let object = Class(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        object.isFinal = true
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        return object
    }

    mutating func newStruct(_ depth: Int) -> Struct {
        let object = Struct(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        object.isCopyable = false
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        return object
    }

    mutating func newEnum(_ depth: Int) -> Enum {
        let object = Enum(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        object.hasRawType = true
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        object.cases = [newEnumCase(depth + 1)]
        object.rawTypeName = newTypeName(depth + 1)
        return object
    }

    mutating func newProtocol(_ depth: Int) -> `Protocol` {
        let object = `Protocol`(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        object.isClassBound = true
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        object.associatedTypes = [text("associatedTypes"): newAssociatedType(depth + 1)]
        return object
    }

    mutating func newActor(_ depth: Int) -> Actor {
        let object = Actor(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        object.isDistributed = true
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        return object
    }

    mutating func newProtocolComposition(_ depth: Int) -> ProtocolComposition {
        let object = ProtocolComposition(localName: text("localName"))
        object.module = text("module")
        object.kind = text("kind")
        object.accessLevel = text("accessLevel")
        object.isGeneric = true
        object.isExtension = true
        object.isUnknown = true
        object.inheritedTypes = [text("inheritedTypes"), text("inheritedTypes")]
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.path = text("path")
        object.directory = text("directory")
        object.fileName = text("fileName")
        object.parentName = text("parentName")
        object.based = [text("based"): text("based")]
        guard depth < Self.greatestDepth else { return object }
        object.imports = [newImport(depth + 1)]
        object.typealiases = [text("typealiases"): newTypealias(depth + 1)]
        object.variables = [newVariable(depth + 1)]
        object.methods = [newMethod(depth + 1)]
        object.subscripts = [newSubscript(depth + 1)]
        object.bodyBytesRange = newBytesRange(depth + 1)
        object.completeDeclarationRange = newBytesRange(depth + 1)
        object.containedTypes = [newType(depth + 1)]
        object.supertype = newType(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.basedTypes = [text("basedTypes"): newType(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        object.composedTypeNames = [newTypeName(depth + 1)]
        object.composedTypes = [newType(depth + 1)]
        return object
    }

    mutating func newMethod(_ depth: Int) -> Method {
        let object = Method(
            name: text("name"), selectorName: text("selectorName"), returnTypeName: newTypeName(depth + 1))
        object.isAsync = true
        object.`throws` = true
        object.`rethrows` = true
        object.accessLevel = text("accessLevel")
        object.isStatic = true
        object.isClass = true
        object.isFailable = true
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        guard depth < Self.greatestDepth else { return object }
        object.parameters = [newMethodParameter(depth + 1)]
        object.throwsTypeName = newTypeName(depth + 1)
        object.definedInTypeName = newTypeName(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.genericRequirements = [newGenericRequirement(depth + 1)]
        object.genericParameters = [newGenericParameter(depth + 1)]
        return object
    }

    mutating func newMethodParameter(_ depth: Int) -> MethodParameter {
        let object = MethodParameter(name: text("name"), typeName: newTypeName(depth + 1), index: number())
        object.argumentLabel = text("argumentLabel")
        object.isInout = true
        object.isVariadic = true
        object.defaultValue = text("defaultValue")
        object.annotations = values()
        guard depth < Self.greatestDepth else { return object }
        object.typeAttributes = [text("typeAttributes"): [newAttribute(depth + 1)]]
        return object
    }

    mutating func newVariable(_ depth: Int) -> Variable {
        let object = Variable(name: text("name"), typeName: newTypeName(depth + 1))
        object.isComputed = true
        object.isStatic = true
        object.isAsync = true
        object.`throws` = true
        object.readAccess = text("readAccess")
        object.writeAccess = text("writeAccess")
        object.defaultValue = text("defaultValue")
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.isLazy = true
        guard depth < Self.greatestDepth else { return object }
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.definedInTypeName = newTypeName(depth + 1)
        return object
    }

    mutating func newSubscript(_ depth: Int) -> Subscript {
        let object = Subscript(returnTypeName: newTypeName(depth + 1))
        object.readAccess = text("readAccess")
        object.writeAccess = text("writeAccess")
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.isAsync = true
        object.`throws` = true
        guard depth < Self.greatestDepth else { return object }
        object.parameters = [newMethodParameter(depth + 1)]
        object.definedInTypeName = newTypeName(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.genericParameters = [newGenericParameter(depth + 1)]
        return object
    }

    mutating func newAttribute(_ depth: Int) -> Attribute {
        let object = Attribute(name: text("name"), text: text("text"))
        object.arguments = values()
        return object
    }

    mutating func newModifier(_ depth: Int) -> Modifier {
        let object = Modifier(name: text("name"))
        object.detail = text("detail")
        return object
    }

    mutating func newTypealias(_ depth: Int) -> Typealias {
        let object = Typealias(aliasName: text("aliasName"), typeName: newTypeName(depth + 1))
        object.module = text("module")
        object.accessLevel = text("accessLevel")
        object.parentName = text("parentName")
        return object
    }

    mutating func newTypeName(_ depth: Int) -> TypeName {
        let object = TypeName(name: text("name"))
        object.isOptional = true
        object.isImplicitlyUnwrapped = true
        object.isComposition = true
        guard depth < Self.greatestDepth else { return object }
        object.actualTypeName = newTypeName(depth + 1)
        object.attributes = [text("attributes"): [newAttribute(depth + 1)]]
        object.modifiers = [newModifier(depth + 1)]
        object.tuple = newTupleType(depth + 1)
        object.array = newArrayType(depth + 1)
        object.dictionary = newDictionaryType(depth + 1)
        object.closure = newClosureType(depth + 1)
        object.set = newSetType(depth + 1)
        object.generic = newGenericType(depth + 1)
        return object
    }

    mutating func newTupleType(_ depth: Int) -> TupleType {
        let object = TupleType(name: text("name"))
        guard depth < Self.greatestDepth else { return object }
        object.elements = [newTupleElement(depth + 1)]
        return object
    }

    mutating func newTupleElement(_ depth: Int) -> TupleElement {
        let object = TupleElement(typeName: newTypeName(depth + 1))
        object.name = text("name")
        return object
    }

    mutating func newArrayType(_ depth: Int) -> ArrayType {
        let object = ArrayType(name: text("name"), elementTypeName: newTypeName(depth + 1))
        return object
    }

    mutating func newDictionaryType(_ depth: Int) -> DictionaryType {
        let object = DictionaryType(
            name: text("name"), keyTypeName: newTypeName(depth + 1), valueTypeName: newTypeName(depth + 1))
        return object
    }

    mutating func newSetType(_ depth: Int) -> SetType {
        let object = SetType(name: text("name"), elementTypeName: newTypeName(depth + 1))
        return object
    }

    mutating func newClosureType(_ depth: Int) -> ClosureType {
        let object = ClosureType(name: text("name"), returnTypeName: newTypeName(depth + 1))
        object.isAsync = true
        object.`throws` = true
        object.asyncKeyword = text("asyncKeyword")
        object.throwsKeyword = text("throwsKeyword")
        guard depth < Self.greatestDepth else { return object }
        object.parameters = [newClosureParameter(depth + 1)]
        return object
    }

    mutating func newClosureParameter(_ depth: Int) -> ClosureParameter {
        let object = ClosureParameter(typeName: newTypeName(depth + 1))
        object.argumentLabel = text("argumentLabel")
        object.name = text("name")
        object.isInout = true
        object.defaultValue = text("defaultValue")
        object.annotations = values()
        object.isVariadic = true
        return object
    }

    mutating func newGenericType(_ depth: Int) -> GenericType {
        let object = GenericType(name: text("name"))
        guard depth < Self.greatestDepth else { return object }
        object.typeParameters = [newGenericTypeParameter(depth + 1)]
        return object
    }

    mutating func newGenericTypeParameter(_ depth: Int) -> GenericTypeParameter {
        let object = GenericTypeParameter(typeName: newTypeName(depth + 1))
        return object
    }

    mutating func newGenericParameter(_ depth: Int) -> GenericParameter {
        let object = GenericParameter(name: text("name"))
        guard depth < Self.greatestDepth else { return object }
        object.inheritedTypeName = newTypeName(depth + 1)
        return object
    }

    mutating func newGenericRequirement(_ depth: Int) -> GenericRequirement {
        let object = GenericRequirement(
            leftType: newAssociatedType(depth + 1), rightType: newGenericTypeParameter(depth + 1))
        object.relationship = text("relationship")
        object.relationshipSyntax = text("relationshipSyntax")
        return object
    }

    mutating func newAssociatedType(_ depth: Int) -> AssociatedType {
        let object = AssociatedType(name: text("name"))
        guard depth < Self.greatestDepth else { return object }
        object.typeName = newTypeName(depth + 1)
        return object
    }

    mutating func newAssociatedValue(_ depth: Int) -> AssociatedValue {
        let object = AssociatedValue(typeName: newTypeName(depth + 1))
        object.localName = text("localName")
        object.externalName = text("externalName")
        object.defaultValue = text("defaultValue")
        object.annotations = values()
        return object
    }

    mutating func newEnumCase(_ depth: Int) -> EnumCase {
        let object = EnumCase(name: text("name"))
        object.rawValue = text("rawValue")
        object.annotations = values()
        object.documentation = [text("documentation"), text("documentation")]
        object.indirect = true
        guard depth < Self.greatestDepth else { return object }
        object.associatedValues = [newAssociatedValue(depth + 1)]
        return object
    }

    mutating func newImport(_ depth: Int) -> Import {
        let object = Import(path: text("path"))
        object.kind = text("kind")
        object.isTestable = true
        return object
    }

    mutating func newBytesRange(_ depth: Int) -> BytesRange {
        let object = BytesRange(offset: number(), length: number())
        return object
    }

    mutating func newFileParserResult(_ depth: Int) -> FileParserResult {
        let object = FileParserResult(modifiedDate: Date(timeIntervalSinceReferenceDate: Double(number())))
        object.path = text("path")
        object.module = text("module")
        object.inlineIndentations = [text("inlineIndentations"): text("inlineIndentations")]
        object.generatorVersion = text("generatorVersion")
        guard depth < Self.greatestDepth else { return object }
        object.types = [newType(depth + 1)]
        object.functions = [newMethod(depth + 1)]
        object.typealiases = [newTypealias(depth + 1)]
        object.inlineRanges = [text("inlineRanges"): newBytesRange(depth + 1)]
        return object
    }

    mutating func newTypes(_ depth: Int) -> Types {
        let object = Types()
        guard depth < Self.greatestDepth else { return object }
        object.types = [newType(depth + 1)]
        object.typealiases = [newTypealias(depth + 1)]
        return object
    }

    mutating func newTemplateContext(_ depth: Int) -> TemplateContext {
        let object = TemplateContext(types: newTypes(depth + 1))
        object.argument = values()
        guard depth < Self.greatestDepth else { return object }
        object.parserResult = newFileParserResult(depth + 1)
        object.functions = [newMethod(depth + 1)]
        return object
    }

    /// A context with a type of each class.
    mutating func everything() -> TemplateContext {
        let context = newTemplateContext(0)
        context.types.types = [
            newClass(1),
            newStruct(1),
            newEnum(1),
            newProtocol(1),
            newActor(1),
            newProtocolComposition(1),
        ]
        // The parts of a type name and of a case, which are deeper than the rest.
        context.functions[0].returnTypeName = newTypeName(-1)
        (context.types.types[2] as? Enum)?.cases = [newEnumCase(1)]
        return context
    }
}

extension Twin {
    /// The classes of the type model.
    static let typeModel = Twin(classes: [
        (CocoaType.self, `Type`.self),
        (CocoaClass.self, Class.self),
        (CocoaStruct.self, Struct.self),
        (CocoaEnum.self, Enum.self),
        (CocoaProtocol.self, `Protocol`.self),
        (CocoaActor.self, Actor.self),
        (CocoaProtocolComposition.self, ProtocolComposition.self),
        (CocoaMethod.self, Method.self),
        (CocoaMethodParameter.self, MethodParameter.self),
        (CocoaVariable.self, Variable.self),
        (CocoaSubscript.self, Subscript.self),
        (CocoaAttribute.self, Attribute.self),
        (CocoaModifier.self, Modifier.self),
        (CocoaTypealias.self, Typealias.self),
        (CocoaTypeName.self, TypeName.self),
        (CocoaTupleType.self, TupleType.self),
        (CocoaTupleElement.self, TupleElement.self),
        (CocoaArrayType.self, ArrayType.self),
        (CocoaDictionaryType.self, DictionaryType.self),
        (CocoaSetType.self, SetType.self),
        (CocoaClosureType.self, ClosureType.self),
        (CocoaClosureParameter.self, ClosureParameter.self),
        (CocoaGenericType.self, GenericType.self),
        (CocoaGenericTypeParameter.self, GenericTypeParameter.self),
        (CocoaGenericParameter.self, GenericParameter.self),
        (CocoaGenericRequirement.self, GenericRequirement.self),
        (CocoaAssociatedType.self, AssociatedType.self),
        (CocoaAssociatedValue.self, AssociatedValue.self),
        (CocoaEnumCase.self, EnumCase.self),
        (CocoaImport.self, Import.self),
        (CocoaBytesRange.self, BytesRange.self),
        (CocoaFileParserResult.self, FileParserResult.self),
        (CocoaTypes.self, Types.self),
        (CocoaTemplateContext.self, TemplateContext.self),
    ])
}
