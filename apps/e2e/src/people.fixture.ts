// A person: an account, and a browser profile of their own to use it with. Accounts are made by calls where making them is not
// what a journey shows.
import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { Screen } from './page.fixture'
import { isAside, Profile, type Visit } from './profile.fixture'
import type { TestServer } from './server.fixture'

export const PASSWORD = 'wheat in the wind'

/** The parts of an answer's records that journeys look at. */
interface MadeSpace {
  readonly spaceId: string
  readonly recordMap: { readonly block?: Readonly<Record<string, { readonly value?: { readonly type?: string } }>> }
}

/** One that is kept from an earlier test may be closed by the server for idleness in the moment it is used again. */
const itsOwnConnection = { connection: 'close' }

export type PersonOptions = BrowserContextOptions & { readonly visit?: Visit }

export class Person {
  readonly email: string
  userId = ''
  /** The app is open in front of them from before this test. */
  private hasStayed = false

  private constructor(
    readonly name: string,
    private readonly profile: Profile,
    private readonly server: TestServer,
    /** What they look at first; further tabs are opened by `openTab`. */
    public screen: Screen,
    private readonly faults: string[],
  ) {
    this.email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${randomUUID().slice(0, 13)}@example.com`
  }

  static async arrive(
    browser: Browser,
    server: TestServer,
    name: string,
    options: PersonOptions = {},
  ): Promise<Person> {
    const faults: string[] = []
    const { profile, tab } = await Profile.take(browser, server.url, options, opened => watchFaults(opened, faults))
    return new Person(name, profile, server, new Screen(tab), faults)
  }
  /** Closes their tabs and clears their data, before somebody else uses the browser. */
  leave(): Promise<void> {
    return this.profile.leave()
  }

  get context(): BrowserContext {
    return this.profile.context
  }
  get tab(): Page {
    return this.screen.tab
  }
  private get isInApp(): boolean {
    return this.tab.url().startsWith(this.server.url) && !isAside(this.tab)
  }
  /** What went wrong in their tabs without anybody catching it, since it was last asked for. */
  takeFaults(): readonly string[] {
    return this.faults.splice(0)
  }
  async openTab(path = '/'): Promise<Screen> {
    const tab = await this.context.newPage()
    await tab.goto(path)
    return new Screen(tab)
  }

  /** A call with the cookies of this browser. */
  async call<Answer>(name: string, body: unknown): Promise<Answer> {
    const answer = await this.context.request.post(`${this.server.url}/api/v3/${name}`, {
      data: body,
      headers: { ...itsOwnConnection, ...(this.userId && { 'x-sheaf-active-user-id': this.userId }) },
    })
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** What a file answers to the cookies of this browser. */
  async statusOf(address: string): Promise<number> {
    return (await this.context.request.get(address, { headers: itsOwnConnection })).status()
  }

  async signUp(): Promise<this> {
    const { name, email } = this
    this.userId = (await this.call<{ userId: string }>('signUp', { name, email, password: PASSWORD })).userId
    return this
  }
  async createWorkspace(name: string, icon?: string): Promise<Workspace> {
    const { spaceId, recordMap } = await this.call<MadeSpace>('createSpace', { name, ...(icon && { icon }) })
    const [firstPage = ''] = Object.entries(recordMap.block ?? {})
      .filter(([, { value }]) => value?.type === 'page')
      .map(([id]) => id)
    return { spaceId, name, firstPath: `/${firstPage.replaceAll('-', '')}` }
  }
  async invite(workspace: Workspace, guest: Person): Promise<void> {
    const { url } = await this.call<{ url: string }>('createInvite', { spaceId: workspace.spaceId, email: guest.email })
    await guest.call('acceptInvite', { code: url.split('/').at(-1) })
  }

  /** Opens a page and waits until it can be written on. Who has stayed from an earlier test goes there within the app. */
  async open(path: string): Promise<Screen> {
    const goesOn = this.hasStayed
    this.hasStayed = false
    if (goesOn) await this.goTo(path)
    else await this.tab.goto(path)
    await this.screen.text.waitFor()
    await this.screen.isSaved()
    return this.screen
  }
  /** Goes on to a page within the app, as a link does; opens the app where it is not open yet. */
  async goTo(path: string): Promise<Screen> {
    if (!this.isInApp) return this.open(path)
    if (new URL(this.tab.url()).pathname === path) return this.screen
    const before = await this.screen.text.elementHandles()
    await this.screen.follow(path)
    for (const text of before) await this.tab.waitForFunction(one => !one.isConnected, text)
    await this.screen.text.waitFor()
    return this.screen
  }
  /** Closes what a test has left open, for the next one. False when there is nothing left to go on with. */
  async tidy(): Promise<boolean> {
    const [tab, ...others] = this.context.pages()
    if (!tab) return false
    await Promise.all(others.map(other => other.close()))
    this.screen = new Screen(tab)
    await Promise.all([this.context.unrouteAll({ behavior: 'ignoreErrors' }), this.context.setOffline(false)])
    tab.removeAllListeners('request')
    await this.profile.asAtFirst(tab)
    await this.screen.closeToasts()
    await this.screen.press('Escape', 'Escape')
    await tab.mouse.move(0, 0)
    this.hasStayed = this.isInApp
    return true
  }
}

export interface Workspace {
  readonly spaceId: string
  readonly name: string
  readonly firstPath: string
}

function watchFaults(tab: Page, faults: string[]): void {
  tab.on('pageerror', error => faults.push(`${error.message}\n${error.stack ?? ''}`))
  tab.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy|Minified React|Maximum update/.test(message.text()))
      faults.push(message.text())
  })
}
