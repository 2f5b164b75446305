#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 618
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 200
#define ALIAS_COUNT 0
#define TOKEN_COUNT 121
#define EXTERNAL_TOKEN_COUNT 4
#define FIELD_COUNT 15
#define MAX_ALIAS_SEQUENCE_LENGTH 12
#define PRODUCTION_ID_COUNT 78

enum {
  sym_identifier = 1,
  anon_sym_import = 2,
  anon_sym_access = 3,
  anon_sym_archived = 4,
  anon_sym_as = 5,
  anon_sym_prefix = 6,
  anon_sym_writes = 7,
  anon_sym_nil = 8,
  anon_sym_public = 9,
  anon_sym_package = 10,
  anon_sym_internal = 11,
  anon_sym_private = 12,
  anon_sym_fileprivate = 13,
  anon_sym_waived = 14,
  anon_sym_of = 15,
  anon_sym_because = 16,
  anon_sym_open = 17,
  anon_sym_final = 18,
  anon_sym_transient = 19,
  anon_sym_weak = 20,
  anon_sym_unowned = 21,
  anon_sym_class = 22,
  anon_sym_extend = 23,
  anon_sym_struct = 24,
  anon_sym_enum = 25,
  anon_sym_bits = 26,
  anon_sym_COLON = 27,
  anon_sym_typealias = 28,
  anon_sym_EQ = 29,
  anon_sym_external = 30,
  anon_sym_protocol = 31,
  anon_sym_from = 32,
  anon_sym_LPAREN = 33,
  anon_sym_COMMA = 34,
  anon_sym_RPAREN = 35,
  anon_sym_version = 36,
  anon_sym_key = 37,
  anon_sym_boxed = 38,
  anon_sym_refuses = 39,
  anon_sym_newer = 40,
  anon_sym_coding = 41,
  anon_sym_formerly = 42,
  anon_sym_sequential = 43,
  anon_sym_only = 44,
  anon_sym_marker = 45,
  anon_sym_keyed = 46,
  anon_sym_keeps = 47,
  anon_sym_unknown = 48,
  anon_sym_omits = 49,
  anon_sym_default = 50,
  anon_sym_unique = 51,
  anon_sym_replaced = 52,
  anon_sym_via = 53,
  anon_sym_renamed = 54,
  anon_sym_keys = 55,
  anon_sym_LBRACE = 56,
  anon_sym_RBRACE = 57,
  anon_sym_let = 58,
  anon_sym_var = 59,
  anon_sym_set = 60,
  anon_sym_rawValue = 61,
  anon_sym_fallback = 62,
  anon_sym_also = 63,
  anon_sym_until = 64,
  anon_sym_since = 65,
  anon_sym_treats = 66,
  anon_sym_missing = 67,
  anon_sym_conditional = 68,
  anon_sym_joined = 69,
  anon_sym_rebuilt = 70,
  anon_sym_retired = 71,
  anon_sym_still = 72,
  anon_sym_written = 73,
  anon_sym_swift = 74,
  anon_sym_case = 75,
  anon_sym_else = 76,
  anon_sym_at = 77,
  anon_sym_width = 78,
  anon_sym_DOT = 79,
  anon_sym_LT = 80,
  anon_sym_GT = 81,
  anon_sym_LBRACK = 82,
  anon_sym_RBRACK = 83,
  anon_sym_QMARK = 84,
  anon_sym_BANG = 85,
  anon_sym_any = 86,
  anon_sym_some = 87,
  anon_sym_mutable = 88,
  anon_sym_inline = 89,
  anon_sym_indexed = 90,
  anon_sym_packed = 91,
  anon_sym_big = 92,
  anon_sym_little = 93,
  anon_sym_AMP = 94,
  anon_sym_async = 95,
  anon_sym_throws = 96,
  anon_sym_DASH_GT = 97,
  anon_sym_inout = 98,
  anon_sym_borrowing = 99,
  anon_sym_consuming = 100,
  anon_sym_sending = 101,
  anon_sym_TILDE = 102,
  anon_sym_DASH = 103,
  anon_sym_true = 104,
  anon_sym_false = 105,
  anon_sym_AT = 106,
  sym_attribute_name = 107,
  sym_quoted_name = 108,
  anon_sym_DQUOTE = 109,
  anon_sym_DQUOTE2 = 110,
  sym_string_text = 111,
  sym_escape = 112,
  sym_integer = 113,
  sym_real = 114,
  sym_documentation = 115,
  sym_comment = 116,
  sym_swift_block = 117,
  sym_swift_expression = 118,
  sym_attribute_arguments = 119,
  sym_block_comment = 120,
  sym_source_file = 121,
  sym__rule_of_file = 122,
  sym_import = 123,
  sym_access = 124,
  sym_archived_prefix = 125,
  sym_nil_rule = 126,
  sym_level = 127,
  sym_waiver = 128,
  sym__declaration = 129,
  aux_sym__modifiers = 130,
  sym_class_declaration = 131,
  sym_extension_declaration = 132,
  sym_struct_declaration = 133,
  sym_enum_declaration = 134,
  sym_bits_declaration = 135,
  sym_type_alias = 136,
  sym__heritage = 137,
  sym_conformance = 138,
  sym_external_declaration = 139,
  sym_parameters = 140,
  sym_parameter = 141,
  sym__head_clause = 142,
  sym_head_clause = 143,
  sym_class_body = 144,
  sym_field = 145,
  sym_setter = 146,
  sym_conversion = 147,
  sym_field_clause = 148,
  sym__keys = 149,
  sym_retired = 150,
  sym_swift_member = 151,
  sym_enum_body = 152,
  sym_case = 153,
  sym_payload = 154,
  sym_payload_value = 155,
  sym_case_clause = 156,
  sym_unknown_case = 157,
  sym_bits_body = 158,
  sym_bit_field = 159,
  sym__type = 160,
  sym_type_name = 161,
  sym_type_arguments = 162,
  sym_array_type = 163,
  sym_tuple_type = 164,
  sym_optional_type = 165,
  sym_existential_type = 166,
  sym_variant_type = 167,
  sym_packed_type = 168,
  sym_composed_type = 169,
  sym_function_type = 170,
  sym_attributed_type = 171,
  sym__value = 172,
  sym_boolean = 173,
  sym_nil = 174,
  sym_case_value = 175,
  sym_empty_array = 176,
  sym_empty_dictionary = 177,
  sym_reference = 178,
  sym_function_name = 179,
  sym_attribute = 180,
  sym_string = 181,
  aux_sym_source_file_repeat1 = 182,
  aux_sym_class_declaration_repeat1 = 183,
  aux_sym_parameters_repeat1 = 184,
  aux_sym_head_clause_repeat1 = 185,
  aux_sym_class_body_repeat1 = 186,
  aux_sym_field_repeat1 = 187,
  aux_sym_enum_body_repeat1 = 188,
  aux_sym_case_repeat1 = 189,
  aux_sym_payload_repeat1 = 190,
  aux_sym_case_clause_repeat1 = 191,
  aux_sym_bits_body_repeat1 = 192,
  aux_sym_type_name_repeat1 = 193,
  aux_sym_type_arguments_repeat1 = 194,
  aux_sym_tuple_type_repeat1 = 195,
  aux_sym_function_type_repeat1 = 196,
  aux_sym_reference_repeat1 = 197,
  aux_sym_function_name_repeat1 = 198,
  aux_sym_string_repeat1 = 199,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_import] = "import",
  [anon_sym_access] = "access",
  [anon_sym_archived] = "archived",
  [anon_sym_as] = "as",
  [anon_sym_prefix] = "prefix",
  [anon_sym_writes] = "writes",
  [anon_sym_nil] = "nil",
  [anon_sym_public] = "public",
  [anon_sym_package] = "package",
  [anon_sym_internal] = "internal",
  [anon_sym_private] = "private",
  [anon_sym_fileprivate] = "fileprivate",
  [anon_sym_waived] = "waived",
  [anon_sym_of] = "of",
  [anon_sym_because] = "because",
  [anon_sym_open] = "open",
  [anon_sym_final] = "final",
  [anon_sym_transient] = "transient",
  [anon_sym_weak] = "weak",
  [anon_sym_unowned] = "unowned",
  [anon_sym_class] = "class",
  [anon_sym_extend] = "extend",
  [anon_sym_struct] = "struct",
  [anon_sym_enum] = "enum",
  [anon_sym_bits] = "bits",
  [anon_sym_COLON] = ":",
  [anon_sym_typealias] = "typealias",
  [anon_sym_EQ] = "=",
  [anon_sym_external] = "external",
  [anon_sym_protocol] = "protocol",
  [anon_sym_from] = "from",
  [anon_sym_LPAREN] = "(",
  [anon_sym_COMMA] = ",",
  [anon_sym_RPAREN] = ")",
  [anon_sym_version] = "version",
  [anon_sym_key] = "key",
  [anon_sym_boxed] = "boxed",
  [anon_sym_refuses] = "refuses",
  [anon_sym_newer] = "newer",
  [anon_sym_coding] = "coding",
  [anon_sym_formerly] = "formerly",
  [anon_sym_sequential] = "sequential",
  [anon_sym_only] = "only",
  [anon_sym_marker] = "marker",
  [anon_sym_keyed] = "keyed",
  [anon_sym_keeps] = "keeps",
  [anon_sym_unknown] = "unknown",
  [anon_sym_omits] = "omits",
  [anon_sym_default] = "default",
  [anon_sym_unique] = "unique",
  [anon_sym_replaced] = "replaced",
  [anon_sym_via] = "via",
  [anon_sym_renamed] = "renamed",
  [anon_sym_keys] = "keys",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_let] = "let",
  [anon_sym_var] = "var",
  [anon_sym_set] = "set",
  [anon_sym_rawValue] = "rawValue",
  [anon_sym_fallback] = "fallback",
  [anon_sym_also] = "also",
  [anon_sym_until] = "until",
  [anon_sym_since] = "since",
  [anon_sym_treats] = "treats",
  [anon_sym_missing] = "missing",
  [anon_sym_conditional] = "conditional",
  [anon_sym_joined] = "joined",
  [anon_sym_rebuilt] = "rebuilt",
  [anon_sym_retired] = "retired",
  [anon_sym_still] = "still",
  [anon_sym_written] = "written",
  [anon_sym_swift] = "swift",
  [anon_sym_case] = "case",
  [anon_sym_else] = "else",
  [anon_sym_at] = "at",
  [anon_sym_width] = "width",
  [anon_sym_DOT] = ".",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_QMARK] = "\?",
  [anon_sym_BANG] = "!",
  [anon_sym_any] = "any",
  [anon_sym_some] = "some",
  [anon_sym_mutable] = "mutable",
  [anon_sym_inline] = "inline",
  [anon_sym_indexed] = "indexed",
  [anon_sym_packed] = "packed",
  [anon_sym_big] = "big",
  [anon_sym_little] = "little",
  [anon_sym_AMP] = "&",
  [anon_sym_async] = "async",
  [anon_sym_throws] = "throws",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_inout] = "inout",
  [anon_sym_borrowing] = "borrowing",
  [anon_sym_consuming] = "consuming",
  [anon_sym_sending] = "sending",
  [anon_sym_TILDE] = "~",
  [anon_sym_DASH] = "-",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_AT] = "@",
  [sym_attribute_name] = "attribute_name",
  [sym_quoted_name] = "quoted_name",
  [anon_sym_DQUOTE] = "\"",
  [anon_sym_DQUOTE2] = "\"",
  [sym_string_text] = "string_text",
  [sym_escape] = "escape",
  [sym_integer] = "integer",
  [sym_real] = "real",
  [sym_documentation] = "documentation",
  [sym_comment] = "comment",
  [sym_swift_block] = "swift_block",
  [sym_swift_expression] = "swift_expression",
  [sym_attribute_arguments] = "attribute_arguments",
  [sym_block_comment] = "block_comment",
  [sym_source_file] = "source_file",
  [sym__rule_of_file] = "_rule_of_file",
  [sym_import] = "import",
  [sym_access] = "access",
  [sym_archived_prefix] = "archived_prefix",
  [sym_nil_rule] = "nil_rule",
  [sym_level] = "level",
  [sym_waiver] = "waiver",
  [sym__declaration] = "_declaration",
  [aux_sym__modifiers] = "_modifiers",
  [sym_class_declaration] = "class_declaration",
  [sym_extension_declaration] = "extension_declaration",
  [sym_struct_declaration] = "struct_declaration",
  [sym_enum_declaration] = "enum_declaration",
  [sym_bits_declaration] = "bits_declaration",
  [sym_type_alias] = "type_alias",
  [sym__heritage] = "_heritage",
  [sym_conformance] = "conformance",
  [sym_external_declaration] = "external_declaration",
  [sym_parameters] = "parameters",
  [sym_parameter] = "parameter",
  [sym__head_clause] = "_head_clause",
  [sym_head_clause] = "head_clause",
  [sym_class_body] = "class_body",
  [sym_field] = "field",
  [sym_setter] = "setter",
  [sym_conversion] = "conversion",
  [sym_field_clause] = "field_clause",
  [sym__keys] = "_keys",
  [sym_retired] = "retired",
  [sym_swift_member] = "swift_member",
  [sym_enum_body] = "enum_body",
  [sym_case] = "case",
  [sym_payload] = "payload",
  [sym_payload_value] = "payload_value",
  [sym_case_clause] = "case_clause",
  [sym_unknown_case] = "unknown_case",
  [sym_bits_body] = "bits_body",
  [sym_bit_field] = "bit_field",
  [sym__type] = "_type",
  [sym_type_name] = "type_name",
  [sym_type_arguments] = "type_arguments",
  [sym_array_type] = "array_type",
  [sym_tuple_type] = "tuple_type",
  [sym_optional_type] = "optional_type",
  [sym_existential_type] = "existential_type",
  [sym_variant_type] = "variant_type",
  [sym_packed_type] = "packed_type",
  [sym_composed_type] = "composed_type",
  [sym_function_type] = "function_type",
  [sym_attributed_type] = "attributed_type",
  [sym__value] = "_value",
  [sym_boolean] = "boolean",
  [sym_nil] = "nil",
  [sym_case_value] = "case_value",
  [sym_empty_array] = "empty_array",
  [sym_empty_dictionary] = "empty_dictionary",
  [sym_reference] = "reference",
  [sym_function_name] = "function_name",
  [sym_attribute] = "attribute",
  [sym_string] = "string",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_class_declaration_repeat1] = "class_declaration_repeat1",
  [aux_sym_parameters_repeat1] = "parameters_repeat1",
  [aux_sym_head_clause_repeat1] = "head_clause_repeat1",
  [aux_sym_class_body_repeat1] = "class_body_repeat1",
  [aux_sym_field_repeat1] = "field_repeat1",
  [aux_sym_enum_body_repeat1] = "enum_body_repeat1",
  [aux_sym_case_repeat1] = "case_repeat1",
  [aux_sym_payload_repeat1] = "payload_repeat1",
  [aux_sym_case_clause_repeat1] = "case_clause_repeat1",
  [aux_sym_bits_body_repeat1] = "bits_body_repeat1",
  [aux_sym_type_name_repeat1] = "type_name_repeat1",
  [aux_sym_type_arguments_repeat1] = "type_arguments_repeat1",
  [aux_sym_tuple_type_repeat1] = "tuple_type_repeat1",
  [aux_sym_function_type_repeat1] = "function_type_repeat1",
  [aux_sym_reference_repeat1] = "reference_repeat1",
  [aux_sym_function_name_repeat1] = "function_name_repeat1",
  [aux_sym_string_repeat1] = "string_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_access] = anon_sym_access,
  [anon_sym_archived] = anon_sym_archived,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_prefix] = anon_sym_prefix,
  [anon_sym_writes] = anon_sym_writes,
  [anon_sym_nil] = anon_sym_nil,
  [anon_sym_public] = anon_sym_public,
  [anon_sym_package] = anon_sym_package,
  [anon_sym_internal] = anon_sym_internal,
  [anon_sym_private] = anon_sym_private,
  [anon_sym_fileprivate] = anon_sym_fileprivate,
  [anon_sym_waived] = anon_sym_waived,
  [anon_sym_of] = anon_sym_of,
  [anon_sym_because] = anon_sym_because,
  [anon_sym_open] = anon_sym_open,
  [anon_sym_final] = anon_sym_final,
  [anon_sym_transient] = anon_sym_transient,
  [anon_sym_weak] = anon_sym_weak,
  [anon_sym_unowned] = anon_sym_unowned,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_extend] = anon_sym_extend,
  [anon_sym_struct] = anon_sym_struct,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_bits] = anon_sym_bits,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_typealias] = anon_sym_typealias,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_external] = anon_sym_external,
  [anon_sym_protocol] = anon_sym_protocol,
  [anon_sym_from] = anon_sym_from,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_version] = anon_sym_version,
  [anon_sym_key] = anon_sym_key,
  [anon_sym_boxed] = anon_sym_boxed,
  [anon_sym_refuses] = anon_sym_refuses,
  [anon_sym_newer] = anon_sym_newer,
  [anon_sym_coding] = anon_sym_coding,
  [anon_sym_formerly] = anon_sym_formerly,
  [anon_sym_sequential] = anon_sym_sequential,
  [anon_sym_only] = anon_sym_only,
  [anon_sym_marker] = anon_sym_marker,
  [anon_sym_keyed] = anon_sym_keyed,
  [anon_sym_keeps] = anon_sym_keeps,
  [anon_sym_unknown] = anon_sym_unknown,
  [anon_sym_omits] = anon_sym_omits,
  [anon_sym_default] = anon_sym_default,
  [anon_sym_unique] = anon_sym_unique,
  [anon_sym_replaced] = anon_sym_replaced,
  [anon_sym_via] = anon_sym_via,
  [anon_sym_renamed] = anon_sym_renamed,
  [anon_sym_keys] = anon_sym_keys,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_set] = anon_sym_set,
  [anon_sym_rawValue] = anon_sym_rawValue,
  [anon_sym_fallback] = anon_sym_fallback,
  [anon_sym_also] = anon_sym_also,
  [anon_sym_until] = anon_sym_until,
  [anon_sym_since] = anon_sym_since,
  [anon_sym_treats] = anon_sym_treats,
  [anon_sym_missing] = anon_sym_missing,
  [anon_sym_conditional] = anon_sym_conditional,
  [anon_sym_joined] = anon_sym_joined,
  [anon_sym_rebuilt] = anon_sym_rebuilt,
  [anon_sym_retired] = anon_sym_retired,
  [anon_sym_still] = anon_sym_still,
  [anon_sym_written] = anon_sym_written,
  [anon_sym_swift] = anon_sym_swift,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_at] = anon_sym_at,
  [anon_sym_width] = anon_sym_width,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_any] = anon_sym_any,
  [anon_sym_some] = anon_sym_some,
  [anon_sym_mutable] = anon_sym_mutable,
  [anon_sym_inline] = anon_sym_inline,
  [anon_sym_indexed] = anon_sym_indexed,
  [anon_sym_packed] = anon_sym_packed,
  [anon_sym_big] = anon_sym_big,
  [anon_sym_little] = anon_sym_little,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_async] = anon_sym_async,
  [anon_sym_throws] = anon_sym_throws,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_inout] = anon_sym_inout,
  [anon_sym_borrowing] = anon_sym_borrowing,
  [anon_sym_consuming] = anon_sym_consuming,
  [anon_sym_sending] = anon_sym_sending,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_AT] = anon_sym_AT,
  [sym_attribute_name] = sym_attribute_name,
  [sym_quoted_name] = sym_quoted_name,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [anon_sym_DQUOTE2] = anon_sym_DQUOTE,
  [sym_string_text] = sym_string_text,
  [sym_escape] = sym_escape,
  [sym_integer] = sym_integer,
  [sym_real] = sym_real,
  [sym_documentation] = sym_documentation,
  [sym_comment] = sym_comment,
  [sym_swift_block] = sym_swift_block,
  [sym_swift_expression] = sym_swift_expression,
  [sym_attribute_arguments] = sym_attribute_arguments,
  [sym_block_comment] = sym_block_comment,
  [sym_source_file] = sym_source_file,
  [sym__rule_of_file] = sym__rule_of_file,
  [sym_import] = sym_import,
  [sym_access] = sym_access,
  [sym_archived_prefix] = sym_archived_prefix,
  [sym_nil_rule] = sym_nil_rule,
  [sym_level] = sym_level,
  [sym_waiver] = sym_waiver,
  [sym__declaration] = sym__declaration,
  [aux_sym__modifiers] = aux_sym__modifiers,
  [sym_class_declaration] = sym_class_declaration,
  [sym_extension_declaration] = sym_extension_declaration,
  [sym_struct_declaration] = sym_struct_declaration,
  [sym_enum_declaration] = sym_enum_declaration,
  [sym_bits_declaration] = sym_bits_declaration,
  [sym_type_alias] = sym_type_alias,
  [sym__heritage] = sym__heritage,
  [sym_conformance] = sym_conformance,
  [sym_external_declaration] = sym_external_declaration,
  [sym_parameters] = sym_parameters,
  [sym_parameter] = sym_parameter,
  [sym__head_clause] = sym__head_clause,
  [sym_head_clause] = sym_head_clause,
  [sym_class_body] = sym_class_body,
  [sym_field] = sym_field,
  [sym_setter] = sym_setter,
  [sym_conversion] = sym_conversion,
  [sym_field_clause] = sym_field_clause,
  [sym__keys] = sym__keys,
  [sym_retired] = sym_retired,
  [sym_swift_member] = sym_swift_member,
  [sym_enum_body] = sym_enum_body,
  [sym_case] = sym_case,
  [sym_payload] = sym_payload,
  [sym_payload_value] = sym_payload_value,
  [sym_case_clause] = sym_case_clause,
  [sym_unknown_case] = sym_unknown_case,
  [sym_bits_body] = sym_bits_body,
  [sym_bit_field] = sym_bit_field,
  [sym__type] = sym__type,
  [sym_type_name] = sym_type_name,
  [sym_type_arguments] = sym_type_arguments,
  [sym_array_type] = sym_array_type,
  [sym_tuple_type] = sym_tuple_type,
  [sym_optional_type] = sym_optional_type,
  [sym_existential_type] = sym_existential_type,
  [sym_variant_type] = sym_variant_type,
  [sym_packed_type] = sym_packed_type,
  [sym_composed_type] = sym_composed_type,
  [sym_function_type] = sym_function_type,
  [sym_attributed_type] = sym_attributed_type,
  [sym__value] = sym__value,
  [sym_boolean] = sym_boolean,
  [sym_nil] = sym_nil,
  [sym_case_value] = sym_case_value,
  [sym_empty_array] = sym_empty_array,
  [sym_empty_dictionary] = sym_empty_dictionary,
  [sym_reference] = sym_reference,
  [sym_function_name] = sym_function_name,
  [sym_attribute] = sym_attribute,
  [sym_string] = sym_string,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_class_declaration_repeat1] = aux_sym_class_declaration_repeat1,
  [aux_sym_parameters_repeat1] = aux_sym_parameters_repeat1,
  [aux_sym_head_clause_repeat1] = aux_sym_head_clause_repeat1,
  [aux_sym_class_body_repeat1] = aux_sym_class_body_repeat1,
  [aux_sym_field_repeat1] = aux_sym_field_repeat1,
  [aux_sym_enum_body_repeat1] = aux_sym_enum_body_repeat1,
  [aux_sym_case_repeat1] = aux_sym_case_repeat1,
  [aux_sym_payload_repeat1] = aux_sym_payload_repeat1,
  [aux_sym_case_clause_repeat1] = aux_sym_case_clause_repeat1,
  [aux_sym_bits_body_repeat1] = aux_sym_bits_body_repeat1,
  [aux_sym_type_name_repeat1] = aux_sym_type_name_repeat1,
  [aux_sym_type_arguments_repeat1] = aux_sym_type_arguments_repeat1,
  [aux_sym_tuple_type_repeat1] = aux_sym_tuple_type_repeat1,
  [aux_sym_function_type_repeat1] = aux_sym_function_type_repeat1,
  [aux_sym_reference_repeat1] = aux_sym_reference_repeat1,
  [aux_sym_function_name_repeat1] = aux_sym_function_name_repeat1,
  [aux_sym_string_repeat1] = aux_sym_string_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_access] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_archived] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_prefix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_writes] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nil] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_public] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_package] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_internal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_private] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fileprivate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_waived] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_of] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_because] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_final] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_transient] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_weak] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unowned] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_struct] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_bits] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_typealias] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_external] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_protocol] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_from] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_version] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_key] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_boxed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_refuses] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_newer] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_coding] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_formerly] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sequential] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_only] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_marker] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keyed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keeps] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unknown] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_omits] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_default] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unique] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_replaced] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_via] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_renamed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keys] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_let] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rawValue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fallback] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_also] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_until] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_since] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_treats] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_missing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_conditional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_joined] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rebuilt] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_retired] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_still] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_written] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_swift] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_at] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_width] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_any] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_some] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mutable] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_indexed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_packed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_big] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_little] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_throws] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inout] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_borrowing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_consuming] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sending] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [sym_attribute_name] = {
    .visible = true,
    .named = true,
  },
  [sym_quoted_name] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE2] = {
    .visible = true,
    .named = false,
  },
  [sym_string_text] = {
    .visible = true,
    .named = true,
  },
  [sym_escape] = {
    .visible = true,
    .named = true,
  },
  [sym_integer] = {
    .visible = true,
    .named = true,
  },
  [sym_real] = {
    .visible = true,
    .named = true,
  },
  [sym_documentation] = {
    .visible = true,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_block] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_block_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym__rule_of_file] = {
    .visible = false,
    .named = true,
  },
  [sym_import] = {
    .visible = true,
    .named = true,
  },
  [sym_access] = {
    .visible = true,
    .named = true,
  },
  [sym_archived_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym_nil_rule] = {
    .visible = true,
    .named = true,
  },
  [sym_level] = {
    .visible = true,
    .named = true,
  },
  [sym_waiver] = {
    .visible = true,
    .named = true,
  },
  [sym__declaration] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__modifiers] = {
    .visible = false,
    .named = false,
  },
  [sym_class_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_extension_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_struct_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_bits_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_type_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__heritage] = {
    .visible = false,
    .named = true,
  },
  [sym_conformance] = {
    .visible = true,
    .named = true,
  },
  [sym_external_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__head_clause] = {
    .visible = false,
    .named = true,
  },
  [sym_head_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_field] = {
    .visible = true,
    .named = true,
  },
  [sym_setter] = {
    .visible = true,
    .named = true,
  },
  [sym_conversion] = {
    .visible = true,
    .named = true,
  },
  [sym_field_clause] = {
    .visible = true,
    .named = true,
  },
  [sym__keys] = {
    .visible = false,
    .named = true,
  },
  [sym_retired] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_member] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_body] = {
    .visible = true,
    .named = true,
  },
  [sym_case] = {
    .visible = true,
    .named = true,
  },
  [sym_payload] = {
    .visible = true,
    .named = true,
  },
  [sym_payload_value] = {
    .visible = true,
    .named = true,
  },
  [sym_case_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_unknown_case] = {
    .visible = true,
    .named = true,
  },
  [sym_bits_body] = {
    .visible = true,
    .named = true,
  },
  [sym_bit_field] = {
    .visible = true,
    .named = true,
  },
  [sym__type] = {
    .visible = false,
    .named = true,
  },
  [sym_type_name] = {
    .visible = true,
    .named = true,
  },
  [sym_type_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_array_type] = {
    .visible = true,
    .named = true,
  },
  [sym_tuple_type] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_type] = {
    .visible = true,
    .named = true,
  },
  [sym_existential_type] = {
    .visible = true,
    .named = true,
  },
  [sym_variant_type] = {
    .visible = true,
    .named = true,
  },
  [sym_packed_type] = {
    .visible = true,
    .named = true,
  },
  [sym_composed_type] = {
    .visible = true,
    .named = true,
  },
  [sym_function_type] = {
    .visible = true,
    .named = true,
  },
  [sym_attributed_type] = {
    .visible = true,
    .named = true,
  },
  [sym__value] = {
    .visible = false,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [sym_nil] = {
    .visible = true,
    .named = true,
  },
  [sym_case_value] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_array] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_dictionary] = {
    .visible = true,
    .named = true,
  },
  [sym_reference] = {
    .visible = true,
    .named = true,
  },
  [sym_function_name] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_head_clause_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_payload_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_clause_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_bits_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_name_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_tuple_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_reference_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_name_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum {
  field_body = 1,
  field_default = 2,
  field_former = 3,
  field_label = 4,
  field_member = 5,
  field_module = 6,
  field_name = 7,
  field_observers = 8,
  field_reading = 9,
  field_reason = 10,
  field_rule = 11,
  field_superclass = 12,
  field_type = 13,
  field_value = 14,
  field_writing = 15,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_body] = "body",
  [field_default] = "default",
  [field_former] = "former",
  [field_label] = "label",
  [field_member] = "member",
  [field_module] = "module",
  [field_name] = "name",
  [field_observers] = "observers",
  [field_reading] = "reading",
  [field_reason] = "reason",
  [field_rule] = "rule",
  [field_superclass] = "superclass",
  [field_type] = "type",
  [field_value] = "value",
  [field_writing] = "writing",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 2},
  [3] = {.index = 3, .length = 1},
  [4] = {.index = 4, .length = 1},
  [5] = {.index = 5, .length = 2},
  [6] = {.index = 7, .length = 1},
  [7] = {.index = 8, .length = 3},
  [8] = {.index = 11, .length = 2},
  [9] = {.index = 13, .length = 2},
  [10] = {.index = 15, .length = 2},
  [11] = {.index = 17, .length = 2},
  [12] = {.index = 19, .length = 1},
  [13] = {.index = 20, .length = 1},
  [14] = {.index = 21, .length = 3},
  [15] = {.index = 24, .length = 2},
  [16] = {.index = 26, .length = 1},
  [17] = {.index = 27, .length = 3},
  [18] = {.index = 30, .length = 2},
  [19] = {.index = 32, .length = 2},
  [20] = {.index = 34, .length = 3},
  [21] = {.index = 37, .length = 2},
  [22] = {.index = 39, .length = 2},
  [23] = {.index = 41, .length = 2},
  [24] = {.index = 43, .length = 3},
  [25] = {.index = 46, .length = 2},
  [26] = {.index = 48, .length = 1},
  [27] = {.index = 49, .length = 2},
  [28] = {.index = 51, .length = 3},
  [29] = {.index = 54, .length = 2},
  [30] = {.index = 56, .length = 3},
  [31] = {.index = 59, .length = 2},
  [32] = {.index = 61, .length = 3},
  [33] = {.index = 64, .length = 2},
  [34] = {.index = 66, .length = 2},
  [35] = {.index = 68, .length = 2},
  [36] = {.index = 70, .length = 1},
  [37] = {.index = 71, .length = 1},
  [38] = {.index = 72, .length = 2},
  [39] = {.index = 74, .length = 2},
  [40] = {.index = 76, .length = 3},
  [41] = {.index = 79, .length = 3},
  [42] = {.index = 82, .length = 2},
  [43] = {.index = 84, .length = 2},
  [44] = {.index = 86, .length = 3},
  [45] = {.index = 89, .length = 2},
  [46] = {.index = 91, .length = 3},
  [47] = {.index = 94, .length = 2},
  [48] = {.index = 96, .length = 1},
  [49] = {.index = 97, .length = 3},
  [50] = {.index = 100, .length = 3},
  [51] = {.index = 103, .length = 3},
  [52] = {.index = 106, .length = 2},
  [53] = {.index = 108, .length = 1},
  [54] = {.index = 109, .length = 3},
  [55] = {.index = 112, .length = 3},
  [56] = {.index = 115, .length = 1},
  [57] = {.index = 116, .length = 3},
  [58] = {.index = 119, .length = 1},
  [59] = {.index = 120, .length = 2},
  [60] = {.index = 122, .length = 2},
  [61] = {.index = 124, .length = 3},
  [62] = {.index = 127, .length = 3},
  [63] = {.index = 130, .length = 4},
  [64] = {.index = 134, .length = 3},
  [65] = {.index = 137, .length = 3},
  [66] = {.index = 140, .length = 1},
  [67] = {.index = 141, .length = 3},
  [68] = {.index = 144, .length = 3},
  [69] = {.index = 147, .length = 4},
  [70] = {.index = 151, .length = 4},
  [71] = {.index = 155, .length = 4},
  [72] = {.index = 159, .length = 3},
  [73] = {.index = 162, .length = 3},
  [74] = {.index = 165, .length = 4},
  [75] = {.index = 169, .length = 4},
  [76] = {.index = 173, .length = 4},
  [77] = {.index = 177, .length = 4},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_module, 1},
  [1] =
    {field_body, 2},
    {field_name, 1},
  [3] =
    {field_name, 2},
  [4] =
    {field_module, 2},
  [5] =
    {field_reason, 3},
    {field_rule, 1},
  [7] =
    {field_superclass, 1},
  [8] =
    {field_body, 3},
    {field_name, 1},
    {field_superclass, 2, .inherited = true},
  [11] =
    {field_body, 3},
    {field_name, 1},
  [13] =
    {field_name, 1},
    {field_type, 3},
  [15] =
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [17] =
    {field_body, 3},
    {field_name, 2},
  [19] =
    {field_name, 3},
  [20] =
    {field_superclass, 2},
  [21] =
    {field_body, 4},
    {field_name, 1},
    {field_superclass, 2, .inherited = true},
  [24] =
    {field_body, 4},
    {field_name, 3},
  [26] =
    {field_name, 1},
  [27] =
    {field_body, 4},
    {field_name, 1},
    {field_type, 3},
  [30] =
    {field_module, 4},
    {field_name, 2},
  [32] =
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [34] =
    {field_body, 4},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [37] =
    {field_body, 4},
    {field_name, 2},
  [39] =
    {field_name, 2},
    {field_type, 4},
  [41] =
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [43] =
    {field_member, 3},
    {field_reason, 5},
    {field_rule, 1},
  [46] =
    {field_reason, 5},
    {field_rule, 1},
  [48] =
    {field_former, 2},
  [49] =
    {field_body, 5},
    {field_name, 3},
  [51] =
    {field_module, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [54] =
    {field_module, 5},
    {field_name, 2},
  [56] =
    {field_body, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [59] =
    {field_body, 5},
    {field_name, 4},
  [61] =
    {field_body, 5},
    {field_name, 2},
    {field_type, 4},
  [64] =
    {field_module, 5},
    {field_name, 3},
  [66] =
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [68] =
    {field_name, 1},
    {field_value, 3},
  [70] =
    {field_type, 0},
  [71] =
    {field_label, 2, .inherited = true},
  [72] =
    {field_label, 0, .inherited = true},
    {field_label, 1, .inherited = true},
  [74] =
    {field_name, 0},
    {field_type, 2},
  [76] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [79] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [82] =
    {field_module, 6},
    {field_name, 2},
  [84] =
    {field_body, 6},
    {field_name, 4},
  [86] =
    {field_module, 6},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [89] =
    {field_module, 6},
    {field_name, 3},
  [91] =
    {field_name, 1},
    {field_observers, 4},
    {field_type, 3},
  [94] =
    {field_name, 2},
    {field_value, 4},
  [96] =
    {field_label, 1},
  [97] =
    {field_module, 7},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [100] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [103] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [106] =
    {field_module, 7},
    {field_name, 3},
  [108] =
    {field_label, 0},
  [109] =
    {field_default, 5},
    {field_name, 1},
    {field_type, 3},
  [112] =
    {field_name, 1},
    {field_observers, 5},
    {field_type, 3},
  [115] =
    {field_type, 3},
  [116] =
    {field_name, 2},
    {field_observers, 5},
    {field_type, 4},
  [119] =
    {field_former, 1},
  [120] =
    {field_label, 1},
    {field_label, 4, .inherited = true},
  [122] =
    {field_reading, 5},
    {field_writing, 3},
  [124] =
    {field_default, 4},
    {field_name, 0},
    {field_type, 2},
  [127] =
    {field_module, 8},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [130] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [134] =
    {field_default, 6},
    {field_name, 1},
    {field_type, 3},
  [137] =
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [140] =
    {field_type, 4},
  [141] =
    {field_default, 6},
    {field_name, 2},
    {field_type, 4},
  [144] =
    {field_name, 2},
    {field_observers, 6},
    {field_type, 4},
  [147] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [151] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [155] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [159] =
    {field_default, 7},
    {field_name, 2},
    {field_type, 4},
  [162] =
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [165] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 8},
    {field_type, 3},
  [169] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [173] =
    {field_default, 7},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [177] =
    {field_default, 7},
    {field_name, 2},
    {field_observers, 9},
    {field_type, 4},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 4,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 12,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 9,
  [24] = 24,
  [25] = 25,
  [26] = 21,
  [27] = 27,
  [28] = 24,
  [29] = 29,
  [30] = 22,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 25,
  [36] = 36,
  [37] = 14,
  [38] = 18,
  [39] = 15,
  [40] = 17,
  [41] = 16,
  [42] = 33,
  [43] = 29,
  [44] = 31,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 5,
  [57] = 54,
  [58] = 52,
  [59] = 59,
  [60] = 7,
  [61] = 61,
  [62] = 53,
  [63] = 55,
  [64] = 46,
  [65] = 51,
  [66] = 45,
  [67] = 6,
  [68] = 47,
  [69] = 49,
  [70] = 50,
  [71] = 48,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 10,
  [76] = 76,
  [77] = 77,
  [78] = 61,
  [79] = 79,
  [80] = 80,
  [81] = 3,
  [82] = 82,
  [83] = 2,
  [84] = 20,
  [85] = 72,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 92,
  [93] = 93,
  [94] = 94,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 32,
  [99] = 99,
  [100] = 36,
  [101] = 101,
  [102] = 102,
  [103] = 103,
  [104] = 104,
  [105] = 105,
  [106] = 106,
  [107] = 107,
  [108] = 108,
  [109] = 109,
  [110] = 110,
  [111] = 111,
  [112] = 112,
  [113] = 113,
  [114] = 114,
  [115] = 115,
  [116] = 116,
  [117] = 117,
  [118] = 118,
  [119] = 119,
  [120] = 120,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 119,
  [127] = 127,
  [128] = 128,
  [129] = 109,
  [130] = 130,
  [131] = 107,
  [132] = 130,
  [133] = 115,
  [134] = 134,
  [135] = 135,
  [136] = 116,
  [137] = 110,
  [138] = 127,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 143,
  [144] = 144,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 156,
  [157] = 157,
  [158] = 158,
  [159] = 159,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 165,
  [166] = 166,
  [167] = 59,
  [168] = 168,
  [169] = 169,
  [170] = 170,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 160,
  [176] = 176,
  [177] = 177,
  [178] = 166,
  [179] = 179,
  [180] = 180,
  [181] = 181,
  [182] = 182,
  [183] = 183,
  [184] = 184,
  [185] = 185,
  [186] = 186,
  [187] = 187,
  [188] = 188,
  [189] = 176,
  [190] = 190,
  [191] = 168,
  [192] = 192,
  [193] = 184,
  [194] = 169,
  [195] = 195,
  [196] = 170,
  [197] = 197,
  [198] = 198,
  [199] = 199,
  [200] = 200,
  [201] = 192,
  [202] = 141,
  [203] = 186,
  [204] = 162,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 212,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 217,
  [218] = 218,
  [219] = 219,
  [220] = 220,
  [221] = 73,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 228,
  [229] = 229,
  [230] = 230,
  [231] = 231,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 235,
  [236] = 236,
  [237] = 237,
  [238] = 238,
  [239] = 239,
  [240] = 106,
  [241] = 241,
  [242] = 242,
  [243] = 243,
  [244] = 244,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 250,
  [251] = 251,
  [252] = 252,
  [253] = 253,
  [254] = 254,
  [255] = 255,
  [256] = 256,
  [257] = 257,
  [258] = 258,
  [259] = 259,
  [260] = 260,
  [261] = 261,
  [262] = 262,
  [263] = 263,
  [264] = 264,
  [265] = 265,
  [266] = 266,
  [267] = 267,
  [268] = 268,
  [269] = 269,
  [270] = 270,
  [271] = 271,
  [272] = 272,
  [273] = 273,
  [274] = 274,
  [275] = 275,
  [276] = 276,
  [277] = 277,
  [278] = 278,
  [279] = 279,
  [280] = 280,
  [281] = 281,
  [282] = 282,
  [283] = 283,
  [284] = 284,
  [285] = 285,
  [286] = 286,
  [287] = 287,
  [288] = 288,
  [289] = 289,
  [290] = 290,
  [291] = 291,
  [292] = 292,
  [293] = 293,
  [294] = 294,
  [295] = 295,
  [296] = 296,
  [297] = 297,
  [298] = 298,
  [299] = 299,
  [300] = 300,
  [301] = 301,
  [302] = 302,
  [303] = 303,
  [304] = 304,
  [305] = 305,
  [306] = 306,
  [307] = 307,
  [308] = 308,
  [309] = 309,
  [310] = 310,
  [311] = 311,
  [312] = 312,
  [313] = 313,
  [314] = 314,
  [315] = 315,
  [316] = 316,
  [317] = 317,
  [318] = 318,
  [319] = 319,
  [320] = 320,
  [321] = 321,
  [322] = 322,
  [323] = 323,
  [324] = 324,
  [325] = 325,
  [326] = 326,
  [327] = 327,
  [328] = 328,
  [329] = 329,
  [330] = 330,
  [331] = 331,
  [332] = 332,
  [333] = 333,
  [334] = 334,
  [335] = 335,
  [336] = 336,
  [337] = 337,
  [338] = 338,
  [339] = 339,
  [340] = 340,
  [341] = 341,
  [342] = 342,
  [343] = 343,
  [344] = 344,
  [345] = 345,
  [346] = 344,
  [347] = 347,
  [348] = 348,
  [349] = 349,
  [350] = 350,
  [351] = 351,
  [352] = 352,
  [353] = 353,
  [354] = 354,
  [355] = 355,
  [356] = 356,
  [357] = 357,
  [358] = 358,
  [359] = 359,
  [360] = 360,
  [361] = 361,
  [362] = 362,
  [363] = 363,
  [364] = 364,
  [365] = 365,
  [366] = 361,
  [367] = 367,
  [368] = 368,
  [369] = 369,
  [370] = 370,
  [371] = 371,
  [372] = 359,
  [373] = 364,
  [374] = 374,
  [375] = 375,
  [376] = 376,
  [377] = 377,
  [378] = 378,
  [379] = 379,
  [380] = 380,
  [381] = 381,
  [382] = 382,
  [383] = 383,
  [384] = 384,
  [385] = 385,
  [386] = 386,
  [387] = 387,
  [388] = 388,
  [389] = 389,
  [390] = 390,
  [391] = 391,
  [392] = 392,
  [393] = 393,
  [394] = 394,
  [395] = 395,
  [396] = 396,
  [397] = 397,
  [398] = 398,
  [399] = 399,
  [400] = 398,
  [401] = 401,
  [402] = 402,
  [403] = 403,
  [404] = 404,
  [405] = 405,
  [406] = 406,
  [407] = 407,
  [408] = 408,
  [409] = 409,
  [410] = 410,
  [411] = 411,
  [412] = 412,
  [413] = 413,
  [414] = 414,
  [415] = 415,
  [416] = 416,
  [417] = 417,
  [418] = 418,
  [419] = 418,
  [420] = 420,
  [421] = 421,
  [422] = 422,
  [423] = 423,
  [424] = 424,
  [425] = 425,
  [426] = 426,
  [427] = 408,
  [428] = 428,
  [429] = 429,
  [430] = 430,
  [431] = 431,
  [432] = 406,
  [433] = 411,
  [434] = 409,
  [435] = 413,
  [436] = 430,
  [437] = 407,
  [438] = 405,
  [439] = 439,
  [440] = 440,
  [441] = 441,
  [442] = 442,
  [443] = 443,
  [444] = 444,
  [445] = 445,
  [446] = 446,
  [447] = 447,
  [448] = 448,
  [449] = 449,
  [450] = 450,
  [451] = 451,
  [452] = 452,
  [453] = 453,
  [454] = 454,
  [455] = 440,
  [456] = 456,
  [457] = 457,
  [458] = 458,
  [459] = 459,
  [460] = 460,
  [461] = 461,
  [462] = 462,
  [463] = 463,
  [464] = 464,
  [465] = 465,
  [466] = 466,
  [467] = 467,
  [468] = 468,
  [469] = 459,
  [470] = 470,
  [471] = 471,
  [472] = 472,
  [473] = 473,
  [474] = 461,
  [475] = 475,
  [476] = 476,
  [477] = 477,
  [478] = 473,
  [479] = 479,
  [480] = 480,
  [481] = 481,
  [482] = 482,
  [483] = 483,
  [484] = 484,
  [485] = 485,
  [486] = 486,
  [487] = 487,
  [488] = 488,
  [489] = 489,
  [490] = 490,
  [491] = 491,
  [492] = 492,
  [493] = 493,
  [494] = 494,
  [495] = 495,
  [496] = 496,
  [497] = 497,
  [498] = 498,
  [499] = 499,
  [500] = 500,
  [501] = 501,
  [502] = 502,
  [503] = 503,
  [504] = 504,
  [505] = 505,
  [506] = 506,
  [507] = 507,
  [508] = 508,
  [509] = 509,
  [510] = 510,
  [511] = 511,
  [512] = 512,
  [513] = 513,
  [514] = 514,
  [515] = 515,
  [516] = 516,
  [517] = 517,
  [518] = 518,
  [519] = 519,
  [520] = 520,
  [521] = 521,
  [522] = 522,
  [523] = 523,
  [524] = 524,
  [525] = 525,
  [526] = 526,
  [527] = 527,
  [528] = 524,
  [529] = 527,
  [530] = 502,
  [531] = 531,
  [532] = 532,
  [533] = 491,
  [534] = 485,
  [535] = 532,
  [536] = 536,
  [537] = 520,
  [538] = 538,
  [539] = 539,
  [540] = 540,
  [541] = 497,
  [542] = 542,
  [543] = 543,
  [544] = 544,
  [545] = 545,
  [546] = 546,
  [547] = 547,
  [548] = 548,
  [549] = 549,
  [550] = 550,
  [551] = 551,
  [552] = 552,
  [553] = 553,
  [554] = 554,
  [555] = 555,
  [556] = 556,
  [557] = 557,
  [558] = 558,
  [559] = 559,
  [560] = 560,
  [561] = 561,
  [562] = 562,
  [563] = 563,
  [564] = 564,
  [565] = 565,
  [566] = 566,
  [567] = 567,
  [568] = 568,
  [569] = 569,
  [570] = 570,
  [571] = 571,
  [572] = 572,
  [573] = 573,
  [574] = 574,
  [575] = 575,
  [576] = 576,
  [577] = 577,
  [578] = 578,
  [579] = 579,
  [580] = 580,
  [581] = 581,
  [582] = 582,
  [583] = 583,
  [584] = 584,
  [585] = 585,
  [586] = 586,
  [587] = 587,
  [588] = 588,
  [589] = 589,
  [590] = 590,
  [591] = 591,
  [592] = 592,
  [593] = 593,
  [594] = 594,
  [595] = 595,
  [596] = 596,
  [597] = 597,
  [598] = 598,
  [599] = 599,
  [600] = 600,
  [601] = 601,
  [602] = 602,
  [603] = 603,
  [604] = 604,
  [605] = 593,
  [606] = 606,
  [607] = 591,
  [608] = 608,
  [609] = 609,
  [610] = 610,
  [611] = 611,
  [612] = 612,
  [613] = 564,
  [614] = 614,
  [615] = 615,
  [616] = 616,
  [617] = 617,
};

static inline bool sym_attribute_name_character_set_1(int32_t c) {
  return (c < 43616
    ? (c < 3782
      ? (c < 2741
        ? (c < 2042
          ? (c < 931
            ? (c < 248
              ? (c < 170
                ? (c < 'A'
                  ? (c < '0'
                    ? c == '.'
                    : c <= '9')
                  : (c <= 'Z' || (c < 'a'
                    ? c == '_'
                    : c <= 'z')))
                : (c <= 170 || (c < 186
                  ? (c < 183
                    ? c == 181
                    : c <= 183)
                  : (c <= 186 || (c < 216
                    ? (c >= 192 && c <= 214)
                    : c <= 246)))))
              : (c <= 705 || (c < 886
                ? (c < 748
                  ? (c < 736
                    ? (c >= 710 && c <= 721)
                    : c <= 740)
                  : (c <= 748 || (c < 768
                    ? c == 750
                    : c <= 884)))
                : (c <= 887 || (c < 902
                  ? (c < 895
                    ? (c >= 891 && c <= 893)
                    : c <= 895)
                  : (c <= 906 || (c < 910
                    ? c == 908
                    : c <= 929)))))))
            : (c <= 1013 || (c < 1488
              ? (c < 1376
                ? (c < 1162
                  ? (c < 1155
                    ? (c >= 1015 && c <= 1153)
                    : c <= 1159)
                  : (c <= 1327 || (c < 1369
                    ? (c >= 1329 && c <= 1366)
                    : c <= 1369)))
                : (c <= 1416 || (c < 1473
                  ? (c < 1471
                    ? (c >= 1425 && c <= 1469)
                    : c <= 1471)
                  : (c <= 1474 || (c < 1479
                    ? (c >= 1476 && c <= 1477)
                    : c <= 1479)))))
              : (c <= 1514 || (c < 1759
                ? (c < 1568
                  ? (c < 1552
                    ? (c >= 1519 && c <= 1522)
                    : c <= 1562)
                  : (c <= 1641 || (c < 1749
                    ? (c >= 1646 && c <= 1747)
                    : c <= 1756)))
                : (c <= 1768 || (c < 1808
                  ? (c < 1791
                    ? (c >= 1770 && c <= 1788)
                    : c <= 1791)
                  : (c <= 1866 || (c < 1984
                    ? (c >= 1869 && c <= 1969)
                    : c <= 2037)))))))))
          : (c <= 2042 || (c < 2556
            ? (c < 2447
              ? (c < 2185
                ? (c < 2112
                  ? (c < 2048
                    ? c == 2045
                    : c <= 2093)
                  : (c <= 2139 || (c < 2160
                    ? (c >= 2144 && c <= 2154)
                    : c <= 2183)))
                : (c <= 2190 || (c < 2406
                  ? (c < 2275
                    ? (c >= 2200 && c <= 2273)
                    : c <= 2403)
                  : (c <= 2415 || (c < 2437
                    ? (c >= 2417 && c <= 2435)
                    : c <= 2444)))))
              : (c <= 2448 || (c < 2503
                ? (c < 2482
                  ? (c < 2474
                    ? (c >= 2451 && c <= 2472)
                    : c <= 2480)
                  : (c <= 2482 || (c < 2492
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2500)))
                : (c <= 2504 || (c < 2524
                  ? (c < 2519
                    ? (c >= 2507 && c <= 2510)
                    : c <= 2519)
                  : (c <= 2525 || (c < 2534
                    ? (c >= 2527 && c <= 2531)
                    : c <= 2545)))))))
            : (c <= 2556 || (c < 2631
              ? (c < 2602
                ? (c < 2565
                  ? (c < 2561
                    ? c == 2558
                    : c <= 2563)
                  : (c <= 2570 || (c < 2579
                    ? (c >= 2575 && c <= 2576)
                    : c <= 2600)))
                : (c <= 2608 || (c < 2616
                  ? (c < 2613
                    ? (c >= 2610 && c <= 2611)
                    : c <= 2614)
                  : (c <= 2617 || (c < 2622
                    ? c == 2620
                    : c <= 2626)))))
              : (c <= 2632 || (c < 2689
                ? (c < 2649
                  ? (c < 2641
                    ? (c >= 2635 && c <= 2637)
                    : c <= 2641)
                  : (c <= 2652 || (c < 2662
                    ? c == 2654
                    : c <= 2677)))
                : (c <= 2691 || (c < 2707
                  ? (c < 2703
                    ? (c >= 2693 && c <= 2701)
                    : c <= 2705)
                  : (c <= 2728 || (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)))))))))))
        : (c <= 2745 || (c < 3165
          ? (c < 2949
            ? (c < 2858
              ? (c < 2790
                ? (c < 2763
                  ? (c < 2759
                    ? (c >= 2748 && c <= 2757)
                    : c <= 2761)
                  : (c <= 2765 || (c < 2784
                    ? c == 2768
                    : c <= 2787)))
                : (c <= 2799 || (c < 2821
                  ? (c < 2817
                    ? (c >= 2809 && c <= 2815)
                    : c <= 2819)
                  : (c <= 2828 || (c < 2835
                    ? (c >= 2831 && c <= 2832)
                    : c <= 2856)))))
              : (c <= 2864 || (c < 2901
                ? (c < 2876
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2884 || (c < 2891
                    ? (c >= 2887 && c <= 2888)
                    : c <= 2893)))
                : (c <= 2903 || (c < 2918
                  ? (c < 2911
                    ? (c >= 2908 && c <= 2909)
                    : c <= 2915)
                  : (c <= 2927 || (c < 2946
                    ? c == 2929
                    : c <= 2947)))))))
            : (c <= 2954 || (c < 3024
              ? (c < 2979
                ? (c < 2969
                  ? (c < 2962
                    ? (c >= 2958 && c <= 2960)
                    : c <= 2965)
                  : (c <= 2970 || (c < 2974
                    ? c == 2972
                    : c <= 2975)))
                : (c <= 2980 || (c < 3006
                  ? (c < 2990
                    ? (c >= 2984 && c <= 2986)
                    : c <= 3001)
                  : (c <= 3010 || (c < 3018
                    ? (c >= 3014 && c <= 3016)
                    : c <= 3021)))))
              : (c <= 3024 || (c < 3114
                ? (c < 3072
                  ? (c < 3046
                    ? c == 3031
                    : c <= 3055)
                  : (c <= 3084 || (c < 3090
                    ? (c >= 3086 && c <= 3088)
                    : c <= 3112)))
                : (c <= 3129 || (c < 3146
                  ? (c < 3142
                    ? (c >= 3132 && c <= 3140)
                    : c <= 3144)
                  : (c <= 3149 || (c < 3160
                    ? (c >= 3157 && c <= 3158)
                    : c <= 3162)))))))))
          : (c <= 3165 || (c < 3430
            ? (c < 3285
              ? (c < 3218
                ? (c < 3200
                  ? (c < 3174
                    ? (c >= 3168 && c <= 3171)
                    : c <= 3183)
                  : (c <= 3203 || (c < 3214
                    ? (c >= 3205 && c <= 3212)
                    : c <= 3216)))
                : (c <= 3240 || (c < 3260
                  ? (c < 3253
                    ? (c >= 3242 && c <= 3251)
                    : c <= 3257)
                  : (c <= 3268 || (c < 3274
                    ? (c >= 3270 && c <= 3272)
                    : c <= 3277)))))
              : (c <= 3286 || (c < 3342
                ? (c < 3302
                  ? (c < 3296
                    ? (c >= 3293 && c <= 3294)
                    : c <= 3299)
                  : (c <= 3311 || (c < 3328
                    ? (c >= 3313 && c <= 3314)
                    : c <= 3340)))
                : (c <= 3344 || (c < 3402
                  ? (c < 3398
                    ? (c >= 3346 && c <= 3396)
                    : c <= 3400)
                  : (c <= 3406 || (c < 3423
                    ? (c >= 3412 && c <= 3415)
                    : c <= 3427)))))))
            : (c <= 3439 || (c < 3558
              ? (c < 3517
                ? (c < 3461
                  ? (c < 3457
                    ? (c >= 3450 && c <= 3455)
                    : c <= 3459)
                  : (c <= 3478 || (c < 3507
                    ? (c >= 3482 && c <= 3505)
                    : c <= 3515)))
                : (c <= 3517 || (c < 3535
                  ? (c < 3530
                    ? (c >= 3520 && c <= 3526)
                    : c <= 3530)
                  : (c <= 3540 || (c < 3544
                    ? c == 3542
                    : c <= 3551)))))
              : (c <= 3567 || (c < 3716
                ? (c < 3648
                  ? (c < 3585
                    ? (c >= 3570 && c <= 3571)
                    : c <= 3642)
                  : (c <= 3662 || (c < 3713
                    ? (c >= 3664 && c <= 3673)
                    : c <= 3714)))
                : (c <= 3716 || (c < 3749
                  ? (c < 3724
                    ? (c >= 3718 && c <= 3722)
                    : c <= 3747)
                  : (c <= 3749 || (c < 3776
                    ? (c >= 3751 && c <= 3773)
                    : c <= 3780)))))))))))))
      : (c <= 3782 || (c < 8025
        ? (c < 5888
          ? (c < 4688
            ? (c < 3953
              ? (c < 3872
                ? (c < 3804
                  ? (c < 3792
                    ? (c >= 3784 && c <= 3789)
                    : c <= 3801)
                  : (c <= 3807 || (c < 3864
                    ? c == 3840
                    : c <= 3865)))
                : (c <= 3881 || (c < 3897
                  ? (c < 3895
                    ? c == 3893
                    : c <= 3895)
                  : (c <= 3897 || (c < 3913
                    ? (c >= 3902 && c <= 3911)
                    : c <= 3948)))))
              : (c <= 3972 || (c < 4256
                ? (c < 4038
                  ? (c < 3993
                    ? (c >= 3974 && c <= 3991)
                    : c <= 4028)
                  : (c <= 4038 || (c < 4176
                    ? (c >= 4096 && c <= 4169)
                    : c <= 4253)))
                : (c <= 4293 || (c < 4304
                  ? (c < 4301
                    ? c == 4295
                    : c <= 4301)
                  : (c <= 4346 || (c < 4682
                    ? (c >= 4348 && c <= 4680)
                    : c <= 4685)))))))
            : (c <= 4694 || (c < 4882
              ? (c < 4786
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c < 4752
                    ? (c >= 4746 && c <= 4749)
                    : c <= 4784)))
                : (c <= 4789 || (c < 4802
                  ? (c < 4800
                    ? (c >= 4792 && c <= 4798)
                    : c <= 4800)
                  : (c <= 4805 || (c < 4824
                    ? (c >= 4808 && c <= 4822)
                    : c <= 4880)))))
              : (c <= 4885 || (c < 5112
                ? (c < 4969
                  ? (c < 4957
                    ? (c >= 4888 && c <= 4954)
                    : c <= 4959)
                  : (c <= 4977 || (c < 5024
                    ? (c >= 4992 && c <= 5007)
                    : c <= 5109)))
                : (c <= 5117 || (c < 5761
                  ? (c < 5743
                    ? (c >= 5121 && c <= 5740)
                    : c <= 5759)
                  : (c <= 5786 || (c < 5870
                    ? (c >= 5792 && c <= 5866)
                    : c <= 5880)))))))))
          : (c <= 5909 || (c < 6688
            ? (c < 6176
              ? (c < 6016
                ? (c < 5984
                  ? (c < 5952
                    ? (c >= 5919 && c <= 5940)
                    : c <= 5971)
                  : (c <= 5996 || (c < 6002
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6003)))
                : (c <= 6099 || (c < 6112
                  ? (c < 6108
                    ? c == 6103
                    : c <= 6109)
                  : (c <= 6121 || (c < 6159
                    ? (c >= 6155 && c <= 6157)
                    : c <= 6169)))))
              : (c <= 6264 || (c < 6470
                ? (c < 6400
                  ? (c < 6320
                    ? (c >= 6272 && c <= 6314)
                    : c <= 6389)
                  : (c <= 6430 || (c < 6448
                    ? (c >= 6432 && c <= 6443)
                    : c <= 6459)))
                : (c <= 6509 || (c < 6576
                  ? (c < 6528
                    ? (c >= 6512 && c <= 6516)
                    : c <= 6571)
                  : (c <= 6601 || (c < 6656
                    ? (c >= 6608 && c <= 6618)
                    : c <= 6683)))))))
            : (c <= 6750 || (c < 7232
              ? (c < 6847
                ? (c < 6800
                  ? (c < 6783
                    ? (c >= 6752 && c <= 6780)
                    : c <= 6793)
                  : (c <= 6809 || (c < 6832
                    ? c == 6823
                    : c <= 6845)))
                : (c <= 6862 || (c < 7019
                  ? (c < 6992
                    ? (c >= 6912 && c <= 6988)
                    : c <= 7001)
                  : (c <= 7027 || (c < 7168
                    ? (c >= 7040 && c <= 7155)
                    : c <= 7223)))))
              : (c <= 7241 || (c < 7380
                ? (c < 7312
                  ? (c < 7296
                    ? (c >= 7245 && c <= 7293)
                    : c <= 7304)
                  : (c <= 7354 || (c < 7376
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7378)))
                : (c <= 7418 || (c < 7968
                  ? (c < 7960
                    ? (c >= 7424 && c <= 7957)
                    : c <= 7965)
                  : (c <= 8005 || (c < 8016
                    ? (c >= 8008 && c <= 8013)
                    : c <= 8023)))))))))))
        : (c <= 8025 || (c < 11720
          ? (c < 8458
            ? (c < 8178
              ? (c < 8126
                ? (c < 8031
                  ? (c < 8029
                    ? c == 8027
                    : c <= 8029)
                  : (c <= 8061 || (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)))
                : (c <= 8126 || (c < 8144
                  ? (c < 8134
                    ? (c >= 8130 && c <= 8132)
                    : c <= 8140)
                  : (c <= 8147 || (c < 8160
                    ? (c >= 8150 && c <= 8155)
                    : c <= 8172)))))
              : (c <= 8180 || (c < 8336
                ? (c < 8276
                  ? (c < 8255
                    ? (c >= 8182 && c <= 8188)
                    : c <= 8256)
                  : (c <= 8276 || (c < 8319
                    ? c == 8305
                    : c <= 8319)))
                : (c <= 8348 || (c < 8421
                  ? (c < 8417
                    ? (c >= 8400 && c <= 8412)
                    : c <= 8417)
                  : (c <= 8432 || (c < 8455
                    ? c == 8450
                    : c <= 8455)))))))
            : (c <= 8467 || (c < 11499
              ? (c < 8490
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || (c < 8488
                    ? c == 8486
                    : c <= 8488)))
                : (c <= 8505 || (c < 8526
                  ? (c < 8517
                    ? (c >= 8508 && c <= 8511)
                    : c <= 8521)
                  : (c <= 8526 || (c < 11264
                    ? (c >= 8544 && c <= 8584)
                    : c <= 11492)))))
              : (c <= 11507 || (c < 11647
                ? (c < 11565
                  ? (c < 11559
                    ? (c >= 11520 && c <= 11557)
                    : c <= 11559)
                  : (c <= 11565 || (c < 11631
                    ? (c >= 11568 && c <= 11623)
                    : c <= 11631)))
                : (c <= 11670 || (c < 11696
                  ? (c < 11688
                    ? (c >= 11680 && c <= 11686)
                    : c <= 11694)
                  : (c <= 11702 || (c < 11712
                    ? (c >= 11704 && c <= 11710)
                    : c <= 11718)))))))))
          : (c <= 11726 || (c < 42623
            ? (c < 12540
              ? (c < 12337
                ? (c < 11744
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 11775 || (c < 12321
                    ? (c >= 12293 && c <= 12295)
                    : c <= 12335)))
                : (c <= 12341 || (c < 12441
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12442 || (c < 12449
                    ? (c >= 12445 && c <= 12447)
                    : c <= 12538)))))
              : (c <= 12543 || (c < 19968
                ? (c < 12704
                  ? (c < 12593
                    ? (c >= 12549 && c <= 12591)
                    : c <= 12686)
                  : (c <= 12735 || (c < 13312
                    ? (c >= 12784 && c <= 12799)
                    : c <= 19903)))
                : (c <= 42124 || (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42539 || (c < 42612
                    ? (c >= 42560 && c <= 42607)
                    : c <= 42621)))))))
            : (c <= 42737 || (c < 43232
              ? (c < 42965
                ? (c < 42891
                  ? (c < 42786
                    ? (c >= 42775 && c <= 42783)
                    : c <= 42888)
                  : (c <= 42954 || (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)))
                : (c <= 42969 || (c < 43072
                  ? (c < 43052
                    ? (c >= 42994 && c <= 43047)
                    : c <= 43052)
                  : (c <= 43123 || (c < 43216
                    ? (c >= 43136 && c <= 43205)
                    : c <= 43225)))))
              : (c <= 43255 || (c < 43471
                ? (c < 43312
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43309)
                  : (c <= 43347 || (c < 43392
                    ? (c >= 43360 && c <= 43388)
                    : c <= 43456)))
                : (c <= 43481 || (c < 43584
                  ? (c < 43520
                    ? (c >= 43488 && c <= 43518)
                    : c <= 43574)
                  : (c <= 43597 || (c >= 43600 && c <= 43609)))))))))))))))
    : (c <= 43638 || (c < 71453
      ? (c < 67639
        ? (c < 65345
          ? (c < 64312
            ? (c < 43888
              ? (c < 43785
                ? (c < 43744
                  ? (c < 43739
                    ? (c >= 43642 && c <= 43714)
                    : c <= 43741)
                  : (c <= 43759 || (c < 43777
                    ? (c >= 43762 && c <= 43766)
                    : c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c < 43868
                    ? (c >= 43824 && c <= 43866)
                    : c <= 43881)))))
              : (c <= 44010 || (c < 63744
                ? (c < 44032
                  ? (c < 44016
                    ? (c >= 44012 && c <= 44013)
                    : c <= 44025)
                  : (c <= 55203 || (c < 55243
                    ? (c >= 55216 && c <= 55238)
                    : c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || (c < 64298
                    ? (c >= 64285 && c <= 64296)
                    : c <= 64310)))))))
            : (c <= 64316 || (c < 65075
              ? (c < 64612
                ? (c < 64323
                  ? (c < 64320
                    ? c == 64318
                    : c <= 64321)
                  : (c <= 64324 || (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)))
                : (c <= 64829 || (c < 65008
                  ? (c < 64914
                    ? (c >= 64848 && c <= 64911)
                    : c <= 64967)
                  : (c <= 65017 || (c < 65056
                    ? (c >= 65024 && c <= 65039)
                    : c <= 65071)))))
              : (c <= 65076 || (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65101 && c <= 65103)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65296
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65305 || (c < 65343
                    ? (c >= 65313 && c <= 65338)
                    : c <= 65343)))))))))
          : (c <= 65370 || (c < 66513
            ? (c < 65664
              ? (c < 65536
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65382 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c < 65498
                    ? (c >= 65490 && c <= 65495)
                    : c <= 65500)))
                : (c <= 65547 || (c < 65596
                  ? (c < 65576
                    ? (c >= 65549 && c <= 65574)
                    : c <= 65594)
                  : (c <= 65597 || (c < 65616
                    ? (c >= 65599 && c <= 65613)
                    : c <= 65629)))))
              : (c <= 65786 || (c < 66304
                ? (c < 66176
                  ? (c < 66045
                    ? (c >= 65856 && c <= 65908)
                    : c <= 66045)
                  : (c <= 66204 || (c < 66272
                    ? (c >= 66208 && c <= 66256)
                    : c <= 66272)))
                : (c <= 66335 || (c < 66432
                  ? (c < 66384
                    ? (c >= 66349 && c <= 66378)
                    : c <= 66426)
                  : (c <= 66461 || (c < 66504
                    ? (c >= 66464 && c <= 66499)
                    : c <= 66511)))))))
            : (c <= 66517 || (c < 66979
              ? (c < 66864
                ? (c < 66736
                  ? (c < 66720
                    ? (c >= 66560 && c <= 66717)
                    : c <= 66729)
                  : (c <= 66771 || (c < 66816
                    ? (c >= 66776 && c <= 66811)
                    : c <= 66855)))
                : (c <= 66915 || (c < 66956
                  ? (c < 66940
                    ? (c >= 66928 && c <= 66938)
                    : c <= 66954)
                  : (c <= 66962 || (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)))))
              : (c <= 66993 || (c < 67456
                ? (c < 67072
                  ? (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)
                  : (c <= 67382 || (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)))
                : (c <= 67461 || (c < 67584
                  ? (c < 67506
                    ? (c >= 67463 && c <= 67504)
                    : c <= 67514)
                  : (c <= 67589 || (c < 67594
                    ? c == 67592
                    : c <= 67637)))))))))))
        : (c <= 67640 || (c < 69956
          ? (c < 68448
            ? (c < 68101
              ? (c < 67828
                ? (c < 67680
                  ? (c < 67647
                    ? c == 67644
                    : c <= 67669)
                  : (c <= 67702 || (c < 67808
                    ? (c >= 67712 && c <= 67742)
                    : c <= 67826)))
                : (c <= 67829 || (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c < 68096
                    ? (c >= 68030 && c <= 68031)
                    : c <= 68099)))))
              : (c <= 68102 || (c < 68192
                ? (c < 68121
                  ? (c < 68117
                    ? (c >= 68108 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c < 68159
                    ? (c >= 68152 && c <= 68154)
                    : c <= 68159)))
                : (c <= 68220 || (c < 68297
                  ? (c < 68288
                    ? (c >= 68224 && c <= 68252)
                    : c <= 68295)
                  : (c <= 68326 || (c < 68416
                    ? (c >= 68352 && c <= 68405)
                    : c <= 68437)))))))
            : (c <= 68466 || (c < 69424
              ? (c < 68912
                ? (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c < 68864
                    ? (c >= 68800 && c <= 68850)
                    : c <= 68903)))
                : (c <= 68921 || (c < 69296
                  ? (c < 69291
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69292)
                  : (c <= 69297 || (c < 69415
                    ? (c >= 69376 && c <= 69404)
                    : c <= 69415)))))
              : (c <= 69456 || (c < 69759
                ? (c < 69600
                  ? (c < 69552
                    ? (c >= 69488 && c <= 69509)
                    : c <= 69572)
                  : (c <= 69622 || (c < 69734
                    ? (c >= 69632 && c <= 69702)
                    : c <= 69749)))
                : (c <= 69818 || (c < 69872
                  ? (c < 69840
                    ? c == 69826
                    : c <= 69864)
                  : (c <= 69881 || (c < 69942
                    ? (c >= 69888 && c <= 69940)
                    : c <= 69951)))))))))
          : (c <= 69959 || (c < 70459
            ? (c < 70282
              ? (c < 70108
                ? (c < 70016
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70003)
                    : c <= 70006)
                  : (c <= 70084 || (c < 70094
                    ? (c >= 70089 && c <= 70092)
                    : c <= 70106)))
                : (c <= 70108 || (c < 70206
                  ? (c < 70163
                    ? (c >= 70144 && c <= 70161)
                    : c <= 70199)
                  : (c <= 70206 || (c < 70280
                    ? (c >= 70272 && c <= 70278)
                    : c <= 70280)))))
              : (c <= 70285 || (c < 70405
                ? (c < 70320
                  ? (c < 70303
                    ? (c >= 70287 && c <= 70301)
                    : c <= 70312)
                  : (c <= 70378 || (c < 70400
                    ? (c >= 70384 && c <= 70393)
                    : c <= 70403)))
                : (c <= 70412 || (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c < 70453
                    ? (c >= 70450 && c <= 70451)
                    : c <= 70457)))))))
            : (c <= 70468 || (c < 70855
              ? (c < 70502
                ? (c < 70480
                  ? (c < 70475
                    ? (c >= 70471 && c <= 70472)
                    : c <= 70477)
                  : (c <= 70480 || (c < 70493
                    ? c == 70487
                    : c <= 70499)))
                : (c <= 70508 || (c < 70736
                  ? (c < 70656
                    ? (c >= 70512 && c <= 70516)
                    : c <= 70730)
                  : (c <= 70745 || (c < 70784
                    ? (c >= 70750 && c <= 70753)
                    : c <= 70853)))))
              : (c <= 70855 || (c < 71236
                ? (c < 71096
                  ? (c < 71040
                    ? (c >= 70864 && c <= 70873)
                    : c <= 71093)
                  : (c <= 71104 || (c < 71168
                    ? (c >= 71128 && c <= 71133)
                    : c <= 71232)))
                : (c <= 71236 || (c < 71360
                  ? (c < 71296
                    ? (c >= 71248 && c <= 71257)
                    : c <= 71352)
                  : (c <= 71369 || (c >= 71424 && c <= 71450)))))))))))))
      : (c <= 71467 || (c < 119973
        ? (c < 77824
          ? (c < 72760
            ? (c < 72016
              ? (c < 71945
                ? (c < 71680
                  ? (c < 71488
                    ? (c >= 71472 && c <= 71481)
                    : c <= 71494)
                  : (c <= 71738 || (c < 71935
                    ? (c >= 71840 && c <= 71913)
                    : c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71989 || (c < 71995
                    ? (c >= 71991 && c <= 71992)
                    : c <= 72003)))))
              : (c <= 72025 || (c < 72263
                ? (c < 72154
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72151)
                  : (c <= 72161 || (c < 72192
                    ? (c >= 72163 && c <= 72164)
                    : c <= 72254)))
                : (c <= 72263 || (c < 72368
                  ? (c < 72349
                    ? (c >= 72272 && c <= 72345)
                    : c <= 72349)
                  : (c <= 72440 || (c < 72714
                    ? (c >= 72704 && c <= 72712)
                    : c <= 72758)))))))
            : (c <= 72768 || (c < 73056
              ? (c < 72968
                ? (c < 72850
                  ? (c < 72818
                    ? (c >= 72784 && c <= 72793)
                    : c <= 72847)
                  : (c <= 72871 || (c < 72960
                    ? (c >= 72873 && c <= 72886)
                    : c <= 72966)))
                : (c <= 72969 || (c < 73020
                  ? (c < 73018
                    ? (c >= 72971 && c <= 73014)
                    : c <= 73018)
                  : (c <= 73021 || (c < 73040
                    ? (c >= 73023 && c <= 73031)
                    : c <= 73049)))))
              : (c <= 73061 || (c < 73440
                ? (c < 73104
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73102)
                  : (c <= 73105 || (c < 73120
                    ? (c >= 73107 && c <= 73112)
                    : c <= 73129)))
                : (c <= 73462 || (c < 74752
                  ? (c < 73728
                    ? c == 73648
                    : c <= 74649)
                  : (c <= 74862 || (c < 77712
                    ? (c >= 74880 && c <= 75075)
                    : c <= 77808)))))))))
          : (c <= 78894 || (c < 110576
            ? (c < 93027
              ? (c < 92864
                ? (c < 92736
                  ? (c < 92160
                    ? (c >= 82944 && c <= 83526)
                    : c <= 92728)
                  : (c <= 92766 || (c < 92784
                    ? (c >= 92768 && c <= 92777)
                    : c <= 92862)))
                : (c <= 92873 || (c < 92928
                  ? (c < 92912
                    ? (c >= 92880 && c <= 92909)
                    : c <= 92916)
                  : (c <= 92982 || (c < 93008
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93017)))))
              : (c <= 93047 || (c < 94176
                ? (c < 93952
                  ? (c < 93760
                    ? (c >= 93053 && c <= 93071)
                    : c <= 93823)
                  : (c <= 94026 || (c < 94095
                    ? (c >= 94031 && c <= 94087)
                    : c <= 94111)))
                : (c <= 94177 || (c < 94208
                  ? (c < 94192
                    ? (c >= 94179 && c <= 94180)
                    : c <= 94193)
                  : (c <= 100343 || (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)))))))
            : (c <= 110579 || (c < 118528
              ? (c < 110960
                ? (c < 110592
                  ? (c < 110589
                    ? (c >= 110581 && c <= 110587)
                    : c <= 110590)
                  : (c <= 110882 || (c < 110948
                    ? (c >= 110928 && c <= 110930)
                    : c <= 110951)))
                : (c <= 111355 || (c < 113792
                  ? (c < 113776
                    ? (c >= 113664 && c <= 113770)
                    : c <= 113788)
                  : (c <= 113800 || (c < 113821
                    ? (c >= 113808 && c <= 113817)
                    : c <= 113822)))))
              : (c <= 118573 || (c < 119210
                ? (c < 119149
                  ? (c < 119141
                    ? (c >= 118576 && c <= 118598)
                    : c <= 119145)
                  : (c <= 119154 || (c < 119173
                    ? (c >= 119163 && c <= 119170)
                    : c <= 119179)))
                : (c <= 119213 || (c < 119894
                  ? (c < 119808
                    ? (c >= 119362 && c <= 119364)
                    : c <= 119892)
                  : (c <= 119964 || (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)))))))))))
        : (c <= 119974 || (c < 124912
          ? (c < 120746
            ? (c < 120134
              ? (c < 120071
                ? (c < 119995
                  ? (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)
                  : (c <= 119995 || (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)))
                : (c <= 120074 || (c < 120094
                  ? (c < 120086
                    ? (c >= 120077 && c <= 120084)
                    : c <= 120092)
                  : (c <= 120121 || (c < 120128
                    ? (c >= 120123 && c <= 120126)
                    : c <= 120132)))))
              : (c <= 120134 || (c < 120572
                ? (c < 120488
                  ? (c < 120146
                    ? (c >= 120138 && c <= 120144)
                    : c <= 120485)
                  : (c <= 120512 || (c < 120540
                    ? (c >= 120514 && c <= 120538)
                    : c <= 120570)))
                : (c <= 120596 || (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c < 120714
                    ? (c >= 120688 && c <= 120712)
                    : c <= 120744)))))))
            : (c <= 120770 || (c < 122907
              ? (c < 121476
                ? (c < 121344
                  ? (c < 120782
                    ? (c >= 120772 && c <= 120779)
                    : c <= 120831)
                  : (c <= 121398 || (c < 121461
                    ? (c >= 121403 && c <= 121452)
                    : c <= 121461)))
                : (c <= 121476 || (c < 122624
                  ? (c < 121505
                    ? (c >= 121499 && c <= 121503)
                    : c <= 121519)
                  : (c <= 122654 || (c < 122888
                    ? (c >= 122880 && c <= 122886)
                    : c <= 122904)))))
              : (c <= 122913 || (c < 123214
                ? (c < 123136
                  ? (c < 122918
                    ? (c >= 122915 && c <= 122916)
                    : c <= 122922)
                  : (c <= 123180 || (c < 123200
                    ? (c >= 123184 && c <= 123197)
                    : c <= 123209)))
                : (c <= 123214 || (c < 124896
                  ? (c < 123584
                    ? (c >= 123536 && c <= 123566)
                    : c <= 123641)
                  : (c <= 124902 || (c < 124909
                    ? (c >= 124904 && c <= 124907)
                    : c <= 124910)))))))))
          : (c <= 124926 || (c < 126557
            ? (c < 126521
              ? (c < 126469
                ? (c < 125184
                  ? (c < 125136
                    ? (c >= 124928 && c <= 125124)
                    : c <= 125142)
                  : (c <= 125259 || (c < 126464
                    ? (c >= 125264 && c <= 125273)
                    : c <= 126467)))
                : (c <= 126495 || (c < 126503
                  ? (c < 126500
                    ? (c >= 126497 && c <= 126498)
                    : c <= 126500)
                  : (c <= 126503 || (c < 126516
                    ? (c >= 126505 && c <= 126514)
                    : c <= 126519)))))
              : (c <= 126521 || (c < 126541
                ? (c < 126535
                  ? (c < 126530
                    ? c == 126523
                    : c <= 126530)
                  : (c <= 126535 || (c < 126539
                    ? c == 126537
                    : c <= 126539)))
                : (c <= 126543 || (c < 126551
                  ? (c < 126548
                    ? (c >= 126545 && c <= 126546)
                    : c <= 126548)
                  : (c <= 126551 || (c < 126555
                    ? c == 126553
                    : c <= 126555)))))))
            : (c <= 126557 || (c < 126629
              ? (c < 126580
                ? (c < 126564
                  ? (c < 126561
                    ? c == 126559
                    : c <= 126562)
                  : (c <= 126564 || (c < 126572
                    ? (c >= 126567 && c <= 126570)
                    : c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c < 126625
                    ? (c >= 126603 && c <= 126619)
                    : c <= 126627)))))
              : (c <= 126633 || (c < 178208
                ? (c < 131072
                  ? (c < 130032
                    ? (c >= 126635 && c <= 126651)
                    : c <= 130041)
                  : (c <= 173791 || (c < 177984
                    ? (c >= 173824 && c <= 177976)
                    : c <= 178205)))
                : (c <= 183969 || (c < 196608
                  ? (c < 194560
                    ? (c >= 183984 && c <= 191456)
                    : c <= 195101)
                  : (c <= 201546 || (c >= 917760 && c <= 917999)))))))))))))))));
}

static inline bool sym_identifier_character_set_1(int32_t c) {
  return (c < 43514
    ? (c < 4193
      ? (c < 2707
        ? (c < 1994
          ? (c < 931
            ? (c < 748
              ? (c < 192
                ? (c < 170
                  ? (c < '_'
                    ? (c >= 'A' && c <= 'Z')
                    : c <= 'z')
                  : (c <= 170 || (c < 186
                    ? c == 181
                    : c <= 186)))
                : (c <= 214 || (c < 710
                  ? (c < 248
                    ? (c >= 216 && c <= 246)
                    : c <= 705)
                  : (c <= 721 || (c >= 736 && c <= 740)))))
              : (c <= 748 || (c < 895
                ? (c < 886
                  ? (c < 880
                    ? c == 750
                    : c <= 884)
                  : (c <= 887 || (c >= 891 && c <= 893)))
                : (c <= 895 || (c < 908
                  ? (c < 904
                    ? c == 902
                    : c <= 906)
                  : (c <= 908 || (c >= 910 && c <= 929)))))))
            : (c <= 1013 || (c < 1649
              ? (c < 1376
                ? (c < 1329
                  ? (c < 1162
                    ? (c >= 1015 && c <= 1153)
                    : c <= 1327)
                  : (c <= 1366 || c == 1369))
                : (c <= 1416 || (c < 1568
                  ? (c < 1519
                    ? (c >= 1488 && c <= 1514)
                    : c <= 1522)
                  : (c <= 1610 || (c >= 1646 && c <= 1647)))))
              : (c <= 1747 || (c < 1791
                ? (c < 1774
                  ? (c < 1765
                    ? c == 1749
                    : c <= 1766)
                  : (c <= 1775 || (c >= 1786 && c <= 1788)))
                : (c <= 1791 || (c < 1869
                  ? (c < 1810
                    ? c == 1808
                    : c <= 1839)
                  : (c <= 1957 || c == 1969))))))))
          : (c <= 2026 || (c < 2482
            ? (c < 2208
              ? (c < 2088
                ? (c < 2048
                  ? (c < 2042
                    ? (c >= 2036 && c <= 2037)
                    : c <= 2042)
                  : (c <= 2069 || (c < 2084
                    ? c == 2074
                    : c <= 2084)))
                : (c <= 2088 || (c < 2160
                  ? (c < 2144
                    ? (c >= 2112 && c <= 2136)
                    : c <= 2154)
                  : (c <= 2183 || (c >= 2185 && c <= 2190)))))
              : (c <= 2249 || (c < 2417
                ? (c < 2384
                  ? (c < 2365
                    ? (c >= 2308 && c <= 2361)
                    : c <= 2365)
                  : (c <= 2384 || (c >= 2392 && c <= 2401)))
                : (c <= 2432 || (c < 2451
                  ? (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)
                  : (c <= 2472 || (c >= 2474 && c <= 2480)))))))
            : (c <= 2482 || (c < 2579
              ? (c < 2527
                ? (c < 2510
                  ? (c < 2493
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2493)
                  : (c <= 2510 || (c >= 2524 && c <= 2525)))
                : (c <= 2529 || (c < 2565
                  ? (c < 2556
                    ? (c >= 2544 && c <= 2545)
                    : c <= 2556)
                  : (c <= 2570 || (c >= 2575 && c <= 2576)))))
              : (c <= 2600 || (c < 2649
                ? (c < 2613
                  ? (c < 2610
                    ? (c >= 2602 && c <= 2608)
                    : c <= 2611)
                  : (c <= 2614 || (c >= 2616 && c <= 2617)))
                : (c <= 2652 || (c < 2693
                  ? (c < 2674
                    ? c == 2654
                    : c <= 2676)
                  : (c <= 2701 || (c >= 2703 && c <= 2705)))))))))))
        : (c <= 2728 || (c < 3242
          ? (c < 2962
            ? (c < 2858
              ? (c < 2784
                ? (c < 2741
                  ? (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)
                  : (c <= 2745 || (c < 2768
                    ? c == 2749
                    : c <= 2768)))
                : (c <= 2785 || (c < 2831
                  ? (c < 2821
                    ? c == 2809
                    : c <= 2828)
                  : (c <= 2832 || (c >= 2835 && c <= 2856)))))
              : (c <= 2864 || (c < 2911
                ? (c < 2877
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2877 || (c >= 2908 && c <= 2909)))
                : (c <= 2913 || (c < 2949
                  ? (c < 2947
                    ? c == 2929
                    : c <= 2947)
                  : (c <= 2954 || (c >= 2958 && c <= 2960)))))))
            : (c <= 2965 || (c < 3090
              ? (c < 2984
                ? (c < 2974
                  ? (c < 2972
                    ? (c >= 2969 && c <= 2970)
                    : c <= 2972)
                  : (c <= 2975 || (c >= 2979 && c <= 2980)))
                : (c <= 2986 || (c < 3077
                  ? (c < 3024
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3024)
                  : (c <= 3084 || (c >= 3086 && c <= 3088)))))
              : (c <= 3112 || (c < 3168
                ? (c < 3160
                  ? (c < 3133
                    ? (c >= 3114 && c <= 3129)
                    : c <= 3133)
                  : (c <= 3162 || c == 3165))
                : (c <= 3169 || (c < 3214
                  ? (c < 3205
                    ? c == 3200
                    : c <= 3212)
                  : (c <= 3216 || (c >= 3218 && c <= 3240)))))))))
          : (c <= 3251 || (c < 3648
            ? (c < 3412
              ? (c < 3332
                ? (c < 3293
                  ? (c < 3261
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3261)
                  : (c <= 3294 || (c < 3313
                    ? (c >= 3296 && c <= 3297)
                    : c <= 3314)))
                : (c <= 3340 || (c < 3389
                  ? (c < 3346
                    ? (c >= 3342 && c <= 3344)
                    : c <= 3386)
                  : (c <= 3389 || c == 3406))))
              : (c <= 3414 || (c < 3507
                ? (c < 3461
                  ? (c < 3450
                    ? (c >= 3423 && c <= 3425)
                    : c <= 3455)
                  : (c <= 3478 || (c >= 3482 && c <= 3505)))
                : (c <= 3515 || (c < 3585
                  ? (c < 3520
                    ? c == 3517
                    : c <= 3526)
                  : (c <= 3632 || c == 3634))))))
            : (c <= 3654 || (c < 3782
              ? (c < 3749
                ? (c < 3718
                  ? (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)
                  : (c <= 3722 || (c >= 3724 && c <= 3747)))
                : (c <= 3749 || (c < 3773
                  ? (c < 3762
                    ? (c >= 3751 && c <= 3760)
                    : c <= 3762)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))
              : (c <= 3782 || (c < 3976
                ? (c < 3904
                  ? (c < 3840
                    ? (c >= 3804 && c <= 3807)
                    : c <= 3840)
                  : (c <= 3911 || (c >= 3913 && c <= 3948)))
                : (c <= 3980 || (c < 4176
                  ? (c < 4159
                    ? (c >= 4096 && c <= 4138)
                    : c <= 4159)
                  : (c <= 4181 || (c >= 4186 && c <= 4189)))))))))))))
      : (c <= 4193 || (c < 8134
        ? (c < 6176
          ? (c < 4808
            ? (c < 4688
              ? (c < 4295
                ? (c < 4213
                  ? (c < 4206
                    ? (c >= 4197 && c <= 4198)
                    : c <= 4208)
                  : (c <= 4225 || (c < 4256
                    ? c == 4238
                    : c <= 4293)))
                : (c <= 4295 || (c < 4348
                  ? (c < 4304
                    ? c == 4301
                    : c <= 4346)
                  : (c <= 4680 || (c >= 4682 && c <= 4685)))))
              : (c <= 4694 || (c < 4752
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c >= 4746 && c <= 4749)))
                : (c <= 4784 || (c < 4800
                  ? (c < 4792
                    ? (c >= 4786 && c <= 4789)
                    : c <= 4798)
                  : (c <= 4800 || (c >= 4802 && c <= 4805)))))))
            : (c <= 4822 || (c < 5792
              ? (c < 5024
                ? (c < 4888
                  ? (c < 4882
                    ? (c >= 4824 && c <= 4880)
                    : c <= 4885)
                  : (c <= 4954 || (c >= 4992 && c <= 5007)))
                : (c <= 5109 || (c < 5743
                  ? (c < 5121
                    ? (c >= 5112 && c <= 5117)
                    : c <= 5740)
                  : (c <= 5759 || (c >= 5761 && c <= 5786)))))
              : (c <= 5866 || (c < 5984
                ? (c < 5919
                  ? (c < 5888
                    ? (c >= 5870 && c <= 5880)
                    : c <= 5905)
                  : (c <= 5937 || (c >= 5952 && c <= 5969)))
                : (c <= 5996 || (c < 6103
                  ? (c < 6016
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6067)
                  : (c <= 6103 || c == 6108))))))))
          : (c <= 6264 || (c < 7312
            ? (c < 6823
              ? (c < 6512
                ? (c < 6320
                  ? (c < 6314
                    ? (c >= 6272 && c <= 6312)
                    : c <= 6314)
                  : (c <= 6389 || (c < 6480
                    ? (c >= 6400 && c <= 6430)
                    : c <= 6509)))
                : (c <= 6516 || (c < 6656
                  ? (c < 6576
                    ? (c >= 6528 && c <= 6571)
                    : c <= 6601)
                  : (c <= 6678 || (c >= 6688 && c <= 6740)))))
              : (c <= 6823 || (c < 7098
                ? (c < 7043
                  ? (c < 6981
                    ? (c >= 6917 && c <= 6963)
                    : c <= 6988)
                  : (c <= 7072 || (c >= 7086 && c <= 7087)))
                : (c <= 7141 || (c < 7258
                  ? (c < 7245
                    ? (c >= 7168 && c <= 7203)
                    : c <= 7247)
                  : (c <= 7293 || (c >= 7296 && c <= 7304)))))))
            : (c <= 7354 || (c < 8008
              ? (c < 7418
                ? (c < 7406
                  ? (c < 7401
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7404)
                  : (c <= 7411 || (c >= 7413 && c <= 7414)))
                : (c <= 7418 || (c < 7960
                  ? (c < 7680
                    ? (c >= 7424 && c <= 7615)
                    : c <= 7957)
                  : (c <= 7965 || (c >= 7968 && c <= 8005)))))
              : (c <= 8013 || (c < 8031
                ? (c < 8027
                  ? (c < 8025
                    ? (c >= 8016 && c <= 8023)
                    : c <= 8025)
                  : (c <= 8027 || c == 8029))
                : (c <= 8061 || (c < 8126
                  ? (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)
                  : (c <= 8126 || (c >= 8130 && c <= 8132)))))))))))
        : (c <= 8140 || (c < 12337
          ? (c < 8544
            ? (c < 8458
              ? (c < 8305
                ? (c < 8160
                  ? (c < 8150
                    ? (c >= 8144 && c <= 8147)
                    : c <= 8155)
                  : (c <= 8172 || (c < 8182
                    ? (c >= 8178 && c <= 8180)
                    : c <= 8188)))
                : (c <= 8305 || (c < 8450
                  ? (c < 8336
                    ? c == 8319
                    : c <= 8348)
                  : (c <= 8450 || c == 8455))))
              : (c <= 8467 || (c < 8488
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || c == 8486))
                : (c <= 8488 || (c < 8517
                  ? (c < 8508
                    ? (c >= 8490 && c <= 8505)
                    : c <= 8511)
                  : (c <= 8521 || c == 8526))))))
            : (c <= 8584 || (c < 11680
              ? (c < 11559
                ? (c < 11506
                  ? (c < 11499
                    ? (c >= 11264 && c <= 11492)
                    : c <= 11502)
                  : (c <= 11507 || (c >= 11520 && c <= 11557)))
                : (c <= 11559 || (c < 11631
                  ? (c < 11568
                    ? c == 11565
                    : c <= 11623)
                  : (c <= 11631 || (c >= 11648 && c <= 11670)))))
              : (c <= 11686 || (c < 11720
                ? (c < 11704
                  ? (c < 11696
                    ? (c >= 11688 && c <= 11694)
                    : c <= 11702)
                  : (c <= 11710 || (c >= 11712 && c <= 11718)))
                : (c <= 11726 || (c < 12293
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 12295 || (c >= 12321 && c <= 12329)))))))))
          : (c <= 12341 || (c < 42891
            ? (c < 19968
              ? (c < 12549
                ? (c < 12445
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12447 || (c < 12540
                    ? (c >= 12449 && c <= 12538)
                    : c <= 12543)))
                : (c <= 12591 || (c < 12784
                  ? (c < 12704
                    ? (c >= 12593 && c <= 12686)
                    : c <= 12735)
                  : (c <= 12799 || (c >= 13312 && c <= 19903)))))
              : (c <= 42124 || (c < 42560
                ? (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42527 || (c >= 42538 && c <= 42539)))
                : (c <= 42606 || (c < 42775
                  ? (c < 42656
                    ? (c >= 42623 && c <= 42653)
                    : c <= 42735)
                  : (c <= 42783 || (c >= 42786 && c <= 42888)))))))
            : (c <= 42954 || (c < 43250
              ? (c < 43011
                ? (c < 42965
                  ? (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)
                  : (c <= 42969 || (c >= 42994 && c <= 43009)))
                : (c <= 43013 || (c < 43072
                  ? (c < 43020
                    ? (c >= 43015 && c <= 43018)
                    : c <= 43042)
                  : (c <= 43123 || (c >= 43138 && c <= 43187)))))
              : (c <= 43255 || (c < 43360
                ? (c < 43274
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43262)
                  : (c <= 43301 || (c >= 43312 && c <= 43334)))
                : (c <= 43388 || (c < 43488
                  ? (c < 43471
                    ? (c >= 43396 && c <= 43442)
                    : c <= 43471)
                  : (c <= 43492 || (c >= 43494 && c <= 43503)))))))))))))))
    : (c <= 43518 || (c < 70727
      ? (c < 66956
        ? (c < 64914
          ? (c < 43868
            ? (c < 43714
              ? (c < 43646
                ? (c < 43588
                  ? (c < 43584
                    ? (c >= 43520 && c <= 43560)
                    : c <= 43586)
                  : (c <= 43595 || (c < 43642
                    ? (c >= 43616 && c <= 43638)
                    : c <= 43642)))
                : (c <= 43695 || (c < 43705
                  ? (c < 43701
                    ? c == 43697
                    : c <= 43702)
                  : (c <= 43709 || c == 43712))))
              : (c <= 43714 || (c < 43785
                ? (c < 43762
                  ? (c < 43744
                    ? (c >= 43739 && c <= 43741)
                    : c <= 43754)
                  : (c <= 43764 || (c >= 43777 && c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c >= 43824 && c <= 43866)))))))
            : (c <= 43881 || (c < 64287
              ? (c < 63744
                ? (c < 55216
                  ? (c < 44032
                    ? (c >= 43888 && c <= 44002)
                    : c <= 55203)
                  : (c <= 55238 || (c >= 55243 && c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || c == 64285))))
              : (c <= 64296 || (c < 64323
                ? (c < 64318
                  ? (c < 64312
                    ? (c >= 64298 && c <= 64310)
                    : c <= 64316)
                  : (c <= 64318 || (c >= 64320 && c <= 64321)))
                : (c <= 64324 || (c < 64612
                  ? (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)
                  : (c <= 64829 || (c >= 64848 && c <= 64911)))))))))
          : (c <= 64967 || (c < 65599
            ? (c < 65382
              ? (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65008 && c <= 65017)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65313
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65338 || (c >= 65345 && c <= 65370)))))
              : (c <= 65437 || (c < 65498
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65440 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c >= 65490 && c <= 65495)))
                : (c <= 65500 || (c < 65576
                  ? (c < 65549
                    ? (c >= 65536 && c <= 65547)
                    : c <= 65574)
                  : (c <= 65594 || (c >= 65596 && c <= 65597)))))))
            : (c <= 65613 || (c < 66464
              ? (c < 66208
                ? (c < 65856
                  ? (c < 65664
                    ? (c >= 65616 && c <= 65629)
                    : c <= 65786)
                  : (c <= 65908 || (c >= 66176 && c <= 66204)))
                : (c <= 66256 || (c < 66384
                  ? (c < 66349
                    ? (c >= 66304 && c <= 66335)
                    : c <= 66378)
                  : (c <= 66421 || (c >= 66432 && c <= 66461)))))
              : (c <= 66499 || (c < 66776
                ? (c < 66560
                  ? (c < 66513
                    ? (c >= 66504 && c <= 66511)
                    : c <= 66517)
                  : (c <= 66717 || (c >= 66736 && c <= 66771)))
                : (c <= 66811 || (c < 66928
                  ? (c < 66864
                    ? (c >= 66816 && c <= 66855)
                    : c <= 66915)
                  : (c <= 66938 || (c >= 66940 && c <= 66954)))))))))))
        : (c <= 66962 || (c < 68864
          ? (c < 67828
            ? (c < 67506
              ? (c < 67072
                ? (c < 66979
                  ? (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)
                  : (c <= 66993 || (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)))
                : (c <= 67382 || (c < 67456
                  ? (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)
                  : (c <= 67461 || (c >= 67463 && c <= 67504)))))
              : (c <= 67514 || (c < 67644
                ? (c < 67594
                  ? (c < 67592
                    ? (c >= 67584 && c <= 67589)
                    : c <= 67592)
                  : (c <= 67637 || (c >= 67639 && c <= 67640)))
                : (c <= 67644 || (c < 67712
                  ? (c < 67680
                    ? (c >= 67647 && c <= 67669)
                    : c <= 67702)
                  : (c <= 67742 || (c >= 67808 && c <= 67826)))))))
            : (c <= 67829 || (c < 68224
              ? (c < 68096
                ? (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c >= 68030 && c <= 68031)))
                : (c <= 68096 || (c < 68121
                  ? (c < 68117
                    ? (c >= 68112 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c >= 68192 && c <= 68220)))))
              : (c <= 68252 || (c < 68448
                ? (c < 68352
                  ? (c < 68297
                    ? (c >= 68288 && c <= 68295)
                    : c <= 68324)
                  : (c <= 68405 || (c >= 68416 && c <= 68437)))
                : (c <= 68466 || (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c >= 68800 && c <= 68850)))))))))
          : (c <= 68899 || (c < 70106
            ? (c < 69749
              ? (c < 69488
                ? (c < 69376
                  ? (c < 69296
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69297)
                  : (c <= 69404 || (c < 69424
                    ? c == 69415
                    : c <= 69445)))
                : (c <= 69505 || (c < 69635
                  ? (c < 69600
                    ? (c >= 69552 && c <= 69572)
                    : c <= 69622)
                  : (c <= 69687 || (c >= 69745 && c <= 69746)))))
              : (c <= 69749 || (c < 69959
                ? (c < 69891
                  ? (c < 69840
                    ? (c >= 69763 && c <= 69807)
                    : c <= 69864)
                  : (c <= 69926 || c == 69956))
                : (c <= 69959 || (c < 70019
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70002)
                    : c <= 70006)
                  : (c <= 70066 || (c >= 70081 && c <= 70084)))))))
            : (c <= 70106 || (c < 70405
              ? (c < 70280
                ? (c < 70163
                  ? (c < 70144
                    ? c == 70108
                    : c <= 70161)
                  : (c <= 70187 || (c >= 70272 && c <= 70278)))
                : (c <= 70280 || (c < 70303
                  ? (c < 70287
                    ? (c >= 70282 && c <= 70285)
                    : c <= 70301)
                  : (c <= 70312 || (c >= 70320 && c <= 70366)))))
              : (c <= 70412 || (c < 70453
                ? (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c >= 70450 && c <= 70451)))
                : (c <= 70457 || (c < 70493
                  ? (c < 70480
                    ? c == 70461
                    : c <= 70480)
                  : (c <= 70497 || (c >= 70656 && c <= 70708)))))))))))))
      : (c <= 70730 || (c < 119894
        ? (c < 73056
          ? (c < 72001
            ? (c < 71424
              ? (c < 71128
                ? (c < 70852
                  ? (c < 70784
                    ? (c >= 70751 && c <= 70753)
                    : c <= 70831)
                  : (c <= 70853 || (c < 71040
                    ? c == 70855
                    : c <= 71086)))
                : (c <= 71131 || (c < 71296
                  ? (c < 71236
                    ? (c >= 71168 && c <= 71215)
                    : c <= 71236)
                  : (c <= 71338 || c == 71352))))
              : (c <= 71450 || (c < 71945
                ? (c < 71840
                  ? (c < 71680
                    ? (c >= 71488 && c <= 71494)
                    : c <= 71723)
                  : (c <= 71903 || (c >= 71935 && c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71983 || c == 71999))))))
            : (c <= 72001 || (c < 72349
              ? (c < 72192
                ? (c < 72161
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72144)
                  : (c <= 72161 || c == 72163))
                : (c <= 72192 || (c < 72272
                  ? (c < 72250
                    ? (c >= 72203 && c <= 72242)
                    : c <= 72250)
                  : (c <= 72272 || (c >= 72284 && c <= 72329)))))
              : (c <= 72349 || (c < 72818
                ? (c < 72714
                  ? (c < 72704
                    ? (c >= 72368 && c <= 72440)
                    : c <= 72712)
                  : (c <= 72750 || c == 72768))
                : (c <= 72847 || (c < 72971
                  ? (c < 72968
                    ? (c >= 72960 && c <= 72966)
                    : c <= 72969)
                  : (c <= 73008 || c == 73030))))))))
          : (c <= 73061 || (c < 93952
            ? (c < 82944
              ? (c < 73728
                ? (c < 73112
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73097)
                  : (c <= 73112 || (c < 73648
                    ? (c >= 73440 && c <= 73458)
                    : c <= 73648)))
                : (c <= 74649 || (c < 77712
                  ? (c < 74880
                    ? (c >= 74752 && c <= 74862)
                    : c <= 75075)
                  : (c <= 77808 || (c >= 77824 && c <= 78894)))))
              : (c <= 83526 || (c < 92928
                ? (c < 92784
                  ? (c < 92736
                    ? (c >= 92160 && c <= 92728)
                    : c <= 92766)
                  : (c <= 92862 || (c >= 92880 && c <= 92909)))
                : (c <= 92975 || (c < 93053
                  ? (c < 93027
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93047)
                  : (c <= 93071 || (c >= 93760 && c <= 93823)))))))
            : (c <= 94026 || (c < 110589
              ? (c < 94208
                ? (c < 94176
                  ? (c < 94099
                    ? c == 94032
                    : c <= 94111)
                  : (c <= 94177 || c == 94179))
                : (c <= 100343 || (c < 110576
                  ? (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)
                  : (c <= 110579 || (c >= 110581 && c <= 110587)))))
              : (c <= 110590 || (c < 113664
                ? (c < 110948
                  ? (c < 110928
                    ? (c >= 110592 && c <= 110882)
                    : c <= 110930)
                  : (c <= 110951 || (c >= 110960 && c <= 111355)))
                : (c <= 113770 || (c < 113808
                  ? (c < 113792
                    ? (c >= 113776 && c <= 113788)
                    : c <= 113800)
                  : (c <= 113817 || (c >= 119808 && c <= 119892)))))))))))
        : (c <= 119964 || (c < 125259
          ? (c < 120572
            ? (c < 120086
              ? (c < 119995
                ? (c < 119973
                  ? (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)
                  : (c <= 119974 || (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)))
                : (c <= 119995 || (c < 120071
                  ? (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)
                  : (c <= 120074 || (c >= 120077 && c <= 120084)))))
              : (c <= 120092 || (c < 120138
                ? (c < 120128
                  ? (c < 120123
                    ? (c >= 120094 && c <= 120121)
                    : c <= 120126)
                  : (c <= 120132 || c == 120134))
                : (c <= 120144 || (c < 120514
                  ? (c < 120488
                    ? (c >= 120146 && c <= 120485)
                    : c <= 120512)
                  : (c <= 120538 || (c >= 120540 && c <= 120570)))))))
            : (c <= 120596 || (c < 123191
              ? (c < 120714
                ? (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c >= 120688 && c <= 120712)))
                : (c <= 120744 || (c < 122624
                  ? (c < 120772
                    ? (c >= 120746 && c <= 120770)
                    : c <= 120779)
                  : (c <= 122654 || (c >= 123136 && c <= 123180)))))
              : (c <= 123197 || (c < 124904
                ? (c < 123584
                  ? (c < 123536
                    ? c == 123214
                    : c <= 123565)
                  : (c <= 123627 || (c >= 124896 && c <= 124902)))
                : (c <= 124907 || (c < 124928
                  ? (c < 124912
                    ? (c >= 124909 && c <= 124910)
                    : c <= 124926)
                  : (c <= 125124 || (c >= 125184 && c <= 125251)))))))))
          : (c <= 125259 || (c < 126559
            ? (c < 126535
              ? (c < 126505
                ? (c < 126497
                  ? (c < 126469
                    ? (c >= 126464 && c <= 126467)
                    : c <= 126495)
                  : (c <= 126498 || (c < 126503
                    ? c == 126500
                    : c <= 126503)))
                : (c <= 126514 || (c < 126523
                  ? (c < 126521
                    ? (c >= 126516 && c <= 126519)
                    : c <= 126521)
                  : (c <= 126523 || c == 126530))))
              : (c <= 126535 || (c < 126548
                ? (c < 126541
                  ? (c < 126539
                    ? c == 126537
                    : c <= 126539)
                  : (c <= 126543 || (c >= 126545 && c <= 126546)))
                : (c <= 126548 || (c < 126555
                  ? (c < 126553
                    ? c == 126551
                    : c <= 126553)
                  : (c <= 126555 || c == 126557))))))
            : (c <= 126559 || (c < 126625
              ? (c < 126580
                ? (c < 126567
                  ? (c < 126564
                    ? (c >= 126561 && c <= 126562)
                    : c <= 126564)
                  : (c <= 126570 || (c >= 126572 && c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c >= 126603 && c <= 126619)))))
              : (c <= 126627 || (c < 177984
                ? (c < 131072
                  ? (c < 126635
                    ? (c >= 126629 && c <= 126633)
                    : c <= 126651)
                  : (c <= 173791 || (c >= 173824 && c <= 177976)))
                : (c <= 178205 || (c < 194560
                  ? (c < 183984
                    ? (c >= 178208 && c <= 183969)
                    : c <= 191456)
                  : (c <= 195101 || (c >= 196608 && c <= 201546)))))))))))))))));
}

static inline bool sym_identifier_character_set_2(int32_t c) {
  return (c < 43514
    ? (c < 4193
      ? (c < 2707
        ? (c < 1994
          ? (c < 910
            ? (c < 736
              ? (c < 186
                ? (c < 'a'
                  ? (c < '_'
                    ? (c >= 'A' && c <= 'Z')
                    : c <= '_')
                  : (c <= 'z' || (c < 181
                    ? c == 170
                    : c <= 181)))
                : (c <= 186 || (c < 248
                  ? (c < 216
                    ? (c >= 192 && c <= 214)
                    : c <= 246)
                  : (c <= 705 || (c >= 710 && c <= 721)))))
              : (c <= 740 || (c < 891
                ? (c < 880
                  ? (c < 750
                    ? c == 748
                    : c <= 750)
                  : (c <= 884 || (c >= 886 && c <= 887)))
                : (c <= 893 || (c < 904
                  ? (c < 902
                    ? c == 895
                    : c <= 902)
                  : (c <= 906 || c == 908))))))
            : (c <= 929 || (c < 1649
              ? (c < 1376
                ? (c < 1162
                  ? (c < 1015
                    ? (c >= 931 && c <= 1013)
                    : c <= 1153)
                  : (c <= 1327 || (c < 1369
                    ? (c >= 1329 && c <= 1366)
                    : c <= 1369)))
                : (c <= 1416 || (c < 1568
                  ? (c < 1519
                    ? (c >= 1488 && c <= 1514)
                    : c <= 1522)
                  : (c <= 1610 || (c >= 1646 && c <= 1647)))))
              : (c <= 1747 || (c < 1791
                ? (c < 1774
                  ? (c < 1765
                    ? c == 1749
                    : c <= 1766)
                  : (c <= 1775 || (c >= 1786 && c <= 1788)))
                : (c <= 1791 || (c < 1869
                  ? (c < 1810
                    ? c == 1808
                    : c <= 1839)
                  : (c <= 1957 || c == 1969))))))))
          : (c <= 2026 || (c < 2482
            ? (c < 2208
              ? (c < 2088
                ? (c < 2048
                  ? (c < 2042
                    ? (c >= 2036 && c <= 2037)
                    : c <= 2042)
                  : (c <= 2069 || (c < 2084
                    ? c == 2074
                    : c <= 2084)))
                : (c <= 2088 || (c < 2160
                  ? (c < 2144
                    ? (c >= 2112 && c <= 2136)
                    : c <= 2154)
                  : (c <= 2183 || (c >= 2185 && c <= 2190)))))
              : (c <= 2249 || (c < 2417
                ? (c < 2384
                  ? (c < 2365
                    ? (c >= 2308 && c <= 2361)
                    : c <= 2365)
                  : (c <= 2384 || (c >= 2392 && c <= 2401)))
                : (c <= 2432 || (c < 2451
                  ? (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)
                  : (c <= 2472 || (c >= 2474 && c <= 2480)))))))
            : (c <= 2482 || (c < 2579
              ? (c < 2527
                ? (c < 2510
                  ? (c < 2493
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2493)
                  : (c <= 2510 || (c >= 2524 && c <= 2525)))
                : (c <= 2529 || (c < 2565
                  ? (c < 2556
                    ? (c >= 2544 && c <= 2545)
                    : c <= 2556)
                  : (c <= 2570 || (c >= 2575 && c <= 2576)))))
              : (c <= 2600 || (c < 2649
                ? (c < 2613
                  ? (c < 2610
                    ? (c >= 2602 && c <= 2608)
                    : c <= 2611)
                  : (c <= 2614 || (c >= 2616 && c <= 2617)))
                : (c <= 2652 || (c < 2693
                  ? (c < 2674
                    ? c == 2654
                    : c <= 2676)
                  : (c <= 2701 || (c >= 2703 && c <= 2705)))))))))))
        : (c <= 2728 || (c < 3242
          ? (c < 2962
            ? (c < 2858
              ? (c < 2784
                ? (c < 2741
                  ? (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)
                  : (c <= 2745 || (c < 2768
                    ? c == 2749
                    : c <= 2768)))
                : (c <= 2785 || (c < 2831
                  ? (c < 2821
                    ? c == 2809
                    : c <= 2828)
                  : (c <= 2832 || (c >= 2835 && c <= 2856)))))
              : (c <= 2864 || (c < 2911
                ? (c < 2877
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2877 || (c >= 2908 && c <= 2909)))
                : (c <= 2913 || (c < 2949
                  ? (c < 2947
                    ? c == 2929
                    : c <= 2947)
                  : (c <= 2954 || (c >= 2958 && c <= 2960)))))))
            : (c <= 2965 || (c < 3090
              ? (c < 2984
                ? (c < 2974
                  ? (c < 2972
                    ? (c >= 2969 && c <= 2970)
                    : c <= 2972)
                  : (c <= 2975 || (c >= 2979 && c <= 2980)))
                : (c <= 2986 || (c < 3077
                  ? (c < 3024
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3024)
                  : (c <= 3084 || (c >= 3086 && c <= 3088)))))
              : (c <= 3112 || (c < 3168
                ? (c < 3160
                  ? (c < 3133
                    ? (c >= 3114 && c <= 3129)
                    : c <= 3133)
                  : (c <= 3162 || c == 3165))
                : (c <= 3169 || (c < 3214
                  ? (c < 3205
                    ? c == 3200
                    : c <= 3212)
                  : (c <= 3216 || (c >= 3218 && c <= 3240)))))))))
          : (c <= 3251 || (c < 3648
            ? (c < 3412
              ? (c < 3332
                ? (c < 3293
                  ? (c < 3261
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3261)
                  : (c <= 3294 || (c < 3313
                    ? (c >= 3296 && c <= 3297)
                    : c <= 3314)))
                : (c <= 3340 || (c < 3389
                  ? (c < 3346
                    ? (c >= 3342 && c <= 3344)
                    : c <= 3386)
                  : (c <= 3389 || c == 3406))))
              : (c <= 3414 || (c < 3507
                ? (c < 3461
                  ? (c < 3450
                    ? (c >= 3423 && c <= 3425)
                    : c <= 3455)
                  : (c <= 3478 || (c >= 3482 && c <= 3505)))
                : (c <= 3515 || (c < 3585
                  ? (c < 3520
                    ? c == 3517
                    : c <= 3526)
                  : (c <= 3632 || c == 3634))))))
            : (c <= 3654 || (c < 3782
              ? (c < 3749
                ? (c < 3718
                  ? (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)
                  : (c <= 3722 || (c >= 3724 && c <= 3747)))
                : (c <= 3749 || (c < 3773
                  ? (c < 3762
                    ? (c >= 3751 && c <= 3760)
                    : c <= 3762)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))
              : (c <= 3782 || (c < 3976
                ? (c < 3904
                  ? (c < 3840
                    ? (c >= 3804 && c <= 3807)
                    : c <= 3840)
                  : (c <= 3911 || (c >= 3913 && c <= 3948)))
                : (c <= 3980 || (c < 4176
                  ? (c < 4159
                    ? (c >= 4096 && c <= 4138)
                    : c <= 4159)
                  : (c <= 4181 || (c >= 4186 && c <= 4189)))))))))))))
      : (c <= 4193 || (c < 8134
        ? (c < 6176
          ? (c < 4808
            ? (c < 4688
              ? (c < 4295
                ? (c < 4213
                  ? (c < 4206
                    ? (c >= 4197 && c <= 4198)
                    : c <= 4208)
                  : (c <= 4225 || (c < 4256
                    ? c == 4238
                    : c <= 4293)))
                : (c <= 4295 || (c < 4348
                  ? (c < 4304
                    ? c == 4301
                    : c <= 4346)
                  : (c <= 4680 || (c >= 4682 && c <= 4685)))))
              : (c <= 4694 || (c < 4752
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c >= 4746 && c <= 4749)))
                : (c <= 4784 || (c < 4800
                  ? (c < 4792
                    ? (c >= 4786 && c <= 4789)
                    : c <= 4798)
                  : (c <= 4800 || (c >= 4802 && c <= 4805)))))))
            : (c <= 4822 || (c < 5792
              ? (c < 5024
                ? (c < 4888
                  ? (c < 4882
                    ? (c >= 4824 && c <= 4880)
                    : c <= 4885)
                  : (c <= 4954 || (c >= 4992 && c <= 5007)))
                : (c <= 5109 || (c < 5743
                  ? (c < 5121
                    ? (c >= 5112 && c <= 5117)
                    : c <= 5740)
                  : (c <= 5759 || (c >= 5761 && c <= 5786)))))
              : (c <= 5866 || (c < 5984
                ? (c < 5919
                  ? (c < 5888
                    ? (c >= 5870 && c <= 5880)
                    : c <= 5905)
                  : (c <= 5937 || (c >= 5952 && c <= 5969)))
                : (c <= 5996 || (c < 6103
                  ? (c < 6016
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6067)
                  : (c <= 6103 || c == 6108))))))))
          : (c <= 6264 || (c < 7312
            ? (c < 6823
              ? (c < 6512
                ? (c < 6320
                  ? (c < 6314
                    ? (c >= 6272 && c <= 6312)
                    : c <= 6314)
                  : (c <= 6389 || (c < 6480
                    ? (c >= 6400 && c <= 6430)
                    : c <= 6509)))
                : (c <= 6516 || (c < 6656
                  ? (c < 6576
                    ? (c >= 6528 && c <= 6571)
                    : c <= 6601)
                  : (c <= 6678 || (c >= 6688 && c <= 6740)))))
              : (c <= 6823 || (c < 7098
                ? (c < 7043
                  ? (c < 6981
                    ? (c >= 6917 && c <= 6963)
                    : c <= 6988)
                  : (c <= 7072 || (c >= 7086 && c <= 7087)))
                : (c <= 7141 || (c < 7258
                  ? (c < 7245
                    ? (c >= 7168 && c <= 7203)
                    : c <= 7247)
                  : (c <= 7293 || (c >= 7296 && c <= 7304)))))))
            : (c <= 7354 || (c < 8008
              ? (c < 7418
                ? (c < 7406
                  ? (c < 7401
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7404)
                  : (c <= 7411 || (c >= 7413 && c <= 7414)))
                : (c <= 7418 || (c < 7960
                  ? (c < 7680
                    ? (c >= 7424 && c <= 7615)
                    : c <= 7957)
                  : (c <= 7965 || (c >= 7968 && c <= 8005)))))
              : (c <= 8013 || (c < 8031
                ? (c < 8027
                  ? (c < 8025
                    ? (c >= 8016 && c <= 8023)
                    : c <= 8025)
                  : (c <= 8027 || c == 8029))
                : (c <= 8061 || (c < 8126
                  ? (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)
                  : (c <= 8126 || (c >= 8130 && c <= 8132)))))))))))
        : (c <= 8140 || (c < 12337
          ? (c < 8544
            ? (c < 8458
              ? (c < 8305
                ? (c < 8160
                  ? (c < 8150
                    ? (c >= 8144 && c <= 8147)
                    : c <= 8155)
                  : (c <= 8172 || (c < 8182
                    ? (c >= 8178 && c <= 8180)
                    : c <= 8188)))
                : (c <= 8305 || (c < 8450
                  ? (c < 8336
                    ? c == 8319
                    : c <= 8348)
                  : (c <= 8450 || c == 8455))))
              : (c <= 8467 || (c < 8488
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || c == 8486))
                : (c <= 8488 || (c < 8517
                  ? (c < 8508
                    ? (c >= 8490 && c <= 8505)
                    : c <= 8511)
                  : (c <= 8521 || c == 8526))))))
            : (c <= 8584 || (c < 11680
              ? (c < 11559
                ? (c < 11506
                  ? (c < 11499
                    ? (c >= 11264 && c <= 11492)
                    : c <= 11502)
                  : (c <= 11507 || (c >= 11520 && c <= 11557)))
                : (c <= 11559 || (c < 11631
                  ? (c < 11568
                    ? c == 11565
                    : c <= 11623)
                  : (c <= 11631 || (c >= 11648 && c <= 11670)))))
              : (c <= 11686 || (c < 11720
                ? (c < 11704
                  ? (c < 11696
                    ? (c >= 11688 && c <= 11694)
                    : c <= 11702)
                  : (c <= 11710 || (c >= 11712 && c <= 11718)))
                : (c <= 11726 || (c < 12293
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 12295 || (c >= 12321 && c <= 12329)))))))))
          : (c <= 12341 || (c < 42891
            ? (c < 19968
              ? (c < 12549
                ? (c < 12445
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12447 || (c < 12540
                    ? (c >= 12449 && c <= 12538)
                    : c <= 12543)))
                : (c <= 12591 || (c < 12784
                  ? (c < 12704
                    ? (c >= 12593 && c <= 12686)
                    : c <= 12735)
                  : (c <= 12799 || (c >= 13312 && c <= 19903)))))
              : (c <= 42124 || (c < 42560
                ? (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42527 || (c >= 42538 && c <= 42539)))
                : (c <= 42606 || (c < 42775
                  ? (c < 42656
                    ? (c >= 42623 && c <= 42653)
                    : c <= 42735)
                  : (c <= 42783 || (c >= 42786 && c <= 42888)))))))
            : (c <= 42954 || (c < 43250
              ? (c < 43011
                ? (c < 42965
                  ? (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)
                  : (c <= 42969 || (c >= 42994 && c <= 43009)))
                : (c <= 43013 || (c < 43072
                  ? (c < 43020
                    ? (c >= 43015 && c <= 43018)
                    : c <= 43042)
                  : (c <= 43123 || (c >= 43138 && c <= 43187)))))
              : (c <= 43255 || (c < 43360
                ? (c < 43274
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43262)
                  : (c <= 43301 || (c >= 43312 && c <= 43334)))
                : (c <= 43388 || (c < 43488
                  ? (c < 43471
                    ? (c >= 43396 && c <= 43442)
                    : c <= 43471)
                  : (c <= 43492 || (c >= 43494 && c <= 43503)))))))))))))))
    : (c <= 43518 || (c < 70727
      ? (c < 66956
        ? (c < 64914
          ? (c < 43868
            ? (c < 43714
              ? (c < 43646
                ? (c < 43588
                  ? (c < 43584
                    ? (c >= 43520 && c <= 43560)
                    : c <= 43586)
                  : (c <= 43595 || (c < 43642
                    ? (c >= 43616 && c <= 43638)
                    : c <= 43642)))
                : (c <= 43695 || (c < 43705
                  ? (c < 43701
                    ? c == 43697
                    : c <= 43702)
                  : (c <= 43709 || c == 43712))))
              : (c <= 43714 || (c < 43785
                ? (c < 43762
                  ? (c < 43744
                    ? (c >= 43739 && c <= 43741)
                    : c <= 43754)
                  : (c <= 43764 || (c >= 43777 && c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c >= 43824 && c <= 43866)))))))
            : (c <= 43881 || (c < 64287
              ? (c < 63744
                ? (c < 55216
                  ? (c < 44032
                    ? (c >= 43888 && c <= 44002)
                    : c <= 55203)
                  : (c <= 55238 || (c >= 55243 && c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || c == 64285))))
              : (c <= 64296 || (c < 64323
                ? (c < 64318
                  ? (c < 64312
                    ? (c >= 64298 && c <= 64310)
                    : c <= 64316)
                  : (c <= 64318 || (c >= 64320 && c <= 64321)))
                : (c <= 64324 || (c < 64612
                  ? (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)
                  : (c <= 64829 || (c >= 64848 && c <= 64911)))))))))
          : (c <= 64967 || (c < 65599
            ? (c < 65382
              ? (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65008 && c <= 65017)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65313
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65338 || (c >= 65345 && c <= 65370)))))
              : (c <= 65437 || (c < 65498
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65440 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c >= 65490 && c <= 65495)))
                : (c <= 65500 || (c < 65576
                  ? (c < 65549
                    ? (c >= 65536 && c <= 65547)
                    : c <= 65574)
                  : (c <= 65594 || (c >= 65596 && c <= 65597)))))))
            : (c <= 65613 || (c < 66464
              ? (c < 66208
                ? (c < 65856
                  ? (c < 65664
                    ? (c >= 65616 && c <= 65629)
                    : c <= 65786)
                  : (c <= 65908 || (c >= 66176 && c <= 66204)))
                : (c <= 66256 || (c < 66384
                  ? (c < 66349
                    ? (c >= 66304 && c <= 66335)
                    : c <= 66378)
                  : (c <= 66421 || (c >= 66432 && c <= 66461)))))
              : (c <= 66499 || (c < 66776
                ? (c < 66560
                  ? (c < 66513
                    ? (c >= 66504 && c <= 66511)
                    : c <= 66517)
                  : (c <= 66717 || (c >= 66736 && c <= 66771)))
                : (c <= 66811 || (c < 66928
                  ? (c < 66864
                    ? (c >= 66816 && c <= 66855)
                    : c <= 66915)
                  : (c <= 66938 || (c >= 66940 && c <= 66954)))))))))))
        : (c <= 66962 || (c < 68864
          ? (c < 67828
            ? (c < 67506
              ? (c < 67072
                ? (c < 66979
                  ? (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)
                  : (c <= 66993 || (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)))
                : (c <= 67382 || (c < 67456
                  ? (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)
                  : (c <= 67461 || (c >= 67463 && c <= 67504)))))
              : (c <= 67514 || (c < 67644
                ? (c < 67594
                  ? (c < 67592
                    ? (c >= 67584 && c <= 67589)
                    : c <= 67592)
                  : (c <= 67637 || (c >= 67639 && c <= 67640)))
                : (c <= 67644 || (c < 67712
                  ? (c < 67680
                    ? (c >= 67647 && c <= 67669)
                    : c <= 67702)
                  : (c <= 67742 || (c >= 67808 && c <= 67826)))))))
            : (c <= 67829 || (c < 68224
              ? (c < 68096
                ? (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c >= 68030 && c <= 68031)))
                : (c <= 68096 || (c < 68121
                  ? (c < 68117
                    ? (c >= 68112 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c >= 68192 && c <= 68220)))))
              : (c <= 68252 || (c < 68448
                ? (c < 68352
                  ? (c < 68297
                    ? (c >= 68288 && c <= 68295)
                    : c <= 68324)
                  : (c <= 68405 || (c >= 68416 && c <= 68437)))
                : (c <= 68466 || (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c >= 68800 && c <= 68850)))))))))
          : (c <= 68899 || (c < 70106
            ? (c < 69749
              ? (c < 69488
                ? (c < 69376
                  ? (c < 69296
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69297)
                  : (c <= 69404 || (c < 69424
                    ? c == 69415
                    : c <= 69445)))
                : (c <= 69505 || (c < 69635
                  ? (c < 69600
                    ? (c >= 69552 && c <= 69572)
                    : c <= 69622)
                  : (c <= 69687 || (c >= 69745 && c <= 69746)))))
              : (c <= 69749 || (c < 69959
                ? (c < 69891
                  ? (c < 69840
                    ? (c >= 69763 && c <= 69807)
                    : c <= 69864)
                  : (c <= 69926 || c == 69956))
                : (c <= 69959 || (c < 70019
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70002)
                    : c <= 70006)
                  : (c <= 70066 || (c >= 70081 && c <= 70084)))))))
            : (c <= 70106 || (c < 70405
              ? (c < 70280
                ? (c < 70163
                  ? (c < 70144
                    ? c == 70108
                    : c <= 70161)
                  : (c <= 70187 || (c >= 70272 && c <= 70278)))
                : (c <= 70280 || (c < 70303
                  ? (c < 70287
                    ? (c >= 70282 && c <= 70285)
                    : c <= 70301)
                  : (c <= 70312 || (c >= 70320 && c <= 70366)))))
              : (c <= 70412 || (c < 70453
                ? (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c >= 70450 && c <= 70451)))
                : (c <= 70457 || (c < 70493
                  ? (c < 70480
                    ? c == 70461
                    : c <= 70480)
                  : (c <= 70497 || (c >= 70656 && c <= 70708)))))))))))))
      : (c <= 70730 || (c < 119894
        ? (c < 73056
          ? (c < 72001
            ? (c < 71424
              ? (c < 71128
                ? (c < 70852
                  ? (c < 70784
                    ? (c >= 70751 && c <= 70753)
                    : c <= 70831)
                  : (c <= 70853 || (c < 71040
                    ? c == 70855
                    : c <= 71086)))
                : (c <= 71131 || (c < 71296
                  ? (c < 71236
                    ? (c >= 71168 && c <= 71215)
                    : c <= 71236)
                  : (c <= 71338 || c == 71352))))
              : (c <= 71450 || (c < 71945
                ? (c < 71840
                  ? (c < 71680
                    ? (c >= 71488 && c <= 71494)
                    : c <= 71723)
                  : (c <= 71903 || (c >= 71935 && c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71983 || c == 71999))))))
            : (c <= 72001 || (c < 72349
              ? (c < 72192
                ? (c < 72161
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72144)
                  : (c <= 72161 || c == 72163))
                : (c <= 72192 || (c < 72272
                  ? (c < 72250
                    ? (c >= 72203 && c <= 72242)
                    : c <= 72250)
                  : (c <= 72272 || (c >= 72284 && c <= 72329)))))
              : (c <= 72349 || (c < 72818
                ? (c < 72714
                  ? (c < 72704
                    ? (c >= 72368 && c <= 72440)
                    : c <= 72712)
                  : (c <= 72750 || c == 72768))
                : (c <= 72847 || (c < 72971
                  ? (c < 72968
                    ? (c >= 72960 && c <= 72966)
                    : c <= 72969)
                  : (c <= 73008 || c == 73030))))))))
          : (c <= 73061 || (c < 93952
            ? (c < 82944
              ? (c < 73728
                ? (c < 73112
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73097)
                  : (c <= 73112 || (c < 73648
                    ? (c >= 73440 && c <= 73458)
                    : c <= 73648)))
                : (c <= 74649 || (c < 77712
                  ? (c < 74880
                    ? (c >= 74752 && c <= 74862)
                    : c <= 75075)
                  : (c <= 77808 || (c >= 77824 && c <= 78894)))))
              : (c <= 83526 || (c < 92928
                ? (c < 92784
                  ? (c < 92736
                    ? (c >= 92160 && c <= 92728)
                    : c <= 92766)
                  : (c <= 92862 || (c >= 92880 && c <= 92909)))
                : (c <= 92975 || (c < 93053
                  ? (c < 93027
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93047)
                  : (c <= 93071 || (c >= 93760 && c <= 93823)))))))
            : (c <= 94026 || (c < 110589
              ? (c < 94208
                ? (c < 94176
                  ? (c < 94099
                    ? c == 94032
                    : c <= 94111)
                  : (c <= 94177 || c == 94179))
                : (c <= 100343 || (c < 110576
                  ? (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)
                  : (c <= 110579 || (c >= 110581 && c <= 110587)))))
              : (c <= 110590 || (c < 113664
                ? (c < 110948
                  ? (c < 110928
                    ? (c >= 110592 && c <= 110882)
                    : c <= 110930)
                  : (c <= 110951 || (c >= 110960 && c <= 111355)))
                : (c <= 113770 || (c < 113808
                  ? (c < 113792
                    ? (c >= 113776 && c <= 113788)
                    : c <= 113800)
                  : (c <= 113817 || (c >= 119808 && c <= 119892)))))))))))
        : (c <= 119964 || (c < 125259
          ? (c < 120572
            ? (c < 120086
              ? (c < 119995
                ? (c < 119973
                  ? (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)
                  : (c <= 119974 || (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)))
                : (c <= 119995 || (c < 120071
                  ? (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)
                  : (c <= 120074 || (c >= 120077 && c <= 120084)))))
              : (c <= 120092 || (c < 120138
                ? (c < 120128
                  ? (c < 120123
                    ? (c >= 120094 && c <= 120121)
                    : c <= 120126)
                  : (c <= 120132 || c == 120134))
                : (c <= 120144 || (c < 120514
                  ? (c < 120488
                    ? (c >= 120146 && c <= 120485)
                    : c <= 120512)
                  : (c <= 120538 || (c >= 120540 && c <= 120570)))))))
            : (c <= 120596 || (c < 123191
              ? (c < 120714
                ? (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c >= 120688 && c <= 120712)))
                : (c <= 120744 || (c < 122624
                  ? (c < 120772
                    ? (c >= 120746 && c <= 120770)
                    : c <= 120779)
                  : (c <= 122654 || (c >= 123136 && c <= 123180)))))
              : (c <= 123197 || (c < 124904
                ? (c < 123584
                  ? (c < 123536
                    ? c == 123214
                    : c <= 123565)
                  : (c <= 123627 || (c >= 124896 && c <= 124902)))
                : (c <= 124907 || (c < 124928
                  ? (c < 124912
                    ? (c >= 124909 && c <= 124910)
                    : c <= 124926)
                  : (c <= 125124 || (c >= 125184 && c <= 125251)))))))))
          : (c <= 125259 || (c < 126559
            ? (c < 126535
              ? (c < 126505
                ? (c < 126497
                  ? (c < 126469
                    ? (c >= 126464 && c <= 126467)
                    : c <= 126495)
                  : (c <= 126498 || (c < 126503
                    ? c == 126500
                    : c <= 126503)))
                : (c <= 126514 || (c < 126523
                  ? (c < 126521
                    ? (c >= 126516 && c <= 126519)
                    : c <= 126521)
                  : (c <= 126523 || c == 126530))))
              : (c <= 126535 || (c < 126548
                ? (c < 126541
                  ? (c < 126539
                    ? c == 126537
                    : c <= 126539)
                  : (c <= 126543 || (c >= 126545 && c <= 126546)))
                : (c <= 126548 || (c < 126555
                  ? (c < 126553
                    ? c == 126551
                    : c <= 126553)
                  : (c <= 126555 || c == 126557))))))
            : (c <= 126559 || (c < 126625
              ? (c < 126580
                ? (c < 126567
                  ? (c < 126564
                    ? (c >= 126561 && c <= 126562)
                    : c <= 126564)
                  : (c <= 126570 || (c >= 126572 && c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c >= 126603 && c <= 126619)))))
              : (c <= 126627 || (c < 177984
                ? (c < 131072
                  ? (c < 126635
                    ? (c >= 126629 && c <= 126633)
                    : c <= 126651)
                  : (c <= 173791 || (c >= 173824 && c <= 177976)))
                : (c <= 178205 || (c < 194560
                  ? (c < 183984
                    ? (c >= 178208 && c <= 183969)
                    : c <= 191456)
                  : (c <= 195101 || (c >= 196608 && c <= 201546)))))))))))))))));
}

static inline bool sym_identifier_character_set_3(int32_t c) {
  return (c < 43616
    ? (c < 3782
      ? (c < 2748
        ? (c < 2045
          ? (c < 1015
            ? (c < 710
              ? (c < 181
                ? (c < '_'
                  ? (c < 'A'
                    ? (c >= '0' && c <= '9')
                    : c <= 'Z')
                  : (c <= '_' || (c < 170
                    ? (c >= 'a' && c <= 'z')
                    : c <= 170)))
                : (c <= 181 || (c < 192
                  ? (c < 186
                    ? c == 183
                    : c <= 186)
                  : (c <= 214 || (c < 248
                    ? (c >= 216 && c <= 246)
                    : c <= 705)))))
              : (c <= 721 || (c < 891
                ? (c < 750
                  ? (c < 748
                    ? (c >= 736 && c <= 740)
                    : c <= 748)
                  : (c <= 750 || (c < 886
                    ? (c >= 768 && c <= 884)
                    : c <= 887)))
                : (c <= 893 || (c < 908
                  ? (c < 902
                    ? c == 895
                    : c <= 906)
                  : (c <= 908 || (c < 931
                    ? (c >= 910 && c <= 929)
                    : c <= 1013)))))))
            : (c <= 1153 || (c < 1519
              ? (c < 1425
                ? (c < 1329
                  ? (c < 1162
                    ? (c >= 1155 && c <= 1159)
                    : c <= 1327)
                  : (c <= 1366 || (c < 1376
                    ? c == 1369
                    : c <= 1416)))
                : (c <= 1469 || (c < 1476
                  ? (c < 1473
                    ? c == 1471
                    : c <= 1474)
                  : (c <= 1477 || (c < 1488
                    ? c == 1479
                    : c <= 1514)))))
              : (c <= 1522 || (c < 1770
                ? (c < 1646
                  ? (c < 1568
                    ? (c >= 1552 && c <= 1562)
                    : c <= 1641)
                  : (c <= 1747 || (c < 1759
                    ? (c >= 1749 && c <= 1756)
                    : c <= 1768)))
                : (c <= 1788 || (c < 1869
                  ? (c < 1808
                    ? c == 1791
                    : c <= 1866)
                  : (c <= 1969 || (c < 2042
                    ? (c >= 1984 && c <= 2037)
                    : c <= 2042)))))))))
          : (c <= 2045 || (c < 2558
            ? (c < 2451
              ? (c < 2200
                ? (c < 2144
                  ? (c < 2112
                    ? (c >= 2048 && c <= 2093)
                    : c <= 2139)
                  : (c <= 2154 || (c < 2185
                    ? (c >= 2160 && c <= 2183)
                    : c <= 2190)))
                : (c <= 2273 || (c < 2417
                  ? (c < 2406
                    ? (c >= 2275 && c <= 2403)
                    : c <= 2415)
                  : (c <= 2435 || (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)))))
              : (c <= 2472 || (c < 2507
                ? (c < 2486
                  ? (c < 2482
                    ? (c >= 2474 && c <= 2480)
                    : c <= 2482)
                  : (c <= 2489 || (c < 2503
                    ? (c >= 2492 && c <= 2500)
                    : c <= 2504)))
                : (c <= 2510 || (c < 2527
                  ? (c < 2524
                    ? c == 2519
                    : c <= 2525)
                  : (c <= 2531 || (c < 2556
                    ? (c >= 2534 && c <= 2545)
                    : c <= 2556)))))))
            : (c <= 2558 || (c < 2635
              ? (c < 2610
                ? (c < 2575
                  ? (c < 2565
                    ? (c >= 2561 && c <= 2563)
                    : c <= 2570)
                  : (c <= 2576 || (c < 2602
                    ? (c >= 2579 && c <= 2600)
                    : c <= 2608)))
                : (c <= 2611 || (c < 2620
                  ? (c < 2616
                    ? (c >= 2613 && c <= 2614)
                    : c <= 2617)
                  : (c <= 2620 || (c < 2631
                    ? (c >= 2622 && c <= 2626)
                    : c <= 2632)))))
              : (c <= 2637 || (c < 2693
                ? (c < 2654
                  ? (c < 2649
                    ? c == 2641
                    : c <= 2652)
                  : (c <= 2654 || (c < 2689
                    ? (c >= 2662 && c <= 2677)
                    : c <= 2691)))
                : (c <= 2701 || (c < 2730
                  ? (c < 2707
                    ? (c >= 2703 && c <= 2705)
                    : c <= 2728)
                  : (c <= 2736 || (c < 2741
                    ? (c >= 2738 && c <= 2739)
                    : c <= 2745)))))))))))
        : (c <= 2757 || (c < 3168
          ? (c < 2958
            ? (c < 2866
              ? (c < 2809
                ? (c < 2768
                  ? (c < 2763
                    ? (c >= 2759 && c <= 2761)
                    : c <= 2765)
                  : (c <= 2768 || (c < 2790
                    ? (c >= 2784 && c <= 2787)
                    : c <= 2799)))
                : (c <= 2815 || (c < 2831
                  ? (c < 2821
                    ? (c >= 2817 && c <= 2819)
                    : c <= 2828)
                  : (c <= 2832 || (c < 2858
                    ? (c >= 2835 && c <= 2856)
                    : c <= 2864)))))
              : (c <= 2867 || (c < 2908
                ? (c < 2887
                  ? (c < 2876
                    ? (c >= 2869 && c <= 2873)
                    : c <= 2884)
                  : (c <= 2888 || (c < 2901
                    ? (c >= 2891 && c <= 2893)
                    : c <= 2903)))
                : (c <= 2909 || (c < 2929
                  ? (c < 2918
                    ? (c >= 2911 && c <= 2915)
                    : c <= 2927)
                  : (c <= 2929 || (c < 2949
                    ? (c >= 2946 && c <= 2947)
                    : c <= 2954)))))))
            : (c <= 2960 || (c < 3031
              ? (c < 2984
                ? (c < 2972
                  ? (c < 2969
                    ? (c >= 2962 && c <= 2965)
                    : c <= 2970)
                  : (c <= 2972 || (c < 2979
                    ? (c >= 2974 && c <= 2975)
                    : c <= 2980)))
                : (c <= 2986 || (c < 3014
                  ? (c < 3006
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3010)
                  : (c <= 3016 || (c < 3024
                    ? (c >= 3018 && c <= 3021)
                    : c <= 3024)))))
              : (c <= 3031 || (c < 3132
                ? (c < 3086
                  ? (c < 3072
                    ? (c >= 3046 && c <= 3055)
                    : c <= 3084)
                  : (c <= 3088 || (c < 3114
                    ? (c >= 3090 && c <= 3112)
                    : c <= 3129)))
                : (c <= 3140 || (c < 3157
                  ? (c < 3146
                    ? (c >= 3142 && c <= 3144)
                    : c <= 3149)
                  : (c <= 3158 || (c < 3165
                    ? (c >= 3160 && c <= 3162)
                    : c <= 3165)))))))))
          : (c <= 3171 || (c < 3450
            ? (c < 3293
              ? (c < 3242
                ? (c < 3205
                  ? (c < 3200
                    ? (c >= 3174 && c <= 3183)
                    : c <= 3203)
                  : (c <= 3212 || (c < 3218
                    ? (c >= 3214 && c <= 3216)
                    : c <= 3240)))
                : (c <= 3251 || (c < 3270
                  ? (c < 3260
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3268)
                  : (c <= 3272 || (c < 3285
                    ? (c >= 3274 && c <= 3277)
                    : c <= 3286)))))
              : (c <= 3294 || (c < 3346
                ? (c < 3313
                  ? (c < 3302
                    ? (c >= 3296 && c <= 3299)
                    : c <= 3311)
                  : (c <= 3314 || (c < 3342
                    ? (c >= 3328 && c <= 3340)
                    : c <= 3344)))
                : (c <= 3396 || (c < 3412
                  ? (c < 3402
                    ? (c >= 3398 && c <= 3400)
                    : c <= 3406)
                  : (c <= 3415 || (c < 3430
                    ? (c >= 3423 && c <= 3427)
                    : c <= 3439)))))))
            : (c <= 3455 || (c < 3570
              ? (c < 3520
                ? (c < 3482
                  ? (c < 3461
                    ? (c >= 3457 && c <= 3459)
                    : c <= 3478)
                  : (c <= 3505 || (c < 3517
                    ? (c >= 3507 && c <= 3515)
                    : c <= 3517)))
                : (c <= 3526 || (c < 3542
                  ? (c < 3535
                    ? c == 3530
                    : c <= 3540)
                  : (c <= 3542 || (c < 3558
                    ? (c >= 3544 && c <= 3551)
                    : c <= 3567)))))
              : (c <= 3571 || (c < 3718
                ? (c < 3664
                  ? (c < 3648
                    ? (c >= 3585 && c <= 3642)
                    : c <= 3662)
                  : (c <= 3673 || (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)))
                : (c <= 3722 || (c < 3751
                  ? (c < 3749
                    ? (c >= 3724 && c <= 3747)
                    : c <= 3749)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))))))))))
      : (c <= 3782 || (c < 8025
        ? (c < 5888
          ? (c < 4688
            ? (c < 3953
              ? (c < 3872
                ? (c < 3804
                  ? (c < 3792
                    ? (c >= 3784 && c <= 3789)
                    : c <= 3801)
                  : (c <= 3807 || (c < 3864
                    ? c == 3840
                    : c <= 3865)))
                : (c <= 3881 || (c < 3897
                  ? (c < 3895
                    ? c == 3893
                    : c <= 3895)
                  : (c <= 3897 || (c < 3913
                    ? (c >= 3902 && c <= 3911)
                    : c <= 3948)))))
              : (c <= 3972 || (c < 4256
                ? (c < 4038
                  ? (c < 3993
                    ? (c >= 3974 && c <= 3991)
                    : c <= 4028)
                  : (c <= 4038 || (c < 4176
                    ? (c >= 4096 && c <= 4169)
                    : c <= 4253)))
                : (c <= 4293 || (c < 4304
                  ? (c < 4301
                    ? c == 4295
                    : c <= 4301)
                  : (c <= 4346 || (c < 4682
                    ? (c >= 4348 && c <= 4680)
                    : c <= 4685)))))))
            : (c <= 4694 || (c < 4882
              ? (c < 4786
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c < 4752
                    ? (c >= 4746 && c <= 4749)
                    : c <= 4784)))
                : (c <= 4789 || (c < 4802
                  ? (c < 4800
                    ? (c >= 4792 && c <= 4798)
                    : c <= 4800)
                  : (c <= 4805 || (c < 4824
                    ? (c >= 4808 && c <= 4822)
                    : c <= 4880)))))
              : (c <= 4885 || (c < 5112
                ? (c < 4969
                  ? (c < 4957
                    ? (c >= 4888 && c <= 4954)
                    : c <= 4959)
                  : (c <= 4977 || (c < 5024
                    ? (c >= 4992 && c <= 5007)
                    : c <= 5109)))
                : (c <= 5117 || (c < 5761
                  ? (c < 5743
                    ? (c >= 5121 && c <= 5740)
                    : c <= 5759)
                  : (c <= 5786 || (c < 5870
                    ? (c >= 5792 && c <= 5866)
                    : c <= 5880)))))))))
          : (c <= 5909 || (c < 6688
            ? (c < 6176
              ? (c < 6016
                ? (c < 5984
                  ? (c < 5952
                    ? (c >= 5919 && c <= 5940)
                    : c <= 5971)
                  : (c <= 5996 || (c < 6002
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6003)))
                : (c <= 6099 || (c < 6112
                  ? (c < 6108
                    ? c == 6103
                    : c <= 6109)
                  : (c <= 6121 || (c < 6159
                    ? (c >= 6155 && c <= 6157)
                    : c <= 6169)))))
              : (c <= 6264 || (c < 6470
                ? (c < 6400
                  ? (c < 6320
                    ? (c >= 6272 && c <= 6314)
                    : c <= 6389)
                  : (c <= 6430 || (c < 6448
                    ? (c >= 6432 && c <= 6443)
                    : c <= 6459)))
                : (c <= 6509 || (c < 6576
                  ? (c < 6528
                    ? (c >= 6512 && c <= 6516)
                    : c <= 6571)
                  : (c <= 6601 || (c < 6656
                    ? (c >= 6608 && c <= 6618)
                    : c <= 6683)))))))
            : (c <= 6750 || (c < 7232
              ? (c < 6847
                ? (c < 6800
                  ? (c < 6783
                    ? (c >= 6752 && c <= 6780)
                    : c <= 6793)
                  : (c <= 6809 || (c < 6832
                    ? c == 6823
                    : c <= 6845)))
                : (c <= 6862 || (c < 7019
                  ? (c < 6992
                    ? (c >= 6912 && c <= 6988)
                    : c <= 7001)
                  : (c <= 7027 || (c < 7168
                    ? (c >= 7040 && c <= 7155)
                    : c <= 7223)))))
              : (c <= 7241 || (c < 7380
                ? (c < 7312
                  ? (c < 7296
                    ? (c >= 7245 && c <= 7293)
                    : c <= 7304)
                  : (c <= 7354 || (c < 7376
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7378)))
                : (c <= 7418 || (c < 7968
                  ? (c < 7960
                    ? (c >= 7424 && c <= 7957)
                    : c <= 7965)
                  : (c <= 8005 || (c < 8016
                    ? (c >= 8008 && c <= 8013)
                    : c <= 8023)))))))))))
        : (c <= 8025 || (c < 11720
          ? (c < 8458
            ? (c < 8178
              ? (c < 8126
                ? (c < 8031
                  ? (c < 8029
                    ? c == 8027
                    : c <= 8029)
                  : (c <= 8061 || (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)))
                : (c <= 8126 || (c < 8144
                  ? (c < 8134
                    ? (c >= 8130 && c <= 8132)
                    : c <= 8140)
                  : (c <= 8147 || (c < 8160
                    ? (c >= 8150 && c <= 8155)
                    : c <= 8172)))))
              : (c <= 8180 || (c < 8336
                ? (c < 8276
                  ? (c < 8255
                    ? (c >= 8182 && c <= 8188)
                    : c <= 8256)
                  : (c <= 8276 || (c < 8319
                    ? c == 8305
                    : c <= 8319)))
                : (c <= 8348 || (c < 8421
                  ? (c < 8417
                    ? (c >= 8400 && c <= 8412)
                    : c <= 8417)
                  : (c <= 8432 || (c < 8455
                    ? c == 8450
                    : c <= 8455)))))))
            : (c <= 8467 || (c < 11499
              ? (c < 8490
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || (c < 8488
                    ? c == 8486
                    : c <= 8488)))
                : (c <= 8505 || (c < 8526
                  ? (c < 8517
                    ? (c >= 8508 && c <= 8511)
                    : c <= 8521)
                  : (c <= 8526 || (c < 11264
                    ? (c >= 8544 && c <= 8584)
                    : c <= 11492)))))
              : (c <= 11507 || (c < 11647
                ? (c < 11565
                  ? (c < 11559
                    ? (c >= 11520 && c <= 11557)
                    : c <= 11559)
                  : (c <= 11565 || (c < 11631
                    ? (c >= 11568 && c <= 11623)
                    : c <= 11631)))
                : (c <= 11670 || (c < 11696
                  ? (c < 11688
                    ? (c >= 11680 && c <= 11686)
                    : c <= 11694)
                  : (c <= 11702 || (c < 11712
                    ? (c >= 11704 && c <= 11710)
                    : c <= 11718)))))))))
          : (c <= 11726 || (c < 42623
            ? (c < 12540
              ? (c < 12337
                ? (c < 11744
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 11775 || (c < 12321
                    ? (c >= 12293 && c <= 12295)
                    : c <= 12335)))
                : (c <= 12341 || (c < 12441
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12442 || (c < 12449
                    ? (c >= 12445 && c <= 12447)
                    : c <= 12538)))))
              : (c <= 12543 || (c < 19968
                ? (c < 12704
                  ? (c < 12593
                    ? (c >= 12549 && c <= 12591)
                    : c <= 12686)
                  : (c <= 12735 || (c < 13312
                    ? (c >= 12784 && c <= 12799)
                    : c <= 19903)))
                : (c <= 42124 || (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42539 || (c < 42612
                    ? (c >= 42560 && c <= 42607)
                    : c <= 42621)))))))
            : (c <= 42737 || (c < 43232
              ? (c < 42965
                ? (c < 42891
                  ? (c < 42786
                    ? (c >= 42775 && c <= 42783)
                    : c <= 42888)
                  : (c <= 42954 || (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)))
                : (c <= 42969 || (c < 43072
                  ? (c < 43052
                    ? (c >= 42994 && c <= 43047)
                    : c <= 43052)
                  : (c <= 43123 || (c < 43216
                    ? (c >= 43136 && c <= 43205)
                    : c <= 43225)))))
              : (c <= 43255 || (c < 43471
                ? (c < 43312
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43309)
                  : (c <= 43347 || (c < 43392
                    ? (c >= 43360 && c <= 43388)
                    : c <= 43456)))
                : (c <= 43481 || (c < 43584
                  ? (c < 43520
                    ? (c >= 43488 && c <= 43518)
                    : c <= 43574)
                  : (c <= 43597 || (c >= 43600 && c <= 43609)))))))))))))))
    : (c <= 43638 || (c < 71453
      ? (c < 67639
        ? (c < 65345
          ? (c < 64312
            ? (c < 43888
              ? (c < 43785
                ? (c < 43744
                  ? (c < 43739
                    ? (c >= 43642 && c <= 43714)
                    : c <= 43741)
                  : (c <= 43759 || (c < 43777
                    ? (c >= 43762 && c <= 43766)
                    : c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c < 43868
                    ? (c >= 43824 && c <= 43866)
                    : c <= 43881)))))
              : (c <= 44010 || (c < 63744
                ? (c < 44032
                  ? (c < 44016
                    ? (c >= 44012 && c <= 44013)
                    : c <= 44025)
                  : (c <= 55203 || (c < 55243
                    ? (c >= 55216 && c <= 55238)
                    : c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || (c < 64298
                    ? (c >= 64285 && c <= 64296)
                    : c <= 64310)))))))
            : (c <= 64316 || (c < 65075
              ? (c < 64612
                ? (c < 64323
                  ? (c < 64320
                    ? c == 64318
                    : c <= 64321)
                  : (c <= 64324 || (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)))
                : (c <= 64829 || (c < 65008
                  ? (c < 64914
                    ? (c >= 64848 && c <= 64911)
                    : c <= 64967)
                  : (c <= 65017 || (c < 65056
                    ? (c >= 65024 && c <= 65039)
                    : c <= 65071)))))
              : (c <= 65076 || (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65101 && c <= 65103)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65296
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65305 || (c < 65343
                    ? (c >= 65313 && c <= 65338)
                    : c <= 65343)))))))))
          : (c <= 65370 || (c < 66513
            ? (c < 65664
              ? (c < 65536
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65382 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c < 65498
                    ? (c >= 65490 && c <= 65495)
                    : c <= 65500)))
                : (c <= 65547 || (c < 65596
                  ? (c < 65576
                    ? (c >= 65549 && c <= 65574)
                    : c <= 65594)
                  : (c <= 65597 || (c < 65616
                    ? (c >= 65599 && c <= 65613)
                    : c <= 65629)))))
              : (c <= 65786 || (c < 66304
                ? (c < 66176
                  ? (c < 66045
                    ? (c >= 65856 && c <= 65908)
                    : c <= 66045)
                  : (c <= 66204 || (c < 66272
                    ? (c >= 66208 && c <= 66256)
                    : c <= 66272)))
                : (c <= 66335 || (c < 66432
                  ? (c < 66384
                    ? (c >= 66349 && c <= 66378)
                    : c <= 66426)
                  : (c <= 66461 || (c < 66504
                    ? (c >= 66464 && c <= 66499)
                    : c <= 66511)))))))
            : (c <= 66517 || (c < 66979
              ? (c < 66864
                ? (c < 66736
                  ? (c < 66720
                    ? (c >= 66560 && c <= 66717)
                    : c <= 66729)
                  : (c <= 66771 || (c < 66816
                    ? (c >= 66776 && c <= 66811)
                    : c <= 66855)))
                : (c <= 66915 || (c < 66956
                  ? (c < 66940
                    ? (c >= 66928 && c <= 66938)
                    : c <= 66954)
                  : (c <= 66962 || (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)))))
              : (c <= 66993 || (c < 67456
                ? (c < 67072
                  ? (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)
                  : (c <= 67382 || (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)))
                : (c <= 67461 || (c < 67584
                  ? (c < 67506
                    ? (c >= 67463 && c <= 67504)
                    : c <= 67514)
                  : (c <= 67589 || (c < 67594
                    ? c == 67592
                    : c <= 67637)))))))))))
        : (c <= 67640 || (c < 69956
          ? (c < 68448
            ? (c < 68101
              ? (c < 67828
                ? (c < 67680
                  ? (c < 67647
                    ? c == 67644
                    : c <= 67669)
                  : (c <= 67702 || (c < 67808
                    ? (c >= 67712 && c <= 67742)
                    : c <= 67826)))
                : (c <= 67829 || (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c < 68096
                    ? (c >= 68030 && c <= 68031)
                    : c <= 68099)))))
              : (c <= 68102 || (c < 68192
                ? (c < 68121
                  ? (c < 68117
                    ? (c >= 68108 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c < 68159
                    ? (c >= 68152 && c <= 68154)
                    : c <= 68159)))
                : (c <= 68220 || (c < 68297
                  ? (c < 68288
                    ? (c >= 68224 && c <= 68252)
                    : c <= 68295)
                  : (c <= 68326 || (c < 68416
                    ? (c >= 68352 && c <= 68405)
                    : c <= 68437)))))))
            : (c <= 68466 || (c < 69424
              ? (c < 68912
                ? (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c < 68864
                    ? (c >= 68800 && c <= 68850)
                    : c <= 68903)))
                : (c <= 68921 || (c < 69296
                  ? (c < 69291
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69292)
                  : (c <= 69297 || (c < 69415
                    ? (c >= 69376 && c <= 69404)
                    : c <= 69415)))))
              : (c <= 69456 || (c < 69759
                ? (c < 69600
                  ? (c < 69552
                    ? (c >= 69488 && c <= 69509)
                    : c <= 69572)
                  : (c <= 69622 || (c < 69734
                    ? (c >= 69632 && c <= 69702)
                    : c <= 69749)))
                : (c <= 69818 || (c < 69872
                  ? (c < 69840
                    ? c == 69826
                    : c <= 69864)
                  : (c <= 69881 || (c < 69942
                    ? (c >= 69888 && c <= 69940)
                    : c <= 69951)))))))))
          : (c <= 69959 || (c < 70459
            ? (c < 70282
              ? (c < 70108
                ? (c < 70016
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70003)
                    : c <= 70006)
                  : (c <= 70084 || (c < 70094
                    ? (c >= 70089 && c <= 70092)
                    : c <= 70106)))
                : (c <= 70108 || (c < 70206
                  ? (c < 70163
                    ? (c >= 70144 && c <= 70161)
                    : c <= 70199)
                  : (c <= 70206 || (c < 70280
                    ? (c >= 70272 && c <= 70278)
                    : c <= 70280)))))
              : (c <= 70285 || (c < 70405
                ? (c < 70320
                  ? (c < 70303
                    ? (c >= 70287 && c <= 70301)
                    : c <= 70312)
                  : (c <= 70378 || (c < 70400
                    ? (c >= 70384 && c <= 70393)
                    : c <= 70403)))
                : (c <= 70412 || (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c < 70453
                    ? (c >= 70450 && c <= 70451)
                    : c <= 70457)))))))
            : (c <= 70468 || (c < 70855
              ? (c < 70502
                ? (c < 70480
                  ? (c < 70475
                    ? (c >= 70471 && c <= 70472)
                    : c <= 70477)
                  : (c <= 70480 || (c < 70493
                    ? c == 70487
                    : c <= 70499)))
                : (c <= 70508 || (c < 70736
                  ? (c < 70656
                    ? (c >= 70512 && c <= 70516)
                    : c <= 70730)
                  : (c <= 70745 || (c < 70784
                    ? (c >= 70750 && c <= 70753)
                    : c <= 70853)))))
              : (c <= 70855 || (c < 71236
                ? (c < 71096
                  ? (c < 71040
                    ? (c >= 70864 && c <= 70873)
                    : c <= 71093)
                  : (c <= 71104 || (c < 71168
                    ? (c >= 71128 && c <= 71133)
                    : c <= 71232)))
                : (c <= 71236 || (c < 71360
                  ? (c < 71296
                    ? (c >= 71248 && c <= 71257)
                    : c <= 71352)
                  : (c <= 71369 || (c >= 71424 && c <= 71450)))))))))))))
      : (c <= 71467 || (c < 119973
        ? (c < 77824
          ? (c < 72760
            ? (c < 72016
              ? (c < 71945
                ? (c < 71680
                  ? (c < 71488
                    ? (c >= 71472 && c <= 71481)
                    : c <= 71494)
                  : (c <= 71738 || (c < 71935
                    ? (c >= 71840 && c <= 71913)
                    : c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71989 || (c < 71995
                    ? (c >= 71991 && c <= 71992)
                    : c <= 72003)))))
              : (c <= 72025 || (c < 72263
                ? (c < 72154
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72151)
                  : (c <= 72161 || (c < 72192
                    ? (c >= 72163 && c <= 72164)
                    : c <= 72254)))
                : (c <= 72263 || (c < 72368
                  ? (c < 72349
                    ? (c >= 72272 && c <= 72345)
                    : c <= 72349)
                  : (c <= 72440 || (c < 72714
                    ? (c >= 72704 && c <= 72712)
                    : c <= 72758)))))))
            : (c <= 72768 || (c < 73056
              ? (c < 72968
                ? (c < 72850
                  ? (c < 72818
                    ? (c >= 72784 && c <= 72793)
                    : c <= 72847)
                  : (c <= 72871 || (c < 72960
                    ? (c >= 72873 && c <= 72886)
                    : c <= 72966)))
                : (c <= 72969 || (c < 73020
                  ? (c < 73018
                    ? (c >= 72971 && c <= 73014)
                    : c <= 73018)
                  : (c <= 73021 || (c < 73040
                    ? (c >= 73023 && c <= 73031)
                    : c <= 73049)))))
              : (c <= 73061 || (c < 73440
                ? (c < 73104
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73102)
                  : (c <= 73105 || (c < 73120
                    ? (c >= 73107 && c <= 73112)
                    : c <= 73129)))
                : (c <= 73462 || (c < 74752
                  ? (c < 73728
                    ? c == 73648
                    : c <= 74649)
                  : (c <= 74862 || (c < 77712
                    ? (c >= 74880 && c <= 75075)
                    : c <= 77808)))))))))
          : (c <= 78894 || (c < 110576
            ? (c < 93027
              ? (c < 92864
                ? (c < 92736
                  ? (c < 92160
                    ? (c >= 82944 && c <= 83526)
                    : c <= 92728)
                  : (c <= 92766 || (c < 92784
                    ? (c >= 92768 && c <= 92777)
                    : c <= 92862)))
                : (c <= 92873 || (c < 92928
                  ? (c < 92912
                    ? (c >= 92880 && c <= 92909)
                    : c <= 92916)
                  : (c <= 92982 || (c < 93008
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93017)))))
              : (c <= 93047 || (c < 94176
                ? (c < 93952
                  ? (c < 93760
                    ? (c >= 93053 && c <= 93071)
                    : c <= 93823)
                  : (c <= 94026 || (c < 94095
                    ? (c >= 94031 && c <= 94087)
                    : c <= 94111)))
                : (c <= 94177 || (c < 94208
                  ? (c < 94192
                    ? (c >= 94179 && c <= 94180)
                    : c <= 94193)
                  : (c <= 100343 || (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)))))))
            : (c <= 110579 || (c < 118528
              ? (c < 110960
                ? (c < 110592
                  ? (c < 110589
                    ? (c >= 110581 && c <= 110587)
                    : c <= 110590)
                  : (c <= 110882 || (c < 110948
                    ? (c >= 110928 && c <= 110930)
                    : c <= 110951)))
                : (c <= 111355 || (c < 113792
                  ? (c < 113776
                    ? (c >= 113664 && c <= 113770)
                    : c <= 113788)
                  : (c <= 113800 || (c < 113821
                    ? (c >= 113808 && c <= 113817)
                    : c <= 113822)))))
              : (c <= 118573 || (c < 119210
                ? (c < 119149
                  ? (c < 119141
                    ? (c >= 118576 && c <= 118598)
                    : c <= 119145)
                  : (c <= 119154 || (c < 119173
                    ? (c >= 119163 && c <= 119170)
                    : c <= 119179)))
                : (c <= 119213 || (c < 119894
                  ? (c < 119808
                    ? (c >= 119362 && c <= 119364)
                    : c <= 119892)
                  : (c <= 119964 || (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)))))))))))
        : (c <= 119974 || (c < 124912
          ? (c < 120746
            ? (c < 120134
              ? (c < 120071
                ? (c < 119995
                  ? (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)
                  : (c <= 119995 || (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)))
                : (c <= 120074 || (c < 120094
                  ? (c < 120086
                    ? (c >= 120077 && c <= 120084)
                    : c <= 120092)
                  : (c <= 120121 || (c < 120128
                    ? (c >= 120123 && c <= 120126)
                    : c <= 120132)))))
              : (c <= 120134 || (c < 120572
                ? (c < 120488
                  ? (c < 120146
                    ? (c >= 120138 && c <= 120144)
                    : c <= 120485)
                  : (c <= 120512 || (c < 120540
                    ? (c >= 120514 && c <= 120538)
                    : c <= 120570)))
                : (c <= 120596 || (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c < 120714
                    ? (c >= 120688 && c <= 120712)
                    : c <= 120744)))))))
            : (c <= 120770 || (c < 122907
              ? (c < 121476
                ? (c < 121344
                  ? (c < 120782
                    ? (c >= 120772 && c <= 120779)
                    : c <= 120831)
                  : (c <= 121398 || (c < 121461
                    ? (c >= 121403 && c <= 121452)
                    : c <= 121461)))
                : (c <= 121476 || (c < 122624
                  ? (c < 121505
                    ? (c >= 121499 && c <= 121503)
                    : c <= 121519)
                  : (c <= 122654 || (c < 122888
                    ? (c >= 122880 && c <= 122886)
                    : c <= 122904)))))
              : (c <= 122913 || (c < 123214
                ? (c < 123136
                  ? (c < 122918
                    ? (c >= 122915 && c <= 122916)
                    : c <= 122922)
                  : (c <= 123180 || (c < 123200
                    ? (c >= 123184 && c <= 123197)
                    : c <= 123209)))
                : (c <= 123214 || (c < 124896
                  ? (c < 123584
                    ? (c >= 123536 && c <= 123566)
                    : c <= 123641)
                  : (c <= 124902 || (c < 124909
                    ? (c >= 124904 && c <= 124907)
                    : c <= 124910)))))))))
          : (c <= 124926 || (c < 126557
            ? (c < 126521
              ? (c < 126469
                ? (c < 125184
                  ? (c < 125136
                    ? (c >= 124928 && c <= 125124)
                    : c <= 125142)
                  : (c <= 125259 || (c < 126464
                    ? (c >= 125264 && c <= 125273)
                    : c <= 126467)))
                : (c <= 126495 || (c < 126503
                  ? (c < 126500
                    ? (c >= 126497 && c <= 126498)
                    : c <= 126500)
                  : (c <= 126503 || (c < 126516
                    ? (c >= 126505 && c <= 126514)
                    : c <= 126519)))))
              : (c <= 126521 || (c < 126541
                ? (c < 126535
                  ? (c < 126530
                    ? c == 126523
                    : c <= 126530)
                  : (c <= 126535 || (c < 126539
                    ? c == 126537
                    : c <= 126539)))
                : (c <= 126543 || (c < 126551
                  ? (c < 126548
                    ? (c >= 126545 && c <= 126546)
                    : c <= 126548)
                  : (c <= 126551 || (c < 126555
                    ? c == 126553
                    : c <= 126555)))))))
            : (c <= 126557 || (c < 126629
              ? (c < 126580
                ? (c < 126564
                  ? (c < 126561
                    ? c == 126559
                    : c <= 126562)
                  : (c <= 126564 || (c < 126572
                    ? (c >= 126567 && c <= 126570)
                    : c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c < 126625
                    ? (c >= 126603 && c <= 126619)
                    : c <= 126627)))))
              : (c <= 126633 || (c < 178208
                ? (c < 131072
                  ? (c < 130032
                    ? (c >= 126635 && c <= 126651)
                    : c <= 130041)
                  : (c <= 173791 || (c < 177984
                    ? (c >= 173824 && c <= 177976)
                    : c <= 178205)))
                : (c <= 183969 || (c < 196608
                  ? (c < 194560
                    ? (c >= 183984 && c <= 191456)
                    : c <= 195101)
                  : (c <= 201546 || (c >= 917760 && c <= 917999)))))))))))))))));
}

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(46);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == '(') ADVANCE(24);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(40);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '<') ADVANCE(30);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == '\\') ADVANCE(8);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '~') ADVANCE(38);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(19)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 1:
      if (lookahead == '\n') SKIP(3)
      if (lookahead == '"') ADVANCE(46);
      if (lookahead == '/') ADVANCE(48);
      if (lookahead == '\\') ADVANCE(8);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) ADVANCE(47);
      if (lookahead != 0) ADVANCE(51);
      END_STATE();
    case 2:
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '-') ADVANCE(39);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(2)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_2(lookahead)) ADVANCE(43);
      END_STATE();
    case 3:
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(3)
      END_STATE();
    case 4:
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(3)
      if (sym_identifier_character_set_2(lookahead)) ADVANCE(42);
      END_STATE();
    case 5:
      if (lookahead == '/') ADVANCE(68);
      END_STATE();
    case 6:
      if (lookahead == '>') ADVANCE(37);
      END_STATE();
    case 7:
      if (lookahead == '`') ADVANCE(44);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(7);
      END_STATE();
    case 8:
      if (lookahead == 'u') ADVANCE(53);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(52);
      END_STATE();
    case 9:
      if (lookahead == '}') ADVANCE(52);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(9);
      END_STATE();
    case 10:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 11:
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(11);
      END_STATE();
    case 12:
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(58);
      END_STATE();
    case 13:
      if (('0' <= lookahead && lookahead <= '7') ||
          lookahead == '_') ADVANCE(59);
      END_STATE();
    case 14:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(62);
      END_STATE();
    case 15:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 16:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(56);
      END_STATE();
    case 17:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(11);
      END_STATE();
    case 18:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(61);
      END_STATE();
    case 19:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == '(') ADVANCE(24);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(40);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '<') ADVANCE(30);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '~') ADVANCE(38);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(19)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 20:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(6);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(57);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(20)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(60);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 21:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 22:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 23:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 24:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 27:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 28:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '>') ADVANCE(37);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(sym_attribute_name);
      if (sym_attribute_name_character_set_1(lookahead)) ADVANCE(42);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(sym_identifier);
      if (sym_identifier_character_set_3(lookahead)) ADVANCE(43);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(sym_quoted_name);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(anon_sym_DQUOTE2);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(48);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) ADVANCE(47);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(49);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(64);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(69);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(50);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(69);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(50);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_escape);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(sym_escape);
      if (lookahead == '{') ADVANCE(9);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(14);
      if (lookahead == 'b') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'x') ADVANCE(16);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(55);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(14);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(55);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(17);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(56);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == 'b') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'x') ADVANCE(18);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(60);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(58);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '7') ||
          lookahead == '_') ADVANCE(59);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(60);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(61);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(sym_real);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(62);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(sym_real);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(67);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '/') ADVANCE(65);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(67);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(65);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '/') ADVANCE(67);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(67);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '/') ADVANCE(66);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(69);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(69);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (lookahead == 'a') ADVANCE(1);
      if (lookahead == 'b') ADVANCE(2);
      if (lookahead == 'c') ADVANCE(3);
      if (lookahead == 'd') ADVANCE(4);
      if (lookahead == 'e') ADVANCE(5);
      if (lookahead == 'f') ADVANCE(6);
      if (lookahead == 'i') ADVANCE(7);
      if (lookahead == 'j') ADVANCE(8);
      if (lookahead == 'k') ADVANCE(9);
      if (lookahead == 'l') ADVANCE(10);
      if (lookahead == 'm') ADVANCE(11);
      if (lookahead == 'n') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'p') ADVANCE(14);
      if (lookahead == 'r') ADVANCE(15);
      if (lookahead == 's') ADVANCE(16);
      if (lookahead == 't') ADVANCE(17);
      if (lookahead == 'u') ADVANCE(18);
      if (lookahead == 'v') ADVANCE(19);
      if (lookahead == 'w') ADVANCE(20);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(0)
      END_STATE();
    case 1:
      if (lookahead == 'c') ADVANCE(21);
      if (lookahead == 'l') ADVANCE(22);
      if (lookahead == 'n') ADVANCE(23);
      if (lookahead == 'r') ADVANCE(24);
      if (lookahead == 's') ADVANCE(25);
      if (lookahead == 't') ADVANCE(26);
      END_STATE();
    case 2:
      if (lookahead == 'e') ADVANCE(27);
      if (lookahead == 'i') ADVANCE(28);
      if (lookahead == 'o') ADVANCE(29);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(30);
      if (lookahead == 'l') ADVANCE(31);
      if (lookahead == 'o') ADVANCE(32);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(33);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(34);
      if (lookahead == 'n') ADVANCE(35);
      if (lookahead == 'x') ADVANCE(36);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(37);
      if (lookahead == 'i') ADVANCE(38);
      if (lookahead == 'o') ADVANCE(39);
      if (lookahead == 'r') ADVANCE(40);
      END_STATE();
    case 7:
      if (lookahead == 'm') ADVANCE(41);
      if (lookahead == 'n') ADVANCE(42);
      END_STATE();
    case 8:
      if (lookahead == 'o') ADVANCE(43);
      END_STATE();
    case 9:
      if (lookahead == 'e') ADVANCE(44);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(45);
      if (lookahead == 'i') ADVANCE(46);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(47);
      if (lookahead == 'i') ADVANCE(48);
      if (lookahead == 'u') ADVANCE(49);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(50);
      if (lookahead == 'i') ADVANCE(51);
      END_STATE();
    case 13:
      if (lookahead == 'f') ADVANCE(52);
      if (lookahead == 'm') ADVANCE(53);
      if (lookahead == 'n') ADVANCE(54);
      if (lookahead == 'p') ADVANCE(55);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(56);
      if (lookahead == 'r') ADVANCE(57);
      if (lookahead == 'u') ADVANCE(58);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(59);
      if (lookahead == 'e') ADVANCE(60);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(61);
      if (lookahead == 'i') ADVANCE(62);
      if (lookahead == 'o') ADVANCE(63);
      if (lookahead == 't') ADVANCE(64);
      if (lookahead == 'w') ADVANCE(65);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(66);
      if (lookahead == 'r') ADVANCE(67);
      if (lookahead == 'y') ADVANCE(68);
      END_STATE();
    case 18:
      if (lookahead == 'n') ADVANCE(69);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(70);
      if (lookahead == 'e') ADVANCE(71);
      if (lookahead == 'i') ADVANCE(72);
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(73);
      if (lookahead == 'e') ADVANCE(74);
      if (lookahead == 'i') ADVANCE(75);
      if (lookahead == 'r') ADVANCE(76);
      END_STATE();
    case 21:
      if (lookahead == 'c') ADVANCE(77);
      END_STATE();
    case 22:
      if (lookahead == 's') ADVANCE(78);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(79);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(80);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(81);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(82);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(83);
      if (lookahead == 't') ADVANCE(84);
      END_STATE();
    case 29:
      if (lookahead == 'r') ADVANCE(85);
      if (lookahead == 'x') ADVANCE(86);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(87);
      END_STATE();
    case 31:
      if (lookahead == 'a') ADVANCE(88);
      END_STATE();
    case 32:
      if (lookahead == 'd') ADVANCE(89);
      if (lookahead == 'n') ADVANCE(90);
      END_STATE();
    case 33:
      if (lookahead == 'f') ADVANCE(91);
      END_STATE();
    case 34:
      if (lookahead == 's') ADVANCE(92);
      END_STATE();
    case 35:
      if (lookahead == 'u') ADVANCE(93);
      END_STATE();
    case 36:
      if (lookahead == 't') ADVANCE(94);
      END_STATE();
    case 37:
      if (lookahead == 'l') ADVANCE(95);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(96);
      if (lookahead == 'n') ADVANCE(97);
      END_STATE();
    case 39:
      if (lookahead == 'r') ADVANCE(98);
      END_STATE();
    case 40:
      if (lookahead == 'o') ADVANCE(99);
      END_STATE();
    case 41:
      if (lookahead == 'p') ADVANCE(100);
      END_STATE();
    case 42:
      if (lookahead == 'd') ADVANCE(101);
      if (lookahead == 'l') ADVANCE(102);
      if (lookahead == 'o') ADVANCE(103);
      if (lookahead == 't') ADVANCE(104);
      END_STATE();
    case 43:
      if (lookahead == 'i') ADVANCE(105);
      END_STATE();
    case 44:
      if (lookahead == 'e') ADVANCE(106);
      if (lookahead == 'y') ADVANCE(107);
      END_STATE();
    case 45:
      if (lookahead == 't') ADVANCE(108);
      END_STATE();
    case 46:
      if (lookahead == 't') ADVANCE(109);
      END_STATE();
    case 47:
      if (lookahead == 'r') ADVANCE(110);
      END_STATE();
    case 48:
      if (lookahead == 's') ADVANCE(111);
      END_STATE();
    case 49:
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 50:
      if (lookahead == 'w') ADVANCE(113);
      END_STATE();
    case 51:
      if (lookahead == 'l') ADVANCE(114);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 53:
      if (lookahead == 'i') ADVANCE(115);
      END_STATE();
    case 54:
      if (lookahead == 'l') ADVANCE(116);
      END_STATE();
    case 55:
      if (lookahead == 'e') ADVANCE(117);
      END_STATE();
    case 56:
      if (lookahead == 'c') ADVANCE(118);
      END_STATE();
    case 57:
      if (lookahead == 'e') ADVANCE(119);
      if (lookahead == 'i') ADVANCE(120);
      if (lookahead == 'o') ADVANCE(121);
      END_STATE();
    case 58:
      if (lookahead == 'b') ADVANCE(122);
      END_STATE();
    case 59:
      if (lookahead == 'w') ADVANCE(123);
      END_STATE();
    case 60:
      if (lookahead == 'b') ADVANCE(124);
      if (lookahead == 'f') ADVANCE(125);
      if (lookahead == 'n') ADVANCE(126);
      if (lookahead == 'p') ADVANCE(127);
      if (lookahead == 't') ADVANCE(128);
      END_STATE();
    case 61:
      if (lookahead == 'n') ADVANCE(129);
      if (lookahead == 'q') ADVANCE(130);
      if (lookahead == 't') ADVANCE(131);
      END_STATE();
    case 62:
      if (lookahead == 'n') ADVANCE(132);
      END_STATE();
    case 63:
      if (lookahead == 'm') ADVANCE(133);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(134);
      if (lookahead == 'r') ADVANCE(135);
      END_STATE();
    case 65:
      if (lookahead == 'i') ADVANCE(136);
      END_STATE();
    case 66:
      if (lookahead == 'r') ADVANCE(137);
      END_STATE();
    case 67:
      if (lookahead == 'a') ADVANCE(138);
      if (lookahead == 'e') ADVANCE(139);
      if (lookahead == 'u') ADVANCE(140);
      END_STATE();
    case 68:
      if (lookahead == 'p') ADVANCE(141);
      END_STATE();
    case 69:
      if (lookahead == 'i') ADVANCE(142);
      if (lookahead == 'k') ADVANCE(143);
      if (lookahead == 'o') ADVANCE(144);
      if (lookahead == 't') ADVANCE(145);
      END_STATE();
    case 70:
      if (lookahead == 'r') ADVANCE(146);
      END_STATE();
    case 71:
      if (lookahead == 'r') ADVANCE(147);
      END_STATE();
    case 72:
      if (lookahead == 'a') ADVANCE(148);
      END_STATE();
    case 73:
      if (lookahead == 'i') ADVANCE(149);
      END_STATE();
    case 74:
      if (lookahead == 'a') ADVANCE(150);
      END_STATE();
    case 75:
      if (lookahead == 'd') ADVANCE(151);
      END_STATE();
    case 76:
      if (lookahead == 'i') ADVANCE(152);
      END_STATE();
    case 77:
      if (lookahead == 'e') ADVANCE(153);
      END_STATE();
    case 78:
      if (lookahead == 'o') ADVANCE(154);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 80:
      if (lookahead == 'h') ADVANCE(155);
      END_STATE();
    case 81:
      if (lookahead == 'n') ADVANCE(156);
      END_STATE();
    case 82:
      if (lookahead == 'a') ADVANCE(157);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(anon_sym_big);
      END_STATE();
    case 84:
      if (lookahead == 's') ADVANCE(158);
      END_STATE();
    case 85:
      if (lookahead == 'r') ADVANCE(159);
      END_STATE();
    case 86:
      if (lookahead == 'e') ADVANCE(160);
      END_STATE();
    case 87:
      if (lookahead == 'e') ADVANCE(161);
      END_STATE();
    case 88:
      if (lookahead == 's') ADVANCE(162);
      END_STATE();
    case 89:
      if (lookahead == 'i') ADVANCE(163);
      END_STATE();
    case 90:
      if (lookahead == 'd') ADVANCE(164);
      if (lookahead == 's') ADVANCE(165);
      END_STATE();
    case 91:
      if (lookahead == 'a') ADVANCE(166);
      END_STATE();
    case 92:
      if (lookahead == 'e') ADVANCE(167);
      END_STATE();
    case 93:
      if (lookahead == 'm') ADVANCE(168);
      END_STATE();
    case 94:
      if (lookahead == 'e') ADVANCE(169);
      END_STATE();
    case 95:
      if (lookahead == 'l') ADVANCE(170);
      if (lookahead == 's') ADVANCE(171);
      END_STATE();
    case 96:
      if (lookahead == 'e') ADVANCE(172);
      END_STATE();
    case 97:
      if (lookahead == 'a') ADVANCE(173);
      END_STATE();
    case 98:
      if (lookahead == 'm') ADVANCE(174);
      END_STATE();
    case 99:
      if (lookahead == 'm') ADVANCE(175);
      END_STATE();
    case 100:
      if (lookahead == 'o') ADVANCE(176);
      END_STATE();
    case 101:
      if (lookahead == 'e') ADVANCE(177);
      END_STATE();
    case 102:
      if (lookahead == 'i') ADVANCE(178);
      END_STATE();
    case 103:
      if (lookahead == 'u') ADVANCE(179);
      END_STATE();
    case 104:
      if (lookahead == 'e') ADVANCE(180);
      END_STATE();
    case 105:
      if (lookahead == 'n') ADVANCE(181);
      END_STATE();
    case 106:
      if (lookahead == 'p') ADVANCE(182);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(anon_sym_key);
      if (lookahead == 'e') ADVANCE(183);
      if (lookahead == 's') ADVANCE(184);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 109:
      if (lookahead == 't') ADVANCE(185);
      END_STATE();
    case 110:
      if (lookahead == 'k') ADVANCE(186);
      END_STATE();
    case 111:
      if (lookahead == 's') ADVANCE(187);
      END_STATE();
    case 112:
      if (lookahead == 'a') ADVANCE(188);
      END_STATE();
    case 113:
      if (lookahead == 'e') ADVANCE(189);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 115:
      if (lookahead == 't') ADVANCE(190);
      END_STATE();
    case 116:
      if (lookahead == 'y') ADVANCE(191);
      END_STATE();
    case 117:
      if (lookahead == 'n') ADVANCE(192);
      END_STATE();
    case 118:
      if (lookahead == 'k') ADVANCE(193);
      END_STATE();
    case 119:
      if (lookahead == 'f') ADVANCE(194);
      END_STATE();
    case 120:
      if (lookahead == 'v') ADVANCE(195);
      END_STATE();
    case 121:
      if (lookahead == 't') ADVANCE(196);
      END_STATE();
    case 122:
      if (lookahead == 'l') ADVANCE(197);
      END_STATE();
    case 123:
      if (lookahead == 'V') ADVANCE(198);
      END_STATE();
    case 124:
      if (lookahead == 'u') ADVANCE(199);
      END_STATE();
    case 125:
      if (lookahead == 'u') ADVANCE(200);
      END_STATE();
    case 126:
      if (lookahead == 'a') ADVANCE(201);
      END_STATE();
    case 127:
      if (lookahead == 'l') ADVANCE(202);
      END_STATE();
    case 128:
      if (lookahead == 'i') ADVANCE(203);
      END_STATE();
    case 129:
      if (lookahead == 'd') ADVANCE(204);
      END_STATE();
    case 130:
      if (lookahead == 'u') ADVANCE(205);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 132:
      if (lookahead == 'c') ADVANCE(206);
      END_STATE();
    case 133:
      if (lookahead == 'e') ADVANCE(207);
      END_STATE();
    case 134:
      if (lookahead == 'l') ADVANCE(208);
      END_STATE();
    case 135:
      if (lookahead == 'u') ADVANCE(209);
      END_STATE();
    case 136:
      if (lookahead == 'f') ADVANCE(210);
      END_STATE();
    case 137:
      if (lookahead == 'o') ADVANCE(211);
      END_STATE();
    case 138:
      if (lookahead == 'n') ADVANCE(212);
      END_STATE();
    case 139:
      if (lookahead == 'a') ADVANCE(213);
      END_STATE();
    case 140:
      if (lookahead == 'e') ADVANCE(214);
      END_STATE();
    case 141:
      if (lookahead == 'e') ADVANCE(215);
      END_STATE();
    case 142:
      if (lookahead == 'q') ADVANCE(216);
      END_STATE();
    case 143:
      if (lookahead == 'n') ADVANCE(217);
      END_STATE();
    case 144:
      if (lookahead == 'w') ADVANCE(218);
      END_STATE();
    case 145:
      if (lookahead == 'i') ADVANCE(219);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 147:
      if (lookahead == 's') ADVANCE(220);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 149:
      if (lookahead == 'v') ADVANCE(221);
      END_STATE();
    case 150:
      if (lookahead == 'k') ADVANCE(222);
      END_STATE();
    case 151:
      if (lookahead == 't') ADVANCE(223);
      END_STATE();
    case 152:
      if (lookahead == 't') ADVANCE(224);
      END_STATE();
    case 153:
      if (lookahead == 's') ADVANCE(225);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(anon_sym_also);
      END_STATE();
    case 155:
      if (lookahead == 'i') ADVANCE(226);
      END_STATE();
    case 156:
      if (lookahead == 'c') ADVANCE(227);
      END_STATE();
    case 157:
      if (lookahead == 'u') ADVANCE(228);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_bits);
      END_STATE();
    case 159:
      if (lookahead == 'o') ADVANCE(229);
      END_STATE();
    case 160:
      if (lookahead == 'd') ADVANCE(230);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 162:
      if (lookahead == 's') ADVANCE(231);
      END_STATE();
    case 163:
      if (lookahead == 'n') ADVANCE(232);
      END_STATE();
    case 164:
      if (lookahead == 'i') ADVANCE(233);
      END_STATE();
    case 165:
      if (lookahead == 'u') ADVANCE(234);
      END_STATE();
    case 166:
      if (lookahead == 'u') ADVANCE(235);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 169:
      if (lookahead == 'n') ADVANCE(236);
      if (lookahead == 'r') ADVANCE(237);
      END_STATE();
    case 170:
      if (lookahead == 'b') ADVANCE(238);
      END_STATE();
    case 171:
      if (lookahead == 'e') ADVANCE(239);
      END_STATE();
    case 172:
      if (lookahead == 'p') ADVANCE(240);
      END_STATE();
    case 173:
      if (lookahead == 'l') ADVANCE(241);
      END_STATE();
    case 174:
      if (lookahead == 'e') ADVANCE(242);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 176:
      if (lookahead == 'r') ADVANCE(243);
      END_STATE();
    case 177:
      if (lookahead == 'x') ADVANCE(244);
      END_STATE();
    case 178:
      if (lookahead == 'n') ADVANCE(245);
      END_STATE();
    case 179:
      if (lookahead == 't') ADVANCE(246);
      END_STATE();
    case 180:
      if (lookahead == 'r') ADVANCE(247);
      END_STATE();
    case 181:
      if (lookahead == 'e') ADVANCE(248);
      END_STATE();
    case 182:
      if (lookahead == 's') ADVANCE(249);
      END_STATE();
    case 183:
      if (lookahead == 'd') ADVANCE(250);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(anon_sym_keys);
      END_STATE();
    case 185:
      if (lookahead == 'l') ADVANCE(251);
      END_STATE();
    case 186:
      if (lookahead == 'e') ADVANCE(252);
      END_STATE();
    case 187:
      if (lookahead == 'i') ADVANCE(253);
      END_STATE();
    case 188:
      if (lookahead == 'b') ADVANCE(254);
      END_STATE();
    case 189:
      if (lookahead == 'r') ADVANCE(255);
      END_STATE();
    case 190:
      if (lookahead == 's') ADVANCE(256);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_only);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 193:
      if (lookahead == 'a') ADVANCE(257);
      if (lookahead == 'e') ADVANCE(258);
      END_STATE();
    case 194:
      if (lookahead == 'i') ADVANCE(259);
      END_STATE();
    case 195:
      if (lookahead == 'a') ADVANCE(260);
      END_STATE();
    case 196:
      if (lookahead == 'o') ADVANCE(261);
      END_STATE();
    case 197:
      if (lookahead == 'i') ADVANCE(262);
      END_STATE();
    case 198:
      if (lookahead == 'a') ADVANCE(263);
      END_STATE();
    case 199:
      if (lookahead == 'i') ADVANCE(264);
      END_STATE();
    case 200:
      if (lookahead == 's') ADVANCE(265);
      END_STATE();
    case 201:
      if (lookahead == 'm') ADVANCE(266);
      END_STATE();
    case 202:
      if (lookahead == 'a') ADVANCE(267);
      END_STATE();
    case 203:
      if (lookahead == 'r') ADVANCE(268);
      END_STATE();
    case 204:
      if (lookahead == 'i') ADVANCE(269);
      END_STATE();
    case 205:
      if (lookahead == 'e') ADVANCE(270);
      END_STATE();
    case 206:
      if (lookahead == 'e') ADVANCE(271);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 208:
      if (lookahead == 'l') ADVANCE(272);
      END_STATE();
    case 209:
      if (lookahead == 'c') ADVANCE(273);
      END_STATE();
    case 210:
      if (lookahead == 't') ADVANCE(274);
      END_STATE();
    case 211:
      if (lookahead == 'w') ADVANCE(275);
      END_STATE();
    case 212:
      if (lookahead == 's') ADVANCE(276);
      END_STATE();
    case 213:
      if (lookahead == 't') ADVANCE(277);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 215:
      if (lookahead == 'a') ADVANCE(278);
      END_STATE();
    case 216:
      if (lookahead == 'u') ADVANCE(279);
      END_STATE();
    case 217:
      if (lookahead == 'o') ADVANCE(280);
      END_STATE();
    case 218:
      if (lookahead == 'n') ADVANCE(281);
      END_STATE();
    case 219:
      if (lookahead == 'l') ADVANCE(282);
      END_STATE();
    case 220:
      if (lookahead == 'i') ADVANCE(283);
      END_STATE();
    case 221:
      if (lookahead == 'e') ADVANCE(284);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 223:
      if (lookahead == 'h') ADVANCE(285);
      END_STATE();
    case 224:
      if (lookahead == 'e') ADVANCE(286);
      if (lookahead == 't') ADVANCE(287);
      END_STATE();
    case 225:
      if (lookahead == 's') ADVANCE(288);
      END_STATE();
    case 226:
      if (lookahead == 'v') ADVANCE(289);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 228:
      if (lookahead == 's') ADVANCE(290);
      END_STATE();
    case 229:
      if (lookahead == 'w') ADVANCE(291);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(anon_sym_boxed);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 232:
      if (lookahead == 'g') ADVANCE(292);
      END_STATE();
    case 233:
      if (lookahead == 't') ADVANCE(293);
      END_STATE();
    case 234:
      if (lookahead == 'm') ADVANCE(294);
      END_STATE();
    case 235:
      if (lookahead == 'l') ADVANCE(295);
      END_STATE();
    case 236:
      if (lookahead == 'd') ADVANCE(296);
      END_STATE();
    case 237:
      if (lookahead == 'n') ADVANCE(297);
      END_STATE();
    case 238:
      if (lookahead == 'a') ADVANCE(298);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 240:
      if (lookahead == 'r') ADVANCE(299);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 242:
      if (lookahead == 'r') ADVANCE(300);
      END_STATE();
    case 243:
      if (lookahead == 't') ADVANCE(301);
      END_STATE();
    case 244:
      if (lookahead == 'e') ADVANCE(302);
      END_STATE();
    case 245:
      if (lookahead == 'e') ADVANCE(303);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 247:
      if (lookahead == 'n') ADVANCE(304);
      END_STATE();
    case 248:
      if (lookahead == 'd') ADVANCE(305);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(anon_sym_keeps);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(anon_sym_keyed);
      END_STATE();
    case 251:
      if (lookahead == 'e') ADVANCE(306);
      END_STATE();
    case 252:
      if (lookahead == 'r') ADVANCE(307);
      END_STATE();
    case 253:
      if (lookahead == 'n') ADVANCE(308);
      END_STATE();
    case 254:
      if (lookahead == 'l') ADVANCE(309);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(anon_sym_newer);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(anon_sym_omits);
      END_STATE();
    case 257:
      if (lookahead == 'g') ADVANCE(310);
      END_STATE();
    case 258:
      if (lookahead == 'd') ADVANCE(311);
      END_STATE();
    case 259:
      if (lookahead == 'x') ADVANCE(312);
      END_STATE();
    case 260:
      if (lookahead == 't') ADVANCE(313);
      END_STATE();
    case 261:
      if (lookahead == 'c') ADVANCE(314);
      END_STATE();
    case 262:
      if (lookahead == 'c') ADVANCE(315);
      END_STATE();
    case 263:
      if (lookahead == 'l') ADVANCE(316);
      END_STATE();
    case 264:
      if (lookahead == 'l') ADVANCE(317);
      END_STATE();
    case 265:
      if (lookahead == 'e') ADVANCE(318);
      END_STATE();
    case 266:
      if (lookahead == 'e') ADVANCE(319);
      END_STATE();
    case 267:
      if (lookahead == 'c') ADVANCE(320);
      END_STATE();
    case 268:
      if (lookahead == 'e') ADVANCE(321);
      END_STATE();
    case 269:
      if (lookahead == 'n') ADVANCE(322);
      END_STATE();
    case 270:
      if (lookahead == 'n') ADVANCE(323);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(anon_sym_since);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(anon_sym_still);
      END_STATE();
    case 273:
      if (lookahead == 't') ADVANCE(324);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 275:
      if (lookahead == 's') ADVANCE(325);
      END_STATE();
    case 276:
      if (lookahead == 'i') ADVANCE(326);
      END_STATE();
    case 277:
      if (lookahead == 's') ADVANCE(327);
      END_STATE();
    case 278:
      if (lookahead == 'l') ADVANCE(328);
      END_STATE();
    case 279:
      if (lookahead == 'e') ADVANCE(329);
      END_STATE();
    case 280:
      if (lookahead == 'w') ADVANCE(330);
      END_STATE();
    case 281:
      if (lookahead == 'e') ADVANCE(331);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 283:
      if (lookahead == 'o') ADVANCE(332);
      END_STATE();
    case 284:
      if (lookahead == 'd') ADVANCE(333);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 286:
      if (lookahead == 's') ADVANCE(334);
      END_STATE();
    case 287:
      if (lookahead == 'e') ADVANCE(335);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_access);
      END_STATE();
    case 289:
      if (lookahead == 'e') ADVANCE(336);
      END_STATE();
    case 290:
      if (lookahead == 'e') ADVANCE(337);
      END_STATE();
    case 291:
      if (lookahead == 'i') ADVANCE(338);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(anon_sym_coding);
      END_STATE();
    case 293:
      if (lookahead == 'i') ADVANCE(339);
      END_STATE();
    case 294:
      if (lookahead == 'i') ADVANCE(340);
      END_STATE();
    case 295:
      if (lookahead == 't') ADVANCE(341);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(anon_sym_extend);
      END_STATE();
    case 297:
      if (lookahead == 'a') ADVANCE(342);
      END_STATE();
    case 298:
      if (lookahead == 'c') ADVANCE(343);
      END_STATE();
    case 299:
      if (lookahead == 'i') ADVANCE(344);
      END_STATE();
    case 300:
      if (lookahead == 'l') ADVANCE(345);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 302:
      if (lookahead == 'd') ADVANCE(346);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 304:
      if (lookahead == 'a') ADVANCE(347);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(anon_sym_joined);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(anon_sym_little);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(anon_sym_marker);
      END_STATE();
    case 308:
      if (lookahead == 'g') ADVANCE(348);
      END_STATE();
    case 309:
      if (lookahead == 'e') ADVANCE(349);
      END_STATE();
    case 310:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 313:
      if (lookahead == 'e') ADVANCE(351);
      END_STATE();
    case 314:
      if (lookahead == 'o') ADVANCE(352);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 316:
      if (lookahead == 'u') ADVANCE(353);
      END_STATE();
    case 317:
      if (lookahead == 't') ADVANCE(354);
      END_STATE();
    case 318:
      if (lookahead == 's') ADVANCE(355);
      END_STATE();
    case 319:
      if (lookahead == 'd') ADVANCE(356);
      END_STATE();
    case 320:
      if (lookahead == 'e') ADVANCE(357);
      END_STATE();
    case 321:
      if (lookahead == 'd') ADVANCE(358);
      END_STATE();
    case 322:
      if (lookahead == 'g') ADVANCE(359);
      END_STATE();
    case 323:
      if (lookahead == 't') ADVANCE(360);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(anon_sym_throws);
      END_STATE();
    case 326:
      if (lookahead == 'e') ADVANCE(361);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(anon_sym_treats);
      END_STATE();
    case 328:
      if (lookahead == 'i') ADVANCE(362);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(anon_sym_unique);
      END_STATE();
    case 330:
      if (lookahead == 'n') ADVANCE(363);
      END_STATE();
    case 331:
      if (lookahead == 'd') ADVANCE(364);
      END_STATE();
    case 332:
      if (lookahead == 'n') ADVANCE(365);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_waived);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(anon_sym_writes);
      END_STATE();
    case 335:
      if (lookahead == 'n') ADVANCE(366);
      END_STATE();
    case 336:
      if (lookahead == 'd') ADVANCE(367);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(anon_sym_because);
      END_STATE();
    case 338:
      if (lookahead == 'n') ADVANCE(368);
      END_STATE();
    case 339:
      if (lookahead == 'o') ADVANCE(369);
      END_STATE();
    case 340:
      if (lookahead == 'n') ADVANCE(370);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 342:
      if (lookahead == 'l') ADVANCE(371);
      END_STATE();
    case 343:
      if (lookahead == 'k') ADVANCE(372);
      END_STATE();
    case 344:
      if (lookahead == 'v') ADVANCE(373);
      END_STATE();
    case 345:
      if (lookahead == 'y') ADVANCE(374);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_indexed);
      END_STATE();
    case 347:
      if (lookahead == 'l') ADVANCE(375);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(anon_sym_missing);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(anon_sym_mutable);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 352:
      if (lookahead == 'l') ADVANCE(376);
      END_STATE();
    case 353:
      if (lookahead == 'e') ADVANCE(377);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(anon_sym_rebuilt);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(anon_sym_refuses);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(anon_sym_renamed);
      END_STATE();
    case 357:
      if (lookahead == 'd') ADVANCE(378);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(anon_sym_retired);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(anon_sym_sending);
      END_STATE();
    case 360:
      if (lookahead == 'i') ADVANCE(379);
      END_STATE();
    case 361:
      if (lookahead == 'n') ADVANCE(380);
      END_STATE();
    case 362:
      if (lookahead == 'a') ADVANCE(381);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_unknown);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_unowned);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(anon_sym_version);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(anon_sym_written);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_archived);
      END_STATE();
    case 368:
      if (lookahead == 'g') ADVANCE(382);
      END_STATE();
    case 369:
      if (lookahead == 'n') ADVANCE(383);
      END_STATE();
    case 370:
      if (lookahead == 'g') ADVANCE(384);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(anon_sym_fallback);
      END_STATE();
    case 373:
      if (lookahead == 'a') ADVANCE(385);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(anon_sym_formerly);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(anon_sym_rawValue);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(anon_sym_replaced);
      END_STATE();
    case 379:
      if (lookahead == 'a') ADVANCE(386);
      END_STATE();
    case 380:
      if (lookahead == 't') ADVANCE(387);
      END_STATE();
    case 381:
      if (lookahead == 's') ADVANCE(388);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 383:
      if (lookahead == 'a') ADVANCE(389);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 385:
      if (lookahead == 't') ADVANCE(390);
      END_STATE();
    case 386:
      if (lookahead == 'l') ADVANCE(391);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_transient);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 389:
      if (lookahead == 'l') ADVANCE(392);
      END_STATE();
    case 390:
      if (lookahead == 'e') ADVANCE(393);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(anon_sym_sequential);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_conditional);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 0, .external_lex_state = 2},
  [2] = {.lex_state = 0, .external_lex_state = 2},
  [3] = {.lex_state = 0, .external_lex_state = 2},
  [4] = {.lex_state = 0, .external_lex_state = 2},
  [5] = {.lex_state = 0, .external_lex_state = 2},
  [6] = {.lex_state = 0, .external_lex_state = 2},
  [7] = {.lex_state = 0, .external_lex_state = 2},
  [8] = {.lex_state = 0, .external_lex_state = 2},
  [9] = {.lex_state = 0, .external_lex_state = 2},
  [10] = {.lex_state = 0, .external_lex_state = 2},
  [11] = {.lex_state = 0, .external_lex_state = 3},
  [12] = {.lex_state = 20, .external_lex_state = 3},
  [13] = {.lex_state = 0, .external_lex_state = 2},
  [14] = {.lex_state = 20, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 2},
  [16] = {.lex_state = 0, .external_lex_state = 2},
  [17] = {.lex_state = 0, .external_lex_state = 2},
  [18] = {.lex_state = 0, .external_lex_state = 2},
  [19] = {.lex_state = 20, .external_lex_state = 2},
  [20] = {.lex_state = 0, .external_lex_state = 2},
  [21] = {.lex_state = 20, .external_lex_state = 3},
  [22] = {.lex_state = 20, .external_lex_state = 3},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 20, .external_lex_state = 3},
  [25] = {.lex_state = 20, .external_lex_state = 3},
  [26] = {.lex_state = 20, .external_lex_state = 2},
  [27] = {.lex_state = 0, .external_lex_state = 3},
  [28] = {.lex_state = 20, .external_lex_state = 2},
  [29] = {.lex_state = 0, .external_lex_state = 2},
  [30] = {.lex_state = 20, .external_lex_state = 2},
  [31] = {.lex_state = 0, .external_lex_state = 2},
  [32] = {.lex_state = 0, .external_lex_state = 2},
  [33] = {.lex_state = 0, .external_lex_state = 2},
  [34] = {.lex_state = 0, .external_lex_state = 3},
  [35] = {.lex_state = 20, .external_lex_state = 2},
  [36] = {.lex_state = 0, .external_lex_state = 2},
  [37] = {.lex_state = 20, .external_lex_state = 2},
  [38] = {.lex_state = 0, .external_lex_state = 3},
  [39] = {.lex_state = 0, .external_lex_state = 3},
  [40] = {.lex_state = 0, .external_lex_state = 3},
  [41] = {.lex_state = 0, .external_lex_state = 3},
  [42] = {.lex_state = 0, .external_lex_state = 3},
  [43] = {.lex_state = 0, .external_lex_state = 3},
  [44] = {.lex_state = 0, .external_lex_state = 3},
  [45] = {.lex_state = 0, .external_lex_state = 3},
  [46] = {.lex_state = 0, .external_lex_state = 3},
  [47] = {.lex_state = 0, .external_lex_state = 3},
  [48] = {.lex_state = 0, .external_lex_state = 3},
  [49] = {.lex_state = 0, .external_lex_state = 3},
  [50] = {.lex_state = 0, .external_lex_state = 3},
  [51] = {.lex_state = 0, .external_lex_state = 3},
  [52] = {.lex_state = 0, .external_lex_state = 3},
  [53] = {.lex_state = 0, .external_lex_state = 3},
  [54] = {.lex_state = 0, .external_lex_state = 3},
  [55] = {.lex_state = 0, .external_lex_state = 3},
  [56] = {.lex_state = 0, .external_lex_state = 3},
  [57] = {.lex_state = 0, .external_lex_state = 2},
  [58] = {.lex_state = 0, .external_lex_state = 2},
  [59] = {.lex_state = 0, .external_lex_state = 3},
  [60] = {.lex_state = 0, .external_lex_state = 3},
  [61] = {.lex_state = 0, .external_lex_state = 2},
  [62] = {.lex_state = 0, .external_lex_state = 2},
  [63] = {.lex_state = 0, .external_lex_state = 2},
  [64] = {.lex_state = 0, .external_lex_state = 2},
  [65] = {.lex_state = 0, .external_lex_state = 2},
  [66] = {.lex_state = 0, .external_lex_state = 2},
  [67] = {.lex_state = 0, .external_lex_state = 3},
  [68] = {.lex_state = 0, .external_lex_state = 2},
  [69] = {.lex_state = 0, .external_lex_state = 2},
  [70] = {.lex_state = 0, .external_lex_state = 2},
  [71] = {.lex_state = 0, .external_lex_state = 2},
  [72] = {.lex_state = 0, .external_lex_state = 2},
  [73] = {.lex_state = 0, .external_lex_state = 3},
  [74] = {.lex_state = 0, .external_lex_state = 3},
  [75] = {.lex_state = 0, .external_lex_state = 3},
  [76] = {.lex_state = 0, .external_lex_state = 4},
  [77] = {.lex_state = 0, .external_lex_state = 3},
  [78] = {.lex_state = 0, .external_lex_state = 3},
  [79] = {.lex_state = 0, .external_lex_state = 2},
  [80] = {.lex_state = 0, .external_lex_state = 3},
  [81] = {.lex_state = 0, .external_lex_state = 3},
  [82] = {.lex_state = 0, .external_lex_state = 3},
  [83] = {.lex_state = 0, .external_lex_state = 3},
  [84] = {.lex_state = 0, .external_lex_state = 3},
  [85] = {.lex_state = 0, .external_lex_state = 3},
  [86] = {.lex_state = 0, .external_lex_state = 3},
  [87] = {.lex_state = 0, .external_lex_state = 3},
  [88] = {.lex_state = 0, .external_lex_state = 3},
  [89] = {.lex_state = 0, .external_lex_state = 3},
  [90] = {.lex_state = 0, .external_lex_state = 3},
  [91] = {.lex_state = 0, .external_lex_state = 3},
  [92] = {.lex_state = 0, .external_lex_state = 3},
  [93] = {.lex_state = 0, .external_lex_state = 3},
  [94] = {.lex_state = 0, .external_lex_state = 3},
  [95] = {.lex_state = 0, .external_lex_state = 3},
  [96] = {.lex_state = 0, .external_lex_state = 3},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 3},
  [99] = {.lex_state = 0, .external_lex_state = 3},
  [100] = {.lex_state = 0, .external_lex_state = 3},
  [101] = {.lex_state = 0, .external_lex_state = 2},
  [102] = {.lex_state = 0, .external_lex_state = 3},
  [103] = {.lex_state = 0, .external_lex_state = 3},
  [104] = {.lex_state = 0, .external_lex_state = 2},
  [105] = {.lex_state = 0, .external_lex_state = 3},
  [106] = {.lex_state = 0, .external_lex_state = 3},
  [107] = {.lex_state = 0, .external_lex_state = 3},
  [108] = {.lex_state = 0, .external_lex_state = 3},
  [109] = {.lex_state = 0, .external_lex_state = 3},
  [110] = {.lex_state = 0, .external_lex_state = 3},
  [111] = {.lex_state = 0, .external_lex_state = 3},
  [112] = {.lex_state = 0, .external_lex_state = 3},
  [113] = {.lex_state = 0, .external_lex_state = 3},
  [114] = {.lex_state = 0, .external_lex_state = 3},
  [115] = {.lex_state = 0, .external_lex_state = 3},
  [116] = {.lex_state = 0, .external_lex_state = 3},
  [117] = {.lex_state = 0, .external_lex_state = 3},
  [118] = {.lex_state = 0, .external_lex_state = 3},
  [119] = {.lex_state = 0, .external_lex_state = 3},
  [120] = {.lex_state = 0, .external_lex_state = 2},
  [121] = {.lex_state = 0, .external_lex_state = 2},
  [122] = {.lex_state = 0, .external_lex_state = 2},
  [123] = {.lex_state = 0, .external_lex_state = 2},
  [124] = {.lex_state = 0, .external_lex_state = 2},
  [125] = {.lex_state = 0, .external_lex_state = 2},
  [126] = {.lex_state = 0, .external_lex_state = 2},
  [127] = {.lex_state = 0, .external_lex_state = 2},
  [128] = {.lex_state = 0, .external_lex_state = 2},
  [129] = {.lex_state = 0, .external_lex_state = 2},
  [130] = {.lex_state = 0, .external_lex_state = 2},
  [131] = {.lex_state = 0, .external_lex_state = 2},
  [132] = {.lex_state = 0, .external_lex_state = 2},
  [133] = {.lex_state = 0, .external_lex_state = 2},
  [134] = {.lex_state = 0, .external_lex_state = 2},
  [135] = {.lex_state = 0, .external_lex_state = 2},
  [136] = {.lex_state = 0, .external_lex_state = 2},
  [137] = {.lex_state = 0, .external_lex_state = 2},
  [138] = {.lex_state = 0, .external_lex_state = 2},
  [139] = {.lex_state = 0, .external_lex_state = 2},
  [140] = {.lex_state = 0, .external_lex_state = 2},
  [141] = {.lex_state = 0, .external_lex_state = 2},
  [142] = {.lex_state = 0, .external_lex_state = 2},
  [143] = {.lex_state = 0, .external_lex_state = 2},
  [144] = {.lex_state = 0, .external_lex_state = 2},
  [145] = {.lex_state = 0, .external_lex_state = 2},
  [146] = {.lex_state = 0, .external_lex_state = 2},
  [147] = {.lex_state = 0, .external_lex_state = 2},
  [148] = {.lex_state = 0, .external_lex_state = 2},
  [149] = {.lex_state = 0, .external_lex_state = 2},
  [150] = {.lex_state = 0, .external_lex_state = 2},
  [151] = {.lex_state = 0, .external_lex_state = 2},
  [152] = {.lex_state = 0, .external_lex_state = 2},
  [153] = {.lex_state = 0, .external_lex_state = 2},
  [154] = {.lex_state = 0, .external_lex_state = 2},
  [155] = {.lex_state = 0, .external_lex_state = 2},
  [156] = {.lex_state = 0, .external_lex_state = 2},
  [157] = {.lex_state = 0, .external_lex_state = 2},
  [158] = {.lex_state = 0, .external_lex_state = 2},
  [159] = {.lex_state = 0, .external_lex_state = 2},
  [160] = {.lex_state = 0, .external_lex_state = 2},
  [161] = {.lex_state = 0, .external_lex_state = 2},
  [162] = {.lex_state = 0, .external_lex_state = 2},
  [163] = {.lex_state = 0, .external_lex_state = 2},
  [164] = {.lex_state = 0, .external_lex_state = 2},
  [165] = {.lex_state = 0, .external_lex_state = 2},
  [166] = {.lex_state = 0, .external_lex_state = 2},
  [167] = {.lex_state = 0, .external_lex_state = 2},
  [168] = {.lex_state = 0, .external_lex_state = 2},
  [169] = {.lex_state = 0, .external_lex_state = 2},
  [170] = {.lex_state = 0, .external_lex_state = 2},
  [171] = {.lex_state = 0, .external_lex_state = 2},
  [172] = {.lex_state = 0, .external_lex_state = 2},
  [173] = {.lex_state = 0, .external_lex_state = 2},
  [174] = {.lex_state = 0, .external_lex_state = 2},
  [175] = {.lex_state = 0, .external_lex_state = 2},
  [176] = {.lex_state = 0, .external_lex_state = 2},
  [177] = {.lex_state = 0, .external_lex_state = 2},
  [178] = {.lex_state = 0, .external_lex_state = 2},
  [179] = {.lex_state = 0, .external_lex_state = 2},
  [180] = {.lex_state = 0, .external_lex_state = 2},
  [181] = {.lex_state = 0, .external_lex_state = 2},
  [182] = {.lex_state = 0, .external_lex_state = 2},
  [183] = {.lex_state = 0, .external_lex_state = 2},
  [184] = {.lex_state = 0, .external_lex_state = 2},
  [185] = {.lex_state = 0, .external_lex_state = 2},
  [186] = {.lex_state = 0, .external_lex_state = 2},
  [187] = {.lex_state = 0, .external_lex_state = 2},
  [188] = {.lex_state = 0, .external_lex_state = 2},
  [189] = {.lex_state = 0, .external_lex_state = 2},
  [190] = {.lex_state = 0, .external_lex_state = 2},
  [191] = {.lex_state = 0, .external_lex_state = 2},
  [192] = {.lex_state = 0, .external_lex_state = 2},
  [193] = {.lex_state = 0, .external_lex_state = 2},
  [194] = {.lex_state = 0, .external_lex_state = 2},
  [195] = {.lex_state = 0, .external_lex_state = 2},
  [196] = {.lex_state = 0, .external_lex_state = 2},
  [197] = {.lex_state = 0, .external_lex_state = 2},
  [198] = {.lex_state = 0, .external_lex_state = 2},
  [199] = {.lex_state = 0, .external_lex_state = 2},
  [200] = {.lex_state = 0, .external_lex_state = 2},
  [201] = {.lex_state = 0, .external_lex_state = 2},
  [202] = {.lex_state = 0, .external_lex_state = 2},
  [203] = {.lex_state = 0, .external_lex_state = 2},
  [204] = {.lex_state = 0, .external_lex_state = 2},
  [205] = {.lex_state = 0, .external_lex_state = 2},
  [206] = {.lex_state = 0, .external_lex_state = 2},
  [207] = {.lex_state = 0, .external_lex_state = 2},
  [208] = {.lex_state = 0, .external_lex_state = 2},
  [209] = {.lex_state = 0, .external_lex_state = 2},
  [210] = {.lex_state = 0, .external_lex_state = 2},
  [211] = {.lex_state = 0, .external_lex_state = 2},
  [212] = {.lex_state = 0, .external_lex_state = 2},
  [213] = {.lex_state = 0, .external_lex_state = 2},
  [214] = {.lex_state = 0, .external_lex_state = 2},
  [215] = {.lex_state = 0, .external_lex_state = 2},
  [216] = {.lex_state = 0, .external_lex_state = 2},
  [217] = {.lex_state = 0, .external_lex_state = 2},
  [218] = {.lex_state = 0, .external_lex_state = 2},
  [219] = {.lex_state = 0, .external_lex_state = 2},
  [220] = {.lex_state = 0, .external_lex_state = 2},
  [221] = {.lex_state = 0, .external_lex_state = 2},
  [222] = {.lex_state = 0, .external_lex_state = 2},
  [223] = {.lex_state = 0, .external_lex_state = 2},
  [224] = {.lex_state = 0, .external_lex_state = 2},
  [225] = {.lex_state = 0, .external_lex_state = 2},
  [226] = {.lex_state = 0, .external_lex_state = 2},
  [227] = {.lex_state = 0, .external_lex_state = 2},
  [228] = {.lex_state = 0, .external_lex_state = 2},
  [229] = {.lex_state = 0, .external_lex_state = 2},
  [230] = {.lex_state = 0, .external_lex_state = 2},
  [231] = {.lex_state = 0, .external_lex_state = 2},
  [232] = {.lex_state = 0, .external_lex_state = 2},
  [233] = {.lex_state = 0, .external_lex_state = 2},
  [234] = {.lex_state = 0, .external_lex_state = 2},
  [235] = {.lex_state = 0, .external_lex_state = 2},
  [236] = {.lex_state = 0, .external_lex_state = 2},
  [237] = {.lex_state = 0, .external_lex_state = 2},
  [238] = {.lex_state = 0, .external_lex_state = 2},
  [239] = {.lex_state = 0, .external_lex_state = 2},
  [240] = {.lex_state = 0, .external_lex_state = 2},
  [241] = {.lex_state = 0, .external_lex_state = 2},
  [242] = {.lex_state = 0, .external_lex_state = 2},
  [243] = {.lex_state = 0, .external_lex_state = 2},
  [244] = {.lex_state = 0, .external_lex_state = 2},
  [245] = {.lex_state = 0, .external_lex_state = 2},
  [246] = {.lex_state = 0, .external_lex_state = 2},
  [247] = {.lex_state = 0, .external_lex_state = 2},
  [248] = {.lex_state = 0, .external_lex_state = 2},
  [249] = {.lex_state = 0, .external_lex_state = 2},
  [250] = {.lex_state = 0, .external_lex_state = 2},
  [251] = {.lex_state = 0, .external_lex_state = 2},
  [252] = {.lex_state = 0, .external_lex_state = 2},
  [253] = {.lex_state = 0, .external_lex_state = 2},
  [254] = {.lex_state = 0, .external_lex_state = 2},
  [255] = {.lex_state = 0, .external_lex_state = 2},
  [256] = {.lex_state = 0, .external_lex_state = 2},
  [257] = {.lex_state = 0, .external_lex_state = 2},
  [258] = {.lex_state = 0, .external_lex_state = 2},
  [259] = {.lex_state = 0, .external_lex_state = 2},
  [260] = {.lex_state = 0, .external_lex_state = 2},
  [261] = {.lex_state = 0, .external_lex_state = 2},
  [262] = {.lex_state = 0, .external_lex_state = 2},
  [263] = {.lex_state = 0, .external_lex_state = 2},
  [264] = {.lex_state = 0, .external_lex_state = 2},
  [265] = {.lex_state = 0, .external_lex_state = 2},
  [266] = {.lex_state = 0, .external_lex_state = 2},
  [267] = {.lex_state = 0, .external_lex_state = 2},
  [268] = {.lex_state = 0, .external_lex_state = 2},
  [269] = {.lex_state = 0, .external_lex_state = 2},
  [270] = {.lex_state = 0, .external_lex_state = 2},
  [271] = {.lex_state = 0, .external_lex_state = 2},
  [272] = {.lex_state = 0, .external_lex_state = 2},
  [273] = {.lex_state = 0, .external_lex_state = 2},
  [274] = {.lex_state = 0, .external_lex_state = 2},
  [275] = {.lex_state = 0, .external_lex_state = 2},
  [276] = {.lex_state = 0, .external_lex_state = 2},
  [277] = {.lex_state = 0, .external_lex_state = 2},
  [278] = {.lex_state = 0, .external_lex_state = 2},
  [279] = {.lex_state = 0, .external_lex_state = 2},
  [280] = {.lex_state = 0, .external_lex_state = 2},
  [281] = {.lex_state = 0, .external_lex_state = 2},
  [282] = {.lex_state = 0, .external_lex_state = 2},
  [283] = {.lex_state = 0, .external_lex_state = 2},
  [284] = {.lex_state = 0, .external_lex_state = 2},
  [285] = {.lex_state = 0, .external_lex_state = 2},
  [286] = {.lex_state = 0, .external_lex_state = 2},
  [287] = {.lex_state = 0, .external_lex_state = 2},
  [288] = {.lex_state = 0, .external_lex_state = 2},
  [289] = {.lex_state = 0, .external_lex_state = 2},
  [290] = {.lex_state = 0, .external_lex_state = 2},
  [291] = {.lex_state = 0, .external_lex_state = 2},
  [292] = {.lex_state = 0, .external_lex_state = 2},
  [293] = {.lex_state = 0, .external_lex_state = 2},
  [294] = {.lex_state = 0, .external_lex_state = 2},
  [295] = {.lex_state = 0, .external_lex_state = 2},
  [296] = {.lex_state = 0, .external_lex_state = 2},
  [297] = {.lex_state = 0, .external_lex_state = 2},
  [298] = {.lex_state = 0, .external_lex_state = 2},
  [299] = {.lex_state = 0, .external_lex_state = 2},
  [300] = {.lex_state = 0, .external_lex_state = 2},
  [301] = {.lex_state = 0, .external_lex_state = 2},
  [302] = {.lex_state = 0, .external_lex_state = 2},
  [303] = {.lex_state = 0, .external_lex_state = 2},
  [304] = {.lex_state = 0, .external_lex_state = 2},
  [305] = {.lex_state = 0, .external_lex_state = 2},
  [306] = {.lex_state = 0, .external_lex_state = 2},
  [307] = {.lex_state = 0, .external_lex_state = 2},
  [308] = {.lex_state = 0, .external_lex_state = 2},
  [309] = {.lex_state = 0, .external_lex_state = 2},
  [310] = {.lex_state = 0, .external_lex_state = 2},
  [311] = {.lex_state = 2, .external_lex_state = 5},
  [312] = {.lex_state = 2, .external_lex_state = 5},
  [313] = {.lex_state = 2, .external_lex_state = 5},
  [314] = {.lex_state = 2, .external_lex_state = 5},
  [315] = {.lex_state = 2, .external_lex_state = 5},
  [316] = {.lex_state = 2, .external_lex_state = 5},
  [317] = {.lex_state = 2, .external_lex_state = 5},
  [318] = {.lex_state = 2, .external_lex_state = 5},
  [319] = {.lex_state = 2, .external_lex_state = 5},
  [320] = {.lex_state = 2, .external_lex_state = 5},
  [321] = {.lex_state = 2, .external_lex_state = 5},
  [322] = {.lex_state = 0, .external_lex_state = 2},
  [323] = {.lex_state = 0, .external_lex_state = 2},
  [324] = {.lex_state = 0, .external_lex_state = 2},
  [325] = {.lex_state = 0, .external_lex_state = 2},
  [326] = {.lex_state = 0, .external_lex_state = 2},
  [327] = {.lex_state = 0, .external_lex_state = 2},
  [328] = {.lex_state = 0, .external_lex_state = 2},
  [329] = {.lex_state = 0, .external_lex_state = 2},
  [330] = {.lex_state = 0, .external_lex_state = 2},
  [331] = {.lex_state = 0, .external_lex_state = 2},
  [332] = {.lex_state = 0, .external_lex_state = 2},
  [333] = {.lex_state = 0, .external_lex_state = 2},
  [334] = {.lex_state = 0, .external_lex_state = 2},
  [335] = {.lex_state = 0, .external_lex_state = 2},
  [336] = {.lex_state = 0, .external_lex_state = 2},
  [337] = {.lex_state = 0, .external_lex_state = 2},
  [338] = {.lex_state = 0, .external_lex_state = 2},
  [339] = {.lex_state = 0, .external_lex_state = 2},
  [340] = {.lex_state = 0, .external_lex_state = 2},
  [341] = {.lex_state = 0, .external_lex_state = 2},
  [342] = {.lex_state = 0, .external_lex_state = 2},
  [343] = {.lex_state = 0, .external_lex_state = 2},
  [344] = {.lex_state = 0, .external_lex_state = 2},
  [345] = {.lex_state = 0, .external_lex_state = 2},
  [346] = {.lex_state = 0, .external_lex_state = 2},
  [347] = {.lex_state = 0, .external_lex_state = 2},
  [348] = {.lex_state = 0, .external_lex_state = 2},
  [349] = {.lex_state = 0, .external_lex_state = 2},
  [350] = {.lex_state = 0, .external_lex_state = 2},
  [351] = {.lex_state = 0, .external_lex_state = 2},
  [352] = {.lex_state = 0, .external_lex_state = 2},
  [353] = {.lex_state = 0, .external_lex_state = 2},
  [354] = {.lex_state = 0, .external_lex_state = 2},
  [355] = {.lex_state = 0, .external_lex_state = 2},
  [356] = {.lex_state = 0, .external_lex_state = 2},
  [357] = {.lex_state = 0, .external_lex_state = 2},
  [358] = {.lex_state = 0, .external_lex_state = 2},
  [359] = {.lex_state = 0, .external_lex_state = 2},
  [360] = {.lex_state = 0, .external_lex_state = 2},
  [361] = {.lex_state = 0, .external_lex_state = 2},
  [362] = {.lex_state = 0, .external_lex_state = 2},
  [363] = {.lex_state = 0, .external_lex_state = 2},
  [364] = {.lex_state = 0, .external_lex_state = 2},
  [365] = {.lex_state = 0, .external_lex_state = 2},
  [366] = {.lex_state = 0, .external_lex_state = 2},
  [367] = {.lex_state = 0, .external_lex_state = 2},
  [368] = {.lex_state = 0, .external_lex_state = 2},
  [369] = {.lex_state = 0, .external_lex_state = 2},
  [370] = {.lex_state = 0, .external_lex_state = 2},
  [371] = {.lex_state = 0, .external_lex_state = 2},
  [372] = {.lex_state = 0, .external_lex_state = 2},
  [373] = {.lex_state = 0, .external_lex_state = 2},
  [374] = {.lex_state = 0, .external_lex_state = 2},
  [375] = {.lex_state = 0, .external_lex_state = 2},
  [376] = {.lex_state = 0, .external_lex_state = 2},
  [377] = {.lex_state = 0, .external_lex_state = 2},
  [378] = {.lex_state = 0, .external_lex_state = 2},
  [379] = {.lex_state = 0, .external_lex_state = 2},
  [380] = {.lex_state = 0, .external_lex_state = 2},
  [381] = {.lex_state = 0, .external_lex_state = 2},
  [382] = {.lex_state = 0, .external_lex_state = 2},
  [383] = {.lex_state = 0, .external_lex_state = 2},
  [384] = {.lex_state = 0, .external_lex_state = 2},
  [385] = {.lex_state = 0, .external_lex_state = 2},
  [386] = {.lex_state = 0, .external_lex_state = 2},
  [387] = {.lex_state = 0, .external_lex_state = 2},
  [388] = {.lex_state = 0, .external_lex_state = 2},
  [389] = {.lex_state = 0, .external_lex_state = 2},
  [390] = {.lex_state = 0, .external_lex_state = 2},
  [391] = {.lex_state = 0, .external_lex_state = 2},
  [392] = {.lex_state = 0, .external_lex_state = 2},
  [393] = {.lex_state = 0, .external_lex_state = 2},
  [394] = {.lex_state = 0, .external_lex_state = 2},
  [395] = {.lex_state = 0, .external_lex_state = 2},
  [396] = {.lex_state = 0, .external_lex_state = 2},
  [397] = {.lex_state = 0, .external_lex_state = 2},
  [398] = {.lex_state = 0, .external_lex_state = 2},
  [399] = {.lex_state = 0, .external_lex_state = 2},
  [400] = {.lex_state = 0, .external_lex_state = 2},
  [401] = {.lex_state = 0, .external_lex_state = 2},
  [402] = {.lex_state = 0, .external_lex_state = 2},
  [403] = {.lex_state = 0, .external_lex_state = 2},
  [404] = {.lex_state = 0, .external_lex_state = 2},
  [405] = {.lex_state = 0, .external_lex_state = 2},
  [406] = {.lex_state = 0, .external_lex_state = 2},
  [407] = {.lex_state = 0, .external_lex_state = 2},
  [408] = {.lex_state = 0, .external_lex_state = 2},
  [409] = {.lex_state = 1, .external_lex_state = 2},
  [410] = {.lex_state = 0, .external_lex_state = 2},
  [411] = {.lex_state = 1, .external_lex_state = 2},
  [412] = {.lex_state = 0, .external_lex_state = 2},
  [413] = {.lex_state = 20, .external_lex_state = 2},
  [414] = {.lex_state = 0, .external_lex_state = 2},
  [415] = {.lex_state = 0, .external_lex_state = 2},
  [416] = {.lex_state = 0, .external_lex_state = 2},
  [417] = {.lex_state = 0, .external_lex_state = 2},
  [418] = {.lex_state = 0, .external_lex_state = 2},
  [419] = {.lex_state = 0, .external_lex_state = 2},
  [420] = {.lex_state = 0, .external_lex_state = 2},
  [421] = {.lex_state = 0, .external_lex_state = 2},
  [422] = {.lex_state = 0, .external_lex_state = 2},
  [423] = {.lex_state = 1, .external_lex_state = 2},
  [424] = {.lex_state = 0, .external_lex_state = 2},
  [425] = {.lex_state = 0, .external_lex_state = 2},
  [426] = {.lex_state = 0, .external_lex_state = 2},
  [427] = {.lex_state = 0, .external_lex_state = 2},
  [428] = {.lex_state = 0, .external_lex_state = 2},
  [429] = {.lex_state = 20, .external_lex_state = 2},
  [430] = {.lex_state = 0, .external_lex_state = 2},
  [431] = {.lex_state = 20, .external_lex_state = 2},
  [432] = {.lex_state = 0, .external_lex_state = 2},
  [433] = {.lex_state = 1, .external_lex_state = 2},
  [434] = {.lex_state = 1, .external_lex_state = 2},
  [435] = {.lex_state = 20, .external_lex_state = 2},
  [436] = {.lex_state = 0, .external_lex_state = 2},
  [437] = {.lex_state = 0, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 0, .external_lex_state = 2},
  [440] = {.lex_state = 0, .external_lex_state = 2},
  [441] = {.lex_state = 0, .external_lex_state = 2},
  [442] = {.lex_state = 0, .external_lex_state = 2},
  [443] = {.lex_state = 20, .external_lex_state = 2},
  [444] = {.lex_state = 20, .external_lex_state = 2},
  [445] = {.lex_state = 0, .external_lex_state = 2},
  [446] = {.lex_state = 0, .external_lex_state = 2},
  [447] = {.lex_state = 0, .external_lex_state = 2},
  [448] = {.lex_state = 0, .external_lex_state = 2},
  [449] = {.lex_state = 0, .external_lex_state = 2},
  [450] = {.lex_state = 0, .external_lex_state = 2},
  [451] = {.lex_state = 0, .external_lex_state = 2},
  [452] = {.lex_state = 20, .external_lex_state = 2},
  [453] = {.lex_state = 0, .external_lex_state = 2},
  [454] = {.lex_state = 20, .external_lex_state = 2},
  [455] = {.lex_state = 0, .external_lex_state = 2},
  [456] = {.lex_state = 0, .external_lex_state = 2},
  [457] = {.lex_state = 0, .external_lex_state = 2},
  [458] = {.lex_state = 0, .external_lex_state = 2},
  [459] = {.lex_state = 0, .external_lex_state = 2},
  [460] = {.lex_state = 0, .external_lex_state = 2},
  [461] = {.lex_state = 0, .external_lex_state = 2},
  [462] = {.lex_state = 0, .external_lex_state = 2},
  [463] = {.lex_state = 0, .external_lex_state = 2},
  [464] = {.lex_state = 0, .external_lex_state = 2},
  [465] = {.lex_state = 0, .external_lex_state = 2},
  [466] = {.lex_state = 0, .external_lex_state = 2},
  [467] = {.lex_state = 0, .external_lex_state = 2},
  [468] = {.lex_state = 0, .external_lex_state = 2},
  [469] = {.lex_state = 0, .external_lex_state = 2},
  [470] = {.lex_state = 0, .external_lex_state = 2},
  [471] = {.lex_state = 0, .external_lex_state = 2},
  [472] = {.lex_state = 0, .external_lex_state = 2},
  [473] = {.lex_state = 0, .external_lex_state = 2},
  [474] = {.lex_state = 0, .external_lex_state = 2},
  [475] = {.lex_state = 0, .external_lex_state = 2},
  [476] = {.lex_state = 0, .external_lex_state = 2},
  [477] = {.lex_state = 0, .external_lex_state = 2},
  [478] = {.lex_state = 0, .external_lex_state = 2},
  [479] = {.lex_state = 0, .external_lex_state = 2},
  [480] = {.lex_state = 0, .external_lex_state = 2},
  [481] = {.lex_state = 0, .external_lex_state = 2},
  [482] = {.lex_state = 0, .external_lex_state = 2},
  [483] = {.lex_state = 0, .external_lex_state = 2},
  [484] = {.lex_state = 20, .external_lex_state = 2},
  [485] = {.lex_state = 0, .external_lex_state = 2},
  [486] = {.lex_state = 0, .external_lex_state = 2},
  [487] = {.lex_state = 0, .external_lex_state = 2},
  [488] = {.lex_state = 20, .external_lex_state = 2},
  [489] = {.lex_state = 0, .external_lex_state = 2},
  [490] = {.lex_state = 20, .external_lex_state = 2},
  [491] = {.lex_state = 0, .external_lex_state = 2},
  [492] = {.lex_state = 0, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 20, .external_lex_state = 2},
  [495] = {.lex_state = 0, .external_lex_state = 2},
  [496] = {.lex_state = 20, .external_lex_state = 2},
  [497] = {.lex_state = 0, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 20, .external_lex_state = 2},
  [500] = {.lex_state = 0, .external_lex_state = 2},
  [501] = {.lex_state = 20, .external_lex_state = 2},
  [502] = {.lex_state = 20, .external_lex_state = 2},
  [503] = {.lex_state = 0, .external_lex_state = 2},
  [504] = {.lex_state = 0, .external_lex_state = 2},
  [505] = {.lex_state = 0, .external_lex_state = 2},
  [506] = {.lex_state = 0, .external_lex_state = 2},
  [507] = {.lex_state = 0, .external_lex_state = 2},
  [508] = {.lex_state = 20, .external_lex_state = 2},
  [509] = {.lex_state = 0, .external_lex_state = 2},
  [510] = {.lex_state = 0, .external_lex_state = 2},
  [511] = {.lex_state = 0, .external_lex_state = 2},
  [512] = {.lex_state = 0, .external_lex_state = 2},
  [513] = {.lex_state = 0, .external_lex_state = 2},
  [514] = {.lex_state = 0, .external_lex_state = 2},
  [515] = {.lex_state = 0, .external_lex_state = 2},
  [516] = {.lex_state = 0, .external_lex_state = 2},
  [517] = {.lex_state = 0, .external_lex_state = 2},
  [518] = {.lex_state = 20, .external_lex_state = 2},
  [519] = {.lex_state = 0, .external_lex_state = 2},
  [520] = {.lex_state = 0, .external_lex_state = 2},
  [521] = {.lex_state = 0, .external_lex_state = 2},
  [522] = {.lex_state = 20, .external_lex_state = 2},
  [523] = {.lex_state = 0, .external_lex_state = 2},
  [524] = {.lex_state = 0, .external_lex_state = 2},
  [525] = {.lex_state = 20, .external_lex_state = 2},
  [526] = {.lex_state = 20, .external_lex_state = 2},
  [527] = {.lex_state = 0, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 0, .external_lex_state = 2},
  [530] = {.lex_state = 20, .external_lex_state = 2},
  [531] = {.lex_state = 0, .external_lex_state = 2},
  [532] = {.lex_state = 0, .external_lex_state = 2},
  [533] = {.lex_state = 0, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 0, .external_lex_state = 2},
  [536] = {.lex_state = 0, .external_lex_state = 2},
  [537] = {.lex_state = 0, .external_lex_state = 2},
  [538] = {.lex_state = 0, .external_lex_state = 2},
  [539] = {.lex_state = 20, .external_lex_state = 2},
  [540] = {.lex_state = 0, .external_lex_state = 2},
  [541] = {.lex_state = 0, .external_lex_state = 2},
  [542] = {.lex_state = 0, .external_lex_state = 2},
  [543] = {.lex_state = 0, .external_lex_state = 3},
  [544] = {.lex_state = 0, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 0, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 0, .external_lex_state = 2},
  [551] = {.lex_state = 0, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 0, .external_lex_state = 2},
  [555] = {.lex_state = 20, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 20, .external_lex_state = 2},
  [560] = {.lex_state = 0, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 20, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 0, .external_lex_state = 2},
  [565] = {.lex_state = 20, .external_lex_state = 2},
  [566] = {.lex_state = 0, .external_lex_state = 2},
  [567] = {.lex_state = 0, .external_lex_state = 2},
  [568] = {.lex_state = 20, .external_lex_state = 2},
  [569] = {.lex_state = 0, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 2},
  [571] = {.lex_state = 0, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 0, .external_lex_state = 2},
  [574] = {.lex_state = 0, .external_lex_state = 2},
  [575] = {.lex_state = 0, .external_lex_state = 2},
  [576] = {.lex_state = 0, .external_lex_state = 2},
  [577] = {.lex_state = 0, .external_lex_state = 2},
  [578] = {.lex_state = 0, .external_lex_state = 2},
  [579] = {.lex_state = 0, .external_lex_state = 2},
  [580] = {.lex_state = 20, .external_lex_state = 2},
  [581] = {.lex_state = 0, .external_lex_state = 2},
  [582] = {.lex_state = 0, .external_lex_state = 2},
  [583] = {.lex_state = 20, .external_lex_state = 2},
  [584] = {.lex_state = 0, .external_lex_state = 2},
  [585] = {.lex_state = 0, .external_lex_state = 2},
  [586] = {.lex_state = 0, .external_lex_state = 2},
  [587] = {.lex_state = 20, .external_lex_state = 2},
  [588] = {.lex_state = 0, .external_lex_state = 2},
  [589] = {.lex_state = 0, .external_lex_state = 2},
  [590] = {.lex_state = 0, .external_lex_state = 2},
  [591] = {.lex_state = 0, .external_lex_state = 2},
  [592] = {.lex_state = 0, .external_lex_state = 2},
  [593] = {.lex_state = 0, .external_lex_state = 2},
  [594] = {.lex_state = 0, .external_lex_state = 2},
  [595] = {.lex_state = 20, .external_lex_state = 2},
  [596] = {.lex_state = 0, .external_lex_state = 2},
  [597] = {.lex_state = 0, .external_lex_state = 2},
  [598] = {.lex_state = 0, .external_lex_state = 2},
  [599] = {.lex_state = 20, .external_lex_state = 2},
  [600] = {.lex_state = 0, .external_lex_state = 2},
  [601] = {.lex_state = 0, .external_lex_state = 2},
  [602] = {.lex_state = 20, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 4, .external_lex_state = 2},
  [605] = {.lex_state = 0, .external_lex_state = 2},
  [606] = {.lex_state = 0, .external_lex_state = 2},
  [607] = {.lex_state = 0, .external_lex_state = 2},
  [608] = {.lex_state = 0, .external_lex_state = 2},
  [609] = {.lex_state = 0, .external_lex_state = 2},
  [610] = {.lex_state = 0, .external_lex_state = 2},
  [611] = {.lex_state = 0, .external_lex_state = 2},
  [612] = {.lex_state = 0, .external_lex_state = 2},
  [613] = {.lex_state = 0, .external_lex_state = 2},
  [614] = {.lex_state = 0, .external_lex_state = 2},
  [615] = {.lex_state = 0, .external_lex_state = 2},
  [616] = {.lex_state = 0, .external_lex_state = 2},
  [617] = {.lex_state = 20, .external_lex_state = 2},
};

enum {
  ts_external_token_swift_block = 0,
  ts_external_token_swift_expression = 1,
  ts_external_token_attribute_arguments = 2,
  ts_external_token_block_comment = 3,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token_swift_block] = sym_swift_block,
  [ts_external_token_swift_expression] = sym_swift_expression,
  [ts_external_token_attribute_arguments] = sym_attribute_arguments,
  [ts_external_token_block_comment] = sym_block_comment,
};

static const bool ts_external_scanner_states[6][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token_swift_block] = true,
    [ts_external_token_swift_expression] = true,
    [ts_external_token_attribute_arguments] = true,
    [ts_external_token_block_comment] = true,
  },
  [2] = {
    [ts_external_token_block_comment] = true,
  },
  [3] = {
    [ts_external_token_swift_block] = true,
    [ts_external_token_block_comment] = true,
  },
  [4] = {
    [ts_external_token_attribute_arguments] = true,
    [ts_external_token_block_comment] = true,
  },
  [5] = {
    [ts_external_token_swift_expression] = true,
    [ts_external_token_block_comment] = true,
  },
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_identifier] = ACTIONS(1),
    [anon_sym_import] = ACTIONS(1),
    [anon_sym_access] = ACTIONS(1),
    [anon_sym_archived] = ACTIONS(1),
    [anon_sym_as] = ACTIONS(1),
    [anon_sym_prefix] = ACTIONS(1),
    [anon_sym_writes] = ACTIONS(1),
    [anon_sym_nil] = ACTIONS(1),
    [anon_sym_public] = ACTIONS(1),
    [anon_sym_package] = ACTIONS(1),
    [anon_sym_internal] = ACTIONS(1),
    [anon_sym_private] = ACTIONS(1),
    [anon_sym_fileprivate] = ACTIONS(1),
    [anon_sym_waived] = ACTIONS(1),
    [anon_sym_of] = ACTIONS(1),
    [anon_sym_because] = ACTIONS(1),
    [anon_sym_open] = ACTIONS(1),
    [anon_sym_final] = ACTIONS(1),
    [anon_sym_transient] = ACTIONS(1),
    [anon_sym_weak] = ACTIONS(1),
    [anon_sym_unowned] = ACTIONS(1),
    [anon_sym_class] = ACTIONS(1),
    [anon_sym_extend] = ACTIONS(1),
    [anon_sym_struct] = ACTIONS(1),
    [anon_sym_enum] = ACTIONS(1),
    [anon_sym_bits] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_typealias] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_external] = ACTIONS(1),
    [anon_sym_protocol] = ACTIONS(1),
    [anon_sym_from] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_version] = ACTIONS(1),
    [anon_sym_key] = ACTIONS(1),
    [anon_sym_boxed] = ACTIONS(1),
    [anon_sym_refuses] = ACTIONS(1),
    [anon_sym_newer] = ACTIONS(1),
    [anon_sym_coding] = ACTIONS(1),
    [anon_sym_formerly] = ACTIONS(1),
    [anon_sym_sequential] = ACTIONS(1),
    [anon_sym_only] = ACTIONS(1),
    [anon_sym_marker] = ACTIONS(1),
    [anon_sym_keyed] = ACTIONS(1),
    [anon_sym_keeps] = ACTIONS(1),
    [anon_sym_unknown] = ACTIONS(1),
    [anon_sym_omits] = ACTIONS(1),
    [anon_sym_default] = ACTIONS(1),
    [anon_sym_unique] = ACTIONS(1),
    [anon_sym_replaced] = ACTIONS(1),
    [anon_sym_via] = ACTIONS(1),
    [anon_sym_renamed] = ACTIONS(1),
    [anon_sym_keys] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_let] = ACTIONS(1),
    [anon_sym_var] = ACTIONS(1),
    [anon_sym_set] = ACTIONS(1),
    [anon_sym_rawValue] = ACTIONS(1),
    [anon_sym_fallback] = ACTIONS(1),
    [anon_sym_also] = ACTIONS(1),
    [anon_sym_until] = ACTIONS(1),
    [anon_sym_since] = ACTIONS(1),
    [anon_sym_treats] = ACTIONS(1),
    [anon_sym_missing] = ACTIONS(1),
    [anon_sym_conditional] = ACTIONS(1),
    [anon_sym_joined] = ACTIONS(1),
    [anon_sym_rebuilt] = ACTIONS(1),
    [anon_sym_retired] = ACTIONS(1),
    [anon_sym_still] = ACTIONS(1),
    [anon_sym_written] = ACTIONS(1),
    [anon_sym_swift] = ACTIONS(1),
    [anon_sym_case] = ACTIONS(1),
    [anon_sym_else] = ACTIONS(1),
    [anon_sym_at] = ACTIONS(1),
    [anon_sym_width] = ACTIONS(1),
    [anon_sym_DOT] = ACTIONS(1),
    [anon_sym_LT] = ACTIONS(1),
    [anon_sym_GT] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_RBRACK] = ACTIONS(1),
    [anon_sym_QMARK] = ACTIONS(1),
    [anon_sym_BANG] = ACTIONS(1),
    [anon_sym_any] = ACTIONS(1),
    [anon_sym_some] = ACTIONS(1),
    [anon_sym_mutable] = ACTIONS(1),
    [anon_sym_inline] = ACTIONS(1),
    [anon_sym_indexed] = ACTIONS(1),
    [anon_sym_packed] = ACTIONS(1),
    [anon_sym_big] = ACTIONS(1),
    [anon_sym_little] = ACTIONS(1),
    [anon_sym_AMP] = ACTIONS(1),
    [anon_sym_async] = ACTIONS(1),
    [anon_sym_throws] = ACTIONS(1),
    [anon_sym_DASH_GT] = ACTIONS(1),
    [anon_sym_inout] = ACTIONS(1),
    [anon_sym_borrowing] = ACTIONS(1),
    [anon_sym_consuming] = ACTIONS(1),
    [anon_sym_sending] = ACTIONS(1),
    [anon_sym_TILDE] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [anon_sym_true] = ACTIONS(1),
    [anon_sym_false] = ACTIONS(1),
    [anon_sym_AT] = ACTIONS(1),
    [sym_quoted_name] = ACTIONS(1),
    [anon_sym_DQUOTE] = ACTIONS(1),
    [anon_sym_DQUOTE2] = ACTIONS(1),
    [sym_escape] = ACTIONS(1),
    [sym_integer] = ACTIONS(1),
    [sym_real] = ACTIONS(1),
    [sym_documentation] = ACTIONS(3),
    [sym_comment] = ACTIONS(5),
    [sym_swift_block] = ACTIONS(1),
    [sym_swift_expression] = ACTIONS(1),
    [sym_attribute_arguments] = ACTIONS(1),
    [sym_block_comment] = ACTIONS(3),
  },
  [1] = {
    [sym_source_file] = STATE(616),
    [sym__rule_of_file] = STATE(13),
    [sym_import] = STATE(13),
    [sym_access] = STATE(13),
    [sym_archived_prefix] = STATE(13),
    [sym_nil_rule] = STATE(13),
    [sym_level] = STATE(295),
    [sym_waiver] = STATE(13),
    [sym__declaration] = STATE(13),
    [aux_sym__modifiers] = STATE(290),
    [sym_class_declaration] = STATE(13),
    [sym_extension_declaration] = STATE(13),
    [sym_struct_declaration] = STATE(13),
    [sym_enum_declaration] = STATE(13),
    [sym_bits_declaration] = STATE(13),
    [sym_type_alias] = STATE(13),
    [sym_external_declaration] = STATE(13),
    [sym_setter] = STATE(290),
    [sym_attribute] = STATE(290),
    [aux_sym_source_file_repeat1] = STATE(13),
    [ts_builtin_sym_end] = ACTIONS(7),
    [anon_sym_import] = ACTIONS(9),
    [anon_sym_access] = ACTIONS(11),
    [anon_sym_archived] = ACTIONS(13),
    [anon_sym_writes] = ACTIONS(15),
    [anon_sym_public] = ACTIONS(17),
    [anon_sym_package] = ACTIONS(17),
    [anon_sym_internal] = ACTIONS(17),
    [anon_sym_private] = ACTIONS(17),
    [anon_sym_fileprivate] = ACTIONS(17),
    [anon_sym_waived] = ACTIONS(19),
    [anon_sym_open] = ACTIONS(21),
    [anon_sym_final] = ACTIONS(21),
    [anon_sym_transient] = ACTIONS(21),
    [anon_sym_weak] = ACTIONS(21),
    [anon_sym_unowned] = ACTIONS(21),
    [anon_sym_class] = ACTIONS(23),
    [anon_sym_extend] = ACTIONS(25),
    [anon_sym_struct] = ACTIONS(27),
    [anon_sym_enum] = ACTIONS(29),
    [anon_sym_bits] = ACTIONS(31),
    [anon_sym_typealias] = ACTIONS(33),
    [anon_sym_external] = ACTIONS(35),
    [anon_sym_AT] = ACTIONS(37),
    [sym_documentation] = ACTIONS(3),
    [sym_comment] = ACTIONS(5),
    [sym_block_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_because,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_boxed,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [54] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_because,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_boxed,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [108] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    STATE(17), 1,
      sym_type_arguments,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 40,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [170] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(51), 1,
      anon_sym_DOT,
    STATE(5), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [228] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(56), 1,
      anon_sym_DOT,
    STATE(5), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(54), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [286] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(56), 1,
      anon_sym_DOT,
    STATE(6), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(58), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [344] = 21,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(60), 1,
      ts_builtin_sym_end,
    ACTIONS(62), 1,
      anon_sym_import,
    ACTIONS(65), 1,
      anon_sym_access,
    ACTIONS(68), 1,
      anon_sym_archived,
    ACTIONS(71), 1,
      anon_sym_writes,
    ACTIONS(77), 1,
      anon_sym_waived,
    ACTIONS(83), 1,
      anon_sym_class,
    ACTIONS(86), 1,
      anon_sym_extend,
    ACTIONS(89), 1,
      anon_sym_struct,
    ACTIONS(92), 1,
      anon_sym_enum,
    ACTIONS(95), 1,
      anon_sym_bits,
    ACTIONS(98), 1,
      anon_sym_typealias,
    ACTIONS(101), 1,
      anon_sym_external,
    ACTIONS(104), 1,
      anon_sym_AT,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(290), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(74), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(80), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(8), 15,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_waiver,
      sym__declaration,
      sym_class_declaration,
      sym_extension_declaration,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_type_alias,
      sym_external_declaration,
      aux_sym_source_file_repeat1,
  [433] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(47), 1,
      anon_sym_LT,
    STATE(33), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(107), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [490] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 43,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_DOT,
      anon_sym_AT,
  [543] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(109), 1,
      anon_sym_DOT,
    ACTIONS(111), 1,
      anon_sym_LT,
    STATE(38), 1,
      aux_sym_type_name_repeat1,
    STATE(40), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [604] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_as,
    ACTIONS(119), 1,
      anon_sym_DASH_GT,
    STATE(435), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(117), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(115), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [665] = 21,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(9), 1,
      anon_sym_import,
    ACTIONS(11), 1,
      anon_sym_access,
    ACTIONS(13), 1,
      anon_sym_archived,
    ACTIONS(15), 1,
      anon_sym_writes,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(23), 1,
      anon_sym_class,
    ACTIONS(25), 1,
      anon_sym_extend,
    ACTIONS(27), 1,
      anon_sym_struct,
    ACTIONS(29), 1,
      anon_sym_enum,
    ACTIONS(31), 1,
      anon_sym_bits,
    ACTIONS(33), 1,
      anon_sym_typealias,
    ACTIONS(35), 1,
      anon_sym_external,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(121), 1,
      ts_builtin_sym_end,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(290), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(21), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(8), 15,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_waiver,
      sym__declaration,
      sym_class_declaration,
      sym_extension_declaration,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_type_alias,
      sym_external_declaration,
      aux_sym_source_file_repeat1,
  [754] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(123), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(125), 41,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [808] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(127), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(107), 40,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [864] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(130), 40,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [920] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    STATE(16), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 40,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [976] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 40,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1032] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(136), 1,
      anon_sym_DASH_GT,
    STATE(413), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(134), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(115), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1090] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(140), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1144] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(142), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(144), 41,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1198] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(146), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 41,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1252] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_LT,
    STATE(42), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(107), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1308] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(150), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 41,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1362] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(154), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(156), 41,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1416] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(144), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1467] = 20,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(158), 1,
      anon_sym_as,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(164), 1,
      anon_sym_EQ,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(188), 1,
      sym_swift_block,
    STATE(82), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(89), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(162), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1552] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1603] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(190), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1654] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1705] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(192), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1756] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(194), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1807] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(196), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1858] = 20,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(158), 1,
      anon_sym_as,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(200), 1,
      anon_sym_EQ,
    ACTIONS(202), 1,
      sym_swift_block,
    STATE(80), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(97), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(198), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1943] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(156), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [1994] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(204), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [2045] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(125), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [2096] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(109), 1,
      anon_sym_DOT,
    STATE(39), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2151] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(206), 1,
      anon_sym_DOT,
    STATE(39), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(107), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2206] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(109), 1,
      anon_sym_DOT,
    STATE(41), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2261] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(109), 1,
      anon_sym_DOT,
    STATE(39), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(130), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2316] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(196), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2366] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(190), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2416] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(192), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2466] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(209), 37,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [2517] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(211), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2566] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(213), 37,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [2617] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(215), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2670] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(217), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2719] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(219), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2772] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(221), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2821] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(223), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2870] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(225), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2923] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(227), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2976] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(229), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3025] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(231), 1,
      anon_sym_DOT,
    STATE(56), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3077] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(227), 35,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [3129] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(223), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3177] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(240), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(238), 34,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3231] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(242), 1,
      anon_sym_DOT,
    STATE(67), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(58), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3283] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(246), 1,
      anon_sym_COMMA,
    STATE(61), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(244), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_until,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [3335] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(225), 35,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [3387] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(229), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3435] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(211), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3483] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(221), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3531] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(209), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AMP,
      anon_sym_AT,
  [3581] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(242), 1,
      anon_sym_DOT,
    STATE(56), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(54), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3633] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(213), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AMP,
      anon_sym_AT,
  [3683] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(217), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3731] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(219), 35,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [3783] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(215), 35,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [3835] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(244), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_until,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [3882] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(186), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(184), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(249), 34,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3933] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(253), 1,
      anon_sym_COLON,
    ACTIONS(255), 1,
      anon_sym_COMMA,
    STATE(77), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(251), 34,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3986] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 37,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_AT,
  [4033] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(261), 1,
      sym_attribute_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(259), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(257), 31,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_boxed,
      anon_sym_let,
      anon_sym_var,
      anon_sym_any,
      anon_sym_some,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
      anon_sym_packed,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
      sym_identifier,
  [4084] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(255), 1,
      anon_sym_COMMA,
    ACTIONS(265), 1,
      anon_sym_COLON,
    STATE(78), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(263), 34,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4137] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(267), 1,
      anon_sym_COMMA,
    STATE(78), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(244), 35,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4188] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(272), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(270), 31,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_boxed,
      anon_sym_let,
      anon_sym_var,
      anon_sym_any,
      anon_sym_some,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
      anon_sym_packed,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
      sym_identifier,
  [4236] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(276), 1,
      anon_sym_EQ,
    ACTIONS(278), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(88), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(274), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4308] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4354] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(282), 1,
      anon_sym_EQ,
    ACTIONS(284), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(95), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(280), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4472] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(286), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 35,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4520] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(244), 36,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4566] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(290), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(90), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(288), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4635] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(294), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(292), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4704] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(298), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(296), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4773] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(284), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(280), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4842] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(302), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(300), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4911] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(306), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(304), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4980] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(310), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(91), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(308), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5049] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(314), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(99), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(312), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5118] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(318), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(87), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(316), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5187] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(322), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(320), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5256] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(324), 1,
      anon_sym_writes,
    ACTIONS(329), 1,
      anon_sym_key,
    ACTIONS(332), 1,
      anon_sym_omits,
    ACTIONS(335), 1,
      anon_sym_renamed,
    ACTIONS(338), 1,
      anon_sym_fallback,
    ACTIONS(341), 1,
      anon_sym_also,
    ACTIONS(347), 1,
      anon_sym_treats,
    ACTIONS(353), 1,
      anon_sym_rebuilt,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(344), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(350), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(327), 21,
      sym_swift_block,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5323] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(278), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(274), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5392] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(194), 35,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5437] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(160), 1,
      anon_sym_writes,
    ACTIONS(166), 1,
      anon_sym_key,
    ACTIONS(168), 1,
      anon_sym_omits,
    ACTIONS(170), 1,
      anon_sym_renamed,
    ACTIONS(172), 1,
      anon_sym_fallback,
    ACTIONS(174), 1,
      anon_sym_also,
    ACTIONS(178), 1,
      anon_sym_treats,
    ACTIONS(182), 1,
      anon_sym_rebuilt,
    ACTIONS(358), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(176), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(180), 2,
      anon_sym_conditional,
      anon_sym_joined,
    STATE(96), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(356), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5506] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(204), 35,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5551] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(362), 1,
      anon_sym_as,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(366), 1,
      anon_sym_from,
    ACTIONS(368), 1,
      anon_sym_LPAREN,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    STATE(134), 1,
      sym_parameters,
    STATE(214), 1,
      sym__heritage,
    STATE(241), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(215), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(360), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [5613] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(372), 34,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5657] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(374), 1,
      anon_sym_as,
    ACTIONS(378), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(376), 32,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5705] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(362), 1,
      anon_sym_as,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(368), 1,
      anon_sym_LPAREN,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(382), 1,
      anon_sym_from,
    STATE(128), 1,
      sym_parameters,
    STATE(219), 1,
      sym__heritage,
    STATE(244), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(208), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(380), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [5767] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(384), 34,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5811] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(386), 34,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5855] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(388), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5898] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(376), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5941] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(390), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5984] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(392), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(394), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6070] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(398), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(396), 32,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6115] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(400), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6158] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(402), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6201] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(404), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6244] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(406), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6287] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(408), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6330] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(410), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6373] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(412), 33,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_key,
      anon_sym_omits,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_joined,
      anon_sym_rebuilt,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6416] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(27), 1,
      anon_sym_struct,
    ACTIONS(29), 1,
      anon_sym_enum,
    ACTIONS(31), 1,
      anon_sym_bits,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(416), 1,
      anon_sym_RBRACE,
    ACTIONS(420), 1,
      anon_sym_retired,
    ACTIONS(422), 1,
      anon_sym_swift,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(418), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(309), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(414), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(122), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [6484] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(424), 32,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6526] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(27), 1,
      anon_sym_struct,
    ACTIONS(29), 1,
      anon_sym_enum,
    ACTIONS(31), 1,
      anon_sym_bits,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(420), 1,
      anon_sym_retired,
    ACTIONS(422), 1,
      anon_sym_swift,
    ACTIONS(426), 1,
      anon_sym_RBRACE,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(418), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(309), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(414), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(123), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [6594] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(431), 1,
      anon_sym_waived,
    ACTIONS(437), 1,
      anon_sym_struct,
    ACTIONS(440), 1,
      anon_sym_enum,
    ACTIONS(443), 1,
      anon_sym_bits,
    ACTIONS(446), 1,
      anon_sym_RBRACE,
    ACTIONS(451), 1,
      anon_sym_retired,
    ACTIONS(454), 1,
      anon_sym_swift,
    ACTIONS(457), 1,
      anon_sym_AT,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(309), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(428), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(434), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(123), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [6662] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(460), 32,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6704] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(462), 32,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6746] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(412), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6786] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(470), 1,
      anon_sym_rawValue,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(167), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [6852] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(486), 1,
      anon_sym_from,
    STATE(210), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(205), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(484), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [6902] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(390), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6942] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(488), 1,
      sym_identifier,
    ACTIONS(490), 1,
      anon_sym_RPAREN,
    ACTIONS(492), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(359), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7008] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(388), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7048] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(494), 1,
      sym_identifier,
    ACTIONS(496), 1,
      anon_sym_RPAREN,
    ACTIONS(498), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(372), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7114] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(404), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7154] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(502), 1,
      anon_sym_from,
    STATE(211), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(212), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(500), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [7204] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(504), 1,
      sym_identifier,
    ACTIONS(506), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    STATE(476), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(370), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7270] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(406), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7310] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(392), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7350] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(514), 1,
      anon_sym_rawValue,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(59), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7416] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(504), 1,
      sym_identifier,
    ACTIONS(506), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    STATE(498), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(370), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7482] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(397), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7545] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(364), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7608] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(528), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7647] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(425), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7710] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(34), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7773] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(530), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7812] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(532), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7851] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(222), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [7914] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(534), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7953] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(536), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7992] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(383), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8055] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(232), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8118] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(363), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8181] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(385), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8244] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(416), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8307] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(538), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8346] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(540), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8385] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(542), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8424] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(544), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8463] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(417), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8526] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(66), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8589] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(546), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8628] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(62), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8691] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(550), 1,
      anon_sym_only,
    ACTIONS(552), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(548), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [8734] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(421), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8797] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(554), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8836] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(221), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8899] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(556), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(238), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [8944] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(47), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9007] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(48), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9070] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(50), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9133] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(558), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9172] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(560), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9211] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(562), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9250] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(564), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9289] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(45), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9352] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(438), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9415] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(568), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(566), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [9458] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(73), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9521] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(571), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9560] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(573), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9599] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(27), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9662] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(414), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9725] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(575), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9764] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(54), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9827] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(577), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9866] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(361), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9929] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(579), 1,
      sym_identifier,
    ACTIONS(581), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(378), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9992] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(583), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [10031] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(405), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10094] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(585), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [10133] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(68), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10196] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(398), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10259] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(57), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10322] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(71), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10385] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(390), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10448] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(70), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10511] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(365), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10574] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(587), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [10613] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(589), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [10652] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(591), 29,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [10691] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(400), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10754] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(373), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10817] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(466), 1,
      anon_sym_LPAREN,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(476), 1,
      anon_sym_packed,
    ACTIONS(480), 1,
      anon_sym_TILDE,
    ACTIONS(482), 1,
      sym_quoted_name,
    STATE(19), 1,
      sym_tuple_type,
    STATE(196), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(468), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(478), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(366), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10880] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(508), 1,
      sym_identifier,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(520), 1,
      anon_sym_packed,
    ACTIONS(524), 1,
      anon_sym_TILDE,
    ACTIONS(526), 1,
      sym_quoted_name,
    STATE(12), 1,
      sym_tuple_type,
    STATE(170), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(512), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(522), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(53), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10943] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(595), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(593), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [10987] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(599), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(597), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11031] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(603), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(601), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11075] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(486), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(484), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11119] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(607), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(605), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11163] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(611), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(206), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(609), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11207] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(615), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(207), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(613), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11251] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(619), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(617), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11295] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(623), 1,
      anon_sym_boxed,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11335] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(627), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(220), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(625), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11379] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(502), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(500), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11423] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(631), 1,
      anon_sym_COMMA,
    STATE(61), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(629), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11465] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(636), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(634), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11505] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(638), 1,
      anon_sym_COMMA,
    STATE(216), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(634), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11547] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(643), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(209), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(641), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11591] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(647), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(645), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11635] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(249), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [11677] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(649), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11718] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(651), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11755] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(653), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11792] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(655), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11829] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(657), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(659), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11903] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(634), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [11940] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(663), 1,
      anon_sym_COLON,
    ACTIONS(665), 1,
      anon_sym_COMMA,
    ACTIONS(667), 1,
      anon_sym_until,
    STATE(61), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(661), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [11985] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(669), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12022] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12059] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(673), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12100] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(677), 1,
      anon_sym_COLON,
    ACTIONS(679), 1,
      anon_sym_COMMA,
    ACTIONS(681), 1,
      anon_sym_until,
    STATE(229), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(675), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [12145] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(683), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12182] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(685), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12219] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(687), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_LPAREN,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [12256] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(689), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12293] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(629), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12330] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(366), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(360), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12367] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(386), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [12402] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(502), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(500), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12439] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(693), 1,
      anon_sym_COMMA,
    ACTIONS(695), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(691), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [12478] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(382), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(380), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12515] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(486), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(484), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12552] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(699), 1,
      anon_sym_COMMA,
    ACTIONS(701), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(697), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [12591] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(703), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12625] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(705), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12659] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(709), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(707), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [12695] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(711), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12729] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(713), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12763] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(715), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12797] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(719), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(717), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [12833] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(721), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12867] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(723), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12901] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(725), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12935] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(727), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12969] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(729), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13003] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(731), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13037] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(733), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13071] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(735), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13105] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(737), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13139] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(739), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13173] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(741), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13207] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(743), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13241] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(745), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13275] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(747), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13309] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(749), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(751), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13377] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(755), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(753), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13413] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(757), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13447] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(759), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13481] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(761), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13515] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(763), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13549] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(765), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13583] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(767), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13617] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(771), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(769), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13653] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(781), 1,
      anon_sym_AT,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(277), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(773), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(776), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    ACTIONS(779), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [13697] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(784), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13731] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(786), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13765] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(788), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13799] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(790), 24,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13833] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(792), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(707), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13899] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(794), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13932] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(796), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13965] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(798), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13998] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(800), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14031] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(802), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14064] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(804), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14097] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(808), 1,
      anon_sym_class,
    ACTIONS(810), 1,
      anon_sym_extend,
    ACTIONS(812), 1,
      anon_sym_struct,
    ACTIONS(814), 1,
      anon_sym_enum,
    ACTIONS(816), 1,
      anon_sym_bits,
    ACTIONS(818), 1,
      anon_sym_typealias,
    ACTIONS(820), 1,
      anon_sym_external,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(277), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(806), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [14151] = 20,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(482), 1,
      sym_quoted_name,
    ACTIONS(822), 1,
      anon_sym_archived,
    ACTIONS(824), 1,
      anon_sym_prefix,
    ACTIONS(826), 1,
      anon_sym_writes,
    ACTIONS(828), 1,
      anon_sym_version,
    ACTIONS(830), 1,
      anon_sym_refuses,
    ACTIONS(834), 1,
      anon_sym_sequential,
    ACTIONS(836), 1,
      anon_sym_keyed,
    ACTIONS(838), 1,
      anon_sym_keeps,
    ACTIONS(840), 1,
      anon_sym_omits,
    ACTIONS(844), 1,
      anon_sym_renamed,
    STATE(231), 1,
      sym_type_name,
    STATE(463), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(832), 2,
      anon_sym_formerly,
      anon_sym_keys,
    ACTIONS(842), 2,
      anon_sym_unique,
      anon_sym_replaced,
    STATE(225), 2,
      sym_conformance,
      sym_head_clause,
  [14216] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(848), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(846), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [14249] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(850), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14279] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(852), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [14309] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(848), 1,
      anon_sym_LPAREN,
    ACTIONS(854), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(846), 18,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(856), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14373] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(858), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14403] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(860), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14433] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(862), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14463] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(864), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14493] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(866), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14523] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(868), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14553] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(870), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14583] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(872), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14613] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(874), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14643] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(876), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14673] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(878), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14703] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(880), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14733] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(812), 1,
      anon_sym_struct,
    ACTIONS(814), 1,
      anon_sym_enum,
    ACTIONS(816), 1,
      anon_sym_bits,
    STATE(292), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(882), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(277), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(806), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [14779] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(884), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [14809] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(900), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(902), 2,
      sym_swift_expression,
      sym_real,
    STATE(328), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [14855] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(904), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(906), 2,
      sym_swift_expression,
      sym_real,
    STATE(342), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [14901] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(908), 1,
      anon_sym_nil,
    ACTIONS(910), 1,
      anon_sym_via,
    ACTIONS(912), 1,
      anon_sym_DOT,
    ACTIONS(914), 1,
      anon_sym_LBRACK,
    ACTIONS(916), 1,
      anon_sym_DASH,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    ACTIONS(922), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(918), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(924), 2,
      sym_swift_expression,
      sym_real,
    STATE(93), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [14947] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(926), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(928), 2,
      sym_swift_expression,
      sym_real,
    STATE(523), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [14993] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(908), 1,
      anon_sym_nil,
    ACTIONS(910), 1,
      anon_sym_via,
    ACTIONS(912), 1,
      anon_sym_DOT,
    ACTIONS(914), 1,
      anon_sym_LBRACK,
    ACTIONS(916), 1,
      anon_sym_DASH,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    ACTIONS(930), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(918), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(932), 2,
      sym_swift_expression,
      sym_real,
    STATE(86), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15039] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(934), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(936), 2,
      sym_swift_expression,
      sym_real,
    STATE(242), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15085] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(908), 1,
      anon_sym_nil,
    ACTIONS(910), 1,
      anon_sym_via,
    ACTIONS(912), 1,
      anon_sym_DOT,
    ACTIONS(914), 1,
      anon_sym_LBRACK,
    ACTIONS(916), 1,
      anon_sym_DASH,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    ACTIONS(938), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(918), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(940), 2,
      sym_swift_expression,
      sym_real,
    STATE(92), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15131] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(908), 1,
      anon_sym_nil,
    ACTIONS(910), 1,
      anon_sym_via,
    ACTIONS(912), 1,
      anon_sym_DOT,
    ACTIONS(914), 1,
      anon_sym_LBRACK,
    ACTIONS(916), 1,
      anon_sym_DASH,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    ACTIONS(942), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(918), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(944), 2,
      sym_swift_expression,
      sym_real,
    STATE(94), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15177] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(946), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(948), 2,
      sym_swift_expression,
      sym_real,
    STATE(334), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15223] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(950), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(952), 2,
      sym_swift_expression,
      sym_real,
    STATE(245), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15269] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_nil,
    ACTIONS(888), 1,
      anon_sym_via,
    ACTIONS(890), 1,
      anon_sym_DOT,
    ACTIONS(892), 1,
      anon_sym_LBRACK,
    ACTIONS(894), 1,
      anon_sym_DASH,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(954), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(956), 2,
      sym_swift_expression,
      sym_real,
    STATE(324), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15315] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(960), 1,
      anon_sym_EQ,
    ACTIONS(962), 1,
      anon_sym_LPAREN,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    STATE(337), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(333), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(958), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15356] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(962), 1,
      anon_sym_LPAREN,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(974), 1,
      anon_sym_EQ,
    STATE(331), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(332), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(972), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15397] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(325), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(976), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15429] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(978), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15461] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(980), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15493] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(982), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15525] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(986), 1,
      anon_sym_COMMA,
    STATE(330), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(984), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [15551] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(990), 1,
      anon_sym_key,
    ACTIONS(993), 1,
      anon_sym_formerly,
    ACTIONS(996), 1,
      anon_sym_also,
    ACTIONS(999), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(988), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15583] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(986), 1,
      anon_sym_COMMA,
    STATE(336), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [15609] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(327), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1004), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15641] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1004), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15673] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1006), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15705] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(335), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1008), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15737] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1010), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15769] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1014), 1,
      anon_sym_COMMA,
    STATE(336), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1012), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [15795] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(964), 1,
      anon_sym_key,
    ACTIONS(966), 1,
      anon_sym_formerly,
    ACTIONS(968), 1,
      anon_sym_also,
    ACTIONS(970), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(326), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1006), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15827] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(1017), 1,
      anon_sym_COLON,
    STATE(17), 1,
      sym_type_arguments,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 6,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [15858] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1019), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(984), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [15881] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(420), 1,
      anon_sym_retired,
    ACTIONS(1021), 1,
      anon_sym_unknown,
    ACTIONS(1023), 1,
      anon_sym_RBRACE,
    ACTIONS(1025), 1,
      anon_sym_fallback,
    ACTIONS(1027), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(343), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [15914] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1029), 1,
      anon_sym_waived,
    ACTIONS(1032), 1,
      anon_sym_unknown,
    ACTIONS(1035), 1,
      anon_sym_RBRACE,
    ACTIONS(1037), 1,
      anon_sym_fallback,
    ACTIONS(1040), 1,
      anon_sym_retired,
    ACTIONS(1043), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(341), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [15947] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1012), 11,
      anon_sym_waived,
      anon_sym_COMMA,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [15968] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(420), 1,
      anon_sym_retired,
    ACTIONS(1021), 1,
      anon_sym_unknown,
    ACTIONS(1025), 1,
      anon_sym_fallback,
    ACTIONS(1027), 1,
      anon_sym_case,
    ACTIONS(1046), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(341), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16001] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(1048), 1,
      anon_sym_COLON,
    STATE(17), 1,
      sym_type_arguments,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16031] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1050), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16051] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(1052), 1,
      anon_sym_COLON,
    STATE(17), 1,
      sym_type_arguments,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16081] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1054), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16101] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(1056), 1,
      anon_sym_COLON,
    STATE(17), 1,
      sym_type_arguments,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(43), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16131] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1058), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16151] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(984), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16171] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1060), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16191] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(253), 1,
      sym_class_body,
    STATE(391), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(389), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16218] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_enum_body,
    STATE(394), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(375), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16245] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(142), 1,
      sym_class_body,
    STATE(384), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(396), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16272] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(148), 1,
      sym_class_body,
    STATE(382), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16299] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(145), 1,
      sym_enum_body,
    STATE(381), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(379), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16326] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(464), 1,
      sym_identifier,
    ACTIONS(482), 1,
      sym_quoted_name,
    ACTIONS(1066), 1,
      anon_sym_external,
    STATE(223), 1,
      sym_conformance,
    STATE(231), 1,
      sym_type_name,
    STATE(463), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [16355] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(364), 1,
      anon_sym_COLON,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(264), 1,
      sym_class_body,
    STATE(393), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(401), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16382] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1070), 1,
      anon_sym_RPAREN,
    STATE(455), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16406] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(1072), 1,
      anon_sym_RBRACE,
    ACTIONS(1074), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(371), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [16428] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1076), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16452] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1078), 1,
      anon_sym_waived,
    ACTIONS(1081), 1,
      anon_sym_RBRACE,
    ACTIONS(1083), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(362), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [16474] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1088), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1086), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [16496] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1090), 1,
      anon_sym_COMMA,
    ACTIONS(1092), 1,
      anon_sym_GT,
    STATE(461), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16520] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1094), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1096), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [16542] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1098), 1,
      anon_sym_RPAREN,
    STATE(478), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16566] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1100), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16582] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1102), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16598] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(262), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
  [16616] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1106), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1104), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [16638] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(1074), 1,
      anon_sym_var,
    ACTIONS(1108), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(362), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [16660] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1110), 1,
      anon_sym_RPAREN,
    STATE(440), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16684] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1090), 1,
      anon_sym_COMMA,
    ACTIONS(1112), 1,
      anon_sym_GT,
    STATE(474), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16708] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(274), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16729] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(174), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16750] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(257), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16771] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(198), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16792] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1114), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [16811] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(188), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16832] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(199), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16853] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(185), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(395), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16874] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(171), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(377), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16895] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1116), 1,
      anon_sym_LBRACE,
    STATE(200), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [16916] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(179), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(388), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16937] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1118), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [16956] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(266), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16977] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(267), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(376), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16998] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(156), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17019] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(250), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17040] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1120), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [17059] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(247), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(386), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17080] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(172), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17101] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(263), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(374), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17122] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(173), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(380), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17143] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1064), 1,
      anon_sym_LBRACE,
    STATE(158), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17164] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(180), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17185] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1116), 1,
      anon_sym_LBRACE,
    STATE(161), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17206] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1122), 1,
      anon_sym_COLON,
    ACTIONS(1124), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17227] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17248] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1126), 1,
      anon_sym_COLON,
    ACTIONS(1128), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17269] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(270), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(177), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17290] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(370), 1,
      anon_sym_COMMA,
    ACTIONS(1062), 1,
      anon_sym_LBRACE,
    STATE(275), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(399), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17311] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1132), 1,
      anon_sym_RPAREN,
    STATE(467), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1130), 2,
      sym_identifier,
      sym_quoted_name,
  [17329] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(345), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17347] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1136), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17365] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(240), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17383] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1140), 1,
      anon_sym_RPAREN,
    STATE(418), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 2,
      sym_identifier,
      sym_quoted_name,
  [17401] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(133), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17419] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1142), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1144), 1,
      sym_string_text,
    ACTIONS(1146), 1,
      sym_escape,
    STATE(423), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [17439] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1148), 2,
      sym_identifier,
      sym_quoted_name,
  [17457] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1153), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1155), 1,
      sym_string_text,
    ACTIONS(1157), 1,
      sym_escape,
    STATE(409), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [17477] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(84), 1,
      sym_function_name,
    STATE(113), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 2,
      sym_identifier,
      sym_quoted_name,
  [17495] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1163), 1,
      anon_sym_DASH_GT,
    STATE(429), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1161), 2,
      anon_sym_async,
      anon_sym_throws,
  [17513] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1165), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17531] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(238), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17549] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1167), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17567] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1169), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17585] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 2,
      sym_identifier,
      sym_quoted_name,
  [17603] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1173), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 2,
      sym_identifier,
      sym_quoted_name,
  [17621] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(84), 1,
      sym_function_name,
    STATE(102), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 2,
      sym_identifier,
      sym_quoted_name,
  [17639] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1175), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17657] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(84), 1,
      sym_function_name,
    STATE(105), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 2,
      sym_identifier,
      sym_quoted_name,
  [17675] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1177), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1179), 1,
      sym_string_text,
    ACTIONS(1182), 1,
      sym_escape,
    STATE(423), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [17695] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(890), 1,
      anon_sym_DOT,
    STATE(367), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1185), 2,
      sym_identifier,
      sym_quoted_name,
  [17713] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1187), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17731] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1189), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [17747] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(84), 1,
      sym_function_name,
    STATE(115), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 2,
      sym_identifier,
      sym_quoted_name,
  [17765] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1195), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1193), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [17781] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1200), 1,
      anon_sym_DASH_GT,
    STATE(429), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1197), 2,
      anon_sym_async,
      anon_sym_throws,
  [17799] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(593), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17817] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(606), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1202), 2,
      sym_identifier,
      sym_quoted_name,
  [17835] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(84), 1,
      sym_function_name,
    STATE(106), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 2,
      sym_identifier,
      sym_quoted_name,
  [17853] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1204), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1206), 1,
      sym_string_text,
    ACTIONS(1208), 1,
      sym_escape,
    STATE(434), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [17873] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1144), 1,
      sym_string_text,
    ACTIONS(1146), 1,
      sym_escape,
    ACTIONS(1210), 1,
      anon_sym_DQUOTE2,
    STATE(423), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [17893] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1212), 1,
      anon_sym_DASH_GT,
    STATE(429), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1161), 2,
      anon_sym_async,
      anon_sym_throws,
  [17911] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(20), 1,
      sym_function_name,
    STATE(605), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1134), 2,
      sym_identifier,
      sym_quoted_name,
  [17929] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1214), 1,
      anon_sym_RPAREN,
    STATE(419), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 2,
      sym_identifier,
      sym_quoted_name,
  [17947] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(236), 1,
      anon_sym_AMP,
    ACTIONS(1216), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(234), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17965] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1220), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1218), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [17981] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1222), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [17998] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(224), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18013] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1224), 1,
      anon_sym_COMMA,
    ACTIONS(1227), 1,
      anon_sym_RPAREN,
    STATE(442), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18030] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    STATE(74), 1,
      sym_string,
    STATE(108), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18047] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    STATE(74), 1,
      sym_string,
    STATE(103), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18064] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(280), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18079] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(249), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18094] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1229), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [18107] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(104), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18122] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(256), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18137] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(243), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18152] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1231), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [18165] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(1233), 1,
      anon_sym_still,
    STATE(72), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18182] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(259), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18197] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    ACTIONS(1235), 1,
      anon_sym_still,
    STATE(72), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18214] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1237), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18231] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1239), 1,
      anon_sym_COMMA,
    ACTIONS(1242), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18248] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(281), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18263] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(260), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18278] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    ACTIONS(1244), 1,
      anon_sym_LPAREN,
    STATE(69), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18295] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1246), 1,
      anon_sym_COMMA,
    ACTIONS(1248), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18312] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1090), 1,
      anon_sym_COMMA,
    ACTIONS(1250), 1,
      anon_sym_GT,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18329] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1252), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18346] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(226), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18361] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(261), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18376] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(487), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1130), 2,
      sym_identifier,
      sym_quoted_name,
  [18391] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1257), 1,
      anon_sym_COMMA,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    STATE(442), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18408] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1257), 1,
      anon_sym_COMMA,
    ACTIONS(1261), 1,
      anon_sym_RPAREN,
    STATE(466), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18425] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(268), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18440] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    ACTIONS(1263), 1,
      anon_sym_LPAREN,
    STATE(49), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18457] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(271), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18472] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(272), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18487] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(258), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18502] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1265), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18519] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1090), 1,
      anon_sym_COMMA,
    ACTIONS(1267), 1,
      anon_sym_GT,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18536] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(101), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18551] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1246), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      anon_sym_RPAREN,
    STATE(460), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18568] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1120), 1,
      anon_sym_GT,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18585] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1068), 1,
      anon_sym_COMMA,
    ACTIONS(1274), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18602] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(273), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18617] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(251), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18632] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(265), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18647] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(239), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(482), 2,
      sym_identifier,
      sym_quoted_name,
  [18662] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1276), 2,
      sym_identifier,
      sym_quoted_name,
  [18674] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(489), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18688] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1278), 1,
      sym_integer,
    ACTIONS(1280), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18702] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1282), 2,
      sym_identifier,
      sym_quoted_name,
  [18714] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1227), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18726] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    STATE(108), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18740] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1284), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18752] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(124), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18766] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1286), 1,
      anon_sym_COLON,
    ACTIONS(1288), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18780] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(890), 1,
      anon_sym_DOT,
    STATE(349), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18794] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1290), 2,
      sym_identifier,
      sym_quoted_name,
  [18806] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(506), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18820] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1292), 2,
      sym_identifier,
      sym_quoted_name,
  [18832] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(233), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18846] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1294), 2,
      anon_sym_big,
      anon_sym_little,
  [18858] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18870] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(238), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18884] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1296), 2,
      sym_identifier,
      sym_quoted_name,
  [18896] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(213), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18910] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(72), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18924] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1298), 2,
      sym_identifier,
      sym_quoted_name,
  [18936] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1300), 2,
      sym_identifier,
      sym_quoted_name,
  [18948] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1302), 2,
      sym_identifier,
      sym_quoted_name,
  [18960] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1304), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18972] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1306), 2,
      sym_identifier,
      sym_quoted_name,
  [18984] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(350), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18998] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1308), 2,
      sym_identifier,
      sym_quoted_name,
  [19010] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1310), 2,
      sym_identifier,
      sym_quoted_name,
  [19022] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1312), 2,
      sym_identifier,
      sym_quoted_name,
  [19034] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1314), 2,
      sym_identifier,
      sym_quoted_name,
  [19046] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1316), 2,
      sym_identifier,
      sym_quoted_name,
  [19058] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1318), 2,
      sym_identifier,
      sym_quoted_name,
  [19070] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1320), 2,
      sym_identifier,
      sym_quoted_name,
  [19082] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1322), 2,
      sym_identifier,
      sym_quoted_name,
  [19094] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1324), 1,
      anon_sym_of,
    ACTIONS(1326), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19108] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(125), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19122] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1328), 2,
      sym_identifier,
      sym_quoted_name,
  [19134] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(472), 1,
      anon_sym_LBRACK,
    STATE(64), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19148] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1330), 2,
      sym_identifier,
      sym_quoted_name,
  [19160] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(279), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19174] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1332), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19186] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1334), 2,
      sym_identifier,
      sym_quoted_name,
  [19198] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(228), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19212] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(121), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19226] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1336), 2,
      sym_identifier,
      sym_quoted_name,
  [19238] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1338), 2,
      sym_identifier,
      sym_quoted_name,
  [19250] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1340), 2,
      sym_identifier,
      sym_quoted_name,
  [19262] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(920), 1,
      anon_sym_DQUOTE,
    STATE(85), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19276] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1342), 2,
      sym_identifier,
      sym_quoted_name,
  [19288] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1344), 2,
      sym_identifier,
      sym_quoted_name,
  [19300] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1346), 1,
      anon_sym_COLON,
    ACTIONS(1348), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19314] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1350), 1,
      sym_integer,
    ACTIONS(1352), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19328] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1354), 2,
      sym_identifier,
      sym_quoted_name,
  [19340] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(550), 2,
      anon_sym_newer,
      anon_sym_coding,
  [19352] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(516), 1,
      anon_sym_LBRACK,
    STATE(46), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19366] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1356), 2,
      sym_identifier,
      sym_quoted_name,
  [19378] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_DQUOTE,
    STATE(218), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19392] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1358), 2,
      sym_identifier,
      sym_quoted_name,
  [19404] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1360), 2,
      anon_sym_big,
      anon_sym_little,
  [19416] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1362), 2,
      sym_identifier,
      sym_quoted_name,
  [19428] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1364), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19439] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1366), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19450] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1368), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19461] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1370), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19472] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1372), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19483] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1374), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19494] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1376), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19505] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1378), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19516] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1380), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19527] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1382), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19538] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1384), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19549] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1386), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19560] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1388), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19571] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1390), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19582] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1392), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19593] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1394), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19604] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1396), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19615] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1398), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19626] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1400), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19637] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1402), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19648] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1404), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19659] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1406), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19670] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1408), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19681] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1410), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19692] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1412), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19703] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1414), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19714] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1416), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19725] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1418), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19736] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1420), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19747] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(550), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19758] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1422), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19769] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1424), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19780] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1426), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19791] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1402), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19802] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1428), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19813] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(552), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19824] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1430), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19835] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1432), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19846] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(550), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19857] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1434), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19868] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1436), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19879] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1438), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19890] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1440), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19901] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1442), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19912] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1444), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19923] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1446), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19934] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1444), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19945] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(550), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19956] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1448), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19967] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1450), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19978] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1452), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19989] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1454), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20000] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1456), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20011] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(550), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20022] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1458), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20033] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1460), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20044] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1462), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20055] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1464), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20066] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1402), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20077] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1466), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20088] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1468), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20099] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1470), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20110] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1472), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20121] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1474), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20132] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1476), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20143] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1478), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20154] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1480), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20165] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1482), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20176] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1484), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20187] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1486), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20198] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1488), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20209] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1490), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20220] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1492), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20231] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1494), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20242] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1496), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 54,
  [SMALL_STATE(4)] = 108,
  [SMALL_STATE(5)] = 170,
  [SMALL_STATE(6)] = 228,
  [SMALL_STATE(7)] = 286,
  [SMALL_STATE(8)] = 344,
  [SMALL_STATE(9)] = 433,
  [SMALL_STATE(10)] = 490,
  [SMALL_STATE(11)] = 543,
  [SMALL_STATE(12)] = 604,
  [SMALL_STATE(13)] = 665,
  [SMALL_STATE(14)] = 754,
  [SMALL_STATE(15)] = 808,
  [SMALL_STATE(16)] = 864,
  [SMALL_STATE(17)] = 920,
  [SMALL_STATE(18)] = 976,
  [SMALL_STATE(19)] = 1032,
  [SMALL_STATE(20)] = 1090,
  [SMALL_STATE(21)] = 1144,
  [SMALL_STATE(22)] = 1198,
  [SMALL_STATE(23)] = 1252,
  [SMALL_STATE(24)] = 1308,
  [SMALL_STATE(25)] = 1362,
  [SMALL_STATE(26)] = 1416,
  [SMALL_STATE(27)] = 1467,
  [SMALL_STATE(28)] = 1552,
  [SMALL_STATE(29)] = 1603,
  [SMALL_STATE(30)] = 1654,
  [SMALL_STATE(31)] = 1705,
  [SMALL_STATE(32)] = 1756,
  [SMALL_STATE(33)] = 1807,
  [SMALL_STATE(34)] = 1858,
  [SMALL_STATE(35)] = 1943,
  [SMALL_STATE(36)] = 1994,
  [SMALL_STATE(37)] = 2045,
  [SMALL_STATE(38)] = 2096,
  [SMALL_STATE(39)] = 2151,
  [SMALL_STATE(40)] = 2206,
  [SMALL_STATE(41)] = 2261,
  [SMALL_STATE(42)] = 2316,
  [SMALL_STATE(43)] = 2366,
  [SMALL_STATE(44)] = 2416,
  [SMALL_STATE(45)] = 2466,
  [SMALL_STATE(46)] = 2517,
  [SMALL_STATE(47)] = 2566,
  [SMALL_STATE(48)] = 2617,
  [SMALL_STATE(49)] = 2670,
  [SMALL_STATE(50)] = 2719,
  [SMALL_STATE(51)] = 2772,
  [SMALL_STATE(52)] = 2821,
  [SMALL_STATE(53)] = 2870,
  [SMALL_STATE(54)] = 2923,
  [SMALL_STATE(55)] = 2976,
  [SMALL_STATE(56)] = 3025,
  [SMALL_STATE(57)] = 3077,
  [SMALL_STATE(58)] = 3129,
  [SMALL_STATE(59)] = 3177,
  [SMALL_STATE(60)] = 3231,
  [SMALL_STATE(61)] = 3283,
  [SMALL_STATE(62)] = 3335,
  [SMALL_STATE(63)] = 3387,
  [SMALL_STATE(64)] = 3435,
  [SMALL_STATE(65)] = 3483,
  [SMALL_STATE(66)] = 3531,
  [SMALL_STATE(67)] = 3581,
  [SMALL_STATE(68)] = 3633,
  [SMALL_STATE(69)] = 3683,
  [SMALL_STATE(70)] = 3731,
  [SMALL_STATE(71)] = 3783,
  [SMALL_STATE(72)] = 3835,
  [SMALL_STATE(73)] = 3882,
  [SMALL_STATE(74)] = 3933,
  [SMALL_STATE(75)] = 3986,
  [SMALL_STATE(76)] = 4033,
  [SMALL_STATE(77)] = 4084,
  [SMALL_STATE(78)] = 4137,
  [SMALL_STATE(79)] = 4188,
  [SMALL_STATE(80)] = 4236,
  [SMALL_STATE(81)] = 4308,
  [SMALL_STATE(82)] = 4354,
  [SMALL_STATE(83)] = 4426,
  [SMALL_STATE(84)] = 4472,
  [SMALL_STATE(85)] = 4520,
  [SMALL_STATE(86)] = 4566,
  [SMALL_STATE(87)] = 4635,
  [SMALL_STATE(88)] = 4704,
  [SMALL_STATE(89)] = 4773,
  [SMALL_STATE(90)] = 4842,
  [SMALL_STATE(91)] = 4911,
  [SMALL_STATE(92)] = 4980,
  [SMALL_STATE(93)] = 5049,
  [SMALL_STATE(94)] = 5118,
  [SMALL_STATE(95)] = 5187,
  [SMALL_STATE(96)] = 5256,
  [SMALL_STATE(97)] = 5323,
  [SMALL_STATE(98)] = 5392,
  [SMALL_STATE(99)] = 5437,
  [SMALL_STATE(100)] = 5506,
  [SMALL_STATE(101)] = 5551,
  [SMALL_STATE(102)] = 5613,
  [SMALL_STATE(103)] = 5657,
  [SMALL_STATE(104)] = 5705,
  [SMALL_STATE(105)] = 5767,
  [SMALL_STATE(106)] = 5811,
  [SMALL_STATE(107)] = 5855,
  [SMALL_STATE(108)] = 5898,
  [SMALL_STATE(109)] = 5941,
  [SMALL_STATE(110)] = 5984,
  [SMALL_STATE(111)] = 6027,
  [SMALL_STATE(112)] = 6070,
  [SMALL_STATE(113)] = 6115,
  [SMALL_STATE(114)] = 6158,
  [SMALL_STATE(115)] = 6201,
  [SMALL_STATE(116)] = 6244,
  [SMALL_STATE(117)] = 6287,
  [SMALL_STATE(118)] = 6330,
  [SMALL_STATE(119)] = 6373,
  [SMALL_STATE(120)] = 6416,
  [SMALL_STATE(121)] = 6484,
  [SMALL_STATE(122)] = 6526,
  [SMALL_STATE(123)] = 6594,
  [SMALL_STATE(124)] = 6662,
  [SMALL_STATE(125)] = 6704,
  [SMALL_STATE(126)] = 6746,
  [SMALL_STATE(127)] = 6786,
  [SMALL_STATE(128)] = 6852,
  [SMALL_STATE(129)] = 6902,
  [SMALL_STATE(130)] = 6942,
  [SMALL_STATE(131)] = 7008,
  [SMALL_STATE(132)] = 7048,
  [SMALL_STATE(133)] = 7114,
  [SMALL_STATE(134)] = 7154,
  [SMALL_STATE(135)] = 7204,
  [SMALL_STATE(136)] = 7270,
  [SMALL_STATE(137)] = 7310,
  [SMALL_STATE(138)] = 7350,
  [SMALL_STATE(139)] = 7416,
  [SMALL_STATE(140)] = 7482,
  [SMALL_STATE(141)] = 7545,
  [SMALL_STATE(142)] = 7608,
  [SMALL_STATE(143)] = 7647,
  [SMALL_STATE(144)] = 7710,
  [SMALL_STATE(145)] = 7773,
  [SMALL_STATE(146)] = 7812,
  [SMALL_STATE(147)] = 7851,
  [SMALL_STATE(148)] = 7914,
  [SMALL_STATE(149)] = 7953,
  [SMALL_STATE(150)] = 7992,
  [SMALL_STATE(151)] = 8055,
  [SMALL_STATE(152)] = 8118,
  [SMALL_STATE(153)] = 8181,
  [SMALL_STATE(154)] = 8244,
  [SMALL_STATE(155)] = 8307,
  [SMALL_STATE(156)] = 8346,
  [SMALL_STATE(157)] = 8385,
  [SMALL_STATE(158)] = 8424,
  [SMALL_STATE(159)] = 8463,
  [SMALL_STATE(160)] = 8526,
  [SMALL_STATE(161)] = 8589,
  [SMALL_STATE(162)] = 8628,
  [SMALL_STATE(163)] = 8691,
  [SMALL_STATE(164)] = 8734,
  [SMALL_STATE(165)] = 8797,
  [SMALL_STATE(166)] = 8836,
  [SMALL_STATE(167)] = 8899,
  [SMALL_STATE(168)] = 8944,
  [SMALL_STATE(169)] = 9007,
  [SMALL_STATE(170)] = 9070,
  [SMALL_STATE(171)] = 9133,
  [SMALL_STATE(172)] = 9172,
  [SMALL_STATE(173)] = 9211,
  [SMALL_STATE(174)] = 9250,
  [SMALL_STATE(175)] = 9289,
  [SMALL_STATE(176)] = 9352,
  [SMALL_STATE(177)] = 9415,
  [SMALL_STATE(178)] = 9458,
  [SMALL_STATE(179)] = 9521,
  [SMALL_STATE(180)] = 9560,
  [SMALL_STATE(181)] = 9599,
  [SMALL_STATE(182)] = 9662,
  [SMALL_STATE(183)] = 9725,
  [SMALL_STATE(184)] = 9764,
  [SMALL_STATE(185)] = 9827,
  [SMALL_STATE(186)] = 9866,
  [SMALL_STATE(187)] = 9929,
  [SMALL_STATE(188)] = 9992,
  [SMALL_STATE(189)] = 10031,
  [SMALL_STATE(190)] = 10094,
  [SMALL_STATE(191)] = 10133,
  [SMALL_STATE(192)] = 10196,
  [SMALL_STATE(193)] = 10259,
  [SMALL_STATE(194)] = 10322,
  [SMALL_STATE(195)] = 10385,
  [SMALL_STATE(196)] = 10448,
  [SMALL_STATE(197)] = 10511,
  [SMALL_STATE(198)] = 10574,
  [SMALL_STATE(199)] = 10613,
  [SMALL_STATE(200)] = 10652,
  [SMALL_STATE(201)] = 10691,
  [SMALL_STATE(202)] = 10754,
  [SMALL_STATE(203)] = 10817,
  [SMALL_STATE(204)] = 10880,
  [SMALL_STATE(205)] = 10943,
  [SMALL_STATE(206)] = 10987,
  [SMALL_STATE(207)] = 11031,
  [SMALL_STATE(208)] = 11075,
  [SMALL_STATE(209)] = 11119,
  [SMALL_STATE(210)] = 11163,
  [SMALL_STATE(211)] = 11207,
  [SMALL_STATE(212)] = 11251,
  [SMALL_STATE(213)] = 11295,
  [SMALL_STATE(214)] = 11335,
  [SMALL_STATE(215)] = 11379,
  [SMALL_STATE(216)] = 11423,
  [SMALL_STATE(217)] = 11465,
  [SMALL_STATE(218)] = 11505,
  [SMALL_STATE(219)] = 11547,
  [SMALL_STATE(220)] = 11591,
  [SMALL_STATE(221)] = 11635,
  [SMALL_STATE(222)] = 11677,
  [SMALL_STATE(223)] = 11718,
  [SMALL_STATE(224)] = 11755,
  [SMALL_STATE(225)] = 11792,
  [SMALL_STATE(226)] = 11829,
  [SMALL_STATE(227)] = 11866,
  [SMALL_STATE(228)] = 11903,
  [SMALL_STATE(229)] = 11940,
  [SMALL_STATE(230)] = 11985,
  [SMALL_STATE(231)] = 12022,
  [SMALL_STATE(232)] = 12059,
  [SMALL_STATE(233)] = 12100,
  [SMALL_STATE(234)] = 12145,
  [SMALL_STATE(235)] = 12182,
  [SMALL_STATE(236)] = 12219,
  [SMALL_STATE(237)] = 12256,
  [SMALL_STATE(238)] = 12293,
  [SMALL_STATE(239)] = 12330,
  [SMALL_STATE(240)] = 12367,
  [SMALL_STATE(241)] = 12402,
  [SMALL_STATE(242)] = 12439,
  [SMALL_STATE(243)] = 12478,
  [SMALL_STATE(244)] = 12515,
  [SMALL_STATE(245)] = 12552,
  [SMALL_STATE(246)] = 12591,
  [SMALL_STATE(247)] = 12625,
  [SMALL_STATE(248)] = 12659,
  [SMALL_STATE(249)] = 12695,
  [SMALL_STATE(250)] = 12729,
  [SMALL_STATE(251)] = 12763,
  [SMALL_STATE(252)] = 12797,
  [SMALL_STATE(253)] = 12833,
  [SMALL_STATE(254)] = 12867,
  [SMALL_STATE(255)] = 12901,
  [SMALL_STATE(256)] = 12935,
  [SMALL_STATE(257)] = 12969,
  [SMALL_STATE(258)] = 13003,
  [SMALL_STATE(259)] = 13037,
  [SMALL_STATE(260)] = 13071,
  [SMALL_STATE(261)] = 13105,
  [SMALL_STATE(262)] = 13139,
  [SMALL_STATE(263)] = 13173,
  [SMALL_STATE(264)] = 13207,
  [SMALL_STATE(265)] = 13241,
  [SMALL_STATE(266)] = 13275,
  [SMALL_STATE(267)] = 13309,
  [SMALL_STATE(268)] = 13343,
  [SMALL_STATE(269)] = 13377,
  [SMALL_STATE(270)] = 13413,
  [SMALL_STATE(271)] = 13447,
  [SMALL_STATE(272)] = 13481,
  [SMALL_STATE(273)] = 13515,
  [SMALL_STATE(274)] = 13549,
  [SMALL_STATE(275)] = 13583,
  [SMALL_STATE(276)] = 13617,
  [SMALL_STATE(277)] = 13653,
  [SMALL_STATE(278)] = 13697,
  [SMALL_STATE(279)] = 13731,
  [SMALL_STATE(280)] = 13765,
  [SMALL_STATE(281)] = 13799,
  [SMALL_STATE(282)] = 13833,
  [SMALL_STATE(283)] = 13866,
  [SMALL_STATE(284)] = 13899,
  [SMALL_STATE(285)] = 13932,
  [SMALL_STATE(286)] = 13965,
  [SMALL_STATE(287)] = 13998,
  [SMALL_STATE(288)] = 14031,
  [SMALL_STATE(289)] = 14064,
  [SMALL_STATE(290)] = 14097,
  [SMALL_STATE(291)] = 14151,
  [SMALL_STATE(292)] = 14216,
  [SMALL_STATE(293)] = 14249,
  [SMALL_STATE(294)] = 14279,
  [SMALL_STATE(295)] = 14309,
  [SMALL_STATE(296)] = 14343,
  [SMALL_STATE(297)] = 14373,
  [SMALL_STATE(298)] = 14403,
  [SMALL_STATE(299)] = 14433,
  [SMALL_STATE(300)] = 14463,
  [SMALL_STATE(301)] = 14493,
  [SMALL_STATE(302)] = 14523,
  [SMALL_STATE(303)] = 14553,
  [SMALL_STATE(304)] = 14583,
  [SMALL_STATE(305)] = 14613,
  [SMALL_STATE(306)] = 14643,
  [SMALL_STATE(307)] = 14673,
  [SMALL_STATE(308)] = 14703,
  [SMALL_STATE(309)] = 14733,
  [SMALL_STATE(310)] = 14779,
  [SMALL_STATE(311)] = 14809,
  [SMALL_STATE(312)] = 14855,
  [SMALL_STATE(313)] = 14901,
  [SMALL_STATE(314)] = 14947,
  [SMALL_STATE(315)] = 14993,
  [SMALL_STATE(316)] = 15039,
  [SMALL_STATE(317)] = 15085,
  [SMALL_STATE(318)] = 15131,
  [SMALL_STATE(319)] = 15177,
  [SMALL_STATE(320)] = 15223,
  [SMALL_STATE(321)] = 15269,
  [SMALL_STATE(322)] = 15315,
  [SMALL_STATE(323)] = 15356,
  [SMALL_STATE(324)] = 15397,
  [SMALL_STATE(325)] = 15429,
  [SMALL_STATE(326)] = 15461,
  [SMALL_STATE(327)] = 15493,
  [SMALL_STATE(328)] = 15525,
  [SMALL_STATE(329)] = 15551,
  [SMALL_STATE(330)] = 15583,
  [SMALL_STATE(331)] = 15609,
  [SMALL_STATE(332)] = 15641,
  [SMALL_STATE(333)] = 15673,
  [SMALL_STATE(334)] = 15705,
  [SMALL_STATE(335)] = 15737,
  [SMALL_STATE(336)] = 15769,
  [SMALL_STATE(337)] = 15795,
  [SMALL_STATE(338)] = 15827,
  [SMALL_STATE(339)] = 15858,
  [SMALL_STATE(340)] = 15881,
  [SMALL_STATE(341)] = 15914,
  [SMALL_STATE(342)] = 15947,
  [SMALL_STATE(343)] = 15968,
  [SMALL_STATE(344)] = 16001,
  [SMALL_STATE(345)] = 16031,
  [SMALL_STATE(346)] = 16051,
  [SMALL_STATE(347)] = 16081,
  [SMALL_STATE(348)] = 16101,
  [SMALL_STATE(349)] = 16131,
  [SMALL_STATE(350)] = 16151,
  [SMALL_STATE(351)] = 16171,
  [SMALL_STATE(352)] = 16191,
  [SMALL_STATE(353)] = 16218,
  [SMALL_STATE(354)] = 16245,
  [SMALL_STATE(355)] = 16272,
  [SMALL_STATE(356)] = 16299,
  [SMALL_STATE(357)] = 16326,
  [SMALL_STATE(358)] = 16355,
  [SMALL_STATE(359)] = 16382,
  [SMALL_STATE(360)] = 16406,
  [SMALL_STATE(361)] = 16428,
  [SMALL_STATE(362)] = 16452,
  [SMALL_STATE(363)] = 16474,
  [SMALL_STATE(364)] = 16496,
  [SMALL_STATE(365)] = 16520,
  [SMALL_STATE(366)] = 16542,
  [SMALL_STATE(367)] = 16566,
  [SMALL_STATE(368)] = 16582,
  [SMALL_STATE(369)] = 16598,
  [SMALL_STATE(370)] = 16616,
  [SMALL_STATE(371)] = 16638,
  [SMALL_STATE(372)] = 16660,
  [SMALL_STATE(373)] = 16684,
  [SMALL_STATE(374)] = 16708,
  [SMALL_STATE(375)] = 16729,
  [SMALL_STATE(376)] = 16750,
  [SMALL_STATE(377)] = 16771,
  [SMALL_STATE(378)] = 16792,
  [SMALL_STATE(379)] = 16811,
  [SMALL_STATE(380)] = 16832,
  [SMALL_STATE(381)] = 16853,
  [SMALL_STATE(382)] = 16874,
  [SMALL_STATE(383)] = 16895,
  [SMALL_STATE(384)] = 16916,
  [SMALL_STATE(385)] = 16937,
  [SMALL_STATE(386)] = 16956,
  [SMALL_STATE(387)] = 16977,
  [SMALL_STATE(388)] = 16998,
  [SMALL_STATE(389)] = 17019,
  [SMALL_STATE(390)] = 17040,
  [SMALL_STATE(391)] = 17059,
  [SMALL_STATE(392)] = 17080,
  [SMALL_STATE(393)] = 17101,
  [SMALL_STATE(394)] = 17122,
  [SMALL_STATE(395)] = 17143,
  [SMALL_STATE(396)] = 17164,
  [SMALL_STATE(397)] = 17185,
  [SMALL_STATE(398)] = 17206,
  [SMALL_STATE(399)] = 17227,
  [SMALL_STATE(400)] = 17248,
  [SMALL_STATE(401)] = 17269,
  [SMALL_STATE(402)] = 17290,
  [SMALL_STATE(403)] = 17311,
  [SMALL_STATE(404)] = 17329,
  [SMALL_STATE(405)] = 17347,
  [SMALL_STATE(406)] = 17365,
  [SMALL_STATE(407)] = 17383,
  [SMALL_STATE(408)] = 17401,
  [SMALL_STATE(409)] = 17419,
  [SMALL_STATE(410)] = 17439,
  [SMALL_STATE(411)] = 17457,
  [SMALL_STATE(412)] = 17477,
  [SMALL_STATE(413)] = 17495,
  [SMALL_STATE(414)] = 17513,
  [SMALL_STATE(415)] = 17531,
  [SMALL_STATE(416)] = 17549,
  [SMALL_STATE(417)] = 17567,
  [SMALL_STATE(418)] = 17585,
  [SMALL_STATE(419)] = 17603,
  [SMALL_STATE(420)] = 17621,
  [SMALL_STATE(421)] = 17639,
  [SMALL_STATE(422)] = 17657,
  [SMALL_STATE(423)] = 17675,
  [SMALL_STATE(424)] = 17695,
  [SMALL_STATE(425)] = 17713,
  [SMALL_STATE(426)] = 17731,
  [SMALL_STATE(427)] = 17747,
  [SMALL_STATE(428)] = 17765,
  [SMALL_STATE(429)] = 17781,
  [SMALL_STATE(430)] = 17799,
  [SMALL_STATE(431)] = 17817,
  [SMALL_STATE(432)] = 17835,
  [SMALL_STATE(433)] = 17853,
  [SMALL_STATE(434)] = 17873,
  [SMALL_STATE(435)] = 17893,
  [SMALL_STATE(436)] = 17911,
  [SMALL_STATE(437)] = 17929,
  [SMALL_STATE(438)] = 17947,
  [SMALL_STATE(439)] = 17965,
  [SMALL_STATE(440)] = 17981,
  [SMALL_STATE(441)] = 17998,
  [SMALL_STATE(442)] = 18013,
  [SMALL_STATE(443)] = 18030,
  [SMALL_STATE(444)] = 18047,
  [SMALL_STATE(445)] = 18064,
  [SMALL_STATE(446)] = 18079,
  [SMALL_STATE(447)] = 18094,
  [SMALL_STATE(448)] = 18107,
  [SMALL_STATE(449)] = 18122,
  [SMALL_STATE(450)] = 18137,
  [SMALL_STATE(451)] = 18152,
  [SMALL_STATE(452)] = 18165,
  [SMALL_STATE(453)] = 18182,
  [SMALL_STATE(454)] = 18197,
  [SMALL_STATE(455)] = 18214,
  [SMALL_STATE(456)] = 18231,
  [SMALL_STATE(457)] = 18248,
  [SMALL_STATE(458)] = 18263,
  [SMALL_STATE(459)] = 18278,
  [SMALL_STATE(460)] = 18295,
  [SMALL_STATE(461)] = 18312,
  [SMALL_STATE(462)] = 18329,
  [SMALL_STATE(463)] = 18346,
  [SMALL_STATE(464)] = 18361,
  [SMALL_STATE(465)] = 18376,
  [SMALL_STATE(466)] = 18391,
  [SMALL_STATE(467)] = 18408,
  [SMALL_STATE(468)] = 18425,
  [SMALL_STATE(469)] = 18440,
  [SMALL_STATE(470)] = 18457,
  [SMALL_STATE(471)] = 18472,
  [SMALL_STATE(472)] = 18487,
  [SMALL_STATE(473)] = 18502,
  [SMALL_STATE(474)] = 18519,
  [SMALL_STATE(475)] = 18536,
  [SMALL_STATE(476)] = 18551,
  [SMALL_STATE(477)] = 18568,
  [SMALL_STATE(478)] = 18585,
  [SMALL_STATE(479)] = 18602,
  [SMALL_STATE(480)] = 18617,
  [SMALL_STATE(481)] = 18632,
  [SMALL_STATE(482)] = 18647,
  [SMALL_STATE(483)] = 18662,
  [SMALL_STATE(484)] = 18674,
  [SMALL_STATE(485)] = 18688,
  [SMALL_STATE(486)] = 18702,
  [SMALL_STATE(487)] = 18714,
  [SMALL_STATE(488)] = 18726,
  [SMALL_STATE(489)] = 18740,
  [SMALL_STATE(490)] = 18752,
  [SMALL_STATE(491)] = 18766,
  [SMALL_STATE(492)] = 18780,
  [SMALL_STATE(493)] = 18794,
  [SMALL_STATE(494)] = 18806,
  [SMALL_STATE(495)] = 18820,
  [SMALL_STATE(496)] = 18832,
  [SMALL_STATE(497)] = 18846,
  [SMALL_STATE(498)] = 18858,
  [SMALL_STATE(499)] = 18870,
  [SMALL_STATE(500)] = 18884,
  [SMALL_STATE(501)] = 18896,
  [SMALL_STATE(502)] = 18910,
  [SMALL_STATE(503)] = 18924,
  [SMALL_STATE(504)] = 18936,
  [SMALL_STATE(505)] = 18948,
  [SMALL_STATE(506)] = 18960,
  [SMALL_STATE(507)] = 18972,
  [SMALL_STATE(508)] = 18984,
  [SMALL_STATE(509)] = 18998,
  [SMALL_STATE(510)] = 19010,
  [SMALL_STATE(511)] = 19022,
  [SMALL_STATE(512)] = 19034,
  [SMALL_STATE(513)] = 19046,
  [SMALL_STATE(514)] = 19058,
  [SMALL_STATE(515)] = 19070,
  [SMALL_STATE(516)] = 19082,
  [SMALL_STATE(517)] = 19094,
  [SMALL_STATE(518)] = 19108,
  [SMALL_STATE(519)] = 19122,
  [SMALL_STATE(520)] = 19134,
  [SMALL_STATE(521)] = 19148,
  [SMALL_STATE(522)] = 19160,
  [SMALL_STATE(523)] = 19174,
  [SMALL_STATE(524)] = 19186,
  [SMALL_STATE(525)] = 19198,
  [SMALL_STATE(526)] = 19212,
  [SMALL_STATE(527)] = 19226,
  [SMALL_STATE(528)] = 19238,
  [SMALL_STATE(529)] = 19250,
  [SMALL_STATE(530)] = 19262,
  [SMALL_STATE(531)] = 19276,
  [SMALL_STATE(532)] = 19288,
  [SMALL_STATE(533)] = 19300,
  [SMALL_STATE(534)] = 19314,
  [SMALL_STATE(535)] = 19328,
  [SMALL_STATE(536)] = 19340,
  [SMALL_STATE(537)] = 19352,
  [SMALL_STATE(538)] = 19366,
  [SMALL_STATE(539)] = 19378,
  [SMALL_STATE(540)] = 19392,
  [SMALL_STATE(541)] = 19404,
  [SMALL_STATE(542)] = 19416,
  [SMALL_STATE(543)] = 19428,
  [SMALL_STATE(544)] = 19439,
  [SMALL_STATE(545)] = 19450,
  [SMALL_STATE(546)] = 19461,
  [SMALL_STATE(547)] = 19472,
  [SMALL_STATE(548)] = 19483,
  [SMALL_STATE(549)] = 19494,
  [SMALL_STATE(550)] = 19505,
  [SMALL_STATE(551)] = 19516,
  [SMALL_STATE(552)] = 19527,
  [SMALL_STATE(553)] = 19538,
  [SMALL_STATE(554)] = 19549,
  [SMALL_STATE(555)] = 19560,
  [SMALL_STATE(556)] = 19571,
  [SMALL_STATE(557)] = 19582,
  [SMALL_STATE(558)] = 19593,
  [SMALL_STATE(559)] = 19604,
  [SMALL_STATE(560)] = 19615,
  [SMALL_STATE(561)] = 19626,
  [SMALL_STATE(562)] = 19637,
  [SMALL_STATE(563)] = 19648,
  [SMALL_STATE(564)] = 19659,
  [SMALL_STATE(565)] = 19670,
  [SMALL_STATE(566)] = 19681,
  [SMALL_STATE(567)] = 19692,
  [SMALL_STATE(568)] = 19703,
  [SMALL_STATE(569)] = 19714,
  [SMALL_STATE(570)] = 19725,
  [SMALL_STATE(571)] = 19736,
  [SMALL_STATE(572)] = 19747,
  [SMALL_STATE(573)] = 19758,
  [SMALL_STATE(574)] = 19769,
  [SMALL_STATE(575)] = 19780,
  [SMALL_STATE(576)] = 19791,
  [SMALL_STATE(577)] = 19802,
  [SMALL_STATE(578)] = 19813,
  [SMALL_STATE(579)] = 19824,
  [SMALL_STATE(580)] = 19835,
  [SMALL_STATE(581)] = 19846,
  [SMALL_STATE(582)] = 19857,
  [SMALL_STATE(583)] = 19868,
  [SMALL_STATE(584)] = 19879,
  [SMALL_STATE(585)] = 19890,
  [SMALL_STATE(586)] = 19901,
  [SMALL_STATE(587)] = 19912,
  [SMALL_STATE(588)] = 19923,
  [SMALL_STATE(589)] = 19934,
  [SMALL_STATE(590)] = 19945,
  [SMALL_STATE(591)] = 19956,
  [SMALL_STATE(592)] = 19967,
  [SMALL_STATE(593)] = 19978,
  [SMALL_STATE(594)] = 19989,
  [SMALL_STATE(595)] = 20000,
  [SMALL_STATE(596)] = 20011,
  [SMALL_STATE(597)] = 20022,
  [SMALL_STATE(598)] = 20033,
  [SMALL_STATE(599)] = 20044,
  [SMALL_STATE(600)] = 20055,
  [SMALL_STATE(601)] = 20066,
  [SMALL_STATE(602)] = 20077,
  [SMALL_STATE(603)] = 20088,
  [SMALL_STATE(604)] = 20099,
  [SMALL_STATE(605)] = 20110,
  [SMALL_STATE(606)] = 20121,
  [SMALL_STATE(607)] = 20132,
  [SMALL_STATE(608)] = 20143,
  [SMALL_STATE(609)] = 20154,
  [SMALL_STATE(610)] = 20165,
  [SMALL_STATE(611)] = 20176,
  [SMALL_STATE(612)] = 20187,
  [SMALL_STATE(613)] = 20198,
  [SMALL_STATE(614)] = 20209,
  [SMALL_STATE(615)] = 20220,
  [SMALL_STATE(616)] = 20231,
  [SMALL_STATE(617)] = 20242,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(369),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(493),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(500),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(483),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(604),
  [39] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [43] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [49] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [51] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(535),
  [54] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [56] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [58] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [60] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [62] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(515),
  [65] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(369),
  [68] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(551),
  [71] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(556),
  [74] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(236),
  [77] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(493),
  [80] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(290),
  [83] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(500),
  [86] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(569),
  [89] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(519),
  [92] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(521),
  [95] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(538),
  [98] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(483),
  [101] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(428),
  [104] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(604),
  [107] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [113] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [115] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [117] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [121] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [123] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [125] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [127] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(524),
  [130] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 3),
  [132] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 2),
  [134] = {.entry = {.count = 1, .reusable = true}}, SHIFT(413),
  [136] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [138] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [140] = {.entry = {.count = 1, .reusable = true}}, SHIFT(407),
  [142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [144] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [146] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [148] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [150] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [152] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [154] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [156] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [158] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [160] = {.entry = {.count = 1, .reusable = true}}, SHIFT(576),
  [162] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [164] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [166] = {.entry = {.count = 1, .reusable = true}}, SHIFT(488),
  [168] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [170] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [172] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [174] = {.entry = {.count = 1, .reusable = true}}, SHIFT(444),
  [176] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [178] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [180] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [182] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [184] = {.entry = {.count = 1, .reusable = true}}, SHIFT(51),
  [186] = {.entry = {.count = 1, .reusable = true}}, SHIFT(175),
  [188] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [190] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 3),
  [192] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 4),
  [194] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [196] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [198] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 22),
  [200] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [204] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 37),
  [206] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(528),
  [209] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [211] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [213] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [215] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [217] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [219] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [223] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [225] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [229] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [231] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(532),
  [234] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [236] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [238] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [240] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [242] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [244] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [246] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(502),
  [249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [251] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [255] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [257] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [259] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [261] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [263] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [265] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [267] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(530),
  [270] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [272] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [274] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 22),
  [276] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [278] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [280] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [284] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [286] = {.entry = {.count = 1, .reusable = true}}, SHIFT(437),
  [288] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [290] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [292] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 72),
  [294] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [296] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 22),
  [298] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [300] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 64),
  [302] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [304] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 67),
  [306] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [308] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 67),
  [310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [312] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 54),
  [314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [316] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [320] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [324] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(576),
  [327] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [329] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(488),
  [332] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(601),
  [335] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(547),
  [338] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(443),
  [341] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(444),
  [344] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(562),
  [347] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(563),
  [350] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(111),
  [353] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(588),
  [356] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 54),
  [358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [360] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(127),
  [364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(446),
  [368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(403),
  [370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [372] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [376] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [380] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(480),
  [384] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [386] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [388] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [390] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [392] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [394] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [396] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [400] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [402] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [404] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [406] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_array, 2),
  [408] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [410] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [412] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_dictionary, 3),
  [414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(496),
  [422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [424] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [428] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(236),
  [431] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(493),
  [434] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(309),
  [437] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(519),
  [440] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(521),
  [443] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(538),
  [446] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [448] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(495),
  [451] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(496),
  [454] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(543),
  [457] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(604),
  [460] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [462] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 24),
  [464] = {.entry = {.count = 1, .reusable = false}}, SHIFT(4),
  [466] = {.entry = {.count = 1, .reusable = true}}, SHIFT(130),
  [468] = {.entry = {.count = 1, .reusable = false}}, SHIFT(191),
  [470] = {.entry = {.count = 1, .reusable = false}}, SHIFT(166),
  [472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(192),
  [474] = {.entry = {.count = 1, .reusable = false}}, SHIFT(194),
  [476] = {.entry = {.count = 1, .reusable = false}}, SHIFT(459),
  [478] = {.entry = {.count = 1, .reusable = false}}, SHIFT(196),
  [480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [484] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(471),
  [488] = {.entry = {.count = 1, .reusable = false}}, SHIFT(346),
  [490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(346),
  [494] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [498] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [500] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [502] = {.entry = {.count = 1, .reusable = true}}, SHIFT(472),
  [504] = {.entry = {.count = 1, .reusable = false}}, SHIFT(338),
  [506] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [508] = {.entry = {.count = 1, .reusable = false}}, SHIFT(11),
  [510] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [512] = {.entry = {.count = 1, .reusable = false}}, SHIFT(168),
  [514] = {.entry = {.count = 1, .reusable = false}}, SHIFT(178),
  [516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [518] = {.entry = {.count = 1, .reusable = false}}, SHIFT(169),
  [520] = {.entry = {.count = 1, .reusable = false}}, SHIFT(469),
  [522] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [524] = {.entry = {.count = 1, .reusable = true}}, SHIFT(170),
  [526] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [528] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [530] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [532] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [534] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [536] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [538] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [540] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 14),
  [542] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [544] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 14),
  [546] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 17),
  [548] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [550] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [552] = {.entry = {.count = 1, .reusable = true}}, SHIFT(499),
  [554] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [556] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [558] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 20),
  [560] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [562] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 20),
  [564] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [566] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [568] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(291),
  [571] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [573] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [575] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [577] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [579] = {.entry = {.count = 1, .reusable = false}}, SHIFT(348),
  [581] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [583] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [585] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [587] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 30),
  [589] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 30),
  [591] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 32),
  [593] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [595] = {.entry = {.count = 1, .reusable = true}}, SHIFT(481),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 19),
  [599] = {.entry = {.count = 1, .reusable = true}}, SHIFT(453),
  [601] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 34),
  [603] = {.entry = {.count = 1, .reusable = true}}, SHIFT(445),
  [605] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [607] = {.entry = {.count = 1, .reusable = true}}, SHIFT(468),
  [609] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(479),
  [613] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [615] = {.entry = {.count = 1, .reusable = true}}, SHIFT(458),
  [617] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(464),
  [621] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [623] = {.entry = {.count = 1, .reusable = true}}, SHIFT(235),
  [625] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 23),
  [627] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [629] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [631] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(502),
  [634] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [638] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(502),
  [641] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [643] = {.entry = {.count = 1, .reusable = true}}, SHIFT(470),
  [645] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 23),
  [647] = {.entry = {.count = 1, .reusable = true}}, SHIFT(457),
  [649] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [651] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [653] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [655] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [657] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [659] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 26),
  [661] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [663] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [665] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [667] = {.entry = {.count = 1, .reusable = true}}, SHIFT(559),
  [669] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [671] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [673] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 22),
  [675] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(182),
  [679] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [681] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [683] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [685] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [687] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [689] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [691] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 66),
  [693] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [695] = {.entry = {.count = 1, .reusable = true}}, SHIFT(580),
  [697] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 56),
  [699] = {.entry = {.count = 1, .reusable = true}}, SHIFT(597),
  [701] = {.entry = {.count = 1, .reusable = true}}, SHIFT(599),
  [703] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [705] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [707] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [709] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [711] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 33),
  [713] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [715] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 18),
  [717] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 66),
  [719] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [721] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [723] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 43),
  [725] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [727] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 44),
  [729] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 27),
  [731] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [733] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 49),
  [735] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [737] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [739] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [741] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 20),
  [743] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [745] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [747] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 14),
  [749] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 15),
  [751] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 40),
  [753] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [755] = {.entry = {.count = 1, .reusable = true}}, SHIFT(550),
  [757] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [759] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 28),
  [761] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [763] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [765] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 30),
  [767] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 31),
  [769] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 56),
  [771] = {.entry = {.count = 1, .reusable = true}}, SHIFT(554),
  [773] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(236),
  [776] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(277),
  [779] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [781] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(604),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [786] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [788] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 62),
  [790] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [792] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 56),
  [794] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [796] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 56),
  [798] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [800] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 66),
  [802] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [804] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 66),
  [806] = {.entry = {.count = 1, .reusable = true}}, SHIFT(277),
  [808] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [810] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [812] = {.entry = {.count = 1, .reusable = true}}, SHIFT(510),
  [814] = {.entry = {.count = 1, .reusable = true}}, SHIFT(511),
  [816] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [818] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [820] = {.entry = {.count = 1, .reusable = true}}, SHIFT(426),
  [822] = {.entry = {.count = 1, .reusable = false}}, SHIFT(578),
  [824] = {.entry = {.count = 1, .reusable = false}}, SHIFT(525),
  [826] = {.entry = {.count = 1, .reusable = false}}, SHIFT(581),
  [828] = {.entry = {.count = 1, .reusable = false}}, SHIFT(617),
  [830] = {.entry = {.count = 1, .reusable = false}}, SHIFT(536),
  [832] = {.entry = {.count = 1, .reusable = false}}, SHIFT(539),
  [834] = {.entry = {.count = 1, .reusable = false}}, SHIFT(163),
  [836] = {.entry = {.count = 1, .reusable = false}}, SHIFT(596),
  [838] = {.entry = {.count = 1, .reusable = false}}, SHIFT(572),
  [840] = {.entry = {.count = 1, .reusable = false}}, SHIFT(590),
  [842] = {.entry = {.count = 1, .reusable = false}}, SHIFT(600),
  [844] = {.entry = {.count = 1, .reusable = false}}, SHIFT(582),
  [846] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [848] = {.entry = {.count = 1, .reusable = true}}, SHIFT(609),
  [850] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 46),
  [852] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [854] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [856] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [858] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 57),
  [860] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 63),
  [862] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [866] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 69),
  [868] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [870] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [872] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [874] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 74),
  [876] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [878] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 77),
  [882] = {.entry = {.count = 1, .reusable = true}}, SHIFT(486),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [886] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [888] = {.entry = {.count = 1, .reusable = true}}, SHIFT(408),
  [890] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [892] = {.entry = {.count = 1, .reusable = true}}, SHIFT(491),
  [894] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [896] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [898] = {.entry = {.count = 1, .reusable = true}}, SHIFT(411),
  [900] = {.entry = {.count = 1, .reusable = false}}, SHIFT(328),
  [902] = {.entry = {.count = 1, .reusable = true}}, SHIFT(328),
  [904] = {.entry = {.count = 1, .reusable = false}}, SHIFT(342),
  [906] = {.entry = {.count = 1, .reusable = true}}, SHIFT(342),
  [908] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [910] = {.entry = {.count = 1, .reusable = true}}, SHIFT(427),
  [912] = {.entry = {.count = 1, .reusable = true}}, SHIFT(529),
  [914] = {.entry = {.count = 1, .reusable = true}}, SHIFT(533),
  [916] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [918] = {.entry = {.count = 1, .reusable = true}}, SHIFT(110),
  [920] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [922] = {.entry = {.count = 1, .reusable = false}}, SHIFT(93),
  [924] = {.entry = {.count = 1, .reusable = true}}, SHIFT(93),
  [926] = {.entry = {.count = 1, .reusable = false}}, SHIFT(523),
  [928] = {.entry = {.count = 1, .reusable = true}}, SHIFT(523),
  [930] = {.entry = {.count = 1, .reusable = false}}, SHIFT(86),
  [932] = {.entry = {.count = 1, .reusable = true}}, SHIFT(86),
  [934] = {.entry = {.count = 1, .reusable = false}}, SHIFT(242),
  [936] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [938] = {.entry = {.count = 1, .reusable = false}}, SHIFT(92),
  [940] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [942] = {.entry = {.count = 1, .reusable = false}}, SHIFT(94),
  [944] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [946] = {.entry = {.count = 1, .reusable = false}}, SHIFT(334),
  [948] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [950] = {.entry = {.count = 1, .reusable = false}}, SHIFT(245),
  [952] = {.entry = {.count = 1, .reusable = true}}, SHIFT(245),
  [954] = {.entry = {.count = 1, .reusable = false}}, SHIFT(324),
  [956] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [958] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 16),
  [960] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [962] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [964] = {.entry = {.count = 1, .reusable = true}}, SHIFT(508),
  [966] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [968] = {.entry = {.count = 1, .reusable = true}}, SHIFT(509),
  [970] = {.entry = {.count = 1, .reusable = true}}, SHIFT(555),
  [972] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [974] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [976] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 35),
  [978] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 35),
  [980] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 16),
  [982] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [984] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [986] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [988] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [990] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(508),
  [993] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(311),
  [996] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(509),
  [999] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(555),
  [1002] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1004] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1006] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 16),
  [1008] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 47),
  [1010] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 47),
  [1012] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1014] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(312),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(152),
  [1019] = {.entry = {.count = 1, .reusable = true}}, SHIFT(492),
  [1021] = {.entry = {.count = 1, .reusable = true}}, SHIFT(424),
  [1023] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [1027] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [1029] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(493),
  [1032] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(424),
  [1035] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1037] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(546),
  [1040] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(496),
  [1043] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(542),
  [1046] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [1048] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [1050] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 58),
  [1052] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [1054] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1056] = {.entry = {.count = 1, .reusable = true}}, SHIFT(153),
  [1058] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1060] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1062] = {.entry = {.count = 1, .reusable = true}}, SHIFT(120),
  [1064] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [1066] = {.entry = {.count = 1, .reusable = false}}, SHIFT(441),
  [1068] = {.entry = {.count = 1, .reusable = true}}, SHIFT(187),
  [1070] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [1072] = {.entry = {.count = 1, .reusable = true}}, SHIFT(190),
  [1074] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [1076] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [1078] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(493),
  [1081] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1083] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(516),
  [1086] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 39),
  [1088] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [1090] = {.entry = {.count = 1, .reusable = true}}, SHIFT(195),
  [1092] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1094] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [1096] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 39),
  [1098] = {.entry = {.count = 1, .reusable = true}}, SHIFT(25),
  [1100] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1102] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 16),
  [1104] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 36),
  [1106] = {.entry = {.count = 1, .reusable = true}}, SHIFT(494),
  [1108] = {.entry = {.count = 1, .reusable = true}}, SHIFT(146),
  [1110] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [1112] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [1114] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1116] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1118] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 48),
  [1120] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1122] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [1124] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1126] = {.entry = {.count = 1, .reusable = true}}, SHIFT(176),
  [1128] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [1130] = {.entry = {.count = 1, .reusable = true}}, SHIFT(585),
  [1132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(230),
  [1134] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1136] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [1138] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [1140] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [1142] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [1144] = {.entry = {.count = 1, .reusable = false}}, SHIFT(423),
  [1146] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [1148] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38), SHIFT_REPEAT(552),
  [1151] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38),
  [1153] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [1155] = {.entry = {.count = 1, .reusable = false}}, SHIFT(409),
  [1157] = {.entry = {.count = 1, .reusable = true}}, SHIFT(409),
  [1159] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1161] = {.entry = {.count = 1, .reusable = true}}, SHIFT(429),
  [1163] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [1165] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1167] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [1169] = {.entry = {.count = 1, .reusable = true}}, SHIFT(420),
  [1171] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [1173] = {.entry = {.count = 1, .reusable = true}}, SHIFT(100),
  [1175] = {.entry = {.count = 1, .reusable = true}}, SHIFT(422),
  [1177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1179] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(423),
  [1182] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(423),
  [1185] = {.entry = {.count = 1, .reusable = true}}, SHIFT(592),
  [1187] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [1189] = {.entry = {.count = 1, .reusable = true}}, SHIFT(475),
  [1191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [1193] = {.entry = {.count = 1, .reusable = true}}, SHIFT(448),
  [1195] = {.entry = {.count = 1, .reusable = true}}, SHIFT(450),
  [1197] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(429),
  [1200] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(594),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(81),
  [1206] = {.entry = {.count = 1, .reusable = false}}, SHIFT(434),
  [1208] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1210] = {.entry = {.count = 1, .reusable = true}}, SHIFT(83),
  [1212] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [1214] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1216] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1218] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1220] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [1222] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [1224] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(465),
  [1227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1229] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 53),
  [1233] = {.entry = {.count = 1, .reusable = true}}, SHIFT(614),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [1239] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(139),
  [1242] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1244] = {.entry = {.count = 1, .reusable = true}}, SHIFT(497),
  [1246] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1248] = {.entry = {.count = 1, .reusable = true}}, SHIFT(347),
  [1250] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [1252] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38), SHIFT_REPEAT(187),
  [1255] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(465),
  [1259] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [1261] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [1263] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [1265] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [1267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [1269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [1271] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(195),
  [1274] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [1276] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [1278] = {.entry = {.count = 1, .reusable = false}}, SHIFT(133),
  [1280] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [1284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 39),
  [1286] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [1288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [1290] = {.entry = {.count = 1, .reusable = true}}, SHIFT(517),
  [1292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(611),
  [1294] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [1296] = {.entry = {.count = 1, .reusable = true}}, SHIFT(352),
  [1298] = {.entry = {.count = 1, .reusable = true}}, SHIFT(278),
  [1300] = {.entry = {.count = 1, .reusable = true}}, SHIFT(402),
  [1302] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1304] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 36),
  [1306] = {.entry = {.count = 1, .reusable = true}}, SHIFT(387),
  [1308] = {.entry = {.count = 1, .reusable = true}}, SHIFT(557),
  [1310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [1314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1316] = {.entry = {.count = 1, .reusable = true}}, SHIFT(603),
  [1318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [1320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(246),
  [1322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [1324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [1326] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [1328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(356),
  [1332] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 61),
  [1334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(131),
  [1338] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [1340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [1342] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [1344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1346] = {.entry = {.count = 1, .reusable = true}}, SHIFT(607),
  [1348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(116),
  [1350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(115),
  [1352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(115),
  [1354] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(573),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(504),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(612),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(451),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(286),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(571),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(255),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(404),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(248),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [1402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [1404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [1406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [1408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(447),
  [1410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(147),
  [1412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(507),
  [1414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [1416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [1418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [1420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(285),
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(368),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(282),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(558),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(154),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(269),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(289),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [1444] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(126),
  [1450] = {.entry = {.count = 1, .reusable = true}}, SHIFT(548),
  [1452] = {.entry = {.count = 1, .reusable = true}}, SHIFT(406),
  [1454] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [1456] = {.entry = {.count = 1, .reusable = true}}, SHIFT(439),
  [1458] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [1460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [1462] = {.entry = {.count = 1, .reusable = true}}, SHIFT(276),
  [1464] = {.entry = {.count = 1, .reusable = true}}, SHIFT(415),
  [1466] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1468] = {.entry = {.count = 1, .reusable = true}}, SHIFT(150),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(284),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(608),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(522),
  [1488] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [1490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(283),
  [1492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(288),
  [1494] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(217),
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_coding_external_scanner_create(void);
void tree_sitter_coding_external_scanner_destroy(void *);
bool tree_sitter_coding_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_coding_external_scanner_serialize(void *, char *);
void tree_sitter_coding_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef _WIN32
#define extern __declspec(dllexport)
#endif

extern const TSLanguage *tree_sitter_coding(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_coding_external_scanner_create,
      tree_sitter_coding_external_scanner_destroy,
      tree_sitter_coding_external_scanner_scan,
      tree_sitter_coding_external_scanner_serialize,
      tree_sitter_coding_external_scanner_deserialize,
    },
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
