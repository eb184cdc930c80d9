/**
 * How glibc keeps memory for the app; read from the environment before a program starts, ignored elsewhere. A hash of a
 * password takes 19 MiB for a moment. Once one was freed, glibc takes such blocks from a heap of each thread and keeps
 * them there: 150 MiB more for good. Above this bound they go back to the system.
 */
export const allocation = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
