#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// How often this process has asked for memory since it started.
unsigned long allocation_count(void);

#endif
