// Takes the pictures of docs/images from the built app, with a small company's wiki on it, and one of each kind of view from the demo:
// `npx tsx apps/e2e/src/docs-images.ts`, or only those whose names begin with a word: `… docs-images.ts view-`.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.fixture'
import { docsPage } from './docs-page'
import { takeViewPictures, writeDemo } from './docs-view-pictures'
import type { Screen } from './page.fixture'
import { Person } from './people.fixture'
import { TestServer } from './server.fixture'

const folder = fileURLToPath(new URL('../../../docs/images', import.meta.url))
const shrink = fileURLToPath(new URL('../../../tools/shrink-pictures.mjs', import.meta.url))
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

async function stylePage(screen: Screen): Promise<void> {
  const { tab } = screen
  await screen.button('Change page icon').click()
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
  await stylePage(screen)
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

type Take = (screen: Screen, name: string) => Promise<unknown>

const take: Take = async (screen, name) => {
  const path = join(folder, `${name}.png`)
  await screen.tab.screenshot({ path, caret: 'hide' })
  spawnSync(process.execPath, [shrink, path], { stdio: 'inherit' })
}

async function main(only = ''): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchBrowser()
  try {
    if (!only.startsWith('view')) await onServer(server => takePagePictures(browser, server))
    if (!only.startsWith('page'))
      await onServer(async server => takeViewPictures(browser, await writeDemo(server.url), take))
  } finally {
    await browser.close()
  }
}

/** An empty one each: the company of the wiki and that of the demo have the same name, and a second one would be numbered. */
async function onServer(work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await TestServer.start()
  try {
    await work(server)
  } finally {
    await server.discard()
  }
}

async function takePagePictures(browser: Browser, server: TestServer): Promise<void> {
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
  await screen.press('ControlOrMeta+p')
  await tab.getByRole('combobox', { name: 'Search' }).fill('weav')
  await tab
    .getByRole('option', { name: /Weavers/ })
    .first()
    .waitFor()
  await take(screen, 'quick-find')
  await tab.emulateMedia({ colorScheme: 'dark' })
  await take(screen, 'quick-find-dark')
  await tab.emulateMedia({ colorScheme: 'light' })
  await screen.press('Escape')
  await screen
    .row('Suppliers and prices')
    .getByRole('link')
    .click({ modifiers: ['Alt'] })
  await tab.getByRole('complementary', { name: 'Peek: Suppliers and prices' }).waitFor()
  await take(screen, 'peek')
  await screen.button('Close peek').click()
  await tab.emulateMedia({ colorScheme: 'dark' })
  await screen.press('ControlOrMeta+,')
  await tab.getByRole('tab', { name: 'Preferences' }).click()
  await tab.getByRole('combobox', { name: 'Language' }).waitFor()
  await take(screen, 'settings-dark')
  await tab.emulateMedia({ colorScheme: 'light' })
  await tab.getByRole('tab', { name: 'People' }).click()
  await tab.getByRole('dialog').getByText(marta.name).waitFor()
  await take(screen, 'settings-light')
  await screen.press('Escape')
  await screen.press('ControlOrMeta+Alt+h')
  await tab.getByRole('heading', { name: 'Recently visited' }).waitFor()
  await take(screen, 'home')
  await ines.open(workspace.firstPath)
  await tab.setViewportSize({ width: 360, height: 740 })
  await together()
  await take(screen, 'phone')
  await tab.emulateMedia({ colorScheme: 'dark' })
  await together()
  await take(screen, 'phone-dark')
  await tab.emulateMedia({ colorScheme: 'light' })
  await tab.getByRole('button', { name: 'Search', exact: true }).last().click()
  await tab.getByRole('combobox', { name: 'Search' }).fill('weav')
  await tab
    .getByRole('option', { name: /Weavers/ })
    .first()
    .waitFor()
  await take(screen, 'quick-find-phone')
  await screen.press('Escape')
  await visitor.tab.goto('/login')
  await visitor.screen.heading('Welcome back').waitFor()
  await visitor.screen.field('Email').fill('ines@northwind.example')
  await take(visitor.screen, 'sign-in')
}

await main(process.argv[2])
