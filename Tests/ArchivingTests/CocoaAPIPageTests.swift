// Checks the page `Documentation/CocoaAPI.md`: its calls exist, its tests exist, and it covers all of Cocoa's API.

import Foundation
import Testing

@Suite("The page about Cocoa's API") struct CocoaAPIPageTests {
    @Test("Every test that it names is one, and every call that is here has one")
    func namesTests() throws {
        let page = try CocoaAPIPage()
        let functions = try TestFunctions().names
        #expect(page.rows.count > 100)
        #expect(functions.contains("CocoaAPIPageTests/namesTests"))
        for row in page.rows {
            for test in row.tests where !functions.contains(test) {
                Issue.record("line \(row.line): there is no test '\(test)'")
            }
            let isHere = row.here?.hasPrefix("not here") != true
            #expect(!isHere || !row.tests.isEmpty, "line \(row.line): '\(row.first)' is here without a test")
        }
    }

    @Test("Every declaration that it names is public, and what is not here has a reason")
    func namesDeclarations() throws {
        let declarations = try PublicDeclarations(modules: ["Archiving", "PrimitiveData", "PropertyLists"]).names
        for row in try CocoaAPIPage().rows {
            guard let here = row.here else { continue }
            let names = CocoaAPIPage.code(in: here).filter { !$0.hasSuffix(".self") }
            for name in names where !declarations.contains(name) {
                Issue.record("line \(row.line): there is no public '\(name)'")
            }
            let isHere = !here.hasPrefix("not here")
            #expect(isHere ? !names.isEmpty : !row.difference.isEmpty, "line \(row.line): '\(row.first)'")
            for name in CocoaAPIPage.code(in: row.difference) where name.contains("(") && !declarations.contains(name) {
                Issue.record("line \(row.line): there is no public '\(name)'")
            }
        }
    }

    @Test("Names of declarations are found as they are spelled, and no others")
    func findsDeclarations() throws {
        let declarations = try PublicDeclarations(modules: ["Archiving", "PrimitiveData", "PropertyLists"]).names
        for name in [
            "Archiver.encode(_:forKey:)", "decodeArray(of:count:)", "class(forClassName:)",
            "KeyedUnarchiver(forReadingFrom:allowing:limits:)", "ArchiveError.Code.finished",
            "archiver(_:willReplace:with:)", "PropertyList.Format", "SubstitutingCoding.archivedType",
        ] {
            #expect(declarations.contains(name), "\(name)")
        }
        for name in [
            "Archiver.encode(_:for:)", "remember(_:)", "KeyedArchiver.graph", "XMLPropertyList",
            "ArchivedClass.noSuchName",
        ] {
            #expect(!declarations.contains(name), "\(name)")
        }
    }

    @Test("All of Cocoa's calls have a row", arguments: CocoaAPIPageTests.cocoa)
    func isComplete(name: String) throws {
        let cells = try CocoaAPIPage().rows.filter { $0.here != nil }.map(\.first)
        #expect(cells.contains { $0.contains(name) })
    }

    @Test("The classes side by side are those that the tests use")
    func showsTestedClasses() throws {
        let models = try CocoaAPIPage.lines(
            of: CocoaAPIPage.folder.appending(path: "Tests/ArchivingTests/CocoaAPIModels.swift"))
        let page = try CocoaAPIPage()
        #expect(page.swift.count == 2)
        for block in page.swift {
            let beginning = models.firstIndex(of: block.first ?? "") ?? models.count
            #expect(Array(models[beginning...].prefix(block.count)) == block)
        }
    }

    static let cocoa: [String] = coder + objects + coders + delegates + sequential + propertyLists

