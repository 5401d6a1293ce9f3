// What a cell holds for the engine: one of few typed forms, whatever the property is. A kind says which form its values have and
// how they are read; filters, sorts, groups and aggregations know the forms only.

/**
 * text: words. number. flag: yes or no, never empty. date: a moment or a span. choice: one of the property's options, by id.
 * list: several ids (options, people, rows, files), in order. none: nothing to ask about (a button).
 */
export type ColumnForm = 'text' | 'number' | 'flag' | 'date' | 'choice' | 'list' | 'none'

export interface DateCell {
  /** Milliseconds since 1970. A day without a time is its midnight in UTC: it is the same day everywhere. */
  readonly start: number
  readonly end?: number
  readonly hasTime: boolean
  /** The zone that it was written in, if not the reader's. */
  readonly zone?: string
}

/** Null is empty, for every form. */
export type Cell = string | number | boolean | DateCell | readonly string[] | null
