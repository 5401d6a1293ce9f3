// What people are called in a file: by name, with their address where two are called the same, so that each is found again. Whoever
// has left the workspace keeps their name.

import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource, PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { limits } from '@sheaf/core/limits'
import type { SpacePerson } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import { rowsOf } from '@sheaf/sync/record-rows'
import type { ExportedRow } from './row-pages'

export async function exportNames(
  { session, propertyKinds }: { readonly session: HostSession; readonly propertyKinds: PropertyKinds },
  people: readonly SpacePerson[],
  properties: readonly Property[],
  rows: readonly ExportedRow[],
): Promise<Omit<NameSource, 'page'>> {
  const members = new Map<string, SpacePerson>(people.map(person => [person.id, person]))
  const counts = new Map<string, number>()
  for (const { name } of people) counts.set(key(name), (counts.get(key(name)) ?? 0) + 1)
  await learn(
    session,
    [...peopleIn(propertyKinds, properties, rows)].filter(id => !members.has(id)),
  )
  return {
    person: id => {
      const member = members.get(id)
      if (member) return isShared(member.name) && member.email ? `${member.name} <${member.email}>` : member.name
      const known = session.replica.get('sheaf_user', id as Uuid)
      return known?.name || known?.email || ''
    },
    findPerson: () => null,
    findPage: () => null,
  }
  function isShared(name: string): boolean {
    return (counts.get(key(name)) ?? 0) > 1
  }
}
const key = (name: string): string => name.trim().toLowerCase()

function peopleIn(
  kinds: PropertyKinds,
  properties: readonly Property[],
  rows: readonly ExportedRow[],
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { id, type } of properties) {
    if (kinds.get(type)?.refersTo !== 'people') continue
    for (const row of rows) {
      const cell = row[id]
      if (typeof cell === 'string') found.add(cell)
      else if (Array.isArray(cell)) for (const one of cell as readonly string[]) found.add(one)
    }
  }
  return found
}
/** Without a server they stay unknown. */
async function learn(session: HostSession, ids: readonly string[]): Promise<void> {
  const unknown = ids.filter(id => !session.replica.get('sheaf_user', id as Uuid))
  for (let i = 0; i < unknown.length; i += limits.maxRecordsPerSyncRequest) {
    const requests = unknown
      .slice(i, i + limits.maxRecordsPerSyncRequest)
      .map(id => ({ pointer: session.pointer('sheaf_user', id as Uuid), version: -1 }))
    const answer = await session.api.syncRecordValues({ requests }).catch(() => null)
    if (answer) session.client.absorb(rowsOf(answer.recordMap))
  }
}
