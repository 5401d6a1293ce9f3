// A page with every kind of block, without a mouse: each block is reached, says what it is, does what it is for and lets go again,
// with a ring around whatever has the keys.
import { allBlockKinds } from '@sheaf/catalog'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, openEveryKind } from './every-kind.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({}, { leave: 'at the end' })
let opened: Screen | undefined

/** Parts of others: they are reached in the block that they make up. */
const parts = ['table_row', 'column_list', 'column']
/** Kinds with nothing to press. */
const words = ['text', 'header', 'sub_header', 'bulleted_list', 'numbered_list', 'quote', 'divider', 'table']
const MOST_BLOCKS = 120

const selected = ({ text }: Screen): Locator => text.locator('.sheaf-selected').first()
const chosen = (screen: Screen): Promise<{ type: string; id: string }> =>
  selected(screen).evaluate(block => {
    const { type = '', blockId = '' } = (block as HTMLElement).dataset
    return { type, id: blockId }
  })

interface Focus {
  readonly name: string
  /** Of the block around it. */
  readonly type: string
  readonly isText: boolean
  /** It is on the screen, seen, and a ring is drawn around it. */
  readonly isSeen: boolean
}
const focus = ({ tab }: Screen): Promise<Focus> =>
  tab.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const { top, bottom } = at.getBoundingClientRect()
    let opacity = 1
    for (let up: Element | null = at; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity)
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return {
      name: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim(),
      type: at.closest<HTMLElement>('[data-block-id]')?.dataset['type'] ?? '',
      isText: at.getAttribute('role') === 'textbox',
      isSeen: hasRing && opacity > 0.9 && bottom > 0 && top < innerHeight,
    }
  })
/** What the arrow that points inwards leads to. */
async function goInside(screen: Screen): Promise<Focus> {
  await screen.press('ArrowRight')
  return focus(screen)
}
/** To the first control of the selected block. What is far from the screen is drawn when it comes near. */
async function enterControls(screen: Screen, type: string): Promise<void> {
  await selected(screen).locator('button, a[href], input, [tabindex]').first().waitFor({ state: 'attached' })
  await eventually(async () => (await goInside(screen)).type, `into ${type}`).toBe(type)
}
async function comeBack(screen: Screen): Promise<void> {
  await screen.press('Escape')
  expect(await focus(screen)).toMatchObject({ isText: true })
  await eventually(() => selected(screen).count()).toBe(1)
}
/** From the selected block down to the next one of a kind. */
async function goTo(screen: Screen, type: string): Promise<void> {
  for (let i = 0; i < MOST_BLOCKS; i++) {
    if ((await chosen(screen)).type === type) return
    await screen.press('ArrowDown')
  }
  throw new Error(`no ${type} is reached`)
}
/** What was opened is closed, and the keys are at the block again: at its control, or at the block itself. */
async function isBack(screen: Screen, type: string): Promise<void> {
  await eventually(() => screen.dialog.count(), type).toBe(0)
  await eventually(async () => {
    const at = await focus(screen)
    return at.isText || at.type === type
  }, type).toBe(true)
  if ((await selected(screen).count()) === 0 || !(await focus(screen)).isText) await screen.press('Escape')
  await eventually(async () => (await chosen(screen)).type).toBe(type)
}
/** On to a control of that name. */
async function tabTo(screen: Screen, name: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    if ((await focus(screen)).name === name) return
    await screen.press('Tab')
  }
  throw new Error(`“${name}” is not reached by Tab`)
}

async function open(): Promise<Screen> {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await openEveryKind(person, workspace)
  await screen.tab.reload()
  await screen.text.waitFor()
  await screen.isSaved()
  for (let i = 0; i < 40 && (await focus(screen)).name !== 'Page title'; i++) await screen.press('Tab')
  await screen.press('End', 'ArrowDown', 'Escape')
  return screen
}
/** With the first block selected, by keys only. */
async function start(): Promise<Screen> {
  if (opened) await opened.press('Control+Home')
  const screen = (opened ??= await open())
  await selected(screen).waitFor()
  return screen
}

