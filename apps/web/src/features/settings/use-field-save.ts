// Changes one field of a record by a transaction, with a way back.
import type { Pointer } from '@sheaf/core/operations/record-id'
import { useToast } from '@sheaf/ui/toast/toast'
import { useSession } from '../../data/hooks'
import { t } from '../../i18n/t'

type SaveField = (pointer: Pointer, field: string, value: string | null, done?: string) => void

export function useFieldSave(): SaveField {
  const session = useSession()
  const toasts = useToast()
  return (pointer, field, value, done) => {
    const made = session.client.commit(draft =>
      value === null ? draft.unset(pointer, [field]) : draft.set(pointer, [field], value),
    )
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
