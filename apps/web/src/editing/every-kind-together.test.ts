// Every kind in front of two people who use it at the same time, without a browser: made, duplicated, copied and pasted, written in, coloured
// and moved, undone, and read anew. What differs from kind to kind on the screen is shown by the journeys of `every-kind.e2e.ts`.

import { allBlockKinds, catalogKinds } from '@sheaf/catalog'
import { fromJson, toHtml, toInlineHtml, toJson, toPlain } from '@sheaf/catalog/exchange'
import { fromMarkdown, parseHtml, toReadableMarkdown } from '@sheaf/catalog/markdown'
import { offersOf } from '@sheaf/catalog/offers'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { BlockIndex } from '@sheaf/editor/block-index'
import { selectBlocks, unitsOf } from '@sheaf/editor/block-selection/select-blocks'
import { pasteTransfer } from '@sheaf/editor/clipboard/paste-transfer'
import { selectedTrees } from '@sheaf/editor/clipboard/selected-trees'
import { type Transfer, writeTransfer } from '@sheaf/editor/clipboard/transfer'
import { setColor } from '@sheaf/editor/commands/color'
import { duplicateBlocks } from '@sheaf/editor/commands/duplicate'
import { insertOffer } from '@sheaf/editor/commands/insert-offer'
import { moveTo } from '@sheaf/editor/commands/move'
import { pasteBlocks } from '@sheaf/editor/commands/paste'
import type { EditorCore } from '@sheaf/editor/editor-core'
import type { Exchange } from '@sheaf/editor/host/block-host'
import { hasText, headOf } from '@sheaf/editor/inline'
import { pageOfDoc, pageOfView } from '@sheaf/editor/testing/canonical'
import { OpenPage } from '@sheaf/editor/testing/pages'
import { describe, expect, it } from 'vitest'

const [HERS, HIS] = ['hers ', ' his']

/** What is stored and what is drawn, for both; gives it. */
function same(page: OpenPage): string {
  const sides = page.people.flatMap(({ core }) => [
    pageOfView(core.replica, page.room.pageId),
    pageOfDoc(core.state.doc),
  ])
  for (const side of sides) expect(side).toBe(sides[0])
  return sides[0] ?? ''
}
/** Where the first text in a block begins and ends, for somebody. */
function textIn(page: OpenPage, person: number, id: Uuid): { readonly from: number; readonly to: number } | null {
  const shown = new BlockIndex(page.at(person).state.doc).get(id)
  if (!shown) return null
  let found: { from: number; to: number } | null = null
  const look = (block: Parameters<typeof headOf>[0], pos: number): boolean => {
    if (block.type.name !== 'block' || found) return !found
    if (hasText(block)) found = { from: pos + 2, to: pos + 2 + headOf(block).content.size }
    return !found
  }
  if (look(shown.node, shown.pos)) shown.node.descendants((node, pos) => look(node, shown.pos + 1 + pos))
  return found
}
const write = (page: OpenPage, person: number, at: number, words: string): void =>
  page.at(person).dispatch(page.at(person).state.tr.insertText(words, at))

/** By the menu where it offers the kind; else with the kind that holds it, or from elsewhere. */
function make(page: OpenPage, type: string): Uuid {
  const line = page.ids()[1] as Uuid
  const [offer] = offersOf(type)
  if (offer) return insertOffer(page.core, { block: line, from: 0, to: 0 }, type, offer.seed) as Uuid
  const around = allBlockKinds.find(({ holds }) => Array.isArray(holds) && holds.includes(type))
  if (around) return page.core.replica.view.content(make(page, around.type))[0] as Uuid
  pasteBlocks([tree(type)])(page.core)
  return page.ids()[1] as Uuid
}
/** What is taken to take a block: layouts are no things of their own, and come along with all that stands in them. */
function taken(core: EditorCore, id: Uuid): readonly Uuid[] {
  const own = unitsOf(core, [id])
  return own.length > 0 ? own : core.replica.view.content(id).flatMap(child => taken(core, child))
}

/** A clipboard, as far as the app uses one. */
function emptyTransfer(): Transfer {
  const data = new Map<string, string>()
  return { getData: type => data.get(type) ?? '', setData: (type, text) => void data.set(type, text) }
}
const exchange: Exchange = {
  toHtml,
  toInlineHtml,
  toPlain,
  toJson,
  fromJson,
  fromHtml: parseHtml,
  fromMarkdown,
  toMarkdown: toReadableMarkdown,
}
const countOf = (page: OpenPage, type: string): number => same(page).split(`"type":"${type}"`).length - 1

describe.each(allBlockKinds.map(kind => kind.type))('[P 3] [P 7] %s', type => {
  it('is the same for two who make, copy and change it at once', async () => {
    const page = await OpenPage.draw('above\n|\nbelow', 2, 1, catalogKinds)
    const id = make(page, type)
    await page.sync()
    expect(page.core.replica.block(id)?.type).toBe(type)
    same(page)

    selectBlocks(page.core, taken(page.core, id))
    duplicateBlocks(page.core)
    await page.sync()
    expect(same(page).split(`"type":"${type}"`).length).toBeGreaterThan(2)

    const copied = selectedTrees(page.core)
    if (!copied) throw new Error(`nothing of ${type} is selected`)
    const [clipboard, whole, count] = [emptyTransfer(), same(page), countOf(page, type)]
    writeTransfer(clipboard, copied, exchange)
    page.core.options.history.closeEntry()
    pasteTransfer(page.core, clipboard, exchange, {}, false)
    await page.sync()
    expect(same(page)).not.toBe(whole)
    // A column is no thing of its own: what stands in it is copied.
    if (taken(page.core, id).includes(id)) expect(countOf(page, type)).toBeGreaterThan(count)
    page.core.undo()
    await page.sync()
    expect(same(page)).toBe(whole)

    page.core.options.history.closeEntry()
    const before = same(page)
    const texts = [0, 1].map(person => textIn(page, person, id))
    const [hers, his] = texts
    if (hers && his) {
      write(page, 0, hers.from, HERS)
      write(page, 1, his.to, HIS)
    } else {
      selectBlocks(page.core, [id])
      setColor('red_background')(page.core)
      moveTo([id], page.room.pageId, 0)(page.at(1))
    }
    await page.sync()
    const after = same(page)
    expect(after).not.toBe(before)
    if (hers && his) expect([after.includes(HERS.trim()), after.includes(HIS.trim())]).toEqual([true, true])
    else expect([after.includes('red_background'), page.ids()[0]]).toEqual([true, id])

    page.core.undo()
    await page.sync()
    const undone = same(page)
    if (hers && his) expect([undone.includes(HERS.trim()), undone.includes(HIS.trim())]).toEqual([false, true])
    else expect([undone.includes('red_background'), page.ids()[0]]).toEqual([false, id])

    await page.openFor(1)
    await page.sync()
    expect(same(page)).toBe(undone)
  })
})
