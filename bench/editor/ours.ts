// Our editor over a room in memory: records, texts, outbox and the path of other people's edits are the real ones.
import '../../packages/ui/src/tokens.css'
import '../../packages/ui/src/base.css'
import '../../packages/editor/src/editor.css'
import { catalogKinds } from '@sheaf/catalog'
import { catalogViews } from '@sheaf/catalog/view'
import type { Uuid } from '@sheaf/core/ids'
import { PageEditor } from '@sheaf/editor/page-editor'
import { clipboardHandler } from '../../apps/web/src/features/page/clipboard-handler'
import { late } from '../../apps/web/src/features/page/late-plugins'
import { type Link, MemoryRoom } from '../../packages/editor/src/testing/memory-room'
import { contend } from './contend.mjs'

const newId = (): Uuid => crypto.randomUUID() as Uuid
const random = (bound: number): number => Math.floor(Math.random() * bound)
const room = new MemoryRoom({ kinds: catalogKinds, newId, now: () => Date.now(), random }, 2)
const { pageId } = room
const page = { table: 'block', id: pageId } as const
const LINES_A_STEP = 250

let editor: PageEditor | undefined
let other: Link
let mine: Link

async function settle(...links: readonly Link[]): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    let isMoving = false
    for (const link of links) while (await room.takeUp(link)) isMoving = true
    for (const link of links) while (room.takeDown(link)) isMoving = true
    await new Promise(resolve => setTimeout(resolve))
    quiet = isMoving ? 0 : quiet + 1
  }
}
const idsOf = (link: Link): readonly Uuid[] => link.client.replica.view.content(pageId)

contend({
  // Another person has written the page, and its records are here, as the lines of the others are.
  prepare: async (lines: readonly string[]) => {
    other = await room.join(0, () => {})
    await settle(other)
    for (let from = 0; from < lines.length; from += LINES_A_STEP) {
      other.client.commit(draft => {
        let previous = idsOf(other).at(-1)
        for (const line of lines.slice(from, from + LINES_A_STEP)) {
          const id = newId()
          draft.create(id, 'text', page, { after: previous ? [previous] : [], before: [] })
          draft.insertText(id, 0, line)
          previous = id
        }
      })
      await settle(other)
    }
  },
  load: async (lines: readonly string[]) => {
    // As on a page that has been open for a moment.
    await Promise.all([clipboardHandler.load(), late.load()])
    mine = await room.join(1, keys => editor?.changed(keys))
    await settle(mine)
    if (idsOf(mine).length !== lines.length) throw new Error(`${idsOf(mine).length} lines arrived`)
  },
  open: (_lines: readonly string[], place: HTMLElement) => {
    editor = new PageEditor(place, {
      client: mine.client,
      pageId,
      newId,
      now: () => Date.now(),
      clipboardHandler,
      late,
      editable: true,
      views: catalogViews,
      labels: { body: 'Text', placeholder: '', unknownBlock: (type: string) => type },
    })
  },
  focus: (index: number) => editor?.focusBlock(idsOf(mine)[index] as Uuid, 'start'),
  prepareEdits: async (indexes: readonly number[], text: string) => {
    for (const index of indexes) other.client.commit(draft => draft.insertText(idsOf(other)[index] as Uuid, 0, text))
    await settle(other)
  },
  arrive: () => {
    while (room.takeDown(mine));
  },
})
