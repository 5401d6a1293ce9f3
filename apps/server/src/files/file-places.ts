// A block that is copied keeps its file, and whoever reads the copy reads the file. So the log is followed: when somebody who may
// read a file puts it on another block, that block becomes a further place of it. Naming a file one cannot read gives nothing.
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Follower } from '../followers/follower'
import type { Services } from '../http/server-parts'
import { addPlace, findFile } from '../storage/files'
import type { FollowerTx } from '../storage/follower-places'
import { mayRead } from './file-access'

interface Named {
  readonly fileId: Uuid
  readonly blockId: Uuid
}
const fields = new Set(['properties', 'format'])

/** The files that an entry puts on blocks. */
function namedFiles(entry: Pick<LogEntry, 'items'>): readonly Named[] {
  return entry.items.flatMap(({ table, id: blockId, changes }) => {
    if (table !== 'block') return []
    const written = changes.flatMap(change =>
      'set' in change && fields.has(change.set)
        ? [change.value]
        : 'object' in change && fields.has(change.object)
          ? [change.put]
          : [],
    )
    if (written.length === 0) return []
    const text = JSON.stringify(written)
    if (!text.includes('attachment:')) return []
    return [...text.matchAll(/attachment:([0-9a-f-]{36})/g)].flatMap(([, id]) => {
      const fileId = parseUuid(id)
      return fileId ? [{ fileId, blockId }] : []
    })
  })
}

/** `rooms` is asked for when it is needed: the rooms are made after what follows them. */
export const filePlacesFollower = (parts: {
  readonly pool: Services['pool']
  readonly rooms: () => Services['rooms']
}): Follower => ({
  name: 'file-places',
  version: 1,
  // Somebody may be waiting for a picture that was just pasted.
  delayMs: 0,
  follow: async (tx, _spaceId, entries) => {
    for (const entry of entries)
      for (const named of namedFiles(entry)) await note({ pool: parts.pool, rooms: parts.rooms() }, tx, entry, named)
  },
  // Who put a file on a block is known from the log alone. Places that were noted stay.
  rebuild: async () => null,
})

async function note(
  parts: Pick<Services, 'pool' | 'rooms'>,
  tx: FollowerTx,
  entry: LogEntry,
  { fileId, blockId }: Named,
): Promise<void> {
  const file = await findFile(parts.pool, fileId)
  if (!file || (file.parentId === blockId && file.spaceId === entry.spaceId)) return
  if (await mayRead(parts, [entry.actorId], file)) await addPlace(tx, fileId, { spaceId: entry.spaceId, blockId })
}
