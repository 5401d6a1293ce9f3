// Showing once more that it is really oneself: the password, or a code from the mail for whoever has none or forgot it.
import type { Proof } from '@sheaf/core/api/account/proof'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { PasswordField } from '@sheaf/ui/field/password-field'
import { type ReactNode, useState } from 'react'
import { t } from '../../../i18n/t'
import { Problem } from '../setting'
import styles from '../settings.module.css'
import { useCall } from '../use-call'

export interface Account {
  readonly email: string
  readonly hasPassword: boolean
}

interface ProofFields {
  /** What is missing, in words. */
  readonly problem: string | undefined
  readonly proof: Proof
  readonly fields: (error: string | undefined) => ReactNode
}

export function useProof({ email, hasPassword }: Account): ProofFields {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isByMail, setByMail] = useState(!hasPassword)
  const [state, setState] = useState<string | null>(null)
  const sending = useCall()
  const send = (): Promise<boolean> => sending.run(async api => setState((await api.sendAccountCode({})).state))
  const byPassword = (error: string | undefined): ReactNode => (
    <>
      <PasswordField
        label={t('Your password')}
        value={password}
        error={error}
        revealLabel={t('Show password')}
        concealLabel={t('Hide password')}
        onChange={event => setPassword(event.target.value)}
      />
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          setByMail(true)
          void send()
        }}
      >
        {t('Forgot your password? Email me a code')}
      </button>
    </>
  )
  const byMail = (error: string | undefined): ReactNode => (
    <>
      {state === null ? (
        <Button loading={sending.isBusy} onClick={() => void send()}>
          {t('Send code to {email}', { email })}
        </Button>
      ) : (
        <Field
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={error}
          hint={t('We sent a code to {email}.', { email })}
          onChange={event => setCode(event.target.value)}
        />
      )}
      {sending.problem && <Problem>{sending.problem}</Problem>}
      {state === null && error && <Problem>{error}</Problem>}
    </>
  )
  const missing = isByMail ? !state || !code.trim() : !password
  return {
    problem: missing ? (isByMail ? t('Enter the code from your email') : t('Enter your password')) : undefined,
    proof: isByMail ? { type: 'code', state: state ?? '', code: code.trim() } : { type: 'password', password },
    fields: isByMail ? byMail : byPassword,
  }
}
