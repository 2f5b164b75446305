// Seeds that begin anew.

#ifndef FIXED_SEEDS_H
#define FIXED_SEEDS_H

/// The seeds that are asked for from now on are those that were given at first.
void restartSeeds(void);

#endif
