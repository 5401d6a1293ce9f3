// Making an account with a password.
import { emailProblem, passwordProblem, personNameProblem } from '@sheaf/core/api/account/account-rules'
import { limits } from '@sheaf/core/limits'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { PasswordField } from '@sheaf/ui/field/password-field'
import { useState } from 'react'
import { accounts } from '../data/accounts'
import { createApi } from '../data/api'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { loginRoute, rootRoute, type ScreenRoute } from '../routes'
import { readEntryAddress } from './entry-address'
import { EntryFrame, Problem, entryStyles as styles } from './entry-frame'
import { useForm } from './use-form'

export function SignUp({
  route,
  hasAccount,
  onSignedIn,
}: {
  route: ScreenRoute
  hasAccount: boolean
  onSignedIn: () => void
}) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState(() => readEntryAddress(route).email)
  const [password, setPassword] = useState('')
  const { problems, busy, onSubmit } = useForm<'name' | 'email' | 'password'>(
    () => ({ name: personNameProblem(name), email: emailProblem(email), password: passwordProblem(password) }),
    async () => {
      const { userId } = await createApi().signUp({ name: name.trim(), email, password })
      accounts.refresh(userId)
      onSignedIn()
    },
  )
  return (
    <EntryFrame
      title={t('One workspace for your notes, docs, and projects')}
      lead={t('Write, plan, and organize, on your own or with your team.')}
      foot={hasAccount && <a {...linkTo(rootRoute)}>{t('Back to your workspace')}</a>}
    >
      {problems.general && <Problem>{problems.general}</Problem>}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label={t('Your name')}
          name="name"
          autoComplete="name"
          autoFocus
          size="large"
          value={name}
          onChange={event => setName(event.target.value)}
          error={problems.fields.name}
        />
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="email"
          size="large"
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={problems.fields.email}
        />
        <PasswordField
          label={t('Password')}
          name="new-password"
          autoComplete="new-password"
          size="large"
          revealLabel={t('Show password')}
          concealLabel={t('Hide password')}
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={problems.fields.password}
          hint={t('At least {count, plural, one {# character} other {# characters}}', {
            count: limits.minPasswordCharacters,
          })}
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('Create account')}
        </Button>
      </form>
      <p className={styles.switch}>
        {t('Already have an account?')} <a {...linkTo(loginRoute)}>{t('Sign in')}</a>
      </p>
    </EntryFrame>
  )
}
