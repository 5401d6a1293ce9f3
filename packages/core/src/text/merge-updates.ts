// Several updates of a text as one, without opening the text. Updates that wait for others they build on keep waiting.
import * as Y from 'yjs'

export const mergeUpdates = (updates: readonly Uint8Array[]): Uint8Array => Y.mergeUpdates([...updates])
