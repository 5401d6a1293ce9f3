// Takes the pictures of docs/images from the built app, with a small company's wiki on it:
// `npx tsx apps/e2e/src/docs-images.ts`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from './browser.fixture'
import { docsPage } from './docs-page'
import type { Screen } from './page.fixture'
import { Person } from './people.fixture'
import { TestServer } from './server.fixture'

const folder = fileURLToPath(new URL('../../../docs/images', import.meta.url))
const title = 'Autumn collection — planning'
const teamPages = ['Suppliers and prices', 'Studio calendar', 'How we pack and send', 'Lookbook']

async function addPage(screen: Screen, add: string, name: string): Promise<void> {
  const before = screen.tab.url()
  await screen.sidebar.getByRole('button', { name: add, exact: true }).click()
  await screen.tab.waitForURL(url => url.href !== before)
  await screen.title.click()
  await screen.type(name)
  await screen.row(name).waitFor()
}

async function dress(screen: Screen): Promise<void> {
  const { tab } = screen
  await screen.button('Change the icon').click()
  await tab.getByRole('combobox', { name: 'Search emoji' }).fill('thread')
  await tab.getByRole('option', { name: 'thread' }).first().click()
  await screen.button('Add cover').click()
  await screen.button('Change cover').click()
  await screen.button('Dusk').click()
  await screen.press('Escape')
}

async function writeWiki(ines: Person, firstPath: string): Promise<void> {
  const { screen } = ines
  await ines.open(firstPath)
  await screen.title.click()
  await screen.press('ControlOrMeta+a')
  await screen.type(title)
  await screen.text.click()
  for (let i = 0; i < 3; i++) await screen.press('ControlOrMeta+a')
  await screen.press('Delete')
  await screen.paste({ 'text/html': docsPage })
  await dress(screen)
  for (const name of teamPages) await addPage(screen, 'New page in General', name)
  await screen.row('Suppliers and prices').hover()
  for (const name of ['Weavers', 'Buttons and thread']) {
    await screen.row('Suppliers and prices').hover()
    await addPage(screen, 'Add a page inside Suppliers and prices', name)
  }
  await addPage(screen, 'New private page', 'Notes to self')
  await screen.isSaved()
  await screen.row(title).getByRole('link').click()
  await screen.text.waitFor()
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const server = await TestServer.start()
  const browser = await launchBrowser()
  const take = (screen: Screen, name: string): Promise<unknown> =>
    screen.tab.screenshot({ path: join(folder, `${name}.png`), caret: 'hide' })
  try {
    const ines = await (await Person.arrive(browser, server, 'Ines Moreau')).signUp()
    const tomasz = await (await Person.arrive(browser, server, 'Tomasz Zielinski')).signUp()
    const marta = await (await Person.arrive(browser, server, 'Marta Lindqvist')).signUp()
    const visitor = await Person.arrive(browser, server, 'Nobody')
    const workspace = await ines.createWorkspace('Northwind Atelier')
    for (const guest of [tomasz, marta]) await ines.invite(workspace, guest)
    await writeWiki(ines, workspace.firstPath)
    const { screen, tab } = ines
    await tomasz.open(workspace.firstPath)

    await marta.open(workspace.firstPath)
    await screen.goToEndOf(3)
    await tab.mouse.move(900, 760)

    const together = async (): Promise<void> => {
      for (const { name } of [tomasz, marta]) await screen.people.getByRole('img', { name }).waitFor()
      await marta.screen.paragraph(3).click()
      await marta.screen.press('Home')
      await tomasz.screen.goToEndOf(1)
      // His name shows for a moment after his caret moved.
      await tomasz.screen.press('ArrowLeft', 'ArrowLeft')
      await screen.isSaved()
      await tomasz.screen.press('ArrowRight')
      await screen.text.getByText(tomasz.name).waitFor()
    }
    await together()
    await take(screen, 'page-light')
    await tab.emulateMedia({ colorScheme: 'dark' })
    await together()
    await take(screen, 'page-dark')
    await tab.emulateMedia({ colorScheme: 'light' })
    await tab.setViewportSize({ width: 360, height: 740 })
    await together()
    await take(screen, 'phone')
    await visitor.tab.goto('/login')
    await visitor.screen.heading('Welcome back').waitFor()
    await visitor.screen.field('E-mail').fill('ines@northwind.example')
    await take(visitor.screen, 'sign-in')
  } finally {
    await browser.close()
    await server.discard()
  }
}

await main()
