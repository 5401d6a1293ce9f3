// What the process says by its exit code to whoever started it. `tools/run-server.mjs` knows the same numbers.

export const exitCodes = {
  /** Asked to stop, and stopped. */
  stopped: 0,
  /** Could not start, and trying again will not help: a setting, a data directory in use, a port that is taken. */
  cannotStart: 1,
  /** An error that nobody caught. */
  failed: 70,
  /** Could not start for now: the database cannot be reached. */
  notYet: 75,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
