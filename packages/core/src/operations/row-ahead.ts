// A row that a change of type has not come to yet, where rows are many and change in portions: the collection is of the new type already,
// and the row still holds what it held. Whoever writes in it does what the change would have done: what was there is kept first.
import { keptOf } from '../collection/kept-property'
import type { PropertyId } from '../collection/schema'
import type { Uuid } from '../ids'
import type { BlockValue } from '../records/block'
import type { Json } from '../validation/checks'
import type { SpaceState } from './space-state'

type Values = NonNullable<BlockValue['properties']>

interface ChangeAhead {
  readonly property: PropertyId
  /** Where what the property was is kept. */
  readonly keep: PropertyId
  /** Where what it becomes again was kept until now. */
  readonly returnsTo?: PropertyId
}

/** The change of a property, named by its id or by the one under which it is kept, that has not come to the row. */
function changeAhead(state: SpaceState, row: Uuid, property: PropertyId): ChangeAhead | null {
  const block = state.bare('block', row)
  if (block?.parent_table !== 'collection') return null
  const collection = state.bare('collection', block.parent_id)
  for (const one of Object.values(collection?.deleted_schema ?? {})) {
    const kept = keptOf(one)
    if (!kept || kept.isDone || (kept.property !== property && one.id !== property)) continue
    if (Object.hasOwn(block.properties ?? {}, one.id)) continue
    const { property: changed, returnsTo } = kept
    return { property: changed, keep: one.id, ...(returnsTo === undefined ? {} : { returnsTo }) }
  }
  return null
}

/** Where the value of a property is to be written in the row, and the values that it then has around it. */
export function placeToWrite(
  state: SpaceState,
  row: Uuid,
  property: PropertyId,
): { readonly at: PropertyId; readonly values: Values } {
  const values = state.bare('block', row)?.properties ?? {}
  const ahead = changeAhead(state, row, property)
  if (!ahead) return { at: property, values }
  // Meant for what it was: the change takes it along when it comes.
  if (property === ahead.keep) return { at: ahead.property, values }
  const { [ahead.returnsTo ?? '']: _returned, ...rest } = values
  return { at: property, values: { ...rest, [ahead.keep]: values[property] ?? null } }
}

/** The value that the row has for a property: not what is still there of another type. */
export function valueIn(state: SpaceState, row: Uuid, property: PropertyId): Json | undefined {
  const values = state.bare('block', row)?.properties ?? {}
  const ahead = changeAhead(state, row, property)
  if (!ahead) return values[property]
  if (property === ahead.keep) return values[ahead.property]
  return ahead.returnsTo === undefined ? undefined : values[ahead.returnsTo]
}
