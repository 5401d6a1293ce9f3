// What every file of journeys stands on: one server and one browser for the file, people who leave when their test is over (or
// with the file, where many short journeys are made by the same people), and a picture of every tab of a test that failed.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser } from './browser.fixture'
import { Person, type Workspace } from './people.fixture'
import { TestServer } from './server.fixture'

const results = fileURLToPath(new URL('../../../test-results', import.meta.url))

export interface Journey {
  readonly server: TestServer
  /** Somebody with a browser and nothing else. */
  stranger(name: string, options?: BrowserContextOptions): Promise<Person>
  /** Somebody with an account and a workspace. */
  owner(name: string, options?: BrowserContextOptions): Promise<{ person: Person; workspace: Workspace }>
  /** Two people of one workspace. */
  pair(): Promise<{ ada: Person; ben: Person; workspace: Workspace }>
}

export function useJourney(
  settings: Readonly<Record<string, string>> = {},
  { leave = 'after each' }: { readonly leave?: 'after each' | 'at the end' } = {},
): Journey {
  let server: TestServer
  let browser: Browser
  let present: Person[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([TestServer.start(settings), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.discard()
  })
  afterEach(async ({ task }) => {
    const here = present
    if (task.result?.state === 'fail') await picture(here, task.name)
    if (leave === 'after each') {
      present = []
      await Promise.all(here.map(person => person.context.close()))
    }
    expect(here.flatMap(person => person.takeFaults())).toEqual([])
  })

  const stranger: Journey['stranger'] = async (name, options) => {
    const person = await Person.arrive(browser, server, name, options)
    present.push(person)
    return person
  }
  const owner: Journey['owner'] = async (name, options) => {
    const person = await (await stranger(name, options)).signUp()
    return { person, workspace: await person.createWorkspace('Northwind Atelier', '🧵') }
  }
  return {
    get server() {
      return server
    },
    stranger,
    owner,
    pair: async () => {
      const { person: ada, workspace } = await owner('Ada Lind')
      const ben = await (await stranger('Ben Okafor')).signUp()
      await ada.invite(workspace, ben)
      return { ada, ben, workspace }
    },
  }
}

/** Asks until the answer is the expected one; says the last answer when it never was. */
export const eventually = <T>(ask: () => Promise<T> | T, message?: string) =>
  expect.poll(ask, { timeout: 15_000, interval: 50, ...(message && { message }) })

async function picture(people: readonly Person[], title: string): Promise<void> {
  mkdirSync(results, { recursive: true })
  const name = title.replaceAll(/\W+/g, '-').slice(0, 60)
  for (const person of people)
    for (const [i, tab] of person.context.pages().entries()) {
      const path = join(results, `${name}-${person.name.split(' ')[0]}-${i + 1}.png`)
      await tab.screenshot({ path, timeout: 5_000 }).catch(() => {})
    }
}
