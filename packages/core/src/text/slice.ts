// A slice is a run of one text instance, from a marker (null = its start) to the next marker. A block shows its slices
// one after another. Splitting a block inserts a marker; merging hands slices over. No character is ever written twice: a text
// that is parted lives on in two, and each character in one of them.
import type { Uuid } from '../ids'
import type { CrdtData, Slice } from '../records/block'

export type { Slice }
export type SliceKey = string

export const sliceKey = (text: Uuid, marker: Uuid | null): SliceKey => `${text}/${marker ?? ''}`
export const partsOfKey = (key: SliceKey): readonly [text: Uuid, marker: Uuid | null] => {
  const at = key.indexOf('/')
  return [key.slice(0, at) as Uuid, (key.slice(at + 1) || null) as Uuid | null]
}
export const keyOfSlice = (slice: Slice): SliceKey => sliceKey(slice.t, slice.m)

/** The slice of a block that was just made: the whole of a text that carries the block's own id. */
export const ownSlice = (block: Uuid): Slice => ({ t: block, m: null, o: block })

/** The texts that a block shows a part of: its own and, after splits and merges, those of other blocks of its page. */
export const textsShownBy = (block: object): Uuid[] =>
  ((block as { readonly crdt_data?: CrdtData | null }).crdt_data?.title ?? []).map(slice => slice.t)
