// Every kind of block as people use it, one journey each: made by the menu and without it, changed, and at last loaded anew; one of each
// family also copied, and changed by two people at the same time. What a kind is made of is in `every-kind.contract.test.ts`.
import { allBlockKinds } from '@sheaf/catalog'
import { offersOf } from '@sheaf/catalog/offers'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import { beforeAll, expect, it } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { chooseNamed, KindPage, type ShownBlock, shortcutsOf } from './kind-page.fixture'
import { type KindUse, kindTable, unknownUse } from './kind-table.fixture'
import type { Person, Workspace } from './people.fixture'

const journey = useJourney({}, { leave: 'at the end' })
let ada: Person
let ben: Person
let workspace: Workspace
/** What both saw of a kind when its journey was over. */
const ends = new Map<string, { readonly page: KindPage; readonly block: ShownBlock; readonly shown: string }>()

beforeAll(async () => {
  ;({ ada, ben, workspace } = await journey.pair())
})

it('[P 3] every kind of the catalogue has its journey', () => {
  for (const { isLike } of Object.values(kindTable)) if (isLike) expect(kindTable[isLike]?.isLike).toBeUndefined()
  expect(Object.keys(kindTable).sort()).toEqual(allBlockKinds.map(kind => kind.type).sort())
  for (const { type } of allBlockKinds) expect(offersOf(type).length > 0, type).toBe(!kindTable[type]?.comesBy)
})

it.each(allBlockKinds.map(kind => [kind.type, kind] as const))(
  '[P 3] %s is made, changed, copied, and changed by two at once',
  (type, kind) => travel(type, kindTable[type] as KindUse, kind),
)
it('[P 3] a type that this build does not know is kept, moved and copied', () => travel('mail', unknownUse))

it('[P 3] every kind is the same when it is loaded anew', async () => {
  expect([...ends.keys()]).toEqual([...allBlockKinds.map(kind => kind.type), 'mail'])
  // Nothing is left in the memory of the tab: each page comes from where it is kept.
  await ada.tab.reload()
  await ada.screen.isSaved()
  for (const [type, { page, block, shown }] of ends) {
    await ada.goTo(page.path)
    await eventually(() => block.read(), `${type} is there again`).toBe(shown)
  }
})

async function travel(type: string, use: KindUse, kind?: BlockKind): Promise<void> {
  const page = await KindPage.open(ada, ben, workspace, type, id => use.planted?.(id, workspace.spaceId) ?? [])
  const block = await begin(page, type, use, kind)
  // A second person and a copy are for its family to show.
  if (!use.isLike) await page.join()
  const first = await use.edit(block, 'first', 'end')
  const words = use.says ? [first, use.says] : [first]
  if (use.isLike) return void ends.set(type, { page, block, shown: await page.written(block, words) })

  const before = await page.converged(block, words)
  await copy(page, type, use, block, before)

  const both = await Promise.all([
    (use.hers ?? use.edit)(block, 'hers', 'end'),
    (use.his ?? use.edit)(block.seenBy(ben), 'his', 'start'),
  ])
  const shown = await page.converged(block, use.hers || use.his ? both : [first, ...both])
  ends.set(type, { page, block, shown })
}

/** Made by its name and without the menu. Other words for it are the menu's own: `slash-options.test.ts`. */
async function begin(page: KindPage, type: string, { comesBy, asks }: KindUse, kind?: BlockKind): Promise<ShownBlock> {
  const { screen } = page.ada
  const { make } = comesBy ?? {}
  if (make) return page.made(type, 'by name', () => make(page))
  if (comesBy) return page.planted(type)
  const [offer] = offersOf(type)
  if (!kind || !offer) throw new Error(`nobody can make a ${type}`)
  // First without the menu: it is not even loaded then, and no key may be lost.
  for (const [method, shortcut] of shortcutsOf(kind))
    await page.made(type, method, async () => {
      await shortcut(screen)
      if (method === 'by sign') await asks?.dismiss(screen)
    })
  return page.made(type, 'by name', async () => {
    await chooseNamed(screen, offer.label)
    await asks?.answer(screen)
  })
}

/** The same once more, and another block. */
async function copy(page: KindPage, type: string, use: KindUse, block: ShownBlock, shown: string): Promise<void> {
  await (use.select ? use.select(block) : block.select())
  await page.ada.screen.press('ControlOrMeta+c')
  const twin = await page.made(type, 'pasted', () => page.ada.screen.press('ControlOrMeta+v'))
  await eventually(() => twin.read(), 'the copy').toBe(shown)
}
