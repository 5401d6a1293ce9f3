// The end of a workspace, for everybody: its name is typed, so that it is never another one.
import { Field } from '@sheaf/ui/field/field'
import { useState } from 'react'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useForm } from '../../../screens/use-form'
import { FormDialog } from '../form-dialog'

interface DeleteSpaceDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function DeleteSpaceDialog({ name, onClose, onDeleted }: DeleteSpaceDialogProps) {
  const { userId, spaceId } = useSession()
  const [typed, setTyped] = useState('')
  const form = useForm<'name'>(
    () => ({
      name: typed.trim() === name.trim() ? undefined : t('Type the workspace name to confirm'),
    }),
    async () => {
      await createApi(userId, spaceId).deleteSpace({ spaceId, name: typed })
      onDeleted()
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('Delete “{name}”?', { name })}
      description={t('This deletes all pages and files for everyone and can’t be undone.')}
      submitLabel={t('Delete permanently')}
      keepLabel={t('Cancel')}
      onClose={onClose}
    >
      <Field
        label={t('Type “{name}” to confirm', { name })}
        autoComplete="off"
        value={typed}
        error={form.problems.fields.name}
        onChange={event => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
