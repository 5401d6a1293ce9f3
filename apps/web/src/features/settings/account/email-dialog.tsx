// Moving to another address: a code goes there first, and it is shown once more whose account it is.
import { emailProblem } from '@sheaf/core/api/account/account-rules'
import { Field } from '@sheaf/ui/field/field'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useForm } from '../../../screens/use-form'
import { FormDialog } from '../form-dialog'
import { Problem } from '../setting'
import { type Account, useProof } from './proof-fields'

interface EmailDialogProps {
  readonly account: Account
  readonly onClose: () => void
  readonly onChanged: () => void
}

export function EmailDialog({ account, onClose, onChanged }: EmailDialogProps) {
  const { userId, spaceId } = useSession()
  const toasts = useToast()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const proof = useProof(account)
  const api = createApi(userId, spaceId)
  const form = useForm<'email' | 'code' | 'proof'>(
    () =>
      state === null
        ? { email: emailProblem(email) }
        : { code: code.trim() ? undefined : t('Enter the code from your email'), proof: proof.problem },
    async () => {
      if (state === null) return setState((await api.sendAccountCode({ newEmail: email })).state)
      const moved = await api.changeEmail({ state, code: code.trim(), proof: proof.proof })
      toasts.show({ text: t('Email changed to {email}', moved) })
      onChanged()
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('Change email')}
      description={
        state === null
          ? t('We’ll send a code to your new email to confirm it’s yours.')
          : t('We sent a code to {email}.', { email })
      }
      submitLabel={state === null ? t('Send code') : t('Change email')}
      onClose={onClose}
    >
      {state === null ? (
        <Field
          label={t('New email')}
          type="email"
          autoComplete="email"
          value={email}
          error={form.problems.fields.email}
          onChange={event => setEmail(event.target.value)}
        />
      ) : (
        <>
          {form.problems.fields.email && <Problem>{form.problems.fields.email}</Problem>}
          <Field
            label={t('Code from the new email')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={code}
            error={form.problems.fields.code}
            onChange={event => setCode(event.target.value)}
          />
          {proof.fields(form.problems.fields.proof)}
        </>
      )}
    </FormDialog>
  )
}
