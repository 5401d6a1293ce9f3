// What people and rows are called, and found by, for whoever changes a type: names of what they may not see are not written anywhere.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource } from '@sheaf/core/kinds/property-kind'
import { nameKey } from '@sheaf/core/names/name-key'
import { personActor } from '@sheaf/core/permissions/actor'
import { knownByActor } from '@sheaf/core/permissions/known-by-actor'
import { personAsKnown } from '@sheaf/core/permissions/known-of-person'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Services } from '../../http/server-parts'
import { contactsOf } from '../../storage/space/members'
import type { HeldTable } from '../held-table'
import type { Seen } from '../visibility'

export const titleOf = ({ table }: HeldTable, row: Uuid): string =>
  plainText((table.row(row)?.properties[TITLE] ?? []) as RichText)

export async function namesFor(
  { pool }: Pick<Services, 'pool'>,
  { spaceId, userId }: { readonly spaceId: Uuid; readonly userId: Uuid },
  tables: readonly HeldTable[],
  { world }: Seen,
): Promise<NameSource> {
  const people = await contactsOf(pool, spaceId)
  const byId = new Map<string, string>(people.map(({ id, name }) => [id, name]))
  const asker = people.find(({ id }) => id === userId)
  const byWords = new Map<string, Uuid>()
  for (const person of people.toReversed()) {
    // Who may not know somebody's address does not find them by it either.
    const known = personAsKnown(person, knownByActor(personActor(userId), asker, person.id, person))
    for (const words of [known?.name, known?.email]) if (words) byWords.set(nameKey(words), person.id)
  }
  const sees = ({ id }: HeldTable, row: Uuid): boolean => world?.sees(id, row) ?? true
  const titles = new Map<string, Map<string, Uuid>>()
  const titlesIn = (held: HeldTable): Map<string, Uuid> => {
    const found = new Map<string, Uuid>()
    for (const { fields } of held.table.all()) {
      const title = nameKey(titleOf(held, fields.id))
      if (title && !found.has(title) && sees(held, fields.id)) found.set(title, fields.id)
    }
    titles.set(held.id, found)
    return found
  }
  return {
    person: id => byId.get(id) ?? '',
    page: id => {
      const held = tables.find(({ table }) => table.has(id as Uuid))
      return held && sees(held, id as Uuid) ? titleOf(held, id as Uuid) : ''
    },
    findPerson: words => byWords.get(nameKey(words)) ?? null,
    findPage: (words, collectionId) => {
      const held = tables.find(({ id }) => id === collectionId)
      return (held && (titles.get(held.id) ?? titlesIn(held)).get(nameKey(words))) ?? null
    },
  }
}
