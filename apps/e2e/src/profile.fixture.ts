// Browser profiles, used by one person after the other. Whoever leaves takes along cookies and all that the app keeps, and leaves
// behind what the browser fetched of the app, and a tab that has run it: the next one finds both there, as a person does on a second
// visit. Their connection is metered, so that the app does not fetch all of itself ahead at every load. Where the first visit is the
// subject nothing of this is.
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

/** A tab that has not left its page by then is closed instead. */
const CLEAR_WITHIN_MS = 20_000
/** What journeys listen to. Playwright itself listens to the end of a tab. */
const heard = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup', 'websocket', 'worker'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
]

/** An address of the app without the app. At another origin, or at none, a tab would go on in another process. */
const ASIDE = '/robots.txt'
/** Free: its last user left, and the app does not run in it. */
export const isAside = (tab: Page): boolean => new URL(tab.url()).pathname === ASIDE

export type Visit = 'first' | 'later'

/** What these do to a tab stays in it. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const

/** Those that nobody uses, by what they were made with. */
const free = new WeakMap<Browser, Map<string, Profile[]>>()

export class Profile {
  /** The tab that was given out first, as long as somebody else could have it too. */
  private tab: Page | undefined

  private constructor(
    private readonly browser: Browser,
    private readonly make: string,
    private readonly visit: Visit,
    private readonly options: BrowserContextOptions,
    readonly context: BrowserContext,
  ) {}

  /** One without anything of anybody in it, and its first tab. `watch` sees every tab. */
  static async take(
    browser: Browser,
    origin: string,
    { visit = 'later', ...asked }: BrowserContextOptions & { readonly visit?: Visit },
    watch: (tab: Page) => void,
  ): Promise<{ readonly profile: Profile; readonly tab: Page }> {
    const options = { baseURL: origin, ...usual, ...asked }
    const make = JSON.stringify(options)
    const used = visit === 'later' ? free.get(browser)?.get(make)?.pop() : undefined
    const context = used?.context ?? (await browser.newContext(options))
    const profile = used ?? new Profile(browser, make, visit, options, context)
    if (!used) await context.addInitScript(endSocketsOffline)
    if (!used && visit === 'later') await context.addInitScript(meterConnection)
    context.setDefaultTimeout(PATIENCE_MS)
    const kept = used?.tab
    const tab = kept ?? (await context.newPage())
    if (used) await sweep(context, tab, origin)
    const spoil = (): void => {
      profile.tab = undefined
    }
    if (!used) whenCalled(context, ['newCDPSession'], spoil)
    if (!kept) whenCalled(tab, lasting, spoil)
    profile.tab = tab
    watch(tab)
    context.on('page', watch)
    return { profile, tab }
  }

  /** A window of the usual size and colours again. */
  async asAtFirst(tab: Page): Promise<void> {
    const { viewport, colorScheme = null, reducedMotion = null } = this.options
    const { width, height } = tab.viewportSize() ?? VIEWPORT
    if (viewport && (width !== viewport.width || height !== viewport.height)) await tab.setViewportSize(viewport)
    await tab.emulateMedia({ colorScheme, reducedMotion, media: null })
  }

  async leave(): Promise<void> {
    const { browser, context, make, visit } = this
    const tabs = context.pages()
    // A journey may have closed all of it.
    if (visit === 'first' || tabs.length === 0) return context.close()
    context.removeAllListeners('page')
    await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)])
    if (!(await this.clearTab())) this.tab = undefined
    await Promise.all(tabs.filter(tab => tab !== this.tab).map(tab => tab.close()))
    const ofBrowser = free.get(browser) ?? new Map<string, Profile[]>()
    free.set(browser, ofBrowser.set(make, [...(ofBrowser.get(make) ?? []), this]))
  }
  /** Ends the app in the tab, and all that was done to it. Its process stays, and has compiled the app. */
  private async clearTab(): Promise<boolean> {
    const { tab } = this
    if (!tab || tab.isClosed()) return false
    for (const event of heard) tab.removeAllListeners(event)
    try {
      await tab.unrouteAll({ behavior: 'ignoreErrors' })
      await tab.goto(ASIDE, { timeout: CLEAR_WITHIN_MS })
      for (const key of ['Alt', 'Control', 'Meta', 'Shift']) await tab.keyboard.up(key)
      await tab.mouse.up()
      await tab.mouse.move(0, 0)
      await this.asAtFirst(tab)
      return true
    } catch {
      return false
    }
  }
}

function meterConnection(): void {
  const { connection } = navigator as Navigator & { readonly connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

/**
 * A browser whose network goes away ends its sockets. One that only pretends leaves them, and what is sent then keeps its network process
 * busy without a pause for as long as they stay (Chromium 150).
 */
function endSocketsOffline(): void {
  const sockets = new Set<WebSocket>()
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
  window.addEventListener('offline', () => {
    for (const socket of sockets) socket.close()
  })
}

async function sweep(context: BrowserContext, tab: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(tab)
  await Promise.all([
    context.clearCookies(),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ])
  if (isAside(tab)) {
    await tab.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    await devtools.send('Page.resetNavigationHistory')
  }
  await devtools.detach()
}

/** Calls of these are reported, and answered as usual. */
function whenCalled<Of extends object>(of: Of, names: readonly (keyof Of)[], tell: () => void): void {
  for (const name of names) {
    const answer = (of[name] as (...given: unknown[]) => unknown).bind(of)
    Object.defineProperty(of, name, {
      value: (...given: unknown[]) => {
        tell()
        return answer(...given)
      },
    })
  }
}
