// Answers in one order, for comparing two of them.

/** Records and texts come in no order. */
export const sorted = (value: unknown): unknown =>
  Array.isArray(value) || typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .map(([key, one]): [string, unknown] => [key, sorted(one)])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