test('[P 3] every kind is reached by arrows, named aloud, gone into and left again', async () => {
  const screen = await start()
  const reached = new Map<string, string>()
  const announced = screen.tab.locator('[role=status]').filter({ hasText: / selected\. / })
  for (let last = ''; ; ) {
    const { type, id } = await chosen(screen)
    if (id === last) break
    last = id
    if (!reached.has(type)) {
      await eventually(() => announced.textContent(), type).toMatch(/^.+ selected\. /)
      reached.set(type, (await announced.textContent()) ?? '')
      if (words.includes(type)) {
        expect(await goInside(screen), type).toMatchObject({ isText: true })
        // A table is gone into by its first cell.
        if ((await selected(screen).count()) === 0) await screen.press('Escape')
      } else {
        await enterControls(screen, type)
        const { name } = await focus(screen)
        expect(name, type).not.toBe('')
        await eventually(async () => (await focus(screen)).isSeen, `a ring around “${name}” of ${type}`).toBe(true)
        await comeBack(screen)
      }
      expect(await chosen(screen), type).toEqual({ type, id })
    }
    await screen.press('ArrowDown')
  }
  const kinds = allBlockKinds.map(({ type }) => type).filter(type => !parts.includes(type))
  expect(kinds.filter(type => !reached.has(type))).toEqual([])
  // Screen readers can distinguish kinds.
  expect(reached.get('table')).toMatch(/^Table selected/)
  expect(reached.get('image')).toBe('Image selected. loom.png')
  expect(reached.get('quote')).toBe('Quote selected. Warp and weft')
})

