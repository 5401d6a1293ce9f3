// Updates that do nothing to a text but put discussions on its words: what somebody may write who comments and does not edit.
import * as Y from 'yjs'
import { isCanonicalUuid, type Uuid } from '../ids'
import { type DecodedUpdate, decodeUpdate } from './decode-update'

/** The attribute that ties words to a discussion. */
export const discussionMark = (id: Uuid): `m:${Uuid}` => `m:${id}`
const MARK = 'm:'

/** The discussions that an update puts on words, or ends there; null where it does anything else besides, or nothing. */
export function discussionsMarked(update: Uint8Array): ReadonlySet<Uuid> | null {
  const decoded = decode(update)
  // A deletion may be of letters: which, only the document knows.
  if (!decoded || decoded.ds.clients.size > 0) return null
  const ids = new Set<Uuid>()
  for (const struct of decoded.structs) {
    if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentFormat)) return null
    const { key, value } = struct.content
    const id = key.slice(MARK.length)
    const isOnOrOff = (value as unknown) === true || (value as unknown) === null
    if (!key.startsWith(MARK) || !isCanonicalUuid(id) || !isOnOrOff) return null
    ids.add(id)
  }
  return ids.size > 0 ? ids : null
}

function decode(update: Uint8Array): DecodedUpdate | null {
  try {
    return decodeUpdate(update)
  } catch {
    return null
  }
}
