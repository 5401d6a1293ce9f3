// How very much is undone or redone: in portions, with word of how far it is.
import type { Pacing } from '@sheaf/editor/history'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { progressToast } from '../../actions/progress-toast'
import type { SpaceSession } from '../../data/space-session'
import { formatNumber, t } from '../../i18n/t'

export const undoPacing = (session: SpaceSession, toasts: Toasts): Pacing => ({
  // The pacing code is loaded with the first long step; without it the step runs anyway.
  pause: () =>
    import('@sheaf/sync/between-portions').then(
      ({ betweenPortions }) => betweenPortions(session),
      () => {},
    ),
  tell: way => {
    const { tell, end } = progressToast(toasts, 'undo')
    return {
      onProgress: part =>
        tell(() => {
          const done = formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
          return { text: way === 'undo' ? t('Undoing… {done}', { done }) : t('Redoing… {done}', { done }) }
        }),
      end,
    }
  },
})
