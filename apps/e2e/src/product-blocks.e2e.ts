// Blocks that are products of their own: a synced block in two places, a button with a template, a page shown as slides.
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({}, { people: 'same' })

/** The whole text anew, then a block by the slash menu in an empty paragraph. */
async function choose(screen: Screen, words: string): Promise<void> {
  await screen.type(`/${words}`)
  await screen.tab
    .getByRole('option', { name: new RegExp(`^${words}`, 'i') })
    .first()
    .waitFor()
  await screen.press('Enter')
}
const synced = (screen: Screen) => screen.tab.getByRole('textbox', { name: 'Synced block', exact: true })
const linesOf = async (screen: Screen): Promise<string> => (await synced(screen).innerText()).trim()

test('[P 3] a synced block edited in one place shows in the other, for everyone', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Our hours', 'Monday to Friday')
  await screen.goToEndOf(1)
  await screen.press('Escape')
  await screen.press('ControlOrMeta+/')
  await screen.menuItem('Copy and sync').click()
  await screen.tab.getByText('Copied').first().waitFor()

  // The same block on a page of its own, where it is written in place.
  await screen.sidebar.getByRole('button', { name: 'New page in General' }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type('Contact')
  await screen.press('Enter')
  await screen.press('ControlOrMeta+v')
  await eventually(() => linesOf(screen)).toBe('Monday to Friday')
  await synced(screen).getByText('Monday to Friday').click()
  await screen.press('End')
  await screen.type(', nine to five')
  await screen.isSaved()

  await ben.open(workspace.firstPath)
  await eventually(() => ben.screen.paragraphs()).toEqual(['Our hours', 'Monday to Friday, nine to five'])
  // And back: what he writes in the original shows where it is only shown.
  await ben.screen.goToEndOf(1)
  await ben.screen.type('!')
  await eventually(() => linesOf(screen)).toBe('Monday to Friday, nine to five!')

  // The page is reopened: the original lies on a page that was not loaded.
  await ada.tab.reload()
  await eventually(() => linesOf(screen)).toBe('Monday to Friday, nine to five!')

  // Where it is shown one may part with it: a copy stays, and the original goes its own way.
  await ben.screen.button('Synced block menu').focus()
  await ben.screen.press('Enter')
  await ben.screen.menuItem('Stop syncing').click()
  await ada.tab.getByText('This block is no longer synced').waitFor()
  await eventually(() => ben.screen.paragraphs()).toEqual(['Our hours', 'Monday to Friday, nine to five!'])
  await ben.screen.goToEndOf(1)
  await ben.screen.press('ControlOrMeta+z')
  await eventually(() => linesOf(screen)).toContain('Monday to Friday, nine to five')
  await screen.button('Synced block menu').focus()
  await screen.press('Enter')
  await screen.menuItem('Unsync').click()
  await eventually(() => screen.paragraphs()).toContain('Monday to Friday, nine to five!')
  await eventually(() => synced(screen).count()).toBe(0)
})

test('[P 3] a button inserts its template, as one step that can be taken back', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Today')
  await screen.press('Enter')
  await choose(screen, 'Button')
  // What it says is asked for at once.
  await screen.type('Add a task')
  await screen.press('Enter')
  const settings = tab.getByRole('group', { name: 'Button settings' })
  await screen.button('Add a task').waitFor()
  await screen.paragraph(1).click()
  await screen.type('Call the weaver')
  await settings.getByRole('button', { name: 'Done' }).click()
  await eventually(() => settings.count()).toBe(0)

  // What lies in the button itself is hidden now.
  const times = async (): Promise<number> =>
    (await screen.paragraphs()).filter(line => line === 'Call the weaver').length
  expect(await times()).toBe(0)
  await screen.button('Add a task').focus()
  await screen.press('Enter')
  await eventually(times).toBe(1)
  await screen.press('Space')
  await eventually(times).toBe(2)
  await screen.text.click({ position: { x: 5, y: 5 } })
  await screen.press('ControlOrMeta+z')
  await eventually(times).toBe(1)
  await screen.isSaved()
  await tab.reload()
  await screen.button('Add a task').waitFor()
  await eventually(times).toBe(1)
})

test('[P 3] a page is presented by the keyboard, slide by slide', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('First thought')
  await screen.press('Enter')
  await screen.type('---')
  await screen.type('Second thought')
  await screen.press('Enter')
  await screen.type('---')
  await screen.type('Third thought')
  await screen.isSaved()
  await screen.openPageMenu()
  await screen.menuItem('Present').click()
  const show = tab.getByRole('dialog', { name: 'Presentation' })
  const seen = async (): Promise<string[]> => {
    const all = await show.getByRole('paragraph').filter({ visible: true }).allTextContents()
    return all.filter(line => line !== '')
  }
  await show.getByText('1 / 3').waitFor()
  await eventually(seen).toEqual(['First thought'])
  await screen.press('ArrowRight')
  await eventually(seen).toEqual(['Second thought'])
  await screen.press(' ')
  await eventually(seen).toEqual(['Third thought'])
  await screen.press('ArrowRight')
  await show.getByText('3 / 3').waitFor()
  await screen.press('Home')
  await eventually(seen).toEqual(['First thought'])
  await screen.press('End')
  await eventually(seen).toEqual(['Third thought'])
  await screen.press('Escape')
  await eventually(() => show.count()).toBe(0)
})

test('[P 3] of slides, one is on the screen, and keys and presses change it', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Words of the page')
  const slide = (name: string) => ({
    type: 'slide',
    children: [
      { type: 'header', words: name },
      { type: 'to_do', words: `${name} to do` },
      { type: 'callout', words: `${name} aside` },
    ],
  })
  await plantBlocks(ada, workspace, [
    slide('Wool'),
    { type: 'callout', words: 'Between' },
    slide('Linen'),
    slide('Silk'),
  ])
  await screen.openPageMenu()
  await screen.menuItem('Present').click()
  const show = tab.getByRole('dialog', { name: 'Presentation' })
  /** What a person sees: texts that have a place on the screen, whole. */
  const seen = (): Promise<string[]> =>
    show.locator('.sheaf-body').evaluateAll(all =>
      all
        .filter(one => {
          const { top, left, bottom, right, height } = one.getBoundingClientRect()
          return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        })
        .map(one => one.textContent ?? ''),
    )
  const isAt = async (number: number, name: string): Promise<void> => {
    await show.getByText(`${number} / 3`).waitFor()
    await eventually(seen).toEqual([name, `${name} to do`, `${name} aside`])
  }
  await isAt(1, 'Wool')
  await screen.press('ArrowRight')
  await isAt(2, 'Linen')
  await screen.press('Space')
  await isAt(3, 'Silk')
  await screen.press('ArrowDown')
  await isAt(3, 'Silk')
  await screen.press('ArrowLeft')
  await isAt(2, 'Linen')
  await screen.press('Home')
  await isAt(1, 'Wool')
  await screen.press('End')
  await isAt(3, 'Silk')
  const { width, height } = tab.viewportSize() ?? { width: 0, height: 0 }
  await tab.mouse.click(20, height / 2)
  await isAt(2, 'Linen')
  await tab.mouse.click(width / 2, height - 100)
  await isAt(3, 'Silk')
  await screen.press('PageUp')
  await isAt(2, 'Linen')
  await screen.press('Escape')
  await eventually(() => show.count()).toBe(0)
})
