// Two people act at random on one page, at the same time. Every now and then both stop, and what is drawn here, what is stored, what is
// drawn there and what a fresh load draws must be the same.
import { documentLines, drawnLines, storedLines } from './page-lines.fixture'
import { PATIENCE_MS } from './patience.fixture'
import { PASSWORD, type Person, type Workspace } from './people.fixture'
import { Random } from './random.fixture'
import { actAtRandom } from './random-actions.fixture'

interface ActOptions {
  readonly ada: Person
  readonly ben: Person
  readonly workspace: Workspace
  readonly seed: number
  readonly actions: number
  /** After how many actions both are compared, and after how many comparisons one of them reloads the page. */
  readonly compareEvery: number
  readonly reloadEvery: number
  /** Called after every comparison. */
  readonly onCompared?: (figures: Figures) => void
  /** Called after every action. */
  readonly onAction?: (line: string, tookMs: number) => void
}
export interface Figures {
  /** Actions. */
  done: number
  /** How often both were compared, and how often with a fresh load. */
  compared: number
  loaded: number
  /** How often the editor found something undrawn and drew it again. */
  redrawn: number
  /** Actions that the browser would not do: a tab that is loading has no caret, an element is gone before it is pressed. */
  missed: number
}

/** Above this a page is cleared, so that it stays quick to act on and people meet. */
const MOST_BLOCKS = 60
const REMEMBERED = 80

/** Throws at the first difference, with what was done before it. */
export async function actTogether(options: ActOptions): Promise<Figures> {
  const { ada, ben, workspace, seed, actions, compareEvery, reloadEvery } = options
  const random = new Random(seed)
  const people = [ada, ben]
  const log: string[] = []
  const figures: Figures = { done: 0, compared: 0, loaded: 0, redrawn: 0, missed: 0 }
  while (figures.done < actions) {
    const round = Math.min(compareEvery, actions - figures.done)
    const seeds = people.map(() => random.below(2 ** 31))
    await Promise.all(
      people.map(async (person, i) => {
        const own = new Random(seeds[i] ?? 0)
        for (let n = 0; n < round / people.length; n++) {
          const began = performance.now()
          const what = await actAtRandom(person, own)
          await stayHere(person, workspace)
          if (what.includes(' failed: ')) figures.missed++
          const line = `${person.name.slice(0, 3)} ${what}`
          log.push(line)
          options.onAction?.(line, performance.now() - began)
        }
      }),
    )
    log.splice(0, log.length - REMEMBERED)
    figures.done += round
    figures.compared++
    const isFresh = figures.compared % reloadEvery === 0 || figures.done >= actions
    figures.redrawn += await compare(options, figures.done, log, isFresh)
    if (isFresh) figures.loaded++
    options.onCompared?.(figures)
  }
  return figures
}

/** Whoever followed a link comes back, and so does who signed out or began a workspace. */
async function stayHere({ context, email, tab, screen }: Person, { firstPath }: Workspace): Promise<void> {
  if (await screen.heading('New workspace').isVisible()) await screen.button('Cancel').click()
  if (new URL(tab.url()).pathname.endsWith(firstPath.slice(1))) return
  await context.setOffline(false)
  await tab.goto(firstPath)
  const text = screen.text.first()
  const signIn = screen.heading('Welcome back')
  await text.or(signIn).waitFor()
  if (await signIn.isVisible()) {
    await screen.field('Email').fill(email)
    await screen.field('Password').fill(PASSWORD)
    await screen.button('Sign in').click()
  }
  await text.waitFor()
}

/** What was pressed last may have opened a page only now, and who wanted to sign out without a network may do so now that it is back. */
async function comeToRest(person: Person, workspace: Workspace): Promise<void> {
  const { screen } = person
  await stayHere(person, workspace)
  await screen.saved.or(screen.heading('Welcome back')).first().waitFor()
  await stayHere(person, workspace)
  await screen.isSaved()
}

async function compare(
  { ada, ben, workspace, seed }: ActOptions,
  done: number,
  log: readonly string[],
  isFresh: boolean,
): Promise<number> {
  const people = [ada, ben]
  await Promise.all(
    people.map(async ({ context, screen }) => {
      await context.setOffline(false)
      await screen.press('Escape')
    }),
  )
  const place = `seed ${seed}, after ${done} actions`
  await Promise.all(people.map(person => comeToRest(person, workspace))).catch((error: unknown) => {
    const faults = people.flatMap(person => person.takeFaults()).join('\n')
    throw new Error(`${place}: not saved. ${String(error)}\n${faults}\n--- done\n${log.join('\n')}`)
  })
  const redrawn = await Promise.all(people.map(countRedrawn))
  const sides = async (): Promise<Record<string, readonly string[]>> => {
    const [stored, hers, his] = await Promise.all([storedLines(ada, workspace), drawnLines(ada), drawnLines(ben)])
    return { stored, 'drawn for Ada': hers, 'drawn for Ben': his }
  }
  /** Whether a document is wrong or only its drawing, and what nobody caught. */
  const behind = async (): Promise<readonly (readonly [string, readonly string[]])[]> => {
    const documents = await Promise.all(people.map(documentLines))
    return people.flatMap((person, i) => [
      [`document of ${person.name}`, documents[i] ?? []] as const,
      [`faults of ${person.name}`, person.takeFaults()] as const,
    ])
  }
  await isSame(sides, behind, place, log)
  if ((await storedLines(ada, workspace)).some(line => line.includes(REPLACEMENT)))
    throw new Error(`${place}: an emoji was taken apart.\n--- done\n${log.join('\n')}`)
  for (const { tab, name } of people)
    if (await tab.getByText('couldn’t be saved').count())
      throw new Error(`${place}: a change of ${name} was refused.\n--- done\n${log.join('\n')}`)
  if (isFresh) {
    // In turns: each has another history on the device.
    await (done % 200 === 0 ? ada : ben).open(workspace.firstPath)
    await isSame(sides, behind, `${place}, loaded anew`, log)
  }
  if ((await drawnLines(ben)).length > MOST_BLOCKS) {
    await ben.screen.text.first().click()
    await ben.screen.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')
  }
  return redrawn.reduce((sum, count) => sum + count, 0)
}

/** What stands for half of a letter. Nobody types it. */
const REPLACEMENT = '\ufffd'

/** What is on its way may still come; what stays different is a fault. */
const MAY_COME_WITHIN_MS = PATIENCE_MS / 3

async function isSame(
  sides: () => Promise<Record<string, readonly string[]>>,
  behind: () => Promise<readonly (readonly [string, readonly string[]])[]>,
  when: string,
  log: readonly string[],
): Promise<void> {
  const until = Date.now() + MAY_COME_WITHIN_MS
  for (;;) {
    const all = Object.entries(await sides())
    const [, expected] = all[0] as [string, readonly string[]]
    const different = all.filter(([, lines]) => lines.join('\n') !== expected.join('\n'))
    if (different.length === 0) return
    if (Date.now() > until) {
      const told = [...all, ...(await behind())]
      throw new Error(
        `${when}: not the same.\n${told.map(([name, lines]) => `--- ${name}\n${lines.join('\n')}`).join('\n')}\n--- done\n${log.join('\n')}`,
      )
    }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

const countRedrawn = ({ tab }: Person): Promise<number> =>
  tab.evaluate(() => {
    const { length } = performance.getEntriesByName('sheaf-redrawn')
    performance.clearMarks('sheaf-redrawn')
    return length
  })
