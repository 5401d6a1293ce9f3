// Blocks put on a page as another program would: by a call. For kinds that a journey is about using, not about making.

import { randomInt, randomUUID } from 'node:crypto'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { MARKER_CLIENT_BASE, TextStore } from '@sheaf/core/text/text-store'
import type { Person, Workspace } from './people.fixture'
import { pageIdOf, pointerIn, send } from './send.fixture'

export type PlantedTree = Pick<BlockTree, 'type'> &
  Partial<Pick<BlockTree, 'properties' | 'format'>> & {
    /** Its text. */
    readonly words?: string
    readonly children?: readonly PlantedTree[]
  }

/** Adds blocks at the end of a page, and returns the ids of those at its first level. */
export async function plantBlocks(
  person: Person,
  workspace: Workspace,
  trees: readonly PlantedTree[],
): Promise<readonly string[]> {
  const operations: Operation[] = []
  const texts = new TextStore({ clientId: randomInt(1, MARKER_CLIENT_BASE), hydrate: () => [] })
  const pointer = (id: string) => pointerIn(workspace, 'block', id)
  const plant = (below: readonly PlantedTree[], parent: string): readonly string[] => {
    const made: Uuid[] = []
    for (const { type, properties, format, words, children = [] } of below) {
      const id = randomUUID() as Uuid
      const value = { ...(properties && { properties }), ...(format && { format }) }
      operations.push(
        operation('createBlock', pointer(id), {
          type,
          parent: pointer(parent),
          at: { after: made.slice(-1), before: [] },
          value,
        }),
      )
      const { update } = words ? texts.insert(id, 0, words, {}) : { update: null }
      if (update) operations.push(operation('editText', pointer(id), { text: id, epoch: 0, update: toBase64(update) }))
      plant(children, id)
      made.push(id)
    }
    return made
  }
  const ids = plant(trees, pageIdOf(workspace.firstPath))
  await send(person, workspace, operations)
  return ids
}

/** A page with one empty line, below the first one; returns its path. */
export async function plantPage(person: Person, workspace: Workspace, title = 'Notes'): Promise<string> {
  const [id = ''] = await plantBlocks(person, workspace, [{ type: 'page', words: title, children: [{ type: 'text' }] }])
  return `/${id.replaceAll('-', '')}`
}
