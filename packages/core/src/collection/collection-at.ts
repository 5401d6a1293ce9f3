// A collection as one person has it, who names it from elsewhere.
import type { Schema } from './schema'

export interface CollectionAt {
  /** gone: deleted permanently, or not shared with this person. */
  readonly state: 'here' | 'trashed' | 'gone'
  readonly mayEdit: boolean
  readonly name: string
  readonly schema: Schema
}
