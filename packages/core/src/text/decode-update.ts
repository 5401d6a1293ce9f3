// An update taken apart. What it asks of its author, whether it may be taken in and what it shows are three questions about the same
// update, one after the other: the last one that was taken apart is kept.
import * as Y from 'yjs'

export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>

let last: { readonly update: Uint8Array; readonly decoded: DecodedUpdate } | undefined

/** To be read, not to be changed. Throws where it is no update. */
export function decodeUpdate(update: Uint8Array): DecodedUpdate {
  if (last?.update !== update) last = { update, decoded: Y.decodeUpdate(update) }
  return last.decoded
}
