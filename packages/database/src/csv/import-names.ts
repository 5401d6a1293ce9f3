// People and rows by their words, looked up once: an import asks for tens of thousands of them.
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource } from '@sheaf/core/kinds/property-kind'
import { nameKey } from '@sheaf/core/names/name-key'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { SpacePerson } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'

const ROWS_AT_ONCE = 2_000

/** The first of several that are called the same. */
function byWords<T>(items: Iterable<T>, wordsOf: (item: T) => readonly string[], idOf: (item: T) => string) {
  const found = new Map<string, string>()
  for (const item of items)
    for (const words of wordsOf(item))
      if (words !== '' && !found.has(nameKey(words))) found.set(nameKey(words), idOf(item))
  return found
}

export function peopleNames(people: readonly SpacePerson[]): NameSource {
  const ids = byWords(
    people,
    ({ name, email }) => [email, name],
    ({ id }) => id,
  )
  return {
    person: id => people.find(one => one.id === id)?.name ?? '',
    page: () => '',
    findPerson: words => ids.get(nameKey(words)) ?? null,
    findPage: () => null,
  }
}

/** With the titles of every row of these databases that the person may read. */
export async function importNames(
  session: Pick<HostSession, 'api' | 'spaceId'>,
  people: readonly SpacePerson[],
  collections: readonly string[],
  signal: AbortSignal,
): Promise<NameSource> {
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const id of new Set(collections)) titles.set(id, await titlesOf(session, id as Uuid, signal))
  return {
    ...peopleNames(people),
    findPage: (words, collectionId) => titles.get(collectionId)?.get(nameKey(words)) ?? null,
  }
}

async function titlesOf(
  { api, spaceId }: Pick<HostSession, 'api' | 'spaceId'>,
  collectionId: Uuid,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found: { readonly id: Uuid; readonly title: string }[] = []
  for (let after: Uuid | undefined; ; ) {
    const { answer, recordMap } = await api.queryCollection(
      {
        source: { spaceId, collectionId },
        query: { limit: ROWS_AT_ONCE, ...(after ? { after: { row: after } } : {}) },
      },
      { signal },
    )
    for (const id of answer.rows) {
      const row = recordMap.block?.[id]?.value
      if (row) found.push({ id, title: rawTitle(row) })
    }
    after = answer.rows.at(-1)
    if (!answer.hasMore || !after) break
  }
  return byWords(
    found,
    ({ title }) => [title],
    ({ id }) => id,
  )
}
