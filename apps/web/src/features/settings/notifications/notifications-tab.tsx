// My notifications, for this workspace. They are kept with the person's own view of it, for the parts that send them: so far only
// buttons do, by e-mail.
import { setNotification } from '@sheaf/core/actions/space-view'
import { spaceViewId } from '@sheaf/core/ids'
import { type NotificationKey, notificationsOf, wantsNotification } from '@sheaf/core/records/notification-settings'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { Note, Section, SettingsPage } from '../setting'

export function NotificationsTab() {
  const session = useSession()
  const view = useRecord('space_view', spaceViewId(session.spaceId, session.userId))
  const stored = notificationsOf(view)
  const set = (key: NotificationKey, value: boolean): void => {
    session.client.commit(draft => setNotification(draft, key, value))
  }
  const choice = (key: NotificationKey, label: string, hint: string) => (
    <SwitchField
      label={label}
      hint={hint}
      checked={wantsNotification(stored, key)}
      onChange={value => set(key, value)}
    />
  )
  return (
    <SettingsPage>
      <Section title={t('Notify me about')}>
        {choice('mentions', t('Mentions'), t('Someone mentions you on a page or in a comment'))}
        {choice('comments', t('Comments'), t('Replies to you and comments on your pages'))}
        {choice('invitations', t('Invitations'), t('Invitations to pages and teamspaces'))}
        {choice('page_updates', t('Page updates'), t('On pages you follow'))}
      </Section>
      <Section title={t('Email')}>
        {choice('email', t('Email notifications'), t('Messages that buttons send you'))}
      </Section>
      <Note>
        {t('Messages from buttons come by email. Other notifications are coming soon. Your choices here are saved.')}
      </Note>
    </SettingsPage>
  )
}
