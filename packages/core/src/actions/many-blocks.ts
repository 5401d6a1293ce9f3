// What is done to several blocks or pages at once, in one step.
import type { Uuid } from '../ids'
import type { Draft } from './draft'

export function trashAll(draft: Draft, ids: readonly Uuid[]): void {
  for (const id of ids) draft.trash(id)
}

export function restoreAll(draft: Draft, ids: readonly Uuid[]): void {
  for (const id of ids) draft.restore(id)
}
