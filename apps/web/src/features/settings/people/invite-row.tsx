// Somebody who is invited and has not come yet: sent again, or taken back.
import type { PendingInvite } from '@sheaf/core/api/invite/get-invites'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { useRecord } from '../../../data/hooks'
import { personOf } from '../../../data/use-people'
import { t } from '../../../i18n/t'
import styles from '../settings.module.css'

interface InviteRowProps {
  readonly invite: PendingInvite
  readonly isBusy: boolean
  readonly onResend: () => void
  readonly onRevoke: () => void
}

export function InviteRow({ invite: { email, invitedBy }, isBusy, onResend, onRevoke }: InviteRowProps) {
  const { name } = personOf(invitedBy, useRecord('sheaf_user', invitedBy))
  return (
    <li className={styles.item}>
      <Avatar id={email} name={email} size={32} decorative />
      <div className={styles.words}>
        <p className={styles.rowName}>{email}</p>
        <p className={styles.rowText}>{t('Invited by {name}', { name })}</p>
      </div>
      <div className={styles.control}>
        <p className={styles.rowText}>{t('Pending')}</p>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('Resend invitation to {email}', { email })}
          onClick={onResend}
        >
          {t('Resend')}
        </Button>
        <IconButton
          label={t('Revoke invitation to {email}', { email })}
          icon={<Icon of={CloseIcon} />}
          disabled={isBusy}
          onClick={onRevoke}
        />
      </div>
    </li>
  )
}
