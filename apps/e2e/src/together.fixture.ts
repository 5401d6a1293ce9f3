// Two people on one page, and what both must see.
import { eventually, type Journey } from './journey.fixture'
import type { Person } from './people.fixture'

interface Pair {
  readonly ada: Person
  readonly ben: Person
}

/** Both on the first page, with the given text in it. */
export async function together(journey: Journey, ...lines: string[]): Promise<Pair> {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write(...lines)
  await ada.screen.isSaved()
  await ben.open(workspace.firstPath)
  await bothRead([ada, ben], lines)
  return { ada, ben }
}

export const bothRead = async (people: readonly Person[], lines: readonly string[]): Promise<void> => {
  for (const { screen, name } of people) await eventually(() => screen.paragraphs(), name).toEqual(lines)
}

/** What is written, whatever the kind of its blocks, without other people's carets. */
const words = ({ screen }: Person): Promise<string[]> =>
  screen.text.locator('.sheaf-body, .sheaf-code').evaluateAll(all =>
    all.map(one => {
      const copy = one.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
      return copy.textContent ?? ''
    }),
  )

/** Both end with the same text; returns it. */
export async function converged({ ada, ben }: Pair): Promise<string[]> {
  await ada.screen.isSaved()
  await ben.screen.isSaved()
  await eventually(async () => {
    const [hers, his] = await Promise.all([words(ada), words(ben)])
    return hers.join('\n') === his.join('\n')
  }).toBe(true)
  return words(ada)
}
