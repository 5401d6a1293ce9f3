// The inbox is not built yet: its keys and its address say so, and nothing else offers it.
import { InboxIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import { goTo } from '../navigation'
import { inboxPath } from '../routes'
import type { Action } from './action'

export const openInbox: Action = {
  id: 'open-inbox',
  group: 'everywhere',
  label: () => t('Inbox'),
  icon: InboxIcon,
  shortcuts: ['command+alt+code:KeyU'],
  apple: ['ctrl+alt+code:KeyU'],
  isHidden: true,
  isUnbuilt: true,
  run: () => goTo(inboxPath),
}
