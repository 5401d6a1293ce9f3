// Pages made by calls, as another program would: for workspaces that have thousands of them.

import { randomInt, randomUUID } from 'node:crypto'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { MARKER_CLIENT_BASE, TextStore } from '@sheaf/core/text/text-store'
import type { Person, Workspace } from './people.fixture'
import { pointerIn, send } from './send.fixture'

/** Two operations a page; a transaction takes 5,000. A fifth of that is answered in time on slow machines too. */
const PAGES_AT_ONCE = 500

interface Place {
  readonly table: 'team' | 'block'
  readonly id: string
}

export async function teamOf(person: Person): Promise<Place> {
  const maps = await person.call<Record<string, { readonly team?: Readonly<Record<string, unknown>> }>>('getSpaces', {})
  const [id = ''] = Object.keys(maps[person.userId]?.team ?? {})
  return { table: 'team', id }
}

/** At the end of what is there, in this order. */
export async function plantPages(
  person: Person,
  workspace: Workspace,
  place: Place,
  titles: readonly string[],
): Promise<void> {
  const texts = new TextStore({ clientId: randomInt(1, MARKER_CLIENT_BASE), hydrate: () => [] })
  for (let from = 0; from < titles.length; from += PAGES_AT_ONCE) {
    const operations = titles.slice(from, from + PAGES_AT_ONCE).flatMap(title => {
      const id = randomUUID() as Uuid
      const pointer = pointerIn(workspace, 'block', id)
      const parent = pointerIn(workspace, place.table, place.id)
      const { update } = texts.insert(id, 0, title, {})
      if (!update) throw new Error('a page without a title')
      return [
        operation('createBlock', pointer, { type: 'page', parent, at: { after: [], before: [] } }),
        operation('editText', pointer, { text: id, epoch: 0, update: toBase64(update) }),
      ]
    })
    await send(person, workspace, operations)
  }
}
