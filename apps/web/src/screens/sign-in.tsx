// Signing in: by password, or by a code that is mailed.
import { emailProblem } from '@sheaf/core/api/account/account-rules'
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { PasswordField } from '@sheaf/ui/field/password-field'
import { useState } from 'react'
import { accounts } from '../data/accounts'
import { createApi } from '../data/api'
import { phraseText } from '../i18n/refusal-text'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { rootRoute, type ScreenRoute, signupRoute } from '../routes'
import { EmailCode } from './email-code'
import { readEntryAddress } from './entry-address'
import { EntryFrame, Notice, Problem, entryStyles as styles } from './entry-frame'
import { type Problems, problemsOf, useForm } from './use-form'

type FieldName = 'email' | 'password'

export function SignIn({
  route,
  ended,
  hasAccount,
  onSignedIn,
}: {
  route: ScreenRoute
  ended: boolean
  hasAccount: boolean
  onSignedIn: () => void
}) {
  const [email, setEmail] = useState(() => readEntryAddress(route).email)
  const [password, setPassword] = useState('')
  const [codeState, setCodeState] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [codeProblems, setCodeProblems] = useState<Problems<FieldName>>({ fields: {} })

  const done = (userId: Uuid): void => {
    accounts.refresh(userId)
    onSignedIn()
  }
  const form = useForm<FieldName>(
    () => ({ email: emailProblem(email), password: password ? undefined : t('Enter your password') }),
    async () => {
      setCodeProblems({ fields: {} })
      const { userId } = await createApi().loginWithPassword({ email, password })
      done(userId)
    },
  )
  const sendCode = async (): Promise<void> => {
    const problem = emailProblem(email)
    setCodeProblems(problem ? { fields: { email: phraseText(problem) } } : { fields: {} })
    if (problem) return
    setSending(true)
    try {
      setCodeState((await createApi().sendEmailCode({ email })).state)
    } catch (error) {
      setCodeProblems(problemsOf(error))
    } finally {
      setSending(false)
    }
  }

  if (codeState !== null)
    return (
      <EmailCode
        email={email}
        state={codeState}
        onSignedIn={done}
        onSendAgain={sendCode}
        onBack={() => setCodeState(null)}
      />
    )
  const general = form.problems.general ?? codeProblems.general
  return (
    <EntryFrame
      title={t('Welcome back')}
      lead={hasAccount ? t('Add another account to this browser') : undefined}
      foot={hasAccount && <a {...linkTo(rootRoute)}>{t('Back to your workspace')}</a>}
    >
      {ended && (
        <Notice>
          {t('Your session has expired. Sign in again to continue. Unsaved changes are kept on this device.')}
        </Notice>
      )}
      {general && <Problem>{general}</Problem>}
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          size="large"
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={form.problems.fields.email ?? codeProblems.fields.email}
        />
        <PasswordField
          label={t('Password')}
          name="password"
          size="large"
          revealLabel={t('Show password')}
          concealLabel={t('Hide password')}
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={form.problems.fields.password}
        />
        <Button type="submit" variant="primary" size="large" wide loading={form.busy}>
          {t('Sign in')}
        </Button>
      </form>
      <div className={styles.or}>{t('or')}</div>
      <Button size="large" wide loading={sending} onClick={() => void sendCode()}>
        {t('Email me a code')}
      </Button>
      <p className={styles.switch}>
        {t('New to Sheaf?')} <a {...linkTo(signupRoute)}>{t('Create an account')}</a>
      </p>
    </EntryFrame>
  )
}
