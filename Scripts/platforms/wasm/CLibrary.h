// The functions of C that the program needs. CLibrary.c defines those of memory, and run.mjs the others.
#include <stddef.h>
#include <stdint.h>

void *malloc(size_t count);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t count);
void free(void *block);
void *memset(void *block, int byte, size_t count);
void *memcpy(void *to, const void *from, size_t count);
int memcmp(const void *first, const void *second, size_t count);

/// Writes the text of a real with 17 digits, as C does with "%.17g", and returns its length.
int32_t writeReal(double value, char *text, int32_t count);
/// Prints a line.
void writeLine(const uint8_t *text, int32_t count);
