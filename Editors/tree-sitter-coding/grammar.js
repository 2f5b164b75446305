// The `.coding` language for tree-sitter: highlighting, folding and indentation in editors that use it. It accepts
// every correct schema and some incorrect ones; `coding language-server` tells which.

const list = (rule) => seq(rule, repeat(seq(",", rule)));

module.exports = grammar({
  name: "coding",

  word: ($) => $.identifier,

  // Swift text between balanced braces or parentheses, and comments in comments: src/scanner.c takes each as a whole.
  externals: ($) => [$.swift_block, $.swift_expression, $.attribute_arguments, $.block_comment],

  extras: ($) => [/[\s\uFEFF]/, $.documentation, $.comment, $.block_comment],

  inline: ($) => [$._name],

  // After a string, a comma continues the list or ends the clause: the token after it decides.
  conflicts: ($) => [[$.head_clause]],

  rules: {
    source_file: ($) => repeat(choice($._rule_of_file, $._declaration)),

    // MARK: Rules of the file

    _rule_of_file: ($) =>
      choice($.import, $.access, $.archived_prefix, $.nil_rule, $.lenient_rule, $.waiver),
    import: ($) => seq(optional($.level), "import", field("module", $._name)),
    access: ($) => seq("access", $.level),
    archived_prefix: ($) => seq("archived", "as", "prefix", $.string),
    nil_rule: ($) => seq("writes", "nil"),
    lenient_rule: ($) => "lenient",
    level: ($) => choice("public", "package", "internal", "private", "fileprivate"),
    waiver: ($) =>
      seq(
        "waived", field("rule", $._name),
        optional(seq("of", choice(field("member", $._name), $.string))),
        "because", field("reason", $.string),
      ),

    // MARK: Declarations

    _declaration: ($) =>
      choice(
        $.class_declaration, $.extension_declaration, $.struct_declaration, $.enum_declaration,
        $.bits_declaration, $.type_alias, $.external_declaration, $.retired_declaration,
      ),
    // One list for declarations and fields: which they are, is known only after it.
    _modifiers: ($) =>
      repeat1(choice($.attribute, $.level, $.setter, "open", "final", "transient", "weak", "unowned")),

    class_declaration: ($) =>
      seq(
        optional($._modifiers), "class", field("name", $._name),
        optional($._heritage), repeat($._head_clause), field("body", $.class_body),
      ),
    extension_declaration: ($) =>
      seq(optional($._modifiers), "extend", "final", "class", field("name", $._name), repeat($._head_clause), field("body", $.class_body)),
    struct_declaration: ($) =>
      seq(
        optional($._modifiers), "struct", field("name", $._name),
        optional($._heritage), repeat($._head_clause), field("body", $.class_body),
      ),
    enum_declaration: ($) =>
      seq(
        optional($._modifiers), "enum", field("name", $._name),
        optional($._heritage), repeat($._head_clause), field("body", $.enum_body),
      ),
    bits_declaration: ($) =>
      seq(
        optional($._modifiers), "bits", field("name", $._name), ":", field("type", $._type),
        field("body", $.bits_body),
      ),
    type_alias: ($) =>
      seq(optional($._modifiers), "typealias", field("name", $._name), "=", field("type", $._type)),

    _heritage: ($) =>
      seq(":", choice(seq("external", field("superclass", $.type_name)), field("superclass", $.conformance))),
    conformance: ($) =>
      seq(optional($.attribute), $.type_name, optional(seq("by", choice("value", "identity")))),

    external_declaration: ($) =>
      seq(
        optional($._modifiers), "external",
        choice(
          seq("protocol", field("name", $.type_name)),
          seq(
            choice("class", "struct", "enum"), field("name", $.type_name),
            choice(
              $.conversion,
              seq(optional($.parameters), optional($._heritage), repeat($._head_clause)),
            ),
          ),
        ),
        optional(seq("from", field("module", $.type_name))),
      ),
    retired_declaration: ($) =>
      seq(
        "retired", choice("class", "struct", "enum"), field("name", $._name),
        optional($._heritage), repeat($._head_clause),
      ),
    parameters: ($) => seq("(", optional(list($.parameter)), ")"),
    parameter: ($) =>
      seq(field("name", $._name), ":", field("type", $._type), optional(seq("=", field("default", $._value)))),

    // MARK: Clauses of heads

    _head_clause: ($) => seq(",", choice($.head_clause, $.conformance)),
    head_clause: ($) =>
      choice(
        seq("as", "dictionary"), seq("tag", $.string),
        seq("version", $.integer, optional(seq("key", $.string, optional("boxed")))),
        "unwritten",
        seq("refuses", choice("newer", "coding")),
        seq("archived", "as", $.string),
        seq("formerly", list($.string)),
        seq("prefix", $.string),
        seq("sequential", optional(choice("only", seq("marker", $.string)))),
        seq("keyed", "only"),
        seq("else", field("fallback", $._name)),
        seq("reads", "unknown", "subclasses"),
        seq("keeps", "unknown"),
        seq("writes", "nil"),
        "lenient",
        seq("omits", "default"),
        seq(choice("unique", "replaced", "rebuilt"), "via", $.reference),
        seq("renamed", "from", field("former", $._name)),
        seq("keys", list($.string)),
      ),

    // MARK: Members

    class_body: ($) =>
      seq(
        "{",
        repeat(
          choice(
            $.field, $.retired, $.waiver, $.swift_member,
            $.struct_declaration, $.enum_declaration, $.bits_declaration,
          ),
        ),
        "}",
      ),
    field: ($) =>
      seq(
        optional($._modifiers), choice("let", "var"), field("name", $._name), ":", field("type", $._type),
        optional($.conversion), optional(seq("=", field("default", $._value))),
        repeat($.field_clause), optional(field("observers", $.swift_block)),
      ),
    setter: ($) => seq($.level, "(", "set", ")"),
    conversion: ($) =>
      prec.right(seq(
        "as",
        choice(
          seq("rawValue", $._type),
          seq(
            $._type,
            optional(seq("via", field("writing", $.reference), ",", field("reading", $.reference))),
          ),
        ),
      )),
    field_clause: ($) =>
      prec.right(choice(
        "required",
        seq("if", "missing", $._value),
        seq("key", $.string),
        seq("fallback", $._keys),
        seq("also", $._keys, optional(seq("as", "of", $.integer)), optional(seq("until", $.integer))),
        seq("since", $.integer),
        seq("until", $.integer),
        seq("treats", "nil", "as", "missing"),
        seq("writes", "nil"),
        "lenient",
        seq("omits", choice("nil", "default")),
        "conditional",
        "unconditional",
        "joined",
        seq(choice("keyed", "sequential"), "only"),
        seq("rebuilt", "via", $.reference),
        seq("renamed", "from", field("former", $._name)),
      )),
    _keys: ($) => seq(list($.string), optional(seq(":", $._type, "via", $.reference))),
    retired: ($) =>
      seq(
        "retired", list($.string), optional(seq(":", field("type", $._type), "=", $._value)),
        optional(seq("until", $.integer)), optional(seq(",", "still", "written")),
      ),
    swift_member: ($) => seq("swift", $.swift_block),

    enum_body: ($) =>
      seq("{", repeat(choice($.case, $.retired, $.waiver, $.unknown_case)), "}"),
    case: ($) =>
      seq(
        optional("fallback"), "case", field("name", $._name),
        optional($.payload), optional(seq("=", field("value", $._value))), repeat($.case_clause),
      ),
    payload: ($) => seq("(", list($.payload_value), ")"),
    payload_value: ($) =>
      seq(optional(seq(field("name", $._name), ":")), field("type", $._type), optional(seq("key", $.string))),
    case_clause: ($) =>
      choice(
        seq("key", $.string),
        seq("formerly", list($._value)),
        seq("since", $.integer, optional(seq("else", $.case_value))),
        seq("also", field("former", $._name), "via", $.reference),
      ),
    unknown_case: ($) => seq("unknown", choice($.case_value, seq(field("name", $._name), "(", "rawValue", ")"))),

    bits_body: ($) => seq("{", repeat(choice($.bit_field, $.waiver)), "}"),
    bit_field: ($) =>
      seq(
        "var", field("name", $._name), ":", field("type", $._type), "at", $.integer,
        optional(seq("width", $.integer)),
      ),

    // MARK: Types. Those of transient fields are any of Swift's.

    _type: ($) =>
      choice(
        $.type_name, $.array_type, $.optional_type, $.tuple_type, $.function_type, $.existential_type,
        $.variant_type, $.packed_type, $.composed_type, $.attributed_type,
      ),
    type_name: ($) =>
      prec.right(seq($._name, optional($.type_arguments), repeat(seq(".", $._name, optional($.type_arguments))))),
    type_arguments: ($) => seq("<", list($._type), ">"),
    array_type: ($) => seq("[", $._type, optional(seq(":", $._type)), "]"),
    tuple_type: ($) => seq("(", optional(list(seq(optional(seq(field("label", $._name), ":")), $._type))), ")"),
    optional_type: ($) => prec(4, seq($._type, choice("?", "!"))),
    existential_type: ($) => prec.right(1, seq(choice("any", "some"), $._type)),
    variant_type: ($) => prec(3, seq(choice("mutable", "inline", "boxed", "indexed"), $._type)),
    packed_type: ($) => prec(3, seq("packed", optional(seq("(", choice("big", "little"), ")")), $.array_type)),
    composed_type: ($) => prec.left(2, seq($._type, "&", $._type)),
    function_type: ($) =>
      prec.right(1, seq($.tuple_type, repeat(choice("async", "throws")), "->", $._type)),
    attributed_type: ($) =>
      prec.right(1, seq(choice($.attribute, "inout", "borrowing", "consuming", "sending", "~"), $._type)),

    // MARK: Values

    _value: ($) =>
      choice(
        $.string, seq(optional("-"), choice($.integer, $.real)), $.boolean, $.nil, $.case_value, $.array,
        $.dictionary, seq("via", $.reference), $.swift_expression,
      ),
    boolean: ($) => choice("true", "false"),
    nil: ($) => "nil",
    case_value: ($) => seq(".", $._name),
    array: ($) => seq("[", optional(list($._value)), optional(","), "]"),
    dictionary: ($) => seq("[", choice(":", seq(list($.entry), optional(","))), "]"),
    entry: ($) => seq($._value, ":", $._value),
    reference: ($) =>
      prec.right(seq($.function_name, optional(seq("(", repeat(seq(field("label", $._name), ":")), ")")))),

    function_name: ($) => seq($._name, repeat(seq(".", $._name))),

    // MARK: Names, literals, comments

    attribute: ($) => prec.right(seq("@", $.attribute_name, optional($.attribute_arguments))),
    attribute_name: ($) => token.immediate(/[\p{XID_Start}_][\p{XID_Continue}_.]*/),
    _name: ($) => choice($.identifier, $.quoted_name),
    identifier: ($) => /[\p{XID_Start}_][\p{XID_Continue}]*/,
    quoted_name: ($) => /`[^`\n]*`/,
    string: ($) =>
      seq('"', repeat(choice($.string_text, $.escape)), token.immediate('"')),
    string_text: ($) => token.immediate(prec(1, /[^"\\\n]+/)),
    escape: ($) => token.immediate(/\\(u\{[0-9A-Fa-f]*\}|.)/),
    integer: ($) => /[0-9][0-9_]*|0x[0-9A-Fa-f_]+|0o[0-7_]+|0b[01_]+/,
    real: ($) =>
      /[0-9][0-9_]*(\.[0-9][0-9_]*([eE][+-]?[0-9_]+)?|[eE][+-]?[0-9_]+)|0x[0-9A-Fa-f_]+(\.[0-9A-Fa-f_]+)?[pP][+-]?[0-9_]+/,

    documentation: ($) => token(prec(2, /\/\/\/([^\/\n][^\n]*)?/)),
    comment: ($) => token(prec(1, /\/\/[^\n]*/)),
  },
});
