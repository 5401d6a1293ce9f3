// A page beside another one, or over it: written in, kept in the address, left by Escape, and by back and forward.
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney({}, { people: 'same' })

test('[C 2.6] [P 2.3] a page opens beside another, is written in, and both are in the address', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const [inner = ''] = await plantBlocks(ada, workspace, [{ type: 'page', words: 'Fabric' }])
  const screen = await ada.open(workspace.firstPath)
  await screen.text.getByRole('link', { name: /Fabric/ }).click({ modifiers: ['Alt'] })
  const peek = screen.tab.getByRole('complementary', { name: 'Peek: Fabric' })
  await peek.waitFor()
  expect(screen.tab.url()).toContain(`?p=${inner.replaceAll('-', '')}&pm=s`)

  // It has its own trail, sharing and menu, which act on it.
  await peek.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Fabric' }).waitFor()
  await peek.getByRole('button', { name: 'Share' }).waitFor()
  await peek.getByRole('button', { name: 'Page menu' }).click()
  await screen.menuItem('Export').click()
  await screen.tab.getByRole('dialog', { name: 'Export “Fabric”' }).waitFor()
  await screen.press('Escape')
  const text = peek.getByRole('textbox', { name: 'Page content' })
  await text.click()
  await screen.type('Boiled wool')
  await eventually(() => text.textContent()).toContain('Boiled wool')
  expect(await faultsOf(screen.tab)).toEqual([])

  // The other reads it on the page itself.
  const his = await ben.open(`/${inner.replaceAll('-', '')}`)
  await eventually(() => his.paragraphs()).toEqual(['Boiled wool'])

  // Undo concerns the page that is written in.
  await screen.press('ControlOrMeta+z')
  await eventually(async () => (await his.paragraphs()).join()).not.toContain('wool')
  await screen.press('ControlOrMeta+Shift+z')
  await eventually(() => his.paragraphs()).toEqual(['Boiled wool'])

  await peek.getByRole('button', { name: 'Open in centre peek' }).click()
  const middle = screen.tab.getByRole('dialog', { name: 'Peek: Fabric' })
  await middle.waitFor()
  expect(screen.tab.url()).toContain('pm=c')
  expect(await faultsOf(screen.tab)).toEqual([])

  // Back and forward go through them, and a reload keeps what the address says.
  await screen.tab.goBack()
  await peek.waitFor()
  await screen.tab.goBack()
  await peek.waitFor({ state: 'detached' })
  await screen.press('ControlOrMeta+]')
  await peek.waitFor()
  await screen.tab.reload()
  await eventually(() => peek.getByRole('textbox', { name: 'Page content' }).textContent()).toContain('Boiled wool')
  await peek.getByRole('button', { name: 'Close peek' }).focus()
  await screen.press('Escape')
  await peek.waitFor({ state: 'detached' })
  expect(screen.tab.url()).not.toContain('?')
})

test('[P 2.1] an address that is not built yet says what it is, and a new page is made by its address', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  await screen.tab.goto('/marketplace')
  await screen.heading('Marketplace').waitFor()
  await screen.tab.goto('/ekm-error')
  await screen.heading('Workspace key unavailable').waitFor()
  await screen.tab.goto('/new')
  await eventually(() => screen.title.textContent()).toBe('')
  await eventually(() => new URL(screen.tab.url()).pathname).toMatch(/^\/[0-9a-f]{32}$/)
})
