// Where valgrind begins and ends to count: functions that it is given by name.

#ifndef COUNTING_MARKS_H
#define COUNTING_MARKS_H

/// Called before what is counted. Seeds that are asked for behind it are the same each time.
void countingBegins(void);

/// Called behind what is counted.
void countingEnds(void);

#endif
