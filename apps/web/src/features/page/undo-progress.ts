// How very much is undone or redone: in portions, with word of how far it is. What is over before it was noticed is not spoken of.
import type { Pacing } from '@sheaf/editor/history'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { betweenPortions } from '../../data/between-portions'
import type { SpaceSession } from '../../data/space-session'
import { formatNumber, t } from '../../i18n/t'

const FIRST_MS = 500
const PAUSE_MS = 1_000
const id = 'undo'

export const undoPacing = (session: SpaceSession, toasts: Toasts): Pacing => ({
  pause: () => betweenPortions(session),
  tell: way => {
    let nextAt = Date.now() + FIRST_MS
    return {
      onProgress: part => {
        if (Date.now() < nextAt) return
        nextAt = Date.now() + PAUSE_MS
        const done = formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
        const text = way === 'undo' ? t('Undoing… {done}', { done }) : t('Redoing… {done}', { done })
        toasts.show({ id, text, durationMs: 0 })
      },
      end: () => toasts.close(id),
    }
  },
})
