// Tells which pages of a mapped file are read: while it is watched, each page can't be read until it is touched first.
//
//     pages   │ read │ locked │ locked │ read │ …      a locked one raises a signal once, is counted, and unlocked
//
// What the system says to be in memory is no measure: it maps up to two megabytes around what is asked for.

#include "CountAllocations.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__GLIBC__) && defined(__x86_64__)

#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uintptr_t pageSize = 4096;
static int isWatching = 0;
static uintptr_t firstByte = 0;
static uintptr_t endOfBytes = 0;
static long pageCount = 0;
static struct sigaction earlierAction;

static void unlockPage(int signal, siginfo_t *information, void *context) {
    (void)context;
    uintptr_t address = (uintptr_t)information->si_addr;
    if (address >= firstByte && address < endOfBytes) {
        pageCount++;
        mprotect((void *)(address & ~(pageSize - 1)), pageSize, PROT_READ);
    } else {
        // Not ours: the same access raises the signal again, and whoever handled it before does.
        sigaction(signal, &earlierAction, NULL);
    }
}

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
    void *memory = (void *)syscall(SYS_mmap, address, length, protection, flags, file, offset);
    if (isWatching && file >= 0 && memory != MAP_FAILED && firstByte == 0) {
        firstByte = (uintptr_t)memory;
        endOfBytes = firstByte + length;
        mprotect(memory, length, PROT_NONE);
    }
    return memory;
}

// The name that programs use which are compiled for large files.
void *mmap64(void *address, size_t length, int protection, int flags, int file, off_t offset) {
    return mmap(address, length, protection, flags, file, offset);
}

void watchNextMappedFile(void) {
    struct sigaction action = {0};
    action.sa_sigaction = unlockPage;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, &earlierAction);
    firstByte = 0;
    endOfBytes = 0;
    pageCount = 0;
    isWatching = 1;
}

long touchedByteCount(void) {
    isWatching = 0;
    sigaction(SIGSEGV, &earlierAction, NULL);
    return firstByte == 0 ? -1 : pageCount * (long)pageSize;
}

#else

void watchNextMappedFile(void) {}

long touchedByteCount(void) { return -1; }

#endif
