// Another password, or the first one. Everywhere else the account is signed out by it.
import { passwordProblem } from '@sheaf/core/api/account/account-rules'
import { PasswordField } from '@sheaf/ui/field/password-field'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useForm } from '../../../screens/use-form'
import { FormDialog } from '../form-dialog'
import { type Account, useProof } from './proof-fields'

interface PasswordDialogProps {
  readonly account: Account
  readonly onClose: () => void
  readonly onChanged: () => void
}

export function PasswordDialog({ account, onClose, onChanged }: PasswordDialogProps) {
  const { userId, spaceId } = useSession()
  const toasts = useToast()
  const [password, setPassword] = useState('')
  const proof = useProof(account)
  const form = useForm<'password' | 'proof'>(
    () => ({ proof: proof.problem, password: passwordProblem(password) }),
    async () => {
      await createApi(userId, spaceId).changePassword({ password, proof: proof.proof })
      toasts.show({ text: t('Password changed. You’re signed out of all other devices.') })
      onChanged()
    },
  )
  const title = account.hasPassword ? t('Change password') : t('Set password')
  return (
    <FormDialog
      form={form}
      title={title}
      description={t('This signs you out of all other devices.')}
      submitLabel={title}
      onClose={onClose}
    >
      {proof.fields(form.problems.fields.proof)}
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        value={password}
        error={form.problems.fields.password}
        revealLabel={t('Show password')}
        concealLabel={t('Hide password')}
        onChange={event => setPassword(event.target.value)}
      />
    </FormDialog>
  )
}
