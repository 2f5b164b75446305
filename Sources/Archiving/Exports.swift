// The part of Foundation that archives consist of, for generated code: its imports don't depend on the types of fields,
// and on Linux a program with dates, URLs and data links neither all of Foundation nor its locale data.

#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
