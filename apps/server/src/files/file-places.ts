// A block that is copied keeps its file, and whoever reads the copy reads the file. So the log is followed: when somebody who may
// read a file puts it on another block, that block becomes a further place of it. Naming a file one cannot read gives nothing.
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Services } from '../http/server-parts'
import type { Log } from '../log'
import { addPlace, findFile } from '../storage/files'
import { mayRead } from './file-access'

interface Named {
  readonly fileId: Uuid
  readonly blockId: Uuid
}
const fields = new Set(['properties', 'format'])

/** The files that an entry puts on blocks. */
export function namedFiles(entry: Pick<LogEntry, 'items'>): readonly Named[] {
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
    return [...JSON.stringify(written).matchAll(/attachment:([0-9a-f-]{36})/g)].flatMap(([, id]) => {
      const fileId = parseUuid(id)
      return fileId ? [{ fileId, blockId }] : []
    })
  })
}

/** Follows what this process commits; a place that could not be written is lost, so it is logged. */
export const followFilePlaces =
  (parts: Pick<Services, 'pool'> & { readonly rooms: () => Services['rooms']; readonly log: Log }) =>
  (entries: readonly LogEntry[]): void => {
    for (const entry of entries)
      for (const named of namedFiles(entry))
        note(parts.pool, parts.rooms(), entry, named).catch((error: unknown) =>
          parts.log.warn({ err: error }, 'a place of a file could not be noted'),
        )
  }

async function note(
  pool: Services['pool'],
  rooms: Services['rooms'],
  entry: LogEntry,
  { fileId, blockId }: Named,
): Promise<void> {
  const file = await findFile(pool, fileId)
  if (!file || (file.parentId === blockId && file.spaceId === entry.spaceId)) return
  if (await mayRead({ pool, rooms }, [entry.actorId], file))
    await addPlace(pool, fileId, { spaceId: entry.spaceId, blockId })
}
