// The examples of Apple's *Archives and Serializations Programming Guide*, chapter by chapter.

import Archiving
import Earlier
import Foundation
import Today

@main
enum Program {
    static func main() throws {
        try Chapters.objectGraphs()
        try Chapters.conditionalObjects()
        try Chapters.dataTypes()
        try Chapters.newValues()
        try Chapters.removedKeys()
        try Chapters.fallbackKeys()
        try Chapters.bitSizes()
        print("Every example of the guide behaves as the guide says.")
    }
}
