// What a workspace or a team is called and shown by.
import type { Uuid } from '../ids'
import type { Draft } from './draft'

interface NamedPlace {
  readonly table: 'space' | 'team'
  readonly id: Uuid
}

export const renamePlace = (draft: Draft, { table, id }: NamedPlace, name: string): void =>
  draft.set(draft.at(table, id), ['name'], name)

/** An emoji or the address of a picture; null for none. */
export const setPlaceIcon = (draft: Draft, { table, id }: NamedPlace, icon: string | null): void =>
  draft.setField(draft.at(table, id), ['icon'], icon)
