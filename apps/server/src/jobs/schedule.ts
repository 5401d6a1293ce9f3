// When scheduled jobs are due. The times are the same in every process, so that they agree on which run is which.

/** The first multiple of `everyMs` after a time. */
export const nextSlot = (everyMs: number, now: number): number => (Math.floor(now / everyMs) + 1) * everyMs
