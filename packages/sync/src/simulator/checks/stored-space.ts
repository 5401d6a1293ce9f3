// The store read without the engine: records by id, and each text cut at its markers by plain Yjs.
import type { Uuid } from '@sheaf/core/ids'
import type { TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Attributes, Run } from '@sheaf/core/text/rich-text'
import * as Y from 'yjs'
import type { SimSpace } from '../sim-space'

/** Runs of a text by marker; the start is under null. */
type CutText = ReadonlyMap<Uuid | null, readonly Run[]>

export interface StoredSpace {
  readonly records: readonly TableRecord[]
  readonly blocks: ReadonlyMap<Uuid, BlockValue>
  readonly texts: ReadonlyMap<Uuid, CutText>
}

export function readStore(space: SimSpace): StoredSpace {
  const records = [...space.storage.records(space.id)]
  return {
    records,
    blocks: new Map(records.flatMap(({ table, value }) => (table === 'block' ? [[value.id, value]] : []))),
    texts: new Map(records.flatMap(({ value, text }) => (text ? [[value.id, cutText(text.state)]] : []))),
  }
}

/** The store is read after every entry, and most of its texts are as they were. */
const cuts = new WeakMap<Uint8Array, CutText>()

function cutText(state: Uint8Array): CutText {
  const known = cuts.get(state)
  if (known) return known
  // With a name: otherwise it would make one up, which takes longer than the rest.
  const doc = new Y.Doc({ guid: 'read' })
  Y.applyUpdate(doc, state)
  const cut = cutDelta(doc.getText('t').toDelta() as Delta)
  cuts.set(state, cut)
  return cut
}
type Delta = { insert: Run['insert'] | { m: Uuid }; attributes?: Attributes }[]
export function cutDelta(delta: Delta): CutText {
  const out = new Map<Uuid | null, Run[]>([[null, []]])
  let current = out.get(null) as Run[]
  for (const item of delta)
    if (typeof item.insert === 'object' && 'm' in item.insert) out.set(item.insert.m, (current = []))
    else current.push(item as Run)
  return out
}

export const slicesOf = (block: BlockValue) => block.crdt_data?.title ?? []
export const runsIn = (store: StoredSpace, slice: { readonly t: Uuid; readonly m: Uuid | null }): readonly Run[] =>
  store.texts.get(slice.t)?.get(slice.m) ?? []
export const charactersIn = (store: StoredSpace, slice: { readonly t: Uuid; readonly m: Uuid | null }): string =>
  runsIn(store, slice)
    .map(run => (typeof run.insert === 'string' ? run.insert : ''))
    .join('')

/** Blocks above a block, nearest first, up to and including its page. */
export function aboveInPage(store: StoredSpace, block: BlockValue): BlockValue[] {
  const out: BlockValue[] = []
  let at: BlockValue | undefined = block
  for (let depth = 0; at && at.type !== 'page' && depth < 1000; depth++) {
    at = at.parent_table === 'block' ? store.blocks.get(at.parent_id) : undefined
    if (at) out.push(at)
  }
  return out
}
