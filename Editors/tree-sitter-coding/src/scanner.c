// Takes Swift text between balanced braces or parentheses, and comments in comments, each as one token.
//
//     { print("a \(f("}")) b") /* } */ }        what the scanner is in, innermost last
//              "a                                '{', string
//                 \(f("}"))                      '{', string, '('
//                           b"                   '{', string
//
// What it is in is in an array: no depth of nesting is too deep.

#include <tree_sitter/parser.h>

#include <stdbool.h>
#include <stdlib.h>
#include <wctype.h>

enum TokenType { SWIFT_BLOCK, SWIFT_EXPRESSION, ATTRIBUTE_ARGUMENTS, BLOCK_COMMENT };

// '{', '(' and '[' are brackets, '\\' is an interpolation, and '"' a string.
typedef struct {
  char opening;
  bool isOfLines;
  unsigned marks;
} Context;

typedef struct {
  TSLexer *lexer;
  Context *contexts;
  unsigned count;
  unsigned capacity;
} Scanner;

void *tree_sitter_coding_external_scanner_create(void) { return NULL; }
void tree_sitter_coding_external_scanner_destroy(void *payload) { (void)payload; }
unsigned tree_sitter_coding_external_scanner_serialize(void *payload, char *buffer) {
  (void)payload;
  (void)buffer;
  return 0;
}
void tree_sitter_coding_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  (void)payload;
  (void)buffer;
  (void)length;
}

static bool push(Scanner *scanner, char opening, bool isOfLines, unsigned marks) {
  if (scanner->count == scanner->capacity) {
    unsigned capacity = scanner->capacity == 0 ? 16 : scanner->capacity * 2;
    Context *contexts = realloc(scanner->contexts, capacity * sizeof(Context));
    if (contexts == NULL) return false;
    scanner->contexts = contexts;
    scanner->capacity = capacity;
  }
  scanner->contexts[scanner->count++] = (Context){opening, isOfLines, marks};
  return true;
}

static bool take(TSLexer *lexer, int32_t character) {
  if (lexer->eof(lexer) || lexer->lookahead != character) return false;
  lexer->advance(lexer, false);
  return true;
}

// Takes up to `limit` of a character, and returns how many there were.
static unsigned takeRun(TSLexer *lexer, int32_t character, unsigned limit) {
  unsigned count = 0;
  while (count < limit && take(lexer, character)) count++;
  return count;
}

// After "/*": moves past the end of the comment, and of those in it.
static void skipComment(TSLexer *lexer) {
  unsigned depth = 1;
  while (depth > 0 && !lexer->eof(lexer)) {
    if (take(lexer, '*')) {
      if (take(lexer, '/')) depth--;
    } else if (take(lexer, '/')) {
      if (take(lexer, '*')) depth++;
    } else {
      lexer->advance(lexer, false);
    }
  }
}

// After a slash: moves past a comment, if it begins one.
static void skipAfterSlash(TSLexer *lexer) {
  if (take(lexer, '*')) return skipComment(lexer);
  if (!take(lexer, '/')) return;
  while (!lexer->eof(lexer) && lexer->lookahead != '\n' && lexer->lookahead != '\r') lexer->advance(lexer, false);
}

// After some number signs: enters a string, if a quotation mark follows.
static bool openString(Scanner *scanner, unsigned marks) {
  unsigned quotes = takeRun(scanner->lexer, '"', 3);
  if (quotes == 0) return true;
  if (quotes == 2) {
    // An empty string.
    takeRun(scanner->lexer, '#', marks);
    return true;
  }
  return push(scanner, '"', quotes == 3, marks);
}

static bool scanString(Scanner *scanner) {
  TSLexer *lexer = scanner->lexer;
  Context string = scanner->contexts[scanner->count - 1];
  if (take(lexer, '"')) {
    if (string.isOfLines && takeRun(lexer, '"', 2) < 2) return true;
    if (takeRun(lexer, '#', string.marks) == string.marks) scanner->count--;
  } else if (take(lexer, '\\')) {
    if (takeRun(lexer, '#', string.marks) < string.marks) return true;
    if (take(lexer, '(')) return push(scanner, '\\', false, 0);
    if (!lexer->eof(lexer)) lexer->advance(lexer, false);
  } else if (!string.isOfLines && lexer->lookahead == '\n') {
    // A string that isn't closed ends with its line.
    scanner->count--;
  } else {
    lexer->advance(lexer, false);
  }
  return true;
}

// In a block, only braces count: the compiler reports anything else.
//
// Returns false before a bracket that closes what was not opened: the text ends there.
static bool scanCode(Scanner *scanner, bool countsBracesOnly) {
  TSLexer *lexer = scanner->lexer;
  char opening = scanner->contexts[scanner->count - 1].opening;
  int32_t character = lexer->lookahead;
  bool countsParentheses = opening == '\\' || !countsBracesOnly;
  switch (character) {
    case '"': return openString(scanner, 0);
    case '#': return openString(scanner, takeRun(lexer, '#', 64));
    case '}':
      if (opening != '{') return false;
      scanner->count--;
      break;
    case ')':
      if (opening == '(' || opening == '\\') scanner->count--;
      else if (countsParentheses) return false;
      break;
    case ']':
      if (opening == '[') scanner->count--;
      else if (!countsBracesOnly) return false;
      break;
    default: break;
  }
  lexer->advance(lexer, false);
  switch (character) {
    case '/': skipAfterSlash(lexer); break;
    case '{': return push(scanner, '{', false, 0);
    case '(': return !countsParentheses || push(scanner, opening == '\\' ? '\\' : '(', false, 0);
    case '[': return countsBracesOnly || push(scanner, '[', false, 0);
    default: break;
  }
  return true;
}

// Takes Swift text. One that isn't closed is taken, too: looking for each opening mark's end in vain would take
// quadratic time.
static bool scanSwift(TSLexer *lexer, char opening) {
  Scanner scanner = {lexer, NULL, 0, 0};
  bool continues = take(lexer, opening) && push(&scanner, opening, false, 0);
  while (continues && scanner.count > 0 && !lexer->eof(lexer)) {
    continues = scanner.contexts[scanner.count - 1].opening == '"' ? scanString(&scanner)
                                                                  : scanCode(&scanner, opening == '{');
  }
  free(scanner.contexts);
  return true;
}

bool tree_sitter_coding_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  // After an error, everything is said to be valid: a brace would then swallow declarations.
  bool isRecovering = valid[SWIFT_BLOCK] && valid[SWIFT_EXPRESSION];
  if (valid[ATTRIBUTE_ARGUMENTS] && !isRecovering && lexer->lookahead == '(') {
    lexer->result_symbol = ATTRIBUTE_ARGUMENTS;
    return scanSwift(lexer, '(');
  }
  while (iswspace(lexer->lookahead)) lexer->advance(lexer, true);
  if (valid[BLOCK_COMMENT] && lexer->lookahead == '/') {
    lexer->result_symbol = BLOCK_COMMENT;
    if (!take(lexer, '/') || !take(lexer, '*')) return false;
    skipComment(lexer);
    return true;
  }
  if (isRecovering) return false;
  if (valid[SWIFT_BLOCK] && lexer->lookahead == '{') {
    lexer->result_symbol = SWIFT_BLOCK;
    return scanSwift(lexer, '{');
  }
  if (valid[SWIFT_EXPRESSION] && lexer->lookahead == '(') {
    lexer->result_symbol = SWIFT_EXPRESSION;
    return scanSwift(lexer, '(');
  }
  return false;
}
