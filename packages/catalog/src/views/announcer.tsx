// Says what happened to those who do not see it: a card that was moved by keys, rows that were selected.
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { type ReactNode, useMemo, useState } from 'react'

interface Announcer {
  readonly say: (words: string) => void
  /** To be drawn once in the view. */
  readonly region: ReactNode
}
export function useAnnouncer(): Announcer {
  const [said, setSaid] = useState({ words: '', turn: 0 })
  const say = useMemo(() => (words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), [])
  const region = (
    <div role="status" aria-live="polite">
      {/* The same words said again are new. */}
      <VisuallyHidden key={said.turn}>{said.words}</VisuallyHidden>
    </div>
  )
  return { say, region }
}
