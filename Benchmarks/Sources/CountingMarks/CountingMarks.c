// The marks. They are functions of C so that no optimizer sees through them from the program that calls them.

#include "CountingMarks.h"

#include "FixedSeeds.h"

static volatile int marks = 0;

__attribute__((noinline)) void countingBegins(void) {
    restartSeeds();
    marks++;
}

__attribute__((noinline)) void countingEnds(void) { marks++; }
