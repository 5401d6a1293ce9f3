// Lets the person choose a page. One chooser at a time: a new request replaces the one before.
import type { Uuid } from '@sheaf/core/ids'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useSyncExternalStore } from 'react'
import type { SpaceSession } from '../../data/space-session'
import { Store } from '../../editing/store'

const Chooser = onDemand(async () => (await import('./page-chooser')).Chooser)

export interface Asked {
  readonly at: HTMLElement
  readonly answer: (page: Uuid | null) => void
}
const asked = new Store<Asked | null>(null)

/** Null when nothing was chosen. */
export function choosePage(_session: SpaceSession, at: HTMLElement): Promise<Uuid | null> {
  asked.get()?.answer(null)
  return new Promise(resolve => {
    const answer = (page: Uuid | null): void => {
      asked.set(null)
      resolve(page)
    }
    holdUntilFocus(() => answer(null))
    asked.set({ at, answer })
  })
}

/** Draws the question while there is one. */
export function PageChooser() {
  const question = useSyncExternalStore(asked.subscribe, asked.get)
  return question && <Chooser.Part key={question.at.dataset['blockId'] ?? ''} question={question} />
}