test('[P 3] every kind does by keys what it is for', async () => {
  const screen = await start()
  const { tab, text } = screen
  const isFocused = (name: string): Promise<void> => eventually(async () => (await focus(screen)).name).toBe(name)
  const enter = async (type: string): Promise<Locator> => {
    await goTo(screen, type)
    const { id } = await chosen(screen)
    await enterControls(screen, type)
    return text.locator(`[data-block-id="${id}"]`)
  }

  // What folds, and what is ticked.
  for (const type of ['sub_sub_header', 'toggle']) {
    const toggle = await enter(type)
    await screen.press('Enter')
    await eventually(() => toggle.getAttribute('data-open'), type).toBe('true')
    await comeBack(screen)
    if (type === 'sub_sub_header') {
      const toDo = await enter('to_do')
      await screen.press('Space')
      await eventually(() => toDo.getByRole('checkbox').isChecked()).toBe(true)
      await comeBack(screen)
    }
  }

  // An icon, a formula, a language and the words under a listing.
  await enter('callout')
  await screen.press('Enter')
  await screen.dialog.waitFor()
  await screen.press('Escape')
  await isBack(screen, 'callout')
  await enter('equation')
  await screen.press('Enter')
  await tab.getByRole('textbox', { name: 'TeX', exact: true }).waitFor()
  await screen.press('Escape')
  await isBack(screen, 'equation')
  const code = await enter('code')
  await screen.press('Enter')
  await tab.getByRole('combobox', { name: 'Search languages' }).waitFor()
  await screen.type('pyth')
  await screen.press('Enter')
  await isFocused('Language: Python')
  await tabTo(screen, 'Copy code')
  await screen.press('Enter')
  await tab.getByRole('dialog').filter({ hasText: 'Copied' }).or(tab.getByText('Copied')).first().waitFor()
  await screen.press('Shift+Tab', 'Enter')
  await isFocused('Caption')
  await screen.press('ControlOrMeta+a')
  await screen.type('Twelve threads')
  await screen.press('Enter')
  expect(await focus(screen)).toMatchObject({ isText: true })
  await eventually(() => code.getByRole('textbox', { name: 'Caption' }).textContent()).toBe('Twelve threads')
  await screen.press('Escape')

  // Cells, and a new row behind the last one.
  await goTo(screen, 'table')
  const rows = blocksOf(screen, 'table').getByRole('row')
  const count = await rows.count()
  await goInside(screen)
  for (let i = 0; i < count * 3; i++) await screen.press('Tab')
  await eventually(() => rows.count()).toBe(count + 1)
  await screen.type('A new row')
  await rows.last().getByRole('rowheader', { name: 'A new row' }).waitFor()
  await screen.press('Escape')

  // Columns are made wider, a button is pressed, slides are shown, tabs are changed.
  await enter('to_do')
  await screen.press('Shift+Tab')
  await isFocused('Column width')
  // The columns of the table have one too.
  const edge = tab.getByRole('separator', { name: 'Column width' }).and(tab.locator(':focus'))
  const before = await edge.getAttribute('aria-valuenow')
  await screen.press('ArrowRight')
  await eventually(() => edge.getAttribute('aria-valuenow')).not.toBe(before)
  await screen.press('Escape', 'Escape')
  const button = await enter('button')
  const after = button.locator('xpath=following-sibling::*[1]')
  expect(await after.getAttribute('data-type')).toBe('factory')
  await screen.press('Enter')
  await eventually(() => after.getAttribute('data-type')).toBe('text')
  await comeBack(screen)
  await enter('slide')
  await screen.press('Enter')
  const show = tab.getByRole('dialog', { name: 'Presentation' })
  await show.waitFor()
  await screen.press('Escape')
  await isBack(screen, 'slide')
  const strip = await enter('tab')
  await screen.press('ArrowRight')
  await strip.getByRole('tabpanel', { name: 'Warp and weft' }).waitFor()
  expect(await strip.getByRole('tabpanel').count()).toBe(1)
  await comeBack(screen)

  // A line is drawn.
  await enter('drawing')
  await screen.press('Enter')
  await isFocused('Warp and weft')
  await screen.press('Space', 'ArrowRight', 'ArrowDown', 'Space')
  await eventually(() => blocksOf(screen, 'drawing').locator('path[data-ink]').count()).toBe(1)
  await screen.press('Escape', 'Escape')

  // A picture is looked at, made smaller and described; a film and a sound are played; a document is paged through.
  await enter('image')
  await screen.press('Enter')
  await screen.dialog.waitFor()
  await screen.press('Escape')
  await eventually(() => screen.dialog.count()).toBe(0)
  await isFocused('View')
  const figure = blocksOf(screen, 'image').getByRole('figure')
  const width = await figure.locator('img').evaluate(one => one.getBoundingClientRect().width)
  await tabTo(screen, 'Width, end side')
  await screen.press('Shift+ArrowLeft')
  await eventually(() => figure.locator('img').evaluate(one => Math.round(one.getBoundingClientRect().width))).toBe(
    Math.round(width) - 64,
  )
  await comeBack(screen)
  await goInside(screen)
  await tabTo(screen, 'Caption')
  await screen.press('Enter')
  const caption = blocksOf(screen, 'image').getByRole('textbox', { name: 'Caption' })
  await eventually(() => hasFocus(caption)).toBe(true)
  await screen.type('A loom')
  await screen.press('Enter', 'Escape')
  await blocksOf(screen, 'image').getByRole('figure', { name: 'A loom' }).waitFor()
  for (const type of ['video', 'audio']) {
    const media = await enter(type)
    await screen.press('Space')
    await eventually(() => media.locator(type).evaluate(one => (one as HTMLMediaElement).played.length), type).toBe(1)
    await comeBack(screen)
  }
  const pdf = await enter('pdf')
  await tabTo(screen, 'Next page')
  await screen.press('Enter')
  await pdf.getByText('Page 2 of 2').waitFor()
  await comeBack(screen)

  // A synced block is written in where it is only shown, and left again.
  await enter('transclusion_reference')
  await isFocused('Synced block menu')
  await screen.press('Tab')
  await isFocused('Synced block')
  await screen.type('Open on Mondays')
  await blocksOf(screen, 'transclusion_container').getByText('Open on Mondays').waitFor()
  await screen.press('Escape', 'Escape', 'Escape')
  await goTo(screen, 'transclusion_reference')

  // The menu of a block, and out of the text.
  await screen.press('ControlOrMeta+/')
  await tab.getByRole('menu').waitFor()
  await screen.press('Escape')
  await eventually(() => tab.getByRole('menu').count()).toBe(0)
  await isBack(screen, 'transclusion_reference')
  await enter('copy_indicator')
  await screen.press('Tab')
  expect((await focus(screen)).type).toBe('')
})
