// What this process has used: memory allocations, the processor, and pages of a file.

#ifndef COUNT_ALLOCATIONS_H
#define COUNT_ALLOCATIONS_H

/// The number of allocations of this thread so far, those that grew included; -1 where they can't be counted.
long allocationCount(void);

/// Gives the system back what was freed, where that can be asked for.
void trimMemory(void);

/// The seconds for which a processor worked for this process.
double processorSeconds(void);

/// Seconds on a clock that never goes back.
double wallSeconds(void);

/// Begins to count the pages that are read of the file that is mapped next. No second thread may read it.
void watchNextMappedFile(void);

/// Ends counting: how many bytes the pages have that were read; -1 where no file was mapped or that can't be told.
long touchedByteCount(void);

#endif
