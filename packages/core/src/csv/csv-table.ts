// A table of words, as a file holds it, and what is known of its columns: what imports are made of, wherever the table comes from.
import type { Property } from '../collection/schema'

export interface CsvTable {
  /** Each another. */
  readonly headers: readonly string[]
  /** As long as the headers each. */
  readonly rows: readonly (readonly string[])[]
  readonly delimiter: string
  /** What was malformed, as the parser words it, with the line if known. */
  readonly problems: readonly { readonly line?: number; readonly message: string }[]
}

export interface GuessedColumn {
  readonly name: string
  readonly type: string
  /** As the note of the file has it. */
  readonly noted?: Property
}
