// How long a job that failed waits before it is tried again: longer each time, and not all at the same moment.
import { units } from '@sheaf/core/limits'

const FIRST_MS = 5_000
const LONGEST_MS = units.hourMs

/** `attempt`: the one that failed, counted from 1. `chance`: from 0 to 1. */
export const backOffMs = (attempt: number, chance: number): number =>
  Math.round(Math.min(FIRST_MS * 3 ** (attempt - 1), LONGEST_MS) * (0.75 + chance / 2))
