// What the schemas name after `via`.

extension Book {
    static func givenName(of author: String) -> String { String(author.prefix { $0 != " " }) }
    static func familyName(of author: String) -> String { String(author.drop { $0 != " " }.dropFirst()) }
    func author() -> String { givenName + " " + familyName }
}
