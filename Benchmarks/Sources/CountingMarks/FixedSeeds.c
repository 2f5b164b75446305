// Tables have random seeds, so that nobody can prepare values that collide. Here they would make counts differ from run
// to run: where Swift asks the system for random bytes, a program that links this gets the same ones each time.
// The seed of Swift's own sets and dictionaries is not asked for here: SWIFT_DETERMINISTIC_HASHING=1 fixes it.

#include "FixedSeeds.h"

#include <stddef.h>
#include <stdint.h>

static _Atomic uint64_t state = 0;

void restartSeeds(void) { state = 0; }

/// Fills memory with random bytes. Swift's library has a function of this name; the program's own comes before it.
void swift_stdlib_random(void *memory, size_t count) {
    unsigned char *bytes = memory;
    for (size_t place = 0; place < count; place++) {
        uint64_t mixed = (state += 0x9E3779B97F4A7C15u);
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
        bytes[place] = (unsigned char)(mixed >> 56);
    }
}
