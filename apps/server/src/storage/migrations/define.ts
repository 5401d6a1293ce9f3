// What a migration is. Numbers are given once and never reused; a migration that was released is never edited.
import type { Tx } from '../database'

export interface Migration {
  readonly id: number
  readonly name: string
  readonly up: (tx: Tx) => Promise<void>
}
