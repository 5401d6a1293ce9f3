// Says how far long work is, once a second. What is over before it was noticed is not spoken of.
import type { Toasts } from '@sheaf/ui/toast/toast'

type Shown = Parameters<Toasts['show']>[0]

const FIRST_MS = 500
const PAUSE_MS = 1_000

interface ProgressToast {
  readonly tell: (words: () => Pick<Shown, 'text' | 'action'>) => void
  readonly end: () => void
}

export function progressToast(toasts: Toasts, id: string): ProgressToast {
  let nextAt: number | null = null
  return {
    tell: words => {
      const now = Date.now()
      nextAt ??= now + FIRST_MS
      if (now < nextAt) return
      nextAt = now + PAUSE_MS
      toasts.show({ ...words(), id, durationMs: 0 })
    },
    end: () => {
      nextAt = null
      toasts.close(id)
    },
  }
}
