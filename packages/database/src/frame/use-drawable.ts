// A database that opens is drawn once, with its rows: an answer that came with the document is there in a moment, and all that is around the
// rows would else be drawn twice. Where it takes longer, the rest does not wait.
import { useEffect, useState } from 'react'

const WITHIN_MS = 150

/** `waits`: nothing of it is on the screen yet. */
export function useDrawable(waits: boolean, isAnswered: boolean): boolean {
  const [isDrawable, setDrawable] = useState(!waits)
  useEffect(() => {
    const timer = setTimeout(() => setDrawable(true), WITHIN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isAnswered && !isDrawable) setDrawable(true)
  return isDrawable
}
