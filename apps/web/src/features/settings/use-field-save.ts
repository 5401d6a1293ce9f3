// Changes what a workspace or a team is called or shown by, with a way back.
import type { Draft } from '@sheaf/core/actions/draft'
import { useToast } from '@sheaf/ui/toast/toast'
import { useSession } from '../../data/hooks'
import { t } from '../../i18n/t'

/** `done`: says so, and offers the way back. */
type SaveField = (change: (draft: Draft) => void, done?: string) => void

export function useFieldSave(): SaveField {
  const session = useSession()
  const toasts = useToast()
  return (change, done) => {
    const made = session.client.commit(change)
    if (!made || !done) return
    toasts.show({
      text: done,
      action: {
        label: t('Undo'),
        onAction: () => void session.client.commit(draft => draft.revert(made.inverse)),
      },
    })
  }
}