    private static let coder = [
        "allowsKeyedCoding", "systemVersion", "requiresSecureCoding", "allowedClasses", "encode(_:forKey:)",
        "encodeConditionalObject(_:forKey:)", "encodeBytes(_:length:forKey:)", "containsValue(forKey:)",
        "decodeObject(forKey:)", "decodeObject(of:forKey:)", "decodeBool(forKey:)", "decodeInteger(forKey:)",
        "decodeInt32(forKey:)", "decodeInt64(forKey:)", "decodeCInt(forKey:)", "decodeFloat(forKey:)",
        "decodeDouble(forKey:)", "decodeBytes(forKey:returnedLength:)", "decodePropertyList(forKey:)",
        "decodeArrayOfObjects(ofClasses:forKey:)", "decodeDictionary(", "decodeTopLevelObject(", "failWithError(_:)",
        "`error`", "decodingFailurePolicy", "version(forClassName:)", "encodeEncodable(_:forKey:)",
        "decodeDecodable(_:forKey:)", "encodeRootObject(_:)", "encodeBycopyObject(_:)", "encodeByrefObject(_:)",
        "encodeConditionalObject(_:)", "encodeValue(ofObjCType:at:)", "encodeValues(ofObjCTypes:)",
        "encodeArray(ofObjCType:count:at:)", "encodeBytes(_:length:)", "encodeDataObject(_:)", "encodePropertyList(_:)",
        "encodePoint(_:)", "decodeObject()", "decodeValue(ofObjCType:at:size:)", "decodeArray(ofObjCType:count:at:)",
        "decodeBytes(withReturnedLength:)", "decodeData()", "decodePropertyList()", "decodePoint()", "objectZone()",
    ]

    private static let objects = [
        "encode(with:)", "init?(coder:)", "supportsSecureCoding", "awakeAfter(using:)", "replacementObject(for:)",
        "classForCoder", "classForKeyedArchiver", "replacementObjectForKeyedArchiver",
        "classFallbacksForKeyedArchiver", "classForKeyedUnarchiver", "setVersion(_:)",
    ]

    private static let coders = [
        "archivedData(withRootObject:requiringSecureCoding:)", "archivedData(withRootObject:)",
        "archiveRootObject(_:toFile:)", "init(requiringSecureCoding:)", "init(forWritingWith:)", "init()",
        "encodedData", "finishEncoding()", "outputFormat", "delegate", "setClassName(_:for:)", "className(for:)",
        "use after `finishEncoding()`", "unarchivedObject(ofClass:from:)", "unarchivedObject(ofClasses:from:)",
        "unarchivedArrayOfObjects(", "unarchivedDictionary(", "unarchiveTopLevelObjectWithData(_:)",
        "unarchiveObject(with:)", "unarchiveObject(withFile:)", "init(forReadingFrom:)", "init(forReadingWith:)",
        "finishDecoding()", "setClass(_:forClassName:)", "class(forClassName:)", "replaceObject:withObject:",
    ]

    private static let delegates = [
        "archiver(_:willEncode:)", "archiver(_:didEncode:)", "archiver(_:willReplace:withObject:)",
        "archiverWillFinish(_:)", "archiverDidFinish(_:)", "unarchiver(_:didDecode:)",
        "unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)", "unarchiver(_:willReplace:with:)",
        "unarchiverWillFinish(_:)", "unarchiverDidFinish(_:)",
    ]

    private static let sequential = [
        "archiverData", "encodeRootObject(_:)", "encodeClassName(_:intoClassName:)",
        "classNameEncoded(forTrueClassName:)", "classForArchiver", "isAtEnd", "decodeClassName(_:asClassName:)",
        "classNameDecoded(forArchiveClassName:)", "`replace(_:with:)`", "NSInconsistentArchiveException",
        "encodeValues(ofObjCTypes:)", "decodeValues(ofObjCTypes:)", "systemVersion",
    ]

    private static let propertyLists = [
        "data(fromPropertyList:format:options:)", "propertyList(from:options:format:)", "PropertyListFormat",
        "propertyList(_:isValidFor:)", "MutabilityOptions", "lazy deserialization", "NSSerializer",
        "serializeDataAt:ofObjCType:context:", "deserializeDataAt:ofObjCType:atCursor:context:",
    ]
}
