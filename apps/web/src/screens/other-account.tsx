// What an address leads to is for another account that is signed in here: switched to only when asked for.
import { Button } from '@sheaf/ui/button/button'
import { UsersIcon } from '@sheaf/ui/icon/icon'
import type { AccountChoice, WorkspaceChoice } from '../features/sidebar/workspace-items'
import { t } from '../i18n/t'
import { MessageScreen } from './message-screen'

interface OtherAccountProps {
  readonly title: string
  readonly choice: WorkspaceChoice
  readonly accounts: readonly AccountChoice[]
  readonly onSwitch: () => void
}

export function OtherAccount({ title, choice, accounts, onSwitch }: OtherAccountProps) {
  const { name = '', email = '' } = accounts.find(account => account.userId === choice.userId) ?? {}
  return (
    <MessageScreen
      icon={UsersIcon}
      title={title}
      text={t('{email} has access to it and is signed in on this device.', { email: email || name })}
      action={
        <Button variant="primary" onClick={onSwitch}>
          {t('Switch to {name}', { name })}
        </Button>
      }
    />
  )
}
