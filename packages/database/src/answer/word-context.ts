// What values are called here: people by the members of the space, rows by what is on this device.
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource } from '@sheaf/core/kinds/property-kind'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { SpacePerson } from '@sheaf/editor/host/block-host'
import type { Replica } from '@sheaf/sync/replica'

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

export function namesHere(replica: Replica, people: readonly SpacePerson[]): NameSource {
  const byId = new Map<string, SpacePerson>(people.map(person => [person.id, person]))
  return {
    person: id => byId.get(id)?.name ?? '',
    page: id => rawTitle(replica.block(id as Uuid)),
    findPerson: words => people.find(one => same(one.name, words) || same(one.email, words))?.id ?? null,
    findPage: (words, collectionId) => {
      for (const { table, value } of replica.confirmed.all()) {
        if (table !== 'block' || value['parent_id'] !== collectionId) continue
        const row = replica.block(value.id)
        if (row?.alive && same(rawTitle(row), words)) return row.id
      }
      return null
    },
  }
}
