// What this process has used: memory allocations, and the processor.

#ifndef COUNT_ALLOCATIONS_H
#define COUNT_ALLOCATIONS_H

/// The number of allocations so far, those that grew included; -1 where they can't be counted.
long allocationCount(void);

/// The seconds for which a processor worked for this process.
double processorSeconds(void);

#endif
