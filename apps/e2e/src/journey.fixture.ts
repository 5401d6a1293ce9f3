// What every file of journeys stands on: one server and one browser for all files, people who leave when their test is over (or
// with the file), and a picture of every tab of a test that failed. Opening the app is the dearest part of a short journey: where only
// what is on a page matters, the same people go on to another page, from file to file.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { plantPage } from './blocks.fixture'
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

interface Kept {
  readonly people: readonly Person[]
  readonly workspace: Workspace
}
/** Those who stay from test to test and from file to file, by how they were asked for. They go with the process. */
const staying = new Map<string, Kept>()

/** Settings that are not the usual ones need a server of their own, and so does who kills it. */
export function useJourney(
  settings: Readonly<Record<string, string>> = {},
  {
    leave = 'after each',
    people = 'new',
    server: whose = Object.keys(settings).length > 0 ? 'own' : 'shared',
    visit = 'later',
  }: {
    readonly leave?: 'after each' | 'at the end'
    /** `same`: an owner or a pair that is asked for again is the same one as before, also in another file, with a page that is new. */
    readonly people?: 'new' | 'same'
    readonly server?: 'own' | 'shared'
    readonly visit?: Visit
  } = {},
): Journey {
  let server: TestServer
  let browser: Browser
  let present: Person[] = []
  const kept = whose === 'own' ? new Map<string, Kept>() : staying
  const stays = (person: Person): boolean => [...kept.values()].some(({ people: all }) => all.includes(person))

  beforeAll(async () => {
    server = whose === 'own' ? await TestServer.start(settings) : TestServer.startedElsewhere(inject('sharedServer'))
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await Promise.all(present.map(person => person.leave()))
    if (whose !== 'own') return
    await Promise.all([...kept.values()].flatMap(({ people: all }) => all.map(person => person.leave())))
    await server?.discard()
  })
  afterEach(async ({ task }) => {
    const here = present
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await picture(here, task.name)
    for (const [key, { people: all }] of kept) {
      if (!all.some(person => here.includes(person))) continue
      // After a failure the person's state is unknown, so it is not reused.
      if (hasFailed || (await Promise.all(all.map(person => person.tidy()))).includes(false)) kept.delete(key)
    }
    const leaving = here.filter(person => !stays(person))
    present = leave === 'after each' ? [] : leaving
    if (leave === 'after each') await Promise.all(leaving.map(person => person.leave()))
    expect(here.flatMap(person => person.takeFaults())).toEqual([])
  })

  const stranger: Journey['stranger'] = async (name, options) => {
    const person = await Person.arrive(browser, server, name, { visit, ...options })
    present.push(person)
    return person
  }
  const newOwner: Journey['owner'] = async (name, options) => {
    const person = await (await stranger(name, options)).signUp()
    return { person, workspace: await person.createWorkspace('Northwind Atelier', '🧵') }
  }
  const newPair: Journey['pair'] = async () => {
    const joins = async (): Promise<Person> => (await stranger('Ben Okafor')).signUp()
    const [{ person: ada, workspace }, ben] = await Promise.all([newOwner('Ada Lind'), joins()])
    await ada.invite(workspace, ben)
    return { ada, ben, workspace }
  }
  /** Those who stay, and a page that nobody has seen. */
  const onNewPage = async (key: string, come: () => Promise<Kept>) => {
    const { people: all, workspace } = kept.get(key) ?? (await come())
    kept.set(key, { people: all, workspace })
    present = [...new Set([...present, ...all])]
    const [first] = all
    if (!first) throw new Error('nobody came')
    return { all, workspace: { ...workspace, firstPath: await plantPage(first, workspace) } }
  }
  return {
    get server() {
      return server
    },
    stranger,
    owner: async (name, options) => {
      if (people === 'new' || options) return newOwner(name, options)
      const { all, workspace } = await onNewPage(`owner ${name}`, async () => {
        const made = await newOwner(name)
        return { people: [made.person], workspace: made.workspace }
      })
      return { person: all[0] as Person, workspace }
    },
    pair: async () => {
      if (people === 'new') return newPair()
      const { all, workspace } = await onNewPage('pair', async () => {
        const made = await newPair()
        return { people: [made.ada, made.ben], workspace: made.workspace }
      })
      return { ada: all[0] as Person, ben: all[1] as Person, workspace }
    },
  }
}

export const hasFocus = (place: Locator): Promise<boolean> => place.evaluate(one => one === document.activeElement)

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
