// Two people act at random on one page, at the same time. Every now and then both stop, and what is drawn here, what is stored, what is
// drawn there and what a fresh load draws must be the same.
import { drawnLines, storedLines } from './page-lines.fixture'
import { PATIENCE_MS } from './patience.fixture'
import type { Person, Workspace } from './people.fixture'
import { Random } from './random.fixture'
import { actAtRandom } from './random-actions.fixture'

export interface ActOptions {
  readonly ada: Person
  readonly ben: Person
  readonly workspace: Workspace
  readonly seed: number
  readonly actions: number
  /** After how many actions both are compared, and after how many of these one of them loads the page anew. */
  readonly compareEvery: number
  readonly reloadEvery: number
  /** Told after every comparison. */
  readonly onCompared?: (done: number) => void
}

/** Above this a page is cleared, so that it stays quick to act on. */
const MOST_BLOCKS = 70
const REMEMBERED = 60

/** Throws at the first difference, with what was done before it. */
export async function actTogether(options: ActOptions): Promise<{ readonly redrawn: number }> {
  const { ada, ben, workspace, seed, actions, compareEvery, reloadEvery } = options
  const random = new Random(seed)
  const people = [ada, ben]
  const log: string[] = []
  let redrawn = 0
  for (let done = 0; done < actions; ) {
    const round = Math.min(compareEvery, actions - done)
    await Promise.all(
      people.map(async (person, i) => {
        const own = new Random(random.below(2 ** 31) + i)
        for (let n = 0; n < round / people.length; n++) {
          const what = await actAtRandom(person, own).catch(
            (error: unknown) => `failed: ${String(error).slice(0, 200)}`,
          )
          log.push(`${person.name.slice(0, 3)} ${what}`)
          await stayHere(person, workspace)
        }
      }),
    )
    log.splice(0, log.length - REMEMBERED)
    done += round
    redrawn += await compare(options, done, log, done % (compareEvery * reloadEvery) === 0 || done >= actions)
    options.onCompared?.(done)
  }
  return { redrawn }
}

/** Whoever followed a link comes back. */
async function stayHere({ tab, screen }: Person, { firstPath }: Workspace): Promise<void> {
  if (new URL(tab.url()).pathname.endsWith(firstPath.slice(1))) return
  await tab.goto(firstPath)
  await screen.text.first().waitFor()
}

async function compare(
  { ada, ben, workspace, seed }: ActOptions,
  done: number,
  log: readonly string[],
  isFresh: boolean,
): Promise<number> {
  for (const person of [ada, ben]) {
    await person.context.setOffline(false)
    await person.screen.press('Escape')
  }
  for (const { screen } of [ada, ben]) await screen.isSaved()
  const redrawn = await Promise.all([ada, ben].map(countRedrawn))
  const sides = async (): Promise<Record<string, readonly string[]>> => ({
    stored: await storedLines(ada, workspace),
    'drawn for Ada': await drawnLines(ada),
    'drawn for Ben': await drawnLines(ben),
  })
  await isSame(sides, `seed ${seed}, after ${done} actions`, log)
  if (isFresh) {
    await ada.open(workspace.firstPath)
    await isSame(sides, `seed ${seed}, after ${done} actions, loaded anew`, log)
  }
  if ((await drawnLines(ben)).length > MOST_BLOCKS) {
    await ben.screen.text.first().click()
    await ben.screen.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')
  }
  return redrawn.reduce((sum, count) => sum + count, 0)
}

async function isSame(
  sides: () => Promise<Record<string, readonly string[]>>,
  when: string,
  log: readonly string[],
): Promise<void> {
  const until = Date.now() + PATIENCE_MS / 3
  for (;;) {
    const all = Object.entries(await sides())
    const [, expected] = all[0] as [string, readonly string[]]
    // An empty page shows a line to write in.
    const different = all.filter(([, lines]) => lines.join('\n') !== expected.join('\n'))
    if (different.length === 0) return
    if (Date.now() > until)
      throw new Error(
        `${when}: not the same.\n${all.map(([name, lines]) => `--- ${name}\n${lines.join('\n')}`).join('\n')}\n--- done\n${log.join('\n')}`,
      )
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** How often the editor found something undrawn and drew it again. */
const countRedrawn = ({ tab }: Person): Promise<number> =>
  tab.evaluate(() => {
    const { length } = performance.getEntriesByName('sheaf-redrawn')
    performance.clearMarks('sheaf-redrawn')
    return length
  })
