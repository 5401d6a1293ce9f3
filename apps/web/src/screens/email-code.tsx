// The second step of signing in by e-mail: the code that was sent.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { useState } from 'react'
import { createApi } from '../data/api'
import { t } from '../i18n/t'
import { EntryFrame, Problem, entryStyles as styles } from './entry-frame'
import { useForm } from './use-form'

export function EmailCode({
  email,
  state,
  onSignedIn,
  onSendAgain,
  onBack,
}: {
  email: string
  state: string
  onSignedIn: (userId: Uuid) => void
  onSendAgain: () => Promise<void>
  onBack: () => void
}) {
  const [code, setCode] = useState('')
  const [sentAgain, setSentAgain] = useState(false)
  const { problems, busy, onSubmit } = useForm<'code'>(
    () => ({ code: code.trim() ? undefined : t('Enter the code from your email') }),
    async () => onSignedIn((await createApi().loginWithEmailCode({ state, code: code.trim() })).userId),
  )
  return (
    <EntryFrame title={t('Check your email')} lead={t('We sent a sign-in code to {email}.', { email })}>
      {problems.general && <Problem>{problems.general}</Problem>}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label={t('Code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          size="large"
          value={code}
          onChange={event => setCode(event.target.value)}
          error={problems.fields.code}
          hint={sentAgain ? t('New code sent') : undefined}
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('Sign in')}
        </Button>
      </form>
      <p className={styles.switch}>
        {t('Didn’t get it?')}{' '}
        <button type="button" onClick={() => void onSendAgain().then(() => setSentAgain(true))}>
          {t('Resend code')}
        </button>
        {' · '}
        <button type="button" onClick={onBack}>
          {t('Back')}
        </button>
      </p>
    </EntryFrame>
  )
}
