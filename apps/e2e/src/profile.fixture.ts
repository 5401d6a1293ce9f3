// Browser profiles, used by one person after the other. Whoever leaves takes along cookies and all that the app keeps, and leaves
// behind what the browser fetched of the app: the next one finds it there, as a person does on a second visit. Their connection is
// metered, so that the app does not fetch all of itself ahead at every load. Where the first visit is the subject nothing of this is.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { PATIENCE_MS } from './patience.fixture'

const VIEWPORT = { width: 1280, height: 800 }
const usual: BrowserContextOptions = {
  viewport: VIEWPORT,
  // Its words are fetched, as those of every language but one.
  locale: 'en-GB',
  permissions: ['clipboard-read', 'clipboard-write'],
  // They asked for little motion: what unfolds is there at once, and no frames are drawn on the way.
  reducedMotion: 'reduce',
}

export type Visit = 'first' | 'later'

/** Those that nobody uses, by what they were made with. */
const free = new WeakMap<Browser, Map<string, Profile[]>>()

export class Profile {
  private constructor(
    private readonly browser: Browser,
    private readonly make: string,
    private readonly visit: Visit,
    readonly context: BrowserContext,
  ) {}

  /** One without anything of anybody in it, and its first tab. `watch` sees every tab. */
  static async take(
    browser: Browser,
    origin: string,
    { visit = 'later', ...options }: BrowserContextOptions & { readonly visit?: Visit },
    watch: (tab: Page) => void,
  ): Promise<{ readonly profile: Profile; readonly tab: Page }> {
    const make = JSON.stringify([origin, options])
    const used = visit === 'later' ? free.get(browser)?.get(make)?.pop() : undefined
    const context = used?.context ?? (await browser.newContext({ baseURL: origin, ...usual, ...options }))
    const profile = used ?? new Profile(browser, make, visit, context)
    if (!used && visit === 'later') await context.addInitScript(meterConnection)
    context.setDefaultTimeout(PATIENCE_MS)
    context.on('page', watch)
    const tab = await context.newPage()
    if (used) await sweep(context, tab, origin)
    return { profile, tab }
  }

  /** A window of the usual size and colours again. */
  async asAtFirst(tab: Page): Promise<void> {
    const { width, height } = tab.viewportSize() ?? VIEWPORT
    if (width !== VIEWPORT.width || height !== VIEWPORT.height) await tab.setViewportSize(VIEWPORT)
    await tab.emulateMedia({ colorScheme: null, reducedMotion: usual.reducedMotion ?? null, media: null })
  }

  async leave(): Promise<void> {
    const { browser, context, make, visit } = this
    const tabs = context.pages()
    // A journey may have closed all of it.
    if (visit === 'first' || tabs.length === 0) return context.close()
    context.removeAllListeners('page')
    await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)])
    await Promise.all(tabs.map(tab => tab.close()))
    const ofBrowser = free.get(browser) ?? new Map<string, Profile[]>()
    free.set(browser, ofBrowser.set(make, [...(ofBrowser.get(make) ?? []), this]))
  }
}

function meterConnection(): void {
  const { connection } = navigator as Navigator & { readonly connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

async function sweep(context: BrowserContext, tab: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(tab)
  await Promise.all([
    context.clearCookies(),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ])
  await devtools.detach()
}
