// How many columns of a table stay in sight while others are scrolled.

/** The field of a view's format that says it. */
export const FROZEN = 'frozen_columns'
export const MOST_FROZEN = 10

export const frozenIn = (format: Readonly<Record<string, unknown>>): number => Number(format[FROZEN] ?? 1)
