// What every file of journeys stands on: one server and one browser for all files, people who leave when their test is over (or
// with the file, where many short journeys are made by the same people), and a picture of every tab of a test that failed.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './browser.fixture'
import { PATIENCE_MS } from './patience.fixture'
import { Person, type PersonOptions, type Workspace } from './people.fixture'
import type { Visit } from './profile.fixture'
import { TestServer } from './server.fixture'

const results = fileURLToPath(new URL('../../../test-results', import.meta.url))

export interface Journey {
  readonly server: TestServer
  /** Somebody with a browser and nothing else. */
  stranger(name: string, options?: PersonOptions): Promise<Person>
  /** Somebody with an account and a workspace. */
  owner(name: string, options?: PersonOptions): Promise<{ person: Person; workspace: Workspace }>
  /** Two people of one workspace. */
  pair(): Promise<{ ada: Person; ben: Person; workspace: Workspace }>
}

/** Settings that are not the usual ones need a server of their own, and so does who kills it. */
export function useJourney(
  settings: Readonly<Record<string, string>> = {},
  {
    leave = 'after each',
    server: whose = Object.keys(settings).length > 0 ? 'own' : 'shared',
    visit = 'later',
  }: {
    readonly leave?: 'after each' | 'at the end'
    readonly server?: 'own' | 'shared'
    readonly visit?: Visit
  } = {},
): Journey {
  let server: TestServer
  let browser: Browser
  let present: Person[] = []

  beforeAll(async () => {
    server = whose === 'own' ? await TestServer.start(settings) : TestServer.startedElsewhere(inject('sharedServer'))
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await Promise.all(present.map(person => person.leave()))
    if (whose === 'own') await server?.discard()
  })
  afterEach(async ({ task }) => {
    const here = present
    if (task.result?.state === 'fail') await picture(here, task.name)
    if (leave === 'after each') {
      present = []
      await Promise.all(here.map(person => person.leave()))
    }
    expect(here.flatMap(person => person.takeFaults())).toEqual([])
  })

  const stranger: Journey['stranger'] = async (name, options) => {
    const person = await Person.arrive(browser, server, name, { visit, ...options })
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
      const joins = async (): Promise<Person> => (await stranger('Ben Okafor')).signUp()
      const [{ person: ada, workspace }, ben] = await Promise.all([owner('Ada Lind'), joins()])
      await ada.invite(workspace, ben)
      return { ada, ben, workspace }
    },
  }
}

/** Asks until the answer is the expected one; says the last answer when it never was. */
export const eventually = <T>(ask: () => Promise<T> | T, message?: string) =>
  expect.poll(ask, { timeout: PATIENCE_MS, interval: 25, ...(message && { message }) })

async function picture(people: readonly Person[], title: string): Promise<void> {
  mkdirSync(results, { recursive: true })
  const name = title.replaceAll(/\W+/g, '-').slice(0, 60)
  for (const person of people)
    for (const [i, tab] of person.context.pages().entries()) {
      const path = join(results, `${name}-${person.name.split(' ')[0]}-${i + 1}.png`)
      await tab.screenshot({ path, timeout: 5_000 }).catch(() => {})
    }
}
