// Whatever closes or goes, the keyboard stays somewhere: never on the document itself.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney({}, { people: 'same' })

test('[C 4.17] the focus is never left on the document, whatever is closed or deleted', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const title = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
  await plantDatabase(
    person,
    workspace,
    title,
    [{ title: 'Chairs' }, { title: 'Lamps' }],
    [{ type: 'table' }, { type: 'list', name: 'Second' }],
  )
  await person.open(workspace.firstPath)
  const { screen, tab } = person
  const isSomewhere = async (after: string): Promise<void> => {
    const isAnywhere = (): Promise<boolean> =>
      tab.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
    // What is hidden with the focus in it keeps that until the next frame.
    await screen.isDrawn()
    await eventually(isAnywhere, `after: ${after}`).toBe(true)
    // Not for a moment only.
    await tab.waitForTimeout(150)
    expect(await isAnywhere(), `a while after: ${after}`).toBe(true)
  }
  const keys =
    (what: string, ...pressed: string[]) =>
    async (): Promise<string> => {
      await screen.press(...pressed)
      return what
    }
  const inText = async (): Promise<void> => {
    await screen.paragraph(0).click()
  }
  const actions: readonly (() => Promise<string>)[] = [
    async () => {
      await screen.openPageMenu()
      await screen.press('Escape')
      return 'the page menu'
    },
    async () => {
      await inText()
      await screen.press('ControlOrMeta+/')
      await tab.getByLabel('Search actions').waitFor()
      await screen.press('Escape')
      return 'the block menu'
    },
    async () => {
      await inText()
      await screen.press('ControlOrMeta+f')
      await screen.field('Find').waitFor()
      await screen.button('Close').click()
      return 'the find bar, by its button'
    },
    async () => {
      await screen.press('ControlOrMeta+p')
      await screen.dialog.waitFor()
      await screen.press('Escape')
      return 'quick find'
    },
    async () => {
      await inText()
      await screen.press('ControlOrMeta+Shift+p')
      await screen.dialog.waitFor()
      await screen.press('Escape')
      return 'move to'
    },
    async () => {
      await screen.press('ControlOrMeta+Alt+/')
      await screen.dialog.waitFor()
      await screen.dialog.getByRole('button', { name: 'Close' }).click()
      return 'the shortcuts'
    },
    async () => {
      await inText()
      await screen.press('Escape', 'Delete')
      return 'the selected block'
    },
    async () => {
      await screen.text.click({ position: { x: 20, y: 8 } })
      return 'a press on the page'
    },
    async () => {
      await tab.mouse.click(2, 700)
      return 'a press on nothing'
    },
    async () => {
      const chairs = tab.getByRole('gridcell', { name: /Chairs/ }).first()
      await chairs.hover()
      await chairs.getByRole('button', { name: /^Open/ }).first().click()
      await tab.getByRole('complementary', { name: /^Peek/ }).waitFor()
      await screen.button('Close peek').click()
      return 'the peek'
    },
    async () => {
      await tab
        .getByRole('gridcell', { name: /Chairs/ })
        .first()
        .click({ position: { x: 4, y: 4 } })
      await screen.press('Escape', 'Escape', 'Delete')
      return 'keys in a cell'
    },
    async () => {
      await tab.getByRole('tab', { name: /Second/ }).click()
      await screen.button('View options').click()
      await screen.menuItem('Delete view').click()
      await tab.getByRole('tab', { name: /Second/ }).waitFor({ state: 'hidden' })
      return 'a view that was removed'
    },
    async () => {
      await screen.sidebar.getByRole('button', { name: 'New private page', exact: true }).click()
      await eventually(() => screen.title.textContent()).toBe('')
      return 'a new page'
    },
    async () => {
      const page = tab.url()
      await screen.openPageMenu()
      await screen.menuItem('Move to trash').click()
      // It is over once another page is there: what is pressed before would be asked about the one that goes.
      await eventually(() => tab.url()).not.toBe(page)
      await screen.text.waitFor()
      return 'a page in the trash'
    },
    keys('the sidebar', 'ControlOrMeta+\\'),
    keys('the sidebar again', 'ControlOrMeta+\\'),
  ]
  await screen.text.click()
  for (const action of actions) await isSomewhere(await action())
})
