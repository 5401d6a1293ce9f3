// What comes to stand in a cell: titles are texts, relations have two sides, everything else is a value.
import { type PropertyId, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import type { CellChange } from '@sheaf/editor/host/database'
import type { Draft } from '@sheaf/sync/draft'
import { writeName } from '../../actions/rename-page'
import type { SpaceSession } from '../../data/space-session'

export function writeCell(
  session: SpaceSession,
  draft: Draft,
  isRelation: (property: PropertyId) => boolean,
  { row, property, value }: CellChange,
): void {
  const { replica } = session
  const pointer = session.pointer('block', row)
  if (property === TITLE) return writeName(draft, replica, row, titleWords(value))
  if (isRelation(property)) return relateTo(draft, pointer, property, present(replica.block(row), property), value)
  if (value === null) draft.unset(pointer, ['properties', property])
  else draft.set(pointer, ['properties', property], value)
}

const titleWords = (value: Json | null): string =>
  (typeof value === 'string' ? value : plainText((value ?? []) as unknown as RichText)).replaceAll(/\s*\n\s*/g, ' ')

const present = (block: BlockValue | undefined, property: PropertyId): readonly Uuid[] => {
  const held = block?.properties?.[property]
  return Array.isArray(held) ? (held as readonly Uuid[]) : []
}
/** The list becomes this one, by what came and what went. */
function relateTo(draft: Draft, row: Pointer, property: PropertyId, before: readonly Uuid[], value: Json | null): void {
  const wanted = Array.isArray(value) ? (value as unknown as readonly Uuid[]) : []
  for (const id of before)
    if (!wanted.includes(id)) draft.push({ command: 'unrelate', pointer: row, args: { property, row: id } })
  for (const id of wanted)
    if (!before.includes(id)) draft.push({ command: 'relate', pointer: row, args: { property, row: id } })
}
