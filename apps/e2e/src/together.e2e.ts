// Two people at one block: one splits, joins, moves, converts or deletes it while the other types in it. Nothing that was typed
// is lost, and the caret stays where it was.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import type { Person } from './people.fixture'
import { bothRead, converged, together } from './together.fixture'

const journey = useJourney({}, { people: 'same' })
const slowly = { delay: 25 }
const sentence = ' and then a little more of it'

/** While one writes a sentence key by key the other acts in the middle of it. */
async function during(writer: Person, text: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    writer.tab.keyboard.type(text, slowly),
    new Promise(resolve => setTimeout(resolve, 150)).then(act),
  ])
}
const goToStartOf = async ({ screen }: Person, index: number): Promise<void> => {
  await screen.paragraph(index).click()
  await screen.press('Home')
}
const middleOf = async (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('[P 7] joining and splitting a paragraph while the other writes at its end', async () => {
  const pair = await together(journey, 'warp', 'weft')
  const { ada, ben } = pair
  await ben.screen.goToEndOf(1)
  await goToStartOf(ada, 1)
  await during(ben, sentence, () => ada.screen.press('Backspace'))
  expect(await converged(pair)).toEqual([`warpweft${sentence}`])
  // She stands between the two and parts them again.
  await during(ben, ' again', () => ada.screen.press('Enter'))
  expect(await converged(pair)).toEqual(['warp', `weft${sentence} again`])
  await ben.screen.type('!')
  expect(await converged(pair)).toEqual(['warp', `weft${sentence} again!`])
})

test('[P 7] moving a block by key and by its handle while the other writes in it; the caret goes with it', async () => {
  const pair = await together(journey, 'one', 'two', 'three')
  const { ada, ben } = pair
  await ben.screen.goToEndOf(2)
  await ada.screen.paragraph(2).click()
  await during(ben, sentence, () => ada.screen.press('ControlOrMeta+Shift+ArrowUp', 'ControlOrMeta+Shift+ArrowUp'))
  expect(await converged(pair)).toEqual([`three${sentence}`, 'one', 'two'])
  await ben.screen.type(', still here')
  expect(await converged(pair)).toEqual([`three${sentence}, still here`, 'one', 'two'])

  const { mouse } = ada.tab
  await during(ben, ', and here', async () => {
    await ada.screen.paragraph(0).hover()
    const grip = await middleOf(ada.screen.button('Drag to move or open menu'))
    const last = await middleOf(ada.screen.paragraph(2))
    await mouse.move(grip.x, grip.y)
    await mouse.down()
    await mouse.move(grip.x + 8, grip.y + 8)
    await mouse.move(last.x - last.width / 2 + 4, last.y + last.height / 2 - 2, { steps: 5 })
    await mouse.up()
  })
  expect(await converged(pair)).toEqual(['one', 'two', `three${sentence}, still here, and here`])
  await ben.screen.type('!')
  expect(await converged(pair)).toEqual(['one', 'two', `three${sentence}, still here, and here!`])
})

test.each([
  ['a heading', '# ', 'heading'],
  ['a to-do', '[] ', 'checkbox'],
  ['a toggle', '> ', 'button'],
] as const)('[P 7] turning a paragraph into %s while the other writes in it', async (_what, signs, role) => {
  const pair = await together(journey, 'sample')
  const { ada, ben } = pair
  await ben.screen.goToEndOf(0)
  await goToStartOf(ada, 0)
  await during(ben, sentence, () => ada.tab.keyboard.type(signs, slowly))
  expect(await converged(pair)).toEqual([`sample${sentence}`])
  for (const { screen } of [ada, ben]) await eventually(() => screen.text.getByRole(role).count()).toBeGreaterThan(0)
  await ben.screen.type('!')
  expect(await converged(pair)).toEqual([`sample${sentence}!`])
})

test('[P 7] throwing a block away while the other writes in it, and taking that back, brings all of it', async () => {
  const pair = await together(journey, 'keep', 'loose thread')
  const { ada, ben } = pair
  await ada.screen.goToEndOf(1)
  await ben.screen.goToEndOf(1)
  await ada.screen.press('Escape')
  await during(ben, sentence, () => ada.screen.press('Delete'))
  await eventually(async () => (await ada.screen.paragraphs())[1] ?? '').toBe('')
  // What he wrote once it was gone waits with him, and goes into the block when that is back; he writes on in it.
  await ben.tab.getByRole('dialog', { name: 'Someone else deleted this block' }).waitFor()
  await ada.screen.isSaved()
  await ben.screen.isSaved()
  await ada.screen.press('ControlOrMeta+z')
  await eventually(async () => (await converged(pair)).join('|')).toBe(`keep|loose thread${sentence}`)
  await ben.screen.type('!')
  await eventually(async () => (await converged(pair)).join('|')).toBe(`keep|loose thread${sentence}!`)
})

test('[P 7] undo takes back one’s own words out of a sentence that both write, and no others', async () => {
  const pair = await together(journey, 'seam')
  const { ada, ben } = pair
  await ada.screen.goToEndOf(0)
  await goToStartOf(ben, 0)
  await Promise.all([ada.tab.keyboard.type(' allowance', slowly), ben.tab.keyboard.type('a wide ', slowly)])
  expect(await converged(pair)).toEqual(['a wide seam allowance'])
  await during(ben, 'very ', async () => {
    while ((await ada.screen.paragraphs())[0]?.includes('allowance')) await ada.screen.press('ControlOrMeta+z')
  })
  const [line = ''] = await converged(pair)
  expect(line.trimEnd()).toBe('a wide very seam')
})

test('[P 7] [C 4.7] apart for a while, both change the same paragraph and its order; back together nothing is lost', async () => {
  const pair = await together(journey, 'linen and wool', 'buttons', 'thread')
  const { ada, ben } = pair
  await ada.screen.goToEndOf(0)
  await ada.context.setOffline(true)
  await ada.screen.connection.filter({ hasText: 'Offline' }).waitFor()

  // She parts the first, writes in both halves and moves the second below the buttons.
  await ada.screen.press('Home', ...Array<string>(6).fill('ArrowRight'), 'Enter')
  await ada.screen.type('ADA ')
  await ada.screen.press('ControlOrMeta+Shift+ArrowDown')
  // He writes at its end, joins the buttons to it and puts the thread first.
  await ben.screen.goToEndOf(0)
  await ben.screen.type(' BEN')
  await goToStartOf(ben, 1)
  await ben.screen.press('Backspace')
  await ben.screen.type('/')
  await ben.screen.press('Escape')
  await ben.screen.paragraph(1).click()
  await ben.screen.press('ControlOrMeta+Shift+ArrowUp')
  await ben.screen.isSaved()

  await ada.context.setOffline(false)
  const text = (await converged(pair)).join('|')
  for (const part of ['linen ', 'ADA ', 'and wool', ' BEN', '/', 'buttons', 'thread'])
    expect(text.split(part), `${part} in ${text}`).toHaveLength(2)
})

test('[P 7] one writes in an empty block that the other turns into a divider', async () => {
  const pair = await together(journey, 'above', '')
  const { ada, ben } = pair
  await ada.screen.paragraph(1).click()
  await ben.screen.paragraph(1).click()
  await ada.context.setOffline(true)
  await ada.screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await ada.tab.keyboard.type('---', slowly)
  await ada.screen.text.getByRole('separator').waitFor()
  await ben.screen.type('not to be lost')
  await ben.screen.isSaved()
  await ada.context.setOffline(false)
  expect(await converged(pair)).toContain('not to be lost')
  await bothRead([ada, ben], await ada.screen.paragraphs())
})
