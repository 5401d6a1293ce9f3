// The lanes of the queue. Each runs so many jobs at once in every process, whatever waits in the others: a long copy never holds up a mail.
export const lanes = {
  /** Mail: a connection that waits for a server elsewhere. */
  mail: 4,
  /** What takes a few queries. */
  short: 3,
  /** What takes seconds to minutes: copies, changes of types. */
  long: 2,
  /** What nobody waits for: pruning, purging. */
  upkeep: 1,
} as const satisfies Readonly<Record<string, number>>

export type Lane = keyof typeof lanes
export const laneNames = Object.keys(lanes) as readonly Lane[]
