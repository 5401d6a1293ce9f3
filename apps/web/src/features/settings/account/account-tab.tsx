// My account: who I am here, how I sign in, where I am signed in, and the way out.
import { personNameProblem } from '@sheaf/core/api/account/account-rules'
import { Button } from '@sheaf/ui/button/button'
import { useState } from 'react'
import { t } from '../../../i18n/t'
import type { SettingsNeighbours } from '../define-settings-pane'
import { SavedField } from '../saved-field'
import { Note, Problem, Row, Section, SettingsPage } from '../setting'
import { useLoaded } from '../use-loaded'
import { useSelf } from '../use-self'
import { DeleteAccountDialog } from './delete-account-dialog'
import { EmailDialog } from './email-dialog'
import { PasswordDialog } from './password-dialog'
import { Photo } from './photo'
import { Sessions } from './sessions'

export function AccountTab({ onNamesChanged }: SettingsNeighbours) {
  const { user, change } = useSelf()
  const account = useLoaded(api => api.getAccount({}))
  const [open, setOpen] = useState<'email' | 'password' | 'delete' | null>(null)
  const [passwordChanges, setPasswordChanges] = useState(0)
  const close = (): void => setOpen(null)
  const email = account.value?.email ?? user?.email ?? ''
  const hasPassword = account.value?.hasPassword ?? true
  return (
    <SettingsPage>
      <Section title={t('Profile')}>
        <Photo />
        <SavedField
          label={t('Name')}
          value={user?.name ?? ''}
          autoComplete="name"
          problemOf={personNameProblem}
          onSave={name => change({ name }).then(onNamesChanged)}
        />
      </Section>
      <Section title={t('Sign-in')}>
        {account.problem && <Problem>{account.problem}</Problem>}
        <Row title={t('Email')} text={email}>
          <Button disabled={!account.value} onClick={() => setOpen('email')}>
            {t('Change email')}
          </Button>
        </Row>
        <Row
          title={t('Password')}
          text={
            hasPassword
              ? t('You can sign in with your password or a code sent to your email.')
              : t('You sign in with a code sent to your email.')
          }
        >
          <Button disabled={!account.value} onClick={() => setOpen('password')}>
            {hasPassword ? t('Change password') : t('Set password')}
          </Button>
        </Row>
      </Section>
      <Section title={t('Devices')}>
        <Sessions key={passwordChanges} />
      </Section>
      <Section title={t('Delete account')}>
        <Row
          title={t('Delete my account')}
          text={t(
            'Permanently deletes your account and any workspace only you are in. Your content in other workspaces stays, without your name.',
          )}
        >
          <Button variant="danger" disabled={!account.value} onClick={() => setOpen('delete')}>
            {t('Delete my account')}
          </Button>
        </Row>
        <Note>{t('If you’re the only owner of a shared workspace, make someone else an owner first.')}</Note>
      </Section>
      {open === 'email' && (
        <EmailDialog
          account={{ email, hasPassword }}
          onClose={close}
          onChanged={() => {
            close()
            void account.reload()
            onNamesChanged()
          }}
        />
      )}
      {open === 'password' && (
        <PasswordDialog
          account={{ email, hasPassword }}
          onClose={close}
          onChanged={() => {
            close()
            void account.reload()
            setPasswordChanges(passwordChanges + 1)
          }}
        />
      )}
      {open === 'delete' && <DeleteAccountDialog account={{ email, hasPassword }} onClose={close} />}
    </SettingsPage>
  )
}
