// One picture of each kind of view for the docs, taken of the demo as somebody of that company sees it.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { Screen } from './page.fixture'

/** Nobody waits for these: a busy machine may take its time. */
const WITHIN_MS = 120_000
/** Nothing has changed on the page for a while. As text: the compiler's marks are unknown to a page. */
const STILL = `new Promise(resolve => {
  let timer = setTimeout(resolve, 2500)
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, 2500)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
})`
const program = fileURLToPath(new URL('../../server/src/demo/main.ts', import.meta.url))

interface ViewPicture {
  readonly file: string
  /** As the sidebar and the tabs of the database name them. */
  readonly database: string
  readonly view: string
  /** A tab inside of the view. */
  readonly tab?: string
  /** Words that stand there when it is drawn. */
  readonly shows: RegExp
}
const viewPictures: readonly ViewPicture[] = [
  { file: 'view-table', database: 'Inventory', view: 'Shelves', shows: /Alder/ },
  { file: 'view-board', database: 'Deals', view: 'Pipeline', shows: /Sample/ },
  { file: 'view-list', database: 'Meeting notes', view: 'By kind', shows: /Weekly/ },
  { file: 'view-gallery', database: 'Projects', view: 'All projects', shows: /Tokyo/ },
  {
    file: 'view-calendar',
    database: 'Content calendar',
    view: 'Calendar',
    shows: /colour of the month|Why our|Behind the loom/,
  },
  { file: 'view-timeline', database: 'Projects', view: 'Year plan', shows: /Tidal/ },
  { file: 'view-chart', database: 'Tasks', view: 'Load by person', shows: /Tomasz/ },
  { file: 'view-map', database: 'Companies', view: 'Where they are', shows: /Hotel/ },
  { file: 'view-dashboard', database: 'Studio at a glance', view: 'Studio at a glance', shows: /Late tasks/ },
  {
    file: 'view-form',
    database: 'Sample requests',
    view: 'Request form',
    tab: 'Fill in',
    shows: /What is it for/,
  },
  { file: 'view-feed', database: 'Meeting notes', view: 'Latest', shows: /Weekly|Review|Looking back/ },
]

interface WrittenDemo {
  readonly address: string
  readonly email: string
  readonly password: string
}

export async function takeViewPictures(
  browser: Browser,
  { address, email, password }: WrittenDemo,
  take: (screen: Screen, name: string) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: new URL(address).origin })
  const tab = await context.newPage()
  const screen = new Screen(tab)
  try {
    await tab.goto('/login')
    await screen.field('Email').fill(email)
    await screen.field('Password').fill(password)
    await tab.keyboard.press('Enter')
    await tab.waitForURL(url => !url.pathname.startsWith('/login'))
    tab.setDefaultTimeout(WITHIN_MS)
    await tab.goto(address)
    for (const { file, database, view, tab: inside, shows } of viewPictures) {
      await screen.row(database).getByRole('link').first().click()
      await tab.getByRole('tab', { name: view, exact: true }).click()
      if (inside) await tab.getByRole('tab', { name: inside, exact: true }).click()
      await tab.getByText(shows).filter({ visible: true }).first().waitFor()
      await tab.mouse.move(1279, 799)
      await tab.evaluate(STILL)
      await take(screen, file)
    }
  } finally {
    await context.close()
  }
}

/** By its own program, which says where it is and how to get in. */
export function writeDemo(url: string): Promise<WrittenDemo> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
    })
    child.once('error', reject)
    child.once('exit', () => {
      const field = (name: string): string => new RegExp(`^ +${name} +(.*)$`, 'm').exec(said)?.[1] ?? ''
      if (field('Open')) resolve({ address: field('Open'), email: field('Email'), password: field('Password') })
      else reject(new Error(`The demo could not be written:\n${said}`))
    })
  })
}
