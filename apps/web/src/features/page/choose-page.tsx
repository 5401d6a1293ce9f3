// Lets the person choose a page. One question for the screen; whoever asks again takes the place of the one before.
import type { Uuid } from '@sheaf/core/ids'
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
    asked.set({
      at,
      answer: page => {
        asked.set(null)
        resolve(page)
      },
    })
  })
}

/** Draws the question while there is one. */
export function PageChooser() {
  const question = useSyncExternalStore(asked.subscribe, asked.get)
  return question && <Chooser.Part key={question.at.dataset['blockId'] ?? ''} question={question} />
}
