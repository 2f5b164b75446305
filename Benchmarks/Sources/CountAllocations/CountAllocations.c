// glibc lets a program replace malloc and still call its own: each call is counted and passed on.

#include "CountAllocations.h"

#include <stddef.h>
#include <stdlib.h>
#include <time.h>

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double processorSeconds(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID); }

double wallSeconds(void) { return seconds(CLOCK_MONOTONIC); }

#if defined(__GLIBC__)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Of each thread its own: a counter that all share would cost more than some allocations do.
static _Thread_local long allocations = 0;

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    allocations++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocations++;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? 12 : 0;
}

long allocationCount(void) { return allocations; }

void trimMemory(void) { malloc_trim(0); }

#else

long allocationCount(void) { return -1; }

void trimMemory(void) {}

#endif
