#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 622
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 204
#define ALIAS_COUNT 0
#define TOKEN_COUNT 125
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
  anon_sym_unwritten = 39,
  anon_sym_refuses = 40,
  anon_sym_newer = 41,
  anon_sym_coding = 42,
  anon_sym_formerly = 43,
  anon_sym_sequential = 44,
  anon_sym_only = 45,
  anon_sym_marker = 46,
  anon_sym_keyed = 47,
  anon_sym_keeps = 48,
  anon_sym_unknown = 49,
  anon_sym_omits = 50,
  anon_sym_default = 51,
  anon_sym_unique = 52,
  anon_sym_replaced = 53,
  anon_sym_rebuilt = 54,
  anon_sym_via = 55,
  anon_sym_renamed = 56,
  anon_sym_keys = 57,
  anon_sym_LBRACE = 58,
  anon_sym_RBRACE = 59,
  anon_sym_let = 60,
  anon_sym_var = 61,
  anon_sym_set = 62,
  anon_sym_rawValue = 63,
  anon_sym_required = 64,
  anon_sym_if = 65,
  anon_sym_missing = 66,
  anon_sym_fallback = 67,
  anon_sym_also = 68,
  anon_sym_until = 69,
  anon_sym_since = 70,
  anon_sym_treats = 71,
  anon_sym_conditional = 72,
  anon_sym_unconditional = 73,
  anon_sym_joined = 74,
  anon_sym_retired = 75,
  anon_sym_still = 76,
  anon_sym_written = 77,
  anon_sym_swift = 78,
  anon_sym_case = 79,
  anon_sym_else = 80,
  anon_sym_at = 81,
  anon_sym_width = 82,
  anon_sym_DOT = 83,
  anon_sym_LT = 84,
  anon_sym_GT = 85,
  anon_sym_LBRACK = 86,
  anon_sym_RBRACK = 87,
  anon_sym_QMARK = 88,
  anon_sym_BANG = 89,
  anon_sym_any = 90,
  anon_sym_some = 91,
  anon_sym_mutable = 92,
  anon_sym_inline = 93,
  anon_sym_indexed = 94,
  anon_sym_packed = 95,
  anon_sym_big = 96,
  anon_sym_little = 97,
  anon_sym_AMP = 98,
  anon_sym_async = 99,
  anon_sym_throws = 100,
  anon_sym_DASH_GT = 101,
  anon_sym_inout = 102,
  anon_sym_borrowing = 103,
  anon_sym_consuming = 104,
  anon_sym_sending = 105,
  anon_sym_TILDE = 106,
  anon_sym_DASH = 107,
  anon_sym_true = 108,
  anon_sym_false = 109,
  anon_sym_AT = 110,
  sym_attribute_name = 111,
  sym_quoted_name = 112,
  anon_sym_DQUOTE = 113,
  anon_sym_DQUOTE2 = 114,
  sym_string_text = 115,
  sym_escape = 116,
  sym_integer = 117,
  sym_real = 118,
  sym_documentation = 119,
  sym_comment = 120,
  sym_swift_block = 121,
  sym_swift_expression = 122,
  sym_attribute_arguments = 123,
  sym_block_comment = 124,
  sym_source_file = 125,
  sym__rule_of_file = 126,
  sym_import = 127,
  sym_access = 128,
  sym_archived_prefix = 129,
  sym_nil_rule = 130,
  sym_level = 131,
  sym_waiver = 132,
  sym__declaration = 133,
  aux_sym__modifiers = 134,
  sym_class_declaration = 135,
  sym_extension_declaration = 136,
  sym_struct_declaration = 137,
  sym_enum_declaration = 138,
  sym_bits_declaration = 139,
  sym_type_alias = 140,
  sym__heritage = 141,
  sym_conformance = 142,
  sym_external_declaration = 143,
  sym_parameters = 144,
  sym_parameter = 145,
  sym__head_clause = 146,
  sym_head_clause = 147,
  sym_class_body = 148,
  sym_field = 149,
  sym_setter = 150,
  sym_conversion = 151,
  sym_field_clause = 152,
  sym__keys = 153,
  sym_retired = 154,
  sym_swift_member = 155,
  sym_enum_body = 156,
  sym_case = 157,
  sym_payload = 158,
  sym_payload_value = 159,
  sym_case_clause = 160,
  sym_unknown_case = 161,
  sym_bits_body = 162,
  sym_bit_field = 163,
  sym__type = 164,
  sym_type_name = 165,
  sym_type_arguments = 166,
  sym_array_type = 167,
  sym_tuple_type = 168,
  sym_optional_type = 169,
  sym_existential_type = 170,
  sym_variant_type = 171,
  sym_packed_type = 172,
  sym_composed_type = 173,
  sym_function_type = 174,
  sym_attributed_type = 175,
  sym__value = 176,
  sym_boolean = 177,
  sym_nil = 178,
  sym_case_value = 179,
  sym_empty_array = 180,
  sym_empty_dictionary = 181,
  sym_reference = 182,
  sym_function_name = 183,
  sym_attribute = 184,
  sym_string = 185,
  aux_sym_source_file_repeat1 = 186,
  aux_sym_class_declaration_repeat1 = 187,
  aux_sym_parameters_repeat1 = 188,
  aux_sym_head_clause_repeat1 = 189,
  aux_sym_class_body_repeat1 = 190,
  aux_sym_field_repeat1 = 191,
  aux_sym_enum_body_repeat1 = 192,
  aux_sym_case_repeat1 = 193,
  aux_sym_payload_repeat1 = 194,
  aux_sym_case_clause_repeat1 = 195,
  aux_sym_bits_body_repeat1 = 196,
  aux_sym_type_name_repeat1 = 197,
  aux_sym_type_arguments_repeat1 = 198,
  aux_sym_tuple_type_repeat1 = 199,
  aux_sym_function_type_repeat1 = 200,
  aux_sym_reference_repeat1 = 201,
  aux_sym_function_name_repeat1 = 202,
  aux_sym_string_repeat1 = 203,
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
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 2,
  [35] = 35,
  [36] = 36,
  [37] = 6,
  [38] = 38,
  [39] = 29,
  [40] = 33,
  [41] = 41,
  [42] = 21,
  [43] = 43,
  [44] = 3,
  [45] = 45,
  [46] = 14,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 13,
  [51] = 51,
  [52] = 43,
  [53] = 12,
  [54] = 15,
  [55] = 22,
  [56] = 18,
  [57] = 48,
  [58] = 28,
  [59] = 59,
  [60] = 4,
  [61] = 61,
  [62] = 7,
  [63] = 17,
  [64] = 64,
  [65] = 16,
  [66] = 66,
  [67] = 9,
  [68] = 5,
  [69] = 69,
  [70] = 8,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 79,
  [80] = 80,
  [81] = 61,
  [82] = 82,
  [83] = 83,
  [84] = 66,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 23,
  [91] = 91,
  [92] = 30,
  [93] = 31,
  [94] = 32,
  [95] = 95,
  [96] = 25,
  [97] = 97,
  [98] = 51,
  [99] = 24,
  [100] = 19,
  [101] = 26,
  [102] = 27,
  [103] = 103,
  [104] = 104,
  [105] = 20,
  [106] = 106,
  [107] = 107,
  [108] = 35,
  [109] = 109,
  [110] = 110,
  [111] = 111,
  [112] = 112,
  [113] = 113,
  [114] = 114,
  [115] = 64,
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
  [126] = 126,
  [127] = 113,
  [128] = 128,
  [129] = 129,
  [130] = 130,
  [131] = 106,
  [132] = 107,
  [133] = 133,
  [134] = 134,
  [135] = 97,
  [136] = 133,
  [137] = 111,
  [138] = 134,
  [139] = 114,
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
  [179] = 161,
  [180] = 163,
  [181] = 164,
  [182] = 182,
  [183] = 183,
  [184] = 184,
  [185] = 185,
  [186] = 186,
  [187] = 187,
  [188] = 185,
  [189] = 187,
  [190] = 190,
  [191] = 190,
  [192] = 38,
  [193] = 146,
  [194] = 194,
  [195] = 195,
  [196] = 196,
  [197] = 197,
  [198] = 198,
  [199] = 199,
  [200] = 162,
  [201] = 165,
  [202] = 176,
  [203] = 143,
  [204] = 204,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 49,
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
  [221] = 221,
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
  [240] = 240,
  [241] = 241,
  [242] = 86,
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
  [346] = 346,
  [347] = 347,
  [348] = 348,
  [349] = 349,
  [350] = 350,
  [351] = 351,
  [352] = 352,
  [353] = 348,
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
  [370] = 365,
  [371] = 368,
  [372] = 367,
  [373] = 373,
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
  [400] = 400,
  [401] = 401,
  [402] = 402,
  [403] = 403,
  [404] = 400,
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
  [425] = 423,
  [426] = 426,
  [427] = 427,
  [428] = 428,
  [429] = 429,
  [430] = 410,
  [431] = 431,
  [432] = 415,
  [433] = 412,
  [434] = 434,
  [435] = 426,
  [436] = 436,
  [437] = 424,
  [438] = 438,
  [439] = 438,
  [440] = 413,
  [441] = 436,
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
  [455] = 455,
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
  [467] = 443,
  [468] = 468,
  [469] = 469,
  [470] = 470,
  [471] = 471,
  [472] = 472,
  [473] = 466,
  [474] = 471,
  [475] = 475,
  [476] = 476,
  [477] = 477,
  [478] = 478,
  [479] = 470,
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
  [528] = 528,
  [529] = 529,
  [530] = 530,
  [531] = 503,
  [532] = 532,
  [533] = 533,
  [534] = 534,
  [535] = 535,
  [536] = 500,
  [537] = 507,
  [538] = 508,
  [539] = 535,
  [540] = 517,
  [541] = 530,
  [542] = 542,
  [543] = 543,
  [544] = 544,
  [545] = 544,
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
  [605] = 605,
  [606] = 606,
  [607] = 607,
  [608] = 608,
  [609] = 574,
  [610] = 610,
  [611] = 594,
  [612] = 612,
  [613] = 613,
  [614] = 614,
  [615] = 615,
  [616] = 616,
  [617] = 581,
  [618] = 618,
  [619] = 619,
  [620] = 620,
  [621] = 621,
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
      if (lookahead == 'f') ADVANCE(41);
      if (lookahead == 'm') ADVANCE(42);
      if (lookahead == 'n') ADVANCE(43);
      END_STATE();
    case 8:
      if (lookahead == 'o') ADVANCE(44);
      END_STATE();
    case 9:
      if (lookahead == 'e') ADVANCE(45);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(46);
      if (lookahead == 'i') ADVANCE(47);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(48);
      if (lookahead == 'i') ADVANCE(49);
      if (lookahead == 'u') ADVANCE(50);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(51);
      if (lookahead == 'i') ADVANCE(52);
      END_STATE();
    case 13:
      if (lookahead == 'f') ADVANCE(53);
      if (lookahead == 'm') ADVANCE(54);
      if (lookahead == 'n') ADVANCE(55);
      if (lookahead == 'p') ADVANCE(56);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(57);
      if (lookahead == 'r') ADVANCE(58);
      if (lookahead == 'u') ADVANCE(59);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(60);
      if (lookahead == 'e') ADVANCE(61);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(62);
      if (lookahead == 'i') ADVANCE(63);
      if (lookahead == 'o') ADVANCE(64);
      if (lookahead == 't') ADVANCE(65);
      if (lookahead == 'w') ADVANCE(66);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(67);
      if (lookahead == 'r') ADVANCE(68);
      if (lookahead == 'y') ADVANCE(69);
      END_STATE();
    case 18:
      if (lookahead == 'n') ADVANCE(70);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(71);
      if (lookahead == 'e') ADVANCE(72);
      if (lookahead == 'i') ADVANCE(73);
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(74);
      if (lookahead == 'e') ADVANCE(75);
      if (lookahead == 'i') ADVANCE(76);
      if (lookahead == 'r') ADVANCE(77);
      END_STATE();
    case 21:
      if (lookahead == 'c') ADVANCE(78);
      END_STATE();
    case 22:
      if (lookahead == 's') ADVANCE(79);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(80);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(81);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(82);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(83);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(84);
      if (lookahead == 't') ADVANCE(85);
      END_STATE();
    case 29:
      if (lookahead == 'r') ADVANCE(86);
      if (lookahead == 'x') ADVANCE(87);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(88);
      END_STATE();
    case 31:
      if (lookahead == 'a') ADVANCE(89);
      END_STATE();
    case 32:
      if (lookahead == 'd') ADVANCE(90);
      if (lookahead == 'n') ADVANCE(91);
      END_STATE();
    case 33:
      if (lookahead == 'f') ADVANCE(92);
      END_STATE();
    case 34:
      if (lookahead == 's') ADVANCE(93);
      END_STATE();
    case 35:
      if (lookahead == 'u') ADVANCE(94);
      END_STATE();
    case 36:
      if (lookahead == 't') ADVANCE(95);
      END_STATE();
    case 37:
      if (lookahead == 'l') ADVANCE(96);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(97);
      if (lookahead == 'n') ADVANCE(98);
      END_STATE();
    case 39:
      if (lookahead == 'r') ADVANCE(99);
      END_STATE();
    case 40:
      if (lookahead == 'o') ADVANCE(100);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 42:
      if (lookahead == 'p') ADVANCE(101);
      END_STATE();
    case 43:
      if (lookahead == 'd') ADVANCE(102);
      if (lookahead == 'l') ADVANCE(103);
      if (lookahead == 'o') ADVANCE(104);
      if (lookahead == 't') ADVANCE(105);
      END_STATE();
    case 44:
      if (lookahead == 'i') ADVANCE(106);
      END_STATE();
    case 45:
      if (lookahead == 'e') ADVANCE(107);
      if (lookahead == 'y') ADVANCE(108);
      END_STATE();
    case 46:
      if (lookahead == 't') ADVANCE(109);
      END_STATE();
    case 47:
      if (lookahead == 't') ADVANCE(110);
      END_STATE();
    case 48:
      if (lookahead == 'r') ADVANCE(111);
      END_STATE();
    case 49:
      if (lookahead == 's') ADVANCE(112);
      END_STATE();
    case 50:
      if (lookahead == 't') ADVANCE(113);
      END_STATE();
    case 51:
      if (lookahead == 'w') ADVANCE(114);
      END_STATE();
    case 52:
      if (lookahead == 'l') ADVANCE(115);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 54:
      if (lookahead == 'i') ADVANCE(116);
      END_STATE();
    case 55:
      if (lookahead == 'l') ADVANCE(117);
      END_STATE();
    case 56:
      if (lookahead == 'e') ADVANCE(118);
      END_STATE();
    case 57:
      if (lookahead == 'c') ADVANCE(119);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(120);
      if (lookahead == 'i') ADVANCE(121);
      if (lookahead == 'o') ADVANCE(122);
      END_STATE();
    case 59:
      if (lookahead == 'b') ADVANCE(123);
      END_STATE();
    case 60:
      if (lookahead == 'w') ADVANCE(124);
      END_STATE();
    case 61:
      if (lookahead == 'b') ADVANCE(125);
      if (lookahead == 'f') ADVANCE(126);
      if (lookahead == 'n') ADVANCE(127);
      if (lookahead == 'p') ADVANCE(128);
      if (lookahead == 'q') ADVANCE(129);
      if (lookahead == 't') ADVANCE(130);
      END_STATE();
    case 62:
      if (lookahead == 'n') ADVANCE(131);
      if (lookahead == 'q') ADVANCE(132);
      if (lookahead == 't') ADVANCE(133);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(134);
      END_STATE();
    case 64:
      if (lookahead == 'm') ADVANCE(135);
      END_STATE();
    case 65:
      if (lookahead == 'i') ADVANCE(136);
      if (lookahead == 'r') ADVANCE(137);
      END_STATE();
    case 66:
      if (lookahead == 'i') ADVANCE(138);
      END_STATE();
    case 67:
      if (lookahead == 'r') ADVANCE(139);
      END_STATE();
    case 68:
      if (lookahead == 'a') ADVANCE(140);
      if (lookahead == 'e') ADVANCE(141);
      if (lookahead == 'u') ADVANCE(142);
      END_STATE();
    case 69:
      if (lookahead == 'p') ADVANCE(143);
      END_STATE();
    case 70:
      if (lookahead == 'c') ADVANCE(144);
      if (lookahead == 'i') ADVANCE(145);
      if (lookahead == 'k') ADVANCE(146);
      if (lookahead == 'o') ADVANCE(147);
      if (lookahead == 't') ADVANCE(148);
      if (lookahead == 'w') ADVANCE(149);
      END_STATE();
    case 71:
      if (lookahead == 'r') ADVANCE(150);
      END_STATE();
    case 72:
      if (lookahead == 'r') ADVANCE(151);
      END_STATE();
    case 73:
      if (lookahead == 'a') ADVANCE(152);
      END_STATE();
    case 74:
      if (lookahead == 'i') ADVANCE(153);
      END_STATE();
    case 75:
      if (lookahead == 'a') ADVANCE(154);
      END_STATE();
    case 76:
      if (lookahead == 'd') ADVANCE(155);
      END_STATE();
    case 77:
      if (lookahead == 'i') ADVANCE(156);
      END_STATE();
    case 78:
      if (lookahead == 'e') ADVANCE(157);
      END_STATE();
    case 79:
      if (lookahead == 'o') ADVANCE(158);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 81:
      if (lookahead == 'h') ADVANCE(159);
      END_STATE();
    case 82:
      if (lookahead == 'n') ADVANCE(160);
      END_STATE();
    case 83:
      if (lookahead == 'a') ADVANCE(161);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(anon_sym_big);
      END_STATE();
    case 85:
      if (lookahead == 's') ADVANCE(162);
      END_STATE();
    case 86:
      if (lookahead == 'r') ADVANCE(163);
      END_STATE();
    case 87:
      if (lookahead == 'e') ADVANCE(164);
      END_STATE();
    case 88:
      if (lookahead == 'e') ADVANCE(165);
      END_STATE();
    case 89:
      if (lookahead == 's') ADVANCE(166);
      END_STATE();
    case 90:
      if (lookahead == 'i') ADVANCE(167);
      END_STATE();
    case 91:
      if (lookahead == 'd') ADVANCE(168);
      if (lookahead == 's') ADVANCE(169);
      END_STATE();
    case 92:
      if (lookahead == 'a') ADVANCE(170);
      END_STATE();
    case 93:
      if (lookahead == 'e') ADVANCE(171);
      END_STATE();
    case 94:
      if (lookahead == 'm') ADVANCE(172);
      END_STATE();
    case 95:
      if (lookahead == 'e') ADVANCE(173);
      END_STATE();
    case 96:
      if (lookahead == 'l') ADVANCE(174);
      if (lookahead == 's') ADVANCE(175);
      END_STATE();
    case 97:
      if (lookahead == 'e') ADVANCE(176);
      END_STATE();
    case 98:
      if (lookahead == 'a') ADVANCE(177);
      END_STATE();
    case 99:
      if (lookahead == 'm') ADVANCE(178);
      END_STATE();
    case 100:
      if (lookahead == 'm') ADVANCE(179);
      END_STATE();
    case 101:
      if (lookahead == 'o') ADVANCE(180);
      END_STATE();
    case 102:
      if (lookahead == 'e') ADVANCE(181);
      END_STATE();
    case 103:
      if (lookahead == 'i') ADVANCE(182);
      END_STATE();
    case 104:
      if (lookahead == 'u') ADVANCE(183);
      END_STATE();
    case 105:
      if (lookahead == 'e') ADVANCE(184);
      END_STATE();
    case 106:
      if (lookahead == 'n') ADVANCE(185);
      END_STATE();
    case 107:
      if (lookahead == 'p') ADVANCE(186);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(anon_sym_key);
      if (lookahead == 'e') ADVANCE(187);
      if (lookahead == 's') ADVANCE(188);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 110:
      if (lookahead == 't') ADVANCE(189);
      END_STATE();
    case 111:
      if (lookahead == 'k') ADVANCE(190);
      END_STATE();
    case 112:
      if (lookahead == 's') ADVANCE(191);
      END_STATE();
    case 113:
      if (lookahead == 'a') ADVANCE(192);
      END_STATE();
    case 114:
      if (lookahead == 'e') ADVANCE(193);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 116:
      if (lookahead == 't') ADVANCE(194);
      END_STATE();
    case 117:
      if (lookahead == 'y') ADVANCE(195);
      END_STATE();
    case 118:
      if (lookahead == 'n') ADVANCE(196);
      END_STATE();
    case 119:
      if (lookahead == 'k') ADVANCE(197);
      END_STATE();
    case 120:
      if (lookahead == 'f') ADVANCE(198);
      END_STATE();
    case 121:
      if (lookahead == 'v') ADVANCE(199);
      END_STATE();
    case 122:
      if (lookahead == 't') ADVANCE(200);
      END_STATE();
    case 123:
      if (lookahead == 'l') ADVANCE(201);
      END_STATE();
    case 124:
      if (lookahead == 'V') ADVANCE(202);
      END_STATE();
    case 125:
      if (lookahead == 'u') ADVANCE(203);
      END_STATE();
    case 126:
      if (lookahead == 'u') ADVANCE(204);
      END_STATE();
    case 127:
      if (lookahead == 'a') ADVANCE(205);
      END_STATE();
    case 128:
      if (lookahead == 'l') ADVANCE(206);
      END_STATE();
    case 129:
      if (lookahead == 'u') ADVANCE(207);
      END_STATE();
    case 130:
      if (lookahead == 'i') ADVANCE(208);
      END_STATE();
    case 131:
      if (lookahead == 'd') ADVANCE(209);
      END_STATE();
    case 132:
      if (lookahead == 'u') ADVANCE(210);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 134:
      if (lookahead == 'c') ADVANCE(211);
      END_STATE();
    case 135:
      if (lookahead == 'e') ADVANCE(212);
      END_STATE();
    case 136:
      if (lookahead == 'l') ADVANCE(213);
      END_STATE();
    case 137:
      if (lookahead == 'u') ADVANCE(214);
      END_STATE();
    case 138:
      if (lookahead == 'f') ADVANCE(215);
      END_STATE();
    case 139:
      if (lookahead == 'o') ADVANCE(216);
      END_STATE();
    case 140:
      if (lookahead == 'n') ADVANCE(217);
      END_STATE();
    case 141:
      if (lookahead == 'a') ADVANCE(218);
      END_STATE();
    case 142:
      if (lookahead == 'e') ADVANCE(219);
      END_STATE();
    case 143:
      if (lookahead == 'e') ADVANCE(220);
      END_STATE();
    case 144:
      if (lookahead == 'o') ADVANCE(221);
      END_STATE();
    case 145:
      if (lookahead == 'q') ADVANCE(222);
      END_STATE();
    case 146:
      if (lookahead == 'n') ADVANCE(223);
      END_STATE();
    case 147:
      if (lookahead == 'w') ADVANCE(224);
      END_STATE();
    case 148:
      if (lookahead == 'i') ADVANCE(225);
      END_STATE();
    case 149:
      if (lookahead == 'r') ADVANCE(226);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 151:
      if (lookahead == 's') ADVANCE(227);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 153:
      if (lookahead == 'v') ADVANCE(228);
      END_STATE();
    case 154:
      if (lookahead == 'k') ADVANCE(229);
      END_STATE();
    case 155:
      if (lookahead == 't') ADVANCE(230);
      END_STATE();
    case 156:
      if (lookahead == 't') ADVANCE(231);
      END_STATE();
    case 157:
      if (lookahead == 's') ADVANCE(232);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_also);
      END_STATE();
    case 159:
      if (lookahead == 'i') ADVANCE(233);
      END_STATE();
    case 160:
      if (lookahead == 'c') ADVANCE(234);
      END_STATE();
    case 161:
      if (lookahead == 'u') ADVANCE(235);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_bits);
      END_STATE();
    case 163:
      if (lookahead == 'o') ADVANCE(236);
      END_STATE();
    case 164:
      if (lookahead == 'd') ADVANCE(237);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 166:
      if (lookahead == 's') ADVANCE(238);
      END_STATE();
    case 167:
      if (lookahead == 'n') ADVANCE(239);
      END_STATE();
    case 168:
      if (lookahead == 'i') ADVANCE(240);
      END_STATE();
    case 169:
      if (lookahead == 'u') ADVANCE(241);
      END_STATE();
    case 170:
      if (lookahead == 'u') ADVANCE(242);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 173:
      if (lookahead == 'n') ADVANCE(243);
      if (lookahead == 'r') ADVANCE(244);
      END_STATE();
    case 174:
      if (lookahead == 'b') ADVANCE(245);
      END_STATE();
    case 175:
      if (lookahead == 'e') ADVANCE(246);
      END_STATE();
    case 176:
      if (lookahead == 'p') ADVANCE(247);
      END_STATE();
    case 177:
      if (lookahead == 'l') ADVANCE(248);
      END_STATE();
    case 178:
      if (lookahead == 'e') ADVANCE(249);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 180:
      if (lookahead == 'r') ADVANCE(250);
      END_STATE();
    case 181:
      if (lookahead == 'x') ADVANCE(251);
      END_STATE();
    case 182:
      if (lookahead == 'n') ADVANCE(252);
      END_STATE();
    case 183:
      if (lookahead == 't') ADVANCE(253);
      END_STATE();
    case 184:
      if (lookahead == 'r') ADVANCE(254);
      END_STATE();
    case 185:
      if (lookahead == 'e') ADVANCE(255);
      END_STATE();
    case 186:
      if (lookahead == 's') ADVANCE(256);
      END_STATE();
    case 187:
      if (lookahead == 'd') ADVANCE(257);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(anon_sym_keys);
      END_STATE();
    case 189:
      if (lookahead == 'l') ADVANCE(258);
      END_STATE();
    case 190:
      if (lookahead == 'e') ADVANCE(259);
      END_STATE();
    case 191:
      if (lookahead == 'i') ADVANCE(260);
      END_STATE();
    case 192:
      if (lookahead == 'b') ADVANCE(261);
      END_STATE();
    case 193:
      if (lookahead == 'r') ADVANCE(262);
      END_STATE();
    case 194:
      if (lookahead == 's') ADVANCE(263);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(anon_sym_only);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 197:
      if (lookahead == 'a') ADVANCE(264);
      if (lookahead == 'e') ADVANCE(265);
      END_STATE();
    case 198:
      if (lookahead == 'i') ADVANCE(266);
      END_STATE();
    case 199:
      if (lookahead == 'a') ADVANCE(267);
      END_STATE();
    case 200:
      if (lookahead == 'o') ADVANCE(268);
      END_STATE();
    case 201:
      if (lookahead == 'i') ADVANCE(269);
      END_STATE();
    case 202:
      if (lookahead == 'a') ADVANCE(270);
      END_STATE();
    case 203:
      if (lookahead == 'i') ADVANCE(271);
      END_STATE();
    case 204:
      if (lookahead == 's') ADVANCE(272);
      END_STATE();
    case 205:
      if (lookahead == 'm') ADVANCE(273);
      END_STATE();
    case 206:
      if (lookahead == 'a') ADVANCE(274);
      END_STATE();
    case 207:
      if (lookahead == 'i') ADVANCE(275);
      END_STATE();
    case 208:
      if (lookahead == 'r') ADVANCE(276);
      END_STATE();
    case 209:
      if (lookahead == 'i') ADVANCE(277);
      END_STATE();
    case 210:
      if (lookahead == 'e') ADVANCE(278);
      END_STATE();
    case 211:
      if (lookahead == 'e') ADVANCE(279);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 213:
      if (lookahead == 'l') ADVANCE(280);
      END_STATE();
    case 214:
      if (lookahead == 'c') ADVANCE(281);
      END_STATE();
    case 215:
      if (lookahead == 't') ADVANCE(282);
      END_STATE();
    case 216:
      if (lookahead == 'w') ADVANCE(283);
      END_STATE();
    case 217:
      if (lookahead == 's') ADVANCE(284);
      END_STATE();
    case 218:
      if (lookahead == 't') ADVANCE(285);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 220:
      if (lookahead == 'a') ADVANCE(286);
      END_STATE();
    case 221:
      if (lookahead == 'n') ADVANCE(287);
      END_STATE();
    case 222:
      if (lookahead == 'u') ADVANCE(288);
      END_STATE();
    case 223:
      if (lookahead == 'o') ADVANCE(289);
      END_STATE();
    case 224:
      if (lookahead == 'n') ADVANCE(290);
      END_STATE();
    case 225:
      if (lookahead == 'l') ADVANCE(291);
      END_STATE();
    case 226:
      if (lookahead == 'i') ADVANCE(292);
      END_STATE();
    case 227:
      if (lookahead == 'i') ADVANCE(293);
      END_STATE();
    case 228:
      if (lookahead == 'e') ADVANCE(294);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 230:
      if (lookahead == 'h') ADVANCE(295);
      END_STATE();
    case 231:
      if (lookahead == 'e') ADVANCE(296);
      if (lookahead == 't') ADVANCE(297);
      END_STATE();
    case 232:
      if (lookahead == 's') ADVANCE(298);
      END_STATE();
    case 233:
      if (lookahead == 'v') ADVANCE(299);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 235:
      if (lookahead == 's') ADVANCE(300);
      END_STATE();
    case 236:
      if (lookahead == 'w') ADVANCE(301);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(anon_sym_boxed);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 239:
      if (lookahead == 'g') ADVANCE(302);
      END_STATE();
    case 240:
      if (lookahead == 't') ADVANCE(303);
      END_STATE();
    case 241:
      if (lookahead == 'm') ADVANCE(304);
      END_STATE();
    case 242:
      if (lookahead == 'l') ADVANCE(305);
      END_STATE();
    case 243:
      if (lookahead == 'd') ADVANCE(306);
      END_STATE();
    case 244:
      if (lookahead == 'n') ADVANCE(307);
      END_STATE();
    case 245:
      if (lookahead == 'a') ADVANCE(308);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 247:
      if (lookahead == 'r') ADVANCE(309);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 249:
      if (lookahead == 'r') ADVANCE(310);
      END_STATE();
    case 250:
      if (lookahead == 't') ADVANCE(311);
      END_STATE();
    case 251:
      if (lookahead == 'e') ADVANCE(312);
      END_STATE();
    case 252:
      if (lookahead == 'e') ADVANCE(313);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 254:
      if (lookahead == 'n') ADVANCE(314);
      END_STATE();
    case 255:
      if (lookahead == 'd') ADVANCE(315);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(anon_sym_keeps);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(anon_sym_keyed);
      END_STATE();
    case 258:
      if (lookahead == 'e') ADVANCE(316);
      END_STATE();
    case 259:
      if (lookahead == 'r') ADVANCE(317);
      END_STATE();
    case 260:
      if (lookahead == 'n') ADVANCE(318);
      END_STATE();
    case 261:
      if (lookahead == 'l') ADVANCE(319);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_newer);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_omits);
      END_STATE();
    case 264:
      if (lookahead == 'g') ADVANCE(320);
      END_STATE();
    case 265:
      if (lookahead == 'd') ADVANCE(321);
      END_STATE();
    case 266:
      if (lookahead == 'x') ADVANCE(322);
      END_STATE();
    case 267:
      if (lookahead == 't') ADVANCE(323);
      END_STATE();
    case 268:
      if (lookahead == 'c') ADVANCE(324);
      END_STATE();
    case 269:
      if (lookahead == 'c') ADVANCE(325);
      END_STATE();
    case 270:
      if (lookahead == 'l') ADVANCE(326);
      END_STATE();
    case 271:
      if (lookahead == 'l') ADVANCE(327);
      END_STATE();
    case 272:
      if (lookahead == 'e') ADVANCE(328);
      END_STATE();
    case 273:
      if (lookahead == 'e') ADVANCE(329);
      END_STATE();
    case 274:
      if (lookahead == 'c') ADVANCE(330);
      END_STATE();
    case 275:
      if (lookahead == 'r') ADVANCE(331);
      END_STATE();
    case 276:
      if (lookahead == 'e') ADVANCE(332);
      END_STATE();
    case 277:
      if (lookahead == 'n') ADVANCE(333);
      END_STATE();
    case 278:
      if (lookahead == 'n') ADVANCE(334);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(anon_sym_since);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(anon_sym_still);
      END_STATE();
    case 281:
      if (lookahead == 't') ADVANCE(335);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 283:
      if (lookahead == 's') ADVANCE(336);
      END_STATE();
    case 284:
      if (lookahead == 'i') ADVANCE(337);
      END_STATE();
    case 285:
      if (lookahead == 's') ADVANCE(338);
      END_STATE();
    case 286:
      if (lookahead == 'l') ADVANCE(339);
      END_STATE();
    case 287:
      if (lookahead == 'd') ADVANCE(340);
      END_STATE();
    case 288:
      if (lookahead == 'e') ADVANCE(341);
      END_STATE();
    case 289:
      if (lookahead == 'w') ADVANCE(342);
      END_STATE();
    case 290:
      if (lookahead == 'e') ADVANCE(343);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 292:
      if (lookahead == 't') ADVANCE(344);
      END_STATE();
    case 293:
      if (lookahead == 'o') ADVANCE(345);
      END_STATE();
    case 294:
      if (lookahead == 'd') ADVANCE(346);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 296:
      if (lookahead == 's') ADVANCE(347);
      END_STATE();
    case 297:
      if (lookahead == 'e') ADVANCE(348);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(anon_sym_access);
      END_STATE();
    case 299:
      if (lookahead == 'e') ADVANCE(349);
      END_STATE();
    case 300:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 301:
      if (lookahead == 'i') ADVANCE(351);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(anon_sym_coding);
      END_STATE();
    case 303:
      if (lookahead == 'i') ADVANCE(352);
      END_STATE();
    case 304:
      if (lookahead == 'i') ADVANCE(353);
      END_STATE();
    case 305:
      if (lookahead == 't') ADVANCE(354);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(anon_sym_extend);
      END_STATE();
    case 307:
      if (lookahead == 'a') ADVANCE(355);
      END_STATE();
    case 308:
      if (lookahead == 'c') ADVANCE(356);
      END_STATE();
    case 309:
      if (lookahead == 'i') ADVANCE(357);
      END_STATE();
    case 310:
      if (lookahead == 'l') ADVANCE(358);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 312:
      if (lookahead == 'd') ADVANCE(359);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 314:
      if (lookahead == 'a') ADVANCE(360);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(anon_sym_joined);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(anon_sym_little);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(anon_sym_marker);
      END_STATE();
    case 318:
      if (lookahead == 'g') ADVANCE(361);
      END_STATE();
    case 319:
      if (lookahead == 'e') ADVANCE(362);
      END_STATE();
    case 320:
      if (lookahead == 'e') ADVANCE(363);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 323:
      if (lookahead == 'e') ADVANCE(364);
      END_STATE();
    case 324:
      if (lookahead == 'o') ADVANCE(365);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 326:
      if (lookahead == 'u') ADVANCE(366);
      END_STATE();
    case 327:
      if (lookahead == 't') ADVANCE(367);
      END_STATE();
    case 328:
      if (lookahead == 's') ADVANCE(368);
      END_STATE();
    case 329:
      if (lookahead == 'd') ADVANCE(369);
      END_STATE();
    case 330:
      if (lookahead == 'e') ADVANCE(370);
      END_STATE();
    case 331:
      if (lookahead == 'e') ADVANCE(371);
      END_STATE();
    case 332:
      if (lookahead == 'd') ADVANCE(372);
      END_STATE();
    case 333:
      if (lookahead == 'g') ADVANCE(373);
      END_STATE();
    case 334:
      if (lookahead == 't') ADVANCE(374);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(anon_sym_throws);
      END_STATE();
    case 337:
      if (lookahead == 'e') ADVANCE(375);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(anon_sym_treats);
      END_STATE();
    case 339:
      if (lookahead == 'i') ADVANCE(376);
      END_STATE();
    case 340:
      if (lookahead == 'i') ADVANCE(377);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(anon_sym_unique);
      END_STATE();
    case 342:
      if (lookahead == 'n') ADVANCE(378);
      END_STATE();
    case 343:
      if (lookahead == 'd') ADVANCE(379);
      END_STATE();
    case 344:
      if (lookahead == 't') ADVANCE(380);
      END_STATE();
    case 345:
      if (lookahead == 'n') ADVANCE(381);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_waived);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(anon_sym_writes);
      END_STATE();
    case 348:
      if (lookahead == 'n') ADVANCE(382);
      END_STATE();
    case 349:
      if (lookahead == 'd') ADVANCE(383);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(anon_sym_because);
      END_STATE();
    case 351:
      if (lookahead == 'n') ADVANCE(384);
      END_STATE();
    case 352:
      if (lookahead == 'o') ADVANCE(385);
      END_STATE();
    case 353:
      if (lookahead == 'n') ADVANCE(386);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 355:
      if (lookahead == 'l') ADVANCE(387);
      END_STATE();
    case 356:
      if (lookahead == 'k') ADVANCE(388);
      END_STATE();
    case 357:
      if (lookahead == 'v') ADVANCE(389);
      END_STATE();
    case 358:
      if (lookahead == 'y') ADVANCE(390);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(anon_sym_indexed);
      END_STATE();
    case 360:
      if (lookahead == 'l') ADVANCE(391);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(anon_sym_missing);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(anon_sym_mutable);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 365:
      if (lookahead == 'l') ADVANCE(392);
      END_STATE();
    case 366:
      if (lookahead == 'e') ADVANCE(393);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_rebuilt);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(anon_sym_refuses);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(anon_sym_renamed);
      END_STATE();
    case 370:
      if (lookahead == 'd') ADVANCE(394);
      END_STATE();
    case 371:
      if (lookahead == 'd') ADVANCE(395);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(anon_sym_retired);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(anon_sym_sending);
      END_STATE();
    case 374:
      if (lookahead == 'i') ADVANCE(396);
      END_STATE();
    case 375:
      if (lookahead == 'n') ADVANCE(397);
      END_STATE();
    case 376:
      if (lookahead == 'a') ADVANCE(398);
      END_STATE();
    case 377:
      if (lookahead == 't') ADVANCE(399);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(anon_sym_unknown);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(anon_sym_unowned);
      END_STATE();
    case 380:
      if (lookahead == 'e') ADVANCE(400);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(anon_sym_version);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(anon_sym_written);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(anon_sym_archived);
      END_STATE();
    case 384:
      if (lookahead == 'g') ADVANCE(401);
      END_STATE();
    case 385:
      if (lookahead == 'n') ADVANCE(402);
      END_STATE();
    case 386:
      if (lookahead == 'g') ADVANCE(403);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_fallback);
      END_STATE();
    case 389:
      if (lookahead == 'a') ADVANCE(404);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(anon_sym_formerly);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(anon_sym_rawValue);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(anon_sym_replaced);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 396:
      if (lookahead == 'a') ADVANCE(405);
      END_STATE();
    case 397:
      if (lookahead == 't') ADVANCE(406);
      END_STATE();
    case 398:
      if (lookahead == 's') ADVANCE(407);
      END_STATE();
    case 399:
      if (lookahead == 'i') ADVANCE(408);
      END_STATE();
    case 400:
      if (lookahead == 'n') ADVANCE(409);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 402:
      if (lookahead == 'a') ADVANCE(410);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 404:
      if (lookahead == 't') ADVANCE(411);
      END_STATE();
    case 405:
      if (lookahead == 'l') ADVANCE(412);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(anon_sym_transient);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 408:
      if (lookahead == 'o') ADVANCE(413);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(anon_sym_unwritten);
      END_STATE();
    case 410:
      if (lookahead == 'l') ADVANCE(414);
      END_STATE();
    case 411:
      if (lookahead == 'e') ADVANCE(415);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(anon_sym_sequential);
      END_STATE();
    case 413:
      if (lookahead == 'n') ADVANCE(416);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(anon_sym_conditional);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    case 416:
      if (lookahead == 'a') ADVANCE(417);
      END_STATE();
    case 417:
      if (lookahead == 'l') ADVANCE(418);
      END_STATE();
    case 418:
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
  [6] = {.lex_state = 0, .external_lex_state = 3},
  [7] = {.lex_state = 20, .external_lex_state = 3},
  [8] = {.lex_state = 20, .external_lex_state = 3},
  [9] = {.lex_state = 20, .external_lex_state = 3},
  [10] = {.lex_state = 0, .external_lex_state = 3},
  [11] = {.lex_state = 0, .external_lex_state = 3},
  [12] = {.lex_state = 0, .external_lex_state = 3},
  [13] = {.lex_state = 0, .external_lex_state = 3},
  [14] = {.lex_state = 0, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 3},
  [16] = {.lex_state = 0, .external_lex_state = 3},
  [17] = {.lex_state = 0, .external_lex_state = 3},
  [18] = {.lex_state = 0, .external_lex_state = 3},
  [19] = {.lex_state = 0, .external_lex_state = 3},
  [20] = {.lex_state = 0, .external_lex_state = 3},
  [21] = {.lex_state = 0, .external_lex_state = 2},
  [22] = {.lex_state = 0, .external_lex_state = 2},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 0, .external_lex_state = 3},
  [25] = {.lex_state = 0, .external_lex_state = 3},
  [26] = {.lex_state = 0, .external_lex_state = 3},
  [27] = {.lex_state = 0, .external_lex_state = 3},
  [28] = {.lex_state = 0, .external_lex_state = 2},
  [29] = {.lex_state = 0, .external_lex_state = 2},
  [30] = {.lex_state = 0, .external_lex_state = 3},
  [31] = {.lex_state = 0, .external_lex_state = 3},
  [32] = {.lex_state = 0, .external_lex_state = 3},
  [33] = {.lex_state = 0, .external_lex_state = 2},
  [34] = {.lex_state = 0, .external_lex_state = 2},
  [35] = {.lex_state = 0, .external_lex_state = 3},
  [36] = {.lex_state = 0, .external_lex_state = 2},
  [37] = {.lex_state = 0, .external_lex_state = 2},
  [38] = {.lex_state = 0, .external_lex_state = 3},
  [39] = {.lex_state = 0, .external_lex_state = 3},
  [40] = {.lex_state = 0, .external_lex_state = 3},
  [41] = {.lex_state = 0, .external_lex_state = 2},
  [42] = {.lex_state = 0, .external_lex_state = 3},
  [43] = {.lex_state = 0, .external_lex_state = 2},
  [44] = {.lex_state = 20, .external_lex_state = 2},
  [45] = {.lex_state = 0, .external_lex_state = 3},
  [46] = {.lex_state = 0, .external_lex_state = 2},
  [47] = {.lex_state = 0, .external_lex_state = 3},
  [48] = {.lex_state = 0, .external_lex_state = 2},
  [49] = {.lex_state = 0, .external_lex_state = 3},
  [50] = {.lex_state = 0, .external_lex_state = 2},
  [51] = {.lex_state = 0, .external_lex_state = 3},
  [52] = {.lex_state = 0, .external_lex_state = 3},
  [53] = {.lex_state = 0, .external_lex_state = 2},
  [54] = {.lex_state = 0, .external_lex_state = 2},
  [55] = {.lex_state = 0, .external_lex_state = 3},
  [56] = {.lex_state = 0, .external_lex_state = 2},
  [57] = {.lex_state = 0, .external_lex_state = 3},
  [58] = {.lex_state = 0, .external_lex_state = 3},
  [59] = {.lex_state = 0, .external_lex_state = 3},
  [60] = {.lex_state = 20, .external_lex_state = 2},
  [61] = {.lex_state = 0, .external_lex_state = 2},
  [62] = {.lex_state = 20, .external_lex_state = 2},
  [63] = {.lex_state = 0, .external_lex_state = 2},
  [64] = {.lex_state = 0, .external_lex_state = 3},
  [65] = {.lex_state = 0, .external_lex_state = 2},
  [66] = {.lex_state = 0, .external_lex_state = 2},
  [67] = {.lex_state = 20, .external_lex_state = 2},
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
  [95] = {.lex_state = 0, .external_lex_state = 3},
  [96] = {.lex_state = 0, .external_lex_state = 2},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 2},
  [99] = {.lex_state = 0, .external_lex_state = 2},
  [100] = {.lex_state = 0, .external_lex_state = 2},
  [101] = {.lex_state = 0, .external_lex_state = 2},
  [102] = {.lex_state = 0, .external_lex_state = 2},
  [103] = {.lex_state = 0, .external_lex_state = 3},
  [104] = {.lex_state = 0, .external_lex_state = 3},
  [105] = {.lex_state = 0, .external_lex_state = 2},
  [106] = {.lex_state = 0, .external_lex_state = 3},
  [107] = {.lex_state = 0, .external_lex_state = 3},
  [108] = {.lex_state = 0, .external_lex_state = 2},
  [109] = {.lex_state = 0, .external_lex_state = 3},
  [110] = {.lex_state = 0, .external_lex_state = 3},
  [111] = {.lex_state = 0, .external_lex_state = 3},
  [112] = {.lex_state = 0, .external_lex_state = 3},
  [113] = {.lex_state = 0, .external_lex_state = 3},
  [114] = {.lex_state = 0, .external_lex_state = 3},
  [115] = {.lex_state = 0, .external_lex_state = 2},
  [116] = {.lex_state = 0, .external_lex_state = 4},
  [117] = {.lex_state = 0, .external_lex_state = 2},
  [118] = {.lex_state = 0, .external_lex_state = 2},
  [119] = {.lex_state = 0, .external_lex_state = 2},
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
  [311] = {.lex_state = 0, .external_lex_state = 2},
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
  [322] = {.lex_state = 2, .external_lex_state = 5},
  [323] = {.lex_state = 2, .external_lex_state = 5},
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
  [407] = {.lex_state = 1, .external_lex_state = 2},
  [408] = {.lex_state = 0, .external_lex_state = 2},
  [409] = {.lex_state = 0, .external_lex_state = 2},
  [410] = {.lex_state = 0, .external_lex_state = 2},
  [411] = {.lex_state = 20, .external_lex_state = 2},
  [412] = {.lex_state = 1, .external_lex_state = 2},
  [413] = {.lex_state = 0, .external_lex_state = 2},
  [414] = {.lex_state = 0, .external_lex_state = 2},
  [415] = {.lex_state = 1, .external_lex_state = 2},
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
  [426] = {.lex_state = 20, .external_lex_state = 2},
  [427] = {.lex_state = 0, .external_lex_state = 2},
  [428] = {.lex_state = 0, .external_lex_state = 2},
  [429] = {.lex_state = 0, .external_lex_state = 2},
  [430] = {.lex_state = 0, .external_lex_state = 2},
  [431] = {.lex_state = 20, .external_lex_state = 2},
  [432] = {.lex_state = 1, .external_lex_state = 2},
  [433] = {.lex_state = 1, .external_lex_state = 2},
  [434] = {.lex_state = 0, .external_lex_state = 2},
  [435] = {.lex_state = 20, .external_lex_state = 2},
  [436] = {.lex_state = 0, .external_lex_state = 2},
  [437] = {.lex_state = 0, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 0, .external_lex_state = 2},
  [440] = {.lex_state = 0, .external_lex_state = 2},
  [441] = {.lex_state = 0, .external_lex_state = 2},
  [442] = {.lex_state = 0, .external_lex_state = 2},
  [443] = {.lex_state = 0, .external_lex_state = 2},
  [444] = {.lex_state = 0, .external_lex_state = 2},
  [445] = {.lex_state = 0, .external_lex_state = 2},
  [446] = {.lex_state = 20, .external_lex_state = 2},
  [447] = {.lex_state = 0, .external_lex_state = 2},
  [448] = {.lex_state = 20, .external_lex_state = 2},
  [449] = {.lex_state = 0, .external_lex_state = 2},
  [450] = {.lex_state = 20, .external_lex_state = 2},
  [451] = {.lex_state = 0, .external_lex_state = 2},
  [452] = {.lex_state = 0, .external_lex_state = 2},
  [453] = {.lex_state = 0, .external_lex_state = 2},
  [454] = {.lex_state = 0, .external_lex_state = 2},
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
  [485] = {.lex_state = 20, .external_lex_state = 2},
  [486] = {.lex_state = 20, .external_lex_state = 2},
  [487] = {.lex_state = 20, .external_lex_state = 2},
  [488] = {.lex_state = 0, .external_lex_state = 2},
  [489] = {.lex_state = 0, .external_lex_state = 2},
  [490] = {.lex_state = 0, .external_lex_state = 2},
  [491] = {.lex_state = 0, .external_lex_state = 2},
  [492] = {.lex_state = 0, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 0, .external_lex_state = 2},
  [495] = {.lex_state = 0, .external_lex_state = 2},
  [496] = {.lex_state = 0, .external_lex_state = 2},
  [497] = {.lex_state = 0, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 0, .external_lex_state = 2},
  [500] = {.lex_state = 0, .external_lex_state = 2},
  [501] = {.lex_state = 0, .external_lex_state = 2},
  [502] = {.lex_state = 20, .external_lex_state = 2},
  [503] = {.lex_state = 0, .external_lex_state = 2},
  [504] = {.lex_state = 20, .external_lex_state = 2},
  [505] = {.lex_state = 0, .external_lex_state = 2},
  [506] = {.lex_state = 0, .external_lex_state = 2},
  [507] = {.lex_state = 0, .external_lex_state = 2},
  [508] = {.lex_state = 0, .external_lex_state = 2},
  [509] = {.lex_state = 0, .external_lex_state = 2},
  [510] = {.lex_state = 0, .external_lex_state = 2},
  [511] = {.lex_state = 20, .external_lex_state = 2},
  [512] = {.lex_state = 0, .external_lex_state = 2},
  [513] = {.lex_state = 20, .external_lex_state = 2},
  [514] = {.lex_state = 0, .external_lex_state = 2},
  [515] = {.lex_state = 20, .external_lex_state = 2},
  [516] = {.lex_state = 0, .external_lex_state = 2},
  [517] = {.lex_state = 0, .external_lex_state = 2},
  [518] = {.lex_state = 0, .external_lex_state = 2},
  [519] = {.lex_state = 0, .external_lex_state = 2},
  [520] = {.lex_state = 20, .external_lex_state = 2},
  [521] = {.lex_state = 0, .external_lex_state = 2},
  [522] = {.lex_state = 0, .external_lex_state = 2},
  [523] = {.lex_state = 0, .external_lex_state = 2},
  [524] = {.lex_state = 0, .external_lex_state = 2},
  [525] = {.lex_state = 0, .external_lex_state = 2},
  [526] = {.lex_state = 20, .external_lex_state = 2},
  [527] = {.lex_state = 0, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 0, .external_lex_state = 2},
  [530] = {.lex_state = 0, .external_lex_state = 2},
  [531] = {.lex_state = 0, .external_lex_state = 2},
  [532] = {.lex_state = 20, .external_lex_state = 2},
  [533] = {.lex_state = 0, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 20, .external_lex_state = 2},
  [536] = {.lex_state = 0, .external_lex_state = 2},
  [537] = {.lex_state = 0, .external_lex_state = 2},
  [538] = {.lex_state = 0, .external_lex_state = 2},
  [539] = {.lex_state = 20, .external_lex_state = 2},
  [540] = {.lex_state = 0, .external_lex_state = 2},
  [541] = {.lex_state = 0, .external_lex_state = 2},
  [542] = {.lex_state = 20, .external_lex_state = 2},
  [543] = {.lex_state = 20, .external_lex_state = 2},
  [544] = {.lex_state = 0, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 20, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 0, .external_lex_state = 2},
  [551] = {.lex_state = 20, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 0, .external_lex_state = 2},
  [555] = {.lex_state = 0, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 0, .external_lex_state = 2},
  [560] = {.lex_state = 0, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 0, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 0, .external_lex_state = 2},
  [565] = {.lex_state = 0, .external_lex_state = 2},
  [566] = {.lex_state = 0, .external_lex_state = 2},
  [567] = {.lex_state = 20, .external_lex_state = 2},
  [568] = {.lex_state = 0, .external_lex_state = 2},
  [569] = {.lex_state = 0, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 3},
  [571] = {.lex_state = 20, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 0, .external_lex_state = 2},
  [574] = {.lex_state = 0, .external_lex_state = 2},
  [575] = {.lex_state = 0, .external_lex_state = 2},
  [576] = {.lex_state = 0, .external_lex_state = 2},
  [577] = {.lex_state = 0, .external_lex_state = 2},
  [578] = {.lex_state = 0, .external_lex_state = 2},
  [579] = {.lex_state = 4, .external_lex_state = 2},
  [580] = {.lex_state = 0, .external_lex_state = 2},
  [581] = {.lex_state = 0, .external_lex_state = 2},
  [582] = {.lex_state = 0, .external_lex_state = 2},
  [583] = {.lex_state = 20, .external_lex_state = 2},
  [584] = {.lex_state = 0, .external_lex_state = 2},
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
  [600] = {.lex_state = 0, .external_lex_state = 2},
  [601] = {.lex_state = 20, .external_lex_state = 2},
  [602] = {.lex_state = 0, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 20, .external_lex_state = 2},
  [605] = {.lex_state = 0, .external_lex_state = 2},
  [606] = {.lex_state = 0, .external_lex_state = 2},
  [607] = {.lex_state = 0, .external_lex_state = 2},
  [608] = {.lex_state = 20, .external_lex_state = 2},
  [609] = {.lex_state = 0, .external_lex_state = 2},
  [610] = {.lex_state = 0, .external_lex_state = 2},
  [611] = {.lex_state = 0, .external_lex_state = 2},
  [612] = {.lex_state = 20, .external_lex_state = 2},
  [613] = {.lex_state = 0, .external_lex_state = 2},
  [614] = {.lex_state = 20, .external_lex_state = 2},
  [615] = {.lex_state = 0, .external_lex_state = 2},
  [616] = {.lex_state = 0, .external_lex_state = 2},
  [617] = {.lex_state = 0, .external_lex_state = 2},
  [618] = {.lex_state = 0, .external_lex_state = 2},
  [619] = {.lex_state = 20, .external_lex_state = 2},
  [620] = {.lex_state = 20, .external_lex_state = 2},
  [621] = {.lex_state = 0, .external_lex_state = 2},
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
    [sym_source_file] = STATE(582),
    [sym__rule_of_file] = STATE(41),
    [sym_import] = STATE(41),
    [sym_access] = STATE(41),
    [sym_archived_prefix] = STATE(41),
    [sym_nil_rule] = STATE(41),
    [sym_level] = STATE(311),
    [sym_waiver] = STATE(41),
    [sym__declaration] = STATE(41),
    [aux_sym__modifiers] = STATE(292),
    [sym_class_declaration] = STATE(41),
    [sym_extension_declaration] = STATE(41),
    [sym_struct_declaration] = STATE(41),
    [sym_enum_declaration] = STATE(41),
    [sym_bits_declaration] = STATE(41),
    [sym_type_alias] = STATE(41),
    [sym_external_declaration] = STATE(41),
    [sym_setter] = STATE(292),
    [sym_attribute] = STATE(292),
    [aux_sym_source_file_repeat1] = STATE(41),
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
  [0] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(41), 1,
      anon_sym_key,
    ACTIONS(43), 1,
      anon_sym_DOT,
    ACTIONS(45), 1,
      anon_sym_LT,
    STATE(12), 1,
      sym_type_arguments,
    STATE(13), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 43,
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
  [68] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(53), 1,
      anon_sym_DASH_GT,
    STATE(435), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(47), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(51), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(49), 42,
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
  [134] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(55), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(57), 45,
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
  [193] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(59), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(61), 45,
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
  [252] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_LT,
    ACTIONS(65), 1,
      anon_sym_key,
    STATE(17), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 44,
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
  [315] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(67), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(69), 45,
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
  [374] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(71), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(73), 45,
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
  [433] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(75), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(77), 45,
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
  [492] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(79), 1,
      anon_sym_as,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(85), 1,
      anon_sym_EQ,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(113), 1,
      sym_swift_block,
    STATE(59), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(73), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(83), 20,
      anon_sym_public,
      anon_sym_package,
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
  [586] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(79), 1,
      anon_sym_as,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(117), 1,
      anon_sym_EQ,
    ACTIONS(119), 1,
      sym_swift_block,
    STATE(69), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(80), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(115), 20,
      anon_sym_public,
      anon_sym_package,
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
  [680] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(43), 1,
      anon_sym_DOT,
    ACTIONS(123), 1,
      anon_sym_key,
    STATE(14), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 43,
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
  [742] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(43), 1,
      anon_sym_DOT,
    ACTIONS(123), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 43,
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
  [804] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(43), 1,
      anon_sym_DOT,
    ACTIONS(127), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(125), 43,
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
  [866] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(65), 1,
      anon_sym_key,
    ACTIONS(129), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 43,
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
  [928] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(134), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 44,
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
  [985] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(138), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(136), 44,
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
  [1042] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(142), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(140), 44,
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
  [1099] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(146), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(144), 40,
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
  [1159] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(150), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 43,
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
  [1215] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(154), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 42,
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
  [1273] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 44,
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
  [1327] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(161), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(159), 41,
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
  [1385] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(165), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(163), 40,
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
  [1445] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(169), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(167), 43,
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
  [1501] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(173), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(171), 40,
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
  [1561] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(177), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(175), 43,
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
  [1617] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(179), 44,
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
  [1671] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(183), 1,
      anon_sym_DOT,
    STATE(33), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(181), 42,
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
  [1729] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(187), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(185), 43,
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
  [1785] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(191), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(189), 41,
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
  [1843] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(195), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(193), 40,
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
  [1903] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(183), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(197), 42,
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
  [1961] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    ACTIONS(201), 1,
      anon_sym_LT,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    STATE(53), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 40,
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
  [2023] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(205), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(203), 43,
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
  [2079] = 21,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(207), 1,
      ts_builtin_sym_end,
    ACTIONS(209), 1,
      anon_sym_import,
    ACTIONS(212), 1,
      anon_sym_access,
    ACTIONS(215), 1,
      anon_sym_archived,
    ACTIONS(218), 1,
      anon_sym_writes,
    ACTIONS(224), 1,
      anon_sym_waived,
    ACTIONS(230), 1,
      anon_sym_class,
    ACTIONS(233), 1,
      anon_sym_extend,
    ACTIONS(236), 1,
      anon_sym_struct,
    ACTIONS(239), 1,
      anon_sym_enum,
    ACTIONS(242), 1,
      anon_sym_bits,
    ACTIONS(245), 1,
      anon_sym_typealias,
    ACTIONS(248), 1,
      anon_sym_external,
    ACTIONS(251), 1,
      anon_sym_AT,
    STATE(311), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(292), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(221), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(227), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(36), 15,
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
  [2168] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(201), 1,
      anon_sym_LT,
    STATE(63), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 41,
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
  [2225] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(256), 1,
      anon_sym_key,
    ACTIONS(258), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(254), 38,
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
  [2286] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(260), 1,
      anon_sym_key,
    ACTIONS(262), 1,
      anon_sym_DOT,
    STATE(40), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(181), 40,
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
  [2345] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(262), 1,
      anon_sym_DOT,
    ACTIONS(264), 1,
      anon_sym_key,
    STATE(42), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(197), 40,
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
  [2404] = 21,
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
    ACTIONS(266), 1,
      ts_builtin_sym_end,
    STATE(311), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(292), 3,
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
    STATE(36), 15,
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
  [2493] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(268), 1,
      anon_sym_key,
    ACTIONS(270), 1,
      anon_sym_DOT,
    STATE(42), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 40,
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
  [2552] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 43,
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
  [2605] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(275), 1,
      anon_sym_DASH_GT,
    STATE(426), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(273), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(49), 38,
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
  [2663] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(279), 1,
      anon_sym_COLON,
    ACTIONS(281), 1,
      anon_sym_COMMA,
    ACTIONS(283), 1,
      anon_sym_key,
    STATE(51), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(277), 38,
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
  [2723] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    STATE(54), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(125), 40,
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
  [2779] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(281), 1,
      anon_sym_COMMA,
    ACTIONS(287), 1,
      anon_sym_COLON,
    ACTIONS(289), 1,
      anon_sym_key,
    STATE(45), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(285), 38,
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
  [2839] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(293), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(291), 41,
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
  [2893] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(111), 1,
      anon_sym_AMP,
    ACTIONS(297), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(109), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(295), 38,
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
  [2951] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    STATE(54), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 40,
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
  [3007] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(301), 1,
      anon_sym_COMMA,
    ACTIONS(304), 1,
      anon_sym_key,
    STATE(51), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(299), 39,
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
  [3065] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(268), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 41,
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
  [3119] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 40,
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
  [3175] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(306), 1,
      anon_sym_DOT,
    STATE(54), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 40,
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
  [3231] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(309), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 40,
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
  [3284] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(140), 41,
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
  [3335] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(311), 1,
      anon_sym_LPAREN,
    ACTIONS(313), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(291), 39,
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
  [3390] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(315), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(179), 40,
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
  [3443] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(319), 1,
      anon_sym_EQ,
    ACTIONS(321), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(317), 20,
      anon_sym_public,
      anon_sym_package,
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
  [3524] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(57), 41,
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
  [3575] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(323), 41,
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
  [3626] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 41,
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
  [3677] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(136), 41,
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
  [3728] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(304), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(299), 40,
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
  [3781] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(132), 41,
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
  [3832] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(325), 41,
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
  [3883] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(77), 41,
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
  [3934] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(61), 41,
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
  [3985] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(329), 1,
      anon_sym_EQ,
    ACTIONS(331), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(83), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(327), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4066] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 41,
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
  [4117] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(335), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(333), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4195] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(339), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(77), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(337), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4273] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(321), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(317), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4351] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(343), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(341), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4429] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(347), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(345), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4507] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(351), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(349), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4585] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(355), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(353), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4663] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(359), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(357), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4741] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(363), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(75), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(361), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4819] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(331), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(327), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4897] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(365), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(323), 39,
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
  [4949] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(367), 1,
      anon_sym_writes,
    ACTIONS(372), 1,
      anon_sym_key,
    ACTIONS(378), 1,
      anon_sym_omits,
    ACTIONS(381), 1,
      anon_sym_rebuilt,
    ACTIONS(384), 1,
      anon_sym_renamed,
    ACTIONS(390), 1,
      anon_sym_if,
    ACTIONS(393), 1,
      anon_sym_fallback,
    ACTIONS(396), 1,
      anon_sym_also,
    ACTIONS(402), 1,
      anon_sym_treats,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(375), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(399), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(387), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(370), 21,
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
  [5025] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(407), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(82), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(405), 20,
      anon_sym_public,
      anon_sym_package,
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
  [5103] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(409), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(325), 39,
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
  [5155] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_writes,
    ACTIONS(87), 1,
      anon_sym_key,
    ACTIONS(91), 1,
      anon_sym_omits,
    ACTIONS(93), 1,
      anon_sym_rebuilt,
    ACTIONS(95), 1,
      anon_sym_renamed,
    ACTIONS(99), 1,
      anon_sym_if,
    ACTIONS(101), 1,
      anon_sym_fallback,
    ACTIONS(103), 1,
      anon_sym_also,
    ACTIONS(107), 1,
      anon_sym_treats,
    ACTIONS(413), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(89), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(105), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(74), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(97), 4,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(411), 20,
      anon_sym_public,
      anon_sym_package,
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
  [5233] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(417), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(415), 38,
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
  [5284] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(419), 1,
      anon_sym_as,
    ACTIONS(423), 1,
      anon_sym_key,
    ACTIONS(425), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(421), 36,
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
  [5339] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(429), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(427), 38,
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
  [5390] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(433), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(431), 38,
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
  [5441] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(159), 36,
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
  [5491] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(439), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(437), 37,
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
  [5541] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(185), 38,
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
  [5589] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(189), 36,
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
  [5639] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(193), 35,
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
  [5691] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(445), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(443), 37,
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
  [5741] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(167), 38,
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
  [5789] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(449), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(447), 37,
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
  [5839] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(451), 1,
      anon_sym_COMMA,
    STATE(98), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(299), 36,
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
  [5891] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(163), 35,
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
  [5943] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(144), 35,
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
  [5995] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(171), 35,
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
  [6047] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(175), 38,
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
  [6095] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(456), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(454), 37,
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
  [6145] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(460), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(458), 37,
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
  [6195] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 38,
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
  [6243] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(464), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(462), 37,
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
  [6293] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(468), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(466), 37,
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
  [6343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(203), 38,
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
  [6391] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(472), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(470), 37,
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
  [6441] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(423), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(421), 37,
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
  [6491] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(476), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 37,
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
  [6541] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(480), 1,
      anon_sym_key,
    ACTIONS(482), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(478), 36,
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
  [6593] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(486), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(484), 37,
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
  [6643] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(490), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(488), 37,
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
  [6693] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(299), 37,
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
  [6740] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(496), 1,
      sym_attribute_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(494), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(492), 31,
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
  [6791] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(500), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(498), 31,
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
  [6839] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(504), 1,
      anon_sym_as,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(508), 1,
      anon_sym_from,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    STATE(128), 1,
      sym_parameters,
    STATE(217), 1,
      sym__heritage,
    STATE(244), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(218), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(502), 24,
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
  [6901] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(504), 1,
      anon_sym_as,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(510), 1,
      anon_sym_LPAREN,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(516), 1,
      anon_sym_from,
    STATE(126), 1,
      sym_parameters,
    STATE(206), 1,
      sym__heritage,
    STATE(241), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(208), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(514), 24,
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
  [6963] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(518), 32,
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
  [7005] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(523), 1,
      anon_sym_waived,
    ACTIONS(529), 1,
      anon_sym_struct,
    ACTIONS(532), 1,
      anon_sym_enum,
    ACTIONS(535), 1,
      anon_sym_bits,
    ACTIONS(538), 1,
      anon_sym_RBRACE,
    ACTIONS(543), 1,
      anon_sym_retired,
    ACTIONS(546), 1,
      anon_sym_swift,
    ACTIONS(549), 1,
      anon_sym_AT,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(540), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(297), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(520), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(526), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(121), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7073] = 16,
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
    ACTIONS(554), 1,
      anon_sym_RBRACE,
    ACTIONS(558), 1,
      anon_sym_retired,
    ACTIONS(560), 1,
      anon_sym_swift,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(556), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(297), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(552), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(124), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7141] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(562), 32,
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
  [7183] = 16,
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
    ACTIONS(558), 1,
      anon_sym_retired,
    ACTIONS(560), 1,
      anon_sym_swift,
    ACTIONS(564), 1,
      anon_sym_RBRACE,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(556), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(297), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(552), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(121), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7251] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(566), 32,
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
  [7293] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(570), 1,
      anon_sym_from,
    STATE(213), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(214), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(568), 24,
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
  [7343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(484), 30,
      anon_sym_public,
      anon_sym_package,
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
  [7383] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(574), 1,
      anon_sym_from,
    STATE(221), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(219), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(572), 24,
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
  [7433] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(576), 1,
      sym_identifier,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(592), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    STATE(442), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [7499] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(576), 1,
      sym_identifier,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(592), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    STATE(521), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [7565] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(462), 30,
      anon_sym_public,
      anon_sym_package,
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
  [7605] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(466), 30,
      anon_sym_public,
      anon_sym_package,
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
  [7645] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(596), 1,
      anon_sym_rawValue,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(192), 10,
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
  [7711] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(600), 1,
      sym_identifier,
    ACTIONS(602), 1,
      anon_sym_RPAREN,
    ACTIONS(604), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [7777] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(447), 30,
      anon_sym_public,
      anon_sym_package,
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
  [7817] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(612), 1,
      anon_sym_rawValue,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(38), 10,
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
  [7883] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(474), 30,
      anon_sym_public,
      anon_sym_package,
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
  [7923] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(626), 1,
      sym_identifier,
    ACTIONS(628), 1,
      anon_sym_RPAREN,
    ACTIONS(630), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [7989] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(488), 30,
      anon_sym_public,
      anon_sym_package,
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
  [8029] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(632), 29,
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
  [8068] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(634), 1,
      sym_identifier,
    ACTIONS(636), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(401), 10,
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
  [8131] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(640), 1,
      anon_sym_only,
    ACTIONS(642), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(638), 27,
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
  [8174] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [8237] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(644), 29,
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
  [8276] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(646), 29,
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
  [8315] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(100), 10,
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
  [8378] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(376), 10,
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
  [8441] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(362), 10,
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
  [8504] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(648), 29,
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
  [8543] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(650), 29,
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
  [8582] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(652), 29,
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
  [8621] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(656), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(654), 26,
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
  [8664] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(659), 29,
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
  [8703] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(661), 29,
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
  [8742] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(408), 10,
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
  [8805] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(10), 10,
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
  [8868] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(663), 29,
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
  [8907] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(665), 29,
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
  [8946] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(667), 29,
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
  [8985] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(669), 29,
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
  [9024] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(90), 10,
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
  [9087] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [9150] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(99), 10,
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
  [9213] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(101), 10,
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
  [9276] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(368), 10,
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
  [9339] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [9402] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [9465] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(409), 10,
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
  [9528] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 29,
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
  [9567] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(673), 29,
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
  [9606] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [9669] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(226), 10,
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
  [9732] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [9795] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(675), 29,
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
  [9834] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(419), 10,
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
  [9897] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(367), 10,
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
  [9960] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(677), 29,
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
  [9999] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(679), 29,
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
  [10038] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(23), 10,
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
  [10101] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(24), 10,
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
  [10164] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(26), 10,
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
  [10227] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(681), 29,
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
  [10266] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(387), 10,
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
  [10329] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(238), 10,
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
  [10392] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [10455] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(683), 29,
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
  [10494] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [10557] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(31), 10,
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
  [10620] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
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
  [10683] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(49), 10,
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
  [10746] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(210), 10,
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
  [10809] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(685), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(254), 25,
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
  [10854] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(19), 10,
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
  [10917] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(687), 29,
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
  [10956] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(689), 29,
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
  [10995] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(691), 29,
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
  [11034] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(693), 29,
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
  [11073] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(606), 1,
      sym_identifier,
    ACTIONS(608), 1,
      anon_sym_LPAREN,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(618), 1,
      anon_sym_packed,
    ACTIONS(622), 1,
      anon_sym_TILDE,
    ACTIONS(624), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(181), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(616), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(610), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(620), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(11), 10,
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
  [11136] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(422), 10,
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
  [11199] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(404), 10,
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
  [11262] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(371), 10,
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
  [11325] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [11388] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(578), 1,
      anon_sym_LPAREN,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(586), 1,
      anon_sym_packed,
    ACTIONS(590), 1,
      anon_sym_TILDE,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    STATE(44), 1,
      sym_tuple_type,
    STATE(164), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(584), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(580), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(588), 4,
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
  [11451] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(695), 29,
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
  [11490] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(699), 1,
      anon_sym_COMMA,
    STATE(98), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(697), 26,
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
  [11532] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(704), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(212), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(702), 24,
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
  [11576] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(708), 1,
      anon_sym_boxed,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(706), 27,
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
  [11616] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(570), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(568), 24,
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
  [11660] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(712), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(710), 24,
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
  [11704] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(295), 25,
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
  [11746] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(716), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(714), 24,
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
  [11790] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(720), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(718), 24,
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
  [11834] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(724), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(209), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(722), 24,
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
  [11878] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(728), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(726), 24,
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
  [11922] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(732), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(730), 27,
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
  [11962] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(734), 1,
      anon_sym_COMMA,
    STATE(205), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(730), 26,
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
  [12004] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(739), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(220), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
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
  [12048] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(574), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(572), 24,
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
  [12092] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(743), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
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
  [12136] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(747), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
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
  [12180] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(751), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(211), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
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
  [12224] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(755), 1,
      anon_sym_COLON,
    ACTIONS(757), 1,
      anon_sym_COMMA,
    ACTIONS(759), 1,
      anon_sym_until,
    STATE(98), 1,
      aux_sym_head_clause_repeat1,
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
  [12269] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(761), 27,
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
  [12306] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(763), 27,
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
  [12343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(765), 27,
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
  [12380] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
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
  [12421] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(730), 27,
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
  [12458] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(769), 27,
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
  [12495] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(697), 27,
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
  [12532] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(638), 27,
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
  [12569] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(771), 27,
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
  [12606] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(773), 27,
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
  [12643] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(777), 1,
      anon_sym_COLON,
    ACTIONS(779), 1,
      anon_sym_COMMA,
    ACTIONS(781), 1,
      anon_sym_until,
    STATE(222), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(775), 23,
      anon_sym_public,
      anon_sym_package,
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
  [12688] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(783), 27,
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
  [12725] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(785), 27,
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
  [12762] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(787), 27,
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
  [12799] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(789), 27,
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
  [12836] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(791), 24,
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
  [12877] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(793), 27,
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
  [12914] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(516), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(514), 24,
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
  [12951] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(570), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(568), 24,
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
  [12988] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(415), 25,
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
  [13023] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(797), 1,
      anon_sym_COMMA,
    ACTIONS(799), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(795), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13062] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(574), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(572), 24,
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
  [13099] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(508), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(502), 24,
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
  [13136] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(803), 1,
      anon_sym_COMMA,
    ACTIONS(805), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(801), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13175] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(807), 24,
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
  [13209] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(809), 24,
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
  [13243] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(811), 24,
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
  [13277] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(813), 24,
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
  [13311] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(815), 24,
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
  [13345] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(817), 24,
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
  [13379] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(819), 24,
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
  [13413] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(821), 24,
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
  [13447] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(825), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(823), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13483] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(827), 24,
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
  [13517] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(831), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(829), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13553] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(833), 24,
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
  [13587] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(835), 24,
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
  [13621] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(837), 24,
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
  [13655] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(839), 24,
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
  [13689] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(841), 24,
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
  [13723] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(843), 24,
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
  [13757] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(845), 24,
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
  [13791] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(847), 24,
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
  [13825] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(849), 24,
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
  [13859] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(851), 24,
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
  [13893] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(855), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(853), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13929] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(857), 24,
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
  [13963] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(859), 24,
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
  [13997] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(861), 24,
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
  [14031] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(865), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(863), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14067] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(875), 1,
      anon_sym_AT,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(273), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(867), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(870), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    ACTIONS(873), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [14111] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(878), 24,
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
  [14145] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(880), 24,
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
  [14179] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(882), 24,
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
  [14213] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(884), 24,
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
  [14247] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(886), 24,
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
  [14281] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(888), 24,
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
  [14315] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(890), 24,
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
  [14349] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(892), 24,
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
  [14383] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(894), 24,
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
  [14417] = 21,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    ACTIONS(896), 1,
      anon_sym_archived,
    ACTIONS(898), 1,
      anon_sym_prefix,
    ACTIONS(900), 1,
      anon_sym_writes,
    ACTIONS(902), 1,
      anon_sym_version,
    ACTIONS(904), 1,
      anon_sym_unwritten,
    ACTIONS(906), 1,
      anon_sym_refuses,
    ACTIONS(910), 1,
      anon_sym_sequential,
    ACTIONS(912), 1,
      anon_sym_keyed,
    ACTIONS(914), 1,
      anon_sym_keeps,
    ACTIONS(916), 1,
      anon_sym_omits,
    ACTIONS(920), 1,
      anon_sym_renamed,
    STATE(236), 1,
      sym_type_name,
    STATE(462), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(908), 2,
      anon_sym_formerly,
      anon_sym_keys,
    STATE(224), 2,
      sym_conformance,
      sym_head_clause,
    ACTIONS(918), 3,
      anon_sym_unique,
      anon_sym_replaced,
      anon_sym_rebuilt,
  [14486] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(922), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14519] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(924), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14552] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(926), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14585] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(928), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14618] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(863), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14651] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(930), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14684] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(932), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14717] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(934), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14750] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(938), 1,
      anon_sym_class,
    ACTIONS(940), 1,
      anon_sym_extend,
    ACTIONS(942), 1,
      anon_sym_struct,
    ACTIONS(944), 1,
      anon_sym_enum,
    ACTIONS(946), 1,
      anon_sym_bits,
    ACTIONS(948), 1,
      anon_sym_typealias,
    ACTIONS(950), 1,
      anon_sym_external,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(273), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(936), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [14804] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(954), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(952), 20,
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
  [14837] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(956), 20,
      anon_sym_public,
      anon_sym_package,
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
  [14867] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(958), 20,
      anon_sym_public,
      anon_sym_package,
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
  [14897] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(960), 20,
      anon_sym_public,
      anon_sym_package,
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
  [14927] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(942), 1,
      anon_sym_struct,
    ACTIONS(944), 1,
      anon_sym_enum,
    ACTIONS(946), 1,
      anon_sym_bits,
    STATE(293), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(962), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(273), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(17), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(936), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [14973] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(964), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15003] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(966), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15033] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(968), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15063] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(970), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15093] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(972), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15123] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(974), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15153] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(976), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15183] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(978), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15213] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(980), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15243] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(982), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15273] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(984), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15303] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(986), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15333] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(988), 20,
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
  [15363] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(954), 1,
      anon_sym_LPAREN,
    ACTIONS(990), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(952), 18,
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
  [15397] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(992), 1,
      anon_sym_nil,
    ACTIONS(994), 1,
      anon_sym_via,
    ACTIONS(996), 1,
      anon_sym_DOT,
    ACTIONS(998), 1,
      anon_sym_LBRACK,
    ACTIONS(1000), 1,
      anon_sym_DASH,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    ACTIONS(1006), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1008), 2,
      sym_swift_expression,
      sym_real,
    STATE(72), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15443] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1024), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1026), 2,
      sym_swift_expression,
      sym_real,
    STATE(243), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15489] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1028), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1030), 2,
      sym_swift_expression,
      sym_real,
    STATE(246), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15535] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(992), 1,
      anon_sym_nil,
    ACTIONS(994), 1,
      anon_sym_via,
    ACTIONS(996), 1,
      anon_sym_DOT,
    ACTIONS(998), 1,
      anon_sym_LBRACK,
    ACTIONS(1000), 1,
      anon_sym_DASH,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    ACTIONS(1032), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1034), 2,
      sym_swift_expression,
      sym_real,
    STATE(85), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15581] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(992), 1,
      anon_sym_nil,
    ACTIONS(994), 1,
      anon_sym_via,
    ACTIONS(996), 1,
      anon_sym_DOT,
    ACTIONS(998), 1,
      anon_sym_LBRACK,
    ACTIONS(1000), 1,
      anon_sym_DASH,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    ACTIONS(1036), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1038), 2,
      sym_swift_expression,
      sym_real,
    STATE(71), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15627] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1040), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1042), 2,
      sym_swift_expression,
      sym_real,
    STATE(338), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15673] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1044), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1046), 2,
      sym_swift_expression,
      sym_real,
    STATE(335), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15719] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1048), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1050), 2,
      sym_swift_expression,
      sym_real,
    STATE(529), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15765] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(992), 1,
      anon_sym_nil,
    ACTIONS(994), 1,
      anon_sym_via,
    ACTIONS(996), 1,
      anon_sym_DOT,
    ACTIONS(998), 1,
      anon_sym_LBRACK,
    ACTIONS(1000), 1,
      anon_sym_DASH,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    ACTIONS(1052), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1054), 2,
      sym_swift_expression,
      sym_real,
    STATE(104), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15811] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1056), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1058), 2,
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
  [15857] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1010), 1,
      anon_sym_nil,
    ACTIONS(1012), 1,
      anon_sym_via,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    ACTIONS(1016), 1,
      anon_sym_LBRACK,
    ACTIONS(1018), 1,
      anon_sym_DASH,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1060), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1020), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1062), 2,
      sym_swift_expression,
      sym_real,
    STATE(329), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15903] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(992), 1,
      anon_sym_nil,
    ACTIONS(994), 1,
      anon_sym_via,
    ACTIONS(996), 1,
      anon_sym_DOT,
    ACTIONS(998), 1,
      anon_sym_LBRACK,
    ACTIONS(1000), 1,
      anon_sym_DASH,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    ACTIONS(1064), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1002), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1066), 2,
      sym_swift_expression,
      sym_real,
    STATE(79), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15949] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1070), 1,
      anon_sym_EQ,
    ACTIONS(1072), 1,
      anon_sym_LPAREN,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    STATE(333), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1068), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [15990] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1072), 1,
      anon_sym_LPAREN,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(1084), 1,
      anon_sym_EQ,
    STATE(336), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(326), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1082), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16031] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1086), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16063] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1088), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16095] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1092), 1,
      anon_sym_key,
    ACTIONS(1095), 1,
      anon_sym_formerly,
    ACTIONS(1098), 1,
      anon_sym_also,
    ACTIONS(1101), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1090), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16127] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(327), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1104), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16159] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1106), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16191] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1110), 1,
      anon_sym_COMMA,
    STATE(331), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1108), 10,
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
  [16217] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1113), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16249] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(332), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1115), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16281] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1119), 1,
      anon_sym_COMMA,
    STATE(331), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1117), 10,
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
  [16307] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(330), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1121), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16339] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(339), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1086), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16371] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1115), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16403] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1119), 1,
      anon_sym_COMMA,
    STATE(334), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1123), 10,
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
  [16429] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1074), 1,
      anon_sym_key,
    ACTIONS(1076), 1,
      anon_sym_formerly,
    ACTIONS(1078), 1,
      anon_sym_also,
    ACTIONS(1080), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1125), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16461] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(558), 1,
      anon_sym_retired,
    ACTIONS(1127), 1,
      anon_sym_unknown,
    ACTIONS(1129), 1,
      anon_sym_RBRACE,
    ACTIONS(1131), 1,
      anon_sym_fallback,
    ACTIONS(1133), 1,
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
  [16494] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1135), 1,
      anon_sym_waived,
    ACTIONS(1138), 1,
      anon_sym_unknown,
    ACTIONS(1141), 1,
      anon_sym_RBRACE,
    ACTIONS(1143), 1,
      anon_sym_fallback,
    ACTIONS(1146), 1,
      anon_sym_retired,
    ACTIONS(1149), 1,
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
  [16527] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1108), 11,
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
  [16548] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(558), 1,
      anon_sym_retired,
    ACTIONS(1127), 1,
      anon_sym_unknown,
    ACTIONS(1131), 1,
      anon_sym_fallback,
    ACTIONS(1133), 1,
      anon_sym_case,
    ACTIONS(1152), 1,
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
  [16581] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    ACTIONS(201), 1,
      anon_sym_LT,
    ACTIONS(1154), 1,
      anon_sym_COLON,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    STATE(53), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 6,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16612] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1156), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1123), 10,
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
  [16635] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    ACTIONS(201), 1,
      anon_sym_LT,
    ACTIONS(1158), 1,
      anon_sym_COLON,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    STATE(53), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16665] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1160), 10,
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
  [16685] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    ACTIONS(201), 1,
      anon_sym_LT,
    ACTIONS(1162), 1,
      anon_sym_COLON,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    STATE(53), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16715] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1164), 10,
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
  [16735] = 3,
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
  [16755] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1168), 10,
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
  [16775] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1123), 10,
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
  [16795] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_DOT,
    ACTIONS(201), 1,
      anon_sym_LT,
    ACTIONS(1170), 1,
      anon_sym_COLON,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    STATE(53), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(39), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16825] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(263), 1,
      sym_class_body,
    STATE(391), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16852] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(140), 1,
      sym_class_body,
    STATE(386), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(388), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16879] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(169), 1,
      sym_class_body,
    STATE(393), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(394), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16906] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(170), 1,
      sym_enum_body,
    STATE(395), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(397), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16933] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(182), 1,
      sym_enum_body,
    STATE(389), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(390), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [16960] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(37), 1,
      anon_sym_AT,
    ACTIONS(594), 1,
      sym_identifier,
    ACTIONS(598), 1,
      sym_quoted_name,
    ACTIONS(1176), 1,
      anon_sym_external,
    STATE(231), 1,
      sym_conformance,
    STATE(236), 1,
      sym_type_name,
    STATE(462), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [16989] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(506), 1,
      anon_sym_COLON,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(248), 1,
      sym_class_body,
    STATE(384), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(385), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17016] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1180), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1178), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17038] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1182), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1184), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17060] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1186), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17076] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1190), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1188), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17098] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1194), 1,
      anon_sym_RPAREN,
    STATE(466), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17122] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(265), 1,
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
  [17140] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1196), 1,
      anon_sym_RPAREN,
    STATE(470), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17164] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1198), 1,
      anon_sym_COMMA,
    ACTIONS(1200), 1,
      anon_sym_GT,
    STATE(471), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17188] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(1202), 1,
      anon_sym_RBRACE,
    ACTIONS(1204), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(375), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17210] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1206), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17234] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1198), 1,
      anon_sym_COMMA,
    ACTIONS(1208), 1,
      anon_sym_GT,
    STATE(474), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17258] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1210), 1,
      anon_sym_RPAREN,
    STATE(479), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17282] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1212), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17298] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1214), 1,
      anon_sym_waived,
    ACTIONS(1217), 1,
      anon_sym_RBRACE,
    ACTIONS(1219), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(374), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17320] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(19), 1,
      anon_sym_waived,
    ACTIONS(1204), 1,
      anon_sym_var,
    ACTIONS(1222), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(374), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17342] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1224), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [17361] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(204), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17382] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(267), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17403] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(270), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(398), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17424] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17445] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(150), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17466] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(178), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17487] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1226), 1,
      anon_sym_LBRACE,
    STATE(151), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17508] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(250), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(402), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17529] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(282), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17550] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(153), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(377), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17571] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1226), 1,
      anon_sym_LBRACE,
    STATE(186), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17592] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(154), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17613] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(158), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(382), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17634] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(160), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17655] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(274), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(378), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17676] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(275), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17697] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(194), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(380), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17718] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(195), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17739] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(196), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(381), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17760] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1228), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17779] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1174), 1,
      anon_sym_LBRACE,
    STATE(197), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17800] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(260), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17821] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(278), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17842] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1230), 1,
      anon_sym_COLON,
    ACTIONS(1232), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17863] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1234), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17882] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(253), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(152), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17903] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(512), 1,
      anon_sym_COMMA,
    ACTIONS(1172), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(399), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17924] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1236), 1,
      anon_sym_COLON,
    ACTIONS(1238), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17945] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(57), 1,
      sym_function_name,
    STATE(89), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1240), 2,
      sym_identifier,
      sym_quoted_name,
  [17963] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(350), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [17981] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1244), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1246), 1,
      sym_string_text,
    ACTIONS(1249), 1,
      sym_escape,
    STATE(407), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18001] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1252), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18019] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1254), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18037] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(242), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [18055] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1259), 1,
      anon_sym_DASH_GT,
    STATE(411), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1256), 2,
      anon_sym_async,
      anon_sym_throws,
  [18073] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1261), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1263), 1,
      sym_string_text,
    ACTIONS(1265), 1,
      sym_escape,
    STATE(407), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18093] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(574), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [18111] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1267), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18129] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1269), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1271), 1,
      sym_string_text,
    ACTIONS(1273), 1,
      sym_escape,
    STATE(412), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18149] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(229), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [18167] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1277), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1275), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [18183] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    STATE(373), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1279), 2,
      sym_identifier,
      sym_quoted_name,
  [18201] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1281), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18219] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(57), 1,
      sym_function_name,
    STATE(88), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1240), 2,
      sym_identifier,
      sym_quoted_name,
  [18237] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1285), 1,
      anon_sym_RPAREN,
    STATE(472), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1283), 2,
      sym_identifier,
      sym_quoted_name,
  [18255] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1287), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18273] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(137), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [18291] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1289), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18309] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(57), 1,
      sym_function_name,
    STATE(111), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1240), 2,
      sym_identifier,
      sym_quoted_name,
  [18327] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1293), 1,
      anon_sym_DASH_GT,
    STATE(411), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1291), 2,
      anon_sym_async,
      anon_sym_throws,
  [18345] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1297), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1295), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18361] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1301), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1299), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18377] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1306), 1,
      anon_sym_RPAREN,
    STATE(429), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1303), 2,
      sym_identifier,
      sym_quoted_name,
  [18395] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(57), 1,
      sym_function_name,
    STATE(86), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1240), 2,
      sym_identifier,
      sym_quoted_name,
  [18413] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(562), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1308), 2,
      sym_identifier,
      sym_quoted_name,
  [18431] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1310), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1312), 1,
      sym_string_text,
    ACTIONS(1314), 1,
      sym_escape,
    STATE(433), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18451] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1263), 1,
      sym_string_text,
    ACTIONS(1265), 1,
      sym_escape,
    ACTIONS(1316), 1,
      anon_sym_DQUOTE2,
    STATE(407), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18471] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(57), 1,
      sym_function_name,
    STATE(104), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1240), 2,
      sym_identifier,
      sym_quoted_name,
  [18489] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1318), 1,
      anon_sym_DASH_GT,
    STATE(411), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1291), 2,
      anon_sym_async,
      anon_sym_throws,
  [18507] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1322), 1,
      anon_sym_RPAREN,
    STATE(438), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1320), 2,
      sym_identifier,
      sym_quoted_name,
  [18525] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(441), 1,
      anon_sym_AMP,
    ACTIONS(1324), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(435), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18543] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1326), 1,
      anon_sym_RPAREN,
    STATE(429), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1320), 2,
      sym_identifier,
      sym_quoted_name,
  [18561] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1328), 1,
      anon_sym_RPAREN,
    STATE(429), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1320), 2,
      sym_identifier,
      sym_quoted_name,
  [18579] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(48), 1,
      sym_function_name,
    STATE(609), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1242), 2,
      sym_identifier,
      sym_quoted_name,
  [18597] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1330), 1,
      anon_sym_RPAREN,
    STATE(439), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1320), 2,
      sym_identifier,
      sym_quoted_name,
  [18615] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1332), 1,
      anon_sym_COMMA,
    ACTIONS(1334), 1,
      anon_sym_RPAREN,
    STATE(464), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18632] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    ACTIONS(1336), 1,
      anon_sym_LPAREN,
    STATE(96), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18649] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(249), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18664] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(524), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1283), 2,
      sym_identifier,
      sym_quoted_name,
  [18679] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1338), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18696] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1340), 1,
      anon_sym_COMMA,
    ACTIONS(1342), 1,
      anon_sym_RPAREN,
    STATE(458), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18713] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    STATE(47), 1,
      sym_string,
    STATE(110), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18730] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1344), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [18743] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    STATE(47), 1,
      sym_string,
    STATE(87), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18760] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1346), 1,
      anon_sym_COMMA,
    ACTIONS(1349), 1,
      anon_sym_RPAREN,
    STATE(451), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18777] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(118), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18792] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1351), 1,
      anon_sym_COMMA,
    ACTIONS(1354), 1,
      anon_sym_RPAREN,
    STATE(453), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18809] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(256), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18824] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1224), 1,
      anon_sym_GT,
    ACTIONS(1356), 1,
      anon_sym_COMMA,
    STATE(455), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18841] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(245), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18856] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(258), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18871] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1359), 1,
      anon_sym_COMMA,
    ACTIONS(1362), 1,
      anon_sym_RPAREN,
    STATE(458), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18888] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(259), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18903] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(277), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18918] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(119), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18933] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(237), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18948] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(279), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18963] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1332), 1,
      anon_sym_COMMA,
    ACTIONS(1364), 1,
      anon_sym_RPAREN,
    STATE(453), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18980] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(280), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [18995] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1366), 1,
      anon_sym_RPAREN,
    STATE(451), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19012] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    ACTIONS(1368), 1,
      anon_sym_LPAREN,
    STATE(25), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19029] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(240), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19044] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(281), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19059] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1370), 1,
      anon_sym_RPAREN,
    STATE(451), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19076] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1198), 1,
      anon_sym_COMMA,
    ACTIONS(1372), 1,
      anon_sym_GT,
    STATE(455), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19093] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1340), 1,
      anon_sym_COMMA,
    ACTIONS(1374), 1,
      anon_sym_RPAREN,
    STATE(447), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19110] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1376), 1,
      anon_sym_RPAREN,
    STATE(451), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19127] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1198), 1,
      anon_sym_COMMA,
    ACTIONS(1378), 1,
      anon_sym_GT,
    STATE(455), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19144] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(261), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19159] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(247), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19174] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(262), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19189] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(234), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19204] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1192), 1,
      anon_sym_COMMA,
    ACTIONS(1380), 1,
      anon_sym_RPAREN,
    STATE(451), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19221] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(271), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19236] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(264), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19251] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(251), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(598), 2,
      sym_identifier,
      sym_quoted_name,
  [19266] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1382), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [19279] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    ACTIONS(1384), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19296] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(229), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19310] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    STATE(110), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19324] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(492), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19338] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1386), 1,
      anon_sym_of,
    ACTIONS(1388), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19352] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1390), 2,
      sym_identifier,
      sym_quoted_name,
  [19364] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1392), 2,
      sym_identifier,
      sym_quoted_name,
  [19376] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1394), 2,
      sym_identifier,
      sym_quoted_name,
  [19388] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1396), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19400] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1398), 2,
      anon_sym_nil,
      anon_sym_default,
  [19412] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1400), 2,
      sym_identifier,
      sym_quoted_name,
  [19424] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1402), 2,
      sym_identifier,
      sym_quoted_name,
  [19436] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1404), 2,
      sym_identifier,
      sym_quoted_name,
  [19448] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1406), 2,
      sym_identifier,
      sym_quoted_name,
  [19460] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1408), 2,
      sym_identifier,
      sym_quoted_name,
  [19472] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1410), 2,
      sym_identifier,
      sym_quoted_name,
  [19484] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1412), 2,
      sym_identifier,
      sym_quoted_name,
  [19496] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1414), 2,
      sym_identifier,
      sym_quoted_name,
  [19508] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(352), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19522] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1416), 2,
      sym_identifier,
      sym_quoted_name,
  [19534] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(227), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19548] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1418), 2,
      sym_identifier,
      sym_quoted_name,
  [19560] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1420), 2,
      sym_identifier,
      sym_quoted_name,
  [19572] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1422), 1,
      anon_sym_COLON,
    ACTIONS(1424), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19586] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1426), 1,
      sym_integer,
    ACTIONS(1428), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19600] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1430), 2,
      sym_identifier,
      sym_quoted_name,
  [19612] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(640), 2,
      anon_sym_newer,
      anon_sym_coding,
  [19624] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(216), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19638] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1432), 2,
      sym_identifier,
      sym_quoted_name,
  [19650] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19664] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1434), 2,
      sym_identifier,
      sym_quoted_name,
  [19676] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(523), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19690] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1436), 2,
      sym_identifier,
      sym_quoted_name,
  [19702] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(582), 1,
      anon_sym_LBRACK,
    STATE(105), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19716] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1438), 2,
      sym_identifier,
      sym_quoted_name,
  [19728] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1440), 2,
      sym_identifier,
      sym_quoted_name,
  [19740] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(233), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19754] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1354), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19766] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1442), 2,
      sym_identifier,
      sym_quoted_name,
  [19778] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1444), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19790] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1362), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19802] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1014), 1,
      anon_sym_DOT,
    STATE(351), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19816] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(276), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19830] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1446), 2,
      sym_identifier,
      sym_quoted_name,
  [19842] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1448), 2,
      sym_identifier,
      sym_quoted_name,
  [19854] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1450), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1452), 2,
      sym_identifier,
      sym_quoted_name,
  [19878] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1454), 2,
      sym_identifier,
      sym_quoted_name,
  [19890] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(207), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19904] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1456), 2,
      sym_identifier,
      sym_quoted_name,
  [19916] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1458), 2,
      sym_identifier,
      sym_quoted_name,
  [19928] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1004), 1,
      anon_sym_DQUOTE,
    STATE(64), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19942] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1460), 2,
      sym_identifier,
      sym_quoted_name,
  [19954] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1462), 1,
      anon_sym_COLON,
    ACTIONS(1464), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19968] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1466), 1,
      sym_integer,
    ACTIONS(1468), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19982] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19996] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(614), 1,
      anon_sym_LBRACK,
    STATE(20), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20010] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1470), 2,
      sym_identifier,
      sym_quoted_name,
  [20022] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(125), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20036] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1022), 1,
      anon_sym_DQUOTE,
    STATE(123), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20050] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1472), 2,
      anon_sym_big,
      anon_sym_little,
  [20062] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1474), 2,
      anon_sym_big,
      anon_sym_little,
  [20074] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1476), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20085] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1478), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20096] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1480), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20107] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1482), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20118] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1398), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20129] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1484), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20140] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1486), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20151] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(640), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20162] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(640), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20173] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1488), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20184] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1490), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20195] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(640), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20206] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1492), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20217] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1494), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20228] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1496), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20239] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1498), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20250] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1500), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20261] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1502), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20272] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1504), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20283] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1506), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20294] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1508), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20305] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1510), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20316] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1512), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20327] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1514), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20338] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1516), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20349] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1518), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20360] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1520), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20371] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1522), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20382] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1524), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20393] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1526), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20404] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1528), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20415] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1530), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1532), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20437] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1534), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20448] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1536), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20459] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1538), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20470] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1540), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20481] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1542), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20492] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1544), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20503] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1546), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20514] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1548), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20525] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1550), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20536] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1398), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20547] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1552), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20558] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1554), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20569] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1556), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20580] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1558), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20591] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1560), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20602] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1562), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20613] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1564), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20624] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1566), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20635] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(642), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20646] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1568), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20657] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1570), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20668] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1572), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20679] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1574), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20690] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1576), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20701] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1574), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20712] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1578), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20723] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1580), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20734] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1582), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20745] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1584), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20756] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1586), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20767] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1588), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20778] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1590), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20789] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1592), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20800] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1594), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20811] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1596), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20822] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1598), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20833] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1600), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20844] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1602), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20855] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1604), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(640), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20877] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1606), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20888] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1398), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20899] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1608), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 68,
  [SMALL_STATE(4)] = 134,
  [SMALL_STATE(5)] = 193,
  [SMALL_STATE(6)] = 252,
  [SMALL_STATE(7)] = 315,
  [SMALL_STATE(8)] = 374,
  [SMALL_STATE(9)] = 433,
  [SMALL_STATE(10)] = 492,
  [SMALL_STATE(11)] = 586,
  [SMALL_STATE(12)] = 680,
  [SMALL_STATE(13)] = 742,
  [SMALL_STATE(14)] = 804,
  [SMALL_STATE(15)] = 866,
  [SMALL_STATE(16)] = 928,
  [SMALL_STATE(17)] = 985,
  [SMALL_STATE(18)] = 1042,
  [SMALL_STATE(19)] = 1099,
  [SMALL_STATE(20)] = 1159,
  [SMALL_STATE(21)] = 1215,
  [SMALL_STATE(22)] = 1273,
  [SMALL_STATE(23)] = 1327,
  [SMALL_STATE(24)] = 1385,
  [SMALL_STATE(25)] = 1445,
  [SMALL_STATE(26)] = 1501,
  [SMALL_STATE(27)] = 1561,
  [SMALL_STATE(28)] = 1617,
  [SMALL_STATE(29)] = 1671,
  [SMALL_STATE(30)] = 1729,
  [SMALL_STATE(31)] = 1785,
  [SMALL_STATE(32)] = 1843,
  [SMALL_STATE(33)] = 1903,
  [SMALL_STATE(34)] = 1961,
  [SMALL_STATE(35)] = 2023,
  [SMALL_STATE(36)] = 2079,
  [SMALL_STATE(37)] = 2168,
  [SMALL_STATE(38)] = 2225,
  [SMALL_STATE(39)] = 2286,
  [SMALL_STATE(40)] = 2345,
  [SMALL_STATE(41)] = 2404,
  [SMALL_STATE(42)] = 2493,
  [SMALL_STATE(43)] = 2552,
  [SMALL_STATE(44)] = 2605,
  [SMALL_STATE(45)] = 2663,
  [SMALL_STATE(46)] = 2723,
  [SMALL_STATE(47)] = 2779,
  [SMALL_STATE(48)] = 2839,
  [SMALL_STATE(49)] = 2893,
  [SMALL_STATE(50)] = 2951,
  [SMALL_STATE(51)] = 3007,
  [SMALL_STATE(52)] = 3065,
  [SMALL_STATE(53)] = 3119,
  [SMALL_STATE(54)] = 3175,
  [SMALL_STATE(55)] = 3231,
  [SMALL_STATE(56)] = 3284,
  [SMALL_STATE(57)] = 3335,
  [SMALL_STATE(58)] = 3390,
  [SMALL_STATE(59)] = 3443,
  [SMALL_STATE(60)] = 3524,
  [SMALL_STATE(61)] = 3575,
  [SMALL_STATE(62)] = 3626,
  [SMALL_STATE(63)] = 3677,
  [SMALL_STATE(64)] = 3728,
  [SMALL_STATE(65)] = 3781,
  [SMALL_STATE(66)] = 3832,
  [SMALL_STATE(67)] = 3883,
  [SMALL_STATE(68)] = 3934,
  [SMALL_STATE(69)] = 3985,
  [SMALL_STATE(70)] = 4066,
  [SMALL_STATE(71)] = 4117,
  [SMALL_STATE(72)] = 4195,
  [SMALL_STATE(73)] = 4273,
  [SMALL_STATE(74)] = 4351,
  [SMALL_STATE(75)] = 4429,
  [SMALL_STATE(76)] = 4507,
  [SMALL_STATE(77)] = 4585,
  [SMALL_STATE(78)] = 4663,
  [SMALL_STATE(79)] = 4741,
  [SMALL_STATE(80)] = 4819,
  [SMALL_STATE(81)] = 4897,
  [SMALL_STATE(82)] = 4949,
  [SMALL_STATE(83)] = 5025,
  [SMALL_STATE(84)] = 5103,
  [SMALL_STATE(85)] = 5155,
  [SMALL_STATE(86)] = 5233,
  [SMALL_STATE(87)] = 5284,
  [SMALL_STATE(88)] = 5339,
  [SMALL_STATE(89)] = 5390,
  [SMALL_STATE(90)] = 5441,
  [SMALL_STATE(91)] = 5491,
  [SMALL_STATE(92)] = 5541,
  [SMALL_STATE(93)] = 5589,
  [SMALL_STATE(94)] = 5639,
  [SMALL_STATE(95)] = 5691,
  [SMALL_STATE(96)] = 5741,
  [SMALL_STATE(97)] = 5789,
  [SMALL_STATE(98)] = 5839,
  [SMALL_STATE(99)] = 5891,
  [SMALL_STATE(100)] = 5943,
  [SMALL_STATE(101)] = 5995,
  [SMALL_STATE(102)] = 6047,
  [SMALL_STATE(103)] = 6095,
  [SMALL_STATE(104)] = 6145,
  [SMALL_STATE(105)] = 6195,
  [SMALL_STATE(106)] = 6243,
  [SMALL_STATE(107)] = 6293,
  [SMALL_STATE(108)] = 6343,
  [SMALL_STATE(109)] = 6391,
  [SMALL_STATE(110)] = 6441,
  [SMALL_STATE(111)] = 6491,
  [SMALL_STATE(112)] = 6541,
  [SMALL_STATE(113)] = 6593,
  [SMALL_STATE(114)] = 6643,
  [SMALL_STATE(115)] = 6693,
  [SMALL_STATE(116)] = 6740,
  [SMALL_STATE(117)] = 6791,
  [SMALL_STATE(118)] = 6839,
  [SMALL_STATE(119)] = 6901,
  [SMALL_STATE(120)] = 6963,
  [SMALL_STATE(121)] = 7005,
  [SMALL_STATE(122)] = 7073,
  [SMALL_STATE(123)] = 7141,
  [SMALL_STATE(124)] = 7183,
  [SMALL_STATE(125)] = 7251,
  [SMALL_STATE(126)] = 7293,
  [SMALL_STATE(127)] = 7343,
  [SMALL_STATE(128)] = 7383,
  [SMALL_STATE(129)] = 7433,
  [SMALL_STATE(130)] = 7499,
  [SMALL_STATE(131)] = 7565,
  [SMALL_STATE(132)] = 7605,
  [SMALL_STATE(133)] = 7645,
  [SMALL_STATE(134)] = 7711,
  [SMALL_STATE(135)] = 7777,
  [SMALL_STATE(136)] = 7817,
  [SMALL_STATE(137)] = 7883,
  [SMALL_STATE(138)] = 7923,
  [SMALL_STATE(139)] = 7989,
  [SMALL_STATE(140)] = 8029,
  [SMALL_STATE(141)] = 8068,
  [SMALL_STATE(142)] = 8131,
  [SMALL_STATE(143)] = 8174,
  [SMALL_STATE(144)] = 8237,
  [SMALL_STATE(145)] = 8276,
  [SMALL_STATE(146)] = 8315,
  [SMALL_STATE(147)] = 8378,
  [SMALL_STATE(148)] = 8441,
  [SMALL_STATE(149)] = 8504,
  [SMALL_STATE(150)] = 8543,
  [SMALL_STATE(151)] = 8582,
  [SMALL_STATE(152)] = 8621,
  [SMALL_STATE(153)] = 8664,
  [SMALL_STATE(154)] = 8703,
  [SMALL_STATE(155)] = 8742,
  [SMALL_STATE(156)] = 8805,
  [SMALL_STATE(157)] = 8868,
  [SMALL_STATE(158)] = 8907,
  [SMALL_STATE(159)] = 8946,
  [SMALL_STATE(160)] = 8985,
  [SMALL_STATE(161)] = 9024,
  [SMALL_STATE(162)] = 9087,
  [SMALL_STATE(163)] = 9150,
  [SMALL_STATE(164)] = 9213,
  [SMALL_STATE(165)] = 9276,
  [SMALL_STATE(166)] = 9339,
  [SMALL_STATE(167)] = 9402,
  [SMALL_STATE(168)] = 9465,
  [SMALL_STATE(169)] = 9528,
  [SMALL_STATE(170)] = 9567,
  [SMALL_STATE(171)] = 9606,
  [SMALL_STATE(172)] = 9669,
  [SMALL_STATE(173)] = 9732,
  [SMALL_STATE(174)] = 9795,
  [SMALL_STATE(175)] = 9834,
  [SMALL_STATE(176)] = 9897,
  [SMALL_STATE(177)] = 9960,
  [SMALL_STATE(178)] = 9999,
  [SMALL_STATE(179)] = 10038,
  [SMALL_STATE(180)] = 10101,
  [SMALL_STATE(181)] = 10164,
  [SMALL_STATE(182)] = 10227,
  [SMALL_STATE(183)] = 10266,
  [SMALL_STATE(184)] = 10329,
  [SMALL_STATE(185)] = 10392,
  [SMALL_STATE(186)] = 10455,
  [SMALL_STATE(187)] = 10494,
  [SMALL_STATE(188)] = 10557,
  [SMALL_STATE(189)] = 10620,
  [SMALL_STATE(190)] = 10683,
  [SMALL_STATE(191)] = 10746,
  [SMALL_STATE(192)] = 10809,
  [SMALL_STATE(193)] = 10854,
  [SMALL_STATE(194)] = 10917,
  [SMALL_STATE(195)] = 10956,
  [SMALL_STATE(196)] = 10995,
  [SMALL_STATE(197)] = 11034,
  [SMALL_STATE(198)] = 11073,
  [SMALL_STATE(199)] = 11136,
  [SMALL_STATE(200)] = 11199,
  [SMALL_STATE(201)] = 11262,
  [SMALL_STATE(202)] = 11325,
  [SMALL_STATE(203)] = 11388,
  [SMALL_STATE(204)] = 11451,
  [SMALL_STATE(205)] = 11490,
  [SMALL_STATE(206)] = 11532,
  [SMALL_STATE(207)] = 11576,
  [SMALL_STATE(208)] = 11616,
  [SMALL_STATE(209)] = 11660,
  [SMALL_STATE(210)] = 11704,
  [SMALL_STATE(211)] = 11746,
  [SMALL_STATE(212)] = 11790,
  [SMALL_STATE(213)] = 11834,
  [SMALL_STATE(214)] = 11878,
  [SMALL_STATE(215)] = 11922,
  [SMALL_STATE(216)] = 11962,
  [SMALL_STATE(217)] = 12004,
  [SMALL_STATE(218)] = 12048,
  [SMALL_STATE(219)] = 12092,
  [SMALL_STATE(220)] = 12136,
  [SMALL_STATE(221)] = 12180,
  [SMALL_STATE(222)] = 12224,
  [SMALL_STATE(223)] = 12269,
  [SMALL_STATE(224)] = 12306,
  [SMALL_STATE(225)] = 12343,
  [SMALL_STATE(226)] = 12380,
  [SMALL_STATE(227)] = 12421,
  [SMALL_STATE(228)] = 12458,
  [SMALL_STATE(229)] = 12495,
  [SMALL_STATE(230)] = 12532,
  [SMALL_STATE(231)] = 12569,
  [SMALL_STATE(232)] = 12606,
  [SMALL_STATE(233)] = 12643,
  [SMALL_STATE(234)] = 12688,
  [SMALL_STATE(235)] = 12725,
  [SMALL_STATE(236)] = 12762,
  [SMALL_STATE(237)] = 12799,
  [SMALL_STATE(238)] = 12836,
  [SMALL_STATE(239)] = 12877,
  [SMALL_STATE(240)] = 12914,
  [SMALL_STATE(241)] = 12951,
  [SMALL_STATE(242)] = 12988,
  [SMALL_STATE(243)] = 13023,
  [SMALL_STATE(244)] = 13062,
  [SMALL_STATE(245)] = 13099,
  [SMALL_STATE(246)] = 13136,
  [SMALL_STATE(247)] = 13175,
  [SMALL_STATE(248)] = 13209,
  [SMALL_STATE(249)] = 13243,
  [SMALL_STATE(250)] = 13277,
  [SMALL_STATE(251)] = 13311,
  [SMALL_STATE(252)] = 13345,
  [SMALL_STATE(253)] = 13379,
  [SMALL_STATE(254)] = 13413,
  [SMALL_STATE(255)] = 13447,
  [SMALL_STATE(256)] = 13483,
  [SMALL_STATE(257)] = 13517,
  [SMALL_STATE(258)] = 13553,
  [SMALL_STATE(259)] = 13587,
  [SMALL_STATE(260)] = 13621,
  [SMALL_STATE(261)] = 13655,
  [SMALL_STATE(262)] = 13689,
  [SMALL_STATE(263)] = 13723,
  [SMALL_STATE(264)] = 13757,
  [SMALL_STATE(265)] = 13791,
  [SMALL_STATE(266)] = 13825,
  [SMALL_STATE(267)] = 13859,
  [SMALL_STATE(268)] = 13893,
  [SMALL_STATE(269)] = 13929,
  [SMALL_STATE(270)] = 13963,
  [SMALL_STATE(271)] = 13997,
  [SMALL_STATE(272)] = 14031,
  [SMALL_STATE(273)] = 14067,
  [SMALL_STATE(274)] = 14111,
  [SMALL_STATE(275)] = 14145,
  [SMALL_STATE(276)] = 14179,
  [SMALL_STATE(277)] = 14213,
  [SMALL_STATE(278)] = 14247,
  [SMALL_STATE(279)] = 14281,
  [SMALL_STATE(280)] = 14315,
  [SMALL_STATE(281)] = 14349,
  [SMALL_STATE(282)] = 14383,
  [SMALL_STATE(283)] = 14417,
  [SMALL_STATE(284)] = 14486,
  [SMALL_STATE(285)] = 14519,
  [SMALL_STATE(286)] = 14552,
  [SMALL_STATE(287)] = 14585,
  [SMALL_STATE(288)] = 14618,
  [SMALL_STATE(289)] = 14651,
  [SMALL_STATE(290)] = 14684,
  [SMALL_STATE(291)] = 14717,
  [SMALL_STATE(292)] = 14750,
  [SMALL_STATE(293)] = 14804,
  [SMALL_STATE(294)] = 14837,
  [SMALL_STATE(295)] = 14867,
  [SMALL_STATE(296)] = 14897,
  [SMALL_STATE(297)] = 14927,
  [SMALL_STATE(298)] = 14973,
  [SMALL_STATE(299)] = 15003,
  [SMALL_STATE(300)] = 15033,
  [SMALL_STATE(301)] = 15063,
  [SMALL_STATE(302)] = 15093,
  [SMALL_STATE(303)] = 15123,
  [SMALL_STATE(304)] = 15153,
  [SMALL_STATE(305)] = 15183,
  [SMALL_STATE(306)] = 15213,
  [SMALL_STATE(307)] = 15243,
  [SMALL_STATE(308)] = 15273,
  [SMALL_STATE(309)] = 15303,
  [SMALL_STATE(310)] = 15333,
  [SMALL_STATE(311)] = 15363,
  [SMALL_STATE(312)] = 15397,
  [SMALL_STATE(313)] = 15443,
  [SMALL_STATE(314)] = 15489,
  [SMALL_STATE(315)] = 15535,
  [SMALL_STATE(316)] = 15581,
  [SMALL_STATE(317)] = 15627,
  [SMALL_STATE(318)] = 15673,
  [SMALL_STATE(319)] = 15719,
  [SMALL_STATE(320)] = 15765,
  [SMALL_STATE(321)] = 15811,
  [SMALL_STATE(322)] = 15857,
  [SMALL_STATE(323)] = 15903,
  [SMALL_STATE(324)] = 15949,
  [SMALL_STATE(325)] = 15990,
  [SMALL_STATE(326)] = 16031,
  [SMALL_STATE(327)] = 16063,
  [SMALL_STATE(328)] = 16095,
  [SMALL_STATE(329)] = 16127,
  [SMALL_STATE(330)] = 16159,
  [SMALL_STATE(331)] = 16191,
  [SMALL_STATE(332)] = 16217,
  [SMALL_STATE(333)] = 16249,
  [SMALL_STATE(334)] = 16281,
  [SMALL_STATE(335)] = 16307,
  [SMALL_STATE(336)] = 16339,
  [SMALL_STATE(337)] = 16371,
  [SMALL_STATE(338)] = 16403,
  [SMALL_STATE(339)] = 16429,
  [SMALL_STATE(340)] = 16461,
  [SMALL_STATE(341)] = 16494,
  [SMALL_STATE(342)] = 16527,
  [SMALL_STATE(343)] = 16548,
  [SMALL_STATE(344)] = 16581,
  [SMALL_STATE(345)] = 16612,
  [SMALL_STATE(346)] = 16635,
  [SMALL_STATE(347)] = 16665,
  [SMALL_STATE(348)] = 16685,
  [SMALL_STATE(349)] = 16715,
  [SMALL_STATE(350)] = 16735,
  [SMALL_STATE(351)] = 16755,
  [SMALL_STATE(352)] = 16775,
  [SMALL_STATE(353)] = 16795,
  [SMALL_STATE(354)] = 16825,
  [SMALL_STATE(355)] = 16852,
  [SMALL_STATE(356)] = 16879,
  [SMALL_STATE(357)] = 16906,
  [SMALL_STATE(358)] = 16933,
  [SMALL_STATE(359)] = 16960,
  [SMALL_STATE(360)] = 16989,
  [SMALL_STATE(361)] = 17016,
  [SMALL_STATE(362)] = 17038,
  [SMALL_STATE(363)] = 17060,
  [SMALL_STATE(364)] = 17076,
  [SMALL_STATE(365)] = 17098,
  [SMALL_STATE(366)] = 17122,
  [SMALL_STATE(367)] = 17140,
  [SMALL_STATE(368)] = 17164,
  [SMALL_STATE(369)] = 17188,
  [SMALL_STATE(370)] = 17210,
  [SMALL_STATE(371)] = 17234,
  [SMALL_STATE(372)] = 17258,
  [SMALL_STATE(373)] = 17282,
  [SMALL_STATE(374)] = 17298,
  [SMALL_STATE(375)] = 17320,
  [SMALL_STATE(376)] = 17342,
  [SMALL_STATE(377)] = 17361,
  [SMALL_STATE(378)] = 17382,
  [SMALL_STATE(379)] = 17403,
  [SMALL_STATE(380)] = 17424,
  [SMALL_STATE(381)] = 17445,
  [SMALL_STATE(382)] = 17466,
  [SMALL_STATE(383)] = 17487,
  [SMALL_STATE(384)] = 17508,
  [SMALL_STATE(385)] = 17529,
  [SMALL_STATE(386)] = 17550,
  [SMALL_STATE(387)] = 17571,
  [SMALL_STATE(388)] = 17592,
  [SMALL_STATE(389)] = 17613,
  [SMALL_STATE(390)] = 17634,
  [SMALL_STATE(391)] = 17655,
  [SMALL_STATE(392)] = 17676,
  [SMALL_STATE(393)] = 17697,
  [SMALL_STATE(394)] = 17718,
  [SMALL_STATE(395)] = 17739,
  [SMALL_STATE(396)] = 17760,
  [SMALL_STATE(397)] = 17779,
  [SMALL_STATE(398)] = 17800,
  [SMALL_STATE(399)] = 17821,
  [SMALL_STATE(400)] = 17842,
  [SMALL_STATE(401)] = 17863,
  [SMALL_STATE(402)] = 17882,
  [SMALL_STATE(403)] = 17903,
  [SMALL_STATE(404)] = 17924,
  [SMALL_STATE(405)] = 17945,
  [SMALL_STATE(406)] = 17963,
  [SMALL_STATE(407)] = 17981,
  [SMALL_STATE(408)] = 18001,
  [SMALL_STATE(409)] = 18019,
  [SMALL_STATE(410)] = 18037,
  [SMALL_STATE(411)] = 18055,
  [SMALL_STATE(412)] = 18073,
  [SMALL_STATE(413)] = 18093,
  [SMALL_STATE(414)] = 18111,
  [SMALL_STATE(415)] = 18129,
  [SMALL_STATE(416)] = 18149,
  [SMALL_STATE(417)] = 18167,
  [SMALL_STATE(418)] = 18183,
  [SMALL_STATE(419)] = 18201,
  [SMALL_STATE(420)] = 18219,
  [SMALL_STATE(421)] = 18237,
  [SMALL_STATE(422)] = 18255,
  [SMALL_STATE(423)] = 18273,
  [SMALL_STATE(424)] = 18291,
  [SMALL_STATE(425)] = 18309,
  [SMALL_STATE(426)] = 18327,
  [SMALL_STATE(427)] = 18345,
  [SMALL_STATE(428)] = 18361,
  [SMALL_STATE(429)] = 18377,
  [SMALL_STATE(430)] = 18395,
  [SMALL_STATE(431)] = 18413,
  [SMALL_STATE(432)] = 18431,
  [SMALL_STATE(433)] = 18451,
  [SMALL_STATE(434)] = 18471,
  [SMALL_STATE(435)] = 18489,
  [SMALL_STATE(436)] = 18507,
  [SMALL_STATE(437)] = 18525,
  [SMALL_STATE(438)] = 18543,
  [SMALL_STATE(439)] = 18561,
  [SMALL_STATE(440)] = 18579,
  [SMALL_STATE(441)] = 18597,
  [SMALL_STATE(442)] = 18615,
  [SMALL_STATE(443)] = 18632,
  [SMALL_STATE(444)] = 18649,
  [SMALL_STATE(445)] = 18664,
  [SMALL_STATE(446)] = 18679,
  [SMALL_STATE(447)] = 18696,
  [SMALL_STATE(448)] = 18713,
  [SMALL_STATE(449)] = 18730,
  [SMALL_STATE(450)] = 18743,
  [SMALL_STATE(451)] = 18760,
  [SMALL_STATE(452)] = 18777,
  [SMALL_STATE(453)] = 18792,
  [SMALL_STATE(454)] = 18809,
  [SMALL_STATE(455)] = 18824,
  [SMALL_STATE(456)] = 18841,
  [SMALL_STATE(457)] = 18856,
  [SMALL_STATE(458)] = 18871,
  [SMALL_STATE(459)] = 18888,
  [SMALL_STATE(460)] = 18903,
  [SMALL_STATE(461)] = 18918,
  [SMALL_STATE(462)] = 18933,
  [SMALL_STATE(463)] = 18948,
  [SMALL_STATE(464)] = 18963,
  [SMALL_STATE(465)] = 18980,
  [SMALL_STATE(466)] = 18995,
  [SMALL_STATE(467)] = 19012,
  [SMALL_STATE(468)] = 19029,
  [SMALL_STATE(469)] = 19044,
  [SMALL_STATE(470)] = 19059,
  [SMALL_STATE(471)] = 19076,
  [SMALL_STATE(472)] = 19093,
  [SMALL_STATE(473)] = 19110,
  [SMALL_STATE(474)] = 19127,
  [SMALL_STATE(475)] = 19144,
  [SMALL_STATE(476)] = 19159,
  [SMALL_STATE(477)] = 19174,
  [SMALL_STATE(478)] = 19189,
  [SMALL_STATE(479)] = 19204,
  [SMALL_STATE(480)] = 19221,
  [SMALL_STATE(481)] = 19236,
  [SMALL_STATE(482)] = 19251,
  [SMALL_STATE(483)] = 19266,
  [SMALL_STATE(484)] = 19279,
  [SMALL_STATE(485)] = 19296,
  [SMALL_STATE(486)] = 19310,
  [SMALL_STATE(487)] = 19324,
  [SMALL_STATE(488)] = 19338,
  [SMALL_STATE(489)] = 19352,
  [SMALL_STATE(490)] = 19364,
  [SMALL_STATE(491)] = 19376,
  [SMALL_STATE(492)] = 19388,
  [SMALL_STATE(493)] = 19400,
  [SMALL_STATE(494)] = 19412,
  [SMALL_STATE(495)] = 19424,
  [SMALL_STATE(496)] = 19436,
  [SMALL_STATE(497)] = 19448,
  [SMALL_STATE(498)] = 19460,
  [SMALL_STATE(499)] = 19472,
  [SMALL_STATE(500)] = 19484,
  [SMALL_STATE(501)] = 19496,
  [SMALL_STATE(502)] = 19508,
  [SMALL_STATE(503)] = 19522,
  [SMALL_STATE(504)] = 19534,
  [SMALL_STATE(505)] = 19548,
  [SMALL_STATE(506)] = 19560,
  [SMALL_STATE(507)] = 19572,
  [SMALL_STATE(508)] = 19586,
  [SMALL_STATE(509)] = 19600,
  [SMALL_STATE(510)] = 19612,
  [SMALL_STATE(511)] = 19624,
  [SMALL_STATE(512)] = 19638,
  [SMALL_STATE(513)] = 19650,
  [SMALL_STATE(514)] = 19664,
  [SMALL_STATE(515)] = 19676,
  [SMALL_STATE(516)] = 19690,
  [SMALL_STATE(517)] = 19702,
  [SMALL_STATE(518)] = 19716,
  [SMALL_STATE(519)] = 19728,
  [SMALL_STATE(520)] = 19740,
  [SMALL_STATE(521)] = 19754,
  [SMALL_STATE(522)] = 19766,
  [SMALL_STATE(523)] = 19778,
  [SMALL_STATE(524)] = 19790,
  [SMALL_STATE(525)] = 19802,
  [SMALL_STATE(526)] = 19816,
  [SMALL_STATE(527)] = 19830,
  [SMALL_STATE(528)] = 19842,
  [SMALL_STATE(529)] = 19854,
  [SMALL_STATE(530)] = 19866,
  [SMALL_STATE(531)] = 19878,
  [SMALL_STATE(532)] = 19890,
  [SMALL_STATE(533)] = 19904,
  [SMALL_STATE(534)] = 19916,
  [SMALL_STATE(535)] = 19928,
  [SMALL_STATE(536)] = 19942,
  [SMALL_STATE(537)] = 19954,
  [SMALL_STATE(538)] = 19968,
  [SMALL_STATE(539)] = 19982,
  [SMALL_STATE(540)] = 19996,
  [SMALL_STATE(541)] = 20010,
  [SMALL_STATE(542)] = 20022,
  [SMALL_STATE(543)] = 20036,
  [SMALL_STATE(544)] = 20050,
  [SMALL_STATE(545)] = 20062,
  [SMALL_STATE(546)] = 20074,
  [SMALL_STATE(547)] = 20085,
  [SMALL_STATE(548)] = 20096,
  [SMALL_STATE(549)] = 20107,
  [SMALL_STATE(550)] = 20118,
  [SMALL_STATE(551)] = 20129,
  [SMALL_STATE(552)] = 20140,
  [SMALL_STATE(553)] = 20151,
  [SMALL_STATE(554)] = 20162,
  [SMALL_STATE(555)] = 20173,
  [SMALL_STATE(556)] = 20184,
  [SMALL_STATE(557)] = 20195,
  [SMALL_STATE(558)] = 20206,
  [SMALL_STATE(559)] = 20217,
  [SMALL_STATE(560)] = 20228,
  [SMALL_STATE(561)] = 20239,
  [SMALL_STATE(562)] = 20250,
  [SMALL_STATE(563)] = 20261,
  [SMALL_STATE(564)] = 20272,
  [SMALL_STATE(565)] = 20283,
  [SMALL_STATE(566)] = 20294,
  [SMALL_STATE(567)] = 20305,
  [SMALL_STATE(568)] = 20316,
  [SMALL_STATE(569)] = 20327,
  [SMALL_STATE(570)] = 20338,
  [SMALL_STATE(571)] = 20349,
  [SMALL_STATE(572)] = 20360,
  [SMALL_STATE(573)] = 20371,
  [SMALL_STATE(574)] = 20382,
  [SMALL_STATE(575)] = 20393,
  [SMALL_STATE(576)] = 20404,
  [SMALL_STATE(577)] = 20415,
  [SMALL_STATE(578)] = 20426,
  [SMALL_STATE(579)] = 20437,
  [SMALL_STATE(580)] = 20448,
  [SMALL_STATE(581)] = 20459,
  [SMALL_STATE(582)] = 20470,
  [SMALL_STATE(583)] = 20481,
  [SMALL_STATE(584)] = 20492,
  [SMALL_STATE(585)] = 20503,
  [SMALL_STATE(586)] = 20514,
  [SMALL_STATE(587)] = 20525,
  [SMALL_STATE(588)] = 20536,
  [SMALL_STATE(589)] = 20547,
  [SMALL_STATE(590)] = 20558,
  [SMALL_STATE(591)] = 20569,
  [SMALL_STATE(592)] = 20580,
  [SMALL_STATE(593)] = 20591,
  [SMALL_STATE(594)] = 20602,
  [SMALL_STATE(595)] = 20613,
  [SMALL_STATE(596)] = 20624,
  [SMALL_STATE(597)] = 20635,
  [SMALL_STATE(598)] = 20646,
  [SMALL_STATE(599)] = 20657,
  [SMALL_STATE(600)] = 20668,
  [SMALL_STATE(601)] = 20679,
  [SMALL_STATE(602)] = 20690,
  [SMALL_STATE(603)] = 20701,
  [SMALL_STATE(604)] = 20712,
  [SMALL_STATE(605)] = 20723,
  [SMALL_STATE(606)] = 20734,
  [SMALL_STATE(607)] = 20745,
  [SMALL_STATE(608)] = 20756,
  [SMALL_STATE(609)] = 20767,
  [SMALL_STATE(610)] = 20778,
  [SMALL_STATE(611)] = 20789,
  [SMALL_STATE(612)] = 20800,
  [SMALL_STATE(613)] = 20811,
  [SMALL_STATE(614)] = 20822,
  [SMALL_STATE(615)] = 20833,
  [SMALL_STATE(616)] = 20844,
  [SMALL_STATE(617)] = 20855,
  [SMALL_STATE(618)] = 20866,
  [SMALL_STATE(619)] = 20877,
  [SMALL_STATE(620)] = 20888,
  [SMALL_STATE(621)] = 20899,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(533),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(366),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(489),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(621),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(496),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(499),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [39] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [41] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 1),
  [43] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [47] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [49] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [51] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [55] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [57] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [59] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [61] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [67] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [69] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [71] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [73] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [75] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [77] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [79] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [81] = {.entry = {.count = 1, .reusable = true}}, SHIFT(550),
  [83] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 22),
  [85] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [87] = {.entry = {.count = 1, .reusable = false}}, SHIFT(486),
  [89] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [91] = {.entry = {.count = 1, .reusable = true}}, SHIFT(493),
  [93] = {.entry = {.count = 1, .reusable = true}}, SHIFT(572),
  [95] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [97] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(448),
  [103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(450),
  [105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(620),
  [107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(188),
  [113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [115] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [117] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [121] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 2),
  [123] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 2),
  [125] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 3),
  [127] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 3),
  [129] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(530),
  [132] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 3),
  [134] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 3),
  [136] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [138] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [140] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 4),
  [142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 4),
  [144] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [146] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 4),
  [148] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [150] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 5),
  [152] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [154] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(500),
  [157] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [161] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variant_type, 2),
  [163] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [165] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_existential_type, 2),
  [167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 2),
  [171] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [173] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attributed_type, 2),
  [175] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [177] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_optional_type, 2),
  [179] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [181] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(500),
  [185] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [187] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 3),
  [189] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [191] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_composed_type, 3),
  [193] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [195] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 3),
  [197] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [199] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [201] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [203] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [205] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 5),
  [207] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [209] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(533),
  [212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(366),
  [215] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(589),
  [218] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(591),
  [221] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(228),
  [224] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(489),
  [227] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(292),
  [230] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(527),
  [233] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(621),
  [236] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(496),
  [239] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(499),
  [242] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(501),
  [245] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(534),
  [248] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(428),
  [251] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(579),
  [254] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [256] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 2),
  [258] = {.entry = {.count = 1, .reusable = true}}, SHIFT(440),
  [260] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 1),
  [262] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [264] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 2),
  [266] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [268] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [270] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(536),
  [273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(426),
  [275] = {.entry = {.count = 1, .reusable = true}}, SHIFT(187),
  [277] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [279] = {.entry = {.count = 1, .reusable = true}}, SHIFT(175),
  [281] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [283] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 2),
  [285] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [287] = {.entry = {.count = 1, .reusable = true}}, SHIFT(173),
  [289] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 1),
  [291] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [293] = {.entry = {.count = 1, .reusable = true}}, SHIFT(441),
  [295] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [297] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 3),
  [299] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [301] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(535),
  [304] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [306] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(541),
  [309] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [313] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 1),
  [315] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [317] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 22),
  [319] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [321] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [323] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 37),
  [325] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [327] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [329] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [333] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 67),
  [335] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [337] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [339] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [341] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 54),
  [343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [345] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 72),
  [347] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [349] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 22),
  [351] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [353] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 64),
  [355] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [357] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 67),
  [359] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [361] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [363] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [365] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 4, .production_id = 37),
  [367] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(550),
  [370] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [372] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(486),
  [375] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(588),
  [378] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(493),
  [381] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(572),
  [384] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(584),
  [387] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(103),
  [390] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(561),
  [393] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(448),
  [396] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(450),
  [399] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(620),
  [402] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(565),
  [405] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [407] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [409] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 3),
  [411] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 54),
  [413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [415] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [417] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [421] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [423] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 2),
  [425] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [427] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [429] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 6),
  [431] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [433] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 5),
  [435] = {.entry = {.count = 1, .reusable = true}}, SHIFT(102),
  [437] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [439] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 7),
  [441] = {.entry = {.count = 1, .reusable = true}}, SHIFT(185),
  [443] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [445] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 4),
  [447] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [449] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_case_value, 2),
  [451] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(539),
  [454] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [456] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 1),
  [458] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [460] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3),
  [462] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [464] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_nil, 1),
  [466] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1),
  [470] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [472] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [474] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [476] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 2),
  [478] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [480] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 5),
  [482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(571),
  [484] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_array, 2),
  [486] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_array, 2),
  [488] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_dictionary, 3),
  [490] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_dictionary, 3),
  [492] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [494] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [498] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [500] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [502] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [504] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [506] = {.entry = {.count = 1, .reusable = true}}, SHIFT(359),
  [508] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [510] = {.entry = {.count = 1, .reusable = true}}, SHIFT(421),
  [512] = {.entry = {.count = 1, .reusable = true}}, SHIFT(283),
  [514] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(480),
  [518] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [520] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(228),
  [523] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(489),
  [526] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(297),
  [529] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(496),
  [532] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(499),
  [535] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(501),
  [538] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [540] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(519),
  [543] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(520),
  [546] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(570),
  [549] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(579),
  [552] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [554] = {.entry = {.count = 1, .reusable = true}}, SHIFT(145),
  [556] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [558] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [560] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [562] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [564] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [566] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 24),
  [568] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [570] = {.entry = {.count = 1, .reusable = true}}, SHIFT(481),
  [572] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [574] = {.entry = {.count = 1, .reusable = true}}, SHIFT(477),
  [576] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [578] = {.entry = {.count = 1, .reusable = true}}, SHIFT(134),
  [580] = {.entry = {.count = 1, .reusable = false}}, SHIFT(161),
  [582] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [584] = {.entry = {.count = 1, .reusable = false}}, SHIFT(163),
  [586] = {.entry = {.count = 1, .reusable = false}}, SHIFT(443),
  [588] = {.entry = {.count = 1, .reusable = false}}, SHIFT(164),
  [590] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [592] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [594] = {.entry = {.count = 1, .reusable = false}}, SHIFT(34),
  [596] = {.entry = {.count = 1, .reusable = false}}, SHIFT(191),
  [598] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [600] = {.entry = {.count = 1, .reusable = false}}, SHIFT(348),
  [602] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [604] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [606] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [608] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [610] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [612] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [614] = {.entry = {.count = 1, .reusable = true}}, SHIFT(200),
  [616] = {.entry = {.count = 1, .reusable = false}}, SHIFT(180),
  [618] = {.entry = {.count = 1, .reusable = false}}, SHIFT(467),
  [620] = {.entry = {.count = 1, .reusable = false}}, SHIFT(181),
  [622] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [624] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [626] = {.entry = {.count = 1, .reusable = false}}, SHIFT(353),
  [628] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [632] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [634] = {.entry = {.count = 1, .reusable = false}}, SHIFT(346),
  [636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(346),
  [638] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [640] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [642] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [644] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [646] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [648] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 30),
  [650] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 30),
  [652] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 32),
  [654] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [656] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(283),
  [659] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [661] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [663] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [665] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [667] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [669] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [671] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [673] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [675] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [677] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [679] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 14),
  [681] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [683] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 17),
  [685] = {.entry = {.count = 1, .reusable = true}}, SHIFT(413),
  [687] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 20),
  [689] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [691] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 20),
  [693] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [695] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 14),
  [697] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [699] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(539),
  [702] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [704] = {.entry = {.count = 1, .reusable = true}}, SHIFT(476),
  [706] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [708] = {.entry = {.count = 1, .reusable = true}}, SHIFT(225),
  [710] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 19),
  [712] = {.entry = {.count = 1, .reusable = true}}, SHIFT(460),
  [714] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 34),
  [716] = {.entry = {.count = 1, .reusable = true}}, SHIFT(444),
  [718] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [720] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [722] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [724] = {.entry = {.count = 1, .reusable = true}}, SHIFT(457),
  [726] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [728] = {.entry = {.count = 1, .reusable = true}}, SHIFT(459),
  [730] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [732] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [734] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(539),
  [737] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 23),
  [739] = {.entry = {.count = 1, .reusable = true}}, SHIFT(475),
  [741] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [743] = {.entry = {.count = 1, .reusable = true}}, SHIFT(469),
  [745] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 23),
  [747] = {.entry = {.count = 1, .reusable = true}}, SHIFT(463),
  [749] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [751] = {.entry = {.count = 1, .reusable = true}}, SHIFT(465),
  [753] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [755] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [757] = {.entry = {.count = 1, .reusable = true}}, SHIFT(446),
  [759] = {.entry = {.count = 1, .reusable = true}}, SHIFT(604),
  [761] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [763] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [765] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [767] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 22),
  [769] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [771] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [773] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 26),
  [775] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [777] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [779] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [781] = {.entry = {.count = 1, .reusable = true}}, SHIFT(608),
  [783] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [785] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [787] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [789] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [791] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [793] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [795] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 56),
  [797] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [799] = {.entry = {.count = 1, .reusable = true}}, SHIFT(612),
  [801] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 66),
  [803] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [805] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [807] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 28),
  [809] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [811] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 62),
  [813] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [815] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 33),
  [817] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [819] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 14),
  [821] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 15),
  [823] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 56),
  [825] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [827] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 40),
  [829] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 66),
  [831] = {.entry = {.count = 1, .reusable = true}}, SHIFT(576),
  [833] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [835] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [837] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 43),
  [839] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 44),
  [841] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [843] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [845] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [847] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [849] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [851] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 30),
  [853] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [855] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [857] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [859] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 31),
  [861] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 18),
  [863] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [865] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [867] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(228),
  [870] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(273),
  [873] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [875] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(579),
  [878] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 20),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [882] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 49),
  [886] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 27),
  [888] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [890] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [892] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [894] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [896] = {.entry = {.count = 1, .reusable = false}}, SHIFT(597),
  [898] = {.entry = {.count = 1, .reusable = false}}, SHIFT(504),
  [900] = {.entry = {.count = 1, .reusable = false}}, SHIFT(618),
  [902] = {.entry = {.count = 1, .reusable = false}}, SHIFT(619),
  [904] = {.entry = {.count = 1, .reusable = false}}, SHIFT(230),
  [906] = {.entry = {.count = 1, .reusable = false}}, SHIFT(510),
  [908] = {.entry = {.count = 1, .reusable = false}}, SHIFT(511),
  [910] = {.entry = {.count = 1, .reusable = false}}, SHIFT(142),
  [912] = {.entry = {.count = 1, .reusable = false}}, SHIFT(553),
  [914] = {.entry = {.count = 1, .reusable = false}}, SHIFT(554),
  [916] = {.entry = {.count = 1, .reusable = false}}, SHIFT(557),
  [918] = {.entry = {.count = 1, .reusable = false}}, SHIFT(559),
  [920] = {.entry = {.count = 1, .reusable = false}}, SHIFT(560),
  [922] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 66),
  [924] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 56),
  [926] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 66),
  [928] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [930] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [932] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [934] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 56),
  [936] = {.entry = {.count = 1, .reusable = true}}, SHIFT(273),
  [938] = {.entry = {.count = 1, .reusable = true}}, SHIFT(498),
  [940] = {.entry = {.count = 1, .reusable = true}}, SHIFT(580),
  [942] = {.entry = {.count = 1, .reusable = true}}, SHIFT(509),
  [944] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [946] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [948] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [950] = {.entry = {.count = 1, .reusable = true}}, SHIFT(427),
  [952] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [954] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [956] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [958] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 77),
  [960] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 69),
  [962] = {.entry = {.count = 1, .reusable = true}}, SHIFT(497),
  [964] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 46),
  [966] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 63),
  [968] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [970] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [972] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [974] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [976] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [978] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [980] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 57),
  [982] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 74),
  [984] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [986] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [988] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [990] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [992] = {.entry = {.count = 1, .reusable = true}}, SHIFT(106),
  [994] = {.entry = {.count = 1, .reusable = true}}, SHIFT(425),
  [996] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [998] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [1000] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [1002] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [1004] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1006] = {.entry = {.count = 1, .reusable = false}}, SHIFT(72),
  [1008] = {.entry = {.count = 1, .reusable = true}}, SHIFT(72),
  [1010] = {.entry = {.count = 1, .reusable = true}}, SHIFT(131),
  [1012] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [1014] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [1016] = {.entry = {.count = 1, .reusable = true}}, SHIFT(507),
  [1018] = {.entry = {.count = 1, .reusable = true}}, SHIFT(508),
  [1020] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [1022] = {.entry = {.count = 1, .reusable = true}}, SHIFT(415),
  [1024] = {.entry = {.count = 1, .reusable = false}}, SHIFT(243),
  [1026] = {.entry = {.count = 1, .reusable = true}}, SHIFT(243),
  [1028] = {.entry = {.count = 1, .reusable = false}}, SHIFT(246),
  [1030] = {.entry = {.count = 1, .reusable = true}}, SHIFT(246),
  [1032] = {.entry = {.count = 1, .reusable = false}}, SHIFT(85),
  [1034] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [1036] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [1038] = {.entry = {.count = 1, .reusable = true}}, SHIFT(71),
  [1040] = {.entry = {.count = 1, .reusable = false}}, SHIFT(338),
  [1042] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1044] = {.entry = {.count = 1, .reusable = false}}, SHIFT(335),
  [1046] = {.entry = {.count = 1, .reusable = true}}, SHIFT(335),
  [1048] = {.entry = {.count = 1, .reusable = false}}, SHIFT(529),
  [1050] = {.entry = {.count = 1, .reusable = true}}, SHIFT(529),
  [1052] = {.entry = {.count = 1, .reusable = false}}, SHIFT(104),
  [1054] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1056] = {.entry = {.count = 1, .reusable = false}}, SHIFT(342),
  [1058] = {.entry = {.count = 1, .reusable = true}}, SHIFT(342),
  [1060] = {.entry = {.count = 1, .reusable = false}}, SHIFT(329),
  [1062] = {.entry = {.count = 1, .reusable = true}}, SHIFT(329),
  [1064] = {.entry = {.count = 1, .reusable = false}}, SHIFT(79),
  [1066] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [1068] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [1070] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [1072] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [1074] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [1076] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [1078] = {.entry = {.count = 1, .reusable = true}}, SHIFT(506),
  [1080] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [1082] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 16),
  [1084] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [1086] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 16),
  [1088] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 47),
  [1090] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [1092] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(502),
  [1095] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(317),
  [1098] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(506),
  [1101] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(551),
  [1104] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 47),
  [1106] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 35),
  [1108] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1110] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(321),
  [1113] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [1115] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1117] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [1121] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 35),
  [1123] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [1125] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 16),
  [1127] = {.entry = {.count = 1, .reusable = true}}, SHIFT(418),
  [1129] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [1131] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [1133] = {.entry = {.count = 1, .reusable = true}}, SHIFT(522),
  [1135] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(489),
  [1138] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(418),
  [1141] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1143] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(556),
  [1146] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(520),
  [1149] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(522),
  [1152] = {.entry = {.count = 1, .reusable = true}}, SHIFT(177),
  [1154] = {.entry = {.count = 1, .reusable = true}}, SHIFT(166),
  [1156] = {.entry = {.count = 1, .reusable = true}}, SHIFT(525),
  [1158] = {.entry = {.count = 1, .reusable = true}}, SHIFT(167),
  [1160] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1162] = {.entry = {.count = 1, .reusable = true}}, SHIFT(176),
  [1164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1166] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 58),
  [1168] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1170] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [1172] = {.entry = {.count = 1, .reusable = true}}, SHIFT(122),
  [1174] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [1176] = {.entry = {.count = 1, .reusable = false}}, SHIFT(478),
  [1178] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 36),
  [1180] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [1182] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [1184] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 39),
  [1186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 16),
  [1188] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 39),
  [1190] = {.entry = {.count = 1, .reusable = true}}, SHIFT(487),
  [1192] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [1194] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [1196] = {.entry = {.count = 1, .reusable = true}}, SHIFT(67),
  [1198] = {.entry = {.count = 1, .reusable = true}}, SHIFT(147),
  [1200] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [1202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [1206] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1208] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [1210] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1212] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1214] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(489),
  [1217] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1219] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(528),
  [1222] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [1224] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1226] = {.entry = {.count = 1, .reusable = true}}, SHIFT(369),
  [1228] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 48),
  [1230] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [1232] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1234] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1236] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [1238] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1240] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [1242] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1244] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1246] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(407),
  [1249] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(407),
  [1252] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [1254] = {.entry = {.count = 1, .reusable = true}}, SHIFT(548),
  [1256] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(411),
  [1259] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1261] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [1263] = {.entry = {.count = 1, .reusable = false}}, SHIFT(407),
  [1265] = {.entry = {.count = 1, .reusable = true}}, SHIFT(407),
  [1267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(405),
  [1269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1271] = {.entry = {.count = 1, .reusable = false}}, SHIFT(412),
  [1273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [1275] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [1279] = {.entry = {.count = 1, .reusable = true}}, SHIFT(605),
  [1281] = {.entry = {.count = 1, .reusable = true}}, SHIFT(420),
  [1283] = {.entry = {.count = 1, .reusable = true}}, SHIFT(590),
  [1285] = {.entry = {.count = 1, .reusable = true}}, SHIFT(239),
  [1287] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [1291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(411),
  [1293] = {.entry = {.count = 1, .reusable = true}}, SHIFT(146),
  [1295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [1297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(456),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(461),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(468),
  [1303] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38), SHIFT_REPEAT(615),
  [1306] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38),
  [1308] = {.entry = {.count = 1, .reusable = true}}, SHIFT(599),
  [1310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1312] = {.entry = {.count = 1, .reusable = false}}, SHIFT(433),
  [1314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [1316] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [1320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [1322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [1324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [1326] = {.entry = {.count = 1, .reusable = true}}, SHIFT(81),
  [1328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(61),
  [1330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(66),
  [1332] = {.entry = {.count = 1, .reusable = true}}, SHIFT(130),
  [1334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(349),
  [1336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [1338] = {.entry = {.count = 1, .reusable = true}}, SHIFT(585),
  [1340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(445),
  [1342] = {.entry = {.count = 1, .reusable = true}}, SHIFT(223),
  [1344] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 53),
  [1346] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38), SHIFT_REPEAT(141),
  [1349] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38),
  [1351] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(130),
  [1354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1356] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(147),
  [1359] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(445),
  [1362] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(347),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(235),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1382] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(596),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(488),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(269),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [1396] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 39),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(110),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(232),
  [1402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(403),
  [1404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [1408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [1414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [1416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [1420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(555),
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(594),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(127),
  [1426] = {.entry = {.count = 1, .reusable = false}}, SHIFT(137),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(356),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(379),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(606),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [1444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 36),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [1450] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 61),
  [1452] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [1454] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [1456] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1458] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [1460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [1462] = {.entry = {.count = 1, .reusable = true}}, SHIFT(611),
  [1464] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [1466] = {.entry = {.count = 1, .reusable = false}}, SHIFT(111),
  [1468] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(617),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(603),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(417),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(345),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(573),
  [1488] = {.entry = {.count = 1, .reusable = true}}, SHIFT(406),
  [1490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [1492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(284),
  [1494] = {.entry = {.count = 1, .reusable = true}}, SHIFT(416),
  [1496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(494),
  [1498] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1500] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [1502] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [1504] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [1506] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [1508] = {.entry = {.count = 1, .reusable = true}}, SHIFT(168),
  [1510] = {.entry = {.count = 1, .reusable = true}}, SHIFT(483),
  [1512] = {.entry = {.count = 1, .reusable = true}}, SHIFT(607),
  [1514] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [1516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [1518] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1520] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1522] = {.entry = {.count = 1, .reusable = true}}, SHIFT(285),
  [1524] = {.entry = {.count = 1, .reusable = true}}, SHIFT(410),
  [1526] = {.entry = {.count = 1, .reusable = true}}, SHIFT(558),
  [1528] = {.entry = {.count = 1, .reusable = true}}, SHIFT(592),
  [1530] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [1532] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [1534] = {.entry = {.count = 1, .reusable = true}}, SHIFT(116),
  [1536] = {.entry = {.count = 1, .reusable = true}}, SHIFT(593),
  [1538] = {.entry = {.count = 1, .reusable = true}}, SHIFT(517),
  [1540] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1542] = {.entry = {.count = 1, .reusable = true}}, SHIFT(257),
  [1544] = {.entry = {.count = 1, .reusable = true}}, SHIFT(491),
  [1546] = {.entry = {.count = 1, .reusable = true}}, SHIFT(289),
  [1548] = {.entry = {.count = 1, .reusable = true}}, SHIFT(156),
  [1550] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1552] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [1554] = {.entry = {.count = 1, .reusable = true}}, SHIFT(148),
  [1556] = {.entry = {.count = 1, .reusable = true}}, SHIFT(266),
  [1558] = {.entry = {.count = 1, .reusable = true}}, SHIFT(286),
  [1560] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [1562] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1564] = {.entry = {.count = 1, .reusable = true}}, SHIFT(616),
  [1566] = {.entry = {.count = 1, .reusable = true}}, SHIFT(288),
  [1568] = {.entry = {.count = 1, .reusable = true}}, SHIFT(171),
  [1570] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [1572] = {.entry = {.count = 1, .reusable = true}}, SHIFT(614),
  [1574] = {.entry = {.count = 1, .reusable = true}}, SHIFT(95),
  [1576] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [1578] = {.entry = {.count = 1, .reusable = true}}, SHIFT(272),
  [1580] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1582] = {.entry = {.count = 1, .reusable = true}}, SHIFT(172),
  [1584] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1586] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1588] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [1590] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [1592] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [1594] = {.entry = {.count = 1, .reusable = true}}, SHIFT(255),
  [1596] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [1598] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1600] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [1602] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [1604] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [1606] = {.entry = {.count = 1, .reusable = true}}, SHIFT(215),
  [1608] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
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
