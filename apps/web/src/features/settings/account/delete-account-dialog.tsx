// The way out for good.
import { accounts } from '../../../data/accounts'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useForm } from '../../../screens/use-form'
import { FormDialog } from '../form-dialog'
import { type Account, useProof } from './proof-fields'

export function DeleteAccountDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { userId, spaceId } = useSession()
  const proof = useProof(account)
  const form = useForm<'proof'>(
    () => ({ proof: proof.problem }),
    async () => {
      await createApi(userId, spaceId).deleteAccount({ proof: proof.proof })
      accounts.refresh()
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('Delete your account?')}
      description={t(
        'This can’t be undone. Workspaces only you are in are deleted with everything in them. Your content in other workspaces stays, under “Deleted user”.',
      )}
      submitLabel={t('Delete permanently')}
      keepLabel={t('Cancel')}
      onClose={onClose}
    >
      {proof.fields(form.problems.fields.proof)}
    </FormDialog>
  )
}
