#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 658
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 209
#define ALIAS_COUNT 0
#define TOKEN_COUNT 127
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
  anon_sym_lenient = 9,
  anon_sym_public = 10,
  anon_sym_package = 11,
  anon_sym_internal = 12,
  anon_sym_private = 13,
  anon_sym_fileprivate = 14,
  anon_sym_waived = 15,
  anon_sym_of = 16,
  anon_sym_because = 17,
  anon_sym_open = 18,
  anon_sym_final = 19,
  anon_sym_transient = 20,
  anon_sym_weak = 21,
  anon_sym_unowned = 22,
  anon_sym_class = 23,
  anon_sym_extend = 24,
  anon_sym_struct = 25,
  anon_sym_enum = 26,
  anon_sym_bits = 27,
  anon_sym_COLON = 28,
  anon_sym_typealias = 29,
  anon_sym_EQ = 30,
  anon_sym_external = 31,
  anon_sym_protocol = 32,
  anon_sym_from = 33,
  anon_sym_LPAREN = 34,
  anon_sym_COMMA = 35,
  anon_sym_RPAREN = 36,
  anon_sym_dictionary = 37,
  anon_sym_version = 38,
  anon_sym_key = 39,
  anon_sym_boxed = 40,
  anon_sym_unwritten = 41,
  anon_sym_refuses = 42,
  anon_sym_newer = 43,
  anon_sym_coding = 44,
  anon_sym_formerly = 45,
  anon_sym_sequential = 46,
  anon_sym_only = 47,
  anon_sym_marker = 48,
  anon_sym_keyed = 49,
  anon_sym_keeps = 50,
  anon_sym_unknown = 51,
  anon_sym_omits = 52,
  anon_sym_default = 53,
  anon_sym_unique = 54,
  anon_sym_replaced = 55,
  anon_sym_rebuilt = 56,
  anon_sym_via = 57,
  anon_sym_renamed = 58,
  anon_sym_keys = 59,
  anon_sym_LBRACE = 60,
  anon_sym_RBRACE = 61,
  anon_sym_let = 62,
  anon_sym_var = 63,
  anon_sym_set = 64,
  anon_sym_rawValue = 65,
  anon_sym_required = 66,
  anon_sym_if = 67,
  anon_sym_missing = 68,
  anon_sym_fallback = 69,
  anon_sym_also = 70,
  anon_sym_until = 71,
  anon_sym_since = 72,
  anon_sym_treats = 73,
  anon_sym_conditional = 74,
  anon_sym_unconditional = 75,
  anon_sym_joined = 76,
  anon_sym_retired = 77,
  anon_sym_still = 78,
  anon_sym_written = 79,
  anon_sym_swift = 80,
  anon_sym_case = 81,
  anon_sym_else = 82,
  anon_sym_at = 83,
  anon_sym_width = 84,
  anon_sym_DOT = 85,
  anon_sym_LT = 86,
  anon_sym_GT = 87,
  anon_sym_LBRACK = 88,
  anon_sym_RBRACK = 89,
  anon_sym_QMARK = 90,
  anon_sym_BANG = 91,
  anon_sym_any = 92,
  anon_sym_some = 93,
  anon_sym_mutable = 94,
  anon_sym_inline = 95,
  anon_sym_indexed = 96,
  anon_sym_packed = 97,
  anon_sym_big = 98,
  anon_sym_little = 99,
  anon_sym_AMP = 100,
  anon_sym_async = 101,
  anon_sym_throws = 102,
  anon_sym_DASH_GT = 103,
  anon_sym_inout = 104,
  anon_sym_borrowing = 105,
  anon_sym_consuming = 106,
  anon_sym_sending = 107,
  anon_sym_TILDE = 108,
  anon_sym_DASH = 109,
  anon_sym_true = 110,
  anon_sym_false = 111,
  anon_sym_AT = 112,
  sym_attribute_name = 113,
  sym_quoted_name = 114,
  anon_sym_DQUOTE = 115,
  anon_sym_DQUOTE2 = 116,
  sym_string_text = 117,
  sym_escape = 118,
  sym_integer = 119,
  sym_real = 120,
  sym_documentation = 121,
  sym_comment = 122,
  sym_swift_block = 123,
  sym_swift_expression = 124,
  sym_attribute_arguments = 125,
  sym_block_comment = 126,
  sym_source_file = 127,
  sym__rule_of_file = 128,
  sym_import = 129,
  sym_access = 130,
  sym_archived_prefix = 131,
  sym_nil_rule = 132,
  sym_lenient_rule = 133,
  sym_level = 134,
  sym_waiver = 135,
  sym__declaration = 136,
  aux_sym__modifiers = 137,
  sym_class_declaration = 138,
  sym_extension_declaration = 139,
  sym_struct_declaration = 140,
  sym_enum_declaration = 141,
  sym_bits_declaration = 142,
  sym_type_alias = 143,
  sym__heritage = 144,
  sym_conformance = 145,
  sym_external_declaration = 146,
  sym_parameters = 147,
  sym_parameter = 148,
  sym__head_clause = 149,
  sym_head_clause = 150,
  sym_class_body = 151,
  sym_field = 152,
  sym_setter = 153,
  sym_conversion = 154,
  sym_field_clause = 155,
  sym__keys = 156,
  sym_retired = 157,
  sym_swift_member = 158,
  sym_enum_body = 159,
  sym_case = 160,
  sym_payload = 161,
  sym_payload_value = 162,
  sym_case_clause = 163,
  sym_unknown_case = 164,
  sym_bits_body = 165,
  sym_bit_field = 166,
  sym__type = 167,
  sym_type_name = 168,
  sym_type_arguments = 169,
  sym_array_type = 170,
  sym_tuple_type = 171,
  sym_optional_type = 172,
  sym_existential_type = 173,
  sym_variant_type = 174,
  sym_packed_type = 175,
  sym_composed_type = 176,
  sym_function_type = 177,
  sym_attributed_type = 178,
  sym__value = 179,
  sym_boolean = 180,
  sym_nil = 181,
  sym_case_value = 182,
  sym_array = 183,
  sym_dictionary = 184,
  sym_entry = 185,
  sym_reference = 186,
  sym_function_name = 187,
  sym_attribute = 188,
  sym_string = 189,
  aux_sym_source_file_repeat1 = 190,
  aux_sym_class_declaration_repeat1 = 191,
  aux_sym_parameters_repeat1 = 192,
  aux_sym_head_clause_repeat1 = 193,
  aux_sym_class_body_repeat1 = 194,
  aux_sym_field_repeat1 = 195,
  aux_sym_enum_body_repeat1 = 196,
  aux_sym_case_repeat1 = 197,
  aux_sym_payload_repeat1 = 198,
  aux_sym_case_clause_repeat1 = 199,
  aux_sym_bits_body_repeat1 = 200,
  aux_sym_type_name_repeat1 = 201,
  aux_sym_type_arguments_repeat1 = 202,
  aux_sym_tuple_type_repeat1 = 203,
  aux_sym_function_type_repeat1 = 204,
  aux_sym_dictionary_repeat1 = 205,
  aux_sym_reference_repeat1 = 206,
  aux_sym_function_name_repeat1 = 207,
  aux_sym_string_repeat1 = 208,
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
  [anon_sym_lenient] = "lenient",
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
  [anon_sym_dictionary] = "dictionary",
  [anon_sym_version] = "version",
  [anon_sym_key] = "key",
  [anon_sym_boxed] = "boxed",
  [anon_sym_unwritten] = "unwritten",
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
  [anon_sym_rebuilt] = "rebuilt",
  [anon_sym_via] = "via",
  [anon_sym_renamed] = "renamed",
  [anon_sym_keys] = "keys",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_let] = "let",
  [anon_sym_var] = "var",
  [anon_sym_set] = "set",
  [anon_sym_rawValue] = "rawValue",
  [anon_sym_required] = "required",
  [anon_sym_if] = "if",
  [anon_sym_missing] = "missing",
  [anon_sym_fallback] = "fallback",
  [anon_sym_also] = "also",
  [anon_sym_until] = "until",
  [anon_sym_since] = "since",
  [anon_sym_treats] = "treats",
  [anon_sym_conditional] = "conditional",
  [anon_sym_unconditional] = "unconditional",
  [anon_sym_joined] = "joined",
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
  [sym_lenient_rule] = "lenient_rule",
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
  [sym_array] = "array",
  [sym_dictionary] = "dictionary",
  [sym_entry] = "entry",
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
  [aux_sym_dictionary_repeat1] = "dictionary_repeat1",
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
  [anon_sym_lenient] = anon_sym_lenient,
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
  [anon_sym_dictionary] = anon_sym_dictionary,
  [anon_sym_version] = anon_sym_version,
  [anon_sym_key] = anon_sym_key,
  [anon_sym_boxed] = anon_sym_boxed,
  [anon_sym_unwritten] = anon_sym_unwritten,
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
  [anon_sym_rebuilt] = anon_sym_rebuilt,
  [anon_sym_via] = anon_sym_via,
  [anon_sym_renamed] = anon_sym_renamed,
  [anon_sym_keys] = anon_sym_keys,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_set] = anon_sym_set,
  [anon_sym_rawValue] = anon_sym_rawValue,
  [anon_sym_required] = anon_sym_required,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_missing] = anon_sym_missing,
  [anon_sym_fallback] = anon_sym_fallback,
  [anon_sym_also] = anon_sym_also,
  [anon_sym_until] = anon_sym_until,
  [anon_sym_since] = anon_sym_since,
  [anon_sym_treats] = anon_sym_treats,
  [anon_sym_conditional] = anon_sym_conditional,
  [anon_sym_unconditional] = anon_sym_unconditional,
  [anon_sym_joined] = anon_sym_joined,
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
  [sym_lenient_rule] = sym_lenient_rule,
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
  [sym_array] = sym_array,
  [sym_dictionary] = sym_dictionary,
  [sym_entry] = sym_entry,
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
  [aux_sym_dictionary_repeat1] = aux_sym_dictionary_repeat1,
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
  [anon_sym_lenient] = {
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
  [anon_sym_dictionary] = {
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
  [anon_sym_unwritten] = {
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
  [anon_sym_rebuilt] = {
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
  [anon_sym_required] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_missing] = {
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
  [anon_sym_conditional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unconditional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_joined] = {
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
  [sym_lenient_rule] = {
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
  [sym_array] = {
    .visible = true,
    .named = true,
  },
  [sym_dictionary] = {
    .visible = true,
    .named = true,
  },
  [sym_entry] = {
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
  [aux_sym_dictionary_repeat1] = {
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
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 2,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 8,
  [41] = 12,
  [42] = 42,
  [43] = 43,
  [44] = 11,
  [45] = 10,
  [46] = 46,
  [47] = 17,
  [48] = 20,
  [49] = 15,
  [50] = 18,
  [51] = 16,
  [52] = 3,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 19,
  [58] = 24,
  [59] = 22,
  [60] = 5,
  [61] = 61,
  [62] = 6,
  [63] = 7,
  [64] = 21,
  [65] = 30,
  [66] = 23,
  [67] = 67,
  [68] = 9,
  [69] = 69,
  [70] = 4,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 79,
  [80] = 42,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 46,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 38,
  [91] = 91,
  [92] = 29,
  [93] = 28,
  [94] = 25,
  [95] = 55,
  [96] = 36,
  [97] = 97,
  [98] = 35,
  [99] = 99,
  [100] = 100,
  [101] = 101,
  [102] = 102,
  [103] = 103,
  [104] = 104,
  [105] = 105,
  [106] = 106,
  [107] = 107,
  [108] = 39,
  [109] = 109,
  [110] = 110,
  [111] = 33,
  [112] = 32,
  [113] = 113,
  [114] = 114,
  [115] = 34,
  [116] = 37,
  [117] = 117,
  [118] = 118,
  [119] = 119,
  [120] = 69,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 126,
  [127] = 127,
  [128] = 128,
  [129] = 119,
  [130] = 91,
  [131] = 131,
  [132] = 110,
  [133] = 109,
  [134] = 134,
  [135] = 113,
  [136] = 114,
  [137] = 105,
  [138] = 106,
  [139] = 117,
  [140] = 118,
  [141] = 107,
  [142] = 142,
  [143] = 143,
  [144] = 144,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 43,
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
  [162] = 145,
  [163] = 163,
  [164] = 164,
  [165] = 164,
  [166] = 166,
  [167] = 167,
  [168] = 168,
  [169] = 169,
  [170] = 170,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 175,
  [176] = 176,
  [177] = 177,
  [178] = 178,
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
  [189] = 189,
  [190] = 190,
  [191] = 191,
  [192] = 177,
  [193] = 193,
  [194] = 194,
  [195] = 187,
  [196] = 196,
  [197] = 193,
  [198] = 198,
  [199] = 199,
  [200] = 200,
  [201] = 201,
  [202] = 202,
  [203] = 196,
  [204] = 181,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 209,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 54,
  [217] = 217,
  [218] = 218,
  [219] = 219,
  [220] = 220,
  [221] = 221,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 188,
  [228] = 198,
  [229] = 185,
  [230] = 190,
  [231] = 182,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 235,
  [236] = 236,
  [237] = 237,
  [238] = 238,
  [239] = 239,
  [240] = 240,
  [241] = 241,
  [242] = 242,
  [243] = 243,
  [244] = 244,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 88,
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
  [305] = 304,
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
  [327] = 326,
  [328] = 323,
  [329] = 329,
  [330] = 330,
  [331] = 330,
  [332] = 329,
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
  [346] = 346,
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
  [366] = 366,
  [367] = 367,
  [368] = 368,
  [369] = 369,
  [370] = 370,
  [371] = 371,
  [372] = 372,
  [373] = 373,
  [374] = 374,
  [375] = 375,
  [376] = 372,
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
  [396] = 395,
  [397] = 388,
  [398] = 393,
  [399] = 399,
  [400] = 400,
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
  [419] = 419,
  [420] = 420,
  [421] = 421,
  [422] = 422,
  [423] = 423,
  [424] = 424,
  [425] = 425,
  [426] = 400,
  [427] = 427,
  [428] = 428,
  [429] = 429,
  [430] = 430,
  [431] = 431,
  [432] = 432,
  [433] = 433,
  [434] = 434,
  [435] = 435,
  [436] = 436,
  [437] = 437,
  [438] = 438,
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
  [451] = 446,
  [452] = 452,
  [453] = 453,
  [454] = 440,
  [455] = 455,
  [456] = 447,
  [457] = 442,
  [458] = 458,
  [459] = 459,
  [460] = 449,
  [461] = 428,
  [462] = 452,
  [463] = 431,
  [464] = 443,
  [465] = 432,
  [466] = 466,
  [467] = 467,
  [468] = 468,
  [469] = 469,
  [470] = 470,
  [471] = 471,
  [472] = 472,
  [473] = 473,
  [474] = 474,
  [475] = 475,
  [476] = 476,
  [477] = 477,
  [478] = 478,
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
  [504] = 468,
  [505] = 505,
  [506] = 506,
  [507] = 470,
  [508] = 476,
  [509] = 509,
  [510] = 473,
  [511] = 469,
  [512] = 512,
  [513] = 506,
  [514] = 509,
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
  [528] = 528,
  [529] = 529,
  [530] = 530,
  [531] = 531,
  [532] = 532,
  [533] = 533,
  [534] = 534,
  [535] = 535,
  [536] = 536,
  [537] = 537,
  [538] = 538,
  [539] = 539,
  [540] = 540,
  [541] = 541,
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
  [562] = 523,
  [563] = 563,
  [564] = 547,
  [565] = 565,
  [566] = 550,
  [567] = 517,
  [568] = 568,
  [569] = 544,
  [570] = 552,
  [571] = 571,
  [572] = 572,
  [573] = 573,
  [574] = 518,
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
  [605] = 605,
  [606] = 606,
  [607] = 607,
  [608] = 608,
  [609] = 609,
  [610] = 610,
  [611] = 611,
  [612] = 612,
  [613] = 613,
  [614] = 614,
  [615] = 615,
  [616] = 616,
  [617] = 617,
  [618] = 618,
  [619] = 619,
  [620] = 620,
  [621] = 621,
  [622] = 622,
  [623] = 623,
  [624] = 624,
  [625] = 625,
  [626] = 626,
  [627] = 627,
  [628] = 628,
  [629] = 629,
  [630] = 630,
  [631] = 631,
  [632] = 632,
  [633] = 633,
  [634] = 634,
  [635] = 635,
  [636] = 604,
  [637] = 637,
  [638] = 590,
  [639] = 593,
  [640] = 640,
  [641] = 641,
  [642] = 642,
  [643] = 643,
  [644] = 644,
  [645] = 645,
  [646] = 646,
  [647] = 647,
  [648] = 648,
  [649] = 649,
  [650] = 650,
  [651] = 651,
  [652] = 652,
  [653] = 582,
  [654] = 654,
  [655] = 655,
  [656] = 656,
  [657] = 657,
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
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(39);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == ']') ADVANCE(33);
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
      if (lookahead == 'i') ADVANCE(34);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(35);
      if (lookahead == 'n') ADVANCE(36);
      if (lookahead == 'x') ADVANCE(37);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(38);
      if (lookahead == 'i') ADVANCE(39);
      if (lookahead == 'o') ADVANCE(40);
      if (lookahead == 'r') ADVANCE(41);
      END_STATE();
    case 7:
      if (lookahead == 'f') ADVANCE(42);
      if (lookahead == 'm') ADVANCE(43);
      if (lookahead == 'n') ADVANCE(44);
      END_STATE();
    case 8:
      if (lookahead == 'o') ADVANCE(45);
      END_STATE();
    case 9:
      if (lookahead == 'e') ADVANCE(46);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(47);
      if (lookahead == 'i') ADVANCE(48);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(49);
      if (lookahead == 'i') ADVANCE(50);
      if (lookahead == 'u') ADVANCE(51);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'i') ADVANCE(53);
      END_STATE();
    case 13:
      if (lookahead == 'f') ADVANCE(54);
      if (lookahead == 'm') ADVANCE(55);
      if (lookahead == 'n') ADVANCE(56);
      if (lookahead == 'p') ADVANCE(57);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(58);
      if (lookahead == 'r') ADVANCE(59);
      if (lookahead == 'u') ADVANCE(60);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(61);
      if (lookahead == 'e') ADVANCE(62);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(63);
      if (lookahead == 'i') ADVANCE(64);
      if (lookahead == 'o') ADVANCE(65);
      if (lookahead == 't') ADVANCE(66);
      if (lookahead == 'w') ADVANCE(67);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(68);
      if (lookahead == 'r') ADVANCE(69);
      if (lookahead == 'y') ADVANCE(70);
      END_STATE();
    case 18:
      if (lookahead == 'n') ADVANCE(71);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(72);
      if (lookahead == 'e') ADVANCE(73);
      if (lookahead == 'i') ADVANCE(74);
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(75);
      if (lookahead == 'e') ADVANCE(76);
      if (lookahead == 'i') ADVANCE(77);
      if (lookahead == 'r') ADVANCE(78);
      END_STATE();
    case 21:
      if (lookahead == 'c') ADVANCE(79);
      END_STATE();
    case 22:
      if (lookahead == 's') ADVANCE(80);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(81);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(82);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(83);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(84);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(85);
      if (lookahead == 't') ADVANCE(86);
      END_STATE();
    case 29:
      if (lookahead == 'r') ADVANCE(87);
      if (lookahead == 'x') ADVANCE(88);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(89);
      END_STATE();
    case 31:
      if (lookahead == 'a') ADVANCE(90);
      END_STATE();
    case 32:
      if (lookahead == 'd') ADVANCE(91);
      if (lookahead == 'n') ADVANCE(92);
      END_STATE();
    case 33:
      if (lookahead == 'f') ADVANCE(93);
      END_STATE();
    case 34:
      if (lookahead == 'c') ADVANCE(94);
      END_STATE();
    case 35:
      if (lookahead == 's') ADVANCE(95);
      END_STATE();
    case 36:
      if (lookahead == 'u') ADVANCE(96);
      END_STATE();
    case 37:
      if (lookahead == 't') ADVANCE(97);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(98);
      END_STATE();
    case 39:
      if (lookahead == 'l') ADVANCE(99);
      if (lookahead == 'n') ADVANCE(100);
      END_STATE();
    case 40:
      if (lookahead == 'r') ADVANCE(101);
      END_STATE();
    case 41:
      if (lookahead == 'o') ADVANCE(102);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 43:
      if (lookahead == 'p') ADVANCE(103);
      END_STATE();
    case 44:
      if (lookahead == 'd') ADVANCE(104);
      if (lookahead == 'l') ADVANCE(105);
      if (lookahead == 'o') ADVANCE(106);
      if (lookahead == 't') ADVANCE(107);
      END_STATE();
    case 45:
      if (lookahead == 'i') ADVANCE(108);
      END_STATE();
    case 46:
      if (lookahead == 'e') ADVANCE(109);
      if (lookahead == 'y') ADVANCE(110);
      END_STATE();
    case 47:
      if (lookahead == 'n') ADVANCE(111);
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 48:
      if (lookahead == 't') ADVANCE(113);
      END_STATE();
    case 49:
      if (lookahead == 'r') ADVANCE(114);
      END_STATE();
    case 50:
      if (lookahead == 's') ADVANCE(115);
      END_STATE();
    case 51:
      if (lookahead == 't') ADVANCE(116);
      END_STATE();
    case 52:
      if (lookahead == 'w') ADVANCE(117);
      END_STATE();
    case 53:
      if (lookahead == 'l') ADVANCE(118);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 55:
      if (lookahead == 'i') ADVANCE(119);
      END_STATE();
    case 56:
      if (lookahead == 'l') ADVANCE(120);
      END_STATE();
    case 57:
      if (lookahead == 'e') ADVANCE(121);
      END_STATE();
    case 58:
      if (lookahead == 'c') ADVANCE(122);
      END_STATE();
    case 59:
      if (lookahead == 'e') ADVANCE(123);
      if (lookahead == 'i') ADVANCE(124);
      if (lookahead == 'o') ADVANCE(125);
      END_STATE();
    case 60:
      if (lookahead == 'b') ADVANCE(126);
      END_STATE();
    case 61:
      if (lookahead == 'w') ADVANCE(127);
      END_STATE();
    case 62:
      if (lookahead == 'b') ADVANCE(128);
      if (lookahead == 'f') ADVANCE(129);
      if (lookahead == 'n') ADVANCE(130);
      if (lookahead == 'p') ADVANCE(131);
      if (lookahead == 'q') ADVANCE(132);
      if (lookahead == 't') ADVANCE(133);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(134);
      if (lookahead == 'q') ADVANCE(135);
      if (lookahead == 't') ADVANCE(136);
      END_STATE();
    case 64:
      if (lookahead == 'n') ADVANCE(137);
      END_STATE();
    case 65:
      if (lookahead == 'm') ADVANCE(138);
      END_STATE();
    case 66:
      if (lookahead == 'i') ADVANCE(139);
      if (lookahead == 'r') ADVANCE(140);
      END_STATE();
    case 67:
      if (lookahead == 'i') ADVANCE(141);
      END_STATE();
    case 68:
      if (lookahead == 'r') ADVANCE(142);
      END_STATE();
    case 69:
      if (lookahead == 'a') ADVANCE(143);
      if (lookahead == 'e') ADVANCE(144);
      if (lookahead == 'u') ADVANCE(145);
      END_STATE();
    case 70:
      if (lookahead == 'p') ADVANCE(146);
      END_STATE();
    case 71:
      if (lookahead == 'c') ADVANCE(147);
      if (lookahead == 'i') ADVANCE(148);
      if (lookahead == 'k') ADVANCE(149);
      if (lookahead == 'o') ADVANCE(150);
      if (lookahead == 't') ADVANCE(151);
      if (lookahead == 'w') ADVANCE(152);
      END_STATE();
    case 72:
      if (lookahead == 'r') ADVANCE(153);
      END_STATE();
    case 73:
      if (lookahead == 'r') ADVANCE(154);
      END_STATE();
    case 74:
      if (lookahead == 'a') ADVANCE(155);
      END_STATE();
    case 75:
      if (lookahead == 'i') ADVANCE(156);
      END_STATE();
    case 76:
      if (lookahead == 'a') ADVANCE(157);
      END_STATE();
    case 77:
      if (lookahead == 'd') ADVANCE(158);
      END_STATE();
    case 78:
      if (lookahead == 'i') ADVANCE(159);
      END_STATE();
    case 79:
      if (lookahead == 'e') ADVANCE(160);
      END_STATE();
    case 80:
      if (lookahead == 'o') ADVANCE(161);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 82:
      if (lookahead == 'h') ADVANCE(162);
      END_STATE();
    case 83:
      if (lookahead == 'n') ADVANCE(163);
      END_STATE();
    case 84:
      if (lookahead == 'a') ADVANCE(164);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_big);
      END_STATE();
    case 86:
      if (lookahead == 's') ADVANCE(165);
      END_STATE();
    case 87:
      if (lookahead == 'r') ADVANCE(166);
      END_STATE();
    case 88:
      if (lookahead == 'e') ADVANCE(167);
      END_STATE();
    case 89:
      if (lookahead == 'e') ADVANCE(168);
      END_STATE();
    case 90:
      if (lookahead == 's') ADVANCE(169);
      END_STATE();
    case 91:
      if (lookahead == 'i') ADVANCE(170);
      END_STATE();
    case 92:
      if (lookahead == 'd') ADVANCE(171);
      if (lookahead == 's') ADVANCE(172);
      END_STATE();
    case 93:
      if (lookahead == 'a') ADVANCE(173);
      END_STATE();
    case 94:
      if (lookahead == 't') ADVANCE(174);
      END_STATE();
    case 95:
      if (lookahead == 'e') ADVANCE(175);
      END_STATE();
    case 96:
      if (lookahead == 'm') ADVANCE(176);
      END_STATE();
    case 97:
      if (lookahead == 'e') ADVANCE(177);
      END_STATE();
    case 98:
      if (lookahead == 'l') ADVANCE(178);
      if (lookahead == 's') ADVANCE(179);
      END_STATE();
    case 99:
      if (lookahead == 'e') ADVANCE(180);
      END_STATE();
    case 100:
      if (lookahead == 'a') ADVANCE(181);
      END_STATE();
    case 101:
      if (lookahead == 'm') ADVANCE(182);
      END_STATE();
    case 102:
      if (lookahead == 'm') ADVANCE(183);
      END_STATE();
    case 103:
      if (lookahead == 'o') ADVANCE(184);
      END_STATE();
    case 104:
      if (lookahead == 'e') ADVANCE(185);
      END_STATE();
    case 105:
      if (lookahead == 'i') ADVANCE(186);
      END_STATE();
    case 106:
      if (lookahead == 'u') ADVANCE(187);
      END_STATE();
    case 107:
      if (lookahead == 'e') ADVANCE(188);
      END_STATE();
    case 108:
      if (lookahead == 'n') ADVANCE(189);
      END_STATE();
    case 109:
      if (lookahead == 'p') ADVANCE(190);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(anon_sym_key);
      if (lookahead == 'e') ADVANCE(191);
      if (lookahead == 's') ADVANCE(192);
      END_STATE();
    case 111:
      if (lookahead == 'i') ADVANCE(193);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 113:
      if (lookahead == 't') ADVANCE(194);
      END_STATE();
    case 114:
      if (lookahead == 'k') ADVANCE(195);
      END_STATE();
    case 115:
      if (lookahead == 's') ADVANCE(196);
      END_STATE();
    case 116:
      if (lookahead == 'a') ADVANCE(197);
      END_STATE();
    case 117:
      if (lookahead == 'e') ADVANCE(198);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 119:
      if (lookahead == 't') ADVANCE(199);
      END_STATE();
    case 120:
      if (lookahead == 'y') ADVANCE(200);
      END_STATE();
    case 121:
      if (lookahead == 'n') ADVANCE(201);
      END_STATE();
    case 122:
      if (lookahead == 'k') ADVANCE(202);
      END_STATE();
    case 123:
      if (lookahead == 'f') ADVANCE(203);
      END_STATE();
    case 124:
      if (lookahead == 'v') ADVANCE(204);
      END_STATE();
    case 125:
      if (lookahead == 't') ADVANCE(205);
      END_STATE();
    case 126:
      if (lookahead == 'l') ADVANCE(206);
      END_STATE();
    case 127:
      if (lookahead == 'V') ADVANCE(207);
      END_STATE();
    case 128:
      if (lookahead == 'u') ADVANCE(208);
      END_STATE();
    case 129:
      if (lookahead == 'u') ADVANCE(209);
      END_STATE();
    case 130:
      if (lookahead == 'a') ADVANCE(210);
      END_STATE();
    case 131:
      if (lookahead == 'l') ADVANCE(211);
      END_STATE();
    case 132:
      if (lookahead == 'u') ADVANCE(212);
      END_STATE();
    case 133:
      if (lookahead == 'i') ADVANCE(213);
      END_STATE();
    case 134:
      if (lookahead == 'd') ADVANCE(214);
      END_STATE();
    case 135:
      if (lookahead == 'u') ADVANCE(215);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 137:
      if (lookahead == 'c') ADVANCE(216);
      END_STATE();
    case 138:
      if (lookahead == 'e') ADVANCE(217);
      END_STATE();
    case 139:
      if (lookahead == 'l') ADVANCE(218);
      END_STATE();
    case 140:
      if (lookahead == 'u') ADVANCE(219);
      END_STATE();
    case 141:
      if (lookahead == 'f') ADVANCE(220);
      END_STATE();
    case 142:
      if (lookahead == 'o') ADVANCE(221);
      END_STATE();
    case 143:
      if (lookahead == 'n') ADVANCE(222);
      END_STATE();
    case 144:
      if (lookahead == 'a') ADVANCE(223);
      END_STATE();
    case 145:
      if (lookahead == 'e') ADVANCE(224);
      END_STATE();
    case 146:
      if (lookahead == 'e') ADVANCE(225);
      END_STATE();
    case 147:
      if (lookahead == 'o') ADVANCE(226);
      END_STATE();
    case 148:
      if (lookahead == 'q') ADVANCE(227);
      END_STATE();
    case 149:
      if (lookahead == 'n') ADVANCE(228);
      END_STATE();
    case 150:
      if (lookahead == 'w') ADVANCE(229);
      END_STATE();
    case 151:
      if (lookahead == 'i') ADVANCE(230);
      END_STATE();
    case 152:
      if (lookahead == 'r') ADVANCE(231);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 154:
      if (lookahead == 's') ADVANCE(232);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 156:
      if (lookahead == 'v') ADVANCE(233);
      END_STATE();
    case 157:
      if (lookahead == 'k') ADVANCE(234);
      END_STATE();
    case 158:
      if (lookahead == 't') ADVANCE(235);
      END_STATE();
    case 159:
      if (lookahead == 't') ADVANCE(236);
      END_STATE();
    case 160:
      if (lookahead == 's') ADVANCE(237);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_also);
      END_STATE();
    case 162:
      if (lookahead == 'i') ADVANCE(238);
      END_STATE();
    case 163:
      if (lookahead == 'c') ADVANCE(239);
      END_STATE();
    case 164:
      if (lookahead == 'u') ADVANCE(240);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_bits);
      END_STATE();
    case 166:
      if (lookahead == 'o') ADVANCE(241);
      END_STATE();
    case 167:
      if (lookahead == 'd') ADVANCE(242);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 169:
      if (lookahead == 's') ADVANCE(243);
      END_STATE();
    case 170:
      if (lookahead == 'n') ADVANCE(244);
      END_STATE();
    case 171:
      if (lookahead == 'i') ADVANCE(245);
      END_STATE();
    case 172:
      if (lookahead == 'u') ADVANCE(246);
      END_STATE();
    case 173:
      if (lookahead == 'u') ADVANCE(247);
      END_STATE();
    case 174:
      if (lookahead == 'i') ADVANCE(248);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 177:
      if (lookahead == 'n') ADVANCE(249);
      if (lookahead == 'r') ADVANCE(250);
      END_STATE();
    case 178:
      if (lookahead == 'b') ADVANCE(251);
      END_STATE();
    case 179:
      if (lookahead == 'e') ADVANCE(252);
      END_STATE();
    case 180:
      if (lookahead == 'p') ADVANCE(253);
      END_STATE();
    case 181:
      if (lookahead == 'l') ADVANCE(254);
      END_STATE();
    case 182:
      if (lookahead == 'e') ADVANCE(255);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 184:
      if (lookahead == 'r') ADVANCE(256);
      END_STATE();
    case 185:
      if (lookahead == 'x') ADVANCE(257);
      END_STATE();
    case 186:
      if (lookahead == 'n') ADVANCE(258);
      END_STATE();
    case 187:
      if (lookahead == 't') ADVANCE(259);
      END_STATE();
    case 188:
      if (lookahead == 'r') ADVANCE(260);
      END_STATE();
    case 189:
      if (lookahead == 'e') ADVANCE(261);
      END_STATE();
    case 190:
      if (lookahead == 's') ADVANCE(262);
      END_STATE();
    case 191:
      if (lookahead == 'd') ADVANCE(263);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_keys);
      END_STATE();
    case 193:
      if (lookahead == 'e') ADVANCE(264);
      END_STATE();
    case 194:
      if (lookahead == 'l') ADVANCE(265);
      END_STATE();
    case 195:
      if (lookahead == 'e') ADVANCE(266);
      END_STATE();
    case 196:
      if (lookahead == 'i') ADVANCE(267);
      END_STATE();
    case 197:
      if (lookahead == 'b') ADVANCE(268);
      END_STATE();
    case 198:
      if (lookahead == 'r') ADVANCE(269);
      END_STATE();
    case 199:
      if (lookahead == 's') ADVANCE(270);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(anon_sym_only);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 202:
      if (lookahead == 'a') ADVANCE(271);
      if (lookahead == 'e') ADVANCE(272);
      END_STATE();
    case 203:
      if (lookahead == 'i') ADVANCE(273);
      END_STATE();
    case 204:
      if (lookahead == 'a') ADVANCE(274);
      END_STATE();
    case 205:
      if (lookahead == 'o') ADVANCE(275);
      END_STATE();
    case 206:
      if (lookahead == 'i') ADVANCE(276);
      END_STATE();
    case 207:
      if (lookahead == 'a') ADVANCE(277);
      END_STATE();
    case 208:
      if (lookahead == 'i') ADVANCE(278);
      END_STATE();
    case 209:
      if (lookahead == 's') ADVANCE(279);
      END_STATE();
    case 210:
      if (lookahead == 'm') ADVANCE(280);
      END_STATE();
    case 211:
      if (lookahead == 'a') ADVANCE(281);
      END_STATE();
    case 212:
      if (lookahead == 'i') ADVANCE(282);
      END_STATE();
    case 213:
      if (lookahead == 'r') ADVANCE(283);
      END_STATE();
    case 214:
      if (lookahead == 'i') ADVANCE(284);
      END_STATE();
    case 215:
      if (lookahead == 'e') ADVANCE(285);
      END_STATE();
    case 216:
      if (lookahead == 'e') ADVANCE(286);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 218:
      if (lookahead == 'l') ADVANCE(287);
      END_STATE();
    case 219:
      if (lookahead == 'c') ADVANCE(288);
      END_STATE();
    case 220:
      if (lookahead == 't') ADVANCE(289);
      END_STATE();
    case 221:
      if (lookahead == 'w') ADVANCE(290);
      END_STATE();
    case 222:
      if (lookahead == 's') ADVANCE(291);
      END_STATE();
    case 223:
      if (lookahead == 't') ADVANCE(292);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 225:
      if (lookahead == 'a') ADVANCE(293);
      END_STATE();
    case 226:
      if (lookahead == 'n') ADVANCE(294);
      END_STATE();
    case 227:
      if (lookahead == 'u') ADVANCE(295);
      END_STATE();
    case 228:
      if (lookahead == 'o') ADVANCE(296);
      END_STATE();
    case 229:
      if (lookahead == 'n') ADVANCE(297);
      END_STATE();
    case 230:
      if (lookahead == 'l') ADVANCE(298);
      END_STATE();
    case 231:
      if (lookahead == 'i') ADVANCE(299);
      END_STATE();
    case 232:
      if (lookahead == 'i') ADVANCE(300);
      END_STATE();
    case 233:
      if (lookahead == 'e') ADVANCE(301);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 235:
      if (lookahead == 'h') ADVANCE(302);
      END_STATE();
    case 236:
      if (lookahead == 'e') ADVANCE(303);
      if (lookahead == 't') ADVANCE(304);
      END_STATE();
    case 237:
      if (lookahead == 's') ADVANCE(305);
      END_STATE();
    case 238:
      if (lookahead == 'v') ADVANCE(306);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 240:
      if (lookahead == 's') ADVANCE(307);
      END_STATE();
    case 241:
      if (lookahead == 'w') ADVANCE(308);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(anon_sym_boxed);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 244:
      if (lookahead == 'g') ADVANCE(309);
      END_STATE();
    case 245:
      if (lookahead == 't') ADVANCE(310);
      END_STATE();
    case 246:
      if (lookahead == 'm') ADVANCE(311);
      END_STATE();
    case 247:
      if (lookahead == 'l') ADVANCE(312);
      END_STATE();
    case 248:
      if (lookahead == 'o') ADVANCE(313);
      END_STATE();
    case 249:
      if (lookahead == 'd') ADVANCE(314);
      END_STATE();
    case 250:
      if (lookahead == 'n') ADVANCE(315);
      END_STATE();
    case 251:
      if (lookahead == 'a') ADVANCE(316);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 253:
      if (lookahead == 'r') ADVANCE(317);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 255:
      if (lookahead == 'r') ADVANCE(318);
      END_STATE();
    case 256:
      if (lookahead == 't') ADVANCE(319);
      END_STATE();
    case 257:
      if (lookahead == 'e') ADVANCE(320);
      END_STATE();
    case 258:
      if (lookahead == 'e') ADVANCE(321);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 260:
      if (lookahead == 'n') ADVANCE(322);
      END_STATE();
    case 261:
      if (lookahead == 'd') ADVANCE(323);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_keeps);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_keyed);
      END_STATE();
    case 264:
      if (lookahead == 'n') ADVANCE(324);
      END_STATE();
    case 265:
      if (lookahead == 'e') ADVANCE(325);
      END_STATE();
    case 266:
      if (lookahead == 'r') ADVANCE(326);
      END_STATE();
    case 267:
      if (lookahead == 'n') ADVANCE(327);
      END_STATE();
    case 268:
      if (lookahead == 'l') ADVANCE(328);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(anon_sym_newer);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(anon_sym_omits);
      END_STATE();
    case 271:
      if (lookahead == 'g') ADVANCE(329);
      END_STATE();
    case 272:
      if (lookahead == 'd') ADVANCE(330);
      END_STATE();
    case 273:
      if (lookahead == 'x') ADVANCE(331);
      END_STATE();
    case 274:
      if (lookahead == 't') ADVANCE(332);
      END_STATE();
    case 275:
      if (lookahead == 'c') ADVANCE(333);
      END_STATE();
    case 276:
      if (lookahead == 'c') ADVANCE(334);
      END_STATE();
    case 277:
      if (lookahead == 'l') ADVANCE(335);
      END_STATE();
    case 278:
      if (lookahead == 'l') ADVANCE(336);
      END_STATE();
    case 279:
      if (lookahead == 'e') ADVANCE(337);
      END_STATE();
    case 280:
      if (lookahead == 'e') ADVANCE(338);
      END_STATE();
    case 281:
      if (lookahead == 'c') ADVANCE(339);
      END_STATE();
    case 282:
      if (lookahead == 'r') ADVANCE(340);
      END_STATE();
    case 283:
      if (lookahead == 'e') ADVANCE(341);
      END_STATE();
    case 284:
      if (lookahead == 'n') ADVANCE(342);
      END_STATE();
    case 285:
      if (lookahead == 'n') ADVANCE(343);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(anon_sym_since);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(anon_sym_still);
      END_STATE();
    case 288:
      if (lookahead == 't') ADVANCE(344);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 290:
      if (lookahead == 's') ADVANCE(345);
      END_STATE();
    case 291:
      if (lookahead == 'i') ADVANCE(346);
      END_STATE();
    case 292:
      if (lookahead == 's') ADVANCE(347);
      END_STATE();
    case 293:
      if (lookahead == 'l') ADVANCE(348);
      END_STATE();
    case 294:
      if (lookahead == 'd') ADVANCE(349);
      END_STATE();
    case 295:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 296:
      if (lookahead == 'w') ADVANCE(351);
      END_STATE();
    case 297:
      if (lookahead == 'e') ADVANCE(352);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 299:
      if (lookahead == 't') ADVANCE(353);
      END_STATE();
    case 300:
      if (lookahead == 'o') ADVANCE(354);
      END_STATE();
    case 301:
      if (lookahead == 'd') ADVANCE(355);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 303:
      if (lookahead == 's') ADVANCE(356);
      END_STATE();
    case 304:
      if (lookahead == 'e') ADVANCE(357);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(anon_sym_access);
      END_STATE();
    case 306:
      if (lookahead == 'e') ADVANCE(358);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(359);
      END_STATE();
    case 308:
      if (lookahead == 'i') ADVANCE(360);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(anon_sym_coding);
      END_STATE();
    case 310:
      if (lookahead == 'i') ADVANCE(361);
      END_STATE();
    case 311:
      if (lookahead == 'i') ADVANCE(362);
      END_STATE();
    case 312:
      if (lookahead == 't') ADVANCE(363);
      END_STATE();
    case 313:
      if (lookahead == 'n') ADVANCE(364);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(anon_sym_extend);
      END_STATE();
    case 315:
      if (lookahead == 'a') ADVANCE(365);
      END_STATE();
    case 316:
      if (lookahead == 'c') ADVANCE(366);
      END_STATE();
    case 317:
      if (lookahead == 'i') ADVANCE(367);
      END_STATE();
    case 318:
      if (lookahead == 'l') ADVANCE(368);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 320:
      if (lookahead == 'd') ADVANCE(369);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 322:
      if (lookahead == 'a') ADVANCE(370);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(anon_sym_joined);
      END_STATE();
    case 324:
      if (lookahead == 't') ADVANCE(371);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(anon_sym_little);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(anon_sym_marker);
      END_STATE();
    case 327:
      if (lookahead == 'g') ADVANCE(372);
      END_STATE();
    case 328:
      if (lookahead == 'e') ADVANCE(373);
      END_STATE();
    case 329:
      if (lookahead == 'e') ADVANCE(374);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 332:
      if (lookahead == 'e') ADVANCE(375);
      END_STATE();
    case 333:
      if (lookahead == 'o') ADVANCE(376);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 335:
      if (lookahead == 'u') ADVANCE(377);
      END_STATE();
    case 336:
      if (lookahead == 't') ADVANCE(378);
      END_STATE();
    case 337:
      if (lookahead == 's') ADVANCE(379);
      END_STATE();
    case 338:
      if (lookahead == 'd') ADVANCE(380);
      END_STATE();
    case 339:
      if (lookahead == 'e') ADVANCE(381);
      END_STATE();
    case 340:
      if (lookahead == 'e') ADVANCE(382);
      END_STATE();
    case 341:
      if (lookahead == 'd') ADVANCE(383);
      END_STATE();
    case 342:
      if (lookahead == 'g') ADVANCE(384);
      END_STATE();
    case 343:
      if (lookahead == 't') ADVANCE(385);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(anon_sym_throws);
      END_STATE();
    case 346:
      if (lookahead == 'e') ADVANCE(386);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(anon_sym_treats);
      END_STATE();
    case 348:
      if (lookahead == 'i') ADVANCE(387);
      END_STATE();
    case 349:
      if (lookahead == 'i') ADVANCE(388);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(anon_sym_unique);
      END_STATE();
    case 351:
      if (lookahead == 'n') ADVANCE(389);
      END_STATE();
    case 352:
      if (lookahead == 'd') ADVANCE(390);
      END_STATE();
    case 353:
      if (lookahead == 't') ADVANCE(391);
      END_STATE();
    case 354:
      if (lookahead == 'n') ADVANCE(392);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(anon_sym_waived);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(anon_sym_writes);
      END_STATE();
    case 357:
      if (lookahead == 'n') ADVANCE(393);
      END_STATE();
    case 358:
      if (lookahead == 'd') ADVANCE(394);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(anon_sym_because);
      END_STATE();
    case 360:
      if (lookahead == 'n') ADVANCE(395);
      END_STATE();
    case 361:
      if (lookahead == 'o') ADVANCE(396);
      END_STATE();
    case 362:
      if (lookahead == 'n') ADVANCE(397);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 364:
      if (lookahead == 'a') ADVANCE(398);
      END_STATE();
    case 365:
      if (lookahead == 'l') ADVANCE(399);
      END_STATE();
    case 366:
      if (lookahead == 'k') ADVANCE(400);
      END_STATE();
    case 367:
      if (lookahead == 'v') ADVANCE(401);
      END_STATE();
    case 368:
      if (lookahead == 'y') ADVANCE(402);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(anon_sym_indexed);
      END_STATE();
    case 370:
      if (lookahead == 'l') ADVANCE(403);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(anon_sym_lenient);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(anon_sym_missing);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(anon_sym_mutable);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 376:
      if (lookahead == 'l') ADVANCE(404);
      END_STATE();
    case 377:
      if (lookahead == 'e') ADVANCE(405);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(anon_sym_rebuilt);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(anon_sym_refuses);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(anon_sym_renamed);
      END_STATE();
    case 381:
      if (lookahead == 'd') ADVANCE(406);
      END_STATE();
    case 382:
      if (lookahead == 'd') ADVANCE(407);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(anon_sym_retired);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(anon_sym_sending);
      END_STATE();
    case 385:
      if (lookahead == 'i') ADVANCE(408);
      END_STATE();
    case 386:
      if (lookahead == 'n') ADVANCE(409);
      END_STATE();
    case 387:
      if (lookahead == 'a') ADVANCE(410);
      END_STATE();
    case 388:
      if (lookahead == 't') ADVANCE(411);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(anon_sym_unknown);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(anon_sym_unowned);
      END_STATE();
    case 391:
      if (lookahead == 'e') ADVANCE(412);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_version);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(anon_sym_written);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(anon_sym_archived);
      END_STATE();
    case 395:
      if (lookahead == 'g') ADVANCE(413);
      END_STATE();
    case 396:
      if (lookahead == 'n') ADVANCE(414);
      END_STATE();
    case 397:
      if (lookahead == 'g') ADVANCE(415);
      END_STATE();
    case 398:
      if (lookahead == 'r') ADVANCE(416);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(anon_sym_fallback);
      END_STATE();
    case 401:
      if (lookahead == 'a') ADVANCE(417);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(anon_sym_formerly);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(anon_sym_rawValue);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(anon_sym_replaced);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 408:
      if (lookahead == 'a') ADVANCE(418);
      END_STATE();
    case 409:
      if (lookahead == 't') ADVANCE(419);
      END_STATE();
    case 410:
      if (lookahead == 's') ADVANCE(420);
      END_STATE();
    case 411:
      if (lookahead == 'i') ADVANCE(421);
      END_STATE();
    case 412:
      if (lookahead == 'n') ADVANCE(422);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 414:
      if (lookahead == 'a') ADVANCE(423);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 416:
      if (lookahead == 'y') ADVANCE(424);
      END_STATE();
    case 417:
      if (lookahead == 't') ADVANCE(425);
      END_STATE();
    case 418:
      if (lookahead == 'l') ADVANCE(426);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(anon_sym_transient);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 421:
      if (lookahead == 'o') ADVANCE(427);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(anon_sym_unwritten);
      END_STATE();
    case 423:
      if (lookahead == 'l') ADVANCE(428);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(anon_sym_dictionary);
      END_STATE();
    case 425:
      if (lookahead == 'e') ADVANCE(429);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(anon_sym_sequential);
      END_STATE();
    case 427:
      if (lookahead == 'n') ADVANCE(430);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(anon_sym_conditional);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    case 430:
      if (lookahead == 'a') ADVANCE(431);
      END_STATE();
    case 431:
      if (lookahead == 'l') ADVANCE(432);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(anon_sym_unconditional);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 0, .external_lex_state = 2},
  [2] = {.lex_state = 0, .external_lex_state = 3},
  [3] = {.lex_state = 20, .external_lex_state = 3},
  [4] = {.lex_state = 20, .external_lex_state = 3},
  [5] = {.lex_state = 20, .external_lex_state = 3},
  [6] = {.lex_state = 20, .external_lex_state = 3},
  [7] = {.lex_state = 20, .external_lex_state = 3},
  [8] = {.lex_state = 0, .external_lex_state = 3},
  [9] = {.lex_state = 20, .external_lex_state = 3},
  [10] = {.lex_state = 0, .external_lex_state = 2},
  [11] = {.lex_state = 0, .external_lex_state = 2},
  [12] = {.lex_state = 0, .external_lex_state = 2},
  [13] = {.lex_state = 0, .external_lex_state = 3},
  [14] = {.lex_state = 0, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 3},
  [16] = {.lex_state = 0, .external_lex_state = 3},
  [17] = {.lex_state = 0, .external_lex_state = 3},
  [18] = {.lex_state = 0, .external_lex_state = 3},
  [19] = {.lex_state = 0, .external_lex_state = 2},
  [20] = {.lex_state = 0, .external_lex_state = 2},
  [21] = {.lex_state = 0, .external_lex_state = 2},
  [22] = {.lex_state = 0, .external_lex_state = 3},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 0, .external_lex_state = 3},
  [25] = {.lex_state = 0, .external_lex_state = 3},
  [26] = {.lex_state = 0, .external_lex_state = 2},
  [27] = {.lex_state = 0, .external_lex_state = 2},
  [28] = {.lex_state = 0, .external_lex_state = 3},
  [29] = {.lex_state = 0, .external_lex_state = 3},
  [30] = {.lex_state = 0, .external_lex_state = 2},
  [31] = {.lex_state = 0, .external_lex_state = 2},
  [32] = {.lex_state = 0, .external_lex_state = 3},
  [33] = {.lex_state = 0, .external_lex_state = 3},
  [34] = {.lex_state = 0, .external_lex_state = 3},
  [35] = {.lex_state = 0, .external_lex_state = 3},
  [36] = {.lex_state = 0, .external_lex_state = 3},
  [37] = {.lex_state = 0, .external_lex_state = 3},
  [38] = {.lex_state = 0, .external_lex_state = 3},
  [39] = {.lex_state = 0, .external_lex_state = 3},
  [40] = {.lex_state = 0, .external_lex_state = 2},
  [41] = {.lex_state = 0, .external_lex_state = 3},
  [42] = {.lex_state = 0, .external_lex_state = 2},
  [43] = {.lex_state = 0, .external_lex_state = 3},
  [44] = {.lex_state = 0, .external_lex_state = 3},
  [45] = {.lex_state = 0, .external_lex_state = 3},
  [46] = {.lex_state = 0, .external_lex_state = 2},
  [47] = {.lex_state = 0, .external_lex_state = 2},
  [48] = {.lex_state = 0, .external_lex_state = 3},
  [49] = {.lex_state = 0, .external_lex_state = 2},
  [50] = {.lex_state = 0, .external_lex_state = 2},
  [51] = {.lex_state = 0, .external_lex_state = 2},
  [52] = {.lex_state = 20, .external_lex_state = 2},
  [53] = {.lex_state = 0, .external_lex_state = 3},
  [54] = {.lex_state = 0, .external_lex_state = 3},
  [55] = {.lex_state = 0, .external_lex_state = 3},
  [56] = {.lex_state = 0, .external_lex_state = 3},
  [57] = {.lex_state = 0, .external_lex_state = 3},
  [58] = {.lex_state = 0, .external_lex_state = 2},
  [59] = {.lex_state = 0, .external_lex_state = 2},
  [60] = {.lex_state = 20, .external_lex_state = 2},
  [61] = {.lex_state = 0, .external_lex_state = 3},
  [62] = {.lex_state = 20, .external_lex_state = 2},
  [63] = {.lex_state = 20, .external_lex_state = 2},
  [64] = {.lex_state = 0, .external_lex_state = 3},
  [65] = {.lex_state = 0, .external_lex_state = 3},
  [66] = {.lex_state = 0, .external_lex_state = 2},
  [67] = {.lex_state = 0, .external_lex_state = 3},
  [68] = {.lex_state = 20, .external_lex_state = 2},
  [69] = {.lex_state = 0, .external_lex_state = 3},
  [70] = {.lex_state = 20, .external_lex_state = 2},
  [71] = {.lex_state = 0, .external_lex_state = 3},
  [72] = {.lex_state = 0, .external_lex_state = 3},
  [73] = {.lex_state = 0, .external_lex_state = 3},
  [74] = {.lex_state = 0, .external_lex_state = 3},
  [75] = {.lex_state = 0, .external_lex_state = 3},
  [76] = {.lex_state = 0, .external_lex_state = 3},
  [77] = {.lex_state = 0, .external_lex_state = 3},
  [78] = {.lex_state = 0, .external_lex_state = 3},
  [79] = {.lex_state = 0, .external_lex_state = 3},
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
  [90] = {.lex_state = 0, .external_lex_state = 2},
  [91] = {.lex_state = 0, .external_lex_state = 3},
  [92] = {.lex_state = 0, .external_lex_state = 2},
  [93] = {.lex_state = 0, .external_lex_state = 2},
  [94] = {.lex_state = 0, .external_lex_state = 2},
  [95] = {.lex_state = 0, .external_lex_state = 2},
  [96] = {.lex_state = 0, .external_lex_state = 2},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 2},
  [99] = {.lex_state = 0, .external_lex_state = 3},
  [100] = {.lex_state = 0, .external_lex_state = 3},
  [101] = {.lex_state = 0, .external_lex_state = 3},
  [102] = {.lex_state = 0, .external_lex_state = 3},
  [103] = {.lex_state = 0, .external_lex_state = 3},
  [104] = {.lex_state = 0, .external_lex_state = 3},
  [105] = {.lex_state = 0, .external_lex_state = 3},
  [106] = {.lex_state = 0, .external_lex_state = 3},
  [107] = {.lex_state = 0, .external_lex_state = 3},
  [108] = {.lex_state = 0, .external_lex_state = 2},
  [109] = {.lex_state = 0, .external_lex_state = 3},
  [110] = {.lex_state = 0, .external_lex_state = 3},
  [111] = {.lex_state = 0, .external_lex_state = 2},
  [112] = {.lex_state = 0, .external_lex_state = 2},
  [113] = {.lex_state = 0, .external_lex_state = 3},
  [114] = {.lex_state = 0, .external_lex_state = 3},
  [115] = {.lex_state = 0, .external_lex_state = 2},
  [116] = {.lex_state = 0, .external_lex_state = 2},
  [117] = {.lex_state = 0, .external_lex_state = 3},
  [118] = {.lex_state = 0, .external_lex_state = 3},
  [119] = {.lex_state = 0, .external_lex_state = 3},
  [120] = {.lex_state = 0, .external_lex_state = 2},
  [121] = {.lex_state = 0, .external_lex_state = 4},
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
  [304] = {.lex_state = 2, .external_lex_state = 5},
  [305] = {.lex_state = 2, .external_lex_state = 5},
  [306] = {.lex_state = 0, .external_lex_state = 2},
  [307] = {.lex_state = 0, .external_lex_state = 2},
  [308] = {.lex_state = 0, .external_lex_state = 2},
  [309] = {.lex_state = 0, .external_lex_state = 2},
  [310] = {.lex_state = 0, .external_lex_state = 2},
  [311] = {.lex_state = 0, .external_lex_state = 2},
  [312] = {.lex_state = 0, .external_lex_state = 2},
  [313] = {.lex_state = 0, .external_lex_state = 2},
  [314] = {.lex_state = 0, .external_lex_state = 2},
  [315] = {.lex_state = 0, .external_lex_state = 2},
  [316] = {.lex_state = 0, .external_lex_state = 2},
  [317] = {.lex_state = 0, .external_lex_state = 2},
  [318] = {.lex_state = 0, .external_lex_state = 2},
  [319] = {.lex_state = 0, .external_lex_state = 2},
  [320] = {.lex_state = 0, .external_lex_state = 2},
  [321] = {.lex_state = 0, .external_lex_state = 2},
  [322] = {.lex_state = 0, .external_lex_state = 2},
  [323] = {.lex_state = 2, .external_lex_state = 5},
  [324] = {.lex_state = 0, .external_lex_state = 2},
  [325] = {.lex_state = 0, .external_lex_state = 2},
  [326] = {.lex_state = 2, .external_lex_state = 5},
  [327] = {.lex_state = 2, .external_lex_state = 5},
  [328] = {.lex_state = 2, .external_lex_state = 5},
  [329] = {.lex_state = 2, .external_lex_state = 5},
  [330] = {.lex_state = 2, .external_lex_state = 5},
  [331] = {.lex_state = 2, .external_lex_state = 5},
  [332] = {.lex_state = 2, .external_lex_state = 5},
  [333] = {.lex_state = 2, .external_lex_state = 5},
  [334] = {.lex_state = 2, .external_lex_state = 5},
  [335] = {.lex_state = 2, .external_lex_state = 5},
  [336] = {.lex_state = 2, .external_lex_state = 5},
  [337] = {.lex_state = 2, .external_lex_state = 5},
  [338] = {.lex_state = 2, .external_lex_state = 5},
  [339] = {.lex_state = 2, .external_lex_state = 5},
  [340] = {.lex_state = 2, .external_lex_state = 5},
  [341] = {.lex_state = 2, .external_lex_state = 5},
  [342] = {.lex_state = 2, .external_lex_state = 5},
  [343] = {.lex_state = 2, .external_lex_state = 5},
  [344] = {.lex_state = 2, .external_lex_state = 5},
  [345] = {.lex_state = 2, .external_lex_state = 5},
  [346] = {.lex_state = 2, .external_lex_state = 5},
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
  [409] = {.lex_state = 0, .external_lex_state = 2},
  [410] = {.lex_state = 0, .external_lex_state = 2},
  [411] = {.lex_state = 0, .external_lex_state = 2},
  [412] = {.lex_state = 0, .external_lex_state = 2},
  [413] = {.lex_state = 0, .external_lex_state = 2},
  [414] = {.lex_state = 0, .external_lex_state = 2},
  [415] = {.lex_state = 0, .external_lex_state = 2},
  [416] = {.lex_state = 0, .external_lex_state = 2},
  [417] = {.lex_state = 0, .external_lex_state = 2},
  [418] = {.lex_state = 0, .external_lex_state = 2},
  [419] = {.lex_state = 0, .external_lex_state = 2},
  [420] = {.lex_state = 0, .external_lex_state = 2},
  [421] = {.lex_state = 0, .external_lex_state = 2},
  [422] = {.lex_state = 0, .external_lex_state = 2},
  [423] = {.lex_state = 0, .external_lex_state = 2},
  [424] = {.lex_state = 0, .external_lex_state = 2},
  [425] = {.lex_state = 0, .external_lex_state = 2},
  [426] = {.lex_state = 0, .external_lex_state = 2},
  [427] = {.lex_state = 0, .external_lex_state = 2},
  [428] = {.lex_state = 0, .external_lex_state = 2},
  [429] = {.lex_state = 0, .external_lex_state = 2},
  [430] = {.lex_state = 20, .external_lex_state = 2},
  [431] = {.lex_state = 0, .external_lex_state = 2},
  [432] = {.lex_state = 0, .external_lex_state = 2},
  [433] = {.lex_state = 0, .external_lex_state = 2},
  [434] = {.lex_state = 0, .external_lex_state = 2},
  [435] = {.lex_state = 0, .external_lex_state = 2},
  [436] = {.lex_state = 0, .external_lex_state = 2},
  [437] = {.lex_state = 0, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 0, .external_lex_state = 2},
  [440] = {.lex_state = 0, .external_lex_state = 2},
  [441] = {.lex_state = 0, .external_lex_state = 2},
  [442] = {.lex_state = 1, .external_lex_state = 2},
  [443] = {.lex_state = 0, .external_lex_state = 2},
  [444] = {.lex_state = 20, .external_lex_state = 2},
  [445] = {.lex_state = 0, .external_lex_state = 2},
  [446] = {.lex_state = 0, .external_lex_state = 2},
  [447] = {.lex_state = 1, .external_lex_state = 2},
  [448] = {.lex_state = 0, .external_lex_state = 2},
  [449] = {.lex_state = 20, .external_lex_state = 2},
  [450] = {.lex_state = 1, .external_lex_state = 2},
  [451] = {.lex_state = 0, .external_lex_state = 2},
  [452] = {.lex_state = 0, .external_lex_state = 2},
  [453] = {.lex_state = 0, .external_lex_state = 2},
  [454] = {.lex_state = 0, .external_lex_state = 2},
  [455] = {.lex_state = 0, .external_lex_state = 2},
  [456] = {.lex_state = 1, .external_lex_state = 2},
  [457] = {.lex_state = 1, .external_lex_state = 2},
  [458] = {.lex_state = 0, .external_lex_state = 2},
  [459] = {.lex_state = 0, .external_lex_state = 2},
  [460] = {.lex_state = 20, .external_lex_state = 2},
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
  [484] = {.lex_state = 0, .external_lex_state = 2},
  [485] = {.lex_state = 0, .external_lex_state = 2},
  [486] = {.lex_state = 0, .external_lex_state = 2},
  [487] = {.lex_state = 0, .external_lex_state = 2},
  [488] = {.lex_state = 0, .external_lex_state = 2},
  [489] = {.lex_state = 0, .external_lex_state = 2},
  [490] = {.lex_state = 20, .external_lex_state = 2},
  [491] = {.lex_state = 0, .external_lex_state = 2},
  [492] = {.lex_state = 0, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 0, .external_lex_state = 2},
  [495] = {.lex_state = 20, .external_lex_state = 2},
  [496] = {.lex_state = 0, .external_lex_state = 2},
  [497] = {.lex_state = 0, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 0, .external_lex_state = 2},
  [500] = {.lex_state = 0, .external_lex_state = 2},
  [501] = {.lex_state = 0, .external_lex_state = 2},
  [502] = {.lex_state = 0, .external_lex_state = 2},
  [503] = {.lex_state = 0, .external_lex_state = 2},
  [504] = {.lex_state = 0, .external_lex_state = 2},
  [505] = {.lex_state = 20, .external_lex_state = 2},
  [506] = {.lex_state = 0, .external_lex_state = 2},
  [507] = {.lex_state = 0, .external_lex_state = 2},
  [508] = {.lex_state = 0, .external_lex_state = 2},
  [509] = {.lex_state = 0, .external_lex_state = 2},
  [510] = {.lex_state = 0, .external_lex_state = 2},
  [511] = {.lex_state = 0, .external_lex_state = 2},
  [512] = {.lex_state = 0, .external_lex_state = 2},
  [513] = {.lex_state = 0, .external_lex_state = 2},
  [514] = {.lex_state = 0, .external_lex_state = 2},
  [515] = {.lex_state = 0, .external_lex_state = 2},
  [516] = {.lex_state = 20, .external_lex_state = 2},
  [517] = {.lex_state = 0, .external_lex_state = 2},
  [518] = {.lex_state = 0, .external_lex_state = 2},
  [519] = {.lex_state = 20, .external_lex_state = 2},
  [520] = {.lex_state = 0, .external_lex_state = 2},
  [521] = {.lex_state = 0, .external_lex_state = 2},
  [522] = {.lex_state = 0, .external_lex_state = 2},
  [523] = {.lex_state = 0, .external_lex_state = 2},
  [524] = {.lex_state = 0, .external_lex_state = 2},
  [525] = {.lex_state = 0, .external_lex_state = 2},
  [526] = {.lex_state = 0, .external_lex_state = 2},
  [527] = {.lex_state = 0, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 0, .external_lex_state = 2},
  [530] = {.lex_state = 0, .external_lex_state = 2},
  [531] = {.lex_state = 0, .external_lex_state = 2},
  [532] = {.lex_state = 0, .external_lex_state = 2},
  [533] = {.lex_state = 0, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 20, .external_lex_state = 2},
  [536] = {.lex_state = 20, .external_lex_state = 2},
  [537] = {.lex_state = 20, .external_lex_state = 2},
  [538] = {.lex_state = 20, .external_lex_state = 2},
  [539] = {.lex_state = 20, .external_lex_state = 2},
  [540] = {.lex_state = 0, .external_lex_state = 2},
  [541] = {.lex_state = 20, .external_lex_state = 2},
  [542] = {.lex_state = 0, .external_lex_state = 2},
  [543] = {.lex_state = 0, .external_lex_state = 2},
  [544] = {.lex_state = 0, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 20, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 20, .external_lex_state = 2},
  [551] = {.lex_state = 0, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 0, .external_lex_state = 2},
  [555] = {.lex_state = 0, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 0, .external_lex_state = 2},
  [560] = {.lex_state = 20, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 0, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 0, .external_lex_state = 2},
  [565] = {.lex_state = 20, .external_lex_state = 2},
  [566] = {.lex_state = 20, .external_lex_state = 2},
  [567] = {.lex_state = 0, .external_lex_state = 2},
  [568] = {.lex_state = 20, .external_lex_state = 2},
  [569] = {.lex_state = 0, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 2},
  [571] = {.lex_state = 20, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 0, .external_lex_state = 2},
  [574] = {.lex_state = 0, .external_lex_state = 2},
  [575] = {.lex_state = 0, .external_lex_state = 2},
  [576] = {.lex_state = 20, .external_lex_state = 2},
  [577] = {.lex_state = 0, .external_lex_state = 2},
  [578] = {.lex_state = 0, .external_lex_state = 2},
  [579] = {.lex_state = 0, .external_lex_state = 2},
  [580] = {.lex_state = 0, .external_lex_state = 2},
  [581] = {.lex_state = 0, .external_lex_state = 2},
  [582] = {.lex_state = 0, .external_lex_state = 2},
  [583] = {.lex_state = 20, .external_lex_state = 2},
  [584] = {.lex_state = 20, .external_lex_state = 2},
  [585] = {.lex_state = 0, .external_lex_state = 2},
  [586] = {.lex_state = 0, .external_lex_state = 2},
  [587] = {.lex_state = 0, .external_lex_state = 2},
  [588] = {.lex_state = 0, .external_lex_state = 2},
  [589] = {.lex_state = 0, .external_lex_state = 2},
  [590] = {.lex_state = 0, .external_lex_state = 2},
  [591] = {.lex_state = 0, .external_lex_state = 2},
  [592] = {.lex_state = 0, .external_lex_state = 2},
  [593] = {.lex_state = 0, .external_lex_state = 2},
  [594] = {.lex_state = 0, .external_lex_state = 2},
  [595] = {.lex_state = 0, .external_lex_state = 2},
  [596] = {.lex_state = 0, .external_lex_state = 2},
  [597] = {.lex_state = 0, .external_lex_state = 2},
  [598] = {.lex_state = 0, .external_lex_state = 2},
  [599] = {.lex_state = 0, .external_lex_state = 2},
  [600] = {.lex_state = 20, .external_lex_state = 2},
  [601] = {.lex_state = 0, .external_lex_state = 2},
  [602] = {.lex_state = 0, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 0, .external_lex_state = 2},
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
  [616] = {.lex_state = 4, .external_lex_state = 2},
  [617] = {.lex_state = 0, .external_lex_state = 2},
  [618] = {.lex_state = 0, .external_lex_state = 2},
  [619] = {.lex_state = 0, .external_lex_state = 2},
  [620] = {.lex_state = 20, .external_lex_state = 2},
  [621] = {.lex_state = 0, .external_lex_state = 2},
  [622] = {.lex_state = 0, .external_lex_state = 3},
  [623] = {.lex_state = 20, .external_lex_state = 2},
  [624] = {.lex_state = 0, .external_lex_state = 2},
  [625] = {.lex_state = 0, .external_lex_state = 2},
  [626] = {.lex_state = 20, .external_lex_state = 2},
  [627] = {.lex_state = 20, .external_lex_state = 2},
  [628] = {.lex_state = 0, .external_lex_state = 2},
  [629] = {.lex_state = 0, .external_lex_state = 2},
  [630] = {.lex_state = 20, .external_lex_state = 2},
  [631] = {.lex_state = 0, .external_lex_state = 2},
  [632] = {.lex_state = 20, .external_lex_state = 2},
  [633] = {.lex_state = 0, .external_lex_state = 2},
  [634] = {.lex_state = 0, .external_lex_state = 2},
  [635] = {.lex_state = 0, .external_lex_state = 2},
  [636] = {.lex_state = 0, .external_lex_state = 2},
  [637] = {.lex_state = 0, .external_lex_state = 2},
  [638] = {.lex_state = 0, .external_lex_state = 2},
  [639] = {.lex_state = 0, .external_lex_state = 2},
  [640] = {.lex_state = 0, .external_lex_state = 2},
  [641] = {.lex_state = 0, .external_lex_state = 2},
  [642] = {.lex_state = 20, .external_lex_state = 2},
  [643] = {.lex_state = 0, .external_lex_state = 2},
  [644] = {.lex_state = 0, .external_lex_state = 2},
  [645] = {.lex_state = 0, .external_lex_state = 2},
  [646] = {.lex_state = 0, .external_lex_state = 2},
  [647] = {.lex_state = 0, .external_lex_state = 2},
  [648] = {.lex_state = 0, .external_lex_state = 2},
  [649] = {.lex_state = 0, .external_lex_state = 2},
  [650] = {.lex_state = 0, .external_lex_state = 2},
  [651] = {.lex_state = 0, .external_lex_state = 2},
  [652] = {.lex_state = 0, .external_lex_state = 2},
  [653] = {.lex_state = 0, .external_lex_state = 2},
  [654] = {.lex_state = 0, .external_lex_state = 2},
  [655] = {.lex_state = 20, .external_lex_state = 2},
  [656] = {.lex_state = 20, .external_lex_state = 2},
  [657] = {.lex_state = 0, .external_lex_state = 2},
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
    [anon_sym_lenient] = ACTIONS(1),
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
    [anon_sym_dictionary] = ACTIONS(1),
    [anon_sym_version] = ACTIONS(1),
    [anon_sym_key] = ACTIONS(1),
    [anon_sym_boxed] = ACTIONS(1),
    [anon_sym_unwritten] = ACTIONS(1),
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
    [anon_sym_rebuilt] = ACTIONS(1),
    [anon_sym_via] = ACTIONS(1),
    [anon_sym_renamed] = ACTIONS(1),
    [anon_sym_keys] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_let] = ACTIONS(1),
    [anon_sym_var] = ACTIONS(1),
    [anon_sym_set] = ACTIONS(1),
    [anon_sym_rawValue] = ACTIONS(1),
    [anon_sym_required] = ACTIONS(1),
    [anon_sym_if] = ACTIONS(1),
    [anon_sym_missing] = ACTIONS(1),
    [anon_sym_fallback] = ACTIONS(1),
    [anon_sym_also] = ACTIONS(1),
    [anon_sym_until] = ACTIONS(1),
    [anon_sym_since] = ACTIONS(1),
    [anon_sym_treats] = ACTIONS(1),
    [anon_sym_conditional] = ACTIONS(1),
    [anon_sym_unconditional] = ACTIONS(1),
    [anon_sym_joined] = ACTIONS(1),
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
    [sym_source_file] = STATE(594),
    [sym__rule_of_file] = STATE(31),
    [sym_import] = STATE(31),
    [sym_access] = STATE(31),
    [sym_archived_prefix] = STATE(31),
    [sym_nil_rule] = STATE(31),
    [sym_lenient_rule] = STATE(31),
    [sym_level] = STATE(310),
    [sym_waiver] = STATE(31),
    [sym__declaration] = STATE(31),
    [aux_sym__modifiers] = STATE(303),
    [sym_class_declaration] = STATE(31),
    [sym_extension_declaration] = STATE(31),
    [sym_struct_declaration] = STATE(31),
    [sym_enum_declaration] = STATE(31),
    [sym_bits_declaration] = STATE(31),
    [sym_type_alias] = STATE(31),
    [sym_external_declaration] = STATE(31),
    [sym_setter] = STATE(303),
    [sym_attribute] = STATE(303),
    [aux_sym_source_file_repeat1] = STATE(31),
    [ts_builtin_sym_end] = ACTIONS(7),
    [anon_sym_import] = ACTIONS(9),
    [anon_sym_access] = ACTIONS(11),
    [anon_sym_archived] = ACTIONS(13),
    [anon_sym_writes] = ACTIONS(15),
    [anon_sym_lenient] = ACTIONS(17),
    [anon_sym_public] = ACTIONS(19),
    [anon_sym_package] = ACTIONS(19),
    [anon_sym_internal] = ACTIONS(19),
    [anon_sym_private] = ACTIONS(19),
    [anon_sym_fileprivate] = ACTIONS(19),
    [anon_sym_waived] = ACTIONS(21),
    [anon_sym_open] = ACTIONS(23),
    [anon_sym_final] = ACTIONS(23),
    [anon_sym_transient] = ACTIONS(23),
    [anon_sym_weak] = ACTIONS(23),
    [anon_sym_unowned] = ACTIONS(23),
    [anon_sym_class] = ACTIONS(25),
    [anon_sym_extend] = ACTIONS(27),
    [anon_sym_struct] = ACTIONS(29),
    [anon_sym_enum] = ACTIONS(31),
    [anon_sym_bits] = ACTIONS(33),
    [anon_sym_typealias] = ACTIONS(35),
    [anon_sym_external] = ACTIONS(37),
    [anon_sym_AT] = ACTIONS(39),
    [sym_documentation] = ACTIONS(3),
    [sym_comment] = ACTIONS(5),
    [sym_block_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(43), 1,
      anon_sym_key,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    STATE(17), 1,
      aux_sym_type_name_repeat1,
    STATE(18), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [69] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(55), 1,
      anon_sym_DASH_GT,
    STATE(460), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(53), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(51), 43,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [136] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(57), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(59), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [196] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(61), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(63), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [256] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(67), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [316] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(71), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [376] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(75), 1,
      anon_sym_key,
    STATE(23), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [440] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(77), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(79), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [500] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_DOT,
    STATE(11), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(81), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [561] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(87), 1,
      anon_sym_DOT,
    STATE(11), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(85), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [622] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_DOT,
    STATE(10), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(90), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [683] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(92), 1,
      anon_sym_as,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(100), 1,
      anon_sym_EQ,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(126), 1,
      sym_swift_block,
    STATE(61), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(98), 20,
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
  [778] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(92), 1,
      anon_sym_as,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(130), 1,
      anon_sym_EQ,
    ACTIONS(132), 1,
      sym_swift_block,
    STATE(67), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(74), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(128), 20,
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
  [873] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(75), 1,
      anon_sym_key,
    ACTIONS(134), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [936] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(139), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(137), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [999] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(143), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(141), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1062] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(143), 1,
      anon_sym_key,
    STATE(16), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(141), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1125] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(145), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1181] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(85), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1237] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(147), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1293] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(151), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(149), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1351] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(155), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(153), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1409] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(159), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1467] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(163), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1528] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(165), 1,
      ts_builtin_sym_end,
    ACTIONS(167), 1,
      anon_sym_import,
    ACTIONS(170), 1,
      anon_sym_access,
    ACTIONS(173), 1,
      anon_sym_archived,
    ACTIONS(176), 1,
      anon_sym_writes,
    ACTIONS(179), 1,
      anon_sym_lenient,
    ACTIONS(185), 1,
      anon_sym_waived,
    ACTIONS(191), 1,
      anon_sym_class,
    ACTIONS(194), 1,
      anon_sym_extend,
    ACTIONS(197), 1,
      anon_sym_struct,
    ACTIONS(200), 1,
      anon_sym_enum,
    ACTIONS(203), 1,
      anon_sym_bits,
    ACTIONS(206), 1,
      anon_sym_typealias,
    ACTIONS(209), 1,
      anon_sym_external,
    ACTIONS(212), 1,
      anon_sym_AT,
    STATE(310), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(303), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(182), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(188), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(26), 16,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_lenient_rule,
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
  [1621] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    ACTIONS(217), 1,
      anon_sym_LT,
    STATE(47), 1,
      aux_sym_type_name_repeat1,
    STATE(50), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [1684] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(221), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(219), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [1743] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(225), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(223), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1800] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(229), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(227), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1857] = 22,
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
    ACTIONS(17), 1,
      anon_sym_lenient,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(25), 1,
      anon_sym_class,
    ACTIONS(27), 1,
      anon_sym_extend,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(35), 1,
      anon_sym_typealias,
    ACTIONS(37), 1,
      anon_sym_external,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(231), 1,
      ts_builtin_sym_end,
    STATE(310), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(303), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(23), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(26), 16,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_lenient_rule,
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
  [1950] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(235), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(233), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2011] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(239), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(237), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [2070] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(243), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(241), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2127] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(247), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(245), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2184] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(251), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(249), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2245] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(255), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(253), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2306] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(259), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(257), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2363] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(263), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(261), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2420] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(217), 1,
      anon_sym_LT,
    STATE(66), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [2478] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(265), 1,
      anon_sym_key,
    ACTIONS(267), 1,
      anon_sym_DOT,
    STATE(45), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(90), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2538] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(269), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [2592] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(273), 1,
      anon_sym_key,
    ACTIONS(275), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(271), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2654] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(277), 1,
      anon_sym_key,
    ACTIONS(279), 1,
      anon_sym_DOT,
    STATE(44), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(85), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2714] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(267), 1,
      anon_sym_DOT,
    ACTIONS(282), 1,
      anon_sym_key,
    STATE(44), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(81), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2774] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(284), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [2828] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    STATE(49), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(141), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [2885] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(277), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(85), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_AT,
  [2940] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(286), 1,
      anon_sym_DOT,
    STATE(49), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [2997] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    STATE(51), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(141), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3054] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    STATE(49), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(137), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3111] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(291), 1,
      anon_sym_DASH_GT,
    STATE(449), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(289), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(51), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3170] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(295), 1,
      anon_sym_COLON,
    ACTIONS(297), 1,
      anon_sym_COMMA,
    ACTIONS(299), 1,
      anon_sym_key,
    STATE(56), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(293), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3231] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(124), 1,
      anon_sym_AMP,
    ACTIONS(303), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(122), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(301), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3290] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(307), 1,
      anon_sym_COMMA,
    ACTIONS(310), 1,
      anon_sym_key,
    STATE(55), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(305), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3349] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(297), 1,
      anon_sym_COMMA,
    ACTIONS(314), 1,
      anon_sym_COLON,
    ACTIONS(316), 1,
      anon_sym_key,
    STATE(55), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(312), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3410] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(318), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(145), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3464] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3516] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(149), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3568] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3620] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(322), 1,
      anon_sym_EQ,
    ACTIONS(324), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(75), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
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
  [3702] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(67), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3754] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(71), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3806] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(326), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(147), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3860] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(328), 1,
      anon_sym_LPAREN,
    ACTIONS(330), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(227), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3916] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(153), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
  [3968] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(334), 1,
      anon_sym_EQ,
    ACTIONS(336), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(81), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(332), 20,
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
  [4050] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(79), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [4102] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(310), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(305), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4156] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(59), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [4208] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(340), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(83), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(338), 20,
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
  [4287] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(344), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(73), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(342), 20,
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
  [4366] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(348), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(346), 20,
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
  [4445] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(336), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(332), 20,
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
  [4524] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(352), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(350), 20,
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
  [4603] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(324), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
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
  [4682] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(356), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(354), 20,
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
  [4761] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(358), 1,
      anon_sym_writes,
    ACTIONS(366), 1,
      anon_sym_key,
    ACTIONS(372), 1,
      anon_sym_omits,
    ACTIONS(375), 1,
      anon_sym_rebuilt,
    ACTIONS(378), 1,
      anon_sym_renamed,
    ACTIONS(381), 1,
      anon_sym_if,
    ACTIONS(384), 1,
      anon_sym_fallback,
    ACTIONS(387), 1,
      anon_sym_also,
    ACTIONS(393), 1,
      anon_sym_treats,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(369), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(390), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(361), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(364), 21,
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
  [4838] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(398), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(396), 20,
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
  [4917] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(400), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(269), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4970] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(404), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(402), 20,
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
  [5049] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(408), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(406), 20,
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
  [5128] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(412), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(410), 20,
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
  [5207] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(414), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(284), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5260] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_writes,
    ACTIONS(102), 1,
      anon_sym_key,
    ACTIONS(106), 1,
      anon_sym_omits,
    ACTIONS(108), 1,
      anon_sym_rebuilt,
    ACTIONS(110), 1,
      anon_sym_renamed,
    ACTIONS(112), 1,
      anon_sym_if,
    ACTIONS(114), 1,
      anon_sym_fallback,
    ACTIONS(116), 1,
      anon_sym_also,
    ACTIONS(120), 1,
      anon_sym_treats,
    ACTIONS(418), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(104), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(118), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(79), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(96), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(416), 20,
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
  [5339] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(422), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(420), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5391] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(424), 1,
      anon_sym_as,
    ACTIONS(428), 1,
      anon_sym_key,
    ACTIONS(430), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(426), 37,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5447] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(434), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(432), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5499] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(436), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5551] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(257), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5600] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5651] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(223), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5700] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(219), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5751] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5804] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(448), 1,
      anon_sym_COMMA,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(305), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5857] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(249), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [5910] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(453), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(451), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5961] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(245), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6010] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(428), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(426), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6061] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(457), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(455), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6112] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(461), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(459), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6163] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(465), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(463), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6214] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(469), 1,
      anon_sym_key,
    ACTIONS(471), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(467), 37,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6267] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(475), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(473), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6318] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(479), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(477), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6369] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(483), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(481), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6420] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(487), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(485), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6471] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(261), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6520] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(491), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(489), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6571] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(495), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(493), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6622] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(237), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6673] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(233), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6726] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(499), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(497), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6777] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(503), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(501), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6828] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(241), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6877] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(253), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [6930] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(507), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(505), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6981] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(509), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7032] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(515), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(513), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
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
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7083] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(305), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7131] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(521), 1,
      sym_attribute_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(519), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(517), 31,
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
  [7182] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(525), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(523), 31,
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
  [7230] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(529), 1,
      anon_sym_as,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(533), 1,
      anon_sym_from,
    ACTIONS(535), 1,
      anon_sym_LPAREN,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    STATE(142), 1,
      sym_parameters,
    STATE(200), 1,
      sym__heritage,
    STATE(254), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(202), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(527), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7293] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(529), 1,
      anon_sym_as,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(535), 1,
      anon_sym_LPAREN,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(541), 1,
      anon_sym_from,
    STATE(143), 1,
      sym_parameters,
    STATE(194), 1,
      sym__heritage,
    STATE(253), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(178), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(539), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7356] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(543), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7399] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(545), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7442] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(547), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [7485] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(551), 1,
      anon_sym_RBRACE,
    ACTIONS(555), 1,
      anon_sym_retired,
    ACTIONS(557), 1,
      anon_sym_swift,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(553), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(320), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(549), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(134), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7553] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(513), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7595] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7637] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(562), 1,
      anon_sym_waived,
    ACTIONS(568), 1,
      anon_sym_struct,
    ACTIONS(571), 1,
      anon_sym_enum,
    ACTIONS(574), 1,
      anon_sym_bits,
    ACTIONS(577), 1,
      anon_sym_RBRACE,
    ACTIONS(582), 1,
      anon_sym_retired,
    ACTIONS(585), 1,
      anon_sym_swift,
    ACTIONS(588), 1,
      anon_sym_AT,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(579), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(320), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(559), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(565), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(131), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7705] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(493), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7747] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(489), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7789] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(555), 1,
      anon_sym_retired,
    ACTIONS(557), 1,
      anon_sym_swift,
    ACTIONS(591), 1,
      anon_sym_RBRACE,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(553), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(320), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(549), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(131), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7857] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(497), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7899] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(501), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7941] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(477), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7983] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(481), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8025] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(505), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8067] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(509), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8109] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(485), 32,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8151] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(595), 1,
      anon_sym_from,
    STATE(201), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(208), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8202] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(599), 1,
      anon_sym_from,
    STATE(222), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(223), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8253] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(601), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8293] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(607), 1,
      anon_sym_RPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(396), 10,
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
  [8359] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(623), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8399] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(625), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8439] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(627), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8479] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(629), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8519] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(631), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(271), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8565] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(635), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    STATE(572), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [8631] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_only,
    ACTIONS(641), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8675] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(643), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8715] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(645), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8755] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(649), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(647), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8799] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(652), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8839] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(654), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8879] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(656), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8919] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(658), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8959] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(660), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [8999] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(635), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    STATE(494), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [9065] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(662), 1,
      sym_identifier,
    ACTIONS(664), 1,
      anon_sym_RPAREN,
    ACTIONS(666), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(395), 10,
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
  [9131] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(668), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9171] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(676), 1,
      anon_sym_rawValue,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(43), 10,
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
  [9237] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(692), 1,
      anon_sym_rawValue,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(150), 10,
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
  [9303] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(696), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(698), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9383] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(700), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9423] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(702), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9463] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(704), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9503] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(706), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9543] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(708), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9583] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(710), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9623] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(712), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9663] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(714), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9703] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(716), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9743] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(32), 10,
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
  [9806] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(599), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [9851] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(466), 10,
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
  [9914] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(429), 10,
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
  [9977] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(94), 10,
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
  [10040] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(216), 10,
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
  [10103] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(14), 10,
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
  [10166] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(437), 10,
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
  [10229] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(393), 10,
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
  [10292] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(389), 10,
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
  [10355] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(111), 10,
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
  [10418] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(426), 10,
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
  [10481] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(718), 1,
      sym_identifier,
    ACTIONS(720), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(424), 10,
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
  [10544] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(452), 10,
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
  [10607] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(724), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(722), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [10652] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(112), 10,
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
  [10715] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(116), 10,
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
  [10778] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(728), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(221), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(726), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [10823] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(33), 10,
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
  [10886] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(93), 10,
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
  [10949] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(37), 10,
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
  [11012] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(388), 10,
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
  [11075] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(411), 10,
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
  [11138] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(732), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(191), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(730), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11183] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(736), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(219), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(734), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11228] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(595), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11273] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(28), 10,
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
  [11336] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(25), 10,
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
  [11399] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(406), 10,
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
  [11462] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(458), 10,
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
  [11525] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(237), 10,
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
  [11588] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(740), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(738), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11633] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(96), 10,
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
  [11696] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [11759] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(744), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(742), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11800] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(36), 10,
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
  [11863] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(746), 1,
      anon_sym_COMMA,
    STATE(217), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(742), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [11906] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [11969] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(410), 10,
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
  [12032] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(301), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12075] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(751), 1,
      anon_sym_COMMA,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(749), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12118] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(394), 10,
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
  [12181] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(756), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(754), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12226] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(760), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(758), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12271] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(764), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(762), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12316] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(768), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(220), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(766), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12361] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(772), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(770), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12406] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(776), 1,
      anon_sym_boxed,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(774), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12447] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(13), 10,
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
  [12510] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(240), 10,
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
  [12573] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [12636] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [12699] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
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
  [12762] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(52), 1,
      sym_tuple_type,
    STATE(193), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(609), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(462), 10,
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
  [12825] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(197), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
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
  [12888] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(778), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12926] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(780), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [12964] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(782), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13002] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(742), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13040] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(784), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13078] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(786), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13120] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13158] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(788), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13196] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(790), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13238] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(792), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13276] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(794), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13314] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(796), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13352] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(798), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13390] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(800), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13428] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(802), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13466] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(749), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13504] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(806), 1,
      anon_sym_COLON,
    ACTIONS(808), 1,
      anon_sym_COMMA,
    ACTIONS(810), 1,
      anon_sym_until,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
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
  [13549] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(814), 1,
      anon_sym_COLON,
    ACTIONS(816), 1,
      anon_sym_COMMA,
    ACTIONS(818), 1,
      anon_sym_until,
    STATE(248), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(812), 23,
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
  [13594] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(432), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13630] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(541), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(539), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13668] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(533), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(527), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13706] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(599), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13744] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(595), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13782] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(820), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13817] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(822), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13852] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(824), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13887] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(826), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13922] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(828), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13957] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(830), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [13992] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(832), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(834), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14062] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(836), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14097] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(838), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14132] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(840), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14167] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(842), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14202] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(844), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14237] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(846), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14272] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(848), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14307] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(850), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14342] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(852), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14377] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(856), 1,
      anon_sym_COMMA,
    ACTIONS(858), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(854), 23,
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
  [14416] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(860), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14451] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(862), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14486] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(864), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14521] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(866), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14556] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(868), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14591] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(870), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14626] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    ACTIONS(872), 1,
      anon_sym_archived,
    ACTIONS(874), 1,
      anon_sym_as,
    ACTIONS(876), 1,
      anon_sym_prefix,
    ACTIONS(878), 1,
      anon_sym_writes,
    ACTIONS(882), 1,
      anon_sym_version,
    ACTIONS(884), 1,
      anon_sym_refuses,
    ACTIONS(888), 1,
      anon_sym_sequential,
    ACTIONS(890), 1,
      anon_sym_keyed,
    ACTIONS(892), 1,
      anon_sym_keeps,
    ACTIONS(894), 1,
      anon_sym_omits,
    ACTIONS(898), 1,
      anon_sym_renamed,
    STATE(245), 1,
      sym_type_name,
    STATE(501), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(880), 2,
      anon_sym_lenient,
      anon_sym_unwritten,
    ACTIONS(886), 2,
      anon_sym_formerly,
      anon_sym_keys,
    STATE(243), 2,
      sym_conformance,
      sym_head_clause,
    ACTIONS(896), 3,
      anon_sym_unique,
      anon_sym_replaced,
      anon_sym_rebuilt,
  [14699] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(900), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14734] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(902), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14769] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(904), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14804] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(906), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14839] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(908), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14874] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(910), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14909] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(912), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [14944] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(916), 1,
      anon_sym_COMMA,
    ACTIONS(918), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(914), 23,
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
  [14983] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(920), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [15018] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(922), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
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
  [15053] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(932), 1,
      anon_sym_AT,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(290), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(924), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(927), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    ACTIONS(930), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [15097] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(937), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(935), 23,
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
  [15133] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(941), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(939), 23,
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
  [15169] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(945), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(943), 23,
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
  [15205] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(949), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(947), 23,
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
  [15241] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(951), 23,
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
  [15274] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(953), 23,
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
  [15307] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(955), 23,
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
  [15340] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(935), 23,
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
  [15373] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(957), 23,
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
  [15406] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(959), 23,
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
  [15439] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(961), 23,
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
  [15472] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(963), 23,
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
  [15505] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(967), 1,
      anon_sym_class,
    ACTIONS(969), 1,
      anon_sym_extend,
    ACTIONS(971), 1,
      anon_sym_struct,
    ACTIONS(973), 1,
      anon_sym_enum,
    ACTIONS(975), 1,
      anon_sym_bits,
    ACTIONS(977), 1,
      anon_sym_typealias,
    ACTIONS(979), 1,
      anon_sym_external,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(290), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(965), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15559] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(983), 1,
      anon_sym_COLON,
    ACTIONS(985), 1,
      anon_sym_COMMA,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(993), 1,
      anon_sym_RBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1001), 1,
      sym_integer,
    STATE(510), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1003), 2,
      sym_swift_expression,
      sym_real,
    STATE(464), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15617] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1005), 1,
      anon_sym_COLON,
    ACTIONS(1007), 1,
      anon_sym_COMMA,
    ACTIONS(1009), 1,
      anon_sym_RBRACK,
    ACTIONS(1011), 1,
      sym_integer,
    STATE(473), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1013), 2,
      sym_swift_expression,
      sym_real,
    STATE(443), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15675] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 20,
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
  [15708] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1019), 20,
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
  [15738] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1021), 20,
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
  [15768] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1023), 20,
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
  [15798] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_LPAREN,
    ACTIONS(1025), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 18,
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
  [15832] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1027), 20,
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
  [15862] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1029), 20,
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
  [15892] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1031), 20,
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
  [15922] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 20,
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
  [15952] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1035), 20,
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
  [15982] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 20,
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
  [16012] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1039), 20,
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
  [16042] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1041), 20,
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
  [16072] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1043), 20,
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
  [16102] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(971), 1,
      anon_sym_struct,
    ACTIONS(973), 1,
      anon_sym_enum,
    ACTIONS(975), 1,
      anon_sym_bits,
    STATE(306), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1045), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(290), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(965), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [16148] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1047), 20,
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
  [16178] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1049), 20,
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
  [16208] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1051), 1,
      anon_sym_RBRACK,
    ACTIONS(1053), 1,
      sym_integer,
    STATE(561), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(612), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16260] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1057), 20,
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
  [16290] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1059), 20,
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
  [16320] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    ACTIONS(1061), 1,
      anon_sym_RBRACK,
    STATE(561), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(612), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16372] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    ACTIONS(1063), 1,
      anon_sym_RBRACK,
    STATE(561), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(612), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16424] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    ACTIONS(1065), 1,
      anon_sym_RBRACK,
    STATE(561), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(612), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16476] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1067), 1,
      anon_sym_RBRACK,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(353), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16525] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(1073), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(353), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16574] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(1075), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(353), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16623] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(1077), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(353), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16672] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    STATE(561), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(612), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16721] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1079), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1081), 2,
      sym_swift_expression,
      sym_real,
    STATE(287), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16767] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1083), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1085), 2,
      sym_swift_expression,
      sym_real,
    STATE(556), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16813] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1087), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1089), 2,
      sym_swift_expression,
      sym_real,
    STATE(351), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16859] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1091), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1093), 2,
      sym_swift_expression,
      sym_real,
    STATE(575), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16905] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1095), 1,
      anon_sym_nil,
    ACTIONS(1097), 1,
      anon_sym_via,
    ACTIONS(1099), 1,
      anon_sym_DOT,
    ACTIONS(1101), 1,
      anon_sym_LBRACK,
    ACTIONS(1103), 1,
      anon_sym_DASH,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    ACTIONS(1109), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1105), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1111), 2,
      sym_swift_expression,
      sym_real,
    STATE(72), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16951] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1095), 1,
      anon_sym_nil,
    ACTIONS(1097), 1,
      anon_sym_via,
    ACTIONS(1099), 1,
      anon_sym_DOT,
    ACTIONS(1101), 1,
      anon_sym_LBRACK,
    ACTIONS(1103), 1,
      anon_sym_DASH,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    ACTIONS(1113), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1105), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1115), 2,
      sym_swift_expression,
      sym_real,
    STATE(85), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16997] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1117), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1119), 2,
      sym_swift_expression,
      sym_real,
    STATE(354), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17043] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1095), 1,
      anon_sym_nil,
    ACTIONS(1097), 1,
      anon_sym_via,
    ACTIONS(1099), 1,
      anon_sym_DOT,
    ACTIONS(1101), 1,
      anon_sym_LBRACK,
    ACTIONS(1103), 1,
      anon_sym_DASH,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    ACTIONS(1121), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1105), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1123), 2,
      sym_swift_expression,
      sym_real,
    STATE(77), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17089] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1095), 1,
      anon_sym_nil,
    ACTIONS(1097), 1,
      anon_sym_via,
    ACTIONS(1099), 1,
      anon_sym_DOT,
    ACTIONS(1101), 1,
      anon_sym_LBRACK,
    ACTIONS(1103), 1,
      anon_sym_DASH,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    ACTIONS(1125), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1105), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1127), 2,
      sym_swift_expression,
      sym_real,
    STATE(100), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17135] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1129), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1131), 2,
      sym_swift_expression,
      sym_real,
    STATE(363), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17181] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1133), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1135), 2,
      sym_swift_expression,
      sym_real,
    STATE(272), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17227] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1095), 1,
      anon_sym_nil,
    ACTIONS(1097), 1,
      anon_sym_via,
    ACTIONS(1099), 1,
      anon_sym_DOT,
    ACTIONS(1101), 1,
      anon_sym_LBRACK,
    ACTIONS(1103), 1,
      anon_sym_DASH,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    ACTIONS(1137), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1105), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1139), 2,
      sym_swift_expression,
      sym_real,
    STATE(71), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17273] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(981), 1,
      anon_sym_nil,
    ACTIONS(987), 1,
      anon_sym_via,
    ACTIONS(989), 1,
      anon_sym_DOT,
    ACTIONS(991), 1,
      anon_sym_LBRACK,
    ACTIONS(995), 1,
      anon_sym_DASH,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(353), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17319] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1143), 1,
      anon_sym_EQ,
    ACTIONS(1145), 1,
      anon_sym_LPAREN,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    STATE(352), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(359), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1141), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17360] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1145), 1,
      anon_sym_LPAREN,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(1157), 1,
      anon_sym_EQ,
    STATE(357), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(362), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1155), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17401] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1161), 1,
      anon_sym_COMMA,
    STATE(349), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 11,
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
      anon_sym_RBRACK,
  [17428] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1164), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17460] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1168), 1,
      anon_sym_COMMA,
    STATE(355), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1166), 10,
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
  [17486] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(350), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1170), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17518] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1159), 12,
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
      anon_sym_RBRACK,
  [17540] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(358), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1172), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17572] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1168), 1,
      anon_sym_COMMA,
    STATE(349), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1174), 10,
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
  [17598] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1176), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17630] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(356), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1178), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17662] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1180), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17694] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1170), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17726] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1182), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17758] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1186), 1,
      anon_sym_key,
    ACTIONS(1189), 1,
      anon_sym_formerly,
    ACTIONS(1192), 1,
      anon_sym_also,
    ACTIONS(1195), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1184), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17790] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(361), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1178), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17822] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_key,
    ACTIONS(1149), 1,
      anon_sym_formerly,
    ACTIONS(1151), 1,
      anon_sym_also,
    ACTIONS(1153), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(360), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1198), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17854] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(555), 1,
      anon_sym_retired,
    ACTIONS(1200), 1,
      anon_sym_unknown,
    ACTIONS(1202), 1,
      anon_sym_RBRACE,
    ACTIONS(1204), 1,
      anon_sym_fallback,
    ACTIONS(1206), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(365), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [17887] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(555), 1,
      anon_sym_retired,
    ACTIONS(1200), 1,
      anon_sym_unknown,
    ACTIONS(1204), 1,
      anon_sym_fallback,
    ACTIONS(1206), 1,
      anon_sym_case,
    ACTIONS(1208), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(367), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [17920] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    ACTIONS(217), 1,
      anon_sym_LT,
    ACTIONS(1210), 1,
      anon_sym_COLON,
    STATE(47), 1,
      aux_sym_type_name_repeat1,
    STATE(50), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 6,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [17951] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1212), 1,
      anon_sym_waived,
    ACTIONS(1215), 1,
      anon_sym_unknown,
    ACTIONS(1218), 1,
      anon_sym_RBRACE,
    ACTIONS(1220), 1,
      anon_sym_fallback,
    ACTIONS(1223), 1,
      anon_sym_retired,
    ACTIONS(1226), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(367), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [17984] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1229), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1166), 10,
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
  [18007] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1231), 10,
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
  [18027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1233), 10,
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
  [18047] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    ACTIONS(217), 1,
      anon_sym_LT,
    ACTIONS(1235), 1,
      anon_sym_COLON,
    STATE(47), 1,
      aux_sym_type_name_repeat1,
    STATE(50), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [18077] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    ACTIONS(217), 1,
      anon_sym_LT,
    ACTIONS(1237), 1,
      anon_sym_COLON,
    STATE(47), 1,
      aux_sym_type_name_repeat1,
    STATE(50), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [18107] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1166), 10,
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
  [18127] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1239), 10,
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
  [18147] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1241), 10,
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
  [18167] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(215), 1,
      anon_sym_DOT,
    ACTIONS(217), 1,
      anon_sym_LT,
    ACTIONS(1243), 1,
      anon_sym_COLON,
    STATE(47), 1,
      aux_sym_type_name_repeat1,
    STATE(50), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [18197] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(166), 1,
      sym_class_body,
    STATE(418), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(419), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18224] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(694), 1,
      sym_quoted_name,
    ACTIONS(1247), 1,
      anon_sym_external,
    STATE(245), 1,
      sym_type_name,
    STATE(246), 1,
      sym_conformance,
    STATE(501), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18253] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(257), 1,
      sym_class_body,
    STATE(412), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(413), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18280] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(274), 1,
      sym_class_body,
    STATE(417), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(399), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18307] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(167), 1,
      sym_enum_body,
    STATE(420), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(421), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18334] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(168), 1,
      sym_enum_body,
    STATE(416), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(427), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18361] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(154), 1,
      sym_class_body,
    STATE(414), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(415), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18388] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1251), 1,
      anon_sym_RBRACE,
    ACTIONS(1253), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(386), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18410] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1255), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [18426] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1253), 1,
      anon_sym_var,
    ACTIONS(1257), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18448] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(270), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
  [18466] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1259), 1,
      anon_sym_COMMA,
    ACTIONS(1261), 1,
      anon_sym_GT,
    STATE(476), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18490] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1265), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1263), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18512] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1269), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1267), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18534] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1271), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [18550] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1273), 1,
      anon_sym_waived,
    ACTIONS(1276), 1,
      anon_sym_RBRACE,
    ACTIONS(1278), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18572] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1283), 1,
      anon_sym_RPAREN,
    STATE(469), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18596] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1285), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1287), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18618] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1289), 1,
      anon_sym_RPAREN,
    STATE(470), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18642] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1291), 1,
      anon_sym_RPAREN,
    STATE(507), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18666] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1259), 1,
      anon_sym_COMMA,
    ACTIONS(1293), 1,
      anon_sym_GT,
    STATE(508), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18690] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1295), 1,
      anon_sym_RPAREN,
    STATE(511), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18714] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(277), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18735] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1297), 1,
      anon_sym_COLON,
    ACTIONS(1299), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18756] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(259), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18777] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(266), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(422), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18798] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(172), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18819] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(283), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18840] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(173), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18861] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1301), 1,
      anon_sym_LBRACE,
    STATE(174), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18882] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(285), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(423), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18903] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(170), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18924] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(144), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18945] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1301), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18966] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1303), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18985] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(286), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(404), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19006] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(288), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19027] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(156), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(408), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19048] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(157), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19069] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(159), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(409), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19090] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(275), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(401), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19111] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(175), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(403), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19132] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(176), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19153] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(146), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(405), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19174] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(147), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19195] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(263), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19216] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1245), 1,
      anon_sym_LBRACE,
    STATE(276), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19237] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1305), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19256] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1307), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [19275] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1309), 1,
      anon_sym_COLON,
    ACTIONS(1311), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19296] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1249), 1,
      anon_sym_LBRACE,
    STATE(160), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(155), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19317] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1315), 1,
      anon_sym_RPAREN,
    STATE(431), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1313), 2,
      sym_identifier,
      sym_quoted_name,
  [19335] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1317), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19353] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(598), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19371] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1321), 1,
      anon_sym_RPAREN,
    STATE(459), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1313), 2,
      sym_identifier,
      sym_quoted_name,
  [19389] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(604), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [19407] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(65), 1,
      sym_function_name,
    STATE(100), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1325), 2,
      sym_identifier,
      sym_quoted_name,
  [19425] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(375), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [19443] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1329), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1327), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [19459] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(65), 1,
      sym_function_name,
    STATE(89), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1325), 2,
      sym_identifier,
      sym_quoted_name,
  [19477] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1331), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19495] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1333), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19513] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1337), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1335), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [19529] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(250), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [19547] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(65), 1,
      sym_function_name,
    STATE(86), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1325), 2,
      sym_identifier,
      sym_quoted_name,
  [19565] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1339), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1341), 1,
      sym_string_text,
    ACTIONS(1343), 1,
      sym_escape,
    STATE(450), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19585] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1345), 1,
      anon_sym_COLON,
    ACTIONS(1347), 1,
      anon_sym_COMMA,
    ACTIONS(1349), 1,
      anon_sym_RBRACK,
    STATE(506), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19605] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1354), 1,
      anon_sym_DASH_GT,
    STATE(444), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1351), 2,
      anon_sym_async,
      anon_sym_throws,
  [19623] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(247), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [19641] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(133), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [19659] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1356), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1358), 1,
      sym_string_text,
    ACTIONS(1360), 1,
      sym_escape,
    STATE(442), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19679] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(989), 1,
      anon_sym_DOT,
    STATE(391), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1362), 2,
      sym_identifier,
      sym_quoted_name,
  [19697] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1366), 1,
      anon_sym_DASH_GT,
    STATE(444), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1364), 2,
      anon_sym_async,
      anon_sym_throws,
  [19715] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1368), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1370), 1,
      sym_string_text,
    ACTIONS(1373), 1,
      sym_escape,
    STATE(450), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19735] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(65), 1,
      sym_function_name,
    STATE(109), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1325), 2,
      sym_identifier,
      sym_quoted_name,
  [19753] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1376), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19771] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1380), 1,
      anon_sym_RPAREN,
    STATE(477), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1378), 2,
      sym_identifier,
      sym_quoted_name,
  [19789] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(65), 1,
      sym_function_name,
    STATE(88), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1325), 2,
      sym_identifier,
      sym_quoted_name,
  [19807] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1384), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1382), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [19823] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1386), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1388), 1,
      sym_string_text,
    ACTIONS(1390), 1,
      sym_escape,
    STATE(457), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19843] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1341), 1,
      sym_string_text,
    ACTIONS(1343), 1,
      sym_escape,
    ACTIONS(1392), 1,
      anon_sym_DQUOTE2,
    STATE(450), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19863] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1394), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19881] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1399), 1,
      anon_sym_RPAREN,
    STATE(459), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1396), 2,
      sym_identifier,
      sym_quoted_name,
  [19899] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1401), 1,
      anon_sym_DASH_GT,
    STATE(444), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1364), 2,
      anon_sym_async,
      anon_sym_throws,
  [19917] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1403), 1,
      anon_sym_RPAREN,
    STATE(463), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1313), 2,
      sym_identifier,
      sym_quoted_name,
  [19935] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1405), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19953] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1407), 1,
      anon_sym_RPAREN,
    STATE(459), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1313), 2,
      sym_identifier,
      sym_quoted_name,
  [19971] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1345), 1,
      anon_sym_COLON,
    ACTIONS(1409), 1,
      anon_sym_COMMA,
    ACTIONS(1411), 1,
      anon_sym_RBRACK,
    STATE(513), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19991] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(30), 1,
      sym_function_name,
    STATE(636), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1323), 2,
      sym_identifier,
      sym_quoted_name,
  [20009] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1413), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [20027] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(123), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20042] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(1415), 1,
      anon_sym_LPAREN,
    STATE(115), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20059] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1417), 1,
      anon_sym_RPAREN,
    STATE(496), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20076] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1419), 1,
      anon_sym_RPAREN,
    STATE(496), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20093] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(273), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20108] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1421), 1,
      anon_sym_COMMA,
    ACTIONS(1424), 1,
      anon_sym_RBRACK,
    STATE(472), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20125] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1426), 1,
      anon_sym_COMMA,
    ACTIONS(1428), 1,
      anon_sym_RBRACK,
    STATE(509), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20142] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(258), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20157] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1430), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [20170] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1259), 1,
      anon_sym_COMMA,
    ACTIONS(1432), 1,
      anon_sym_GT,
    STATE(499), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20187] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1434), 1,
      anon_sym_COMMA,
    ACTIONS(1436), 1,
      anon_sym_RPAREN,
    STATE(480), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20204] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(558), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1378), 2,
      sym_identifier,
      sym_quoted_name,
  [20219] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(278), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20234] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1434), 1,
      anon_sym_COMMA,
    ACTIONS(1438), 1,
      anon_sym_RPAREN,
    STATE(500), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20251] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(260), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20266] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(255), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20281] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(261), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20296] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(256), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20311] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(262), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20326] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1440), 1,
      anon_sym_COMMA,
    ACTIONS(1442), 1,
      anon_sym_RPAREN,
    STATE(491), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1444), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [20356] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(264), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20371] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(265), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20386] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    STATE(53), 1,
      sym_string,
    STATE(99), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20403] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1446), 1,
      anon_sym_COMMA,
    ACTIONS(1449), 1,
      anon_sym_RPAREN,
    STATE(491), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20420] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(124), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20435] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(251), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20450] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1440), 1,
      anon_sym_COMMA,
    ACTIONS(1451), 1,
      anon_sym_RPAREN,
    STATE(486), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20467] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    STATE(53), 1,
      sym_string,
    STATE(87), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20484] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1453), 1,
      anon_sym_COMMA,
    ACTIONS(1456), 1,
      anon_sym_RPAREN,
    STATE(496), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20501] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(252), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20516] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(232), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20531] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1307), 1,
      anon_sym_GT,
    ACTIONS(1458), 1,
      anon_sym_COMMA,
    STATE(499), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20548] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1461), 1,
      anon_sym_COMMA,
    ACTIONS(1464), 1,
      anon_sym_RPAREN,
    STATE(500), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20565] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(234), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20580] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(280), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20595] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(281), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20610] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(1466), 1,
      anon_sym_LPAREN,
    STATE(34), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20627] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1468), 1,
      anon_sym_still,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20644] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1077), 1,
      anon_sym_RBRACK,
    ACTIONS(1470), 1,
      anon_sym_COMMA,
    STATE(349), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20661] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1472), 1,
      anon_sym_RPAREN,
    STATE(496), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20678] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1259), 1,
      anon_sym_COMMA,
    ACTIONS(1474), 1,
      anon_sym_GT,
    STATE(499), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20695] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1061), 1,
      anon_sym_RBRACK,
    ACTIONS(1476), 1,
      anon_sym_COMMA,
    STATE(472), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20712] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1478), 1,
      anon_sym_COMMA,
    ACTIONS(1480), 1,
      anon_sym_RBRACK,
    STATE(514), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20729] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1281), 1,
      anon_sym_COMMA,
    ACTIONS(1482), 1,
      anon_sym_RPAREN,
    STATE(496), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20746] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(282), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20761] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1067), 1,
      anon_sym_RBRACK,
    ACTIONS(1484), 1,
      anon_sym_COMMA,
    STATE(349), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20778] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1063), 1,
      anon_sym_RBRACK,
    ACTIONS(1486), 1,
      anon_sym_COMMA,
    STATE(472), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20795] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(284), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 2,
      sym_identifier,
      sym_quoted_name,
  [20810] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    ACTIONS(1488), 1,
      anon_sym_still,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20827] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1490), 2,
      sym_identifier,
      sym_quoted_name,
  [20839] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1492), 2,
      anon_sym_big,
      anon_sym_little,
  [20851] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(373), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20865] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1494), 2,
      sym_identifier,
      sym_quoted_name,
  [20877] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1496), 2,
      sym_identifier,
      sym_quoted_name,
  [20889] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1498), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20901] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1500), 2,
      sym_identifier,
      sym_quoted_name,
  [20913] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1502), 2,
      sym_identifier,
      sym_quoted_name,
  [20925] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1504), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20937] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1506), 2,
      sym_identifier,
      sym_quoted_name,
  [20949] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1508), 2,
      sym_identifier,
      sym_quoted_name,
  [20961] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1510), 2,
      sym_identifier,
      sym_quoted_name,
  [20973] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1512), 2,
      sym_identifier,
      sym_quoted_name,
  [20985] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1514), 2,
      sym_identifier,
      sym_quoted_name,
  [20997] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1516), 2,
      sym_identifier,
      sym_quoted_name,
  [21009] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1518), 1,
      anon_sym_of,
    ACTIONS(1520), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21023] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1522), 2,
      sym_identifier,
      sym_quoted_name,
  [21035] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1524), 2,
      sym_identifier,
      sym_quoted_name,
  [21047] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(125), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21061] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(127), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21075] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(213), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21089] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(247), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21103] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(522), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21117] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1526), 2,
      sym_identifier,
      sym_quoted_name,
  [21129] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(249), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21143] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1528), 2,
      sym_identifier,
      sym_quoted_name,
  [21155] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1530), 2,
      sym_identifier,
      sym_quoted_name,
  [21167] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1532), 1,
      sym_integer,
    ACTIONS(1534), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21181] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1536), 2,
      sym_identifier,
      sym_quoted_name,
  [21193] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1538), 2,
      sym_identifier,
      sym_quoted_name,
  [21205] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1540), 2,
      sym_identifier,
      sym_quoted_name,
  [21217] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(224), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21231] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1542), 2,
      sym_identifier,
      sym_quoted_name,
  [21243] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21257] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1544), 2,
      sym_identifier,
      sym_quoted_name,
  [21269] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    STATE(90), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21283] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1546), 2,
      sym_identifier,
      sym_quoted_name,
  [21295] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(639), 2,
      anon_sym_newer,
      anon_sym_coding,
  [21307] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1548), 2,
      sym_identifier,
      sym_quoted_name,
  [21319] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1550), 2,
      anon_sym_COMMA,
      anon_sym_RBRACK,
  [21331] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1552), 2,
      anon_sym_nil,
      anon_sym_default,
  [21343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1464), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21355] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1554), 2,
      sym_identifier,
      sym_quoted_name,
  [21367] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(289), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21381] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1424), 2,
      anon_sym_COMMA,
      anon_sym_RBRACK,
  [21393] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1556), 2,
      sym_identifier,
      sym_quoted_name,
  [21405] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(989), 1,
      anon_sym_DOT,
    STATE(369), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21419] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1558), 2,
      sym_identifier,
      sym_quoted_name,
  [21431] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(525), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21445] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    STATE(69), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21459] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1560), 2,
      sym_identifier,
      sym_quoted_name,
  [21471] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(126), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21485] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1562), 1,
      sym_integer,
    ACTIONS(1564), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21499] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    STATE(38), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21513] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1107), 1,
      anon_sym_DQUOTE,
    STATE(99), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21527] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1449), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21539] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1566), 2,
      sym_identifier,
      sym_quoted_name,
  [21551] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1568), 2,
      anon_sym_big,
      anon_sym_little,
  [21563] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1570), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21575] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(999), 1,
      anon_sym_DQUOTE,
    STATE(235), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21589] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1572), 2,
      sym_identifier,
      sym_quoted_name,
  [21601] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1574), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21612] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1576), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21623] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1578), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21634] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1580), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21645] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1582), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21656] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1552), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21667] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1584), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21678] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1586), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21689] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1588), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21700] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1590), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21711] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1592), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21722] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1594), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21733] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1428), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21744] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1596), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21755] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1598), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21766] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1349), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21777] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1600), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21788] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1602), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21799] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1604), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21810] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1606), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21821] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1608), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21832] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1610), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21843] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1612), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21854] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1614), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21865] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1616), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21876] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1618), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21887] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1620), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21898] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21909] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1622), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21920] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1624), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21931] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1626), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21942] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1628), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21953] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1630), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21964] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1632), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21975] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1345), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21986] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1634), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21997] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(641), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22008] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1636), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22019] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1638), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22030] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1612), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22041] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1640), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22052] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1642), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22063] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1644), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22074] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1646), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22085] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1648), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22096] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1650), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22107] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1652), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22118] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1654), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22129] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1656), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22140] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1658), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22151] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1552), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22162] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1660), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22173] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1662), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22184] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_dictionary,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22195] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1664), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22206] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22217] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1666), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22228] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1668), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22239] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1670), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22250] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1672), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22261] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1480), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22272] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1411), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22283] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1674), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22294] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1676), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22305] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1678), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22316] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1680), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22327] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1682), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22338] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1684), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22349] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1686), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22360] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1688), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22371] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1690), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22382] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22393] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(639), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22404] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1552), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22415] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1692), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1694), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22437] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1696), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22448] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1698), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22459] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1700), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22470] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1702), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 69,
  [SMALL_STATE(4)] = 136,
  [SMALL_STATE(5)] = 196,
  [SMALL_STATE(6)] = 256,
  [SMALL_STATE(7)] = 316,
  [SMALL_STATE(8)] = 376,
  [SMALL_STATE(9)] = 440,
  [SMALL_STATE(10)] = 500,
  [SMALL_STATE(11)] = 561,
  [SMALL_STATE(12)] = 622,
  [SMALL_STATE(13)] = 683,
  [SMALL_STATE(14)] = 778,
  [SMALL_STATE(15)] = 873,
  [SMALL_STATE(16)] = 936,
  [SMALL_STATE(17)] = 999,
  [SMALL_STATE(18)] = 1062,
  [SMALL_STATE(19)] = 1125,
  [SMALL_STATE(20)] = 1181,
  [SMALL_STATE(21)] = 1237,
  [SMALL_STATE(22)] = 1293,
  [SMALL_STATE(23)] = 1351,
  [SMALL_STATE(24)] = 1409,
  [SMALL_STATE(25)] = 1467,
  [SMALL_STATE(26)] = 1528,
  [SMALL_STATE(27)] = 1621,
  [SMALL_STATE(28)] = 1684,
  [SMALL_STATE(29)] = 1743,
  [SMALL_STATE(30)] = 1800,
  [SMALL_STATE(31)] = 1857,
  [SMALL_STATE(32)] = 1950,
  [SMALL_STATE(33)] = 2011,
  [SMALL_STATE(34)] = 2070,
  [SMALL_STATE(35)] = 2127,
  [SMALL_STATE(36)] = 2184,
  [SMALL_STATE(37)] = 2245,
  [SMALL_STATE(38)] = 2306,
  [SMALL_STATE(39)] = 2363,
  [SMALL_STATE(40)] = 2420,
  [SMALL_STATE(41)] = 2478,
  [SMALL_STATE(42)] = 2538,
  [SMALL_STATE(43)] = 2592,
  [SMALL_STATE(44)] = 2654,
  [SMALL_STATE(45)] = 2714,
  [SMALL_STATE(46)] = 2774,
  [SMALL_STATE(47)] = 2828,
  [SMALL_STATE(48)] = 2885,
  [SMALL_STATE(49)] = 2940,
  [SMALL_STATE(50)] = 2997,
  [SMALL_STATE(51)] = 3054,
  [SMALL_STATE(52)] = 3111,
  [SMALL_STATE(53)] = 3170,
  [SMALL_STATE(54)] = 3231,
  [SMALL_STATE(55)] = 3290,
  [SMALL_STATE(56)] = 3349,
  [SMALL_STATE(57)] = 3410,
  [SMALL_STATE(58)] = 3464,
  [SMALL_STATE(59)] = 3516,
  [SMALL_STATE(60)] = 3568,
  [SMALL_STATE(61)] = 3620,
  [SMALL_STATE(62)] = 3702,
  [SMALL_STATE(63)] = 3754,
  [SMALL_STATE(64)] = 3806,
  [SMALL_STATE(65)] = 3860,
  [SMALL_STATE(66)] = 3916,
  [SMALL_STATE(67)] = 3968,
  [SMALL_STATE(68)] = 4050,
  [SMALL_STATE(69)] = 4102,
  [SMALL_STATE(70)] = 4156,
  [SMALL_STATE(71)] = 4208,
  [SMALL_STATE(72)] = 4287,
  [SMALL_STATE(73)] = 4366,
  [SMALL_STATE(74)] = 4445,
  [SMALL_STATE(75)] = 4524,
  [SMALL_STATE(76)] = 4603,
  [SMALL_STATE(77)] = 4682,
  [SMALL_STATE(78)] = 4761,
  [SMALL_STATE(79)] = 4838,
  [SMALL_STATE(80)] = 4917,
  [SMALL_STATE(81)] = 4970,
  [SMALL_STATE(82)] = 5049,
  [SMALL_STATE(83)] = 5128,
  [SMALL_STATE(84)] = 5207,
  [SMALL_STATE(85)] = 5260,
  [SMALL_STATE(86)] = 5339,
  [SMALL_STATE(87)] = 5391,
  [SMALL_STATE(88)] = 5447,
  [SMALL_STATE(89)] = 5499,
  [SMALL_STATE(90)] = 5551,
  [SMALL_STATE(91)] = 5600,
  [SMALL_STATE(92)] = 5651,
  [SMALL_STATE(93)] = 5700,
  [SMALL_STATE(94)] = 5751,
  [SMALL_STATE(95)] = 5804,
  [SMALL_STATE(96)] = 5857,
  [SMALL_STATE(97)] = 5910,
  [SMALL_STATE(98)] = 5961,
  [SMALL_STATE(99)] = 6010,
  [SMALL_STATE(100)] = 6061,
  [SMALL_STATE(101)] = 6112,
  [SMALL_STATE(102)] = 6163,
  [SMALL_STATE(103)] = 6214,
  [SMALL_STATE(104)] = 6267,
  [SMALL_STATE(105)] = 6318,
  [SMALL_STATE(106)] = 6369,
  [SMALL_STATE(107)] = 6420,
  [SMALL_STATE(108)] = 6471,
  [SMALL_STATE(109)] = 6520,
  [SMALL_STATE(110)] = 6571,
  [SMALL_STATE(111)] = 6622,
  [SMALL_STATE(112)] = 6673,
  [SMALL_STATE(113)] = 6726,
  [SMALL_STATE(114)] = 6777,
  [SMALL_STATE(115)] = 6828,
  [SMALL_STATE(116)] = 6877,
  [SMALL_STATE(117)] = 6930,
  [SMALL_STATE(118)] = 6981,
  [SMALL_STATE(119)] = 7032,
  [SMALL_STATE(120)] = 7083,
  [SMALL_STATE(121)] = 7131,
  [SMALL_STATE(122)] = 7182,
  [SMALL_STATE(123)] = 7230,
  [SMALL_STATE(124)] = 7293,
  [SMALL_STATE(125)] = 7356,
  [SMALL_STATE(126)] = 7399,
  [SMALL_STATE(127)] = 7442,
  [SMALL_STATE(128)] = 7485,
  [SMALL_STATE(129)] = 7553,
  [SMALL_STATE(130)] = 7595,
  [SMALL_STATE(131)] = 7637,
  [SMALL_STATE(132)] = 7705,
  [SMALL_STATE(133)] = 7747,
  [SMALL_STATE(134)] = 7789,
  [SMALL_STATE(135)] = 7857,
  [SMALL_STATE(136)] = 7899,
  [SMALL_STATE(137)] = 7941,
  [SMALL_STATE(138)] = 7983,
  [SMALL_STATE(139)] = 8025,
  [SMALL_STATE(140)] = 8067,
  [SMALL_STATE(141)] = 8109,
  [SMALL_STATE(142)] = 8151,
  [SMALL_STATE(143)] = 8202,
  [SMALL_STATE(144)] = 8253,
  [SMALL_STATE(145)] = 8293,
  [SMALL_STATE(146)] = 8359,
  [SMALL_STATE(147)] = 8399,
  [SMALL_STATE(148)] = 8439,
  [SMALL_STATE(149)] = 8479,
  [SMALL_STATE(150)] = 8519,
  [SMALL_STATE(151)] = 8565,
  [SMALL_STATE(152)] = 8631,
  [SMALL_STATE(153)] = 8675,
  [SMALL_STATE(154)] = 8715,
  [SMALL_STATE(155)] = 8755,
  [SMALL_STATE(156)] = 8799,
  [SMALL_STATE(157)] = 8839,
  [SMALL_STATE(158)] = 8879,
  [SMALL_STATE(159)] = 8919,
  [SMALL_STATE(160)] = 8959,
  [SMALL_STATE(161)] = 8999,
  [SMALL_STATE(162)] = 9065,
  [SMALL_STATE(163)] = 9131,
  [SMALL_STATE(164)] = 9171,
  [SMALL_STATE(165)] = 9237,
  [SMALL_STATE(166)] = 9303,
  [SMALL_STATE(167)] = 9343,
  [SMALL_STATE(168)] = 9383,
  [SMALL_STATE(169)] = 9423,
  [SMALL_STATE(170)] = 9463,
  [SMALL_STATE(171)] = 9503,
  [SMALL_STATE(172)] = 9543,
  [SMALL_STATE(173)] = 9583,
  [SMALL_STATE(174)] = 9623,
  [SMALL_STATE(175)] = 9663,
  [SMALL_STATE(176)] = 9703,
  [SMALL_STATE(177)] = 9743,
  [SMALL_STATE(178)] = 9806,
  [SMALL_STATE(179)] = 9851,
  [SMALL_STATE(180)] = 9914,
  [SMALL_STATE(181)] = 9977,
  [SMALL_STATE(182)] = 10040,
  [SMALL_STATE(183)] = 10103,
  [SMALL_STATE(184)] = 10166,
  [SMALL_STATE(185)] = 10229,
  [SMALL_STATE(186)] = 10292,
  [SMALL_STATE(187)] = 10355,
  [SMALL_STATE(188)] = 10418,
  [SMALL_STATE(189)] = 10481,
  [SMALL_STATE(190)] = 10544,
  [SMALL_STATE(191)] = 10607,
  [SMALL_STATE(192)] = 10652,
  [SMALL_STATE(193)] = 10715,
  [SMALL_STATE(194)] = 10778,
  [SMALL_STATE(195)] = 10823,
  [SMALL_STATE(196)] = 10886,
  [SMALL_STATE(197)] = 10949,
  [SMALL_STATE(198)] = 11012,
  [SMALL_STATE(199)] = 11075,
  [SMALL_STATE(200)] = 11138,
  [SMALL_STATE(201)] = 11183,
  [SMALL_STATE(202)] = 11228,
  [SMALL_STATE(203)] = 11273,
  [SMALL_STATE(204)] = 11336,
  [SMALL_STATE(205)] = 11399,
  [SMALL_STATE(206)] = 11462,
  [SMALL_STATE(207)] = 11525,
  [SMALL_STATE(208)] = 11588,
  [SMALL_STATE(209)] = 11633,
  [SMALL_STATE(210)] = 11696,
  [SMALL_STATE(211)] = 11759,
  [SMALL_STATE(212)] = 11800,
  [SMALL_STATE(213)] = 11863,
  [SMALL_STATE(214)] = 11906,
  [SMALL_STATE(215)] = 11969,
  [SMALL_STATE(216)] = 12032,
  [SMALL_STATE(217)] = 12075,
  [SMALL_STATE(218)] = 12118,
  [SMALL_STATE(219)] = 12181,
  [SMALL_STATE(220)] = 12226,
  [SMALL_STATE(221)] = 12271,
  [SMALL_STATE(222)] = 12316,
  [SMALL_STATE(223)] = 12361,
  [SMALL_STATE(224)] = 12406,
  [SMALL_STATE(225)] = 12447,
  [SMALL_STATE(226)] = 12510,
  [SMALL_STATE(227)] = 12573,
  [SMALL_STATE(228)] = 12636,
  [SMALL_STATE(229)] = 12699,
  [SMALL_STATE(230)] = 12762,
  [SMALL_STATE(231)] = 12825,
  [SMALL_STATE(232)] = 12888,
  [SMALL_STATE(233)] = 12926,
  [SMALL_STATE(234)] = 12964,
  [SMALL_STATE(235)] = 13002,
  [SMALL_STATE(236)] = 13040,
  [SMALL_STATE(237)] = 13078,
  [SMALL_STATE(238)] = 13120,
  [SMALL_STATE(239)] = 13158,
  [SMALL_STATE(240)] = 13196,
  [SMALL_STATE(241)] = 13238,
  [SMALL_STATE(242)] = 13276,
  [SMALL_STATE(243)] = 13314,
  [SMALL_STATE(244)] = 13352,
  [SMALL_STATE(245)] = 13390,
  [SMALL_STATE(246)] = 13428,
  [SMALL_STATE(247)] = 13466,
  [SMALL_STATE(248)] = 13504,
  [SMALL_STATE(249)] = 13549,
  [SMALL_STATE(250)] = 13594,
  [SMALL_STATE(251)] = 13630,
  [SMALL_STATE(252)] = 13668,
  [SMALL_STATE(253)] = 13706,
  [SMALL_STATE(254)] = 13744,
  [SMALL_STATE(255)] = 13782,
  [SMALL_STATE(256)] = 13817,
  [SMALL_STATE(257)] = 13852,
  [SMALL_STATE(258)] = 13887,
  [SMALL_STATE(259)] = 13922,
  [SMALL_STATE(260)] = 13957,
  [SMALL_STATE(261)] = 13992,
  [SMALL_STATE(262)] = 14027,
  [SMALL_STATE(263)] = 14062,
  [SMALL_STATE(264)] = 14097,
  [SMALL_STATE(265)] = 14132,
  [SMALL_STATE(266)] = 14167,
  [SMALL_STATE(267)] = 14202,
  [SMALL_STATE(268)] = 14237,
  [SMALL_STATE(269)] = 14272,
  [SMALL_STATE(270)] = 14307,
  [SMALL_STATE(271)] = 14342,
  [SMALL_STATE(272)] = 14377,
  [SMALL_STATE(273)] = 14416,
  [SMALL_STATE(274)] = 14451,
  [SMALL_STATE(275)] = 14486,
  [SMALL_STATE(276)] = 14521,
  [SMALL_STATE(277)] = 14556,
  [SMALL_STATE(278)] = 14591,
  [SMALL_STATE(279)] = 14626,
  [SMALL_STATE(280)] = 14699,
  [SMALL_STATE(281)] = 14734,
  [SMALL_STATE(282)] = 14769,
  [SMALL_STATE(283)] = 14804,
  [SMALL_STATE(284)] = 14839,
  [SMALL_STATE(285)] = 14874,
  [SMALL_STATE(286)] = 14909,
  [SMALL_STATE(287)] = 14944,
  [SMALL_STATE(288)] = 14983,
  [SMALL_STATE(289)] = 15018,
  [SMALL_STATE(290)] = 15053,
  [SMALL_STATE(291)] = 15097,
  [SMALL_STATE(292)] = 15133,
  [SMALL_STATE(293)] = 15169,
  [SMALL_STATE(294)] = 15205,
  [SMALL_STATE(295)] = 15241,
  [SMALL_STATE(296)] = 15274,
  [SMALL_STATE(297)] = 15307,
  [SMALL_STATE(298)] = 15340,
  [SMALL_STATE(299)] = 15373,
  [SMALL_STATE(300)] = 15406,
  [SMALL_STATE(301)] = 15439,
  [SMALL_STATE(302)] = 15472,
  [SMALL_STATE(303)] = 15505,
  [SMALL_STATE(304)] = 15559,
  [SMALL_STATE(305)] = 15617,
  [SMALL_STATE(306)] = 15675,
  [SMALL_STATE(307)] = 15708,
  [SMALL_STATE(308)] = 15738,
  [SMALL_STATE(309)] = 15768,
  [SMALL_STATE(310)] = 15798,
  [SMALL_STATE(311)] = 15832,
  [SMALL_STATE(312)] = 15862,
  [SMALL_STATE(313)] = 15892,
  [SMALL_STATE(314)] = 15922,
  [SMALL_STATE(315)] = 15952,
  [SMALL_STATE(316)] = 15982,
  [SMALL_STATE(317)] = 16012,
  [SMALL_STATE(318)] = 16042,
  [SMALL_STATE(319)] = 16072,
  [SMALL_STATE(320)] = 16102,
  [SMALL_STATE(321)] = 16148,
  [SMALL_STATE(322)] = 16178,
  [SMALL_STATE(323)] = 16208,
  [SMALL_STATE(324)] = 16260,
  [SMALL_STATE(325)] = 16290,
  [SMALL_STATE(326)] = 16320,
  [SMALL_STATE(327)] = 16372,
  [SMALL_STATE(328)] = 16424,
  [SMALL_STATE(329)] = 16476,
  [SMALL_STATE(330)] = 16525,
  [SMALL_STATE(331)] = 16574,
  [SMALL_STATE(332)] = 16623,
  [SMALL_STATE(333)] = 16672,
  [SMALL_STATE(334)] = 16721,
  [SMALL_STATE(335)] = 16767,
  [SMALL_STATE(336)] = 16813,
  [SMALL_STATE(337)] = 16859,
  [SMALL_STATE(338)] = 16905,
  [SMALL_STATE(339)] = 16951,
  [SMALL_STATE(340)] = 16997,
  [SMALL_STATE(341)] = 17043,
  [SMALL_STATE(342)] = 17089,
  [SMALL_STATE(343)] = 17135,
  [SMALL_STATE(344)] = 17181,
  [SMALL_STATE(345)] = 17227,
  [SMALL_STATE(346)] = 17273,
  [SMALL_STATE(347)] = 17319,
  [SMALL_STATE(348)] = 17360,
  [SMALL_STATE(349)] = 17401,
  [SMALL_STATE(350)] = 17428,
  [SMALL_STATE(351)] = 17460,
  [SMALL_STATE(352)] = 17486,
  [SMALL_STATE(353)] = 17518,
  [SMALL_STATE(354)] = 17540,
  [SMALL_STATE(355)] = 17572,
  [SMALL_STATE(356)] = 17598,
  [SMALL_STATE(357)] = 17630,
  [SMALL_STATE(358)] = 17662,
  [SMALL_STATE(359)] = 17694,
  [SMALL_STATE(360)] = 17726,
  [SMALL_STATE(361)] = 17758,
  [SMALL_STATE(362)] = 17790,
  [SMALL_STATE(363)] = 17822,
  [SMALL_STATE(364)] = 17854,
  [SMALL_STATE(365)] = 17887,
  [SMALL_STATE(366)] = 17920,
  [SMALL_STATE(367)] = 17951,
  [SMALL_STATE(368)] = 17984,
  [SMALL_STATE(369)] = 18007,
  [SMALL_STATE(370)] = 18027,
  [SMALL_STATE(371)] = 18047,
  [SMALL_STATE(372)] = 18077,
  [SMALL_STATE(373)] = 18107,
  [SMALL_STATE(374)] = 18127,
  [SMALL_STATE(375)] = 18147,
  [SMALL_STATE(376)] = 18167,
  [SMALL_STATE(377)] = 18197,
  [SMALL_STATE(378)] = 18224,
  [SMALL_STATE(379)] = 18253,
  [SMALL_STATE(380)] = 18280,
  [SMALL_STATE(381)] = 18307,
  [SMALL_STATE(382)] = 18334,
  [SMALL_STATE(383)] = 18361,
  [SMALL_STATE(384)] = 18388,
  [SMALL_STATE(385)] = 18410,
  [SMALL_STATE(386)] = 18426,
  [SMALL_STATE(387)] = 18448,
  [SMALL_STATE(388)] = 18466,
  [SMALL_STATE(389)] = 18490,
  [SMALL_STATE(390)] = 18512,
  [SMALL_STATE(391)] = 18534,
  [SMALL_STATE(392)] = 18550,
  [SMALL_STATE(393)] = 18572,
  [SMALL_STATE(394)] = 18596,
  [SMALL_STATE(395)] = 18618,
  [SMALL_STATE(396)] = 18642,
  [SMALL_STATE(397)] = 18666,
  [SMALL_STATE(398)] = 18690,
  [SMALL_STATE(399)] = 18714,
  [SMALL_STATE(400)] = 18735,
  [SMALL_STATE(401)] = 18756,
  [SMALL_STATE(402)] = 18777,
  [SMALL_STATE(403)] = 18798,
  [SMALL_STATE(404)] = 18819,
  [SMALL_STATE(405)] = 18840,
  [SMALL_STATE(406)] = 18861,
  [SMALL_STATE(407)] = 18882,
  [SMALL_STATE(408)] = 18903,
  [SMALL_STATE(409)] = 18924,
  [SMALL_STATE(410)] = 18945,
  [SMALL_STATE(411)] = 18966,
  [SMALL_STATE(412)] = 18985,
  [SMALL_STATE(413)] = 19006,
  [SMALL_STATE(414)] = 19027,
  [SMALL_STATE(415)] = 19048,
  [SMALL_STATE(416)] = 19069,
  [SMALL_STATE(417)] = 19090,
  [SMALL_STATE(418)] = 19111,
  [SMALL_STATE(419)] = 19132,
  [SMALL_STATE(420)] = 19153,
  [SMALL_STATE(421)] = 19174,
  [SMALL_STATE(422)] = 19195,
  [SMALL_STATE(423)] = 19216,
  [SMALL_STATE(424)] = 19237,
  [SMALL_STATE(425)] = 19256,
  [SMALL_STATE(426)] = 19275,
  [SMALL_STATE(427)] = 19296,
  [SMALL_STATE(428)] = 19317,
  [SMALL_STATE(429)] = 19335,
  [SMALL_STATE(430)] = 19353,
  [SMALL_STATE(431)] = 19371,
  [SMALL_STATE(432)] = 19389,
  [SMALL_STATE(433)] = 19407,
  [SMALL_STATE(434)] = 19425,
  [SMALL_STATE(435)] = 19443,
  [SMALL_STATE(436)] = 19459,
  [SMALL_STATE(437)] = 19477,
  [SMALL_STATE(438)] = 19495,
  [SMALL_STATE(439)] = 19513,
  [SMALL_STATE(440)] = 19529,
  [SMALL_STATE(441)] = 19547,
  [SMALL_STATE(442)] = 19565,
  [SMALL_STATE(443)] = 19585,
  [SMALL_STATE(444)] = 19605,
  [SMALL_STATE(445)] = 19623,
  [SMALL_STATE(446)] = 19641,
  [SMALL_STATE(447)] = 19659,
  [SMALL_STATE(448)] = 19679,
  [SMALL_STATE(449)] = 19697,
  [SMALL_STATE(450)] = 19715,
  [SMALL_STATE(451)] = 19735,
  [SMALL_STATE(452)] = 19753,
  [SMALL_STATE(453)] = 19771,
  [SMALL_STATE(454)] = 19789,
  [SMALL_STATE(455)] = 19807,
  [SMALL_STATE(456)] = 19823,
  [SMALL_STATE(457)] = 19843,
  [SMALL_STATE(458)] = 19863,
  [SMALL_STATE(459)] = 19881,
  [SMALL_STATE(460)] = 19899,
  [SMALL_STATE(461)] = 19917,
  [SMALL_STATE(462)] = 19935,
  [SMALL_STATE(463)] = 19953,
  [SMALL_STATE(464)] = 19971,
  [SMALL_STATE(465)] = 19991,
  [SMALL_STATE(466)] = 20009,
  [SMALL_STATE(467)] = 20027,
  [SMALL_STATE(468)] = 20042,
  [SMALL_STATE(469)] = 20059,
  [SMALL_STATE(470)] = 20076,
  [SMALL_STATE(471)] = 20093,
  [SMALL_STATE(472)] = 20108,
  [SMALL_STATE(473)] = 20125,
  [SMALL_STATE(474)] = 20142,
  [SMALL_STATE(475)] = 20157,
  [SMALL_STATE(476)] = 20170,
  [SMALL_STATE(477)] = 20187,
  [SMALL_STATE(478)] = 20204,
  [SMALL_STATE(479)] = 20219,
  [SMALL_STATE(480)] = 20234,
  [SMALL_STATE(481)] = 20251,
  [SMALL_STATE(482)] = 20266,
  [SMALL_STATE(483)] = 20281,
  [SMALL_STATE(484)] = 20296,
  [SMALL_STATE(485)] = 20311,
  [SMALL_STATE(486)] = 20326,
  [SMALL_STATE(487)] = 20343,
  [SMALL_STATE(488)] = 20356,
  [SMALL_STATE(489)] = 20371,
  [SMALL_STATE(490)] = 20386,
  [SMALL_STATE(491)] = 20403,
  [SMALL_STATE(492)] = 20420,
  [SMALL_STATE(493)] = 20435,
  [SMALL_STATE(494)] = 20450,
  [SMALL_STATE(495)] = 20467,
  [SMALL_STATE(496)] = 20484,
  [SMALL_STATE(497)] = 20501,
  [SMALL_STATE(498)] = 20516,
  [SMALL_STATE(499)] = 20531,
  [SMALL_STATE(500)] = 20548,
  [SMALL_STATE(501)] = 20565,
  [SMALL_STATE(502)] = 20580,
  [SMALL_STATE(503)] = 20595,
  [SMALL_STATE(504)] = 20610,
  [SMALL_STATE(505)] = 20627,
  [SMALL_STATE(506)] = 20644,
  [SMALL_STATE(507)] = 20661,
  [SMALL_STATE(508)] = 20678,
  [SMALL_STATE(509)] = 20695,
  [SMALL_STATE(510)] = 20712,
  [SMALL_STATE(511)] = 20729,
  [SMALL_STATE(512)] = 20746,
  [SMALL_STATE(513)] = 20761,
  [SMALL_STATE(514)] = 20778,
  [SMALL_STATE(515)] = 20795,
  [SMALL_STATE(516)] = 20810,
  [SMALL_STATE(517)] = 20827,
  [SMALL_STATE(518)] = 20839,
  [SMALL_STATE(519)] = 20851,
  [SMALL_STATE(520)] = 20865,
  [SMALL_STATE(521)] = 20877,
  [SMALL_STATE(522)] = 20889,
  [SMALL_STATE(523)] = 20901,
  [SMALL_STATE(524)] = 20913,
  [SMALL_STATE(525)] = 20925,
  [SMALL_STATE(526)] = 20937,
  [SMALL_STATE(527)] = 20949,
  [SMALL_STATE(528)] = 20961,
  [SMALL_STATE(529)] = 20973,
  [SMALL_STATE(530)] = 20985,
  [SMALL_STATE(531)] = 20997,
  [SMALL_STATE(532)] = 21009,
  [SMALL_STATE(533)] = 21023,
  [SMALL_STATE(534)] = 21035,
  [SMALL_STATE(535)] = 21047,
  [SMALL_STATE(536)] = 21061,
  [SMALL_STATE(537)] = 21075,
  [SMALL_STATE(538)] = 21089,
  [SMALL_STATE(539)] = 21103,
  [SMALL_STATE(540)] = 21117,
  [SMALL_STATE(541)] = 21129,
  [SMALL_STATE(542)] = 21143,
  [SMALL_STATE(543)] = 21155,
  [SMALL_STATE(544)] = 21167,
  [SMALL_STATE(545)] = 21181,
  [SMALL_STATE(546)] = 21193,
  [SMALL_STATE(547)] = 21205,
  [SMALL_STATE(548)] = 21217,
  [SMALL_STATE(549)] = 21231,
  [SMALL_STATE(550)] = 21243,
  [SMALL_STATE(551)] = 21257,
  [SMALL_STATE(552)] = 21269,
  [SMALL_STATE(553)] = 21283,
  [SMALL_STATE(554)] = 21295,
  [SMALL_STATE(555)] = 21307,
  [SMALL_STATE(556)] = 21319,
  [SMALL_STATE(557)] = 21331,
  [SMALL_STATE(558)] = 21343,
  [SMALL_STATE(559)] = 21355,
  [SMALL_STATE(560)] = 21367,
  [SMALL_STATE(561)] = 21381,
  [SMALL_STATE(562)] = 21393,
  [SMALL_STATE(563)] = 21405,
  [SMALL_STATE(564)] = 21419,
  [SMALL_STATE(565)] = 21431,
  [SMALL_STATE(566)] = 21445,
  [SMALL_STATE(567)] = 21459,
  [SMALL_STATE(568)] = 21471,
  [SMALL_STATE(569)] = 21485,
  [SMALL_STATE(570)] = 21499,
  [SMALL_STATE(571)] = 21513,
  [SMALL_STATE(572)] = 21527,
  [SMALL_STATE(573)] = 21539,
  [SMALL_STATE(574)] = 21551,
  [SMALL_STATE(575)] = 21563,
  [SMALL_STATE(576)] = 21575,
  [SMALL_STATE(577)] = 21589,
  [SMALL_STATE(578)] = 21601,
  [SMALL_STATE(579)] = 21612,
  [SMALL_STATE(580)] = 21623,
  [SMALL_STATE(581)] = 21634,
  [SMALL_STATE(582)] = 21645,
  [SMALL_STATE(583)] = 21656,
  [SMALL_STATE(584)] = 21667,
  [SMALL_STATE(585)] = 21678,
  [SMALL_STATE(586)] = 21689,
  [SMALL_STATE(587)] = 21700,
  [SMALL_STATE(588)] = 21711,
  [SMALL_STATE(589)] = 21722,
  [SMALL_STATE(590)] = 21733,
  [SMALL_STATE(591)] = 21744,
  [SMALL_STATE(592)] = 21755,
  [SMALL_STATE(593)] = 21766,
  [SMALL_STATE(594)] = 21777,
  [SMALL_STATE(595)] = 21788,
  [SMALL_STATE(596)] = 21799,
  [SMALL_STATE(597)] = 21810,
  [SMALL_STATE(598)] = 21821,
  [SMALL_STATE(599)] = 21832,
  [SMALL_STATE(600)] = 21843,
  [SMALL_STATE(601)] = 21854,
  [SMALL_STATE(602)] = 21865,
  [SMALL_STATE(603)] = 21876,
  [SMALL_STATE(604)] = 21887,
  [SMALL_STATE(605)] = 21898,
  [SMALL_STATE(606)] = 21909,
  [SMALL_STATE(607)] = 21920,
  [SMALL_STATE(608)] = 21931,
  [SMALL_STATE(609)] = 21942,
  [SMALL_STATE(610)] = 21953,
  [SMALL_STATE(611)] = 21964,
  [SMALL_STATE(612)] = 21975,
  [SMALL_STATE(613)] = 21986,
  [SMALL_STATE(614)] = 21997,
  [SMALL_STATE(615)] = 22008,
  [SMALL_STATE(616)] = 22019,
  [SMALL_STATE(617)] = 22030,
  [SMALL_STATE(618)] = 22041,
  [SMALL_STATE(619)] = 22052,
  [SMALL_STATE(620)] = 22063,
  [SMALL_STATE(621)] = 22074,
  [SMALL_STATE(622)] = 22085,
  [SMALL_STATE(623)] = 22096,
  [SMALL_STATE(624)] = 22107,
  [SMALL_STATE(625)] = 22118,
  [SMALL_STATE(626)] = 22129,
  [SMALL_STATE(627)] = 22140,
  [SMALL_STATE(628)] = 22151,
  [SMALL_STATE(629)] = 22162,
  [SMALL_STATE(630)] = 22173,
  [SMALL_STATE(631)] = 22184,
  [SMALL_STATE(632)] = 22195,
  [SMALL_STATE(633)] = 22206,
  [SMALL_STATE(634)] = 22217,
  [SMALL_STATE(635)] = 22228,
  [SMALL_STATE(636)] = 22239,
  [SMALL_STATE(637)] = 22250,
  [SMALL_STATE(638)] = 22261,
  [SMALL_STATE(639)] = 22272,
  [SMALL_STATE(640)] = 22283,
  [SMALL_STATE(641)] = 22294,
  [SMALL_STATE(642)] = 22305,
  [SMALL_STATE(643)] = 22316,
  [SMALL_STATE(644)] = 22327,
  [SMALL_STATE(645)] = 22338,
  [SMALL_STATE(646)] = 22349,
  [SMALL_STATE(647)] = 22360,
  [SMALL_STATE(648)] = 22371,
  [SMALL_STATE(649)] = 22382,
  [SMALL_STATE(650)] = 22393,
  [SMALL_STATE(651)] = 22404,
  [SMALL_STATE(652)] = 22415,
  [SMALL_STATE(653)] = 22426,
  [SMALL_STATE(654)] = 22437,
  [SMALL_STATE(655)] = 22448,
  [SMALL_STATE(656)] = 22459,
  [SMALL_STATE(657)] = 22470,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(387),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(611),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(641),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(269),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(244),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(634),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(555),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(559),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(439),
  [39] = {.entry = {.count = 1, .reusable = true}}, SHIFT(616),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 1),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [51] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(460),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [67] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [69] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [71] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [73] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [75] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [77] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [79] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [81] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [83] = {.entry = {.count = 1, .reusable = true}}, SHIFT(517),
  [85] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [87] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(517),
  [90] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [92] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [94] = {.entry = {.count = 1, .reusable = true}}, SHIFT(651),
  [96] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [98] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [100] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [102] = {.entry = {.count = 1, .reusable = false}}, SHIFT(571),
  [104] = {.entry = {.count = 1, .reusable = true}}, SHIFT(628),
  [106] = {.entry = {.count = 1, .reusable = true}}, SHIFT(557),
  [108] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [110] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [112] = {.entry = {.count = 1, .reusable = true}}, SHIFT(607),
  [114] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [116] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [118] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [120] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [122] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [124] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [126] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [128] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 22),
  [130] = {.entry = {.count = 1, .reusable = true}}, SHIFT(345),
  [132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [134] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(562),
  [137] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 3),
  [139] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 3),
  [141] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 2),
  [143] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 2),
  [145] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [147] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [149] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 3),
  [151] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 3),
  [153] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [155] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [157] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 4),
  [159] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 4),
  [161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [163] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 3),
  [165] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [167] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(577),
  [170] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(387),
  [173] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(611),
  [176] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(641),
  [179] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(269),
  [182] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(244),
  [185] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(530),
  [188] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(303),
  [191] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(531),
  [194] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(634),
  [197] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(551),
  [200] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(555),
  [203] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(559),
  [206] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(545),
  [209] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(439),
  [212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(616),
  [215] = {.entry = {.count = 1, .reusable = true}}, SHIFT(523),
  [217] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [219] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [221] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_composed_type, 3),
  [223] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [225] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 3),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [235] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_existential_type, 2),
  [237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [239] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variant_type, 2),
  [241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [243] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 2),
  [245] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [247] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 5),
  [249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [251] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 4),
  [253] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [255] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attributed_type, 2),
  [257] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [259] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 5),
  [261] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [263] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_optional_type, 2),
  [265] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 1),
  [267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [269] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [273] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 2),
  [275] = {.entry = {.count = 1, .reusable = true}}, SHIFT(465),
  [277] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [279] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(567),
  [282] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 2),
  [284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 37),
  [286] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(523),
  [289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [293] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(180),
  [297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [299] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 1),
  [301] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [303] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 3),
  [305] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [307] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(566),
  [310] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [312] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [316] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 2),
  [318] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [320] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(341),
  [324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [326] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(461),
  [330] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 1),
  [332] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 22),
  [334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [338] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 67),
  [340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [342] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 54),
  [344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [346] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 54),
  [348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [350] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [358] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(651),
  [361] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(97),
  [364] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [366] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(571),
  [369] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(628),
  [372] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(557),
  [375] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(615),
  [378] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(595),
  [381] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(607),
  [384] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(490),
  [387] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(495),
  [390] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(583),
  [393] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(589),
  [396] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 72),
  [398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [400] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 3),
  [402] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 22),
  [404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [406] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 64),
  [408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [410] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 67),
  [412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [414] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 4, .production_id = 37),
  [416] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [420] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 6),
  [424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(592),
  [426] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [428] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 2),
  [430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [432] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [434] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [436] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 5),
  [440] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 5),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 5),
  [444] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [448] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(550),
  [451] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [453] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 1),
  [455] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [457] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3),
  [459] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [461] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [463] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [465] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 4),
  [467] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [469] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 5),
  [471] = {.entry = {.count = 1, .reusable = true}}, SHIFT(656),
  [473] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [475] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 7),
  [477] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [479] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_case_value, 2),
  [481] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [483] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_nil, 1),
  [485] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [487] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1),
  [489] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [491] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 2),
  [493] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 2),
  [495] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 2),
  [497] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 3),
  [499] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 3),
  [501] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 3),
  [503] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 3),
  [505] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 4),
  [507] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 4),
  [509] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 4),
  [511] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 4),
  [513] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 5),
  [515] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 5),
  [517] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [519] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(122),
  [523] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [525] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [527] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(378),
  [533] = {.entry = {.count = 1, .reusable = true}}, SHIFT(471),
  [535] = {.entry = {.count = 1, .reusable = true}}, SHIFT(453),
  [537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(279),
  [539] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [541] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [543] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 24),
  [545] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [547] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [549] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [551] = {.entry = {.count = 1, .reusable = true}}, SHIFT(153),
  [553] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [555] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [557] = {.entry = {.count = 1, .reusable = true}}, SHIFT(622),
  [559] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(244),
  [562] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(530),
  [565] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(320),
  [568] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(551),
  [571] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(555),
  [574] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(559),
  [577] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [579] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(540),
  [582] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(541),
  [585] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(622),
  [588] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(616),
  [591] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [593] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [595] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [599] = {.entry = {.count = 1, .reusable = true}}, SHIFT(489),
  [601] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 14),
  [603] = {.entry = {.count = 1, .reusable = false}}, SHIFT(376),
  [605] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [607] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [609] = {.entry = {.count = 1, .reusable = false}}, SHIFT(187),
  [611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(188),
  [613] = {.entry = {.count = 1, .reusable = false}}, SHIFT(192),
  [615] = {.entry = {.count = 1, .reusable = false}}, SHIFT(468),
  [617] = {.entry = {.count = 1, .reusable = false}}, SHIFT(193),
  [619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [621] = {.entry = {.count = 1, .reusable = true}}, SHIFT(376),
  [623] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 20),
  [625] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [627] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [629] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 17),
  [631] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [633] = {.entry = {.count = 1, .reusable = false}}, SHIFT(366),
  [635] = {.entry = {.count = 1, .reusable = true}}, SHIFT(366),
  [637] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [639] = {.entry = {.count = 1, .reusable = true}}, SHIFT(235),
  [641] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [643] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [645] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [647] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [649] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(279),
  [652] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [654] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [656] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [658] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [660] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [662] = {.entry = {.count = 1, .reusable = false}}, SHIFT(372),
  [664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [666] = {.entry = {.count = 1, .reusable = true}}, SHIFT(372),
  [668] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [670] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [672] = {.entry = {.count = 1, .reusable = true}}, SHIFT(145),
  [674] = {.entry = {.count = 1, .reusable = false}}, SHIFT(195),
  [676] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [678] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [680] = {.entry = {.count = 1, .reusable = false}}, SHIFT(177),
  [682] = {.entry = {.count = 1, .reusable = false}}, SHIFT(504),
  [684] = {.entry = {.count = 1, .reusable = false}}, SHIFT(197),
  [686] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [688] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [690] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [692] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [694] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [696] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [698] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [700] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [702] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [704] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 14),
  [706] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [708] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 30),
  [710] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 30),
  [712] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 32),
  [714] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 20),
  [716] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [718] = {.entry = {.count = 1, .reusable = false}}, SHIFT(371),
  [720] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [722] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [724] = {.entry = {.count = 1, .reusable = true}}, SHIFT(481),
  [726] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 23),
  [728] = {.entry = {.count = 1, .reusable = true}}, SHIFT(488),
  [730] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [732] = {.entry = {.count = 1, .reusable = true}}, SHIFT(479),
  [734] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(483),
  [738] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [740] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [742] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [744] = {.entry = {.count = 1, .reusable = true}}, SHIFT(548),
  [746] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(550),
  [749] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [751] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(550),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 19),
  [756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [758] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 34),
  [760] = {.entry = {.count = 1, .reusable = true}}, SHIFT(474),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 23),
  [764] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [766] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [768] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [772] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [774] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [776] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [778] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [782] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [786] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 22),
  [788] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [790] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [792] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 26),
  [794] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [796] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [798] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [800] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [802] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [804] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [806] = {.entry = {.count = 1, .reusable = true}}, SHIFT(206),
  [808] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [810] = {.entry = {.count = 1, .reusable = true}}, SHIFT(630),
  [812] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [814] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [816] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [818] = {.entry = {.count = 1, .reusable = true}}, SHIFT(623),
  [820] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 33),
  [822] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [824] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [826] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 62),
  [828] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 30),
  [830] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 40),
  [832] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [834] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [836] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 43),
  [838] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 44),
  [840] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [842] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 31),
  [844] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [846] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [848] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_lenient_rule, 1),
  [850] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [852] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [854] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 66),
  [856] = {.entry = {.count = 1, .reusable = true}}, SHIFT(621),
  [858] = {.entry = {.count = 1, .reusable = true}}, SHIFT(620),
  [860] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 18),
  [862] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 20),
  [866] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 27),
  [868] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [870] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 28),
  [872] = {.entry = {.count = 1, .reusable = false}}, SHIFT(614),
  [874] = {.entry = {.count = 1, .reusable = false}}, SHIFT(631),
  [876] = {.entry = {.count = 1, .reusable = false}}, SHIFT(576),
  [878] = {.entry = {.count = 1, .reusable = false}}, SHIFT(649),
  [880] = {.entry = {.count = 1, .reusable = false}}, SHIFT(238),
  [882] = {.entry = {.count = 1, .reusable = false}}, SHIFT(655),
  [884] = {.entry = {.count = 1, .reusable = false}}, SHIFT(554),
  [886] = {.entry = {.count = 1, .reusable = false}}, SHIFT(537),
  [888] = {.entry = {.count = 1, .reusable = false}}, SHIFT(152),
  [890] = {.entry = {.count = 1, .reusable = false}}, SHIFT(605),
  [892] = {.entry = {.count = 1, .reusable = false}}, SHIFT(633),
  [894] = {.entry = {.count = 1, .reusable = false}}, SHIFT(650),
  [896] = {.entry = {.count = 1, .reusable = false}}, SHIFT(657),
  [898] = {.entry = {.count = 1, .reusable = false}}, SHIFT(606),
  [900] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 49),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [904] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [906] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 14),
  [908] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [910] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 15),
  [912] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [914] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 56),
  [916] = {.entry = {.count = 1, .reusable = true}}, SHIFT(596),
  [918] = {.entry = {.count = 1, .reusable = true}}, SHIFT(626),
  [920] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [922] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [924] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(244),
  [927] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(290),
  [930] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [932] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(616),
  [935] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [937] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [939] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [941] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [943] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 66),
  [945] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [947] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 56),
  [949] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [951] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 66),
  [953] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 56),
  [955] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [957] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [959] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 56),
  [961] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [963] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 66),
  [965] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [967] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [969] = {.entry = {.count = 1, .reusable = true}}, SHIFT(609),
  [971] = {.entry = {.count = 1, .reusable = true}}, SHIFT(573),
  [973] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [975] = {.entry = {.count = 1, .reusable = true}}, SHIFT(529),
  [977] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [979] = {.entry = {.count = 1, .reusable = true}}, SHIFT(455),
  [981] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [983] = {.entry = {.count = 1, .reusable = true}}, SHIFT(638),
  [985] = {.entry = {.count = 1, .reusable = true}}, SHIFT(639),
  [987] = {.entry = {.count = 1, .reusable = true}}, SHIFT(446),
  [989] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [991] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [993] = {.entry = {.count = 1, .reusable = true}}, SHIFT(110),
  [995] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [997] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [999] = {.entry = {.count = 1, .reusable = true}}, SHIFT(447),
  [1001] = {.entry = {.count = 1, .reusable = false}}, SHIFT(464),
  [1003] = {.entry = {.count = 1, .reusable = true}}, SHIFT(464),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(590),
  [1007] = {.entry = {.count = 1, .reusable = true}}, SHIFT(593),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [1011] = {.entry = {.count = 1, .reusable = false}}, SHIFT(443),
  [1013] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [1015] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(644),
  [1019] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 57),
  [1021] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 63),
  [1023] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [1027] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [1029] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [1031] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [1033] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [1035] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 74),
  [1037] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [1039] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [1041] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [1043] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [1045] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [1047] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 77),
  [1049] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [1051] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [1053] = {.entry = {.count = 1, .reusable = false}}, SHIFT(612),
  [1055] = {.entry = {.count = 1, .reusable = true}}, SHIFT(612),
  [1057] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 69),
  [1059] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 46),
  [1061] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [1063] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1065] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1067] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [1069] = {.entry = {.count = 1, .reusable = false}}, SHIFT(353),
  [1071] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [1073] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1075] = {.entry = {.count = 1, .reusable = true}}, SHIFT(130),
  [1077] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1079] = {.entry = {.count = 1, .reusable = false}}, SHIFT(287),
  [1081] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1083] = {.entry = {.count = 1, .reusable = false}}, SHIFT(556),
  [1085] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [1087] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [1089] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [1091] = {.entry = {.count = 1, .reusable = false}}, SHIFT(575),
  [1093] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [1095] = {.entry = {.count = 1, .reusable = true}}, SHIFT(106),
  [1097] = {.entry = {.count = 1, .reusable = true}}, SHIFT(451),
  [1099] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [1101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [1103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [1105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [1107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(456),
  [1109] = {.entry = {.count = 1, .reusable = false}}, SHIFT(72),
  [1111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(72),
  [1113] = {.entry = {.count = 1, .reusable = false}}, SHIFT(85),
  [1115] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [1117] = {.entry = {.count = 1, .reusable = false}}, SHIFT(354),
  [1119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1121] = {.entry = {.count = 1, .reusable = false}}, SHIFT(77),
  [1123] = {.entry = {.count = 1, .reusable = true}}, SHIFT(77),
  [1125] = {.entry = {.count = 1, .reusable = false}}, SHIFT(100),
  [1127] = {.entry = {.count = 1, .reusable = true}}, SHIFT(100),
  [1129] = {.entry = {.count = 1, .reusable = false}}, SHIFT(363),
  [1131] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1133] = {.entry = {.count = 1, .reusable = false}}, SHIFT(272),
  [1135] = {.entry = {.count = 1, .reusable = true}}, SHIFT(272),
  [1137] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [1139] = {.entry = {.count = 1, .reusable = true}}, SHIFT(71),
  [1141] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 16),
  [1143] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [1145] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [1147] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [1149] = {.entry = {.count = 1, .reusable = true}}, SHIFT(336),
  [1151] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [1153] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [1155] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [1157] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [1159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1161] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(346),
  [1164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 16),
  [1166] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [1168] = {.entry = {.count = 1, .reusable = true}}, SHIFT(346),
  [1170] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 16),
  [1172] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 47),
  [1174] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1176] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [1178] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1180] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 47),
  [1182] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 35),
  [1184] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [1186] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(519),
  [1189] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(336),
  [1192] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(521),
  [1195] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(584),
  [1198] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 35),
  [1200] = {.entry = {.count = 1, .reusable = true}}, SHIFT(448),
  [1202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(646),
  [1206] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [1208] = {.entry = {.count = 1, .reusable = true}}, SHIFT(171),
  [1210] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [1212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(530),
  [1215] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(448),
  [1218] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1220] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(646),
  [1223] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(541),
  [1226] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(546),
  [1229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [1231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [1237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(185),
  [1239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 58),
  [1243] = {.entry = {.count = 1, .reusable = true}}, SHIFT(229),
  [1245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(128),
  [1247] = {.entry = {.count = 1, .reusable = false}}, SHIFT(498),
  [1249] = {.entry = {.count = 1, .reusable = true}}, SHIFT(364),
  [1251] = {.entry = {.count = 1, .reusable = true}}, SHIFT(163),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1255] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 16),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(148),
  [1259] = {.entry = {.count = 1, .reusable = true}}, SHIFT(214),
  [1261] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [1263] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 39),
  [1265] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [1267] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 36),
  [1269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(539),
  [1271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1273] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(530),
  [1276] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1278] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(553),
  [1281] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [1283] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [1285] = {.entry = {.count = 1, .reusable = true}}, SHIFT(337),
  [1287] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 39),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [1291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1293] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(230),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(384),
  [1303] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 48),
  [1305] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1307] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1309] = {.entry = {.count = 1, .reusable = true}}, SHIFT(190),
  [1311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1313] = {.entry = {.count = 1, .reusable = true}}, SHIFT(652),
  [1315] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [1317] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [1319] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [1321] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [1323] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [1325] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [1327] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1329] = {.entry = {.count = 1, .reusable = true}}, SHIFT(632),
  [1331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(441),
  [1333] = {.entry = {.count = 1, .reusable = true}}, SHIFT(627),
  [1335] = {.entry = {.count = 1, .reusable = true}}, SHIFT(467),
  [1337] = {.entry = {.count = 1, .reusable = true}}, SHIFT(497),
  [1339] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [1341] = {.entry = {.count = 1, .reusable = false}}, SHIFT(450),
  [1343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(450),
  [1345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(335),
  [1347] = {.entry = {.count = 1, .reusable = true}}, SHIFT(332),
  [1349] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [1351] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(444),
  [1354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [1358] = {.entry = {.count = 1, .reusable = false}}, SHIFT(442),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(442),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(444),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(209),
  [1368] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1370] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(450),
  [1373] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(450),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(239),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(492),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(493),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [1388] = {.entry = {.count = 1, .reusable = false}}, SHIFT(457),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(457),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(64),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [1396] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38), SHIFT_REPEAT(652),
  [1399] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38),
  [1401] = {.entry = {.count = 1, .reusable = true}}, SHIFT(212),
  [1403] = {.entry = {.count = 1, .reusable = true}}, SHIFT(80),
  [1405] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [1407] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [1409] = {.entry = {.count = 1, .reusable = true}}, SHIFT(329),
  [1411] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [1413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [1415] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [1417] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [1419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1421] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_dictionary_repeat1, 2), SHIFT_REPEAT(333),
  [1424] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_dictionary_repeat1, 2),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1430] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 53),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(478),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(233),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(370),
  [1444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1446] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(151),
  [1449] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1451] = {.entry = {.count = 1, .reusable = true}}, SHIFT(374),
  [1453] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38), SHIFT_REPEAT(189),
  [1456] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38),
  [1458] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(214),
  [1461] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(478),
  [1464] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1466] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [1468] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(331),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(327),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(330),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(328),
  [1488] = {.entry = {.count = 1, .reusable = true}}, SHIFT(625),
  [1490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [1492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(653),
  [1494] = {.entry = {.count = 1, .reusable = true}}, SHIFT(402),
  [1496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(585),
  [1498] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 36),
  [1500] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [1502] = {.entry = {.count = 1, .reusable = true}}, SHIFT(381),
  [1504] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 39),
  [1506] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1508] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1510] = {.entry = {.count = 1, .reusable = true}}, SHIFT(380),
  [1512] = {.entry = {.count = 1, .reusable = true}}, SHIFT(643),
  [1514] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [1516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(379),
  [1518] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [1520] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1522] = {.entry = {.count = 1, .reusable = true}}, SHIFT(407),
  [1524] = {.entry = {.count = 1, .reusable = true}}, SHIFT(645),
  [1526] = {.entry = {.count = 1, .reusable = true}}, SHIFT(640),
  [1528] = {.entry = {.count = 1, .reusable = true}}, SHIFT(241),
  [1530] = {.entry = {.count = 1, .reusable = true}}, SHIFT(654),
  [1532] = {.entry = {.count = 1, .reusable = false}}, SHIFT(133),
  [1534] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1536] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [1538] = {.entry = {.count = 1, .reusable = true}}, SHIFT(347),
  [1540] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1542] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [1544] = {.entry = {.count = 1, .reusable = true}}, SHIFT(383),
  [1546] = {.entry = {.count = 1, .reusable = true}}, SHIFT(597),
  [1548] = {.entry = {.count = 1, .reusable = true}}, SHIFT(382),
  [1550] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_entry, 3),
  [1552] = {.entry = {.count = 1, .reusable = true}}, SHIFT(99),
  [1554] = {.entry = {.count = 1, .reusable = true}}, SHIFT(608),
  [1556] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1558] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1560] = {.entry = {.count = 1, .reusable = true}}, SHIFT(48),
  [1562] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [1564] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [1566] = {.entry = {.count = 1, .reusable = true}}, SHIFT(377),
  [1568] = {.entry = {.count = 1, .reusable = true}}, SHIFT(582),
  [1570] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 61),
  [1572] = {.entry = {.count = 1, .reusable = true}}, SHIFT(267),
  [1574] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [1576] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [1578] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [1580] = {.entry = {.count = 1, .reusable = true}}, SHIFT(218),
  [1582] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [1584] = {.entry = {.count = 1, .reusable = true}}, SHIFT(368),
  [1586] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1588] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [1590] = {.entry = {.count = 1, .reusable = true}}, SHIFT(599),
  [1592] = {.entry = {.count = 1, .reusable = true}}, SHIFT(629),
  [1594] = {.entry = {.count = 1, .reusable = true}}, SHIFT(648),
  [1596] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [1598] = {.entry = {.count = 1, .reusable = true}}, SHIFT(642),
  [1600] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1602] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [1604] = {.entry = {.count = 1, .reusable = true}}, SHIFT(647),
  [1606] = {.entry = {.count = 1, .reusable = true}}, SHIFT(210),
  [1608] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [1610] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [1612] = {.entry = {.count = 1, .reusable = true}}, SHIFT(102),
  [1614] = {.entry = {.count = 1, .reusable = true}}, SHIFT(618),
  [1616] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [1618] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [1620] = {.entry = {.count = 1, .reusable = true}}, SHIFT(440),
  [1622] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [1624] = {.entry = {.count = 1, .reusable = true}}, SHIFT(342),
  [1626] = {.entry = {.count = 1, .reusable = true}}, SHIFT(215),
  [1628] = {.entry = {.count = 1, .reusable = true}}, SHIFT(619),
  [1630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [1632] = {.entry = {.count = 1, .reusable = true}}, SHIFT(637),
  [1634] = {.entry = {.count = 1, .reusable = true}}, SHIFT(580),
  [1636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [1638] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1640] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [1642] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [1644] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [1646] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [1648] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [1650] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [1652] = {.entry = {.count = 1, .reusable = true}}, SHIFT(533),
  [1654] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [1656] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [1658] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [1660] = {.entry = {.count = 1, .reusable = true}}, SHIFT(635),
  [1662] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [1664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(487),
  [1666] = {.entry = {.count = 1, .reusable = true}}, SHIFT(624),
  [1668] = {.entry = {.count = 1, .reusable = true}}, SHIFT(385),
  [1670] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [1672] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [1674] = {.entry = {.count = 1, .reusable = true}}, SHIFT(225),
  [1676] = {.entry = {.count = 1, .reusable = true}}, SHIFT(271),
  [1678] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [1680] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [1682] = {.entry = {.count = 1, .reusable = true}}, SHIFT(603),
  [1684] = {.entry = {.count = 1, .reusable = true}}, SHIFT(207),
  [1686] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1688] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [1690] = {.entry = {.count = 1, .reusable = true}}, SHIFT(617),
  [1692] = {.entry = {.count = 1, .reusable = true}}, SHIFT(475),
  [1694] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [1696] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [1698] = {.entry = {.count = 1, .reusable = true}}, SHIFT(211),
  [1700] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1702] = {.entry = {.count = 1, .reusable = true}}, SHIFT(445),
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
