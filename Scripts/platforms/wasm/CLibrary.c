// Memory that is never reused: the program is short.
#include "CLibrary.h"

extern unsigned char __heap_base;
static uintptr_t end = (uintptr_t)&__heap_base;

// Each block is preceded by its size.
void *malloc(size_t count) {
    uintptr_t block = (end + 31) & ~(uintptr_t)15;
    if (count > UINTPTR_MAX - block) return NULL;
    size_t pages = (block + count + 65535) / 65536, present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == SIZE_MAX) return NULL;
    ((size_t *)block)[-1] = count;
    end = block + count;
    return (void *)block;
}

void *calloc(size_t count, size_t size) {
    if (size && count > SIZE_MAX / size) return NULL;
    void *block = malloc(count * size);
    return block ? memset(block, 0, count * size) : NULL;
}

void *realloc(void *block, size_t count) {
    void *copy = malloc(count);
    if (!copy || !block) return copy;
    size_t size = ((size_t *)block)[-1];
    return memcpy(copy, block, size < count ? size : count);
}

int posix_memalign(void **block, size_t alignment, size_t count) {
    if (alignment > 16) return 22;
    *block = malloc(count);
    return *block ? 0 : 12;
}

void free(void *block) {}

void *memcpy(void *to, const void *from, size_t count) {
    for (size_t place = 0; place < count; place++) ((char *)to)[place] = ((const char *)from)[place];
    return to;
}

void *memset(void *block, int byte, size_t count) {
    for (size_t place = 0; place < count; place++) ((char *)block)[place] = byte;
    return block;
}

int memcmp(const void *first, const void *second, size_t count) {
    const unsigned char *one = first, *other = second;
    for (size_t place = 0; place < count; place++)
        if (one[place] != other[place]) return one[place] - other[place];
    return 0;
}

// The arithmetic of 128 bits that the compiler calls.
typedef unsigned __int128 Wide;

__int128 __multi3(__int128 first, __int128 second) {
    uint64_t one = (uint64_t)first, other = (uint64_t)second;
    uint64_t low = (one & 0xFFFFFFFF) * (other & 0xFFFFFFFF);
    uint64_t middle = (one >> 32) * (other & 0xFFFFFFFF) + (low >> 32);
    uint64_t carry = (one & 0xFFFFFFFF) * (other >> 32) + (middle & 0xFFFFFFFF);
    uint64_t high = (one >> 32) * (other >> 32) + (middle >> 32) + (carry >> 32);
    high += (uint64_t)((Wide)first >> 64) * other + one * (uint64_t)((Wide)second >> 64);
    return (__int128)((Wide)high << 64 | (carry << 32 | (low & 0xFFFFFFFF)));
}

static Wide divide(Wide dividend, Wide divisor, Wide *rest) {
    Wide quotient = 0;
    *rest = 0;
    for (int bit = 127; bit >= 0; bit--) {
        *rest = *rest << 1 | (dividend >> bit & 1);
        if (*rest >= divisor) *rest -= divisor, quotient |= (Wide)1 << bit;
    }
    return quotient;
}

Wide __udivti3(Wide dividend, Wide divisor) {
    Wide rest;
    return divide(dividend, divisor, &rest);
}

Wide __umodti3(Wide dividend, Wide divisor) {
    Wide rest;
    divide(dividend, divisor, &rest);
    return rest;
}
